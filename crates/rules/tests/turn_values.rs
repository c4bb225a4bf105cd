//! Turns are values that anybody can make: the checked door refuses those that are not legal, and neither door panics.

use std::fmt::Debug;

use ludarium_rules::board::square::Square;
use ludarium_rules::games::{go_chess, tress, troop_chess};
use ludarium_rules::{Game, Options as _, Position};
use proptest::prelude::*;

const CLAIM: &str = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
const PROMOTIONS: &str = "5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w";

const GO_CHESS: [&str; 4] = [
    "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-",
    "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## b place:15:-:-:j4",
    "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play",
    "k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play",
];

const TROOP_CHESS: [&str; 3] = [
    "bbbbbbbbb/bbbbbbbbb/9/9/9/9/9/wwwwwwwww/wwwwwwwww w",
    "6bbb/9/3b5/3b5/2bbb4/2www4/3w5/3w5/9 w",
    "bbb6/b8/9/9/9/9/9/7ww/6www b",
];

fn try_out<P: Game>(texts: &[&str], turn: &P::Turn)
where
    P::Turn: Debug,
{
    for text in texts {
        let position = P::parse(text, Default::default()).expect("a position");
        let _ = position.play_unchecked(turn).to_string();
        let legal = position.turns().expect("a list").contains(turn);
        assert_eq!(position.play(turn).is_ok(), legal, "{text} {turn:?}");
        assert_eq!(position.is_legal(turn), legal, "{text} {turn:?}");
    }
}

proptest! {
    #[test]
    fn any_turn_of_tress(from in 0..64_u8, to in 0..64_u8) {
        let (from, to) = (Square::new(from).expect("a square"), Square::new(to).expect("a square"));
        try_out::<tress::Tress>(&[CLAIM, PROMOTIONS], &tress::Turn { from, to });
    }

    #[test]
    fn any_turn_of_go_chess(from in 0..100_u16, to in 0..100_u16) {
        let square = |number| go_chess::Square::new(number).expect("a square");
        let (from, to) = (square(from), square(to));
        for turn in [go_chess::Turn::Place(to), go_chess::Turn::Move { from, to }] {
            try_out::<go_chess::GoChess>(&GO_CHESS, &turn);
        }
    }

    #[test]
    fn any_turn_of_troop_chess(
        middle in 0..81_u16, arms in prop::array::uniform2(0..8_usize), way in 0..8_usize, far: bool,
    ) {
        use troop_chess::{Direction, Formation, Point, Turn, Vector};
        let middle = Point::new(middle).expect("a point");
        let arm = |way: usize| Direction::ALL[way].files_and_ranks();
        let points = arms.map(|way| middle.step(arm(way).0, arm(way).1));
        if let [Some(a), Some(b)] = points && let Some(formation) = Formation::of([a, middle, b]) {
            let direction = Direction::ALL[way];
            let vector = if far { Vector::two_steps(direction) } else { Vector::one_step(direction) };
            try_out::<troop_chess::TroopChess>(&TROOP_CHESS, &Turn { formation, vector });
        }
    }

    /// "A match then starts again with the next board of the same generator."
    #[test]
    fn any_round_of_go_chess(seed in any::<u64>(), round in any::<u32>(), blocked in 0..=20_u32) {
        let pairs = [("seed", seed.to_string()), ("blocked", blocked.to_string())];
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let options = go_chess::Options::from_pairs(&pairs).expect("known");
        let start = go_chess::GoChess::start_of_round(options, round);
        prop_assert_eq!(start.blocked().count_ones(), blocked);
        prop_assert_eq!(go_chess::GoChess::parse(&start.to_string(), start.options()), Ok(start));
    }
}
