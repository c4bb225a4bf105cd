//! Tress: texts that look like positions and turns, and every turn value. Any other text: `parsers.rs`.

use ludarium_rules::Position as _;
use ludarium_rules::board::square::Square;
use ludarium_rules::games::tress::{Options, Position, Turn};
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

proptest! {
    #[test]
    fn likely_position_text(text in "([NPGLSKQnpglskq1-8]{1,9}/){7}[NPGLSKQnpglskq1-8]{1,9} [wb]") {
        accept_or_refuse(&text);
    }

    #[test]
    fn likely_turn_text(text in "[a-h]?[1-8]?[NPGLSKQ]?x?[a-h][1-8](=[LS]{0,3})?[FXC]?") {
        read_or_refuse(&text);
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

}
