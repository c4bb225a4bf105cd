//! Go-Chess: notation, refusals, and every kind of bad text.

use std::collections::BTreeSet;

use ludarium_rules::games::go_chess::{GoChess, Options, Square};
use ludarium_rules::{Notation, OptionError, Options as _, Position, Step, StepInput, TurnError};

const EMPTY: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
const KINGS_NEXT: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-";
const CROWDED: &str = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";
const PINNED: &str = "##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play";
const PAWNS: &str = "k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play";

/// A position with as many blocked squares as its text has.
fn at(text: &str) -> GoChess {
    let options = Options::from_pairs(&[("blocked", &text.matches('#').count().to_string())]).expect("known");
    GoChess::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What players see and hear for a turn; what they see reads back.
fn told(text: &str, turn: &str) -> (String, String) {
    let position = at(text);
    let read = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
    let short = position.notation(&read);
    assert_eq!(position.read_turn(&short), Ok(read));
    (short, position.spoken(&read).to_string())
}

/// "Players see and type short algebraic (`Nxe5+`, `Qa10#`), disambiguated as in chess; pawns are written with `P`."
#[test]
fn notation() {
    let knights = "9k/10/1N3N4/10/10/10/10/10/10/3K6 w play";
    let rooks = "9k/10/10/R9/10/R9/10/10/10/3K6 w play";
    let abreast = "9k/10/10/R7R1/10/10/10/10/10/3K6 w play";
    let pawns = "9k/10/10/10/3P6/4n5/3P1P4/10/10/3K6 w play";
    let mate = "k9/10/1K8/10/10/10/2Q7/10/10/10 w play";
    let cases = [
        (EMPTY, "e4", "P@e4", "Pawn on e4"),
        (EMPTY, "a10", "P@a10", "Pawn on a10"),
        (KINGS_NEXT, "j4", "K@j4", "King on j4"),
        (PAWNS, "e5d6", "Pxd6", "Pawn takes d6"),
        (PAWNS, "j10i10", "Pi10", "Pawn to i10"),
        (knights, "b8d7", "Nbd7", "b Knight to d7"),
        (knights, "f8d9", "Nfd9", "f Knight to d9"),
        (knights, "f8g6", "Ng6", "Knight to g6"),
        (rooks, "a7a6", "R7a6", "7 Rook to a6"),
        (abreast, "i7d7", "Rid7", "i Rook to d7"),
        (pawns, "d4e5", "Pd4xe5", "d4 Pawn takes e5"),
        (pawns, "d6e5", "P6xe5", "6 Pawn takes e5"),
        (pawns, "f4e5", "Pfxe5", "f Pawn takes e5"),
        (rooks, "a7a10", "Ra10+", "Rook to a10, check"),
        (mate, "c4c10", "Qc10#", "Queen to c10, checkmate"),
        (mate, "c4a4", "Qa4+", "Queen to a4, check"),
    ];
    for (text, turn, short, long) in cases {
        let (seen, heard) = told(text, turn);
        assert_eq!((seen.as_str(), heard.as_str()), (short, long), "{text}");
    }
}

/// Parts may be left out or added; what is given must be true and fit exactly one move.
#[test]
fn lenient_reading() {
    for text in ["e5d6", "Pd6", "Pxd6", "Pexd6", "P5xd6", "Pe5xd6", "Pe5d6", "Ped6", "P5d6"] {
        assert_eq!(at(PAWNS).read_turn(text).map(|turn| turn.to_string()), Ok("e5d6".to_owned()), "{text}");
    }
    assert_eq!(at(EMPTY).read_turn("P@a10"), at(EMPTY).read_turn("a10"));
    let two = "9k/10/10/R7R1/10/10/10/10/10/3K6 w play";
    assert!(matches!(
        at(two).read_turn("Re7"),
        Err(TurnError::Ambiguous { text, fits }) if text == "Re7" && fits == ["a7e7", "i7e7"]
    ));
}

#[test]
fn unreadable_turns() {
    let cases = [
        (EMPTY, "", 1, "a square a1-j10"),
        (EMPTY, "e", 2, "a rank 1-10"),
        (EMPTY, "e11", 2, "a rank 1-10"),
        (EMPTY, "e0", 2, "a rank 1-10"),
        (EMPTY, "e01", 2, "a rank 1-10"),
        (EMPTY, "e4x", 3, "nothing more"),
        (EMPTY, "e4e5", 3, "nothing more"),
        (EMPTY, "P@", 3, "a square a1-j10"),
        (EMPTY, "Pe4", 2, "\"@\" is expected"),
        (EMPTY, "P@e4+", 5, "nothing more"),
        (EMPTY, "p@e4", 1, "a square a1-j10"),
        (CROWDED, "", 1, "a piece letter"),
        (CROWDED, "i3", 3, "a square a1-j10"),
        (CROWDED, "i3i", 4, "a rank 1-10"),
        (CROWDED, "i3i11", 4, "a rank 1-10"),
        (CROWDED, "i3xi4", 3, "a square a1-j10"),
        (CROWDED, "i3-i4", 3, "a square a1-j10"),
        (CROWDED, "i3i4 ", 5, "nothing more"),
        (CROWDED, "K", 2, "a square a1-j10"),
        (CROWDED, "Kx", 3, "a square a1-j10"),
        (CROWDED, "Ki4!", 4, "nothing more"),
        (CROWDED, "Ki4+#", 5, "nothing more"),
        (CROWDED, "K@i4", 2, "a square a1-j10"),
        (CROWDED, "ki4", 1, "a piece letter"),
        (CROWDED, "Ki4\u{e9}", 4, "nothing more"),
    ];
    for (position, text, at_column, begins) in cases {
        match at(position).read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert!(column == at_column && what.starts_with(begins), "{text:?}: {column} {what}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn illegal_turns() {
    let banned = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:e4:e4:-";
    let bishops = format!("{BISHOPS} w place:9:-:-:-");
    let kings = format!("{KINGS} w place:15:j4:i5:-");
    let check = "10/4r5/10/10/10/10/10/10/2kN6/4K5 w play";
    let cases = [
        (EMPTY, "N@e4", "the piece to place now is the Pawn"),
        (EMPTY, "e5", "e5 is blocked"),
        (banned, "e4", "e4 is banned for White until this pair stands: it has been chosen by both already"),
        (&bishops, "a3", "The second Bishop goes on the other colour: a3 has that of a1, as a1 has"),
        (&bishops, "b1", "White's Pawn stands on b1"),
        (&kings, "j4", "j4 is banned for White until this pair stands: it has been tried for the King already"),
        (&kings, "c7", "Black's Bishop on a9 would attack the King on c7"),
        (CROWDED, "a1a2", "White's own Bishop stands on a2"),
        (CROWDED, "a9a8", "The Bishop on a9 is Black's, and it is White's turn"),
        (CROWDED, "i9i8", "i9 is blocked"),
        (CROWDED, "i5i6", "There is no piece on i5"),
        (CROWDED, "g2j2", "j2 is blocked"),
        (CROWDED, "c2c7", "The blocked square c6 is in the way of the Rook"),
        (CROWDED, "c2c6", "c6 is blocked"),
        (CROWDED, "e2e5", "The Knight leaps two squares along a rank or file and one to the side"),
        (CROWDED, "i3i3", "The King is already on i3"),
        (CROWDED, "i3i5", "The King moves one square in any direction"),
        (CROWDED, "Ki4+", "it gives no check (Ki4)"),
        (CROWDED, "Ki4#", "it does not mate (Ki4)"),
        (CROWDED, "Kxi4", "it captures nothing (Ki4)"),
        (CROWDED, "K1i4", "White has no King there"),
        (CROWDED, "Pa3", "no such piece of White (on a1, b1, c1, d1, e1, f1, g1, h1) can go to a3"),
        (PINNED, "e3d3", "Black's Rook on e9 would attack the King on e1"),
        (PINNED, "e1d1", "Black's King on c2 would attack the King on d1"),
        (PINNED, "Bd3", "White has no Bishop"),
        (check, "d2b3", "Black's Rook on e9 would attack the King on e1"),
        (PAWNS, "e5e6", "e6 is blocked"),
        (PAWNS, "e5d5", "The Pawn captures diagonally only: the Pawn on d5 is in its way"),
        (PAWNS, "e5d4", "The Pawn goes diagonally only to capture: d4 is empty"),
        (PAWNS, "e5e7", "The Pawn steps one square along a rank or file, and captures one square diagonally"),
    ];
    for (position, text, why) in cases {
        let error = at(position).read_turn(text).expect_err(position);
        assert_eq!(error.to_string(), format!("\"{text}\" is not legal: {why}"), "{position}");
    }
}

#[test]
fn finished_games_read_nothing() {
    let over = at("k#8/1#8/10/10/10/2K7/10/10/9#/R2####### b play");
    for text in ["a10a9", "Ka9", "nonsense"] {
        assert_eq!(over.read_turn(text), Err(TurnError::Over { reason: "checkmate".into() }));
    }
}

/// Why a path of square names is refused, and at which step.
fn refusal(text: &str, path: &[&str]) -> (usize, String) {
    let steps: Vec<Step> = path.iter().map(|name| Step::Cell(Square::named(name).expect("a square").cell())).collect();
    let error = at(text).choices(&steps).expect_err(text);
    (error.index, error.why.to_string())
}

#[test]
fn steps_that_are_refused() {
    let pinned = "10/4r5/10/10/10/10/10/4N5/1k8/4K5 w play";
    let check = "10/4r5/10/10/10/10/10/10/2k4P2/4K5 w play";
    let cases: [(&str, &[&str], usize, &str); 11] = [
        (EMPTY, &["e5"], 0, "e5 is blocked"),
        (EMPTY, &["e4", "e6"], 1, "The turn is already complete"),
        (CROWDED, &["i5"], 0, "There is no piece on i5"),
        (CROWDED, &["i9"], 0, "i9 is blocked"),
        (CROWDED, &["i8"], 0, "The King on i8 is Black's, and it is White's turn"),
        (CROWDED, &["b1"], 0, "The Pawn on b1 is shut in"),
        (pinned, &["e3"], 0, "Black's Rook on e9 would attack the King on e1"),
        (check, &["h2"], 0, "White is in check, and no move of the Pawn helps"),
        (CROWDED, &["i3", "i5"], 1, "The King moves one square in any direction"),
        (CROWDED, &["i3", "i4", "i5"], 2, "The turn is already complete"),
        ("k#8/1#8/10/10/10/2K7/10/10/9#/R2####### b play", &["a10"], 0, OVER),
    ];
    for (text, path, index, why) in cases {
        assert_eq!(refusal(text, path), (index, why.to_owned()), "{text} {path:?}");
    }
    let error = at(CROWDED).choices(&[Step::Done]).expect_err("no square");
    assert_eq!((error.index, error.why.as_str()), (0, "Choose a square of the board"));
}

const OVER: &str = "The game is over: The King is attacked and no move saves it";

#[test]
fn bad_options() {
    let error = |pairs: &[(&str, &str)]| Options::from_pairs(pairs).expect_err("refused").to_string();
    for value in ["21", "-1", "+1", "01", "00", "", " 1", "1 ", "x", "256", "1e1"] {
        let message = format!("option blocked cannot be \"{value}\": it takes a whole number from 0 to 20");
        assert_eq!(error(&[("blocked", value)]), message);
    }
    for value in ["18446744073709551616", "-1", "+1", "007", ""] {
        assert!(error(&[("seed", value)]).starts_with("option seed cannot be"), "{value}");
    }
    assert_eq!(error(&[("holes", "3")]), "unknown option \"holes\"; this game has blocked, seed");
    assert!(matches!(Options::from_pairs(&[("", "")]), Err(OptionError::Key { .. })));
    let options = Options::from_pairs(&[("seed", "12"), ("blocked", "0")]).expect("known");
    assert_eq!(options.list(), [("blocked", "0".to_owned()), ("seed", "12".to_owned())]);
}

/// All but the second bishops of a first and a second half that a wall divides.
const BISHOPS: &str = "1pppppppp1/9b/10/10/10/##########/10/10/10/BPPPPPPPP1";
const KINGS: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP##";

#[test]
fn bad_positions() {
    let long = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9";
    let cases = [
        ("", "board, column 1: the board is missing"),
        (" ", "board, column 1: the board is missing"),
        ("{EMPTY}", "side to move, column 39: the side to move is missing"),
        ("{EMPTY} ", "side to move, column 39: the side to move is missing"),
        ("{EMPTY} W place:0:-:-:-", "side to move, column 39: \"w\" or \"b\" is expected"),
        ("{EMPTY}  w place:0:-:-:-", "side to move, column 39: the side to move is missing"),
        ("{EMPTY} w", "phase, column 41: the phase is missing"),
        ("{EMPTY} w ", "phase, column 41: the phase is missing"),
        ("{EMPTY} w play ", "phase, column 45: nothing may follow the phase"),
        ("{EMPTY} w place:0:-:-:- x", "phase, column 54: nothing may follow the phase"),
        ("{EMPTY} ww play", "side to move, column 40: \"w\" or \"b\" alone is expected"),
        ("9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8 w play", "board, column 35: rank 1 is missing: 10 ranks are needed"),
        ("{EMPTY}/10 w play", "board, column 39: there are only 10 ranks"),
        ("9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#8 w play", "board, column 38: rank 1 has only 9 of its 10 cells"),
        ("{EMPTY}1 w play", "board, column 37: a run of empty cells is a number from 1 to 10, not 91"),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#11 w play",
            "board, column 37: a run of empty cells is a number from 1 to 10, not 11",
        ),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#09 w play",
            "board, column 37: a run of empty cells is a number from 1 to 10, not 09",
        ),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#0 w play",
            "board, column 37: a run of empty cells is a number from 1 to 10, not 0",
        ),
        ("9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#8x w play", "board, column 38: \"x\" is no piece: P N B R Q K and # are"),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#8é w play",
            "board, column 38: \"\\u{e9}\" is no piece: P N B R Q K and # are",
        ),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/10 w place:0:-:-:-",
            "board, column 38: 10 blocked squares are needed, and there are 9",
        ),
        (
            "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/##8 w place:0:-:-:-",
            "board, column 37: 10 blocked squares are needed, and there are 11",
        ),
        ("{EMPTY} w Play", "phase, column 41: \"play\" or \"place:<pairs>:<bans>:<bans>:<pending>\" is expected"),
        ("{EMPTY} w place", "phase, column 41: \"play\" or \"place:<pairs>:<bans>:<bans>:<pending>\" is expected"),
        (
            "{EMPTY} w place:0:-:-",
            "phase, column 41: \"play\" or \"place:<pairs>:<bans>:<bans>:<pending>\" is expected",
        ),
        (
            "{EMPTY} w place:0:-:-:-:-",
            "phase, column 41: \"play\" or \"place:<pairs>:<bans>:<bans>:<pending>\" is expected",
        ),
        ("{EMPTY} w put:0:-:-:-", "phase, column 41: \"play\" or \"place\" is expected"),
        ("{EMPTY} w place::-:-:-", "phase, column 47: the number of pairs placed is 0 to 15"),
        ("{EMPTY} w place:00:-:-:-", "phase, column 47: the number of pairs placed is 0 to 15"),
        ("{EMPTY} w place:16:-:-:-", "phase, column 47: the number of pairs placed is 0 to 15"),
        ("{EMPTY} w place:+0:-:-:-", "phase, column 47: the number of pairs placed is 0 to 15"),
        ("{EMPTY} w place:x:-:-:-", "phase, column 47: the number of pairs placed is 0 to 15"),
        ("{EMPTY} w place:0::-:-", "phase, column 49: a square a1-j10 is expected, or \"-\" for none"),
        ("{EMPTY} w place:0:e4,:e4:-", "phase, column 52: a square a1-j10 is expected, or \"-\" for none"),
        (
            "{EMPTY} w place:0:e4,e4:e4:-",
            "phase, column 52: banned squares stand in order of file, then rank, without repeats",
        ),
        (
            "{EMPTY} w place:0:b1,a10:a10,b1:-",
            "phase, column 52: banned squares stand in order of file, then rank, without repeats",
        ),
        ("{EMPTY} w place:0:e11:e4:-", "phase, column 49: a square a1-j10 is expected, or \"-\" for none"),
        ("{EMPTY} w place:0:-,e4:e4:-", "phase, column 49: a square a1-j10 is expected, or \"-\" for none"),
        ("{EMPTY} w place:0:e4:-:-", "phase, column 53: before the Kings both sides must have the same banned squares"),
        (
            "{EMPTY} w place:0:e4:e3:-",
            "phase, column 52: before the Kings both sides must have the same banned squares",
        ),
        ("{EMPTY} w place:0:-:e4:-", "phase, column 51: before the Kings both sides must have the same banned squares"),
        (
            "{EMPTY} w place:0:e4:e4,e6:-",
            "phase, column 55: before the Kings both sides must have the same banned squares",
        ),
        ("{EMPTY} w place:0:a1:a1:-", "phase, column 49: White could not have chosen a1, so it cannot be banned"),
        ("{EMPTY} b place:0:-:-:-", "phase, column 53: White's chosen square is missing, and Black is to choose"),
        ("{EMPTY} w place:0:-:-:e4", "phase, column 53: nothing is chosen yet when White is to choose"),
        ("{EMPTY} b place:0:-:-:a1", "phase, column 53: White may not choose a1"),
        (
            "{EMPTY} b place:0:-:-:?",
            "phase, column 53: the chosen square is hidden: this is what Black sees, not a position",
        ),
        ("{EMPTY} b place:0:-:-:e", "phase, column 53: a square a1-j10 is expected, or \"-\" for none"),
        ("{EMPTY} b place:0:-:-:", "phase, column 53: a square a1-j10 is expected, or \"-\" for none"),
        ("{EMPTY} b place:0:e4:e4:e4", "phase, column 55: White may not choose e4"),
        ("{EMPTY} w place:1:-:-:-", "board, column 38: White has 0 of the kind Pawn, and needs 1"),
        ("{BISHOPS} w place:8:-:-:-", "board, column 44: White may have at most 0 of the kind Bishop here"),
        ("{BISHOPS} w place:10:-:-:-", "board, column 54: White has 1 of the kind Bishop, and needs 2"),
        ("{BISHOPS} w place:9:c1:c1:-", "phase, column 65: White could not have chosen c1, so it cannot be banned"),
        ("{BISHOPS} w place:9:a4:a4:-", "phase, column 68: Black could not have chosen a4, so it cannot be banned"),
        ("{BISHOPS} b place:9:-:-:a3", "phase, column 69: White may not choose a3"),
        (
            "{KINGS} w place:15:j4,i5:i5:-",
            "phase, column 79: banned squares stand in order of file, then rank, without repeats",
        ),
        ("{KINGS} w place:15:i5,j4:i5:-", "phase, column 84: both sides must have the same number of banned squares"),
        ("{KINGS} w place:15:c7:c7:-", "phase, column 76: White could not have chosen c7, so it cannot be banned"),
        ("{KINGS} b place:15:-:-:c7", "phase, column 80: White may not choose c7"),
        ("{KINGS} w play", "board, column 64: White has 0 of the kind King, and needs 1"),
        (
            "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-",
            "board, column 43: White may have at most 0 of the kind King here",
        ),
        (
            "K8#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#8K w play",
            "board, column 39: White may have at most 1 of the kind King here",
        ),
        (
            "K8#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w play",
            "board, column 39: Black has 0 of the kind King, and needs 1",
        ),
        (
            "K8#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#1B1B2B1k w play",
            "board, column 43: White may have at most 2 of the kind Bishop here",
        ),
        (
            "K8#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#1B1B4k w play",
            "board, column 41: White's two Bishops stand on squares of one colour",
        ),
        (
            "K8#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#1qq5k w play",
            "board, column 40: Black may have at most 1 of the kind Queen here",
        ),
        (
            "K8#/k7#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w play",
            "board, column 5: Black is in check, and it is White's turn",
        ),
        (
            "K7r#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#8k b play",
            "board, column 1: White is in check, and it is Black's turn",
        ),
    ];
    for (text, message) in cases {
        let text = text.replace("{EMPTY}", long).replace("{BISHOPS}", BISHOPS).replace("{KINGS}", KINGS);
        let error = GoChess::parse(&text, Options::default()).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = GoChess::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !GoChess::reason_text(reason).is_empty()));
}
