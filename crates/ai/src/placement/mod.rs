//! Choosing a square while the pieces of Go-Chess are placed. Both sides choose in secret at the same time, so that a
//! predictable choice can be exploited. The computer evaluates its best squares against the best ones of the other side
//! and draws a square from the mixed strategy of the equilibrium.

mod payoff;
mod regret;
mod view;

use ludarium_rules::Side;
use ludarium_rules::games::go_chess::{Square, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::{SearchConfig, SearchResult, Stop};
use payoff::{Pair, PairEvaluator};
use regret::Mixture;
pub use view::PlacementView;

/// How many squares of each side are evaluated against each other.
const CANDIDATES: usize = 14;

/// How many squares of the other side decide whether a square is a candidate.
const TRIALS: usize = 6;

/// Squares with a smaller probability are never chosen.
const LEAST_PROBABILITY: f64 = 0.03;

/// The noise of the strongest level, so that it does not always choose the same among several good squares.
const LEAST_NOISE: i32 = 8;

/// Chooses a square for the side that sees the view. The seed of the configuration decides the draw and the noise of a
/// weak level; of its limits, the time and the clock count. `None` if there is no square to choose.
///
/// ```
/// use ludarium_ai::placement::{PlacementView, choose};
/// use ludarium_ai::SearchConfig;
/// use ludarium_rules::{Position, games::go_chess::GoChess};
/// let start = GoChess::start(Default::default());
/// let view = PlacementView::of(&start).expect("placement has begun");
/// let found = choose(&view, &SearchConfig::default()).expect("90 squares are open");
/// assert!(start.is_legal(&found.turn));
/// ```
#[must_use]
pub fn choose(view: &PlacementView, config: &SearchConfig) -> Option<SearchResult<Turn>> {
    choose_until(view, config, &Stop::new())
}

/// [`choose`] until the flag is set: from then on, pairs are judged without a search.
pub(crate) fn choose_until(view: &PlacementView, config: &SearchConfig, stop: &Stop) -> Option<SearchResult<Turn>> {
    let pair = Pair::of(view)?;
    let mut evaluator = PairEvaluator::new(&pair, config, config.noise.max(LEAST_NOISE), stop);
    let candidates = candidates(&pair, &mut evaluator, config.seed);
    let own = &candidates[view.side().index()];
    let mixture = match view.side() {
        Side::White => regret::solve(&payoffs(own, &candidates[1], |own, other| evaluator.searched_value(own, other))),
        Side::Black => regret::solve(&payoffs(own, &candidates[0], |own, other| {
            evaluator.searched_value(other, own).map(|value| -value)
        })),
    };
    let square = *own.get(draw(&mixture, config.seed))?;
    let turn = Turn::Place(square);
    let value = mixture.value as i32;
    Some(SearchResult {
        turn,
        value,
        depth: 1,
        selective_depth: None,
        table_fill: None,
        nodes: evaluator.nodes(),
        elapsed: evaluator.elapsed(),
        line: vec![turn],
        others: Vec::new(),
    })
}

/// The candidates of White and of Black: the squares that do best against a few squares of the other side, which are
/// first drawn at random, then its best ones.
fn candidates(pair: &Pair, evaluator: &mut PairEvaluator, seed: u64) -> [Vec<Square>; 2] {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let at_random = Side::ALL.map(|side| {
        let all = pair.squares(side);
        (0..TRIALS).filter_map(|_| all.get(rng.random_range(0..all.len().max(1))).copied()).collect()
    });
    let first = best_of_both(pair, evaluator, &at_random);
    best_of_both(pair, evaluator, &first)
}

fn best_of_both(pair: &Pair, evaluator: &mut PairEvaluator, against: &[Vec<Square>; 2]) -> [Vec<Square>; 2] {
    Side::ALL.map(|side| best(pair, evaluator, side, &against[side.other().index()]))
}

/// The candidates of a side by their mean value against some squares of the other side, the best first.
fn best(pair: &Pair, evaluator: &mut PairEvaluator, side: Side, against: &[Square]) -> Vec<Square> {
    let mut ranked: Vec<(i32, Square)> = pair
        .squares(side)
        .iter()
        .map(|&own| {
            let value = |&other: &Square| match side {
                Side::White => evaluator.static_value(own, other),
                Side::Black => evaluator.static_value(other, own).map(|value| -value),
            };
            (against.iter().take(TRIALS).filter_map(value).sum(), own)
        })
        .collect();
    ranked.sort_by_key(|&(value, square)| (std::cmp::Reverse(value), square));
    ranked.into_iter().take(CANDIDATES).map(|(_, square)| square).collect()
}

/// The value of every pair of choices for the side of the rows; `None` where both would choose again.
fn payoffs(
    rows: &[Square],
    columns: &[Square],
    mut value: impl FnMut(Square, Square) -> Option<i32>,
) -> Vec<Vec<Option<f64>>> {
    rows.iter().map(|&row| columns.iter().map(|&column| value(row, column).map(f64::from)).collect()).collect()
}

/// The index of a choice drawn from a mixed strategy.
fn draw(mixture: &Mixture, seed: u64) -> usize {
    let probability = |chance: &f64| if *chance < LEAST_PROBABILITY { 0.0 } else { *chance };
    let total: f64 = mixture.chances.iter().map(probability).sum();
    let mut left = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x5eed).random_range(0.0..1.0) * total;
    for (place, chance) in mixture.chances.iter().map(probability).enumerate() {
        if left < chance {
            return place;
        }
        left -= chance;
    }
    0
}
