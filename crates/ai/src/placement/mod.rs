//! Choosing a square while the pieces of Go-Chess are placed: two secret choices at the same time, so that whoever can be
//! seen through has lost half of the fight. The computer weighs its likely squares against those of the other side, and
//! draws one from the mixture that gives nothing away.

mod payoff;
mod regret;
mod view;

use std::time::Instant;

use ludarium_rules::Side;
use ludarium_rules::games::go_chess::{Square, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::{SearchConfig, SearchResult};
use payoff::{Evaluator, Pair};
use regret::Mixture;
pub use view::PlacementView;

/// How many squares of each side are weighed against each other.
const CANDIDATES: usize = 14;

/// How many squares of the other side a square is tried against before it is a candidate.
const TRIALS: usize = 6;

/// Squares hardly ever chosen are not chosen at all.
const RAREST: f64 = 0.03;

/// Even the strongest level is off by so much here: it has more than one good square, and shows it.
const LEAST_NOISE: i32 = 8;

/// Chooses a square for the side that sees the view. The seed of the plan decides the draw, and how a weak level
/// misjudges. `None` if there is no square to choose.
///
/// ```
/// use ludarium_ai::placement::{PlacementView, choose};
/// use ludarium_ai::Plan;
/// use ludarium_rules::{Position, games::go_chess::GoChess};
/// let start = GoChess::start(Default::default());
/// let view = PlacementView::of(&start).expect("placement has begun");
/// let found = choose(&view, &Plan::default()).expect("90 squares are open");
/// assert!(start.is_legal(&found.turn));
/// ```
#[must_use]
pub fn choose(view: &PlacementView, config: &SearchConfig) -> Option<SearchResult<Turn>> {
    let began = Instant::now();
    let pair = Pair::of(view)?;
    let mut evaluator = Evaluator::new(&pair, config, config.noise.max(LEAST_NOISE));
    let candidates = candidates(&pair, &mut evaluator, config.seed);
    let own = &candidates[view.side().index()];
    let mixture = match view.side() {
        Side::White => regret::solve(&table(own, &candidates[1], |own, other| evaluator.carefully(own, other))),
        Side::Black => {
            regret::solve(&table(own, &candidates[0], |own, other| evaluator.carefully(other, own).map(|value| -value)))
        }
    };
    let square = *own.get(drawn(&mixture, config.seed))?;
    let turn = Turn::Place(square);
    let value = mixture.value as i32;
    Some(SearchResult { turn, value, depth: 1, nodes: evaluator.nodes(), elapsed: began.elapsed(), line: vec![turn] })
}

/// The likely squares of White and of Black: those that do best against a few squares of the other side, first drawn by
/// lot, then its best ones.
fn candidates(pair: &Pair, evaluator: &mut Evaluator, seed: u64) -> [Vec<Square>; 2] {
    let mut dice = SmallRng::seed_from_u64(seed);
    let by_lot = Side::ALL.map(|side| {
        let all = pair.squares(side);
        (0..TRIALS).filter_map(|_| all.get(dice.random_range(0..all.len().max(1))).copied()).collect()
    });
    let first = best_of_both(pair, evaluator, &by_lot);
    best_of_both(pair, evaluator, &first)
}

fn best_of_both(pair: &Pair, evaluator: &mut Evaluator, against: &[Vec<Square>; 2]) -> [Vec<Square>; 2] {
    Side::ALL.map(|side| best(pair, evaluator, side, &against[side.other().index()]))
}

/// The candidates of a side by their mean value against some squares of the other side, the best first.
fn best(pair: &Pair, evaluator: &mut Evaluator, side: Side, against: &[Square]) -> Vec<Square> {
    let mut ranked: Vec<(i32, Square)> = pair
        .squares(side)
        .iter()
        .map(|&own| {
            let value = |&other: &Square| match side {
                Side::White => evaluator.roughly(own, other),
                Side::Black => evaluator.roughly(other, own).map(|value| -value),
            };
            (against.iter().take(TRIALS).filter_map(value).sum(), own)
        })
        .collect();
    ranked.sort_by_key(|&(value, square)| (std::cmp::Reverse(value), square));
    ranked.into_iter().take(CANDIDATES).map(|(_, square)| square).collect()
}

/// The value of every pair of choices for the side of the rows; `None` where both would choose again.
fn table(
    rows: &[Square],
    columns: &[Square],
    mut value: impl FnMut(Square, Square) -> Option<i32>,
) -> Vec<Vec<Option<f64>>> {
    rows.iter().map(|&row| columns.iter().map(|&column| value(row, column).map(f64::from)).collect()).collect()
}

/// The place of a choice drawn by lot from a mixture.
fn drawn(mixture: &Mixture, seed: u64) -> usize {
    let likely = |chance: &f64| if *chance < RAREST { 0.0 } else { *chance };
    let total: f64 = mixture.chances.iter().map(likely).sum();
    let mut left = SmallRng::seed_from_u64(seed ^ 0x5eed).random_range(0.0..1.0) * total;
    for (place, chance) in mixture.chances.iter().map(likely).enumerate() {
        if left < chance {
            return place;
        }
        left -= chance;
    }
    0
}
