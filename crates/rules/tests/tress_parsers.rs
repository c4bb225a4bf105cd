//! Tress: no text makes a parser panic, and whatever is accepted is canonical.

use ludarium_rules::board::square::Square;
use ludarium_rules::games::tress::{Options, Position, Turn};
use ludarium_rules::{AnyPosition, Cell, GameId, Options as _, Position as _, Step};
use proptest::prelude::*;

const CLAIM: &str = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
const PROMOTIONS: &str = "5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w";

fn accept_or_refuse(text: &str) {
    if let Ok(position) = Position::parse(text, Options::default()) {
        assert_eq!(position.to_string(), text);
        assert_eq!(position.zobrist(), position.zobrist_from_scratch());
        assert_eq!(position.turns().is_empty(), position.outcome().is_some());
    }
}

fn read_or_refuse(text: &str) {
    for position in [Position::start(Options::default()).to_string().as_str(), CLAIM, PROMOTIONS] {
        let position = Position::parse(position, Options::default()).expect("a position");
        if let Ok(turn) = position.read_turn(text) {
            assert!(position.is_legal(&turn));
            assert_eq!(position.read_turn(&position.turn_text(&turn)), Ok(turn));
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..80_u16).prop_map(|cell| Step::Cell(Cell(cell))),
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
    fn likely_position_text(text in "([NPGLSKQnpglskq1-8]{1,9}/){7}[NPGLSKQnpglskq1-8]{1,9} [wb]") {
        accept_or_refuse(&text);
    }

    #[test]
    fn any_turn_text(text in ".*") {
        read_or_refuse(&text);
    }

    #[test]
    fn likely_turn_text(text in "[a-h]?[1-8]?[NPGLSKQ]?x?[a-h][1-8](=[LS]{0,3})?[FXC]?") {
        read_or_refuse(&text);
    }

    #[test]
    fn any_option(key in "second_wind|.*", value in "on|off|.*") {
        if let Ok(options) = Options::from_pairs(&[(&key, &value)]) {
            prop_assert_eq!(options.get(&key), Some(value.clone()));
        }
        prop_assert!(AnyPosition::start(GameId::Tress, &[(&key, &value), (&key, &value)]).is_err());
    }

    /// Every pair of squares is a turn value; the fast door takes it without a panic, the checked one refuses it.
    #[test]
    fn any_turn(from in 0..64_u8, to in 0..64_u8) {
        for text in [CLAIM, PROMOTIONS] {
            let position = Position::parse(text, Options::default()).expect("a position");
            let (from, to) = (Square::new(from).expect("a square"), Square::new(to).expect("a square"));
            let turn = Turn { from, to };
            let _ = position.after(&turn).to_string();
            prop_assert_eq!(position.play(&turn).is_ok(), position.turns().contains(&turn));
            prop_assert_eq!(position.is_legal(&turn), position.turns().contains(&turn));
        }
    }

    #[test]
    fn any_steps(path in prop::collection::vec(step(), 0..4)) {
        let position = Position::parse(CLAIM, Options::default()).expect("a position");
        match position.choices(&path) {
            Ok(choices) => prop_assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn))),
            Err(error) => prop_assert!(error.index < path.len() && !error.why.is_empty()),
        }
    }
}
