//! A unit in one byte.

use super::super::{PIECE, Rules, TRIBUN};
use crate::{Piece, Side};

/// What stands on one hex: own pieces, perhaps the Tribun on top of them, perhaps an enemy slave below.
///
/// ```
/// use ludarium_rules::{Position, Side, board::hex::Hex, games::tribun::Tribun};
/// let start = Tribun::start(Default::default());
/// let unit = start.unit_at(Hex::named("f1").expect("a hex")).expect("a unit");
/// assert_eq!((unit.side(), unit.height(), unit.has_tribun(), unit.slave()), (Side::White, 1, true, 0));
/// ```
// Bits 0-2: the code of the height, 3: the Tribun, 4: Black's, 5-7: the code of the slave's height. 0 is an empty hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit(u8);

/// The heights by their codes, with the heights that have none left 0: the last code stands for the rim of the board.
const HEIGHT_OF: [u8; 8] = [0, 1, 2, 3, 4, 6, 8, 0];

/// The codes of the heights; 0 for those that no unit has.
const CODE_OF: [u8; 9] = [0, 1, 2, 3, 4, 0, 5, 0, 6];

const TRIBUN_BIT: u8 = 1 << 3;
const BLACK_BIT: u8 = 1 << 4;
const SLAVE_SHIFT: u32 = 5;

impl Unit {
    pub(in super::super) const EMPTY: Unit = Unit(0);
    /// What stands beyond the edge: nobody's, and not empty.
    pub(in super::super) const RIM: Unit = Unit(0xff);

    /// A unit without slave; empty for a height that no unit has.
    #[inline]
    pub(in super::super) const fn new(side: Side, height: u8) -> Unit {
        let code = CODE_OF[height as usize % CODE_OF.len()];
        if code == 0 { Unit::EMPTY } else { Unit(code | if matches!(side, Side::Black) { BLACK_BIT } else { 0 }) }
    }

    pub(in super::super) const fn of_byte(byte: u8) -> Unit {
        Unit(byte)
    }

    #[inline]
    pub(in super::super) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(in super::super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same own pieces with the Tribun on top of them.
    pub(in super::super) const fn crowned(self) -> Unit {
        Unit(self.0 | TRIBUN_BIT)
    }

    /// The same top over a slave of a height; 0 for none.
    #[inline]
    pub(in super::super) const fn over(self, slave: u8) -> Unit {
        Unit(self.top().0 | CODE_OF[slave as usize % CODE_OF.len()] << SLAVE_SHIFT)
    }

    /// The own pieces alone.
    #[inline]
    pub(in super::super) const fn top(self) -> Unit {
        Unit(self.0 & !(7 << SLAVE_SHIFT))
    }

    /// What stays when all own pieces leave: the slave, free, or nothing.
    #[inline]
    pub(in super::super) const fn freed(self) -> Unit {
        let slave = self.0 >> SLAVE_SHIFT;
        if slave == 0 { Unit::EMPTY } else { Unit(slave | (self.0 & BLACK_BIT ^ BLACK_BIT)) }
    }

    /// What stays when so many own pieces stay: with the slave if any of them does.
    #[inline]
    pub(in super::super) const fn reduced(self, height: u8) -> Unit {
        match CODE_OF[height as usize % CODE_OF.len()] {
            0 => self.freed(),
            code => Unit(self.0 & !7 | code),
        }
    }

    /// Whose it is: "it belongs to the side on top".
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 & BLACK_BIT == 0 { Side::White } else { Side::Black }
    }

    /// "Its height is its number of own pieces (the Tribun counts one) and is its strength and its resistance": 1, 2, 3,
    /// 4, 6 or 8.
    #[must_use]
    #[inline]
    pub const fn height(self) -> u8 {
        HEIGHT_OF[(self.0 & 7) as usize]
    }

    /// Whether it carries the Tribun of its side.
    #[must_use]
    #[inline]
    pub const fn has_tribun(self) -> bool {
        self.0 & TRIBUN_BIT != 0
    }

    /// The height of the slave below; 0 without a slave.
    #[must_use]
    #[inline]
    pub const fn slave(self) -> u8 {
        HEIGHT_OF[(self.0 >> SLAVE_SHIFT) as usize]
    }

    /// The number of all its pieces, the slave's included.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.height() + self.slave()
    }

    /// Whether the rules let it stand: valid heights, and "p ≤ 4 and 2p ≥ s" over a slave, which the Tribun never has.
    pub(in super::super) const fn is_allowed(self, rules: Rules) -> bool {
        let (height, slave) = (self.height(), self.slave());
        let holds = slave == 0 || matches!(rules, Rules::Full) && !self.has_tribun() && holds(height, slave);
        rules.allows_height(height) && holds
    }

    /// The pieces from bottom to top.
    pub(in super::super) fn stack(self) -> impl Iterator<Item = Piece> {
        let (own, other) = (self.side(), self.side().other());
        let soldiers = self.height() - u8::from(self.has_tribun());
        let pile = |side, count| std::iter::repeat_n(Piece { side: Some(side), kind: PIECE }, usize::from(count));
        let tribun = self.has_tribun().then_some(Piece { side: Some(own), kind: TRIBUN });
        pile(other, self.slave()).chain(pile(own, soldiers)).chain(tribun)
    }
}

/// "A stack of p own pieces over a slave of s enemy pieces. Condition: p ≤ 4 and 2p ≥ s."
#[inline]
pub(in super::super) const fn holds(height: u8, slave: u8) -> bool {
    height <= 4 && 2 * height >= slave
}
