//! Treason: no text and no path makes a reader panic, and whatever is accepted is canonical.

use ludarium_rules::games::treason::{Landings, Options, Position};
use ludarium_rules::{Cell, Position as _, Step};
use proptest::prelude::*;

const POSITIONS: [&str; 5] = [
    "1bbbbbb/2bbbbb/7/7/wwwww2/wwwwww1 w",
    "6b/b6/7/1b5/1w5/5w1 w",
    "6b/1b5/4Ww1/2B4/7/3w3 w",
    "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w",
    "wBB4/7/7/7/7/7 w",
];

fn positions() -> impl Iterator<Item = Position> {
    let options = [Landings::Chosen, Landings::All].map(|landings| Options { landings });
    let parse = move |text| options.map(|options| Position::parse(text, options).expect("a position"));
    POSITIONS.into_iter().flat_map(parse)
}

fn accept_or_refuse(text: &str) {
    if let Ok(position) = Position::parse(text, Options::default()) {
        assert_eq!(position.to_string(), text);
        assert_eq!(position.zobrist(), position.zobrist_from_scratch());
        assert_eq!(position.has_turn(), position.outcome().is_none());
    }
}

fn read_or_refuse(text: &str) {
    for position in positions() {
        if let Ok(turn) = position.read_turn(text) {
            assert!(position.is_legal(&turn));
            assert_eq!(position.turn_text(&turn), text);
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (0..44_u16).prop_map(|cell| Step::Cell(Cell(cell))),
        1 => any::<u8>().prop_map(Step::Count),
        1 => any::<u8>().prop_map(Step::Way),
        1 => any::<u8>().prop_map(Step::Act),
        3 => Just(Step::Done),
    ]
}

proptest! {
    #[test]
    fn any_text(text in ".{0,60}") {
        accept_or_refuse(&text);
        read_or_refuse(&text);
    }

    #[test]
    fn almost_positions(text in "([wbWB1-7]{1,7}/){5}[wbWB1-7]{1,7} [wb]") {
        accept_or_refuse(&text);
    }

    #[test]
    fn almost_turns(text in "[A-L][1-6]([-x=][A-L][1-6]){1,5}") {
        read_or_refuse(&text);
    }

    #[test]
    fn any_steps(path in prop::collection::vec(step(), 0..8)) {
        for position in positions() {
            if let Err(error) = position.choices(&path) {
                prop_assert!(error.index < path.len() && !error.why.is_empty());
            }
        }
    }

    /// Paths that follow what is offered, and then something else.
    #[test]
    fn paths_that_go_astray(picks in prop::collection::vec(any::<prop::sample::Index>(), 1..30), last in step()) {
        for position in positions() {
            let mut path = Vec::new();
            for pick in &picks {
                let choices = position.choices(&path).expect("a path of offered steps");
                if choices.next.is_empty() {
                    break;
                }
                path.push(*pick.get(&choices.next));
            }
            let offered = position.choices(&path).expect("a path of offered steps").next.contains(&last);
            path.push(last);
            prop_assert_eq!(position.choices(&path).is_ok(), offered, "{} {:?}", position, path);
        }
    }
}
