//! What a pasted text is found to be.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::{random_match, random_study};
use ludarium_record::study::Study;
use ludarium_record::{PasteError, Pasted, abstract_play, ludo, paste, share};
use ludarium_rules::{AnyPosition, GameId};
use proptest::prelude::*;

#[test]
fn the_first_positions_and_turns_of_all_games_are_recognised() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).unwrap();
        let text = format!("\u{feff} {start}\n");
        assert_eq!(paste(&text, None).unwrap(), Pasted::Position(start), "{text}");
        let played = random_match(game, 5, 20);
        if played.first_position() == &AnyPosition::start(game, &[]).unwrap() {
            let turns = ludo::write_turns(&Study::from_match(&played));
            let Ok(Pasted::Turns(study)) = paste(&turns, Some(game)) else { panic!("{turns}") };
            assert_eq!((study.game(), study.plies()), (game, played.ply()));
        }
    }
}

#[test]
fn everything_else_is_recognised_too() {
    let study = random_study(GameId::Gess, 3, 30);
    let game = study.to_match();
    assert_eq!(paste(&ludo::write(&study), None).unwrap(), Pasted::Study(Box::new(study.clone())));
    assert!(
        matches!(paste(&share::encode(&game).unwrap(), None), Ok(Pasted::Code(read)) if read.plies() == game.ply())
    );
    assert_eq!(paste(&game.to_text(), None).unwrap(), Pasted::Save(Box::new(game.from_elsewhere())));
    let mut finished = random_match(GameId::Gess, 1, 10);
    if finished.result().is_none() {
        finished.resign(ludarium_rules::Side::White).unwrap();
    }
    let record = abstract_play::write(&Study::from_match(&finished), 0).unwrap();
    assert!(matches!(paste(&record, None), Ok(Pasted::Record(read)) if read.result() == finished.result()));
}

#[test]
fn whatever_is_wrong_is_said_in_one_line() {
    let code = share::encode(&random_match(GameId::Tress, 1, 10)).unwrap();
    for (text, game, why) in [
        ("", None, "there is nothing to paste"),
        (" \n ", None, "there is nothing to paste"),
        ("Good morning!", None, "this is neither a position nor turns"),
        ("example.org/a/b/c/d", None, "position of "),
        ("https://example.org/a/b/c/d", None, "link: this address has no #"),
        ("https://example.org/#lesson=tress/second-wind", None, "this is a link to a puzzle or a lesson"),
        (&format!("#m={}", &code[..code.len() - 3]), None, "the share code is cut off"),
        ("qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK x", None, "position of Tress: side to move, column 46"),
        ("qg1pp1gk/nn1nn1nn/9/8/8/3N4/NN2N1NN/QG1PP1GK w", None, "position of Tress: board, column 19"),
        ("1. dNd3 dNd6 2. dNd6", None, "turns of Tress: line 1, column 17: turn 3"),
        ("1. i3-i5 2. i18-i10", None, "turns of Gess: line 1, column 13: turn 2"),
        ("a1,b2 w", None, "position of Tribun"),
        ("1. xyz", Some(GameId::Tress), "turns of Tress: line 1, column 4"),
        ("[Ludo \"2\"]", None, "match as .ludo text: line 1, column 11"),
        ("[]", None, "match as .ludo text: line 1, column 2"),
        ("{}", None, "record of Abstract Play: the record: \"header\" is missing"),
        ("{\"he\\nader\": 1}", None, "record of Abstract Play: the record: \"he ader\" is not expected here"),
        ("version = 1\n", None, "saved match: line 2, column 1"),
        (&code[..code.len() - 3], None, "the share code is cut off"),
        ("ludo7.abc", None, "share codes \"ludo7.\" are unknown"),
    ] {
        let error = paste(text, game).expect_err(text).to_string();
        assert!(error.starts_with(why) && !error.contains('\n'), "{text}: {error}");
    }
    assert_eq!(paste(&"x".repeat(ludarium_record::MAX_PASTE + 1), None), Err(PasteError::TooLong));
}

proptest! {
    #[test]
    fn no_text_is_trouble(text in "\\PC{0,80}", words in "([a-h][1-8]|[0-9]\\.|/| |\n|w){0,30}") {
        for text in [text, words] {
            if let Err(error) = paste(&text, None) {
                prop_assert!(!error.to_string().contains('\n'), "{}", error);
            }
        }
    }
}
