//! No list of turns is longer than its bound, wherever it is asked for.

use ludarium_rules::games::treason::Treason;
use ludarium_rules::{AnyPosition, GameId, MOST_LISTED, Position, divide};

/// A Spy among fifteen enemies can go on capturing in more than two billion ways.
const CROWD: &str = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";

const REFUSAL: &str = "2242948785 legal turns are too many to list; at most 5000000 are";

#[test]
fn lists_that_are_too_long_are_refused() {
    let position = Treason::parse(CROWD, Default::default()).expect("a position");
    assert_eq!(position.check_listable().map_err(|error| error.to_string()), Err(REFUSAL.to_owned()));
    assert_eq!(position.turns().map_err(|error| error.to_string()), Err(REFUSAL.to_owned()));
    assert_eq!(divide(&position, 1).map_err(|error| error.to_string()), Err(REFUSAL.to_owned()));
    let mut buffer = vec![position.nth_turn(0).expect("a turn")];
    assert!(position.turns_into(&mut buffer).is_err() && buffer.is_empty());
}

#[test]
fn turns_far_down_the_list_are_not_walked_to() {
    let position = AnyPosition::parse(GameId::Treason, CROWD, &[]).expect("a position");
    let near = position.nth_turn(100_000).expect("a turn");
    assert!(position.play(&near).is_ok());
    assert_eq!(position.nth_turn(MOST_LISTED), None);
    assert_eq!(position.nth_turn(u64::MAX), None);
    assert!(position.turns().is_err());
}

#[test]
fn the_number_of_a_turn_is_its_place_in_the_list() {
    for game in GameId::ALL {
        let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
        let turns = start.turns().expect("few");
        let numbered: Vec<_> = (0..).map_while(|number| start.nth_turn(number)).collect();
        assert_eq!(numbered, turns, "{game}");
    }
}
