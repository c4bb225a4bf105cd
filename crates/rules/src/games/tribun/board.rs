//! What stands on one hex: a unit in one byte.

use super::facts::{Height, PieceKind, can_hold_slave, unit_called};
use super::options::Rules;
use crate::{Name, Piece, Side};

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

/// The numbers of pieces by the codes of their heights; nothing has the code 0, and the last stands for the rim.
const PIECES_OF: [u8; 8] = {
    let mut pieces = [0; 8];
    let mut i = 0;
    while i < Height::ALL.len() {
        pieces[Height::ALL[i] as usize] = Height::ALL[i].pieces();
        i += 1;
    }
    pieces
};

const TRIBUN_BIT: u8 = 1 << 3;
const BLACK_BIT: u8 = 1 << 4;
const SLAVE_SHIFT: u32 = 5;

impl Unit {
    pub(super) const EMPTY: Unit = Unit(0);
    /// What stands beyond the edge: nobody's, and not empty.
    pub(super) const RIM: Unit = Unit(0xff);

    /// A unit without slave.
    #[inline]
    pub(super) const fn new(side: Side, height: Height) -> Unit {
        Unit(height as u8 | if matches!(side, Side::Black) { BLACK_BIT } else { 0 })
    }

    pub(super) const fn of_byte(byte: u8) -> Unit {
        Unit(byte)
    }

    #[inline]
    pub(super) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same own pieces with the Tribun on top of them.
    pub(super) const fn crowned(self) -> Unit {
        Unit(self.0 | TRIBUN_BIT)
    }

    /// The same top over a slave of a height.
    #[inline]
    pub(super) const fn over(self, slave: Height) -> Unit {
        Unit(self.top().0 | (slave as u8) << SLAVE_SHIFT)
    }

    /// The own pieces alone.
    #[inline]
    pub(super) const fn top(self) -> Unit {
        Unit(self.0 & !(7 << SLAVE_SHIFT))
    }

    /// The slave as it stood free, and with the Tribun if its top has it: whose pattern the stack may use.
    #[inline(always)]
    pub(super) const fn arm_of_slave(self) -> Unit {
        Unit(self.0 >> SLAVE_SHIFT | (self.0 & (TRIBUN_BIT | BLACK_BIT) ^ BLACK_BIT))
    }

    /// What stays when all own pieces leave: the slave, free, or nothing.
    #[inline]
    pub(super) const fn freed(self) -> Unit {
        let slave = self.0 >> SLAVE_SHIFT;
        if slave == 0 { Unit::EMPTY } else { Unit(slave | (self.0 & BLACK_BIT ^ BLACK_BIT)) }
    }

    /// What stays when own pieces of a height stay, with the slave; without own pieces, the slave is free.
    #[inline]
    pub(super) const fn reduced(self, height: Option<Height>) -> Unit {
        match height {
            None => self.freed(),
            Some(height) => Unit(self.0 & !7 | height as u8),
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
        PIECES_OF[(self.0 & 7) as usize]
    }

    /// The height, if a unit stands there.
    #[must_use]
    #[inline]
    pub const fn own_height(self) -> Option<Height> {
        Height::of_pieces(self.height())
    }

    /// The height of its slave, if it has one.
    #[must_use]
    #[inline]
    pub const fn slave_height(self) -> Option<Height> {
        Height::of_pieces(self.slave())
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
        PIECES_OF[(self.0 >> SLAVE_SHIFT) as usize]
    }

    /// The number of all its pieces, the slave's included.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.height() + self.slave()
    }

    /// Whether the rules let it stand: valid heights, and "p ≤ 4 and 2p ≥ s" over a slave, which the Tribun never has.
    pub(super) const fn is_allowed(self, rules: Rules) -> bool {
        let (height, slave) = (self.height(), self.slave());
        let can_hold = can_hold_slave(height, slave) && matches!(rules, Rules::Full) && !self.has_tribun();
        rules.allows_height(height) && (slave == 0 || can_hold)
    }

    /// What it is called: "A Tribun on a unit of total height n > 1 moves and attacks as that height (4 = Eques
    /// Tribun)."
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let position = Tribun::parse("d8w1T,f8w4,g6b2T w", Default::default()).expect("a position");
    /// let name = |hex| position.unit_at(Hex::named(hex).expect("a hex")).expect("a unit").name().english;
    /// assert_eq!(["d8", "f8", "g6"].map(name), ["Tribun", "Eques", "Hastatus Tribun"]);
    /// ```
    #[must_use]
    pub const fn name(self) -> Name {
        match self.own_height() {
            Some(height) if self.has_tribun() => Name { domain: "tribun", english: height.name_with_tribun() },
            _ => unit_called(self.height()),
        }
    }

    /// The pieces from bottom to top.
    pub(super) fn stack(self) -> impl Iterator<Item = Piece> {
        let (own, other) = (self.side(), self.side().other());
        let soldiers = self.height() - u8::from(self.has_tribun());
        let pile = |side, count| {
            std::iter::repeat_n(Piece { side: Some(side), kind: PieceKind::Piece.kind() }, usize::from(count))
        };
        let tribun = self.has_tribun().then_some(Piece { side: Some(own), kind: PieceKind::Tribun.kind() });
        pile(other, self.slave()).chain(pile(own, soldiers)).chain(tribun)
    }
}
