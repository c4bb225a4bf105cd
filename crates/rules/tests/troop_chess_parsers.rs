//! Troop Chess: no text makes a parser panic, and whatever is accepted is canonical.

use ludarium_rules::games::troop_chess::{Direction, Formation, Options, Point, Position, Turn, Vector};
use ludarium_rules::{AnyPosition, Cell, GameId, Options as _, Position as _, Step};
use proptest::prelude::*;

const START: &str = "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w";
const CLASH: &str = "6bbb/9/3b5/3b5/2bbb4/2www4/3w5/3w5/9 w";
const CORNER: &str = "bbb6/b8/9/9/9/9/9/7ww/6www b";

fn positions() -> [Position; 3] {
    [START, CLASH, CORNER].map(|text| Position::parse(text, Options::default()).expect("a position"))
}

fn accept_or_refuse(text: &str) {
    if let Ok(position) = Position::parse(text, Options::default()) {
        assert_eq!(position.to_string(), text);
        assert_eq!(position.zobrist(), position.zobrist_from_scratch());
        assert_eq!(position.turns().is_empty(), position.outcome().is_some());
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
        8 => (0..100_u16).prop_map(|cell| Step::Cell(Cell(cell))),
        1 => any::<u8>().prop_map(Step::Count),
        1 => any::<u8>().prop_map(Step::Way),
        1 => any::<u8>().prop_map(Step::Act),
        1 => Just(Step::Done),
    ]
}

proptest! {
    #[test]
    fn any_position_text(text in ".*") {
        accept_or_refuse(&text);
    }

    #[test]
    fn likely_position_text(text in "((9|[wb]{2}7|3b[wb]4|[wb]8|8[wb])/){8}(9|w8|1www5) [wb]") {
        accept_or_refuse(&text);
    }

    #[test]
    fn any_turn_text(text in ".*") {
        read_or_refuse(&text);
    }

    #[test]
    fn likely_turn_text(text in "([a-i][1-9]){3}-[a-i][1-9]") {
        read_or_refuse(&text);
    }

    #[test]
    fn any_option(key in "ranks|.*", value in "2|3|.*") {
        if let Ok(options) = Options::from_pairs(&[(&key, &value)]) {
            prop_assert_eq!(options.get(&key), Some(value.clone()));
        }
        prop_assert!(AnyPosition::start(GameId::TroopChess, &[(&key, &value), (&key, &value)]).is_err());
    }

    /// Every formation and vector is a turn value; the fast door takes it without a panic, the checked one refuses it.
    #[test]
    fn any_turn(middle in 0..81_u16, arms in prop::array::uniform2(0..8_usize), way in 0..8_usize, far: bool) {
        let middle = Point::new(middle).expect("a point");
        let arm = |way: usize| Direction::ALL[way].files_and_ranks();
        let points = arms.map(|way| middle.step(arm(way).0, arm(way).1));
        if let [Some(a), Some(b)] = points && let Some(formation) = Formation::of([a, middle, b]) {
            let direction = Direction::ALL[way];
            let vector = if far { Vector::two_steps(direction) } else { Vector::one_step(direction) };
            let turn = Turn { formation, vector };
            for position in positions() {
                let _ = position.after(&turn).to_string();
                let _ = (position.effects(&turn), position.spoken(&turn), position.turn_text(&turn));
                prop_assert_eq!(position.play(&turn).is_ok(), position.turns().contains(&turn));
                prop_assert_eq!(position.is_legal(&turn), position.turns().contains(&turn));
            }
        }
    }

    #[test]
    fn any_steps(path in prop::collection::vec(step(), 0..6)) {
        for position in positions() {
            match position.choices(&path) {
                Ok(choices) => prop_assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn))),
                Err(error) => prop_assert!(error.index < path.len() && !error.why.is_empty()),
            }
        }
    }
}
