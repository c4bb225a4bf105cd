//! What is written is read back, and nothing else is.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::text::{refused, sample};
use common::{fresh, random, setup};
use ludarium_record::{Match, Player};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[test]
fn every_truncation_is_noticed() {
    let mut random = random(5, 40);
    random.resume_clocks();
    for game in [sample(), random, fresh(setup())] {
        let text = game.to_text();
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            if end + 1 == text.len() {
                // Only the last line's end is gone, and nothing with it.
                assert_eq!(Match::from_text(&text[..end]).as_ref(), Ok(&game));
            } else {
                refused(&text[..end]);
            }
        }
    }
}

#[test]
fn every_missing_line_is_noticed() {
    let text = sample().to_text();
    let lines: Vec<_> = text.lines().collect();
    for skip in 0..lines.len() {
        let rest: Vec<_> = lines.iter().enumerate().filter(|(i, _)| *i != skip).map(|(_, line)| *line).collect();
        refused(&(rest.join("\n") + "\n"));
    }
}

#[test]
fn altered_characters_are_noticed() {
    let mut rng = StdRng::seed_from_u64(7);
    let strange = [
        '0', '1', 'a', 'd', 'K', '"', '\'', '\\', '\n', '\r', '\t', '\0', ' ', '=', '[', ']', '#', ',', '\u{feff}', 'é',
    ];
    let games = [sample(), random(11, 30), random(12, 30)];
    let mut harmless = 0;
    for round in 0..6_000 {
        let game = &games[round % games.len()];
        let mut text: Vec<char> = game.to_text().chars().collect();
        let (place, new) = (rng.random_range(0..text.len()), strange[rng.random_range(0..strange.len())]);
        match rng.random_range(0..3) {
            0 => text[place] = new,
            1 => text.insert(place, new),
            _ => drop(text.remove(place)),
        }
        let text: String = text.into_iter().collect();
        match Match::from_text(&text) {
            Ok(same) => {
                assert_eq!(&same, game, "{text}");
                harmless += 1;
            }
            Err(_) => drop(refused(&text)),
        }
    }
    assert!(harmless < 600, "most alterations are noticed");
}

#[test]
fn nonsense_is_refused() {
    for text in
        ["", "\n", "version = 1", "version = -1", "version = \"1\"", "[version]", "\0", "a".repeat(5_000).as_str()]
    {
        refused(text);
    }
    refused(&"[".repeat(100_000));
    refused(&format!("version = 1\nx = {}", "[".repeat(100_000)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_match_comes_back(seed: u64, plies in 0_usize..150) {
        let game = random(seed, plies);
        let text = game.to_text();
        let back = Match::from_text(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&back, &game);
        prop_assert_eq!(back.to_text(), text);
        prop_assert_eq!(back.hashes(), game.hashes());
    }

    #[test]
    fn any_name_comes_back(name in any::<String>()) {
        let mut setup = setup();
        setup.players[1] = Player::Human { name };
        let game = fresh(setup);
        prop_assert_eq!(Match::from_text(&game.to_text()), Ok(game));
    }

    #[test]
    fn any_clock_comes_back(base in 1_u64..360_000_000_000_000, increment in 0_u64..360_000_000_000_000) {
        let nanos = std::time::Duration::from_nanos;
        let mut setup = setup();
        setup.clock = Some(ludarium_record::ClockSetting::fischer(nanos(base), nanos(increment)));
        let game = fresh(setup);
        prop_assert_eq!(Match::from_text(&game.to_text()), Ok(game));
    }

    #[test]
    fn any_text_is_refused_without_panic(text in "\\PC{0,200}") {
        refused(&text);
    }
}
