//! The terms and weights of the evaluations, for fitting the weights.

use ludarium_rules::games::{gess, go_chess, treason, trees, tress, tribun, troop_chess};
use ludarium_rules::{AnyPosition, GameId, Side, match_game};

use crate::{EvalTrace, Evaluate, Term};

/// The terms of a game's evaluation, in the order of [`weights`] and [`counts`].
#[must_use]
pub fn terms(game: GameId) -> &'static [Term] {
    evaluation(game).0
}

/// The weights that a game's evaluation has now, in hundredths of its smallest piece.
#[must_use]
pub fn weights(game: GameId) -> &'static [i32] {
    evaluation(game).1
}

fn evaluation(game: GameId) -> (&'static [Term], &'static [i32]) {
    const fn of<P: Evaluate>() -> (&'static [Term], &'static [i32]) {
        (P::TERMS, P::WEIGHTS)
    }
    match game {
        GameId::Tress => of::<tress::Tress>(),
        GameId::Trees => of::<trees::Trees>(),
        GameId::Tribun => of::<tribun::Tribun>(),
        GameId::Gess => of::<gess::Gess>(),
        GameId::GoChess => of::<go_chess::GoChess>(),
        GameId::Treason => of::<treason::Treason>(),
        GameId::TroopChess => of::<troop_chess::TroopChess>(),
    }
}

/// How much more of each term White has than Black in an ongoing position.
#[must_use]
pub fn counts(position: &AnyPosition) -> Vec<i32> {
    struct Counts(Vec<i32>);
    impl EvalTrace for Counts {
        fn add(&mut self, term: usize, side: Side, count: i32) {
            self.0[term] += if side == Side::White { count } else { -count };
        }
    }
    fn of<P: Evaluate>(position: &P) -> Vec<i32> {
        let mut counts = Counts(vec![0; P::TERMS.len()]);
        position.trace(&mut counts);
        counts.0
    }
    match_game!(position, position => of(position))
}

/// The value of an ongoing position for the side to move, without looking ahead.
#[must_use]
pub fn value(position: &AnyPosition) -> i32 {
    match_game!(position, position => position.evaluate())
}
