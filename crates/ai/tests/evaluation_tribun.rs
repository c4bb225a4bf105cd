//! The evaluation of Tribun: it evaluates both sides alike, and every term counts what its description says.

mod common;

use ludarium_ai::Evaluate;
use ludarium_ai::fit::{terms, weights};
use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{Tribun, Turn};
use ludarium_rules::{GameId, Position, Side};

/// Ongoing positions met in games of random turns. Nobody takes the Tribun, so that the games last.
fn from_playouts(count: usize) -> Vec<Tribun> {
    common::wander(32, count, 120, |turn| !matches!(turn, Turn::TakeTribun { .. }))
}

/// The position seen from the other side: upside down, with the colours changed.
fn colours_changed(position: &Tribun) -> Tribun {
    let unit = |hex: Hex| {
        let there = Hex::on(hex.file(), 10 - hex.file().abs_diff(5) - hex.rank())?;
        let unit = position.unit_at(there)?;
        let tribun = if unit.has_tribun() { "T" } else { "" };
        let slave = if unit.slave() > 0 { format!("/{}", unit.slave()) } else { String::new() };
        Some(format!("{hex}{}{}{tribun}{slave}", unit.side().other().letter(), unit.height()))
    };
    let units: Vec<String> = Hex::all().filter_map(unit).collect();
    let text = format!("{} {}", units.join(","), position.side_to_move().other().letter());
    Tribun::parse(&text, position.options()).expect("as valid as the original")
}

/// How much more of a term White has in a position.
fn count(term: &str, text: &str) -> i32 {
    common::count(GameId::Tribun, term, text)
}

#[test]
fn both_colours_are_evaluated_alike() {
    common::evaluated_alike(&from_playouts(1000), colours_changed);
}

#[test]
fn every_term_counts_what_it_says() {
    assert_eq!(terms(GameId::Tribun).len(), weights(GameId::Tribun).len());
    // Where nothing else is said, the Tribuns stand alone in opposite corners: a1 and l6.
    for (term, text, expected) in [
        ("piece", "a1w1T,f6w3,l6b1T w", 3),
        ("hastatus", "a1w1T,f6w2,l6b1T w", 1),
        ("saggitarius", "a1w1T,f6w3,l6b1T w", 1),
        ("eques", "a1w1T,f6w4,l6b1T w", 1),
        ("balista", "a1w1T,f6w6,l6b1T w", 1),
        ("centuria", "a1w1T,f6w8,l6b1T w", 1),
        ("slave", "a1w1T,f6w2/4,l6b1T w", 4),
        ("impero", "a1w1T,f6w2/4,l6b1T w", 1),
        ("shot now", "a1w1T,f5w2,f8b1,g6b3,l6b1T w", 2),
        ("second shot now", "a1w1T,e6w2,f5b1,f8b3,l6b1T w", 1),
        ("shot later", "a1w1T,f5w2,g6b3,l6b1T b", 2),
        ("in sight", "a1w1T,f5w2,g6b3,l6b1T b", 2),
        ("tribun falls", "a1w1T,k5w2,l6b1T w", 1),
        ("tribun attacked", "a1w1T,k5w2,l6b1T b", 1),
        ("ring", "a1w1T,k4w2,l6b1T w", 1),
        ("escape", "a1w1T,k4w2,l6b1T w", 1),
        ("outer ring", "a1w1T,k3w3,l6b1T w", 1),
        ("no escape", "a1w1T,k6b1,k7b1,l5b1,l6b1T w", -1),
        ("safe post", "a1w1T,k2w4,l6b1T w", 3),
        ("post", "a1w1T,l3w8,l6b1T w", 1),
        ("new post", "a1w1T,f2w2,f3w2,l6b1T w", 1),
        ("guard", "a1w1T,a2w1,c3w2,l6b1T w", 1),
        ("defender", "a1w1T,a2w1,c3w2,l6b1T w", 3),
        ("loose", "a1w1T,f5w2,g6b3,l6b1T b", 1),
        ("advance", "a1w1T,k2w4,l6b1T w", 4),
        ("servus step", "a1w1T,f2w1,l6b1T w", 1),
        ("meeting place", "a1w1T,k2w1,l2w1,l6b1T w", 2),
        ("near", "a1w1T,k4w2,l6b1T w", 2),
        ("mobility", "a1w1T,f6w8,l6b1T w", 12),
        ("cover", "a1w1T,f6w8,l6b1T w", 18),
        ("tempo", "a1w1T,l6b1T b", -1),
    ] {
        assert_eq!(count(term, text), expected, "{term} in {text}");
    }
}

#[test]
fn attacks_gain_and_nothing_else() {
    for position in from_playouts(300) {
        for turn in position.turns().expect("a list") {
            assert_eq!(position.gain(&turn) > 0, turn.is_attack(), "{turn} in {position}");
        }
    }
}

#[test]
fn the_attack_on_a_tribun_is_seen() {
    for position in from_playouts(500) {
        for side in Side::ALL {
            let as_mover = position.side_to_move() == side;
            let takes = position.turns().expect("a list").iter().any(|turn| matches!(turn, Turn::TakeTribun { .. }));
            assert!(!as_mover || takes == position.is_tribun_attacked(side.other()), "{position}");
        }
    }
}
