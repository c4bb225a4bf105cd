//! Treason: texts of positions, turns and options, what is refused and why, and what is read aloud.

use std::collections::BTreeSet;

use ludarium_rules::games::treason::{Landings, Options, Treason};
use ludarium_rules::{Cell, Game, Notation, Options as _, Position, Step, StepInput, TurnError};

const START: &str = "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w";
const CHAIN: &str = "6b/b6/7/1b5/1w5/5w1 w";
const CONVERSION: &str = "6b/1b5/4Ww1/2B4/7/3w3 w";
const PROMOTION: &str = "1b5/2bb3/2w4/7/7/6b w";
const BACKWARD: &str = "6b/7/1wb4/1b5/7/7 w";
const BETWEEN: &str = "6b/7/7/1bw4/1w5/7 w";
const BLOCKED: &str = "wBB4/7/7/7/7/7 w";

fn at(text: &str) -> Treason {
    Treason::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// "`w b` men, `W B` Spies, digits for empty runs, then the side." "A man standing on its own promotion line is no
/// position; at most 22 pieces together."
#[test]
fn bad_positions() {
    let cases = [
        ("", "board, column 1: the board is missing"),
        ("7/7/7/7/7/7", "side to move, column 13: the side to move is missing"),
        ("7/7/7/7/7/7 ", "side to move, column 13: the side to move is missing"),
        ("7/7/7/7/7/7 x", "side to move, column 13: \"w\" or \"b\" is expected"),
        ("7/7/7/7/7/7 W", "side to move, column 13: \"w\" or \"b\" is expected"),
        ("7/7/7/7/7/7 wb", "side to move, column 14: \"w\" or \"b\" alone is expected"),
        ("7/7/7/7/7/7 w ", "side to move, column 14: nothing may follow the side to move"),
        ("7/7/7/7/7/7 w 1", "side to move, column 14: nothing may follow the side to move"),
        ("7/7/7/7/7/7  w", "side to move, column 13: the side to move is missing"),
        ("7/7/7/7/7 w", "board, column 10: line 1 is missing: 6 lines are needed"),
        ("7/7/7/7/7/7/7 w", "board, column 13: there are only 6 lines"),
        ("7/7/6/7/7/7 w", "board, column 6: line 4 has only 6 of its 7 cells"),
        ("7/7/w7/7/7/7 w", "board, column 6: line 4 has more than 7 cells"),
        ("7/7/8/7/7/7 w", "board, column 5: a run of empty cells is a number from 1 to 7, not 8"),
        ("7/7/w0w5/7/7/7 w", "board, column 6: a run of empty cells is a number from 1 to 7, not 0"),
        ("7/7/34/7/7/7 w", "board, column 5: a run of empty cells is a number from 1 to 7, not 34"),
        ("7/7/07/7/7/7 w", "board, column 5: a run of empty cells is a number from 1 to 7, not 07"),
        ("7/7//7/7/7 w", "board, column 5: line 4 has only 0 of its 7 cells"),
        ("7/7/3m3/7/7/7 w", "board, column 6: \"m\" is no piece: w and b are men, W and B Spies"),
        ("7/7/3\u{e9}3/7/7/7 w", "board, column 6: \"\\u{e9}\" is no piece: w and b are men, W and B Spies"),
        ("1w5/7/7/7/7/7 w", "board, column 2: a man of White would have become a Spy on L6"),
        ("6w/7/7/7/7/7 b", "board, column 2: a man of White would have become a Spy on G6"),
        ("7/7/7/7/7/5b1 w", "board, column 12: a man of Black would have become a Spy on A1"),
        ("7/7/7/7/7/b6 w", "board, column 11: a man of Black would have become a Spy on F1"),
        ("7/wwwwwww/wwwwwww/wwwwwww/w5w/7 w", "board, column 29: there are at most 22 pieces"),
    ];
    for (text, expected) in cases {
        let error = Treason::parse(text, Options::default()).expect_err(text);
        assert_eq!(error.to_string(), expected, "{text:?}");
    }
    for text in ["w6/7/7/7/7/6b w", "1WWWWWW/7/7/7/7/BBBBBB1 b", "7/wwwwwww/wwwwwww/wwwwwww/w6/7 w", "7/7/7/7/7/7 b"] {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn unreadable_turns() {
    let cases = [
        ("", 1, "a cell is expected"),
        ("E", 2, "a line 1-6"),
        ("E9", 2, "a line 1-6"),
        ("M1", 1, "a cell is expected"),
        ("e2-f3", 1, "a cell is expected"),
        (" E2-F3", 1, "a cell is expected"),
        ("E2", 3, "\"-\", \"x\" or \"=\""),
        ("E2F3", 3, "\"-\", \"x\" or \"=\""),
        ("E2-", 4, "a cell is expected"),
        ("E2-\u{e9}3", 4, "a cell is expected"),
        ("E2-F3 ", 6, "nothing more"),
        ("E2-F3xF4-F5", 6, "nothing more"),
        ("E2x", 4, "a cell is expected"),
        ("E2xE3", 6, "\"-\" and the landing cell"),
        ("E2xE3-", 7, "a cell is expected"),
        ("E2xE3-E4x", 10, "a cell is expected"),
        ("E2xE3-E4-", 9, "nothing more"),
        ("E2=", 4, "a cell is expected"),
        ("E2=D3=E2", 6, "nothing more"),
        ("A2-A3", 1, "there is no cell A2"),
        ("E2-H1", 4, "there is no cell H1"),
    ];
    for (text, at_column, begins) in cases {
        match at(CHAIN).read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert!(column == at_column && what.starts_with(begins), "{text:?}: {column} {what}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn turns_that_are_refused() {
    let cases = [
        (START, "F4-F5", "There is no piece on F4"),
        (START, "L6-K6", "The man on L6 is Black's, and it is White's turn"),
        (START, "A1-B1", "White's man stands on B1: a step ends on an empty cell"),
        (START, "E2-E4", "E4 is not adjacent to E2"),
        (START, "E2-E2", "The man is already on E2"),
        (START, "F2-F1", "White's men move to the same or a higher line"),
        (START, "E2=D3", "Only a Spy converts, and a man stands on E2"),
        (START, "E2xE3-E4", "There is no enemy on E3 to capture"),
        (CHAIN, "A1-B1", "Capturing is compulsory: E2 can capture"),
        (CHAIN, "E2-F3", "Capturing is compulsory: E2 can capture"),
        (CHAIN, "E2=D3", "Capturing is compulsory: E2 can capture"),
        (CHAIN, "A1xE3-E4", "E3 is not adjacent to A1"),
        (CHAIN, "F1xE3-E4", "There is no piece on F1"),
        (CHAIN, "E2xE3-D4", "The landing D4 is not adjacent to the captured piece on E3"),
        (CHAIN, "E2xE3-D2", "The landing D2 is adjacent to the start E2"),
        (CHAIN, "E2xE3-E2", "The capturer must land away from its start E2"),
        (CHAIN, "E2xE3-F4xE4-D4", "There is no enemy on E4 to capture; from F4, F5 can be captured"),
        (PROMOTION, "D4xK5-L6", "The landing L6 is occupied"),
        (PROMOTION, "D4xK5-K6xJ5-I4", "The man has become a Spy on K6, and its turn ends there"),
        (BACKWARD, "E4xE3-D2", "E3 is behind the man on E4: White's men move to the same or a higher line"),
        (BACKWARD, "E4xD4-C3", "D4 to C3 is backward: White's men move to the same or a higher line"),
        (CONVERSION, "H4=D2", "Only a Spy converts, and a man stands on H4"),
        (CONVERSION, "D3=I4", "The Spy on D3 is Black's, and it is White's turn"),
        (CONVERSION, "I4=C1", "The mirror cell of I4 is D3, not C1"),
        (CONVERSION, "I4-H4", "White's man stands on H4: a step ends on an empty cell"),
        ("6b/7/4W2/7/7/7 w", "I4=D3", "There is nothing to convert at the mirror cell D3: it is empty"),
        ("6b/7/4W2/2w4/7/7 w", "I4=D3", "There is nothing to convert at the mirror cell D3: White's man stands there"),
        ("wBB4/7/7/7/7/6w w", "F6-L6", "Black's Spy stands on L6: a step ends on an empty cell"),
        ("wBB4/7/7/7/7/6w w", "F6xL6-K6", "No landing behind L6 is empty: K6 is occupied"),
        ("6b/7/7/2b4/7/w6 b", "D3-E4", "Black's men move to the same or a lower line"),
        ("6b/7/7/7/7/Bw5 w", "E1xF1-F2", "From E1 there is no cell to land on behind F1"),
        ("6b/7/7/7/7/W6 w", "F1-G6", "G6 is not adjacent to F1"),
    ];
    for (text, turn, why) in cases {
        let error = at(text).read_turn(turn).expect_err(turn);
        assert_eq!(error.to_string(), format!("\"{turn}\" is not legal: {why}"), "{text}");
    }
    assert_eq!(at(BLOCKED).read_turn("F6-L6"), Err(TurnError::Over { reason: "blocked".into() }));
    assert_eq!(at(BLOCKED).read_turn("nonsense"), Err(TurnError::Over { reason: "blocked".into() }));
}

/// "`landings=all`: … is occupied."
#[test]
fn landings_that_are_refused() {
    let all = Treason::parse(BETWEEN, Options { landings: Landings::All }).expect("a position");
    let error = |position: &Treason, text: &str| position.read_turn(text).expect_err(text).to_string();
    assert_eq!(error(&all, "E2xE3-E4"), "\"E2xE3-E4\" is not legal: landings=all: behind E3, D3 is occupied");
    assert_eq!(error(&at(BETWEEN), "E2xE3-D3"), "\"E2xE3-D3\" is not legal: The landing D3 is occupied");
}

/// Turns of other positions are refused by [`ludarium_rules::Position::play`] too, with the reason.
#[test]
fn turns_of_other_positions() {
    for (here, turn, there) in [(START, "E2-F3", CHAIN), (CHAIN, "E2xE3-D3", START), (CONVERSION, "I4=D3", START)] {
        let turn = at(here).read_turn(turn).expect("legal");
        assert!(!at(there).is_legal(&turn));
        assert!(matches!(at(there).play(&turn), Err(TurnError::Illegal { .. })), "{turn}");
    }
}

fn path(names: &[&str]) -> Vec<Step> {
    let step = |name: &&str| Treason::cell_named(name).map_or(Step::Done, Step::Cell);
    names.iter().map(step).collect()
}

#[test]
fn steps_that_are_refused() {
    let cases: [(&str, &[&str], usize, &str); 19] = [
        (START, &["E4"], 0, "There is no piece on E4"),
        (START, &["K5"], 0, "The man on K5 is Black's, and it is White's turn"),
        (START, &["C1"], 0, "The man on C1 is blocked: all cells that it could step to are occupied"),
        (
            "6b/7/7/7/wwwww2/wwWwwww w",
            &["D1"],
            0,
            "The Spy on D1 is blocked: all cells around it are occupied, and no enemy stands on its mirror cell G4",
        ),
        (BLOCKED, &["F6"], 0, "The game is over: The side to move has no legal turn"),
        (START, &["."], 0, "Choose a cell of the board"),
        (START, &["E2", "."], 1, "Choose a cell of the board"),
        (START, &["E2", "E4"], 1, "E4 is not adjacent to E2"),
        (START, &["E2", "F3", "F4"], 2, "The turn is already complete"),
        (CONVERSION, &["I4", "D2"], 1, "D2 is not adjacent to I4"),
        ("6b/7/4W2/7/7/7 w", &["I4", "D3"], 1, "There is nothing to convert at the mirror cell D3: it is empty"),
        (CHAIN, &["A1"], 0, "Capturing is compulsory: E2 can capture"),
        (CHAIN, &["E2", "F3"], 1, "There is no enemy on F3 to capture; from E2, E3 can be captured"),
        (CHAIN, &["E2", "."], 1, "Choose a cell of the board"),
        (CHAIN, &["E2", "E3", "F3"], 2, "The landing F3 is adjacent to the start E2"),
        (CHAIN, &["E2", "E3", "F4", "E4"], 3, "There is no enemy on E4 to capture; from F4, F5 can be captured"),
        (CHAIN, &["E2", "E3", "F4", ".", "F5"], 4, "The turn is already complete"),
        (CHAIN, &["E2", "E3", "D3", "."], 3, "The turn is already complete"),
        (PROMOTION, &["D4", "K5", "K6", "J5"], 3, "The man has become a Spy on K6, and its turn ends there"),
    ];
    for (text, names, index, why) in cases {
        let error = at(text).choices(&path(names)).expect_err(text);
        assert_eq!((error.index, error.why.as_str()), (index, why), "{text} {names:?}");
    }
    let error = at(START).choices(&[Step::Cell(Cell(42))]).expect_err("no cell");
    assert_eq!((error.index, error.why.as_str()), (0, "Choose a cell of the board"));
}

#[test]
fn bad_options() {
    let error = |pairs: &[(&str, &str)]| Options::from_pairs(pairs).expect_err("refused").to_string();
    assert_eq!(error(&[("landing", "all")]), "unknown option \"landing\"; this game has landings");
    assert_eq!(error(&[("landings", "All")]), "option landings cannot be \"All\": it takes chosen or all");
    assert_eq!(error(&[("landings", "all"), ("landings", "all")]), "option \"landings\" is given twice");
    let all = Options::from_pairs(&[("landings", "all")]).expect("known");
    assert_eq!(all.list(), [("landings", "all".to_owned())]);
}

#[test]
fn read_aloud() {
    let cases = [
        (START, "E2-F3", "E2 to F3"),
        ("w6/7/7/7/7/6b w", "F6-L6", "F6 to L6, becomes a Spy"),
        (CHAIN, "E2xE3-F4xF5-F6", "E2 captures E3, lands on F4, captures F5, lands on F6"),
        (PROMOTION, "D4xK5-K6", "D4 captures K5, lands on K6, becomes a Spy"),
        (CONVERSION, "I4=D3", "The Spy on I4 converts D3"),
        ("1b4b/7/7/7/7/W6 w", "F1=G6", "The Spy on F1 converts G6, which becomes a Spy"),
    ];
    for (text, turn, heard) in cases {
        let position = at(text);
        let turn = position.read_turn(turn).expect("legal");
        assert_eq!(position.spoken(&turn), heard);
        assert_eq!(position.notation(&turn), position.turn_text(&turn), "players see the machine text");
    }
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = Treason::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !Treason::reason_text(reason).is_empty()));
}
