//! The position: a byte a hex, the hexes of each side as a set, and the side to move.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::board::Unit;
use super::facts::{Height, set_up};
use super::options::{Options, Rules};
use super::turn::{Parts, Pattern, Turn};
use crate::board::hex::{BOARD, Hex, hexes};
use crate::{Side, zobrist};

/// A position of Tribun.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::tribun::Tribun};
/// let start = Tribun::start(Default::default());
/// assert_eq!(start.count_turns(), 265);
/// let turn = start.read_turn("d4>d4:1").expect_err("a Servus cannot be split");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tribun {
    /// What stands on the hexes; the last place is the rim.
    pub(super) units: [Unit; Hex::COUNT + 1],
    pub(super) side: Side,
    pub(super) options: Options,
    /// Where each side's Tribun stands.
    pub(super) tribuns: [Option<Hex>; 2],
    pub(super) sides: [u128; 2],
    pub(super) hash: u64,
}

impl Tribun {
    pub(super) fn empty(side: Side, options: Options) -> Tribun {
        let mut units = [Unit::EMPTY; Hex::COUNT + 1];
        units[Hex::COUNT] = Unit::RIM;
        let mut position = Tribun { units, side, options, tribuns: [None; 2], sides: [0; 2], hash: 0 };
        position.hash = position.hash_of_all();
        position
    }

    pub(super) fn at_start(options: Options) -> Tribun {
        let mut position = Tribun::empty(options.first, options);
        for side in Side::ALL {
            for hex in Hex::all() {
                if let Some((height, has_tribun)) = set_up(side, hex) {
                    let unit = Unit::new(side, height);
                    position.put(hex, if has_tribun { unit.crowned() } else { unit });
                }
            }
        }
        position
    }

    /// The heights that units may have here, in ascending order: those of the set of rules that is played.
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tribun::{Height, Options, Rules, Tribun}};
    /// assert_eq!(Tribun::start(Options::default()).valid_heights(), Height::ALL);
    /// let ninety = Tribun::start(Options { rules: Rules::Ninety, ..Options::default() });
    /// assert_eq!(ninety.valid_heights().last(), Some(&Height::Balista), "no Centuria");
    /// ```
    #[must_use]
    pub const fn valid_heights(&self) -> &'static [Height] {
        self.options.rules.heights()
    }

    /// What stands on a hex.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// let height = |name| Hex::named(name).and_then(|hex| start.unit_at(hex)).map(|unit| unit.height());
    /// assert_eq!((height("e2"), height("f6")), (Some(3), None));
    /// ```
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<Unit> {
        Some(self.unit(hex)).filter(|unit| !unit.is_empty())
    }

    /// The hexes of the units that belong to a side.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// assert_eq!(start.units_of(Side::White).count_ones(), 21);
    /// ```
    #[must_use]
    #[inline]
    pub const fn units_of(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    /// The hexes on which nothing stands.
    #[must_use]
    #[inline]
    pub const fn empty_hexes(&self) -> u128 {
        BOARD & !(self.sides[0] | self.sides[1])
    }

    /// Where the Tribun of a side stands; `None` if it has been taken.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::hex::Hex, games::tribun::Tribun};
    /// assert_eq!(Tribun::start(Default::default()).tribun_of(Side::Black), Hex::named("f11"));
    /// ```
    #[must_use]
    #[inline]
    pub const fn tribun_of(&self, side: Side) -> Option<Hex> {
        self.tribuns[side.index()]
    }

    #[inline(always)]
    pub(super) const fn unit(&self, hex: Hex) -> Unit {
        self.units[hex.index()]
    }

    /// The unit of a number of [`crate::board::hex::NEIGHBOURS`]; the rim for 91.
    #[inline(always)]
    pub(super) fn unit_or_rim(&self, index: u8) -> Unit {
        self.units[usize::from(index)]
    }

    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.side
    }

    #[inline]
    pub(super) fn is_mine(&self, unit: Unit) -> bool {
        !unit.is_empty() && unit.side() == self.mover()
    }

    /// Whether both sides have their Tribun: "a side without a Tribun has lost, whoever is to move".
    #[inline]
    pub(super) const fn is_open(&self) -> bool {
        matches!((self.tribun_of(Side::White), self.tribun_of(Side::Black)), (Some(_), Some(_)))
    }

    #[inline]
    pub(super) const fn rules(&self) -> Rules {
        self.options.rules
    }

    #[inline]
    pub(super) fn put(&mut self, hex: Hex, unit: Unit) {
        self.hash ^= key_of(hex, self.unit(hex)) ^ key_of(hex, unit);
        self.units[hex.index()] = unit;
        self.sides[0] &= !hex.bit();
        self.sides[1] &= !hex.bit();
        if !unit.is_empty() {
            self.sides[unit.side().index()] |= hex.bit();
        }
        if unit.has_tribun() {
            self.tribuns[unit.side().index()] = Some(hex);
        }
    }

    pub(super) const fn lose_tribun(&mut self, side: Side) {
        self.tribuns[side.index()] = None;
    }

    #[inline]
    pub(super) const fn pass_turn(&mut self) {
        self.side = self.side.other();
        self.hash ^= BLACK_TO_MOVE_KEY;
    }

    pub(super) fn hash_of_all(&self) -> u64 {
        let flag = |set, key| if set { key } else { 0 };
        let units = Hex::all().fold(0, |hash, hex| hash ^ key_of(hex, self.unit(hex)));
        units
            ^ flag(self.side == Side::Black, BLACK_TO_MOVE_KEY)
            ^ flag(self.options.first == Side::Black, BLACK_FIRST_KEY)
            ^ flag(self.options.rules == Rules::Ninety, NINETY_KEY)
    }
}

impl Hash for Tribun {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Tribun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = crate::Options::list(&self.options);
        let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        write!(f, "tribun \"{self}\" {}", options.join(" "))
    }
}

/// The units of a side with their hexes.
impl Tribun {
    /// The units of a side, in the order of their hexes.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// assert_eq!(start.army(Side::White).map(|(_, unit)| unit.height()).sum::<u8>(), 36);
    /// ```
    #[inline(always)]
    pub fn army(&self, side: Side) -> impl Iterator<Item = (Hex, Unit)> {
        hexes(self.units_of(side)).map(|hex| (hex, self.unit(hex)))
    }
}

const BLACK_TO_MOVE_KEY: u64 = zobrist::key(4000);
const BLACK_FIRST_KEY: u64 = zobrist::key(4001);
const NINETY_KEY: u64 = zobrist::key(4002);

/// The keys of a top and of a slave: those of nothing are 0.
static TOP_KEYS: [[u64; 32]; Hex::COUNT] = part_keys(0);
static SLAVE_KEYS: [[u64; 8]; Hex::COUNT] = part_keys(32 * Hex::COUNT as u64);

const fn part_keys<const N: usize>(first: u64) -> [[u64; N]; Hex::COUNT] {
    let mut table = [[0; N]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut part = 1;
        while part < N {
            table[hex][part] = zobrist::key(first + (hex * N + part) as u64);
            part += 1;
        }
        hex += 1;
    }
    table
}

/// The key of a unit on a hex; 0 for nothing.
#[inline]
fn key_of(hex: Hex, unit: Unit) -> u64 {
    let byte = usize::from(unit.byte());
    TOP_KEYS[hex.index()][byte & 31] ^ SLAVE_KEYS[hex.index()][byte >> 5]
}

impl Tribun {
    #[inline]
    pub(super) fn played(&self, turn: Turn) -> Tribun {
        let mut next = *self;
        next.carry_out(turn);
        next.pass_turn();
        next
    }

    /// Changes the board as a legal turn does, without passing the turn.
    #[inline]
    fn carry_out(&mut self, turn: Turn) {
        match turn {
            Turn::Move { from, to, pattern } | Turn::Kill { from, target: to, pattern } => self.go(from, to, pattern),
            // "The slave is free, nobody moves in."
            Turn::Damage { target, left } => self.put(target, self.unit(target).reduced(Height::of_pieces(left))),
            Turn::Enslave { from, target } => self.enslave(from, target),
            // "The whole attacked unit leaves the board, nobody moves in, no other unit changes."
            Turn::TakeTribun { target } => {
                self.lose_tribun(self.unit(target).side());
                self.put(target, Unit::EMPTY);
            }
            Turn::Decombine { from, parts } => self.spread(from, parts),
            Turn::Combine { to, parts } => self.gather(to, parts),
        }
    }

    /// "*Own*: only the p pieces go, and the slave stays behind, free again; *slave*: the whole stack moves."
    #[inline]
    fn go(&mut self, from: Hex, to: Hex, pattern: Pattern) {
        let unit = self.unit(from);
        match pattern {
            Pattern::Own => {
                self.put(from, unit.freed());
                self.put(to, unit.top());
            }
            Pattern::Slave => {
                self.put(from, Unit::EMPTY);
                self.put(to, unit);
            }
        }
    }

    /// "The whole target, at full height, becomes its slave; a slave that it had stays behind, free."
    fn enslave(&mut self, from: Hex, target: Hex) {
        let unit = self.unit(from);
        if let Some(slave) = self.unit(target).own_height() {
            self.put(from, unit.freed());
            self.put(target, unit.over(slave));
        }
    }

    #[inline]
    fn spread(&mut self, from: Hex, parts: Parts) {
        let unit = self.unit(from);
        self.put(from, unit.reduced(Height::of_pieces(parts.own())));
        for (way, count) in parts.neighbours() {
            if let (Some(hex), Some(height)) = (from.neighbour(way), Height::of_pieces(count)) {
                self.put(hex, Unit::new(unit.side(), height));
            }
        }
    }

    /// "A unit with the Tribun must give itself whole, and the new unit carries it."
    #[inline]
    fn gather(&mut self, to: Hex, parts: Parts) {
        let mut crowned = false;
        for (way, count) in parts.neighbours() {
            if let Some(hex) = to.neighbour(way) {
                let unit = self.unit(hex);
                crowned |= unit.has_tribun();
                self.put(hex, unit.reduced(Height::of_pieces(unit.height().saturating_sub(count))));
            }
        }
        if let Some(height) = Height::of_pieces(parts.total()) {
            let united = Unit::new(self.mover(), height);
            self.put(to, if crowned { united.crowned() } else { united });
        }
    }
}
