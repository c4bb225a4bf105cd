//! The cases that a second implementation of the rules has made, put to the probe.

use std::fs;
use std::path::PathBuf;

use ludarium_rules::GameId;
use serde_json::{Value, json};

use crate::ask;

fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The cases of a game, one JSON object a line.
pub fn cases(game: GameId) -> Vec<Value> {
    let parse = |line| serde_json::from_str(line).expect("one JSON object a line");
    let cases: Vec<Value> = data(&format!("{}.jsonl", game.name())).lines().map(parse).collect();
    assert!(!cases.is_empty());
    cases
}

fn request(game: GameId, case: &Value, want: &str) -> String {
    let (options, position) = (&case["options"], &case["position"]);
    json!({"game": game.name(), "options": options, "position": position, "want": want}).to_string()
}

#[test]
fn every_case_has_its_count_digest_and_result() {
    for game in GameId::ALL {
        let cases = cases(game);
        let lines: Vec<String> = cases.iter().map(|case| request(game, case, "count")).collect();
        for (case, answer) in cases.iter().zip(ask(&lines)) {
            for key in ["position", "result", "count", "digest"] {
                assert_eq!(answer[key], case[key], "{game}: {key} of {case}");
            }
            assert!(answer.get("turns").is_none());
        }
    }
}

#[test]
fn every_case_with_turns_has_these_turns() {
    for game in GameId::ALL {
        let cases = cases(game);
        let cases: Vec<&Value> = cases.iter().filter(|case| case.get("turns").is_some()).collect();
        assert!(!cases.is_empty());
        let lines: Vec<String> = cases.iter().map(|case| request(game, case, "turns")).collect();
        for (case, answer) in cases.iter().zip(ask(&lines)) {
            if game == GameId::Trees {
                // "Any turn text with that result will do."
                assert_eq!(results(&answer["turns"]), results(&case["turns"]), "{case}");
            } else {
                assert_eq!(answer["turns"].as_object(), case["turns"].as_object(), "{game}: {case}");
            }
        }
    }
}

fn results(turns: &Value) -> Vec<&str> {
    let turns = turns.as_object().expect("an object");
    let mut results: Vec<&str> = turns.values().map(|next| next.as_str().expect("a position")).collect();
    results.sort_unstable();
    results
}

#[test]
fn hand_made_notations_are_shown_and_read() {
    for game in GameId::ALL {
        let cases: Vec<Value> = serde_json::from_str(&data(&format!("{}_hand.json", game.name()))).expect("a list");
        let cases: Vec<&Value> = cases.iter().filter(|case| case.get("notation").is_some()).collect();
        let lines: Vec<String> = cases.iter().map(|case| request(game, case, "notation")).collect();
        for (case, answer) in cases.iter().zip(ask(&lines)) {
            for (turn, shown) in case["notation"].as_object().expect("an object") {
                assert_eq!(&answer["notation"][turn], shown, "{}", case["name"]);
                let played = json!({"game": game.name(), "options": case["options"], "position": case["position"],
                    "want": "play", "turn": shown});
                assert_eq!(ask(&[played.to_string()])[0]["turn"], turn.as_str(), "{}", case["name"]);
            }
        }
    }
}

/// "`play` → turn, position, result, effects": what it says of a turn is what `turns` says.
#[test]
fn a_turn_that_is_played_gives_the_position_of_the_list() {
    for game in GameId::ALL {
        let cases = cases(game);
        let turns = cases.iter().filter_map(|case| Some((case, case.get("turns")?.as_object()?.iter().next()?)));
        let turns: Vec<(&Value, (&String, &Value))> = turns.take(40).collect();
        let line = |(case, (turn, _)): &(&Value, (&String, &Value))| {
            let (options, position) = (&case["options"], &case["position"]);
            json!({"game": game.name(), "options": options, "position": position, "want": "play", "turn": turn})
                .to_string()
        };
        let lines: Vec<String> = turns.iter().map(line).collect();
        for ((case, (turn, next)), answer) in turns.iter().zip(ask(&lines)) {
            assert_eq!(answer["position"], **next, "{game}: {turn} in {case}");
            assert!(answer["effects"].as_array().is_some_and(|effects| !effects.is_empty()), "{game}: {answer}");
            assert!(!answer["effects"].to_string().contains("\"other\""), "{game}: {answer}");
        }
    }
}
