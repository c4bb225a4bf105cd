//! A small net in whole numbers, evaluated anew for every position.
//!
//! Every active input adds its own value and, if it is embedded, a row of weights to the sums of the hidden layer; so may
//! every term of the evaluation, times its count. The sums are clipped, squared and weighted. The result does not depend
//! on the machine.

use ludarium_rules::{GameId, Side, multiversioned};

use super::inputs::{InputList, MOST_ACTIVE};
use crate::{EvalTrace, Evaluate, MATE_BOUND};

/// One in the sums of the hidden layer.
pub const HIDDEN_ONE: i16 = 255;

/// The largest weight of the output: times [`HIDDEN_ONE`] it fits into sixteen bits.
pub const MOST_OUT: i16 = 128;

/// One hundredth of a piece in the values of inputs and the weights of terms.
pub const VALUE_ONE: i32 = 16;

/// One in the weights from the terms to the hidden sums, of [`HIDDEN_ONE`].
pub const TERM_ROW_ONE: i32 = 1024;

/// The largest weight from a term to a hidden sum: two for each count.
pub const MOST_TERM_ROW: i32 = 1 << 19;

/// The sizes of hidden layers that there are.
pub const HIDDEN_SIZES: [usize; 5] = [0, 8, 16, 32, 64];

/// The weights of a net, as training exports them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetWeights {
    /// The game.
    pub game: GameId,
    /// Hundredths of a piece for one of the output, 1 to 30 000.
    pub scale: u16,
    /// What the output is when nothing is active, in 1/[`VALUE_ONE`] hundredths of a piece.
    pub base: i32,
    /// The weights of the terms of the evaluation, in 1/[`VALUE_ONE`] hundredths of a piece; none if the net stands for
    /// the terms as well.
    pub terms: Vec<i32>,
    /// The value of every input, in 1/[`VALUE_ONE`] hundredths of a piece.
    pub values: Vec<i16>,
    /// What the hidden sums are when nothing is active, in 1/[`HIDDEN_ONE`].
    pub bias: Vec<i16>,
    /// A row for every embedded input, one weight for every hidden sum, in 1/[`HIDDEN_ONE`].
    pub rows: Vec<i16>,
    /// The weights of the output, one for every hidden sum, in 1/`out_one`, at most [`MOST_OUT`].
    pub out: Vec<i16>,
    /// One in the weights of the output, from 1.
    pub out_one: u16,
    /// A row for every term, one weight for every hidden sum, in 1/([`HIDDEN_ONE`] [`TERM_ROW_ONE`]), at most
    /// [`MOST_TERM_ROW`]; none if the terms have no part in the hidden sums.
    pub term_rows: Vec<i32>,
}

/// A net that evaluates the positions of one game. Built by [`Net::new`], which checks that it fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    weights: NetWeights,
    embedded: usize,
}

/// Why weights are no net.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// The hidden layer has a size for which there is no code.
    #[error("a hidden layer of {0}; there are 0, 8, 16, 32 and 64")]
    Hidden(usize),
    /// A list has another length than the game's inputs or terms demand.
    #[error("{found} {what} for {game}, which needs {needed}")]
    Length {
        /// Which list.
        what: &'static str,
        /// The game.
        game: GameId,
        /// The length of the list.
        found: usize,
        /// The length that it needs.
        needed: usize,
    },
    /// A number is outside its range.
    #[error("{what} of {found} is outside its range")]
    Range {
        /// Which number.
        what: &'static str,
        /// The number.
        found: i64,
    },
}

impl Net {
    /// A net of these weights.
    ///
    /// # Errors
    /// They are of another size than the game's inputs and terms, or outside their ranges.
    pub fn new(weights: NetWeights) -> Result<Net, NetError> {
        let (counts, terms) = (super::counts(weights.game), crate::fit::terms(weights.game).len());
        let hidden = weights.bias.len();
        if !HIDDEN_SIZES.contains(&hidden) {
            return Err(NetError::Hidden(hidden));
        }
        let length = |what, found, needed| {
            if found == needed { Ok(()) } else { Err(NetError::Length { what, game: weights.game, found, needed }) }
        };
        length("values", weights.values.len(), counts.inputs)?;
        length("row weights", weights.rows.len(), counts.embedded * hidden)?;
        length("output weights", weights.out.len(), hidden)?;
        if !weights.terms.is_empty() {
            length("weights of terms", weights.terms.len(), terms)?;
        }
        if !weights.term_rows.is_empty() {
            length("row weights of terms", weights.term_rows.len(), weights.terms.len() * hidden)?;
        }
        check_ranges(&weights)?;
        Ok(Net { weights, embedded: counts.embedded })
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> &NetWeights {
        &self.weights
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.weights.game
    }

    /// The value of an ongoing position of the net's game for the side to move, in hundredths of the game's smallest
    /// piece; always well within [`MATE_BOUND`].
    pub(crate) fn value<P: Evaluate>(&self, position: &P) -> i32 {
        multiversioned(
            #[inline(always)]
            || self.value_here(position),
        )
    }

    #[inline(always)]
    fn value_here<P: Evaluate>(&self, position: &P) -> i32 {
        let mut list = InputList::new();
        position.list_inputs(&mut list);
        let weights = &self.weights;
        let counts = if weights.terms.is_empty() { [0; MOST_TERMS] } else { own_counts(position) };
        let terms: i32 = weights.terms.iter().zip(counts).map(|(weight, count)| weight * count).sum();
        let (values, hidden) = self.hidden_of_size(list.active(), &counts);
        let one = i64::from(HIDDEN_ONE) * i64::from(HIDDEN_ONE) * i64::from(weights.out_one);
        let hidden = (i64::from(hidden) * i64::from(weights.scale) / one) as i32;
        (hidden + (weights.base + values + terms) / VALUE_ONE).clamp(-MATE_BOUND / 4, MATE_BOUND / 4)
    }

    #[inline(always)]
    fn hidden_of_size(&self, active: &[u16], counts: &[i32; MOST_TERMS]) -> (i32, i32) {
        match self.weights.out.len() {
            8 => self.hidden::<8>(active, counts),
            16 => self.hidden::<16>(active, counts),
            32 => self.hidden::<32>(active, counts),
            64 => self.hidden::<64>(active, counts),
            _ => (active.iter().map(|&input| self.value_of(input)).sum(), 0),
        }
    }

    #[inline(always)]
    fn value_of(&self, input: u16) -> i32 {
        i32::from(self.weights.values[usize::from(input)])
    }

    /// The values of the inputs, and what the hidden layer adds to the output, in 1/([`HIDDEN_ONE`]² `out_one`).
    #[inline(always)]
    fn hidden<const N: usize>(&self, active: &[u16], counts: &[i32; MOST_TERMS]) -> (i32, i32) {
        let (rows, _) = self.weights.rows.as_chunks::<N>();
        let mut sums = [0; N];
        sums.copy_from_slice(&self.weights.bias);
        if !self.weights.term_rows.is_empty() {
            self.add_terms(&mut sums, counts);
        }
        let mut values = 0;
        for &input in active {
            values += self.value_of(input);
            // Inputs that are not embedded have no row.
            if let Some(row) = rows.get(usize::from(input)) {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.saturating_add(*weight);
                }
            }
        }
        let clipped = sums.map(|sum: i16| sum.clamp(0, HIDDEN_ONE));
        let hidden = clipped.iter().zip(&self.weights.out).map(|(sum, out)| i32::from(sum * out) * i32::from(*sum));
        (values, hidden.sum())
    }

    #[inline(always)]
    fn add_terms<const N: usize>(&self, sums: &mut [i16; N], counts: &[i32; MOST_TERMS]) {
        let (rows, _) = self.weights.term_rows.as_chunks::<N>();
        let mut wide = [TERM_ROW_ONE / 2; N];
        for (row, count) in rows.iter().zip(counts) {
            let count = (*count).clamp(-MOST_COUNT, MOST_COUNT);
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * count);
        }
        for (sum, wide) in sums.iter_mut().zip(wide) {
            let whole = wide.div_euclid(TERM_ROW_ONE).clamp(i16::MIN.into(), i16::MAX.into());
            *sum = sum.saturating_add(whole as i16);
        }
    }
}

/// The most terms of an evaluation.
const MOST_TERMS: usize = 40;

/// How much more of each term the side to move has than the other.
#[inline(always)]
fn own_counts<P: Evaluate>(position: &P) -> [i32; MOST_TERMS] {
    const { assert!(P::TERMS.len() <= MOST_TERMS) };
    let mut counts = Counts { own: position.side_to_move(), counts: [0; MOST_TERMS] };
    position.trace(&mut counts);
    counts.counts
}

struct Counts {
    own: Side,
    counts: [i32; MOST_TERMS],
}

impl EvalTrace for Counts {
    #[inline(always)]
    fn add(&mut self, term: usize, side: Side, count: i32) {
        self.counts[term] += if side == self.own { count } else { -count };
    }
}

/// Checks that no sum of these weights can be too great for its type.
fn check_ranges(weights: &NetWeights) -> Result<(), NetError> {
    let range = |what, found: i64, low: i64, high: i64| {
        if (low..=high).contains(&found) { Ok(()) } else { Err(NetError::Range { what, found }) }
    };
    range("a scale", weights.scale.into(), 1, 30_000)?;
    range("the unit of the output", weights.out_one.into(), 1, u16::MAX.into())?;
    range("the base", weights.base.into(), -MOST_VALUE, MOST_VALUE)?;
    weights.out.iter().try_for_each(|&out| range("a weight of the output", out.into(), -MOST, MOST))?;
    weights.terms.iter().try_for_each(|&term| range("the weight of a term", term.into(), -MOST_TERM, MOST_TERM))?;
    let most = i64::from(MOST_TERM_ROW);
    weights.term_rows.iter().try_for_each(|&row| range("the row weight of a term", row.into(), -most, most))
}

const MOST: i64 = MOST_OUT as i64;
/// The greatest base: a million hundredths of a piece, less than what the values of all inputs can add up to.
const MOST_VALUE: i64 = 1_000_000 * VALUE_ONE as i64;
/// The greatest weight of a term: a term is counted at most a few hundred times.
const MOST_TERM: i64 = 10_000 * VALUE_ONE as i64;

/// The largest count of a term that the hidden sums see.
const MOST_COUNT: i32 = 100;

// The hidden sums of all terms stay within 32 bits.
const _: () = assert!(MOST_TERMS as i64 * MOST_COUNT as i64 * (MOST_TERM_ROW as i64) < i32::MAX as i64 - 1024);
// The values of all active inputs, the base and the terms stay within 32 bits.
const _: () = assert!(MOST_ACTIVE as i64 * i16::MAX as i64 + MOST_VALUE < i32::MAX as i64 / 4);
// So does the hidden layer, even the largest.
const _: () = assert!(64 * (HIDDEN_ONE as i64) * (HIDDEN_ONE as i64) * MOST < i32::MAX as i64);
const _: () = assert!(HIDDEN_ONE as i64 * MOST <= i16::MAX as i64);
