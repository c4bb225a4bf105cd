//! No input kills the probe, and every line gets exactly one answer.

use std::sync::LazyLock;

use ludarium_rules::GameId;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use crate::fixtures::cases;
use crate::{OVER, START, ask};

/// Lines to spoil, some of every game. None asks for a perft: a spoilt depth could ask for more than anyone can wait for.
static GOOD: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut lines = vec![
        r#"{"game":"tress","options":{"second_wind":"off"},"position":"start","want":"count"}"#.to_owned(),
        r#"{"game":"tress","want":"play","turn":"dNd3"}"#.to_owned(),
        r#"{"game":"tress","position":"7k/7q/8/3nP3/3K4/8/8/Q7 w","want":"play","turn":"Kxd5=LF"}"#.to_owned(),
        r#"{"game":"go-chess","options":{"seed":5,"blocked":12},"want":"count"}"#.to_owned(),
    ];
    for game in GameId::ALL {
        lines.push(json!({"game": game.name(), "want": "turns"}).to_string());
        for case in cases(game).iter().filter(|case| case.get("turns").is_some()).take(5) {
            let asked = json!({"game": game.name(), "options": case["options"], "position": case["position"]});
            for (want, turn) in
                [("notation", None), ("play", case["turns"].as_object().and_then(|turns| turns.keys().next()))]
            {
                let mut asked = asked.clone();
                asked["want"] = want.into();
                if let Some(turn) = turn {
                    asked["turn"] = turn.as_str().into();
                }
                lines.push(asked.to_string());
            }
        }
    }
    lines
});

/// One change of a line of bytes.
#[derive(Clone, Debug)]
enum Change {
    Replace(Index, u8),
    Insert(Index, u8),
    Remove(Index),
    Cut(Index),
    Repeat(Index, Index),
}

impl Change {
    fn apply(&self, line: &mut Vec<u8>) {
        let at = |index: &Index, line: &[u8]| index.index(line.len() + 1);
        match self {
            Change::Replace(index, byte) if !line.is_empty() => {
                let at = index.index(line.len());
                line[at] = *byte;
            }
            Change::Insert(index, byte) => line.insert(at(index, line), *byte),
            Change::Remove(index) if !line.is_empty() => drop(line.remove(index.index(line.len()))),
            Change::Cut(index) => line.truncate(at(index, line)),
            Change::Repeat(from, to) => {
                let (from, to) = (at(from, line), at(to, line));
                line.extend_from_within(from.min(to)..from.max(to));
            }
            Change::Replace(..) | Change::Remove(_) => {}
        }
    }
}

/// Bytes that mean something to the protocol or to positions, and any others. No newline: that would be two lines.
fn byte() -> impl Strategy<Value = u8> {
    let telling = select(br#"{}[]":,/ \wbhunNPGLSKQRBACDFnpglskqrx=FXC1234567890aegij-^~#!>*T?."#.to_vec());
    prop_oneof![4 => telling, 1 => any::<u8>().prop_map(|byte| if byte == b'\n' { 0 } else { byte })]
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Index>(), byte()).prop_map(|(index, byte)| Change::Replace(index, byte)),
        (any::<Index>(), byte()).prop_map(|(index, byte)| Change::Insert(index, byte)),
        any::<Index>().prop_map(Change::Remove),
        any::<Index>().prop_map(Change::Cut),
        (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Change::Repeat(from, to)),
    ]
}

fn spoilt() -> impl Strategy<Value = Vec<u8>> {
    (select(GOOD.clone()), vec(change(), 0..4)).prop_map(|(line, changes)| {
        let mut line = line.as_bytes().to_vec();
        changes.iter().for_each(|change| change.apply(&mut line));
        line
    })
}

/// Well-formed requests with odd values in their fields.
fn odd() -> impl Strategy<Value = Vec<u8>> {
    let mut games: Vec<Value> = GameId::ALL.map(|game| game.name().into()).to_vec();
    games.extend([json!("Tress"), json!(""), json!(null), json!(1)]);
    let games = select(games);
    let wants = select(vec!["turns", "count", "perft", "notation", "play", "ugi"]);
    let depths = select(vec![json!(null), json!(0), json!(1), json!(-1), json!(1.0), json!("1"), json!(1u64 << 40)]);
    let boards = "([1-8NPGLSKQnpglskq]{1,8}/){7}[1-8NPGLSKQnpglskq]{1,8} [wb]".prop_map(Value::from);
    let positions = prop_oneof![boards, Just(START.into()), Just(OVER.into()), ".*".prop_map(Value::from)];
    let turns =
        prop_oneof![Just(Value::Null), "[a-h][1-8][a-h][1-8]".prop_map(Value::from), ".*".prop_map(Value::from)];
    (games, wants, depths, positions, turns).prop_map(|(game, want, depth, position, turn)| {
        json!({"game": game, "want": want, "depth": depth, "position": position, "turn": turn}).to_string().into_bytes()
    })
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![4 => spoilt(), 3 => odd(), 1 => vec(byte(), 0..200)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_line_gets_exactly_one_answer(mut lines in vec(line(), 1..60)) {
        lines.push(br#"{"game":"tress","want":"perft","depth":1}"#.to_vec());
        // `ask` checks that the probe ended well and that the answers are as many as the lines.
        let answers = ask(&lines);
        for (line, answer) in lines.iter().zip(&answers) {
            prop_assert!(answer.is_object(), "{}: {answer}", String::from_utf8_lossy(line));
        }
        prop_assert_eq!(answers.last(), Some(&json!({"perft": 38})));
    }
}
