//! Shared cases: positions with their results, counts, digests and turns, one line a game.

mod cases;

use std::collections::{BTreeMap, BTreeSet};

use ludarium_rules::{Game, games};
use serde::Deserialize;
use sha2::{Digest, Sha256};

macro_rules! fixtures {
    ($($game:ident => $position:ty, $name:literal;)*) => { $(
        mod $game {
            use super::*;

            #[test]
            fn many() {
                let cases = include_str!(concat!("data/", $name, ".jsonl"));
                check_all::<$position>(cases.lines().map(|line| serde_json::from_str(line).expect("a case")));
            }

            #[test]
            fn by_hand() {
                let cases = include_str!(concat!("data/", $name, "_hand.json"));
                check_all::<$position>(serde_json::from_str::<Vec<Case>>(cases).expect("a list of cases"));
            }
        }
    )* };
}

fixtures! {
    tress => games::tress::Tress, "tress";
    trees => games::trees::Trees, "trees";
    tribun => games::tribun::Tribun, "tribun";
    gess => games::gess::Gess, "gess";
    go_chess => games::go_chess::GoChess, "go-chess";
    treason => games::treason::Treason, "treason";
    troop_chess => games::troop_chess::TroopChess, "troop-chess";
}

/// One case; what is left out is not checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[serde(default)]
    name: String,
    position: String,
    #[serde(default)]
    options: BTreeMap<String, serde_json::Value>,
    result: Option<Ending>,
    count: Option<u64>,
    digest: Option<String>,
    turns: Option<Turns>,
    #[serde(default)]
    present: Vec<String>,
    #[serde(default)]
    absent: Vec<String>,
    #[serde(default)]
    next: BTreeMap<String, String>,
    #[serde(default)]
    notation: BTreeMap<String, String>,
    #[serde(default)]
    next_present: Vec<String>,
    #[serde(default)]
    next_absent: Vec<String>,
    /// A turn text with the next position, or with nothing if the text must be refused.
    #[serde(default)]
    typed: Vec<(String, Option<String>)>,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
struct Ending {
    winner: Option<char>,
    reason: String,
}

/// All turns of a position, with or without the next positions.
#[derive(Deserialize)]
#[serde(untagged)]
enum Turns {
    Next(BTreeMap<String, String>),
    Texts(BTreeSet<String>),
}

fn check_all<P: Game>(cases: impl IntoIterator<Item = Case>) {
    let mut checked = 0;
    for case in cases {
        check::<P>(&case);
        checked += 1;
    }
    assert!(checked > 0, "there are cases");
}

fn check<P: Game>(case: &Case) {
    let about = format!("{} {} {:?}", case.name, case.position, case.options);
    let position: P = cases::open(&case.position, &case.options);
    assert_eq!(position.to_string(), case.position, "{about}");
    let result = position.outcome().map(|outcome| Ending {
        winner: outcome.winner.map(|side| side.letter()),
        reason: outcome.reason.word().to_owned(),
    });
    assert_eq!(result, case.result, "{about}");

    let next = next_positions(&position);
    if let Some(count) = case.count {
        assert_eq!((position.count_turns(), next.len() as u64), (count, count), "{about}");
    }
    if let Some(digest) = &case.digest {
        assert_eq!(digest_of(next.values()), *digest, "{about}");
    }
    if let Some(turns) = &case.turns {
        check_turn_list(turns, &position, &next, &about);
    }
    check_turns(case, &position, &next, &about);
    check_typed(case, &position, &about);
}

/// A game may have several texts for one turn, so the texts of the case are read, not compared.
fn check_turn_list<P: Game>(turns: &Turns, position: &P, next: &BTreeMap<String, String>, about: &str) {
    match turns {
        Turns::Texts(texts) => assert!(next.keys().eq(texts), "{about}: {:?}", next.keys()),
        Turns::Next(turns) => {
            let sorted = |values: Vec<&String>| -> Vec<String> {
                let mut values: Vec<String> = values.into_iter().cloned().collect();
                values.sort_unstable();
                values
            };
            assert_eq!(sorted(turns.values().collect()), sorted(next.values().collect()), "{about}");
            for (turn, expected) in turns {
                assert_eq!(after(position, turn), Some(expected.clone()), "{turn}: {about}");
            }
        }
    }
}

/// The next position after a turn given by any of its texts, if it is legal.
fn after<P: Game>(position: &P, text: &str) -> Option<String> {
    position.read_turn(text).ok().map(|turn| position.play_unchecked(&turn).to_string())
}

fn check_turns<P: Game>(case: &Case, position: &P, next: &BTreeMap<String, String>, about: &str) {
    for turn in &case.present {
        assert!(after(position, turn).is_some(), "{turn} is legal: {about}");
    }
    for turn in &case.absent {
        assert!(!next.contains_key(turn) && after(position, turn).is_none(), "{turn} is refused: {about}");
    }
    for (turn, expected) in &case.next {
        assert_eq!(after(position, turn), Some(expected.clone()), "{turn}: {about}");
    }
    for (text, expected) in &case.notation {
        let turn = position.read_turn(text).expect("legal");
        assert_eq!(position.notation(&turn), *expected, "{text}: {about}");
        assert_eq!(position.read_turn(expected), Ok(turn), "{text}: {about}");
    }
    let reached: BTreeSet<&String> = next.values().collect();
    assert!(case.next_present.iter().all(|text| reached.contains(text)), "{about}");
    assert!(!case.next_absent.iter().any(|text| reached.contains(text)), "{about}");
}

fn check_typed<P: Game>(case: &Case, position: &P, about: &str) {
    for (text, expected) in &case.typed {
        assert_eq!(after(position, text), *expected, "{text}: {about}");
    }
}

/// The next position of every turn, by machine text.
fn next_positions<P: Game>(position: &P) -> BTreeMap<String, String> {
    let turns = position.turns().expect("a list");
    turns.iter().map(|turn| (position.turn_text(turn), position.play_unchecked(turn).to_string())).collect()
}

/// SHA-256 of the sorted next positions, joined by newlines.
fn digest_of<'a>(next: impl Iterator<Item = &'a String>) -> String {
    let mut sorted: Vec<&str> = next.map(String::as_str).collect();
    sorted.sort_unstable();
    Sha256::digest(sorted.join("\n")).iter().map(|byte| format!("{byte:02x}")).collect()
}
