//! Positions with exactly one right turn (`tactics/`, collected from games of self-play): the files say what is true,
//! and the search finds the turns.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;

use ludarium_ai::{Evaluate, Limits, SearchConfig, Stop, search};
use ludarium_rules::{AnyPosition, GameId, Side, Which, match_game};

/// Fewer say little.
const FEWEST: usize = 40;

/// The positions that the search may look at for a turn.
const NODES: u64 = 150_000;

/// In these games a side has hundreds of turns.
const NODES_AMONG_HUNDREDS: u64 = 250_000;

/// A line of a file.
struct Puzzle {
    /// The right turn alone wins within so many plies; or else it alone does not lose within so many.
    wins: bool,
    plies: u32,
    turn: String,
    position: AnyPosition,
}

fn puzzles(game: GameId) -> Vec<Puzzle> {
    let path = format!("{}/tests/tactics/{}.txt", env!("CARGO_MANIFEST_DIR"), game.name());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| puzzle(game, line).unwrap_or_else(|| panic!("{path}: {line}"))).collect()
}

fn puzzle(game: GameId, line: &str) -> Option<Puzzle> {
    let mut fields = line.split(" | ");
    let (word, plies) = fields.next()?.split_once(' ')?;
    let turn = fields.next()?.to_owned();
    let position = AnyPosition::parse(game, fields.next()?, &[]).ok()?;
    let known = word == "win" || word == "only";
    (known && fields.next().is_none()).then_some(Puzzle {
        wins: word == "win",
        plies: plies.parse().ok()?,
        turn,
        position,
    })
}

#[test]
fn there_are_enough_and_each_once() {
    for game in GameId::ALL {
        let puzzles = puzzles(game);
        assert!(puzzles.len() >= FEWEST, "{game}: {}", puzzles.len());
        let different: HashSet<String> = puzzles.iter().map(|puzzle| puzzle.position.to_string()).collect();
        assert_eq!(different.len(), puzzles.len(), "{game}");
        for Puzzle { turn, position, .. } in &puzzles {
            assert_eq!(position.read_turn(turn).expect("a legal turn").as_str(), turn, "{position}");
            assert!(position.count_turns() >= 4, "{position}");
        }
    }
}

/// Whether a side forces a win within so many plies, plainly: no table, no memory of any kind.
fn forces<P: Evaluate>(position: &P, side: Side, plies: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(side);
    }
    let attacks = position.side_to_move() == side;
    let decides = |turn: &P::Turn| forces(&position.play_unchecked(turn), side, plies - 1) == attacks;
    plies > 0 && any_turn(position, decides) == attacks
}

fn any_turn<P: Evaluate>(position: &P, mut holds: impl FnMut(&P::Turn) -> bool) -> bool {
    let look = |turn| if holds(&turn) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    position.visit(Which::All, look).is_break()
}

/// Whether exactly the turn of the file does what the file says.
fn holds<P: Evaluate>(position: &P, puzzle: &Puzzle) -> bool {
    let own = position.side_to_move();
    let right = |turn: &P::Turn| {
        let next = position.play_unchecked(turn);
        if puzzle.wins { forces(&next, own, puzzle.plies - 1) } else { !forces(&next, own.other(), puzzle.plies - 1) }
    };
    let no_faster = !puzzle.wins || !forces(position, own, puzzle.plies - 1);
    no_faster
        && position.turns().expect("a list").iter().all(|turn| right(turn) == (position.turn_text(turn) == puzzle.turn))
}

/// Every claim that takes three plies or fewer is proved a second time, by a solver that could not be plainer.
fn claims_hold(game: GameId) {
    for puzzle in puzzles(game).iter().filter(|puzzle| puzzle.plies <= 3) {
        let (position, turn) = (&puzzle.position, &puzzle.turn);
        assert!(match_game!(position, position => holds(position, puzzle)), "{game}: {turn} in {position}");
    }
}

/// At least 95 of 100 right turns are found.
fn search_finds(game: GameId) {
    let among_hundreds = matches!(game, GameId::Gess | GameId::Tribun);
    let nodes = if among_hundreds { NODES_AMONG_HUNDREDS } else { NODES };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let config = SearchConfig { limits, table_bytes: 4 << 20, ..SearchConfig::default() };
    let puzzles = puzzles(game);
    let missed: Vec<String> = puzzles.iter().filter_map(|puzzle| miss(puzzle, &config)).collect();
    assert!(missed.len() * 20 <= puzzles.len(), "{game}: {} of {} missed: {missed:#?}", missed.len(), puzzles.len());
}

/// What the search plays instead of the right turn; `None` if it finds it.
fn miss(puzzle: &Puzzle, config: &SearchConfig) -> Option<String> {
    fn found<P: Evaluate>(position: &P, config: &SearchConfig) -> Option<String> {
        search(position, &[], config, &Stop::new(), |_| {}).map(|found| position.turn_text(&found.turn))
    }
    let position = &puzzle.position;
    let turn = match_game!(position, position => found(position, config))?;
    (turn != puzzle.turn).then(|| format!("{turn} instead of {} in {position}", puzzle.turn))
}

/// Two tests a game, which run side by side.
macro_rules! tests_of {
    ($($name:ident: $game:expr;)*) => {
        mod claims {
            use super::*;
            $( #[test] fn $name() { claims_hold($game); } )*
        }
        mod found {
            use super::*;
            $( #[test] fn $name() { search_finds($game); } )*
        }
    };
}

tests_of! {
    tress: GameId::Tress;
    trees: GameId::Trees;
    tribun: GameId::Tribun;
    gess: GameId::Gess;
    go_chess: GameId::GoChess;
    treason: GameId::Treason;
    troop_chess: GameId::TroopChess;
}
