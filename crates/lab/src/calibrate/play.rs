//! Playing the games between neighbours, where they tell most.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use ludarium_rules::Side;

use super::elo::{Pairing, Prior, ratings};
use super::state::{Link, State};
use crate::cli::{CalibrateArgs, Start};
use crate::contender::Contender;
use crate::failure::Failure;
use crate::matches::game::{TwoPlayerMatch, mix};
use crate::matches::tally::Results;
use crate::parallel::{self, News};
use crate::progress::Progress;

/// Pairs of games that are played before it is decided anew who meets next.
const BATCH: u32 = 8;

/// Games that take more seconds than this are played no more than one pair in each thread before the clock is looked at.
const FAST: f64 = 0.5;

/// Nobody is judged by fewer games.
const FEWEST: u32 = 8;

/// Which links of the state are played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Places on the line.
    Line,
    /// The levels.
    Levels,
}

impl Part {
    fn of(self, state: &mut State) -> &mut Vec<Link> {
        match self {
            Part::Line => &mut state.line,
            Part::Levels => &mut state.levels,
        }
    }
}

/// Plays until every link is known well enough, has its games, or the time is up. `players` are the places in order.
pub fn play(args: &CalibrateArgs, state: &mut State, part: Part, players: &[Contender]) -> Result<(), Failure> {
    let deadline = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let mut progress = Progress::new((args.minutes * 60.0) as u64, "seconds");
    while Instant::now() < deadline {
        let Some(link) = most_wanted(part.of(state), args) else { break };
        let contest = TwoPlayerMatch::new(
            &Start { game: args.game, position: "start".to_owned(), options: Vec::new() },
            [&players[link + 1], &players[link]],
            args.openings(),
            seed(args, part.of(state)[link], part),
        )?;
        let began = Instant::now();
        let known = part.of(state)[link];
        let added = batch(args, &contest, known, &mut progress)?;
        let link = &mut part.of(state)[link];
        link.results = link.results + added;
        link.seconds += began.elapsed().as_secs_f64() * f64::from(args.threads);
        state.write(args)?;
        progress.to((args.minutes * 60.0) as u64 - deadline.saturating_duration_since(Instant::now()).as_secs());
    }
    Ok(())
}

/// The seed of a link's games: its own, however many links there are.
fn seed(args: &CalibrateArgs, link: Link, part: Part) -> u64 {
    let places = [link.low, link.high].map(|place| (place * 1e9) as u32);
    mix(mix(mix(args.seed, part as u32), places[0]), places[1])
}

/// The next pairs of games of a link. They have numbers, so that the same are played in any case.
fn batch(
    args: &CalibrateArgs,
    contest: &TwoPlayerMatch,
    link: Link,
    progress: &mut Progress,
) -> Result<Results, Failure> {
    let first = link.results.games() / 2;
    let seconds_a_game = link.seconds / f64::from(link.results.games().max(1));
    let fast = first > 0 && seconds_a_game < FAST;
    let wanted = if fast { args.threads.max(BATCH) } else { args.threads };
    let count = wanted.min(args.games.div_ceil(2).saturating_sub(first)).max(1);
    let mut results = Results::default();
    parallel::run(
        args.threads,
        count,
        |pair| contest.play(first + pair),
        |news| {
            if let News::Done(_, games) = news {
                for (stronger, game) in Side::ALL.into_iter().zip(&games) {
                    results.count(stronger, game.result.winner);
                }
            }
            progress.tick();
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(results)
}

/// The link that another game tells most of for its time; `None` if all are known well enough.
fn most_wanted(links: &[Link], args: &CalibrateArgs) -> Option<usize> {
    let unknown = |link: &Link| {
        let games = link.results.games();
        games < args.games && (games < FEWEST || error(link) > args.error)
    };
    let worth = |link: &Link| {
        let games = f64::from(link.results.games());
        if games < f64::from(FEWEST) {
            return f64::INFINITY;
        }
        error(link).powi(2) / games / (link.seconds / games).max(1e-6)
    };
    let candidates = links.iter().enumerate().filter(|(_, link)| unknown(link));
    // Among equals the weakest, whose games are fast.
    candidates.rev().max_by(|(_, one), (_, other)| worth(one).total_cmp(&worth(other))).map(|(place, _)| place)
}

/// Half the width of the interval of a link's difference.
fn error(link: &Link) -> f64 {
    ratings(2, &[Pairing::of(1, 0, link.results)], Prior::Nothing).map_or(f64::INFINITY, |ratings| ratings.error(1, 0))
}
