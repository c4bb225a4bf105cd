//! Every player answers within its time, and soon after a stop, in the positions that take longest.
//!
//! The positions were found by `examples/worst_positions.rs`. The best of a few tries counts, so that a busy machine
//! does not fail a test.

use std::time::{Duration, Instant};

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::uct::{Uct, UctBudget};
use ludarium_ai::{Clock, Level, Limits, Method, Request, SearchConfig, SearchMemory, Stop, think, think_by};
use ludarium_rules::{AnyPosition, GameId};

const BUDGET: Duration = Duration::from_millis(50);

/// What comes after the budget: the last check, the answer.
const ALLOWED: Duration = Duration::from_millis(80);

/// How often a player may try to be in time.
const TRIES: u32 = 6;

fn positions(game: GameId) -> Vec<AnyPosition> {
    let texts = worst(game).iter().map(|text| AnyPosition::parse(game, text, &[]));
    let positions: Vec<AnyPosition> = texts.map(|position| position.expect("a position")).collect();
    assert!(!positions.is_empty() && positions.iter().all(|position| position.outcome().is_none()), "{game}");
    positions
}

/// The shortest of a few times until an answer, which ends as soon as one is within the bound.
fn shortest(mut answer: impl FnMut(u64) -> Duration) -> Duration {
    let mut best = Duration::MAX;
    for seed in 0..TRIES {
        best = best.min(answer(seed.into()));
        if best <= ALLOWED {
            break;
        }
    }
    best
}

/// Checks the times of a player in the worst positions of every game. `answer` is given a position and a seed.
fn assert_in_time(player: &str, answer: impl Fn(&AnyPosition, u64)) {
    for game in GameId::ALL {
        for position in positions(game) {
            let time = shortest(|seed| {
                let began = Instant::now();
                answer(&position, seed);
                began.elapsed()
            });
            println!("{player}, {game}: {time:.1?}");
            assert!(time <= ALLOWED, "{player} takes {time:?} in {game}: {position}");
        }
    }
}

fn limits() -> Limits {
    Limits { time: Some(BUDGET), ..Limits::default() }
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn answer(request: &Request, stop: &Stop) {
    let thought = think(request, stop, |_| {}).expect("ongoing");
    assert!(request.position.play(&thought.turn).is_ok(), "{}", thought.turn);
}

#[test]
fn levels_keep_to_their_time() {
    for number in [1, 10] {
        assert_in_time(&format!("level {number}"), |position, seed| {
            let request = Request { limits: Some(limits()), seed, ..Request::new(position.clone(), level(number)) };
            answer(&request, &Stop::new());
        });
    }
}

#[test]
fn analysis_keeps_to_its_time() {
    assert_in_time("analysis", |position, seed| {
        let request = Request {
            limits: Some(limits()),
            player: None,
            lines: 4,
            seed,
            ..Request::new(position.clone(), level(10))
        };
        answer(&request, &Stop::new());
    });
}

/// So little is left on the clock that a turn may hardly take any time.
#[test]
fn levels_keep_to_their_clock() {
    let clock = Some(Clock::new(ALLOWED));
    assert_in_time("level 10 on a clock", |position, seed| {
        let limits = Some(Limits::default());
        answer(&Request { limits, clock, seed, ..Request::new(position.clone(), level(10)) }, &Stop::new());
    });
}

#[test]
fn the_tree_search_keeps_to_its_time() {
    let config = SearchConfig { method: Method::Tree, limits: limits(), ..SearchConfig::default() };
    assert_in_time("the tree search", |position, seed| {
        let config = SearchConfig { seed, ..config.clone() };
        let thought = think_by(&mut SearchMemory::new(), position, &[], &config, &Stop::new(), None).expect("ongoing");
        assert!(position.play(&thought.turn).is_ok());
    });
}

#[test]
fn reference_players_keep_to_the_time() {
    let uct = Uct { budget: UctBudget::Millis(BUDGET.as_millis() as u32) };
    assert_in_time("uct", |position, seed| drop(uct.choose(position, &[], None, seed).expect("ongoing")));
    assert_in_time("greedy", |position, seed| drop(Greedy.choose(position, seed).expect("ongoing")));
    assert_in_time("random", |position, seed| drop(Random.choose(position, seed).expect("ongoing")));
}

/// A stop is answered within what comes after a budget, also one from the beginning.
#[test]
fn a_stop_is_answered_soon() {
    const AFTER: Duration = ALLOWED.saturating_sub(BUDGET);
    for game in GameId::ALL {
        for position in positions(game) {
            for (number, delay) in [(1, 0), (10, 0), (10, 30)] {
                let delay = Duration::from_millis(delay);
                let limits = Some(Limits::default());
                let time = shortest(|seed| {
                    let request = Request { limits, seed, ..Request::new(position.clone(), level(number)) };
                    stopped_after(delay, &request) + BUDGET
                });
                assert!(time <= BUDGET + AFTER, "level {number}, {game}, after {delay:?}: {time:?} in {position}");
            }
        }
    }
}

/// The time from a stop to the answer.
fn stopped_after(delay: Duration, request: &Request) -> Duration {
    let stop = Stop::new();
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            answer(request, &stop);
            Instant::now()
        });
        std::thread::sleep(delay);
        let asked = Instant::now();
        stop.stop();
        thinking.join().expect("a legal turn").saturating_duration_since(asked)
    })
}

/// Positions in which answers took longest.
fn worst(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Treason => &["B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w"],
        _ => &[],
    }
}
