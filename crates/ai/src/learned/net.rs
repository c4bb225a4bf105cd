//! A small net in whole numbers, evaluated anew for every position.
//!
//! Every active input adds its own value and, if it is embedded, a row of weights to the sums of the hidden layer. These
//! are clipped, squared and weighted. The result does not depend on the machine.

use ludarium_rules::{GameId, multiversioned};

use super::inputs::{InputList, MOST_ACTIVE};
use crate::{Evaluate, MATE_BOUND};

/// One in the sums of the hidden layer.
pub const HIDDEN_ONE: i16 = 255;

/// The largest weight of the output: times [`HIDDEN_ONE`] it fits into sixteen bits.
pub const MOST_OUT: i16 = 128;

/// One hundredth of a piece in the values of inputs and the weights of terms.
pub const VALUE_ONE: i32 = 16;

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
        let values: i32 = list.active().iter().map(|&input| i32::from(weights.values[usize::from(input)])).sum();
        let terms = if weights.terms.is_empty() { 0 } else { position.weigh(&weights.terms) };
        let hidden = match weights.out.len() {
            8 => self.hidden::<8>(list.active()),
            16 => self.hidden::<16>(list.active()),
            32 => self.hidden::<32>(list.active()),
            64 => self.hidden::<64>(list.active()),
            _ => 0,
        };
        let one = i64::from(HIDDEN_ONE) * i64::from(HIDDEN_ONE) * i64::from(weights.out_one);
        let hidden = (i64::from(hidden) * i64::from(weights.scale) / one) as i32;
        (hidden + (weights.base + values + terms) / VALUE_ONE).clamp(-MATE_BOUND / 4, MATE_BOUND / 4)
    }

    /// What the hidden layer adds to the output, in 1/([`HIDDEN_ONE`]² `out_one`).
    #[inline(always)]
    fn hidden<const N: usize>(&self, active: &[u16]) -> i32 {
        let (rows, _) = self.weights.rows.as_chunks::<N>();
        let mut sums = [0; N];
        sums.copy_from_slice(&self.weights.bias);
        for &input in active {
            // Inputs that are not embedded have no row.
            if let Some(row) = rows.get(usize::from(input)) {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.saturating_add(*weight);
                }
            }
        }
        let clipped = sums.map(|sum: i16| sum.clamp(0, HIDDEN_ONE));
        clipped.iter().zip(&self.weights.out).map(|(sum, out)| i32::from(sum * out) * i32::from(*sum)).sum()
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
    weights.terms.iter().try_for_each(|&term| range("the weight of a term", term.into(), -MOST_TERM, MOST_TERM))
}

const MOST: i64 = MOST_OUT as i64;
/// The greatest base: a million hundredths of a piece, less than what the values of all inputs can add up to.
const MOST_VALUE: i64 = 1_000_000 * VALUE_ONE as i64;
/// The greatest weight of a term: a term is counted at most a few hundred times.
const MOST_TERM: i64 = 10_000 * VALUE_ONE as i64;

// The values of all active inputs, the base and the terms stay within 32 bits.
const _: () = assert!(MOST_ACTIVE as i64 * i16::MAX as i64 + MOST_VALUE < i32::MAX as i64 / 4);
// So does the hidden layer, even the largest.
const _: () = assert!(64 * (HIDDEN_ONE as i64) * (HIDDEN_ONE as i64) * MOST < i32::MAX as i64);
const _: () = assert!(HIDDEN_ONE as i64 * MOST <= i16::MAX as i64);
