//! The probe's protocol: what is promised to other programs.

use serde_json::{Value, json};

use crate::{OVER, START, ask, ask_one, lab};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// The refusal of a line, which must be one line of text and nothing else.
fn refusal(line: &str) -> String {
    let answer = ask_one(line);
    assert_eq!(keys(&answer), ["error"], "{line}");
    let why = answer["error"].as_str().expect("a text").to_owned();
    assert!(!why.is_empty() && !why.contains(char::is_control), "{line}: {why:?}");
    why
}

#[test]
fn turns_come_in_the_promised_shape() {
    let answer = ask_one(r#"{"game":"tress","options":{"second_wind":"off"},"position":"start","want":"turns"}"#);
    assert_eq!(keys(&answer), ["position", "result", "count", "digest", "turns"]);
    assert_eq!(answer["position"], START);
    assert_eq!(answer["result"], Value::Null);
    assert_eq!(answer["count"], 38);
    assert_eq!(answer["turns"].as_object().expect("an object").len(), 38);
    assert_eq!(answer["turns"]["d2d3"], "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b");
}

#[test]
fn count_is_turns_without_the_turns() {
    let mut turns = ask_one(r#"{"game":"tress","want":"turns"}"#);
    let count = ask_one(r#"{"want":"count","game":"tress","options":null,"position":null}"#);
    assert_eq!(keys(&count), ["position", "result", "count", "digest"]);
    turns.as_object_mut().expect("an object").remove("turns");
    assert_eq!(count, turns);
}

#[test]
fn perft_of_the_start() {
    let lines = [0, 1, 2, 3].map(|depth| format!(r#"{{"game":"tress","want":"perft","depth":{depth}}}"#));
    assert_eq!(ask(&lines), [1, 38, 1444, 59704].map(|count| json!({ "perft": count })));
}

#[test]
fn playing_a_turn_tells_what_happened() {
    let answer = ask_one(r#"{"game":"tress","want":"play","turn":"dNd3"}"#);
    assert_eq!(keys(&answer), ["turn", "position", "result", "effects"]);
    assert_eq!(answer["turn"], "d2d3");
    let moved = json!({"kind": "moved", "from": "d2", "to": "d3", "piece": "Knight", "side": "w"});
    assert_eq!(answer["effects"], json!([moved]));
}

#[test]
fn captures_promotions_and_zones_have_their_words() {
    // The Guardian takes the last defender of the Fortress and is promoted there with the Pikeman beside it.
    let position = "7k/7q/8/3nP3/8/5G2/8/Q6K w";
    let request = json!({"game": "tress", "position": position, "want": "play", "turn": "f3d5"});
    let answer = ask_one(&request.to_string());
    assert!(
        answer["error"].as_str().is_some_and(|why| why.contains("f3d5")),
        "Guardians take nothing in a contested zone"
    );

    let position = "7k/7q/8/3nP3/3K4/8/8/Q7 w";
    let answer = ask_one(&json!({"game": "tress", "position": position, "want": "play", "turn": "d4d5"}).to_string());
    let effects = answer["effects"].as_array().expect("a list");
    for effect in [
        json!({"kind": "captured", "at": "d5", "piece": "Knight", "side": "b"}),
        json!({"kind": "moved", "from": "d4", "to": "d5", "piece": "King", "side": "w"}),
        json!({"kind": "promoted", "at": "e5", "from": "Pikeman", "to": "Lancer", "side": "w"}),
    ] {
        assert!(effects.contains(&effect), "{effect} in {effects:?}");
    }
    let fortress = effects.iter().find(|effect| effect["kind"] == "zone-changed").expect("the Fortress changes hands");
    assert_eq!((&fortress["from"], &fortress["to"]), (&json!("contested"), &json!("w")));
}

#[test]
fn a_finished_game_has_no_turns_and_a_result() {
    let request = |want: &str| json!({"game": "tress", "position": OVER, "want": want}).to_string();
    let answer = ask_one(&request("turns"));
    assert_eq!(answer["count"], 0);
    assert_eq!(answer["turns"], json!({}));
    assert_eq!(answer["digest"], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_eq!(answer["result"], json!({"winner": "b", "reason": "elimination"}));
    let perft = json!({"game": "tress", "position": OVER, "want": "perft", "depth": 5}).to_string();
    assert_eq!(ask_one(&perft), json!({"perft": 0}));
    let play = json!({"game": "tress", "position": OVER, "want": "play", "turn": "a8a7"}).to_string();
    assert!(refusal(&play).contains("over"));
}

#[test]
fn whatever_is_wrong_is_said() {
    for (line, part) in [
        ("", "object"),
        ("   ", "object"),
        ("null", "object"),
        (r#"["tress",null,null,"count",null,null]"#, "object"),
        ("{", "EOF"),
        (r#"{"game":"tress","want":"count"} x"#, "trailing"),
        (r#"{"want":"count"}"#, "game"),
        (r#"{"game":"tress"}"#, "want"),
        (r#"{"game":"chess","want":"count"}"#, "chess"),
        (r#"{"game":"tr\ness","want":"count"}"#, "tr ess"),
        (r#"{"game":7,"want":"count"}"#, "string"),
        (r#"{"game":"tress","want":"all"}"#, "all"),
        (r#"{"game":"tress","want":"count","wanted":1}"#, "wanted"),
        (r#"{"game":"tress","want":"count","want":"turns"}"#, "duplicate"),
        (r#"{"game":"tress","want":"count","position":"8/8 w"}"#, "column"),
        (r#"{"game":"tress","want":"count","position":""}"#, "column"),
        (r#"{"game":"tress","want":"count","position":["start"]}"#, "string"),
        (r#"{"game":"tress","want":"count","options":{"speed":"on"}}"#, "speed"),
        (r#"{"game":"tress","want":"count","options":{"second_wind":"maybe"}}"#, "maybe"),
        (r#"{"game":"tress","want":"count","options":{"second_wind":1}}"#, "1"),
        (r#"{"game":"tress","want":"count","options":{"second_wind":true}}"#, "a string or a number"),
        (r#"{"game":"tress","want":"count","options":{"second_wind":"on","second_wind":"on"}}"#, "twice"),
        (r#"{"game":"tress","want":"count","options":"second_wind=off"}"#, "object of options"),
        (r#"{"game":"tress","want":"count","depth":2}"#, "depth"),
        (r#"{"game":"tress","want":"count","turn":"d2d3"}"#, "turn"),
        (r#"{"game":"tress","want":"perft"}"#, "depth"),
        (r#"{"game":"tress","want":"perft","depth":-1}"#, "-1"),
        (r#"{"game":"tress","want":"perft","depth":1.5}"#, "1.5"),
        (r#"{"game":"tress","want":"perft","depth":"2"}"#, "string"),
        (r#"{"game":"tress","want":"perft","depth":13}"#, "12"),
        (r#"{"game":"tress","want":"perft","depth":4294967296}"#, "4294967296"),
        (r#"{"game":"tress","want":"play"}"#, "turn"),
        (r#"{"game":"tress","want":"play","turn":"a1a8"}"#, "a1a8"),
        (r#"{"game":"tress","want":"play","turn":""}"#, "turn"),
    ] {
        let why = refusal(line);
        assert!(why.contains(part), "{line}: {why}");
    }
}

#[test]
fn lines_of_bytes_that_are_no_text_are_refused_and_the_next_is_read() {
    let deep = "[".repeat(100_000);
    let long = format!(r#"{{"game":"{}"}}"#, "x".repeat(3 << 20));
    let good = r#"{"game":"tress","want":"perft","depth":1}"#;
    let lines: [&[u8]; 6] = [b"\xff\xfe{", b"\0", deep.as_bytes(), long.as_bytes(), b"\r", good.as_bytes()];
    let answers = ask(&lines);
    assert!(answers[..5].iter().all(|answer| answer["error"].is_string()), "{answers:?}");
    assert!(answers[3]["error"].as_str().is_some_and(|why| why.len() < 1_000));
    assert_eq!(answers[5], json!({"perft": 38}));
}

#[test]
fn carriage_returns_and_a_missing_last_newline_are_fine() {
    let output = lab(
        &["probe"],
        b"{\"game\":\"tress\",\"want\":\"perft\",\"depth\":1}\r\n{\"game\":\"tress\",\"want\":\"perft\",\"depth\":0}",
    );
    assert_eq!(String::from_utf8_lossy(&output.stdout), "{\"perft\":38}\n{\"perft\":1}\n");
    assert!(lab(&["probe"], b"").stdout.is_empty());
}

/// A Spy among fifteen enemies can go on capturing in more than two billion ways.
#[test]
fn more_turns_than_can_be_listed_are_refused_and_can_still_be_played() {
    let position = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";
    let ask = |want: &str, turn: Option<&str>| {
        ask_one(&json!({"game": "treason", "position": position, "want": want, "turn": turn}).to_string())
    };
    for want in ["turns", "count", "notation"] {
        let answer = ask(want, None);
        let error = answer["error"].as_str().expect("a refusal");
        assert!(error.starts_with("2242948785 legal turns are too many"), "{error}");
    }
    assert_eq!(ask("perft", None)["error"], r#""want":"perft" needs a "depth" from 0 to 12"#);
    let next = ask("play", Some("I4xJ4-K5"));
    assert_eq!(next["position"], "B1B4/1BWB1BB/BB3B1/2BBBB1/1BB1B1B/1B1B1B1 b", "{next}");
}

/// "The number of intermediate states is about 2^k": positions that could lead to too many chains are refused at once.
#[test]
fn more_chains_than_can_be_ordered_are_refused() {
    let board = "bA,bB,bC,bD,bh,bF,bG,bH/8/8/wg,wg,wg,wg,wg,wg,wg,wg/wg,wg,wg,wg,wg,wg,wg,wg/\
                 wg,wg,wg,wg,wg,wg,wg,wg/wu,wu,wu,wu,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH";
    let chains: Vec<String> =
        ('a'..='h').flat_map(|file| [3, 4].map(|rank| format!("{file}{rank}>{file}{}", rank + 1))).collect();
    let ask = |count: usize| {
        let position = format!("{board} w {} wb", chains[..count].join(","));
        ask_one(&json!({"game": "trees", "position": position, "want": "count"}).to_string())
    };
    assert!(ask(7)["count"].as_u64().is_some_and(|count| count > 100));
    for count in [8, 15] {
        let error = ask(count)["error"].as_str().expect("a refusal").to_owned();
        assert!(error.contains("11 chains of White could come to run together, at most 10 may"), "{error}");
    }
}

#[test]
fn a_line_has_a_bound_and_an_error_quotes_little() {
    let (word, long) = ("x".repeat(10_000), "x".repeat(1 << 20));
    let lines = [
        format!("{{\"game\":\"{word}\",\"want\":\"count\"}}"),
        format!("{{\"game\":\"tress\",\"want\":\"{word}\"}}"),
        format!("{{\"game\":\"tress\",\"want\":\"count\",\"{word}\":1}}"),
        format!("{{\"game\":\"tress\",\"want\":\"count\",\"position\":\"{word}\"}}"),
        format!("{{\"game\":\"tress\",\"want\":\"count\",\"options\":{{\"{word}\":\"on\"}}}}"),
        format!("{{\"game\":\"tress\",\"want\":\"count\",\"options\":{{\"second_wind\":\"{word}\"}}}}"),
        format!("{{\"game\":\"tress\",\"want\":\"play\",\"turn\":\"{word}\"}}"),
        format!("{{\"game\":\"tress\",\"want\":\"count\"{long}"),
        "{\"game\":\"tress\",\"want\":\"count\"}".to_owned(),
    ];
    let answers = ask(&lines);
    let (last, refused) = answers.split_last().expect("there are some");
    for (line, answer) in lines.iter().zip(refused) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line:.60}: {answer:.60}"));
        assert!(!error.contains(&"x".repeat(41)), "{line:.60}: {error}");
    }
    assert_eq!(refused[7]["error"], "the line is longer than 1048576 bytes");
    assert!(last["count"].as_u64().is_some_and(|count| count > 0), "{last}");
}
