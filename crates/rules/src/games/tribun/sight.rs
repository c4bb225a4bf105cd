//! What the units of either side reach, whichever side is to move.

use super::facts::Height;
use super::position::Tribun;
use super::turn::Pattern;
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
    /// Its height; 0 for an empty hex.
    height: u8,
    /// The height of its slave; 0 without one.
    slave: u8,
}

impl Sight {
    /// Every hex that it attacks by either pattern, whatever stands there.
    #[must_use]
    #[inline(always)]
    pub const fn attacked(&self) -> u128 {
        self.attacks | self.slave_attacks
    }

    /// What it adds to an attack on a hex: "the larger of its strengths whose pattern reaches the target"; 0 if neither
    /// does.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w1T,e7b8,f6w2/4,l6b1T w", Default::default()).expect("a position");
    /// let hex = |name| Hex::named(name).expect("a hex");
    /// assert_eq!(position.sight(hex("f6")).strength_on(hex("e7")), 4);
    /// assert_eq!(position.sight(hex("f6")).strength_on(hex("a1")), 0);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn strength_on(&self, target: Hex) -> u8 {
        let own = if target.is_in(self.attacks) { self.height } else { 0 };
        let slave = if target.is_in(self.slave_attacks) { self.slave } else { 0 };
        if own > slave { own } else { slave }
    }
}

impl Tribun {
    /// What the unit on a hex reaches; nothing from an empty hex.
    #[must_use]
    #[inline(always)]
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
            height: unit.height(),
            slave: unit.slave(),
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
    #[inline(always)]
    pub fn posts(&self, target: Hex, side: Side) -> [u128; 6] {
        let field = self.field_of(side);
        // `map` would not be compiled for the instructions of `multiversioned`.
        let mut posts = [0; 6];
        for (posts, height) in posts.iter_mut().zip(Height::ALL) {
            *posts = field.posts(target, height.pieces());
        }
        posts
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
        // A unit on none of these hexes does not attack the Tribun.
        let candidates = posts.into_iter().fold(neighbours(target), |set, posts| set | posts) & attackers;
        hexes(candidates).any(|from| {
            let sight = self.sight(from);
            target.is_in(sight.attacked())
        })
    }
}
