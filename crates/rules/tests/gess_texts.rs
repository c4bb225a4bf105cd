//! Gess: notation, refusals, and every kind of bad text.

use ludarium_rules::games::gess::{Gess, Options, Point};
use ludarium_rules::{Cell, Notation, OptionError, Options as _, Position, Step, StepInput, TurnError};

const START: &str = "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/18/18/18/\
                     1b2b2b2b2b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b";

/// A ring for each side, a corner stone, and two loose stones that face each other.
const SPARSE: &str = "18/18/18/9www6/9w1w6/9www6/18/9bbb6/9b1b6/9bbb6/18/6w11/18/6b11/18/18/18/b17 b";

fn at(text: &str) -> Gess {
    Gess::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn with(text: &str, options: &[(&str, &str)]) -> Gess {
    let options = Options::from_pairs(options).expect("known");
    Gess::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_start_is_written_in_full() {
    assert_eq!(Gess::start(Options::default()).to_string(), START);
}

/// "`i3-i11`: from-centre, to-centre; `x` instead of `-` in what players see when the move removes any stone by
/// contact."
#[test]
fn what_players_see_and_hear() {
    let cases = [
        (START, "i3-i5", "i3-i5", "i3 to i5"),
        (START, "e3-d3", "e3xd3", "e3 to d3, removes 3 stones of its own"),
        (START, "c3-b3", "c3-b3", "c3 to b3, 1 stone over the edge"),
        (START, "i3-i6", "i3xi6", "i3 to i6, removes 1 stone of its own"),
        (SPARSE, "c3-a1", "c3-a1", "c3 to a1, 1 stone over the edge"),
        (SPARSE, "h5-h7", "h5xh7", "h5 to h7, removes 1 stone of White"),
        (
            "18/18/18/9www6/9w1w6/9www6/18/18/5wwb10/bbb3b11/b1b2bbb10/bbb15/18/18/18/18/18/b17 b",
            "h9-h10",
            "h9xh10",
            "h9 to h10, removes 2 stones of White and 1 of its own",
        ),
    ];
    for (text, machine, seen, heard) in cases {
        let position = at(text);
        let turn = position.read_turn(machine).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.turn_text(&turn), machine);
        assert_eq!((position.notation(&turn).as_str(), position.spoken(&turn).as_str()), (seen, heard), "{text}");
        assert_eq!(position.read_turn(seen), Ok(turn));
    }
}

/// "Both are accepted."
#[test]
fn both_signs_are_accepted() {
    let start = at(START);
    for (one, other) in [("i3-i5", "i3xi5"), ("e3-d3", "e3xd3")] {
        assert!(start.read_turn(one).is_ok());
        assert_eq!(start.read_turn(one), start.read_turn(other));
    }
}

#[test]
fn unreadable_turns() {
    let cases = [
        ("", 1, "a file a-t"),
        ("u3-i11", 1, "a file a-t"),
        ("I3-I11", 1, "a file a-t"),
        (" i3-i11", 1, "a file a-t"),
        ("i", 2, "a rank 1-20"),
        ("i0-i1", 2, "a rank 1-20"),
        ("i21-i1", 2, "a rank 1-20"),
        ("i03-i11", 2, "a rank 1-20"),
        ("i999-i11", 2, "a rank 1-20"),
        ("i3", 3, "\"-\" or \"x\""),
        ("i3i11", 3, "\"-\" or \"x\""),
        ("i3 i11", 3, "\"-\" or \"x\""),
        ("i3\u{2013}i11", 3, "\"-\" or \"x\""),
        ("i3-", 4, "a file a-t"),
        ("i3-xi11", 4, "a file a-t"),
        ("i3-i", 5, "a rank 1-20"),
        ("i3-i11 ", 7, "nothing more"),
        ("i3-i11-i12", 7, "nothing more"),
    ];
    for (text, at_column, begins) in cases {
        match at(START).read_turn(text) {
            Err(TurnError::Unreadable { column, what }) => {
                assert!(column == at_column && what.starts_with(begins), "{text:?}: {column} {what}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn finished_games_read_nothing() {
    let over = at("18/18/18/18/18/18/18/18/18/18/18/18/ww7bbb6/1w7b1b6/ww7bbb6/18/18/18 w");
    for text in ["b6-b7", "nonsense"] {
        assert_eq!(over.read_turn(text), Err(TurnError::Over { reason: "no-ring".into() }));
    }
    let error = over.choices(&[step("b6")]).expect_err("over");
    assert_eq!((error.index, error.why.as_str()), (0, "The game is over: The last ring of the other side is broken"));
}

#[test]
fn bad_positions() {
    let empty = ["18"; 17].join("/");
    let wide = "w".repeat(18);
    let crowd = format!("{wide}/{wide}/{wide}");
    let cases = [
        (String::new(), "board, column 1: the board is missing"),
        (empty.clone(), "board, column 51: rank 2 is missing: 18 ranks are needed"),
        (format!("{empty}/18"), "side to move, column 55: the side to move is missing"),
        (format!("{empty}/18 "), "side to move, column 55: the side to move is missing"),
        (format!("{empty}/18 W"), "side to move, column 55: \"w\" or \"b\" is expected"),
        (format!("{empty}/18 wb"), "side to move, column 56: \"w\" or \"b\" alone is expected"),
        (format!("{empty}/18 w "), "side to move, column 56: nothing may follow the side to move"),
        (format!("{empty}/18 w 0"), "side to move, column 56: nothing may follow the side to move"),
        (format!("{empty}/18/18 w"), "board, column 55: there are only 18 ranks"),
        (format!("{empty}/17 w"), "board, column 54: rank 2 has only 17 of its 18 cells"),
        (format!("{empty}/18b w"), "board, column 54: rank 2 has more than 18 cells"),
        (format!("{empty}/19 w"), "board, column 52: a run of empty cells is a number from 1 to 18, not 19"),
        (format!("{empty}/0{wide} w"), "board, column 52: a run of empty cells is a number from 1 to 18, not 0"),
        (format!("{empty}/018 w"), "board, column 52: a run of empty cells is a number from 1 to 18, not 018"),
        (format!("{empty}/1W16 w"), "board, column 53: \"W\" is no stone: w and b are"),
        (format!("{empty}/1\u{e9}16 w"), "board, column 53: \"\\u{e9}\" is no stone: w and b are"),
        (format!("{empty}/b9w8 w"), "board, column 55: rank 2 has more than 18 cells"),
        (format!("{crowd}/18 b"), "board, column 46: White may have at most 43 stones"),
        (format!("{crowd}/18 b").replace('w', "b"), "board, column 46: Black may have at most 43 stones"),
    ];
    for (text, message) in cases {
        let error = Gess::parse(&text, Options::default()).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn bad_options() {
    let error = |pairs: &[(&str, &str)]| Options::from_pairs(pairs).expect_err("refused").to_string();
    assert_eq!(error(&[("ring", "on")]), "unknown option \"ring\"; this game has centre_on_board, keep_ring");
    assert_eq!(error(&[("keep_ring", "yes")]), "option keep_ring cannot be \"yes\": it takes off or on");
    assert_eq!(error(&[("keep_ring", "on"), ("keep_ring", "on")]), "option \"keep_ring\" is given twice");
    assert!(matches!(Options::from_pairs(&[("", "")]), Err(OptionError::Key { .. })));
    let both = Options::from_pairs(&[("keep_ring", "on"), ("centre_on_board", "on")]).expect("known");
    assert_eq!(both, Options { centre_on_board: true, keep_ring: true });
    assert!(Options::SPECS.iter().all(|spec| spec.help.contains("classroom version")));
}

fn step(name: &str) -> Step {
    Step::Cell(Point::named(name).expect("a point").cell())
}

/// Why a path of point names is refused, and at which step.
fn refusal(position: &Gess, path: &[&str]) -> (usize, String) {
    let steps: Vec<Step> = path.iter().map(|name| step(name)).collect();
    let error = position.choices(&steps).expect_err("refused");
    (error.index, error.why.to_string())
}

#[test]
fn first_steps_that_are_refused() {
    let on = |options: &[&'static str]| options.iter().map(|key| (*key, "on")).collect::<Vec<_>>();
    let cases: [(&str, &[&'static str], &str, &str); 6] = [
        (START, &[], "c18", "The block c18 is no piece of Black: White's stone on c17 is in it"),
        (START, &[], "c11", "There is no stone of Black in the block c11"),
        (START, &[], "a20", "There is no stone of Black in the block a20"),
        (START, &[], "c7", "The piece c7 has a stone only in its centre, so it has no direction"),
        (START, &["centre_on_board"], "a3", "a3 is on the rim, and centres must stay on the board (b2 to s19)"),
        (START, &["keep_ring"], "j4", "Every move of the piece j4 would leave Black without a ring"),
    ];
    for (text, options, from, why) in cases {
        let refused = refusal(&with(text, &on(options)), &[from]);
        assert_eq!(refused, (0, why.to_owned()), "{text} {options:?} {from}");
    }
}

#[test]
fn second_steps_that_are_refused() {
    let on_board = with(START, &[("centre_on_board", "on")]);
    let keeping = with(START, &[("keep_ring", "on")]);
    let cases = [
        (at(START), "c3", "c3", "The piece c3 is already there"),
        (at(START), "c3", "d5", "No straight line leads from c3 to d5"),
        (at(START), "q3", "q4", "The piece q3 has no stone in the north, so it cannot go that way"),
        (at(START), "c6", "c10", "The piece c6 has no stone in its centre, so it goes at most 3 cells, not 4"),
        (at(START), "i3", "i17", "The piece i3 must stop at i6, where it meets Black's own stone on i7"),
        (at(SPARSE), "h5", "h8", "The piece h5 must stop at h7, where it meets White's stone on h8"),
        (on_board, "c3", "a3", "a3 is on the rim, and centres must stay on the board (b2 to s19)"),
        (keeping, "l3", "l2", "This would leave Black without a ring"),
    ];
    for (position, from, to, why) in cases {
        assert_eq!(refusal(&position, &[from, to]), (1, why.to_owned()), "{position:?} {from}-{to}");
        let text = format!("{from}-{to}");
        let error = position.read_turn(&text).expect_err("refused");
        assert_eq!(error.to_string(), format!("\"{text}\" is not legal: {why}"));
    }
    assert_eq!(refusal(&at(START), &["c3", "c4", "c5"]), (2, "The turn is already complete".to_owned()));
}

#[test]
fn steps_that_are_no_cells() {
    let error = at(START).choices(&[Step::Done]).expect_err("no cell");
    assert_eq!((error.index, error.why.as_str()), (0, "Choose a cell of the board or its rim"));
    let error = at(START).choices(&[step("c3"), Step::Cell(Cell(400))]).expect_err("no cell");
    assert_eq!((error.index, error.why.as_str()), (1, "Choose a cell of the board or its rim"));
}
