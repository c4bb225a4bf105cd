//! Where pieces may go, piece by piece, on the stack.

use crate::bits::bits;
use std::ops::ControlFlow;

use super::Turn;
use crate::games::go_chess::Square;
use crate::games::go_chess::position::{bit, squares};

/// A side has 16 pieces.
const MOST_PIECES: usize = 16;

/// Where pieces of the side to move may go.
pub(in crate::games::go_chess) struct Reaches {
    pub(super) from: [u16; MOST_PIECES],
    pub(super) targets: [u128; MOST_PIECES],
    pub(super) count: usize,
}

impl Reaches {
    pub(super) const NONE: Reaches = Reaches { from: [0; MOST_PIECES], targets: [0; MOST_PIECES], count: 0 };

    #[inline]
    pub(super) fn push(&mut self, from: Square, targets: u128) {
        if targets != 0 && self.count < MOST_PIECES {
            self.from[self.count] = from.index() as u16;
            self.targets[self.count] = targets;
            self.count += 1;
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = (Square, u128)> {
        let pairs = self.from.iter().zip(&self.targets).take(self.count);
        pairs.filter_map(|(&from, &targets)| Some((Square::new(from)?, targets)))
    }

    #[inline]
    pub(super) fn visit(&self, mut visitor: impl FnMut(Turn) -> ControlFlow<()>) -> ControlFlow<()> {
        for (from, targets) in self.iter() {
            // Half by half: finding the next square of 64 takes half the work of finding that of 128.
            for (half, base) in [(targets as u64, 0), ((targets >> 64) as u64, 64)] {
                for place in bits(half) {
                    if let Some(to) = Square::new(u16::from(place) + base) {
                        visitor(Turn::Move { from, to })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn len(&self) -> u64 {
        self.iter().map(|(_, targets)| u64::from(targets.count_ones())).sum()
    }

    /// The turn of a number in the order in which they are visited.
    pub(super) fn nth(&self, number: u64) -> Option<Turn> {
        let mut left = number;
        for (from, targets) in self.iter() {
            let count = u64::from(targets.count_ones());
            if left < count {
                return squares(targets).nth(left as usize).map(|to| Turn::Move { from, to });
            }
            left -= count;
        }
        None
    }

    /// All squares that some piece reaches.
    pub(super) fn all(&self) -> u128 {
        self.iter().fold(0, |set, (_, targets)| set | targets)
    }

    /// The pieces that may move.
    pub(super) fn movers(&self) -> u128 {
        self.iter().fold(0, |set, (from, _)| set | bit(from))
    }
}
