//! Which positions of a game of self-play may be puzzles, and what they would ask for.

use ludarium_ai::{Evaluate, Limits, Score, SearchConfig, Stop, search};
use ludarium_learn::puzzles::Task;
use ludarium_rules::{GameId, Registered};

use super::claims::Solvers;

/// The last plies of a game, which are searched again for wins that were missed.
const LAST_PLIES: usize = 24;

/// The last plies of a game, in which threats are answered.
const LAST_THREATS: usize = 48;

/// The positions that such a search looks at.
const NODES: u64 = 4000;

/// The longest win that is looked for, in plies.
fn longest_win(game: GameId) -> u32 {
    match game {
        GameId::Tribun | GameId::Gess => 7,
        GameId::Tress | GameId::Trees | GameId::GoChess | GameId::Treason | GameId::TroopChess => 11,
    }
}

/// What a position may ask for, the more interesting first. `from_end` is the number of plies to the end of the game, `seen`
/// what the search of the game thought.
pub fn tasks<P: Evaluate + Registered>(position: &P, from_end: usize, seen: Score, solvers: &mut Solvers) -> Vec<Task> {
    let score = if from_end <= LAST_PLIES { deeper(position) } else { seen };
    match score {
        Score::WinIn(plies) if plies <= longest_win(P::GAME) => wins(plies),
        Score::WinIn(_) | Score::LossIn(_) => Vec::new(),
        Score::Centi(_) if from_end <= LAST_THREATS && is_threatened(position, solvers) => {
            vec![Task::Only(2), Task::Only(4)]
        }
        Score::Centi(_) => Vec::new(),
    }
}

/// A search finds short wins without proving that there is no shorter one.
fn wins(plies: u32) -> Vec<Task> {
    (1..=plies).rev().step_by(2).map(Task::Win).collect()
}

/// The score of a search without errors.
fn deeper<P: Evaluate>(position: &P) -> Score {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let config = SearchConfig { limits, table_bytes: 1 << 18, stop_when_forced: false, ..SearchConfig::default() };
    let found = search(position, &[], &config, &Stop::new(), |_| {});
    found.map_or(Score::Centi(0), |found| Score::from_value(found.value))
}

/// Whether the other side would win soon if nothing were done, or nobody can tell by passing.
fn is_threatened<P: Evaluate + Registered>(position: &P, solvers: &mut Solvers) -> bool {
    let Some(passed) = position.pass_unchecked() else { return true };
    solvers.other.wins(&passed, 3) == Ok(true)
}
