//! Playing the games between neighbours, first where a game gives the most information.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ludarium_rules::Side;

use super::args::CalibrateArgs;
use super::state::{NeighbourPair, State};
use crate::contender::Contender;
use crate::error::LabError;
use crate::matches::game::TwoPlayerMatch;
use crate::matches::results::Results;
use crate::parallel::{self, Event};
use crate::progress::Progress;
use crate::seeds::derive_seed;
use crate::start::Start;
use crate::strength::bradley_terry::{Pairing, Prior, ratings};

/// The pairs of games played before the next neighbours are chosen.
const BATCH: u32 = 8;

/// If a game takes more seconds than this, only one pair of games in each thread is played before the time is checked.
const FAST_SECONDS: f64 = 0.5;

/// The fewest games from which the error of a difference is estimated.
const MIN_GAMES: u32 = 8;

/// Which players of a calibration play each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Strengths on the scale.
    Scale,
    /// The levels.
    Levels,
}

impl Group {
    fn pairs(self, state: &mut State) -> &mut Vec<NeighbourPair> {
        match self {
            Group::Scale => &mut state.scale,
            Group::Levels => &mut state.levels,
        }
    }
}

/// Plays until every difference is known well enough, every pair has its games, or the time is up. `players` are in the
/// order of their strengths.
pub fn play(args: &CalibrateArgs, state: &mut State, group: Group, players: &[Contender]) -> Result<(), LabError> {
    let seconds = args.minutes * 60.0;
    let deadline = Instant::now() + Duration::from_secs_f64(seconds);
    let progress = Progress::new(seconds as u64, "seconds");
    while Instant::now() < deadline {
        let Some(index) = most_informative(group.pairs(state), args) else { break };
        let pair = group.pairs(state)[index];
        let contest = TwoPlayerMatch::new(
            &Start::of_game(args.game),
            [&players[index + 1], &players[index]],
            args.opening_plies(),
            seed(args, pair, group),
        )?;
        let began = Instant::now();
        let added = play_batch(args, &contest, pair, &progress)?;
        let pair = &mut group.pairs(state)[index];
        pair.results = pair.results + added;
        pair.seconds += began.elapsed().as_secs_f64() * f64::from(args.threads);
        state.write(args)?;
        let left = deadline.saturating_duration_since(Instant::now());
        progress.set_position((seconds as u64).saturating_sub(left.as_secs()));
    }
    Ok(())
}

/// The seed of the games of two neighbours, which does not depend on the other pairs.
fn seed(args: &CalibrateArgs, pair: NeighbourPair, group: Group) -> u64 {
    let ends = [pair.low, pair.high].map(|strength| (strength * 1e9) as u32);
    derive_seed(derive_seed(derive_seed(args.seed, group as u32), ends[0]), ends[1])
}

/// Plays the next games of two neighbours. The games are numbered, so that every run plays the same ones.
fn play_batch(
    args: &CalibrateArgs,
    contest: &TwoPlayerMatch,
    pair: NeighbourPair,
    progress: &Progress,
) -> Result<Results, LabError> {
    let first = pair.results.games() / 2 + pair.skipped;
    let mut results = Results::default();
    parallel::run(
        args.threads,
        batch_size(args, pair),
        |number| contest.play_pair(args.shard.nth_task(first + number)),
        |event| {
            if let Event::Done(_, games) = event {
                for (side_of_stronger, game) in Side::ALL.into_iter().zip(&games) {
                    results.add_game(side_of_stronger, game.result.winner);
                }
            }
            progress.redraw();
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(results)
}

/// The number of pairs of games to play next.
fn batch_size(args: &CalibrateArgs, pair: NeighbourPair) -> u32 {
    let played = pair.results.games() / 2;
    let seconds_per_game = pair.seconds / f64::from(pair.results.games().max(1));
    let fast = played > 0 && seconds_per_game < FAST_SECONDS;
    let wanted = if fast { args.threads.max(BATCH) } else { args.threads };
    wanted.min(args.games.div_ceil(2).saturating_sub(played)).max(1)
}

/// The index of the pair for which another game reduces the error most for its time; `None` if all differences are known
/// well enough.
fn most_informative(pairs: &[NeighbourPair], args: &CalibrateArgs) -> Option<usize> {
    let needs_games = |pair: &NeighbourPair| {
        let games = pair.results.games();
        games < args.games && (games < MIN_GAMES || error(pair) > args.error)
    };
    let information = |pair: &NeighbourPair| {
        let games = f64::from(pair.results.games());
        if games < f64::from(MIN_GAMES) {
            return f64::INFINITY;
        }
        error(pair).powi(2) / games / (pair.seconds / games).max(1e-6)
    };
    let candidates = pairs.iter().enumerate().filter(|(_, pair)| needs_games(pair));
    // Among equals the weakest pair, whose games are fast.
    let best = candidates.rev().max_by(|(_, one), (_, other)| information(one).total_cmp(&information(other)));
    best.map(|(index, _)| index)
}

/// The 95 % error of the Elo difference of two neighbours.
fn error(pair: &NeighbourPair) -> f64 {
    ratings(2, &[Pairing::of(1, 0, pair.results)], Prior::Nothing).map_or(f64::INFINITY, |ratings| ratings.error(1, 0))
}
