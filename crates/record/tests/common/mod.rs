//! Matches for tests.
#![allow(dead_code, reason = "every test file uses another part")]

pub mod folder;
pub mod studies;
pub mod text;

use std::time::Duration;

use ludarium_record::{ClockSetting, Match, MatchId, Player, Setup};
use ludarium_rules::{GameId, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A set-up of Tress between Ann and the third level, without clocks.
pub fn setup() -> Setup {
    Setup::new(GameId::Tress, [Player::Human { name: "Ann".to_owned() }, Player::Ai { level: 3 }])
}

/// A set-up of Go-Chess between two people on the board whose long diagonal is blocked.
pub fn go_chess() -> Setup {
    let people = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let empty = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
    Setup { start: Some(empty.to_owned()), ..Setup::new(GameId::GoChess, people) }
}

/// A match at its start.
pub fn fresh(setup: Setup) -> Match {
    Match::with_id(setup, MatchId::new(0x2a, 1_795_243_846)).unwrap()
}

/// Clocks of so many seconds.
pub fn seconds(base: u64, increment: u64) -> Option<ClockSetting> {
    Some(ClockSetting::fischer(Duration::from_secs(base), Duration::from_secs(increment)))
}

/// Plays turns one after another.
pub fn play_all(game: &mut Match, turns: &str) {
    for text in turns.split_whitespace() {
        let turn = game.position().read_turn(text).unwrap();
        game.play(&turn).unwrap();
    }
}

/// A position in which two Kings can walk about for ever; the Queens stay out of the way.
pub const SHUFFLE: &str = "q7/8/7k/8/8/8/7K/Q7 w";

/// A match after `plies` random turns or its end, with clocks, offers and undone turns as chance has it.
pub fn random(seed: u64, plies: usize) -> Match {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut setup = setup();
    if rng.random() {
        setup.clock = seconds(rng.random_range(30..600), rng.random_range(0..10));
    }
    if rng.random() {
        setup.options = vec![("second_wind".to_owned(), "off".to_owned())];
    }
    setup.players[0] =
        Player::Human { name: ["Ann", "Zoë \"Z\" Ωmega", "a\\b\n\tc\u{7f}"][rng.random_range(0..3)].to_owned() };
    let mut game = fresh(setup);
    for _ in 0..plies {
        if game.result().is_some() {
            break;
        }
        some_turn(&mut game, &mut rng);
    }
    game
}

fn some_turn(game: &mut Match, rng: &mut StdRng) {
    let side = if rng.random() { Side::White } else { Side::Black };
    game.advance(Duration::from_nanos(rng.random_range(0..5_000_000_000)));
    if game.result().is_some() {
        return;
    }
    match rng.random_range(0..40) {
        0 => {
            game.undo();
        }
        1 => {
            game.undo();
            game.undo();
            game.redo();
        }
        2 => {
            let _ = game.offer_draw(side);
        }
        _ => {
            let turns = game.position().turns().expect("a list");
            game.play(&turns[rng.random_range(0..turns.len())]).unwrap();
        }
    }
}
