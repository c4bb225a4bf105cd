//! What the units of either side reach, whoever is to move: for those who judge positions.

use super::super::position::Tribun;
use super::Pattern;
use crate::Side;
use crate::board::hex::{Hex, hexes, neighbours};

/// What one unit reaches on the present board by both of its patterns.
///
/// ```
/// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
/// let start = Tribun::start(Default::default());
/// let hex = |name| Hex::named(name).expect("a hex");
/// let servus = start.sight(hex("d6"));
/// assert_eq!((servus.moves, servus.attacks), (hex("d5").bit(), hex("c5").bit() | hex("e6").bit()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// The hexes that its own pattern attacks, whatever stands on them.
    pub attacks: u128,
    /// The same by the pattern of its slave.
    pub slave_attacks: u128,
    /// The empty hexes to which it may move, by either pattern.
    pub moves: u128,
}

impl Tribun {
    /// What the unit on a hex reaches; nothing from an empty hex.
    #[must_use]
    #[inline]
    pub fn sight(&self, from: Hex) -> Sight {
        let unit = self.unit(from);
        if unit.is_empty() {
            return Sight::default();
        }
        let field = self.field_of(unit.side());
        let mut sight = Sight {
            attacks: field.attack_pattern(from, unit, Pattern::Own),
            slave_attacks: 0,
            moves: field.moves(from, unit, Pattern::Own),
        };
        if unit.slave() > 0 {
            sight.slave_attacks = field.attack_pattern(from, unit, Pattern::Slave);
            sight.moves |= field.moves(from, unit, Pattern::Slave);
        }
        sight
    }

    /// The hexes from which units of a side attack a hex, or would if they stood there, by the height whose pattern
    /// they use: those of a Servus first, of a Hastatus, Saggitarius, Eques, Balista and Centuria.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::hex::Hex, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// let hex = |name| Hex::named(name).expect("a hex");
    /// let posts = start.posts(hex("f6"), Side::White);
    /// assert_eq!(posts[0], hex("e5").bit() | hex("g5").bit());
    /// assert_eq!((posts[1].count_ones(), posts[2].count_ones()), (6, 12));
    /// ```
    #[must_use]
    #[inline]
    pub fn posts(&self, target: Hex, side: Side) -> [u128; 6] {
        let field = self.field_of(side);
        HEIGHTS.map(|height| field.posts(target, height))
    }

    /// Whether the Tribun of a side is attacked.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tribun::Tribun};
    /// let position = Tribun::parse("d8w1T,f8w4,g6b2T w", Default::default()).expect("a position");
    /// assert!(position.is_tribun_attacked(Side::Black) && !position.is_tribun_attacked(Side::White));
    /// ```
    #[must_use]
    #[inline]
    pub fn is_tribun_attacked(&self, side: Side) -> bool {
        let Some(target) = self.tribun_of(side) else { return false };
        let attackers = self.units_of(side.other());
        let posts = self.posts(target, side.other());
        // Whoever stands on none of these posts need not be looked at.
        let candidates = posts.into_iter().fold(neighbours(target), |set, posts| set | posts) & attackers;
        hexes(candidates).any(|from| {
            let sight = self.sight(from);
            target.is_in(sight.attacks | sight.slave_attacks)
        })
    }
}

/// The heights in the order of [`Tribun::posts`].
const HEIGHTS: [u8; 6] = [1, 2, 3, 4, 6, 8];
