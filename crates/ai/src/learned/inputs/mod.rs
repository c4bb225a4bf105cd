//! What the learned evaluations see of a position: which of a game's inputs are active.

mod gess;
mod go_chess;
mod patterns;
mod treason;
mod trees;
mod tress;
mod tribun;
mod troop_chess;

use ludarium_rules::Position;

/// The most active inputs of a position. Ordinary positions have at most half as many; what a composed one has beyond
/// them is left out.
pub(crate) const MOST_ACTIVE: usize = 640;

/// How many inputs a game has, and how many ways of turning its board keep its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InputCounts {
    /// All inputs.
    pub inputs: usize,
    /// The first so many of them feed the hidden layer; the others only add their own value.
    pub embedded: usize,
    /// The symmetries of the board that keep the rules and the sides, with the identity.
    pub symmetries: usize,
}

/// A game whose positions a net can evaluate.
///
/// Inputs are numbered as the side to move sees the board: its own pieces first, its own edge below. So a position and
/// its image with the colours swapped have the same inputs, and the same value for the side to move.
pub trait Inputs: Position {
    /// How many inputs there are.
    const COUNTS: InputCounts;

    /// Lists the active inputs of an ongoing position.
    fn list_inputs(&self, list: &mut InputList);

    /// The input that is active in the image of a position under a symmetry exactly if `input` is active in the position
    /// itself. Symmetry 0 is the identity.
    ///
    /// Both numbers are below those of [`Inputs::COUNTS`].
    #[must_use]
    fn image(input: usize, symmetry: usize) -> usize;

    /// Whether a net may evaluate this position; else the terms do.
    fn is_learned(&self) -> bool {
        true
    }
}

/// The active inputs of a position, at most 640.
pub struct InputList {
    active: [u16; MOST_ACTIVE],
    count: usize,
}

impl InputList {
    /// A list without inputs.
    #[must_use]
    pub fn new() -> InputList {
        InputList { active: [0; MOST_ACTIVE], count: 0 }
    }

    /// Adds an input.
    #[inline]
    pub fn push(&mut self, input: usize) {
        if let Some(place) = self.active.get_mut(self.count) {
            *place = input as u16;
            self.count += 1;
        }
    }

    /// The inputs, in the order in which they were added.
    #[must_use]
    #[inline]
    pub fn active(&self) -> &[u16] {
        &self.active[..self.count]
    }
}

impl Default for InputList {
    fn default() -> InputList {
        InputList::new()
    }
}

/// The numbers of the offsets from a cell to those at most `REACH` files and ranks away, row by row.
struct Near<const REACH: i32>;

impl<const REACH: i32> Near<REACH> {
    /// The number of offsets.
    const COUNT: usize = ((2 * REACH + 1) * (2 * REACH + 1)) as usize;

    /// The number of an offset; `None` if it is farther.
    #[inline]
    const fn number(files: i32, ranks: i32) -> Option<usize> {
        if files.abs() > REACH || ranks.abs() > REACH {
            return None;
        }
        Some(((ranks + REACH) * (2 * REACH + 1) + files + REACH) as usize)
    }

    /// The side of the square of offsets.
    const SIDE: usize = (2 * REACH + 1) as usize;
}
