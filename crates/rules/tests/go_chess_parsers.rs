//! Go-Chess: no text makes a parser panic, and whatever is accepted is canonical.

use ludarium_rules::games::go_chess::{Options, Position, Square, Turn};
use ludarium_rules::{AnyPosition, Cell, GameId, Options as _, Position as _, Step};
use proptest::prelude::*;

const EMPTY: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
const CHOSEN: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## b place:15:-:-:j4";
const CROWDED: &str = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";
const PAWNS: &str = "k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play";
const POSITIONS: [&str; 4] = [EMPTY, CHOSEN, CROWDED, PAWNS];

fn at(text: &str) -> Position {
    Position::parse(text, Options::default()).expect("a position")
}

fn accept_or_refuse(text: &str) {
    if let Ok(position) = Position::parse(text, Options::default()) {
        assert_eq!(position.to_string(), text);
        assert_eq!(position.zobrist(), position.zobrist_from_scratch());
        assert_eq!(position.turns().is_empty(), position.outcome().is_some());
    }
}

fn read_or_refuse(text: &str) {
    for position in POSITIONS.map(at) {
        if let Ok(turn) = position.read_turn(text) {
            assert!(position.is_legal(&turn));
            assert_eq!(position.read_turn(&position.turn_text(&turn)), Ok(turn));
        }
    }
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..120_u16).prop_map(|cell| Step::Cell(Cell(cell))),
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
    fn likely_position_text(
        board in "([PNBRQKpnbrqk#1-9]{1,10}/){9}[PNBRQKpnbrqk#1-9]{1,10}",
        phase in "play|place:[0-9]{1,2}:([a-j][0-9]{1,2}|-):([a-j][0-9]{1,2}|-):([a-j][0-9]{1,2}|-)",
        side in "[wb]",
    ) {
        accept_or_refuse(&format!("{board} {side} {phase}"));
    }

    #[test]
    fn likely_phase(phase in "place:[0-9]{1,2}:([a-j][0-9]{1,2},?){0,3}:-:([a-j][0-9]{0,2}|-|\\?)", side in "[wb]") {
        let (board, _) = EMPTY.split_once(' ').expect("a side");
        accept_or_refuse(&format!("{board} {side} {phase}"));
    }

    #[test]
    fn any_turn_text(text in ".*") {
        read_or_refuse(&text);
    }

    #[test]
    fn likely_turn_text(text in "[PNBRQK]?@?[a-j]?[0-9]{0,2}x?[a-j][0-9]{1,2}[+#]?") {
        read_or_refuse(&text);
    }

    #[test]
    fn any_option(key in "blocked|seed|.*", value in "[0-9]{1,20}|.*") {
        if let Ok(options) = Options::from_pairs(&[(&key, &value)]) {
            prop_assert_eq!(options.get(&key), Some(value.clone()));
        }
        prop_assert!(AnyPosition::start(GameId::GoChess, &[(&key, &value), (&key, &value)]).is_err());
    }

    /// Every square and every pair of squares is a turn value; the fast door takes it without a panic, the checked one
    /// refuses it where it is not legal.
    #[test]
    fn any_turn(from in 0..100_u16, to in 0..100_u16) {
        let (from, to) = (Square::new(from).expect("a square"), Square::new(to).expect("a square"));
        for position in POSITIONS.map(at) {
            for turn in [Turn::Place(to), Turn::Move { from, to }] {
                let _ = position.after(&turn).to_string();
                prop_assert_eq!(position.play(&turn).is_ok(), position.turns().contains(&turn));
                prop_assert_eq!(position.is_legal(&turn), position.turns().contains(&turn));
            }
        }
    }

    #[test]
    fn any_steps(path in prop::collection::vec(step(), 0..4)) {
        for position in POSITIONS.map(at) {
            match position.choices(&path) {
                Ok(choices) => prop_assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn))),
                Err(error) => prop_assert!(error.index < path.len() && !error.why.is_empty()),
            }
        }
    }

    #[test]
    fn any_round(seed in any::<u64>(), round in any::<u32>(), blocked in 0..=20_u32) {
        let pairs = [("seed", seed.to_string()), ("blocked", blocked.to_string())];
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let start = Position::start_of_round(Options::from_pairs(&pairs).expect("known"), round);
        prop_assert_eq!(start.blocked().count_ones(), blocked);
        prop_assert_eq!(Position::parse(&start.to_string(), start.options()), Ok(start));
    }
}
