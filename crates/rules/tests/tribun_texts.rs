//! Tribun: every kind of bad text, refused turns, words, and steps.

use std::collections::BTreeSet;

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::{GO_ON_TOP, Options, Rules, SPLIT, Tribun};
use ludarium_rules::{Cell, Notation, OptionError, Options as _, Position, Step, StepInput, TurnError};

fn at(text: &str) -> Tribun {
    Tribun::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn ninety(text: &str) -> Result<Tribun, ludarium_rules::TextError> {
    Tribun::parse(text, Options { rules: Rules::Ninety, ..Options::default() })
}

/// A text of many units: more than 35 pieces of White besides the Tribun.
const CROWD: &str = "a1w8,a2w8,a3w8,a4w8,a5w4,f6w1T,l6b1T w";

#[test]
fn refused_positions() {
    let cases = [
        ("", "board", 1, "the board is missing"),
        (" w", "board", 1, "the board is missing"),
        ("a1w1T", "side to move", 7, "the side to move is missing"),
        ("a1w1T ", "side to move", 7, "the side to move is missing"),
        ("a1w1T x", "side to move", 7, "\"w\" or \"b\" is expected"),
        ("a1w1T wb", "side to move", 8, "\"w\" or \"b\" alone is expected"),
        ("a1w1T w ", "side to move", 8, "nothing may follow the side to move"),
        ("a1w1T w b", "side to move", 8, "nothing may follow the side to move"),
        ("j1w1T w", "board", 1, "a hex such as e2 or f11 is expected"),
        ("a7w1T w", "board", 1, "a hex such as e2"),
        ("a01w1T w", "board", 1, "a hex such as e2"),
        ("f12w1T w", "board", 1, "a hex such as e2"),
        ("A1w1T w", "board", 1, "a hex such as e2"),
        ("a1w1T,,b1w1 w", "board", 7, "a hex such as e2"),
        ("a1w1T, w", "board", 7, "a hex such as e2"),
        (",a1w1T w", "board", 1, "a hex such as e2"),
        ("a1W1T w", "board", 3, "\"w\" or \"b\" is expected: whose unit it is"),
        ("a1w w", "board", 4, "the height of the unit is expected"),
        ("a1wT w", "board", 4, "the height of the unit is expected"),
        ("a1w5T w", "board", 4, "the height of the unit is 1, 2, 3, 4, 6 or 8, not 5"),
        ("a1w0T w", "board", 4, "the height of the unit is 1, 2, 3, 4, 6 or 8, not 0"),
        ("a1w12T w", "board", 5, "\",\" or a space is expected after a unit"),
        ("a1w1t w", "board", 5, "\",\" or a space is expected after a unit"),
        ("a1w1TT w", "board", 6, "\",\" or a space is expected after a unit"),
        ("a1w1T,a1w2 w", "board", 7, "a1 is named twice"),
        ("b1w1T,a1w2 w", "board", 7, "units are sorted by file, then rank: a1 must stand before b1"),
        ("f10w1T,f9w2 w", "board", 8, "units are sorted by file, then rank: f9 must stand before f10"),
        ("a1w1T,b1w2T w", "board", 11, "White has a second Tribun"),
        ("a1w1,b1b2 w", "board", 1, "neither side has a Tribun"),
        ("a1w1T,b1w2/5 w", "board", 12, "the height of the slave is 1, 2, 3, 4, 6 or 8, not 5"),
        ("a1w1T,b1w2/ w", "board", 12, "the height of the slave is expected"),
        ("a1w1T,b1w2/6 w", "board", 12, "2 cannot hold a Balista: twice its height must be at least 6"),
        ("a1w1T,b1w6/2 w", "board", 12, "a unit over a slave has at most 4 pieces of its own"),
        ("a1w2T/1 w", "board", 7, "a unit with a Tribun has no slave"),
        ("a1w1T,b1w2/2T w", "board", 13, "\",\" or a space is expected after a unit"),
        (CROWD, "board", 21, "White has more than 35 pieces besides the Tribun"),
        ("a1w8,a2w8,a3w8,a4w8,a5b4/4,f6w1T w", "board", 21, "White has more than 35 pieces besides the Tribun"),
    ];
    for (text, field, column, what) in cases {
        let error = Tribun::parse(text, Options::default()).expect_err(text);
        assert_eq!((error.field, error.column), (field, column), "{text}: {error}");
        assert!(error.what.starts_with(what), "{text}: {error}");
    }
}

/// "`ninety`: no Impero, no Centuria (height 8 is then invalid)."
#[test]
fn refused_under_ninety() {
    let error = ninety("a1w8T w").expect_err("no Centuria");
    assert_eq!(error.to_string(), "board, column 4: the height of the unit is 1, 2, 3, 4 or 6, not 8");
    let error = ninety("a1w1T,b1w2/2 w").expect_err("no Impero");
    assert_eq!(error.to_string(), "board, column 12: there are no slaves under the ninety per cent rules");
    assert!(ninety("a1w6T w").is_ok());
}

/// 35 pieces besides the Tribun are allowed.
#[test]
fn full_army() {
    assert!(Tribun::parse("a1w8,a2w8,a3w8,a4w8,a5w4T w", Options::default()).is_ok());
}

#[test]
fn unreadable_turns() {
    let start = Tribun::start(Options::default());
    let cases = [
        ("", 1, "a hex such as e2"),
        ("x", 2, "a hex such as e2"),
        ("xg7", 4, "\":\" and the height left"),
        ("xg7:", 5, "a number of pieces from 0 to 8"),
        ("xg7:9", 5, "a number of pieces from 0 to 8"),
        ("xg7:03", 5, "a number of pieces from 0 to 8"),
        ("xg7:3x", 6, "nothing more"),
        ("xf11##", 6, "nothing more"),
        ("e2", 3, "one of - ~ x ^ > <"),
        ("e2-", 4, "a hex such as e2"),
        ("e2-j4", 4, "a hex such as e2"),
        ("e2-e04", 4, "a hex such as e2"),
        ("e2-e4 ", 6, "nothing more"),
        ("e2~^e4", 4, "a hex such as e2"),
        ("E2-e4", 1, "a hex such as e2"),
        (" e2-e4", 1, "a hex such as e2"),
        ("e2>", 4, "a hex such as e2"),
        ("e2>e2", 6, "\":\" and a number of pieces"),
        ("e2>e2:0,e3:1", 7, "a number of pieces from 1 to 8"),
        ("e2>e2:1,", 9, "a hex such as e2"),
        ("e2>e3:1,e2:2", 9, "the hexes are named once each, sorted"),
        ("e2>e2:1,e2:2", 9, "the hexes are named once each, sorted"),
        ("e3<f3:1,d2:2", 9, "the hexes are named once each, sorted"),
        ("e2\u{e9}", 3, "one of - ~ x ^ > <"),
    ];
    for (text, at, begins) in cases {
        match start.read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert!(column == at && what.starts_with(begins), "{text:?}: {column} {what}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn refused_turns() {
    let attack = "a1w1T,e7w1,f8b3,f11w6,g6w2,l6b1T w";
    let pair = "a1w1T,d8w2,e7b6,f6w2/4,l6b1T w";
    let ring = "a1w1T,e5w2,e6w3,f5w2,f7w2,g5w2,g6w2,l6b1T w";
    let slaves = "a1w1T,e7b2,f6w2/3,g6b1,l6b1T b";
    let cases = [
        (attack, "f6-f7", "There is no unit on f6"),
        (attack, "f8-f9", "The Saggitarius on f8 is Black's, and it is White's turn"),
        (attack, "g6~g7", "The Hastatus on g6 has no slave"),
        (attack, "g6-g6", "The Hastatus is already on g6"),
        (attack, "g6-f8", "A move goes to an empty hex, and Black's Saggitarius stands on f8"),
        (attack, "g6-g7", "The Hastatus leaps to the hexes of its own colour two away"),
        (attack, "a1-a3", "The Tribun steps to one of the six hexes around it"),
        (attack, "e7-e6", "The Servus steps one hex straight forward"),
        ("a1w1T,f6w4,g7b1,l6b1T w", "f6-h8", "The Eques cannot go to h8: Black's Servus on g7 is in the way"),
        ("a1w1T,f6w8,f7b1,l6b1T w", "f6-f8", "The Centuria cannot go to f8: Black's Servus on f7 is in the way"),
        (attack, "xf7:1", "There is no unit on f7 to attack"),
        (attack, "xg6:1", "The Hastatus on g6 is White's own"),
        ("a1w1T,e7w1,f8b3,g6w2,l6b1T w", "xl6#", "No unit of White reaches the Tribun on l6"),
        (attack, "xf8#", "The Saggitarius on f8 carries no Tribun"),
        (attack, "xf8:0", "If nothing is left of the Saggitarius on f8, a unit moves in: say which"),
        (attack, "xf8:5", "No unit has 5 pieces: one more is removed"),
        (attack, "xf8:3", "No attack leaves 3 of the Saggitarius on f8; it can leave 1, 2"),
        (attack, "e7^f8", "1 cannot hold a slave of 3: twice its height must be at least that of the slave"),
        (attack, "f11^f8", "6 pieces cannot go on top: at most 4 hold a slave"),
        (
            "a1w1T,e7w1,f8b3,g6w2,l6b1T w",
            "g6xl6",
            "The Hastatus on g6 does not reach l6: it attacks the hexes of its own colour two away",
        ),
        (attack, "a1xf8", "The Tribun on a1 does not reach f8: it attacks the hexes around it"),
        (
            "a1w1T,f6w6,f8b1,f9b1,g9w3,l6b1T w",
            "f6xf9",
            "The Balista on f6 does not reach f9: Black's Servus on f8 is in the way",
        ),
        (pair, "f6~f7", "The enslaved Eques slides in leaps of the Hastatus, over empty hexes"),
        (
            pair,
            "f6~xl6",
            "The enslaved Eques on f6 does not reach l6: it attacks the first unit on a line of Hastatus leaps",
        ),
        (pair, "f6xe7", "With the Hastatus from f6, the attackers have at most 4, and 6 are needed"),
        (pair, "d8~xe7", "The Hastatus on d8 has no slave"),
        ("d8b4,e7w2T,f9w2,l6b1T w", "e7^d8", "A unit with a Tribun does not enslave"),
        ("a1w1T,e7w1,f8b8T,g6w2 w", "xf8:6", "An attack of any strength on the Centuria Tribun takes the Tribun: xf8#"),
        (slaves, "xf6:1", "1 cannot hold a slave of 3: all of the top goes, xf6:0"),
        (slaves, "g6xf6", "An attack on a unit over a slave hits its top only, and nobody moves in"),
        (slaves, "l6xf6", "The Tribun on l6 does not reach f6: it attacks the hexes around it"),
        (pair, "f6>f6:1,f7:1", "The 1 left on f6 cannot hold a slave of 4"),
        (pair, "d8>d8:2", "At least two hexes are used"),
        (pair, "d8>d8:1,e8:2", "All 2 pieces of the Hastatus are spread, not 3"),
        ("a1w3,b1w1,f6w1T,l6b1T w", "a1>a1:2,b1:1", "b1 is not empty: parts go to empty hexes only"),
        (pair, "d8>d8:1,f9:1", "f9 is not next to d8"),
        (pair, "a1>a1:1,a2:1", "The Tribun on a1 carries the Tribun: it is not split"),
        (attack, "e7>e7:1,e8:1", "The Servus on e7 is a single piece: it cannot be split"),
        (attack, "f11>f10:1,f11:5", "5 pieces are no valid unit"),
        (ring, "f6<e5:1,e6:1,f7:1", "Three units combine only at 120 degrees around f6"),
        (ring, "f6<e6:1,f5:1,g6:1", "The units of a symmetric combine are equal, their slaves too"),
        (ring, "f6<e5:1,f7:1,g5:2", "All units of a symmetric combine give the same number"),
        (ring, "f6<e5:1,f5:1,f7:1,g5:1", "A combine takes two units, or three or six in symmetry"),
        (ring, "f6<e5:1", "A combine takes two units, or three or six in symmetry"),
        (ring, "f6<e5:3,f7:1", "The Hastatus on e5 has only 2 to give"),
        (ring, "f6<e6:3,f5:2", "5 pieces are no valid unit"),
        (ring, "f6<e6:1,f8:1", "f8 is not next to f6"),
        (ring, "f7<f6:1,f8:1", "f7 is not empty: White's Hastatus stands there"),
        ("f6w2T,g5w3,l6b1T w", "g6<f6:1,g5:1", "The Hastatus Tribun on f6 gives itself whole or not at all"),
        ("a1w1T,f6w2/4,g5w1,l6b1T w", "g6<f6:1,g5:1", "The 1 left on f6 cannot hold a slave of 4"),
        ("a1w1T,f6w8,g5w8,l6b1T w", "g6<f6:1,g5:1", "The 7 left on f6 are no valid unit"),
    ];
    for (text, turn, why) in cases {
        match at(text).read_turn(turn) {
            Err(TurnError::Illegal { text: given, why: said }) => {
                assert_eq!((given.as_str(), said.as_str()), (turn, why), "{text}");
            }
            other => panic!("{text} {turn}: {other:?}"),
        }
    }
    let position = ninety("a1w1T,c2w2,d4w2,e3w2,f6w2,f9w2,g7b4,k3w6,k4w2,l6b1T w").expect("a position");
    let error = |text: &str| position.read_turn(text).expect_err(text).to_string();
    assert_eq!(error("f6^g7"), "\"f6^g7\" is not legal: The ninety per cent rules have no Impero");
    assert_eq!(
        error("d3<c2:1,d4:1,e3:1"),
        "\"d3<c2:1,d4:1,e3:1\" is not legal: The ninety per cent rules have no symmetric combine"
    );
    let over = at("a1w1T,e7w1,g6w2 b");
    for text in ["a1-a2", "nonsense"] {
        assert_eq!(over.read_turn(text), Err(TurnError::Over { reason: "nex".into() }));
    }
}

#[test]
fn words() {
    let cases = [
        ("a1w1T,f6w2,l6b1T w", "f6-g7", "Hastatus f6 to g7"),
        ("f6w1T,l6b1T w", "f6-f7", "Tribun f6 to f7"),
        ("f6w4T,l6b1T w", "f6-g7", "Eques Tribun f6 to g7"),
        ("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w", "f6-f7", "Servus f6, leaving its slave, to f7"),
        ("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w", "f6~xe7", "Servus f6 on its slave, the Hastatus, takes Hastatus e7"),
        ("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w", "f6xe6", "Servus f6, leaving its slave, takes Servus e6"),
        ("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w", "f6^e6", "Servus f6 enslaves Servus e6"),
        ("a1w1T,e7w1,f8b8,g6w2,l6b1T w", "xf8:6", "attack on Centuria f8, 6 left"),
        ("a1w1T,e7b2,f6w2/3,g6b1,l6b1T b", "xf6:0", "attack on Hastatus f6, its slave is free"),
        ("a1w1T,e7w1,f8b8T,g6w2 w", "xf8#", "attack on Centuria Tribun f8, the Tribun falls"),
        ("a1w1T,f6w4/6,l6b1T w", "f6>f6:3,f7:1", "Eques f6 splits: 3 on f6, 1 on f7"),
        ("f6w2T,g5w3,l6b1T w", "g6<f6:2,g5:2", "Eques Tribun on g6: 2 from f6, 2 from g5"),
    ];
    for (text, turn, words) in cases {
        let position = at(text);
        let read = position.read_turn(turn).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((position.spoken(&read).as_str(), position.notation(&read).as_str()), (words, turn));
    }
}

/// The steps of a path in words: hexes by name, numbers, `own` and `slave`, `split`, `top`, `done`.
fn step_word(step: &Step) -> String {
    match *step {
        Step::Cell(cell) => Tribun::cell_name(cell),
        Step::Count(count) => count.to_string(),
        Step::Way(0) => "own".to_owned(),
        Step::Way(_) => "slave".to_owned(),
        SPLIT => "split".to_owned(),
        GO_ON_TOP => "top".to_owned(),
        Step::Act(_) => "?".to_owned(),
        Step::Done => "done".to_owned(),
    }
}

fn step(word: &str) -> Step {
    match word {
        "own" => Step::Way(0),
        "slave" => Step::Way(1),
        "split" => SPLIT,
        "top" => GO_ON_TOP,
        "done" => Step::Done,
        _ => match Hex::named(word) {
            Some(hex) => Step::Cell(hex.cell()),
            None => Step::Count(word.parse().expect("a number")),
        },
    }
}

/// What may follow some steps: the next ones, or the turn.
fn choices(position: &Tribun, path: &str) -> String {
    let path: Vec<Step> = path.split_whitespace().map(step).collect();
    match position.choices(&path) {
        Ok(choices) => match choices.turn {
            Some(turn) => format!("= {turn}"),
            None => choices.next.iter().map(step_word).collect::<Vec<_>>().join(" "),
        },
        Err(error) => format!("{}: {}", error.index, error.why),
    }
}

#[test]
fn steps_of_moves_and_attacks() {
    let pair = at("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w");
    assert_eq!(choices(&pair, "e7"), "2 4 d8 f6");
    assert_eq!(choices(&pair, "e7 4"), "= xe7:4");
    assert_eq!(choices(&pair, "e7 f6"), "= f6~xe7");
    assert_eq!(choices(&pair, "e7 3"), "1: No attack leaves 3 of the Balista on e7; it can leave 2, 4");
    assert_eq!(choices(&pair, "e7 a1").split(':').next(), Some("1"));
    // The pattern is asked where both lead to the same hex.
    assert_eq!(choices(&pair, "f6 g7"), "own slave");
    assert_eq!(choices(&pair, "f6 g7 slave"), "= f6~g7");
    assert_eq!(choices(&pair, "f6 h8"), "= f6~h8");
    assert_eq!(choices(&pair, "f6 h8 slave"), "2: The turn is already complete");
    assert_eq!(choices(&pair, "f6 f7"), "1: The Hastatus leaps to the hexes of its own colour two away");
    // Moving in or going on top.
    let impero = at("a1w1T,e6b1,f6w1,l6b1T w");
    assert_eq!(choices(&impero, ""), "a1 e6 f6");
    assert_eq!(choices(&impero, "e6 f6"), "own top");
    assert_eq!(choices(&impero, "e6 f6 top"), "= f6^e6");
    assert_eq!(choices(&impero, "e6 f6 slave").split(':').next(), Some("2"));
    // One click takes the Tribun.
    assert_eq!(choices(&at("a1w1T,e7w1,f8b8T,g6w2 w"), "f8"), "= xf8#");
    assert_eq!(choices(&at("a1w1T,e7w1,f8b8T,g6w2 w"), "f8 e7"), "1: The turn is already complete");
}

#[test]
fn steps_of_spreads() {
    let corner = at("a1w3,b1w1,f6w1T,l6b1T w");
    assert_eq!(choices(&corner, "a1 split"), "a2 b2");
    assert_eq!(choices(&corner, "a1 split a2"), "1 2");
    assert_eq!(choices(&corner, "a1 split a2 1"), "b2 done");
    assert_eq!(choices(&corner, "a1 split a2 1 done"), "= a1>a1:2,a2:1");
    assert_eq!(choices(&corner, "a1 split a2 1 b2 2"), "= a1>a2:1,b2:2");
    // In any order, and without a number where there is no choice.
    assert_eq!(choices(&corner, "a1 split b2 2 a2"), "= a1>a2:1,b2:2");
    assert_eq!(choices(&corner, "a1 split b2 3"), "3: Choose how many: 1, 2");
    assert_eq!(choices(&corner, "a1 split a3"), "2: a3 is not next to a1");
    assert_eq!(choices(&corner, "b1 split"), "1: The Servus on b1 is a single piece: it cannot be split");
    let ring = at("a1w1T,e5w2,e6w3,f5w2,f7w2,g5w2,g6w2,l6b1T w");
    assert_eq!(choices(&ring, "f6"), "f7 g6 g5 f5 e5 e6");
    assert_eq!(choices(&ring, "f6 f7"), "1 2");
    assert_eq!(choices(&ring, "f6 f7 1"), "g6 g5 f5 e5 e6");
    assert_eq!(choices(&ring, "f6 f7 1 g5"), "1 2");
    assert_eq!(choices(&ring, "f6 f7 1 g5 1"), "e5 done");
    assert_eq!(choices(&ring, "f6 f7 1 g5 1 done"), "= f6<f7:1,g5:1");
    assert_eq!(choices(&ring, "f6 f7 1 g5 1 e5"), "= f6<e5:1,f7:1,g5:1");
    assert_eq!(choices(&ring, "f6 f8"), "1: f8 is not next to f6");
    assert_eq!(choices(&ring, "f6 1"), "1: Choose a hex next to the first one");
}

#[test]
fn steps_that_lead_nowhere() {
    let position = at("a1w1T,f6w1,f7b1,g2w2,l6b1T w");
    assert_eq!(choices(&position, "1"), "0: Choose a hex of the board");
    assert_eq!(choices(&position, "f6"), "0: The Servus on f6 is asleep: it can neither move nor be split");
    assert_eq!(choices(&position, "f6 split"), "0: The Servus on f6 is asleep: it can neither move nor be split");
    assert_eq!(choices(&position, "f6 f7"), "0: The Servus on f6 is asleep: it can neither move nor be split");
    assert_eq!(choices(&position, "l6"), "0: No unit of White reaches the Tribun on l6");
    assert_eq!(choices(&position, "d6"), "0: d6 is empty, and no unit of White stands next to it");
    assert_eq!(choices(&position, "g5"), "0: g5 is empty, and only one unit stands next to it: combining takes two");
    let error = position.choices(&[Step::Cell(Cell(91))]).expect_err("no hex");
    assert_eq!((error.index, error.why.as_str()), (0, "Choose a hex of the board"));
    assert_eq!(choices(&at("a1w1T,g6w2 b"), "a1"), "0: The game is over: The Tribun of the other side has fallen");
}

/// The diagrams of the rules page are positions, and the first is what the page says of it.
#[test]
fn diagrams() {
    let page = include_str!("../../../assets/rules/en/tribun.md");
    let texts: Vec<&str> = page.split("```position\n").skip(1).filter_map(|rest| rest.split("\n```").next()).collect();
    assert_eq!(texts.len(), 5);
    for text in &texts {
        assert_eq!(at(text).outcome(), None, "{text}");
    }
    assert!(texts.contains(&Tribun::start(Options::default()).to_string().as_str()));
    assert_eq!(choices(&at(texts[0]), "f6"), "b4 d2 d5 d8 e4 e7 g4 h2 h5 k4 split");
}

#[test]
fn options() {
    let listed: Vec<_> = Options::default().list();
    assert_eq!(listed, [("first", "w".to_owned()), ("rules", "full".to_owned())]);
    let error = Options::from_pairs(&[("rules", "half")]).expect_err("no such rules");
    assert_eq!(error.to_string(), "option rules cannot be \"half\": it takes full or ninety");
    assert!(matches!(Options::from_pairs(&[("side", "w")]), Err(OptionError::Key { .. })));
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = Tribun::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !Tribun::reason_text(reason).is_empty()));
}
