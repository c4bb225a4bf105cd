//! Saved texts for tests.
#![allow(dead_code, reason = "every test file uses another part")]

use ludarium_record::{Match, SaveError, SaveFault};
use ludarium_rules::Side;

use super::{fresh, play_all, seconds, setup};

/// A match with clocks, an offer and an undone turn.
pub fn sample() -> Match {
    let mut setup = setup();
    setup.clock = seconds(300, 3);
    let mut game = fresh(setup);
    game.advance(std::time::Duration::from_millis(4_880));
    play_all(&mut game, "d2d3 d7d6 e2e3 e7e6");
    game.undo();
    game.offer_draw(Side::White).unwrap();
    game
}

/// The error for a text that must be refused; it names a place that there is.
pub fn refused(text: &str) -> SaveError {
    let error = Match::from_text(text).expect_err(text);
    let lines: Vec<_> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&error.line), "{error}");
    assert!((1..=lines[error.line - 1].chars().count() + 1).contains(&error.column), "{error}");
    assert!(error.to_string().starts_with(&format!("line {}, column {}: ", error.line, error.column)), "{error}");
    error
}

/// A text with the checksum made to fit, if nothing else is wrong with it.
pub fn resealed(text: &str) -> String {
    match Match::from_text(text).map_err(|error| *error.fault) {
        Err(SaveFault::Checksum { recorded, actual }) => text.replace(&recorded, &actual),
        _ => text.to_owned(),
    }
}
