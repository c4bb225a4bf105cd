//! Playing the games of a calibration, first where a game gives the most information.

use std::ops::ControlFlow;
use std::time::Duration;

use ludarium_rules::Side;

use super::args::CalibrateArgs;
use super::player::Player;
use super::state::{Pair, State};
use ludarium_lab::matches::game::TwoPlayerMatch;
use ludarium_lab::matches::results::Results;
use ludarium_lab::parallel::derive_seed;
use ludarium_lab::parallel::{self, Event};
use ludarium_lab::progress::Progress;
use ludarium_lab::start::Start;
use ludarium_lab::strength::bradley_terry::{Pairing, Prior, ratings};
use ludarium_lab::watch::Watch;

/// The pairs of games played before the next players are chosen.
const BATCH: u32 = 8;

/// If a game takes more seconds than this, only one pair of games in each thread is played before the time is checked.
const FAST_SECONDS: f64 = 0.5;

/// The fewest games from which the error of a difference is estimated.
const MIN_GAMES: u32 = 8;

/// From so many games on, players of whom one has won more than the share of [`LOPSIDED`] do not meet again: others, who
/// are nearer to each other, say more about both. With much fewer, two players whose first games were one-sided by chance
/// would stop there.
const ENOUGH_LOPSIDED: u32 = 100;

/// See [`ENOUGH_LOPSIDED`].
const LOPSIDED: f64 = 0.93;

/// Plays until every difference is known well enough, every pair has its games, or the time is up. `meetings` are those
/// who are to play each other.
pub fn play(args: &CalibrateArgs, state: &mut State, meetings: &[(Player, Player)]) -> anyhow::Result<()> {
    let seconds = args.minutes * 60.0;
    let (watch, time) = (Watch::start(), Duration::from_secs_f64(seconds));
    let progress = Progress::new(seconds as u64, "seconds");
    while watch.elapsed() < time {
        let pairs = meetings.iter().map(|&(low, high)| state.pair(low, high).copied().unwrap_or(Pair::new(low, high)));
        let Some(pair) = most_informative(pairs.collect(), args) else { break };
        let began = Watch::start();
        let added = play_batch(args, pair, &progress)?;
        let played = state.pair_mut(pair.low, pair.high);
        played.results = played.results + added;
        played.seconds += began.elapsed().as_secs_f64() * f64::from(args.threads);
        state.write(args)?;
        let left = watch.left_of(time);
        progress.set_position((seconds as u64).saturating_sub(left.as_secs()));
    }
    Ok(())
}

/// The seed of the games of two players, which does not depend on the other pairs.
fn seed(args: &CalibrateArgs, pair: &Pair) -> u64 {
    let names = format!("{} {}", pair.low, pair.high);
    names.bytes().fold(args.seed, |seed, byte| derive_seed(seed, u32::from(byte)))
}

/// Plays the next games of two players. The games are numbered, so that every run plays the same ones.
fn play_batch(args: &CalibrateArgs, pair: Pair, progress: &Progress) -> anyhow::Result<Results> {
    let players = [pair.high.contender(), pair.low.contender()];
    let contest = TwoPlayerMatch::new(
        &Start::of_game(args.game),
        [&players[0], &players[1]],
        args.opening_plies(),
        seed(args, &pair),
    )?;
    let first = pair.results.games() / 2 + pair.skipped;
    let mut results = Results::default();
    parallel::run(
        args.threads,
        batch_size(args, &pair),
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

fn batch_size(args: &CalibrateArgs, pair: &Pair) -> u32 {
    let played = pair.results.games() / 2;
    let seconds_per_game = pair.seconds / f64::from(pair.results.games().max(1));
    let fast = played > 0 && seconds_per_game < FAST_SECONDS;
    let wanted = if fast { args.threads.max(BATCH) } else { args.threads };
    wanted.min(args.games.div_ceil(2).saturating_sub(played)).max(1)
}

/// The pair for which another game reduces the error most for its time; `None` if all differences are known well enough.
fn most_informative(pairs: Vec<Pair>, args: &CalibrateArgs) -> Option<Pair> {
    let information = |pair: &Pair| {
        let games = f64::from(pair.results.games());
        if games < f64::from(MIN_GAMES) {
            return f64::INFINITY;
        }
        error(pair).powi(2) / games / (pair.seconds / games).max(1e-6)
    };
    let candidates = pairs.into_iter().filter(|pair| needs_games(pair, args));
    // Among equals the first pair.
    candidates.rev().max_by(|one, other| information(one).total_cmp(&information(other)))
}

/// Whether two players should meet again.
fn needs_games(pair: &Pair, args: &CalibrateArgs) -> bool {
    let (games, score) = (pair.results.games(), pair.results.score());
    let lopsided = games >= ENOUGH_LOPSIDED && score.max(1.0 - score) > LOPSIDED;
    games < args.games && !lopsided && (games < MIN_GAMES || error(pair) > args.error)
}

/// The 95 % error of the Elo difference of two players.
fn error(pair: &Pair) -> f64 {
    ratings(2, &[Pairing::of(1, 0, pair.results)], Prior::Nothing).map_or(f64::INFINITY, |ratings| ratings.error(1, 0))
}
