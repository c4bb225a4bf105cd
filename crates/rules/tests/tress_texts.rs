//! Tress: notation, refusals, and every kind of bad text.

use std::collections::BTreeSet;

use ludarium_rules::board::square::Square;
use ludarium_rules::games::tress::{Options, Tress};
use ludarium_rules::{Notation, OptionError, Options as _, Position, Step, StepInput, TurnError};

fn at(text: &str) -> Tress {
    Tress::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Tress {
    Tress::start(Options::default())
}

/// What players see and hear for a turn; all of it reads back.
fn told(text: &str, turn: &str) -> (String, String) {
    let position = at(text);
    let read = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
    let short = position.notation(&read);
    assert_eq!(position.read_turn(&short), Ok(read));
    (short, position.spoken(&read).to_string())
}

#[test]
fn examples_of_the_guide() {
    let cases = [
        ("qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w", "dNd3", "d Knight to d3"),
        ("k6q/8/3NN3/8/8/8/8/K6Q w", "eNe5F", "e Knight to e5, controls"),
        ("k6q/8/8/2N1N3/8/8/8/K6Q b", "Qg8", "Queen to g8"),
        ("k6q/8/8/8/3n4/2P5/8/K6Q w", "Pxd4=LF", "Pike captures d4, promotes to Lancer, controls"),
        ("k6q/8/8/3n4/8/1P6/8/K6Q w", "Pxd5=LF", "Pike captures d5, promotes to Lancer, controls"),
        ("k6q/8/8/3n4/8/8/7P/K6Q w", "Pe5X", "Pike to e5, contests"),
        ("k6q/8/8/8/3K4/2n5/8/7Q w", "Kxc3C", "King captures c3, concedes"),
        ("k6q/8/8/8/8/1G3G2/8/K6Q w", "fGd5=SF", "f Guardian to d5, promotes to Sentinel, controls"),
        ("5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w", "Pxd4=LSF", "Pike captures d4, promotes to Lancer and Sentinel, controls"),
        ("5k2/8/8/4q3/4P3/5N2/5Q2/5K2 b", "Qe6=LC", "Queen to e6, enemy Pike promotes to Lancer, concedes"),
        ("KQ4qk/8/8/8/2N5/8/2N1N3/8 w", "c2Nd3", "c2 Knight to d3"),
        ("KQ4qk/8/8/8/2N5/8/2N1N3/8 w", "4Nd3", "4 Knight to d3"),
    ];
    for (text, short, long) in cases {
        let (seen, heard) = told(text, short);
        assert_eq!((seen.as_str(), heard.as_str()), (short, long), "{text}");
    }
}

/// "Typed text may leave out `x` and the suffixes and give more origin than needed, promoted letters in any order."
#[test]
fn lenient_reading() {
    let position = at("5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w");
    for text in ["c3d4", "Pd4", "Pxd4", "cPd4", "3Pxd4", "c3Pxd4", "Pd4=LS", "Pd4=SL", "Pxd4F", "c3Pxd4=SLF"] {
        assert_eq!(position.read_turn(text).map(|turn| turn.to_string()), Ok("c3d4".to_owned()), "{text}");
    }
}

/// "What it gives must be true and fit exactly one turn."
#[test]
fn untrue_or_ambiguous_text() {
    let position = at("5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w");
    let error = |text: &str| position.read_turn(text).expect_err(text).to_string();
    assert_eq!(error("dPd4"), "\"dPd4\" is not legal: White has no Pikeman there");
    assert_eq!(error("Ld4"), "\"Ld4\" is not legal: White has no Lancer");
    assert_eq!(error("Pxb2"), "\"Pxb2\" is not legal: it captures nothing (Pb2)");
    assert_eq!(error("Pxd4=L"), "\"Pxd4=L\" is not legal: its promotions are others (Pxd4=LSF)");
    assert_eq!(error("Pb2=L"), "\"Pb2=L\" is not legal: its promotions are others (Pb2)");
    assert_eq!(error("Pxd4=LSX"), "\"Pxd4=LSX\" is not legal: it does not change the Fortress so (Pxd4=LSF)");
    let claimed = at("7n/8/8/3kq3/2N2Q2/5G2/2PN4/K7 w");
    let error = |text: &str| claimed.read_turn(text).expect_err(text).to_string();
    assert!(error("Nc3").starts_with("\"Nc3\" is not legal: Black claims the dual escort: after"));
    let error = |text: &str| position.read_turn(text).expect_err(text).to_string();
    assert_eq!(error("Pc5"), "\"Pc5\" is not legal: The Pikeman slides along diagonals");
    assert!(matches!(
        start().read_turn("Nc3"),
        Err(TurnError::Ambiguous { text, fits }) if text == "Nc3" && fits == ["b2c3", "d2c3"]
    ));
    assert_eq!(
        start().read_turn("Nc6").expect_err("too far").to_string(),
        "\"Nc6\" is not legal: no such piece of White (on a2, b2, d2, e2, g2, h2) can go to c6"
    );
}

#[test]
fn unreadable_turns() {
    let cases = [
        ("", 1, "a piece letter"),
        ("d", 2, "a piece letter"),
        ("d2", 3, "a file a-h"),
        ("d2d", 4, "a rank 1-8"),
        ("d2d9", 4, "a rank 1-8"),
        ("d2d33", 5, "nothing more"),
        ("d2xd3", 3, "a file a-h"),
        ("d2-d3", 3, "a file a-h"),
        (" d2d3", 1, "a piece letter"),
        ("d2d3 ", 5, "nothing more"),
        ("d2d3F", 5, "nothing more"),
        ("nd3", 1, "a piece letter"),
        ("2dNd3", 2, "a piece letter"),
        ("Nxx3", 3, "a file a-h"),
        ("Nd3=", 5, "the letters of the promoted"),
        ("Nd3=Q", 5, "the letters of the promoted"),
        ("Nd3=LQ", 6, "nothing more"),
        ("Nd3FF", 5, "nothing more"),
        ("Nd3F=L", 5, "nothing more"),
        ("Nd3\u{e9}", 4, "nothing more"),
    ];
    for (text, at, begins) in cases {
        match start().read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert!(column == at && what.starts_with(begins), "{text:?}: {column} {what}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn finished_games_read_nothing() {
    let over = at("kq6/8/2n5/4Q3/3K4/8/8/8 w");
    for text in ["d4d3", "Kd3", "nonsense"] {
        assert_eq!(over.read_turn(text), Err(TurnError::Over { reason: "dual-escort".into() }));
    }
}

#[test]
fn bad_positions() {
    let cases = [
        ("", "board, column 1: the board is missing"),
        ("8/8/8/8/8/8/8", "board, column 14: rank 1 is missing: 8 ranks are needed"),
        ("8/8/8/8/8/8/8/8", "side to move, column 17: the side to move is missing"),
        ("8/8/8/8/8/8/8/8 ", "side to move, column 17: the side to move is missing"),
        ("8/8/8/8/8/8/8/8 W", "side to move, column 17: \"w\" or \"b\" is expected"),
        ("8/8/8/8/8/8/8/8  w", "side to move, column 17: the side to move is missing"),
        ("8/8/8/8/8/8/8/8 w ", "side to move, column 18: nothing may follow the side to move"),
        ("8/8/8/8/8/8/8/8/8 w", "board, column 17: there are only 8 ranks"),
        ("8/8/8/8/8/8/8 w", "board, column 14: rank 1 is missing: 8 ranks are needed"),
        ("7/8/8/8/8/8/8/8 w", "board, column 2: rank 8 has only 7 of its 8 cells"),
        ("K8/8/8/8/8/8/8/8 w", "board, column 2: rank 8 has more than 8 cells"),
        ("8K/8/8/8/8/8/8/8 w", "board, column 2: rank 8 has more than 8 cells"),
        ("44/8/8/8/8/8/8/8 w", "board, column 1: a run of empty cells is a number from 1 to 8, not 44"),
        ("8/9/8/8/8/8/8/8 w", "board, column 3: a run of empty cells is a number from 1 to 8, not 9"),
        ("8/K07/8/8/8/8/8/8 w", "board, column 4: a run of empty cells is a number from 1 to 8, not 07"),
        ("8/8/R7/8/8/8/8/8 w", "board, column 5: \"R\" is no piece: N P G L S K Q are"),
        ("8/8/8/8/8/8/8/6\u{e9}1 w", "board, column 16: \"\\u{e9}\" is no piece: N P G L S K Q are"),
        ("KK6/8/8/8/8/8/8/8 w", "board, column 2: White may have at most one King"),
        ("8/q6q/8/8/8/8/8/8 w", "board, column 5: Black may have at most one Queen"),
        ("NNNNNNN1/8/8/8/8/8/8/8 w", "board, column 7: White may have at most six Knights"),
        ("PLP5/8/8/8/8/8/8/8 w", "board, column 3: White may have at most two Pikemen and Lancers together"),
        ("gsg5/8/8/8/8/8/8/8 w", "board, column 3: Black may have at most two Guardians and Sentinels together"),
        (
            "8/8/8/8/3NP3/8/8/8 w",
            "board, column 11: the piece on e4 would have been promoted: its side is alone in the Fortress",
        ),
        (
            "8/8/8/3g4/4p3/8/8/8 w",
            "board, column 8: the piece on d5 would have been promoted: its side is alone in the Fortress",
        ),
    ];
    for (text, message) in cases {
        let error = Tress::parse(text, Options::default()).expect_err(text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn bad_options() {
    let error = |pairs: &[(&str, &str)]| Options::from_pairs(pairs).expect_err("refused").to_string();
    assert_eq!(error(&[("wind", "on")]), "unknown option \"wind\"; this game has second_wind");
    assert_eq!(error(&[("second_wind", "On")]), "option second_wind cannot be \"On\": it takes on or off");
    assert_eq!(error(&[("second_wind", "on"), ("second_wind", "off")]), "option \"second_wind\" is given twice");
    assert!(matches!(Options::from_pairs(&[("", "")]), Err(OptionError::Key { .. })));
    let off = Options::from_pairs(&[("second_wind", "off")]).expect("known");
    assert_eq!(off.list(), [("second_wind", "off".to_owned())]);
}

/// Why a path of square names is refused, and at which step.
fn refusal(text: &str, path: &[&str]) -> (usize, String) {
    let steps: Vec<Step> = path.iter().map(|name| Step::Cell(Square::named(name).expect("a square").cell())).collect();
    let error = at(text).choices(&steps).expect_err(text);
    (error.index, error.why.to_string())
}

const START: &str = "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w";

#[test]
fn first_steps_that_are_refused() {
    let cases = [
        (START, "e4", "There is no piece on e4"),
        (START, "e7", "The Knight on e7 is Black's, and it is White's turn"),
        (START, "a1", "The Queen on a1 is asleep: own pieces stand all around it"),
        (
            "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w",
            "f4",
            "Black claims the dual escort: only a piece other than King or Queen may answer",
        ),
        (
            "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w",
            "f3",
            "Black claims the dual escort: no move of the Guardian on f3 undoes that",
        ),
        ("kq6/8/2n5/4Q3/3K4/8/8/8 w", "d4", "The game is over: King and Queen hold the Fortress together"),
    ];
    for (text, from, why) in cases {
        assert_eq!(refusal(text, &[from]), (0, why.to_owned()), "{text}");
    }
}

#[test]
fn second_steps_that_are_refused() {
    let claim = "N3G3/8/2k2q2/7p/8/2Q2K2/8/N2N2N1 b";
    let cases = [
        (START, "d2", "d2", "The Knight is already on d2"),
        (START, "d2", "e2", "White's own Knight stands on e2"),
        (START, "d2", "d4", "The Knight steps one square in any direction"),
        (START, "g1", "f2", "The Guardian leaps exactly two squares away, over anything"),
        (START, "e1", "e4", "The Pikeman slides along diagonals"),
        (START, "e1", "c3", "White's Knight on d2 blocks the way of the Pikeman"),
        ("k6q/8/3n4/8/3L4/8/8/K6Q w", "d4", "d7", "Black's Knight on d6 blocks the way of the Lancer"),
        ("k6q/8/8/8/3L4/8/8/K6Q w", "d4", "e5", "The Lancer slides along ranks and files"),
        ("k6q/8/8/8/3S4/8/8/K6Q w", "d4", "e6", "The Sentinel slides along ranks, files and diagonals"),
        ("5k2/5q2/8/4n3/8/1P6/8/2Q2K2 w", "b3", "e6", "The Pikeman must stop at the Fortress: Black controls it"),
        (
            "4S3/8/8/8/p7/5n2/5q2/KQ3k2 b",
            "a4",
            "e8",
            "The Pikeman must stop at the Far Central Outpost: White controls it",
        ),
        (
            "1q4k1/3N4/5G2/4n3/3N1n2/8/8/K7 w",
            "f6",
            "e4",
            "The Guardian may not land in a contested zone: both sides are in the Fortress",
        ),
        (
            "1q4k1/3N4/5G2/4n3/3N1n2/8/8/K7 w",
            "f6",
            "h7",
            "The Guardian may not land in an enemy zone: Black controls the Far King's Outpost",
        ),
        (
            claim,
            "h5",
            "g4",
            "White claims domination: after this move White would still have domination; no more than four zones may remain",
        ),
        (
            "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w",
            "c4",
            "c5",
            "Black claims the dual escort: after this move Black would still have the dual escort; another piece must \
             enter the Fortress",
        ),
        (
            "8/8/8/8/8/2nK3s/8/NN6 b",
            "c3",
            "c4",
            "White claims elimination: after this move White would still have elimination; the last King or Queen must \
             be taken",
        ),
    ];
    for (text, from, to, why) in cases {
        assert_eq!(refusal(text, &[from, to]), (1, why.to_owned()), "{text} {from}{to}");
        let error = at(text).read_turn(&format!("{from}{to}")).expect_err("refused");
        assert_eq!(error.to_string(), format!("\"{from}{to}\" is not legal: {why}"));
    }
    assert_eq!(refusal(START, &["d2", "d3", "d4"]), (2, "The turn is already complete".to_owned()));
}

#[test]
fn steps_that_are_no_squares() {
    let error = start().choices(&[Step::Done]).expect_err("no square");
    assert_eq!((error.index, error.why.as_str()), (0, "Choose a square of the board"));
    let d2 = Step::Cell(Square::named("d2").expect("a square").cell());
    let error = start().choices(&[d2, Step::Cell(ludarium_rules::Cell(64))]).expect_err("no square");
    assert_eq!((error.index, error.why.as_str()), (1, "Choose a square of the board"));
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = Tress::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !Tress::reason_text(reason).is_empty()));
}
