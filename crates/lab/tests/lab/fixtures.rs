//! The cases that a second implementation of the rules has made.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::ask;

fn data(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn cases() -> Vec<Value> {
    let parse = |line| serde_json::from_str(line).expect("one JSON object a line");
    let cases: Vec<Value> = data("tress.jsonl").lines().map(parse).collect();
    assert!(!cases.is_empty());
    cases
}

fn request(case: &Value, want: &str) -> String {
    json!({"game": "tress", "options": case["options"], "position": case["position"], "want": want}).to_string()
}

#[test]
fn every_case_has_its_count_digest_and_result() {
    let cases = cases();
    let lines: Vec<String> = cases.iter().map(|case| request(case, "count")).collect();
    for (case, answer) in cases.iter().zip(ask(&lines)) {
        for key in ["position", "result", "count", "digest"] {
            assert_eq!(answer[key], case[key], "{key} of {case}");
        }
        assert!(answer.get("turns").is_none());
    }
}

#[test]
fn every_case_with_turns_has_these_turns() {
    let cases = cases();
    let cases: Vec<&Value> = cases.iter().filter(|case| case.get("turns").is_some()).collect();
    assert!(!cases.is_empty());
    let lines: Vec<String> = cases.iter().map(|case| request(case, "turns")).collect();
    for (case, answer) in cases.iter().zip(ask(&lines)) {
        assert_eq!(answer["turns"].as_object(), case["turns"].as_object(), "{case}");
    }
}

#[test]
fn hand_made_notations_are_shown_and_read() {
    let cases: Vec<Value> = serde_json::from_str(&data("tress_hand.json")).expect("a list");
    let cases: Vec<&Value> = cases.iter().filter(|case| case.get("notation").is_some()).collect();
    assert!(!cases.is_empty());
    let lines: Vec<String> = cases.iter().map(|case| request(case, "notation")).collect();
    for (case, answer) in cases.iter().zip(ask(&lines)) {
        for (turn, shown) in case["notation"].as_object().expect("an object") {
            assert_eq!(&answer["notation"][turn], shown, "{}", case["name"]);
            let played = json!({"game": "tress", "options": case["options"], "position": case["position"],
                "want": "play", "turn": shown});
            assert_eq!(ask(&[played.to_string()])[0]["turn"], turn.as_str(), "{}", case["name"]);
        }
    }
}
