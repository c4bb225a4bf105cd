//! Every player answers within its time, and soon after a stop, in the positions that take longest.
//!
//! The positions were found by `examples/worst_positions.rs`. What counts is processor time, and the best of a few tries,
//! so that a busy machine does not fail a test; and what comes in one piece, going through the turns, is measured in the same
//! run, so that a slow one does not.

#[path = "common/processor_time.rs"]
mod processor_time;

use std::time::Duration;

use ludarium_ai::players::{Greedy, Random};
use ludarium_ai::uct::{Uct, UctBudget};
use ludarium_ai::{Clock, Level, Limits, Method, Request, SearchConfig, SearchMemory, Stop, think, think_by};
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

use processor_time::processor_time;

const BUDGET: Duration = Duration::from_millis(50);

/// What comes after the budget besides going through the turns: the last check, the answer.
const SLACK: Duration = Duration::from_millis(30);

/// So little is left on a clock that it is nearly out.
const LEFT: Duration = Duration::from_millis(80);

/// How often a player may try to be in time.
const TRIES: u32 = 6;

fn positions(game: GameId) -> Vec<AnyPosition> {
    let texts = worst(game).iter().map(|text| AnyPosition::parse(game, text, &[]));
    let positions: Vec<AnyPosition> = texts.map(|position| position.expect("a position")).collect();
    assert!(!positions.is_empty() && positions.iter().all(|position| position.outcome().is_none()), "{game}");
    positions
}

/// The shortest of a few times, the last one being the first within a bound.
fn shortest(bound: Duration, time: impl Fn() -> Duration) -> Duration {
    let mut best = Duration::MAX;
    (0..TRIES).any(|_| {
        best = best.min(time());
        best <= bound
    });
    best
}

/// What an answer may take after its budget: as a random player's, which counts turns, at most a million, and goes to one.
fn allowed_after(position: &AnyPosition) -> Duration {
    let random = shortest(Duration::ZERO, || {
        let began = processor_time();
        assert!(Random.choose(position, 1).is_ok());
        processor_time() - began
    });
    SLACK + random
}

/// Checks the times of a player in the worst positions of every game, and that its turns are legal, which takes as long as
/// some answers and counts with none. `answer` is given a position and a seed.
fn assert_in_time(player: &str, answer: impl Fn(&AnyPosition, u64) -> AnyTurn) {
    for game in GameId::ALL {
        for position in positions(game) {
            let allowed = BUDGET + allowed_after(&position);
            let time = shortest(allowed, || {
                let began = processor_time();
                let turn = answer(&position, 1);
                let time = processor_time() - began;
                assert!(position.play(&turn).is_ok(), "{player}, {game}: {turn}");
                time
            });
            println!("{player}, {game}: {time:.1?} of {allowed:.1?}");
            assert!(time <= allowed, "{player} takes {time:?} of {allowed:?} in {game}: {position}");
        }
    }
}

fn limits() -> Limits {
    Limits { time: Some(BUDGET), ..Limits::default() }
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn answer(request: &Request) -> AnyTurn {
    think(request, &Stop::new(), |_| {}).expect("ongoing").turn
}

#[test]
fn levels_keep_to_their_time() {
    for number in [1, 10] {
        assert_in_time(&format!("level {number}"), |position, seed| {
            let request = Request { limits: Some(limits()), seed, ..Request::new(position.clone(), level(number)) };
            answer(&request)
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
        answer(&request)
    });
}

/// So little is left on the clock that a turn may hardly take any time.
#[test]
fn levels_keep_to_their_clock() {
    let clock = Some(Clock::new(LEFT));
    assert_in_time("level 10 on a clock", |position, seed| {
        let limits = Some(Limits::default());
        answer(&Request { limits, clock, seed, ..Request::new(position.clone(), level(10)) })
    });
}

#[test]
fn the_tree_search_keeps_to_its_time() {
    let config = SearchConfig { method: Method::Tree, limits: limits(), ..SearchConfig::default() };
    assert_in_time("the tree search", |position, seed| {
        let config = SearchConfig { seed, ..config.clone() };
        think_by(&mut SearchMemory::new(), position, &[], &config, &Stop::new(), None).expect("ongoing").turn
    });
}

#[test]
fn reference_players_keep_to_the_time() {
    let uct = Uct { budget: UctBudget::Millis(BUDGET.as_millis() as u32) };
    assert_in_time("uct", |position, seed| uct.choose(position, &[], None, seed).expect("ongoing"));
    assert_in_time("greedy", |position, seed| Greedy.choose(position, seed).expect("ongoing"));
}

/// A stop is answered within what an answer may take after its budget, whether it comes at the beginning or after the first
/// iteration.
#[test]
fn a_stop_is_answered_soon() {
    for game in GameId::ALL {
        for position in positions(game) {
            for (number, from_the_beginning) in [(1, true), (10, true), (10, false)] {
                let limits = Some(Limits::default());
                let request = Request { limits, ..Request::new(position.clone(), level(number)) };
                let allowed = allowed_after(&position);
                let time = shortest(allowed, || time_after_stop(&request, from_the_beginning));
                println!("stop, {game}: {time:.1?} of {allowed:.1?}");
                assert!(time <= allowed, "level {number}, {game}: {time:?} of {allowed:?} in {position}");
            }
        }
    }
}

/// The processor time from a stop to the answer; zero if the answer came before the first report, as in placement.
fn time_after_stop(request: &Request, from_the_beginning: bool) -> Duration {
    let (stop, mut stopped) = (Stop::new(), processor_time());
    if from_the_beginning {
        stop.stop();
    }
    let on_progress = |_: &_| {
        if !stop.is_stopped() {
            stopped = processor_time();
            stop.stop();
        }
    };
    let thought = think(request, &stop, on_progress).expect("ongoing");
    let time = if stop.is_stopped() { processor_time() - stopped } else { Duration::ZERO };
    assert!(request.position.play(&thought.turn).is_ok(), "{}", thought.turn);
    time
}

/// Positions in which answers took longest.
fn worst(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Tress => {
            &["2Ss3k/6n1/qn4n1/n7/6gn/1PN5/1Q1G1N2/1Np2K2 b", "6nk/2N5/q3n3/3n4/3l3G/1P4S1/1Np1n1N1/Q3P1K1 b"]
        }
        GameId::Trees => &[
            "1,wu,wg,bD,wG,bF,1,bF/2,wG,bu,bD,bD,bF,bh/wh,wu,wg,wg,bD,wG,1,bF/bu,wB,1,wG,1,bD,wG,bg/1,bg,wB,\
             wD,wD,wG,wD,bg/wC,1,wB,wD,wD,wD,wH,wG/1,wC,bh,wB,wD,wG,wH,wH/wA,wB,wC,wD,wD,1,wG,wH w c3>e4,\
             d2>b3,d3>b3,d4>d1,d6>d5,e3>d2,e4>b7,f2>d1,f3>e4,f6>h7 wb",
            "1,wu,wg,bD,wG,bF,1,bF/2,wG,bu,bD,bD,bF,bh/wh,wu,wg,wg,bD,wG,1,bF/bu,wB,1,wG,1,bD,wG,bg/1,bg,wB,\
             wD,wD,wG,wH,bg/wC,1,wB,wD,wD,wD,wH,wG/1,wC,bh,wB,wD,wG,wH,wH/wA,wB,wC,wD,wD,1,wG,wH w c3>e4,\
             d2>b3,d3>b3,d4>d1,d6>d5,e3>d2,e4>b7,f2>d1,f3>e4,f6>h7 wb",
        ],
        GameId::Tribun => &[
            "a1w3,b1w1,b6b1,b7b2,c1w1,c2w1,c6b1,c7b2,d1w2,d2w2,d4w1,d5w3,d9b3,e1w1,e2w1,e3w1,e9b1,e10b1,\
             f1w1T,f2w2,f5w2,f7b2,f9b1,f11b1T,g1w1,g2w1,g4w3,g7b3,g8b3,g9b1,g10b4,h1w1,h2w1,h3b1/2,h6b1,h9b1,\
             i1w1,i3b2,i6b1,i7b1,k1w3,k2w1,l5b1,l6b1 w",
            "b4w2T,d8b4,e7b6,g6w2,l6b6T w",
            "b6w4T,d8b8,e7b8,f6w2,l6b6T b",
        ],
        GameId::Gess => &[
            "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/18/18/18/\
             1b2b2b2b2b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b",
            "1w7wwww5/wwww1b1w1w1w1w1w1w/1wb2wwwwwwww3ww/15w1w/8w9/ww2w5w2w2w1/18/18/18/18/18/18/1b2b5b2b4/\
             18/18/1b1bb2bbbbbb1b1b1/2b1b1bbbb1b1b2b1/3b4bbbbb1bbbb w",
        ],
        GameId::GoChess => &[
            "PB2p#1#2/RB2p2p#n/1r3P2#1/1b1N6/3P1N4/P1r#2b1P1/#Pp2P#1q1/1p#3P1pQ/4#p1n1p/1R2#5 w place:15:-:-:-",
            "5#1#2/8#1/8#1/10/10/3#6/#5#3/2#7/4#5/4#5 b place:0:-:-:j1",
            "6#3/1q#1P3p1/3R#5/R4B4/1P#1Pn2b#/K1Q1p#2#p/P4p4/4n4#/1P5#2/6rk1# b play",
        ],
        GameId::Treason => &[
            "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w",
            "bBb1b2/2bbb2/bb1bbb1/2b1b2/bbb1bbb/W6 b",
            "b1b1b2/1bb1b2/bb1bbbb/2bbb2/bbb1bbb/W6 w",
        ],
        GameId::TroopChess => &[
            "8w/7b1/6b2/6b2/1b2b3w/1b2www2/4w4/2w6/4ww3 b",
            "1b2bbbb1/b1bb3b1/b7b/b1bb5/2b2b3/bw1w1w2w/1w1w1w3/w4ww2/1wwww1w1w b",
        ],
    }
}
