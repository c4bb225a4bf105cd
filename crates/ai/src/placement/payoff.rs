//! The position after a pair of choices, and its value.

use std::time::Duration;

use ludarium_rules::games::go_chess::{GoChess, Square, Turn};
use ludarium_rules::{Position, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::PlacementView;
use crate::budget::Budget;
use crate::score::finished;
use crate::{Evaluate, Features, Limits, MATE_BOUND, SearchConfig, Stop, TableUse, search};

/// The nodes of a search after the kings are placed, when the side that begins may win something at once.
const NODES: u64 = 120;

/// A pair about to be placed.
pub(super) struct Pair {
    before: GoChess,
    squares: [Vec<Square>; 2],
}

impl Pair {
    /// The pair that a view shows; `None` if the chooser has no square.
    pub(super) fn of(view: &PlacementView) -> Option<Pair> {
        let before = view.before_the_choices()?;
        let of_white = squares(&before);
        // What Black may choose does not depend on White's choice.
        let of_black = squares(&before.play_unchecked(&Turn::Place(*of_white.first()?)));
        Some(Pair { before, squares: [of_white, of_black] })
    }

    /// The squares that a side may choose.
    pub(super) fn squares(&self, side: Side) -> &[Square] {
        &self.squares[side.index()]
    }

    /// The position after both choices; `None` if both have to choose again.
    fn place(&self, white: Square, black: Square) -> Option<GoChess> {
        let next = self.before.play_unchecked(&Turn::Place(white)).play_unchecked(&Turn::Place(black));
        (next.pairs_placed() != self.before.pairs_placed()).then_some(next)
    }
}

fn squares(position: &GoChess) -> Vec<Square> {
    let square = |turn| match turn {
        Turn::Place(square) => Some(square),
        Turn::Move { .. } => None,
    };
    position.turns().into_iter().flatten().filter_map(square).collect()
}

/// Evaluates pairs of choices with the noise of a level.
pub(super) struct PairEvaluator<'a> {
    pair: &'a Pair,
    config: &'a SearchConfig,
    weights: &'a [i32],
    noise: i32,
    rng: Xoshiro256PlusPlus,
    nodes: u64,
    budget: Budget<'a>,
    stop: &'a Stop,
}

impl<'a> PairEvaluator<'a> {
    pub(super) fn new(pair: &'a Pair, config: &'a SearchConfig, noise: i32, stop: &'a Stop) -> PairEvaluator<'a> {
        let weights = config.weights.as_deref().unwrap_or(GoChess::WEIGHTS);
        let rng = Xoshiro256PlusPlus::seed_from_u64(!config.seed);
        // The number of pairs is bounded, so that the positions need not be.
        let budget = Budget::new(&Limits { nodes: None, ..config.limits }, stop);
        PairEvaluator { pair, config, weights, noise, rng, nodes: 0, budget, stop }
    }

    /// The time since the beginning.
    pub(super) fn elapsed(&self) -> Duration {
        self.budget.elapsed()
    }

    /// The positions evaluated.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The static value for White of a pair of choices; `None` if both have to choose again.
    pub(super) fn static_value(&mut self, white: Square, black: Square) -> Option<i32> {
        let next = self.pair.place(white, black)?;
        self.nodes += 1;
        Some(for_white(&next, next.evaluate_with(self.weights)))
    }

    /// The same with noise, and by a short search if the play begins now and there is time.
    pub(super) fn searched_value(&mut self, white: Square, black: Square) -> Option<i32> {
        let next = self.pair.place(white, black)?;
        let value = if let Some(outcome) = next.outcome() {
            finished(outcome, next.side_to_move(), 1)
        } else if next.pairs_placed().is_none() && !self.budget.is_over() {
            self.search(&next)
        } else {
            next.evaluate_with(self.weights)
        };
        self.nodes += 1;
        let error = self.rng.random_range(-self.noise..=self.noise) + self.rng.random_range(-self.noise..=self.noise);
        Some((for_white(&next, value) + error / 2).clamp(1 - MATE_BOUND, MATE_BOUND - 1))
    }

    fn search(&mut self, position: &GoChess) -> i32 {
        let config = SearchConfig {
            limits: Limits { depth: Some(2), nodes: Some(NODES), ..Limits::default() },
            features: Features { table: TableUse::Off, ..self.config.features },
            noise: 0,
            ..self.config.clone()
        };
        search(position, &[], &config, self.stop, |_| {}).map_or(0, |found| {
            self.nodes += found.nodes;
            found.value
        })
    }
}

fn for_white(position: &GoChess, value: i32) -> i32 {
    match position.side_to_move() {
        Side::White => value,
        Side::Black => -value,
    }
}
