//! The Game for the Trees: turns as they are typed, seen and heard, steps, refusals, and every kind of bad text.

use std::collections::BTreeSet;

use ludarium_rules::board::square::Square;
use ludarium_rules::games::trees::{Act, Options, Trees};
use ludarium_rules::{Cell, Notation, OptionError, Options as _, Position, Step, StepInput, TurnError};
use proptest::prelude::*;

fn at(text: &str) -> Trees {
    Trees::parse(text, Options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Trees {
    Trees::start(Options)
}

fn cell(name: &str) -> Step {
    Step::Cell(Square::named(name).expect("a square").cell())
}

const ATTACK: &str = "2,bC,1,bh,3/3,bC,4/4,bC,3/3,wF,1,bC,2/2,wF,wG,4/3,wF,1,wG,2/4,wF,3/4,wh,wF,wG,1 w d5>e6,f5>g4 -";

/// One chain of White: the Ash's on d2, which goes on to f3.
const ASH: &str = "bA,bB,bC,bD,bh,bF,bG,bH/bu,bu,bu,bu,bu,bu,bu,bu/bg,bg,bg,bg,bg,bg,bg,bg/8/8/\
                   wg,wg,wg,wg,wg,wg,wg,wg/wu,wu,wu,wB,wu,wu,wu,wu/wA,wB,wC,wD,wh,wF,wG,wH w d2>f3 w";

/// "Actions: grow `b1>d2`, stop `d2!`, retreat `-f3`, leap `+c3`. If other chains of the side run, `:` follows."
#[test]
fn texts_of_turns() {
    let text = |position: &Trees, typed: &str| {
        let turn = position.read_turn(typed).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(position.notation(&turn), position.turn_text(&turn));
        position.turn_text(&turn)
    };
    for turn in ["b1>d2", "-f3", "+c3", "a3>b4"] {
        assert_eq!(text(&start(), turn), turn);
    }
    for turn in ["d2!", "e2>f3:*,d2", "g2>f3:d2,*"] {
        assert_eq!(text(&at(ASH), turn), turn);
    }
    // The Ash overgrows f3 at once, so that nobody can tell where the underbrush came from.
    assert_eq!(text(&at(ASH), "g2>f3:*,d2"), "e2>f3:*,d2");
    // Where the order makes no difference, any is accepted and one is written.
    assert_eq!(text(&at(ASH), "-a3:d2,*"), "-a3:*,d2");
}

#[test]
fn turns_in_words() {
    let spoken = |text: &str, turn: &str| {
        let position = at(text);
        position.spoken(&position.read_turn(turn).expect("legal"))
    };
    assert_eq!(spoken(ASH, "g2>f3:*,d2"), "Underbrush on e2 grows to f3, then b-Ash on d2 grows on to f3");
    assert_eq!(spoken(ASH, "-a3:*,d2"), "Grass retreats from a3, then b-Ash on d2 stops");
    assert_eq!(spoken(ASH, "d2!"), "the b-Ash on d2 stops");
    assert_eq!(spoken(ATTACK, "d4>e6:d5,*"), "f-Beech on d5 attacks e6, then g-Ash on d4 attacks e6");
    let start = start();
    assert_eq!(start.spoken(&start.read_turn("+c3").expect("legal")), "Huckleberry leaps to c3");
}

#[test]
fn unreadable_turns() {
    let cases = [
        ("", 1, "a turn is expected"),
        ("B1>d2", 1, "a turn is expected"),
        ("b", 2, "a rank 1-8"),
        ("b9>d2", 2, "a rank 1-8"),
        ("b1", 3, "\">\" and a square"),
        ("b1-d2", 3, "\">\" and a square"),
        ("b1>", 4, "a square a1-h8"),
        ("b1>d", 5, "a rank 1-8"),
        ("b1>d2 ", 6, "nothing more"),
        ("b1>d2:", 7, "a head of a chain or *"),
        ("b1>d2:*,", 9, "a head of a chain or *"),
        ("b1>d2:*d2", 8, "nothing more"),
        ("-", 2, "a square a1-h8"),
        ("+i3", 2, "a square a1-h8"),
        ("d2!!", 4, "nothing more"),
        ("\u{e9}", 1, "a turn is expected"),
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

fn why(text: &str, turn: &str) -> String {
    match at(text).read_turn(turn) {
        Err(TurnError::Illegal { why, .. }) => why.to_string(),
        other => panic!("{text} {turn}: {other:?}"),
    }
}

#[test]
fn turns_that_the_rules_forbid() {
    let start = start().to_string();
    let cases = [
        ("a4>a5", "nothing grows on a4 then"),
        ("a6>a5", "the Grass on a6 is Black's, and it is White's turn"),
        ("a3>a5", "the Grass grows one step in any direction: not from a3 to a5"),
        ("a3>b3", "the Grass grows onto bare ground only; on b3 is White's Grass"),
        ("a2>b2", "the Underbrush grows onto grass only; on b2 is White's Underbrush"),
        ("b1>b2", "the b-Ash grows by a knight's leap: not from b1 to b2"),
        ("b1>c3", "the b-Ash grows onto underbrush and huckleberry only; on c3 is White's Grass"),
        ("a1>a7", "the a-Birch grows onto underbrush and huckleberry only; on a3 is White's Grass"),
        ("a1>b2", "the a-Birch grows along ranks and files: not from a1 to b2"),
        ("-a4", "nothing grows on a4 then"),
        ("-a7", "the Underbrush on a7 is Black's, and it is White's turn"),
        ("+a2", "the huckleberry leaps onto White's own grass only; on a2 is White's Underbrush"),
        ("a2!", "no chain of White has its head on a2"),
        ("a2>a3:*", "no other chain of the side is running, so nothing may follow the action"),
    ];
    for (turn, expected) in cases {
        assert_eq!(why(&start, turn), expected, "{turn}");
    }
    let spent = start.replace("wb", "b");
    assert_eq!(why(&spent, "+a3"), "White's huckleberry has leapt already");
    let failed = "the attack on e6 fails: two different trees must attempt the same square in one turn";
    assert_eq!(why("2,bC,1,bh,3/3,bC,4/4,bC,3/8/3,wG,4/5,wG,2/8/4,wh,1,wG,1 w - -", "d4>e6"), failed);
    let same = "4,bh,3/8/8/8/8/wA,7/wA,7/wA,3,wh,3 w - -";
    let expected = "the a-Birch grows onto underbrush and huckleberry only; on a2 is White's a-Birch, the same tree";
    assert_eq!(why(same, "a1>a2"), expected);
    let gone = "4,bh,3/7,wg/8/8/8/4,wh,3/3,wC,4/2,wC,5 w d2>e3 w";
    assert_eq!(why(gone, "+h7:d2,*"), "White has no huckleberry left then");
    let neutral = "4,bh,3/8/8/8/8/nu,7/8/4,wh,3 w - -";
    assert_eq!(why(neutral, "-a3"), "the underbrush on a3 is neutral: nobody's");
}

#[test]
fn orders_that_are_refused() {
    let cases = [
        ("e2>e3", "the running chains must follow, in any order: e2>e3:*,d2"),
        ("e2>e3:d2", "* must stand where the action comes, as in e2>e3:*,d2"),
        ("e2>e3:*", "the chain on d2 is running too: all must be named, as in e2>e3:*,d2"),
        ("e2>e3:*,d2,*", "the action comes only once, so * may stand only once"),
        ("e2>e3:*,d2,d2", "the chain on d2 is named twice"),
        ("e2>e3:*,d3", "no chain that is to be executed has its head on d3"),
        ("d2!:d2", "no other chain of the side is running, so nothing may follow the action"),
    ];
    for (turn, expected) in cases {
        assert_eq!(why(ASH, turn), expected, "{turn}");
    }
    let two = ASH.replace("d2>f3", "d2>f3,g3>g4");
    assert_eq!(why(&two, "d2!"), "the running chains must follow, in any order: d2!:g3");
    assert_eq!(why(&two, "d2!:*,g3"), "a stop comes before everything, so * may not stand in the order");
}

#[test]
fn finished_games_read_nothing() {
    let over = at("wh,7/8/8/8/8/8/8/8 b - -");
    for text in ["a1>a2", "-a8", "nonsense"] {
        assert_eq!(over.read_turn(text), Err(TurnError::Over { reason: "huckleberry".into() }));
    }
}

#[test]
fn steps_of_a_turn() {
    let position = at(ASH);
    let steps = |turn: &str| position.steps_of(&position.read_turn(turn).expect("legal"));
    let now = Step::Act(Act::Grow as u8);
    assert_eq!(steps("g2>f3:*,d2"), [cell("e2"), cell("f3"), now]);
    assert_eq!(steps("g2>f3:d2,*"), [cell("g2"), cell("f3"), cell("d2")]);
    assert_eq!(steps("a3>a4:*,d2"), [cell("a3"), cell("a4")]);
    assert_eq!(steps("-a3:*,d2"), [cell("a3"), Step::Act(Act::Retreat as u8)]);
    assert_eq!(steps("d2!"), [cell("d2"), Step::Act(Act::Stop as u8)]);
    assert_eq!(steps("+a3:*,d2"), [cell("a3"), Step::Act(Act::Leap as u8)]);
    let from = position.choices(&[cell("d2")]).expect("an own square");
    assert!(from.next.contains(&Step::Act(Act::Stop as u8)) && !from.next.contains(&Step::Act(Act::Leap as u8)));
}

#[test]
fn steps_that_are_refused() {
    let now = Step::Act(Act::Grow as u8);
    let cases: [(&[Step], usize, &str); 9] = [
        (&[Step::Done], 0, "Choose a square of the board"),
        (&[Step::Cell(Cell(64))], 0, "Choose a square of the board"),
        (&[cell("a4")], 0, "Nothing grows on a4 then"),
        (&[cell("a7")], 0, "The Underbrush on a7 is Black's, and it is White's turn"),
        (&[cell("a3"), Step::Done], 1, "Choose where it grows to, or to stop, to retreat or to leap"),
        (&[cell("a3"), Step::Act(Act::Stop as u8)], 1, "No chain of White has its head on a3"),
        (&[cell("a1"), cell("b2")], 1, "The a-Birch grows along ranks and files: not from a1 to b2"),
        (
            &[cell("g2"), cell("f3"), cell("a1")],
            2,
            "Choose the head of a chain that is still to be executed, or the action",
        ),
        (&[cell("g2"), cell("f3"), now, now], 3, "The turn is already complete"),
    ];
    for (path, index, why) in cases {
        let error = at(ASH).choices(path).expect_err(why);
        assert_eq!((error.index, error.why.as_str()), (index, why), "{path:?}");
    }
    let over = at("wh,7/8/8/8/8/8/8/8 b - -").choices(&[cell("a8")]).expect_err("over");
    assert_eq!(
        (over.index, over.why.as_str()),
        (0, "The game is over: The last huckleberry of the other side is gone")
    );
}

#[test]
fn bad_positions() {
    let fine = "8/8/8/8/8/8/8/wA,3,wh,3";
    let with = |rest: &str| format!("{fine} {rest}");
    let cases = [
        (String::new(), "board, column 1: the board is missing"),
        ("8/8/8/8/8/8/8 w - -".to_owned(), "board, column 14: rank 1 is missing: eight ranks are needed"),
        ("8/8/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 17: there are only eight ranks"),
        ("7/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 2: rank 8 has only 7 of its eight squares"),
        ("8,wg/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 3: rank 8 has more than eight squares"),
        (
            "4,4/8/8/8/8/8/8/8 w - -".to_owned(),
            "board, column 3: two runs of bare squares must be written as one digit",
        ),
        ("9/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 1: a run of bare squares is a digit 1-8, not \"9\""),
        ("0,8/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 1: a run of bare squares is a digit 1-8, not \"0\""),
        ("08/8/8/8/8/8/8/8 w - -".to_owned(), "board, column 1: a run of bare squares is a digit 1-8, not \"08\""),
        (
            "7,wE/8/8/8/8/8/8/8 w - -".to_owned(),
            "board, column 3: \"wE\" is nothing that grows: wg wu wh wA-wD wF-wH, the same with b, and nu are",
        ),
        (
            "7,ng/8/8/8/8/8/8/8 w - -".to_owned(),
            "board, column 3: \"ng\" is nothing that grows: wg wu wh wA-wD wF-wH, the same with b, and nu are",
        ),
        (
            "7,/8/8/8/8/8/8/8 w - -".to_owned(),
            "board, column 3: \"\" is nothing that grows: wg wu wh wA-wD wF-wH, the same with b, and nu are",
        ),
        (
            "8/8/8/8/8/8/1,wA,6/wA,7 w - -".to_owned(),
            "board, column 15: the tree square b2 is not connected to its root",
        ),
        ("8/8/8/8/8/8/8/8".to_owned(), "side to move, column 17: the side to move is missing"),
        (with("W - -"), "side to move, column 25: \"w\" or \"b\" is expected"),
        (with("w"), "chain list, column 27: the chain list is missing"),
        (with("w -"), "leap list, column 29: the leap list is missing"),
        (with("w - bw"), "leap list, column 29: \"wb\", \"w\", \"b\" or \"-\" is expected"),
        (with("w - - "), "leap list, column 30: nothing may follow the leap list"),
        (with("w a9>a1 -"), "chain list, column 27: a square a1-h8 is expected"),
        (with("w a1a2 -"), "chain list, column 29: \">\" and the square that the chain will try next are expected"),
        (with("w e1>i1 -"), "chain list, column 30: a square a1-h8 is expected"),
        (with("w e1>e2x -"), "chain list, column 32: \",\" and the next chain are expected, or a space"),
        (with("w -,e1>d1 -"), "chain list, column 27: a square a1-h8 is expected"),
        (with("w a2>a3 -"), "chain list, column 27: a2 is bare ground: no chain can have its head there"),
        (with("w a1>a2 -"), "chain list, column 27: a1 is the root of its tree: no chain can have its head there"),
        (with("w e1>g1 -"), "chain list, column 30: what stands on e1 cannot grow to g1"),
        (with("w e1>e2 -"), "chain list, column 27: a growth that goes on to e2 cannot have come to e1: off the board"),
        (with("w e1>d1,e1>f1 -"), "chain list, column 33: the head e1 is named twice"),
    ];
    for (text, message) in cases {
        let error = Trees::parse(&text, Options).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
    let two = "8/8/8/8/8/1,wg,1,nu,4/wg,1,wg,5/wh,6,bh w";
    let error = |rest: &str| Trees::parse(&format!("{two} {rest} -"), Options).expect_err(rest).to_string();
    assert_eq!(error("c2>b2,b3>b4"), "chain list, column 49: chains must be sorted by their heads, file then rank");
    assert_eq!(error("d3>d4"), "chain list, column 43: d3 is neutral ground: no chain can have its head there");
    assert!(Trees::parse(&format!("{two} b3>b4,c2>b2 -"), Options).is_ok());
}

#[test]
fn bad_options() {
    assert!(matches!(Options::from_pairs(&[("wind", "on")]), Err(OptionError::Key { .. })));
    assert_eq!(Options.get("wind"), None);
    assert!(Options.list().is_empty());
}

#[test]
fn every_sentence_has_its_own_key() {
    let vocabulary = Trees::vocabulary();
    let keys: BTreeSet<&str> = vocabulary.sentences.iter().map(|sentence| sentence.key).collect();
    assert_eq!(keys.len(), vocabulary.sentences.len());
    assert!(vocabulary.sentences.iter().all(|sentence| !sentence.english.is_empty()));
    assert!(vocabulary.names.iter().all(|name| !name.is_empty()));
    assert!(vocabulary.reasons.iter().all(|reason| !Trees::reason_text(reason).is_empty()));
}

fn accept_or_refuse(text: &str) {
    if let Ok(position) = Trees::parse(text, Options) {
        assert_eq!(position.to_string(), text);
        assert_eq!(position.zobrist(), position.zobrist_from_scratch());
    }
}

fn read_or_refuse(text: &str) {
    for position in [start(), at(ASH), at(ATTACK)] {
        if let Ok(turn) = position.read_turn(text) {
            assert!(position.is_legal(&turn));
            assert_eq!(position.read_turn(&position.turn_text(&turn)), Ok(turn));
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..70_u16).prop_map(|cell| Step::Cell(Cell(cell))),
        3 => (0..5_u8).prop_map(Step::Act),
        1 => any::<u8>().prop_map(Step::Count),
        1 => any::<u8>().prop_map(Step::Way),
        1 => Just(Step::Done),
    ]
}

proptest! {
    #[test]
    fn any_position_text(text in ".*") {
        accept_or_refuse(&text);
    }

    #[test]
    fn likely_position_text(text in "(([wbn][ghuA-H],){3,7}[1-8]/){7}([wbn][ghuA-H],){7}w[hA] [wb] (-|[a-h][1-8]>[a-h][1-8]) (wb|w|b|-)") {
        accept_or_refuse(&text);
    }

    #[test]
    fn any_turn_text(text in ".*") {
        read_or_refuse(&text);
    }

    #[test]
    fn likely_turn_text(text in "([a-h][1-8](>[a-h][1-8]|!)|[-+][a-h][1-8])(:((\\*|d5|f5|d2)(,(\\*|d5|f5|d2)){0,2}))?") {
        read_or_refuse(&text);
    }

    #[test]
    fn any_steps(path in prop::collection::vec(step(), 0..5)) {
        for position in [at(ASH), at(ATTACK)] {
            match position.choices(&path) {
                Ok(choices) => prop_assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn))),
                Err(error) => prop_assert!(error.index < path.len() && !error.why.as_str().is_empty()),
            }
        }
    }
}
