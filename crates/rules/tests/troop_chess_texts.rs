//! Troop Chess: words for turns, refusals, and every kind of bad text.

use std::collections::BTreeSet;

use ludarium_rules::games::troop_chess::{Options, Point, Ranks, TroopChess};
use ludarium_rules::{Cell, Notation, Options as _, Position, Step, StepInput, TurnError};

const START: &str = "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w";
const OVER: &str = "6bbb/9/9/9/9/9/9/9/ww1ww4 w";

fn at(text: &str) -> TroopChess {
    TroopChess::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn turns_in_words() {
    let cases = [
        (START, "c2d2e2-c3", "Straight c2 d2 e2 one step north"),
        ("6bbb/9/9/9/4w4/2ww5/9/9/9 w", "c4d4e5-e6", "Serpent c4 d4 e5 two steps north-east"),
        ("6bbb/9/4b4/9/4w4/3w1w3/9/9/9 w", "d4e5f4-d6", "Pyramid d4 e5 f4 two steps north, takes e7"),
        ("6bbb/9/3b5/3b5/3b5/3w5/3w5/3w5/9 w", "d2d3d4-d3", "Straight d2 d3 d4 one step north, takes d5, loses d4"),
        (
            "6bbb/9/3b5/3b5/2bbb4/2www4/9/9/9 w",
            "c4d4e4-c5",
            "Straight c4 d4 e4 one step north, takes c5 and e5, loses d4",
        ),
        ("6bbb/9/9/9/4w4/3w5/2w6/9/9 w", "c3d4e5-b2", "Oblique c3 d4 e5 one step south-west"),
        ("6bbb/9/9/9/3ww4/3w5/9/9/9 w", "d4d5e5-b6", "Wedge d4 d5 e5 two steps north-west"),
    ];
    for (text, turn, words) in cases {
        let position = at(text);
        let read = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.spoken(&read), words);
        assert_eq!((position.notation(&read), position.turn_text(&read)), (turn.to_owned(), turn.to_owned()));
    }
}

#[test]
fn unreadable_turns() {
    let cases = [
        ("", 1, "a file a-i is expected"),
        ("j", 1, "a file a-i is expected"),
        ("C2d2e2-c3", 1, "a file a-i is expected"),
        (" c2d2e2-c3", 1, "a file a-i is expected"),
        ("c0d2e2-c3", 2, "a rank 1-9 is expected"),
        ("c", 2, "a rank 1-9 is expected"),
        ("c2d2", 5, "a file a-i is expected"),
        ("c2d2-c3", 5, "a file a-i is expected"),
        ("d2c2e2-c3", 3, "the points are sorted by file, then rank: c2 cannot follow d2"),
        ("b3b5a4-b4", 5, "the points are sorted by file, then rank: a4 cannot follow b5"),
        ("c2c2d2-c3", 3, "the points are sorted by file, then rank: c2 cannot follow c2"),
        ("c2d2e2", 7, "\"-\" and the target of the first piece are expected"),
        ("c2d2e2c3", 7, "\"-\" and the target of the first piece are expected"),
        ("c2d2e2xc3", 7, "\"-\" and the target of the first piece are expected"),
        ("c2d2e2-", 8, "a file a-i is expected"),
        ("c2d2e2-c3 ", 10, "nothing more is expected here"),
        ("c2d2e2-c3d3e3", 10, "nothing more is expected here"),
        ("c2d2e2-c\u{e9}", 9, "a rank 1-9 is expected"),
    ];
    for (text, at_column, message) in cases {
        match at(START).read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert_eq!((column, what.as_str()), (at_column, message), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn illegal_turns() {
    let two_steps = "6bbb/9/4b4/9/4wb3/3w1w3/9/9/9 w";
    let cases = [
        (START, "c2d2f2-c3", "c2, d2 and f2 are no formation: they do not touch as a connected group"),
        (START, "c2d2e3-c3", "There is no piece on e3"),
        (START, "c8d8e8-c7", "The piece on c8 is Black's, and it is White's turn"),
        (START, "c3d3e3-c4", "There is no piece on c3"),
        (START, "c2d2e2-c2", "The Straight c2 d2 e2 would stay where it is"),
        (
            START,
            "c2d2e2-d4",
            "From c2 to d4 is not one step or two in one direction: it goes one step in any direction, or two steps east \
             or west",
        ),
        (
            START,
            "c2d2e2-c4",
            "The Straight c2 d2 e2 cannot go two steps north: it goes one step in any direction, or two steps east or \
             west",
        ),
        (START, "c1d1e1-c2", "White's own piece stands on c2, where the piece on c1 would land"),
        (
            "6bbb/9/9/9/9/9/9/9/www6 w",
            "a1b1c1-a9",
            "From a1 to a9 is not one step or two in one direction: it goes one step in any direction, or two steps east or west",
        ),
        ("6bbb/9/9/9/9/9/9/9/6www w", "g1h1i1-h1", "The piece on i1 would leave the board"),
        (two_steps, "d4e5f4-d6", "Two steps would pass over Black's piece on f5"),
        (
            two_steps,
            "d4e5f4-d2",
            "The Pyramid d4 e5 f4 cannot go two steps south: it goes one step in any direction, or two steps north",
        ),
    ];
    for (text, turn, why) in cases {
        let error = at(text).read_turn(turn).expect_err(turn);
        assert_eq!(error.to_string(), format!("\"{turn}\" is not legal: {why}"), "{text}");
    }
}

#[test]
fn finished_games_read_nothing() {
    for text in ["d1e1a1-d2", "a1b1d1-a2", "nonsense"] {
        assert_eq!(at(OVER).read_turn(text), Err(TurnError::Over { reason: "scattered".into() }));
    }
}

#[test]
fn bad_positions() {
    let cases = [
        ("", "board, column 1: the board is missing"),
        (" w", "board, column 1: the board is missing"),
        ("9/9/9/9/9/9/9/9 w", "board, column 16: rank 1 is missing: 9 ranks are needed"),
        ("9/9/9/9/9/9/9/9/9/9 w", "board, column 19: there are only 9 ranks"),
        ("8/9/9/9/9/9/9/9/9 w", "board, column 2: rank 9 has only 8 of its 9 cells"),
        ("9//9/9/9/9/9/9/9 w", "board, column 3: rank 8 has only 0 of its 9 cells"),
        ("w9/9/9/9/9/9/9/9/9 w", "board, column 2: rank 9 has more than 9 cells"),
        ("9w/9/9/9/9/9/9/9/9 w", "board, column 2: rank 9 has more than 9 cells"),
        ("9/45/9/9/9/9/9/9/9 w", "board, column 3: a run of empty cells is a number from 1 to 9, not 45"),
        ("9/w08/9/9/9/9/9/9/9 w", "board, column 4: a run of empty cells is a number from 1 to 9, not 08"),
        ("9/9/9/9/9/9/9/9/0 w", "board, column 17: a run of empty cells is a number from 1 to 9, not 0"),
        ("9/9/W8/9/9/9/9/9/9 w", "board, column 5: \"W\" is no piece: w and b are"),
        ("9/9/9/9/9/9/9/9/8\u{e9} w", "board, column 18: \"\\u{e9}\" is no piece: w and b are"),
        ("9/9/9/9/9/9/9/9/9 ", "side to move, column 19: the side to move is missing"),
        ("9/9/9/9/9/9/9/9/9 W", "side to move, column 19: \"w\" or \"b\" is expected"),
        ("9/9/9/9/9/9/9/9/9  w", "side to move, column 19: the side to move is missing"),
        ("9/9/9/9/9/9/9/9/9 wb", "side to move, column 20: \"w\" or \"b\" alone is expected"),
        ("9/9/9/9/9/9/9/9/9 w ", "side to move, column 20: nothing may follow the side to move"),
        ("9/9/9/9/9/9/9/9/9 w -", "side to move, column 20: nothing may follow the side to move"),
        ("wwwwwwwww/wwwwwwwww/4w4/9/9/9/9/9/9 w", "board, column 22: White may have at most 18 pieces"),
        ("9/9/9/9/9/9/b8/bbbbbbbbb/bbbbbbbbb b", "board, column 34: Black may have at most 18 pieces"),
    ];
    for (text, message) in cases {
        let error = TroopChess::parse(text, Options::default()).expect_err(text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
    let end = TroopChess::parse("9/9/9/9/9/9/9/9/9", Options::default()).expect_err("no side");
    assert_eq!((end.field, end.what.as_str()), ("side to move", "the side to move is missing"));
}

/// "At most 18 pieces a side (27 with `ranks=3`)."
#[test]
fn crowds() {
    let three = Options { ranks: Ranks::Three };
    let full = "wwwwwwwww/wwwwwwwww/wwwwwwwww/9/9/9/9/9/9 b";
    assert!(TroopChess::parse(full, Options::default()).is_err());
    assert!(TroopChess::parse(full, three).is_ok());
    let error = TroopChess::parse("wwwwwwwww/wwwwwwwww/wwwwwwwww/9/9/9/9/9/8w b", three).expect_err("28");
    assert_eq!(error.to_string(), "board, column 42: White may have at most 27 pieces");
    assert_ne!(TroopChess::parse(START, three), TroopChess::parse(START, Options::default()));
}

#[test]
fn bad_options() {
    let error = |pairs: &[(&str, &str)]| Options::from_pairs(pairs).expect_err("refused").to_string();
    assert_eq!(error(&[("rank", "2")]), "unknown option \"rank\"; this game has ranks");
    assert_eq!(error(&[("ranks", "4")]), "option ranks cannot be \"4\": it takes 2 or 3");
    assert_eq!(error(&[("ranks", "02")]), "option ranks cannot be \"02\": it takes 2 or 3");
    assert_eq!(error(&[("ranks", "2"), ("ranks", "3")]), "option \"ranks\" is given twice");
}

/// Why a path of point names is refused, and at which step.
fn refusal(text: &str, path: &[&str]) -> (usize, String) {
    let steps: Vec<Step> = path.iter().map(|name| Step::Cell(Point::named(name).expect("a point").cell())).collect();
    let error = at(text).choices(&steps).expect_err(text);
    (error.index, error.why.to_string())
}

#[test]
fn refused_steps() {
    let cases: &[(&str, &[&str], &str)] = &[
        (START, &["e5"], "There is no piece on e5"),
        (START, &["e8"], "The piece on e8 is Black's, and it is White's turn"),
        (START, &["c2", "c2"], "c2 is chosen already: choose another piece"),
        (START, &["c2", "d2", "c2"], "c2 is chosen already: choose another piece"),
        (START, &["c2", "c3"], "There is no piece on c3"),
        (START, &["c2", "f2"], "No formation has both c2 and f2: a third piece must join them"),
        (START, &["c2", "d2", "f2"], "c2, d2 and f2 are no formation: they do not touch as a connected group"),
        (START, &["c1", "d1", "e1"], "The Straight c1 d1 e1 cannot move: every way is closed"),
        (
            START,
            &["c2", "d2", "e2", "c4"],
            "The Straight c2 d2 e2 cannot go two steps north: it goes one step in any direction, or two steps east or west",
        ),
        (START, &["c2", "d2", "e2", "c2"], "The Straight c2 d2 e2 would stay where it is"),
        (START, &["d2", "c2", "e2", "d1"], "White's own piece stands on c1, where the piece on c2 would land"),
        (START, &["c2", "d2", "e2", "c3", "c4"], "The turn is already complete"),
        (
            "6bbb/9/9/9/9/9/8w/9/www6 w",
            &["i3"],
            "The piece on i3 is in no formation: no two others touch it as a group of three",
        ),
        (OVER, &["a1"], "The game is over: A side is scattered: no three of its pieces form a formation"),
    ];
    for (text, path, why) in cases {
        assert_eq!(refusal(text, path), (path.len() - 1, (*why).to_owned()), "{text} {path:?}");
    }
}

/// A first piece whose formations are all closed in.
#[test]
fn closed_in() {
    let text = "bbb6/9/9/9/9/9/www6/www6/www6 w";
    let (index, why) = refusal(text, &["b1", "a1", "a2"]);
    assert_eq!((index, why.as_str()), (2, "The Wedge a1 a2 b1 cannot move: every way is closed"));
}

#[test]
fn steps_that_are_no_points() {
    let start = at(START);
    let cell = |name: &str| Step::Cell(Point::named(name).expect("a point").cell());
    let paths = [
        vec![Step::Done],
        vec![Step::Cell(Cell(81))],
        vec![cell("c2"), Step::Way(0)],
        vec![cell("c2"), cell("d2"), cell("e2"), Step::Count(1)],
        vec![cell("c2"), cell("d2"), cell("e2"), Step::Cell(Cell(900))],
    ];
    for path in paths {
        let error = start.choices(&path).expect_err("no point");
        assert_eq!((error.index, error.why.as_str()), (path.len() - 1, "Choose a point of the board"), "{path:?}");
    }
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = TroopChess::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !TroopChess::reason_text(reason).is_empty()));
}
