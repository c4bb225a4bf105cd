//! Game records of Abstract Play: what is written is read back, and what is wrong is named with its place.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::random_match;
use ludarium_record::abstract_play::{self, RecordError};
use ludarium_record::study::{NodeId, Study};
use ludarium_record::{EndReason, Player};
use ludarium_rules::{GameId, Side};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A record as Abstract Play writes them: what JavaScript does not know is `null`, captures are `x`, and the last round may be
/// half a round.
fn record() -> Value {
    json!({
        "header": {
            "game": { "name": "Gess" },
            "event": null,
            "site": { "name": "Abstract Play", "gameid": "5f0c-1" },
            "date-start": "2024-02-01T12:00:00.000Z",
            "date-end": "2024-02-03T13:00:00.000Z",
            "date-generated": "2024-02-03T13:00:00.000Z",
            "unrated": true,
            "pie-invoked": false,
            "players": [
                { "name": "Ann", "userid": "u1", "is_ai": false, "score": null, "result": 1, "country": "x" },
                { "name": "Robot", "is_ai": true, "result": 0 }
            ]
        },
        "moves": [["i3-i5", { "move": "I18-I16", "sequence": 2, "result": [{ "type": "move" }] }], ["i5xi6", "resign"]]
    })
}

#[test]
fn a_record_is_read() {
    let study = abstract_play::read(&record().to_string()).unwrap();
    let result = study.result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Side::Black), EndReason::Resignation));
    assert_eq!(study.player(Side::Black), &Player::Human { name: "Ann".to_owned() });
    assert_eq!(study.player(Side::White), &Player::Program { name: "Robot".to_owned() });
    assert_eq!(study.plies(), 3);
    let tags = ["Site", "SiteId", "DateStart", "DateEnd", "Unrated", "BlackUser", "WhiteUser", "Event"];
    assert_eq!(
        tags.map(|tag| study.tag(tag).unwrap_or("-")),
        ["Abstract Play", "5f0c-1", "2024-02-01T12:00:00.000Z", "2024-02-03T13:00:00.000Z", "yes", "u1", "-", "-",]
    );
    let written: Value = serde_json::from_str(&abstract_play::write(&study, 0).unwrap()).unwrap();
    assert_eq!(written["moves"], json!([["i3-i5", "i18-i16"], ["i5xi6", "resign"]]));
    for key in ["site", "date-start", "date-end", "unrated", "game"] {
        assert_eq!(written["header"][key], record()["header"][key], "{key}");
    }
    assert_eq!(written["header"]["players"][1], json!({ "name": "Robot", "is_ai": true, "result": 0 }));
}

/// Changes one value of the record.
fn with(pointer: &str, value: Value) -> Value {
    let mut changed = record();
    *changed.pointer_mut(pointer).expect(pointer) = value;
    changed
}

#[test]
fn every_ending_has_its_word() {
    for (word, results, winner, reason) in [
        ("resign", [1, 0], Some(Side::Black), EndReason::Resignation),
        ("timeout", [0, 1], Some(Side::White), EndReason::Time),
        ("draw", [1, 1], None, EndReason::Agreement),
        ("abandoned", [0, 0], None, EndReason::Abandoned),
    ] {
        let mut text = with("/moves/1/1", word.into());
        for (player, result) in results.into_iter().enumerate() {
            text["header"]["players"][player]["result"] = result.into();
        }
        let study = abstract_play::read(&text.to_string()).unwrap();
        let result = study.result().unwrap();
        assert_eq!((result.winner, result.reason), (winner, reason));
        let again = abstract_play::read(&abstract_play::write(&study, 0).unwrap()).unwrap();
        assert_eq!(again.result(), study.result());
    }
    let unsaid = abstract_play::read(&with("/moves/1", json!(["i5-i6"])).to_string()).unwrap();
    assert_eq!(unsaid.result().map(|result| result.reason), Some(EndReason::Resignation));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (pointer, value, why) in [
        ("/moves/0/0", json!("i3-i10"), "moves[0][0]: turn 1, \"i3-i10\": "),
        ("/moves/1/0", json!({ "result": "x" }), "moves[1][0]: \"move\" is missing"),
        ("/moves/1/0", json!({ "move": "i5-i6", "why": 1 }), "moves[1][0]: \"why\" is not expected here"),
        ("/moves/1/0", json!(3), "moves[1][0]: expected text"),
        ("/moves/1", json!(["a", "b", "c"]), "moves[1]: expected a move of each of the two players"),
        ("/moves/0/0", json!("resign"), "moves[0][0]: expected no move behind the one that ends the match"),
        ("/moves/1/1", json!("draw"), "header.players: the results are 1 and 0, but by the moves nobody has won"),
        ("/moves", json!({}), "moves: expected a list"),
        ("/header/game/name", json!("Chess"), "header.game.name: expected \"Gess\""),
        ("/header/game", json!({ "name": "Gess", "variants": ["big"] }), "header.game.variants[0]: expected a variant"),
        (
            "/header/game",
            json!({ "name": "Gess", "variants": ["keep_ring=no"] }),
            "header.game.variants: option keep_ring",
        ),
        ("/header/players", json!([]), "header.players: expected two players"),
        ("/header/players/1/result", json!(0.5), "header.players[1].result: expected a whole number"),
        ("/header/players/1", json!({ "result": 0 }), "header.players[1]: \"name\" is missing"),
        ("/header/date-end", Value::Null, "header: \"date-end\" is missing"),
        ("/header/site", json!({ "name": "x", "town": "y" }), "header.site: \"town\" is not expected here"),
        ("/header", Value::Null, "the record: \"header\" is missing"),
    ] {
        let error = abstract_play::read(&with(pointer, value).to_string()).expect_err(pointer).to_string();
        assert!(error.starts_with(why) && !error.contains('\n'), "{error}");
    }
    let error = abstract_play::read("{ \"header\": ").expect_err("cut off").to_string();
    assert!(error.contains("line 1 column"), "{error}");
    let mut study = Study::from_match(&common::fresh(common::setup()));
    assert_eq!(abstract_play::write(&study, 0), Err(RecordError::Game(GameId::Tress)));
    study.play_text(NodeId::ROOT, "dNd3").unwrap();
    let going_on = abstract_play::read(&record().to_string()).unwrap();
    let mut game = going_on.to_match();
    game.undo();
    assert_eq!(abstract_play::write(&Study::from_match(&game), 0), Err(RecordError::Unfinished));
}

/// The moves lead to a loss of the player who is said to have won.
#[test]
fn the_results_are_those_of_the_moves() {
    let text = with("/moves", json!([["l3-l2"]]));
    let error = abstract_play::read(&text.to_string()).expect_err("Black has lost its ring").to_string();
    assert!(error.contains("the second player has won"), "{error}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(seed in any::<u64>(), plies in 0..150_usize, generated in any::<u32>()) {
        let study = Study::from_match(&random_match(GameId::Gess, seed, plies));
        match abstract_play::write(&study, generated.into()) {
            Err(error) => prop_assert_eq!((error, study.result()), (RecordError::Unfinished, None)),
            Ok(text) => {
                let read = abstract_play::read(&text).expect(&text);
                let line = |study: &Study| {
                    let turn = |id: &NodeId| study.node(*id).unwrap().turn().cloned();
                    (study.setup().options.clone(), study.start_text(), study.main_line().iter().map(turn).collect::<Vec<_>>(), study.result())
                };
                prop_assert_eq!(line(&read), line(&study));
                prop_assert_eq!(read.setup().players.each_ref().map(Player::name), study.setup().players.each_ref().map(Player::name));
                prop_assert_eq!(abstract_play::read(&abstract_play::write(&read, 7).unwrap()).unwrap(), read);
            }
        }
    }

    #[test]
    fn no_text_is_trouble(text in "[\\[\\]{}\":,a-z0-9]{0,60}") {
        let _ = abstract_play::read(&text);
    }
}
