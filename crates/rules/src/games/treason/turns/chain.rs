//! Turns as values.

use std::fmt;

use super::super::MOST_PIECES;
use crate::board::triangle::{Triangle, Way};

/// A turn. "Turns with different paths are different."
///
/// ```
/// use ludarium_rules::{Notation, Position, games::treason::{Treason, Turn}};
/// let start = Treason::start(Default::default());
/// let turn = start.read_turn("E2-F3").expect("legal");
/// assert!(matches!(turn, Turn::Step { from, to } if from.to_string() == "E2" && to.to_string() == "F3"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Turn {
    /// A piece goes to an adjacent empty cell.
    Step {
        /// Where it stands.
        from: Triangle,
        /// Where it goes.
        to: Triangle,
    },
    /// A piece captures, once or several times.
    Capture(Chain),
    /// A Spy makes the enemy on its mirror cell change sides.
    Convert {
        /// Where the Spy stands.
        from: Triangle,
        /// Where the enemy stands.
        at: Triangle,
    },
}

impl Turn {
    /// Where the acting piece stands.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::treason::Treason};
    /// let start = Treason::start(Default::default());
    /// assert_eq!(start.read_turn("E2-F3").expect("legal").from().to_string(), "E2");
    /// ```
    #[must_use]
    pub const fn from(&self) -> Triangle {
        match self {
            Turn::Step { from, .. } | Turn::Convert { from, .. } => *from,
            Turn::Capture(chain) => chain.from(),
        }
    }
}

/// One capture of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Capture {
    /// Where the capturer comes from.
    pub from: Triangle,
    /// The cell of the captured piece.
    pub over: Triangle,
    /// Where the capturer lands.
    pub landing: Triangle,
}

/// The most captures of a chain: one piece takes all others.
const MOST_CAPTURES: usize = MOST_PIECES - 1;

/// A chain of captures by one piece; it has at least one and at most 21.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chain {
    from: Triangle,
    count: u8,
    hops: [Hop; MOST_CAPTURES],
}

/// The way to the captured piece and the way on to the landing, three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Hop(u8);

impl Chain {
    /// A chain that has not begun yet; never part of a turn.
    #[inline]
    pub(super) const fn new(from: Triangle) -> Chain {
        Chain { from, count: 0, hops: [Hop(0); MOST_CAPTURES] }
    }

    /// The chain with one more capture.
    #[inline]
    pub(super) const fn with(mut self, over: Way, landing: Way) -> Chain {
        // No position has more than 22 pieces, so a legal chain never grows longer.
        if (self.count as usize) < MOST_CAPTURES {
            self.hops[self.count as usize] = Hop((over.index() << 3 | landing.index()) as u8);
            self.count += 1;
        }
        self
    }

    /// Where the capturer starts.
    #[must_use]
    pub const fn from(&self) -> Triangle {
        self.from
    }

    /// The number of captures, 1 to 21.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a chain is never empty")]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// The captures, in order.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::treason::{Treason, Turn}};
    /// let position = Treason::parse("6b/b6/7/1b5/1w5/5w1 w", Default::default()).expect("a position");
    /// let turn = position.read_turn("E2xE3-F4xF5-F6").expect("legal");
    /// let Turn::Capture(chain) = turn else { panic!("it captures") };
    /// let over: Vec<String> = chain.captures().map(|capture| capture.over.to_string()).collect();
    /// assert_eq!(over, ["E3", "F5"]);
    /// assert_eq!((chain.len(), chain.landing().to_string()), (2, "F6".to_owned()));
    /// ```
    #[inline]
    pub fn captures(&self) -> impl Iterator<Item = Capture> {
        let mut from = self.from;
        self.hops.iter().take(self.len()).map_while(move |hop| {
            let capture = hop.capture(from)?;
            from = capture.landing;
            Some(capture)
        })
    }

    /// Where the capturer lands in the end.
    #[must_use]
    pub fn landing(&self) -> Triangle {
        self.captures().last().map_or(self.from, |capture| capture.landing)
    }

    /// A number that different chains of one position almost never share.
    pub(in crate::games::treason) fn mixed(&self) -> u64 {
        let first = self.from.spot() as u64;
        self.hops[..self.len()].iter().fold(first, |mix, hop| {
            // Knuth's multiplier for 64-bit congruential generators.
            (mix ^ u64::from(hop.0)).wrapping_mul(0x5851_f42d_4c95_7f2d).rotate_left(29)
        })
    }
}

impl Hop {
    #[inline]
    fn capture(self, from: Triangle) -> Option<Capture> {
        let over = Way::new(self.0 >> 3).neighbour(from)?;
        let landing = Way::new(self.0).neighbour(over)?;
        Some(Capture { from, over, landing })
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
