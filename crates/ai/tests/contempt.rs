//! Contempt belongs to a player: whoever is to move in the position that is searched.

use std::time::{Duration, Instant};

use ludarium_ai::{Level, Limits, Request, Score, SearchMemory, SharedMemory, Stop, Thinking, think, think_in};
use ludarium_rules::{AnyPosition, GameId, Side};

const PATIENCE: Duration = Duration::from_secs(300);

/// What a player with contempt loses by a draw.
const CONTEMPT: i32 = 30;

fn next_positions(position: &AnyPosition) -> Vec<AnyPosition> {
    let turns = position.turns().expect("a list");
    turns.iter().map(|turn| position.play(turn).expect("a legal turn")).collect()
}

/// The start of a match of which every position after so many plies has stood twice before, so that all turns draw.
fn drawn(plies: u32, depth: u32) -> Request {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    let mut reached = vec![start.clone()];
    for _ in 0..plies {
        reached = reached.iter().flat_map(next_positions).collect();
    }
    let once: Vec<u64> = reached.iter().map(AnyPosition::zobrist).collect();
    let limits = Some(Limits { depth: Some(depth), ..Limits::default() });
    Request { history: [once.clone(), once].concat(), limits, book: false, ..Request::new(start, Level::HIGHEST) }
}

#[test]
fn a_draw_is_worth_less_to_the_player_and_nothing_to_nobody() {
    for (player, value) in [(Some(Side::White), -CONTEMPT), (Some(Side::Black), CONTEMPT), (None, 0)] {
        for request in [drawn(1, 2), drawn(2, 3)] {
            let request = Request { player, ..request };
            let thought = think(&request, &Stop::new(), |_| {}).expect("ongoing");
            assert_eq!(thought.score, Score::Centi(value), "{player:?}");
        }
    }
}

#[test]
fn a_request_is_of_the_side_to_move() {
    let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
    let next = next_positions(&start).swap_remove(0);
    assert_eq!(Request::new(start, Level::HIGHEST).player, Some(Side::White));
    assert_eq!(Request::new(next, Level::HIGHEST).player, Some(Side::Black));
}

#[test]
fn pondering_is_for_the_side_that_waits() {
    let pondering = Thinking::ponder(&SharedMemory::default(), drawn(1, 2)).expect("the highest level has no noise");
    let began = Instant::now();
    let score = loop {
        if let Some(thought) = pondering.progress() {
            break thought.score;
        }
        assert!(began.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(1));
    };
    assert_eq!(score, Score::Centi(CONTEMPT));
}

#[test]
fn a_memory_keeps_no_value_of_another_contempt() {
    let mut memory = SearchMemory::new();
    let players = [Some(Side::White), None, Some(Side::Black), Some(Side::White), None];
    for player in players {
        let request = Request { player, ..drawn(2, 4) };
        let [warm, cold] = [&mut memory, &mut SearchMemory::new()]
            .map(|memory| think_in(memory, &request, &Stop::new(), None).expect("ongoing"));
        assert_eq!((warm.score, warm.turn, warm.depth), (cold.score, cold.turn, cold.depth), "{player:?}");
    }
}
