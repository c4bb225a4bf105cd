//! Combines: what two, three or six neighbours of an empty hex can give to it.

use std::ops::ControlFlow;

use super::super::board::Unit;
use super::super::facts::can_hold_slave;
use super::super::options::Rules;
use super::super::position::Tribun;
use super::super::turn::{Parts, Turn};
use crate::Side;
use crate::board::hex::{Direction, Hex, NEIGHBOURS, hexes, neighbours};

/// The pieces that a unit can give, as a set of numbers.
///
/// "Each gives at least one piece; both remainders must be valid (or empty). A unit with the Tribun must give itself
/// whole." "Afterwards either the condition still holds or the whole top has left and the slave is free."
const fn gifts(unit: Unit) -> u16 {
    let (height, mut set, mut gift) = (unit.height(), 0, 1);
    while gift <= height {
        let rest = height - gift;
        let whole = rest == 0;
        let stays = Rules::Full.allows_height(rest) && !unit.has_tribun();
        if whole || stays && (unit.slave() == 0 || can_hold_slave(rest, unit.slave())) {
            set |= 1 << gift;
        }
        gift += 1;
    }
    set
}

/// Units with the same gifts are one class; class 0 gives nothing.
const CLASSES: usize = 16;

const GIFTS: [u16; CLASSES] = classes().0;

/// The class of a unit if it is of a side; 0 for others, empty hexes and the rim.
static CLASS: [[u8; 256]; 2] = classes().1;

const fn classes() -> ([u16; CLASSES], [[u8; 256]; 2]) {
    let mut gifts_of = [0; CLASSES];
    let mut class_of = [[0; 256]; 2];
    let (mut count, mut byte) = (1, 1);
    while byte < 255 {
        let unit = Unit::of_byte(byte as u8);
        let set = gifts(unit);
        if unit.is_allowed(Rules::Full) {
            let mut class = 1;
            while class < count && gifts_of[class] != set {
                class += 1;
            }
            if class == count {
                gifts_of[class] = set;
                count += 1;
            }
            class_of[unit.side().index()][byte] = class as u8;
        }
        byte += 1;
    }
    (gifts_of, class_of)
}

/// What two units can give together.
#[derive(Clone, Copy)]
struct Deals {
    len: u8,
    /// The gifts of the one and of the other.
    pairs: [(u8, u8); MOST_DEALS],
}

/// No two classes have more deals.
const MOST_DEALS: usize = 12;

/// By rules and by the classes of both units.
static DEALS: [[[Deals; CLASSES]; CLASSES]; 2] = [deals(Rules::Full), deals(Rules::Ninety)];

/// A number below 256 for each class: a byte each, in two words.
type Numbers = [u64; 2];

/// By rules and by the class of one unit: how many deals it has with units of each class.
static DEAL_COUNTS: [[Numbers; CLASSES]; 2] = [deal_counts(Rules::Full), deal_counts(Rules::Ninety)];

const fn deal_counts(rules: Rules) -> [Numbers; CLASSES] {
    let (deals, mut counts) = (deals(rules), [[0; 2]; CLASSES]);
    let mut i = 0;
    while i < CLASSES * CLASSES {
        let (one, other) = (i / CLASSES, i % CLASSES);
        counts[one][other / 8] |= (deals[one][other].len as u64) << (other % 8 * 8);
        i += 1;
    }
    counts
}

#[inline(always)]
const fn number_of([low, high]: Numbers, class: u8) -> u64 {
    (if class < 8 { low } else { high }) >> (class % 8 * 8) & 0xff
}

/// By class: in how many ways three equal units can give the same, 1 or 2 each; and whether six can give 1 each.
static EVEN: [(u8, u8); CLASSES] = {
    let (mut even, mut class) = ([(0, 0); CLASSES], 0);
    while class < CLASSES {
        let [ones, twos] = [GIFTS[class] >> 1 & 1, GIFTS[class] >> 2 & 1];
        even[class] = ((ones + twos) as u8, ones as u8);
        class += 1;
    }
    even
};

const fn deals(rules: Rules) -> [[Deals; CLASSES]; CLASSES] {
    let mut table = [[Deals { len: 0, pairs: [(0, 0); MOST_DEALS] }; CLASSES]; CLASSES];
    let mut one = 0;
    while one < CLASSES {
        let mut other = 0;
        while other < CLASSES {
            table[one][other] = deals_of(rules, GIFTS[one], GIFTS[other]);
            other += 1;
        }
        one += 1;
    }
    table
}

/// "The new unit must be valid."
const fn deals_of(rules: Rules, one: u16, other: u16) -> Deals {
    let mut deals = Deals { len: 0, pairs: [(0, 0); MOST_DEALS] };
    let mut total = 2;
    while total <= 8 {
        let mut gift = 1;
        while gift < total {
            let possible = one >> gift & 1 != 0 && other >> (total - gift) & 1 != 0;
            if possible && rules.allows_height(total) {
                deals.pairs[deals.len as usize] = (gift, total - gift);
                deals.len += 1;
            }
            gift += 1;
        }
        total += 1;
    }
    deals
}

/// The neighbours of an empty hex that are the mover's, with their classes.
struct Donors {
    list: [(u8, u8); 6],
    len: usize,
    /// Their directions as a set.
    ways: u8,
}

/// Every second direction from up, and every second from up-right: "at 120 degrees".
const TRIPLES: [u8; 2] = [0b01_0101, 0b10_1010];

impl Donors {
    /// Whether three of them stand at 120 degrees.
    #[inline]
    const fn have_triple(&self) -> bool {
        self.ways & TRIPLES[0] == TRIPLES[0] || self.ways & TRIPLES[1] == TRIPLES[1]
    }
}

/// The sets of directions of the symmetric combines, with the gifts that they may give: "three own units adjacent to it
/// at 120 degrees or all six neighbours"; "three give 1 or 2 each and six give 1".
const SYMMETRIC: [(u8, u8); 5] = [(TRIPLES[0], 1), (TRIPLES[0], 2), (TRIPLES[1], 1), (TRIPLES[1], 2), (0b11_1111, 1)];

impl Tribun {
    #[inline]
    fn donors(&self, to: Hex) -> Donors {
        let classes = &CLASS[self.mover().index()];
        let mut donors = Donors { list: [(0, 0); 6], len: 0, ways: 0 };
        for (way, &next) in NEIGHBOURS[to.index()].iter().enumerate() {
            let class = classes[usize::from(self.unit_or_rim(next).byte())];
            donors.list[donors.len] = (way as u8, class);
            donors.len += usize::from(class > 0);
            donors.ways |= u8::from(class > 0) << way;
        }
        donors
    }

    #[inline]
    fn deals_of(&self, one: u8, other: u8) -> &'static [(u8, u8)] {
        let deals = &DEALS[self.rules() as usize][usize::from(one)][usize::from(other)];
        &deals.pairs[..usize::from(deals.len)]
    }

    /// The empty hexes with at least two neighbours of a side: only there its units may combine.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::hex::Hex, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w1T,a3w2,b3w1,l6b1T w", Default::default()).expect("a position");
    /// let named = |name| Hex::named(name).expect("a hex").bit();
    /// assert_eq!(position.meeting_places(Side::White), named("a2") | named("b2") | named("b4"));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn meeting_places(&self, side: Side) -> u128 {
        let own = self.units_of(side);
        let (_, twice) = hexes(own).fold((0, 0), |(once, twice), hex| {
            let around = neighbours(hex);
            (once | around, twice | once & around)
        });
        twice & self.empty_hexes()
    }

    #[inline]
    pub(super) fn visit_combines<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        for to in hexes(self.meeting_places(self.mover())) {
            self.visit_combines_on(to, visitor)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(super) fn visit_combines_on<F>(&self, to: Hex, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let donors = self.donors(to);
        for (i, &(one, class)) in donors.list[..donors.len].iter().enumerate() {
            for &(other, other_class) in &donors.list[i + 1..donors.len] {
                for &(gift, other_gift) in self.deals_of(class, other_class) {
                    let parts = Parts(u32::from(gift) << (4 * one) | u32::from(other_gift) << (4 * other));
                    visitor(Turn::Combine { to, parts })?;
                }
            }
        }
        if donors.have_triple() {
            for parts in self.symmetric(to, donors.ways) {
                visitor(Turn::Combine { to, parts })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The symmetric combines into a hex: "all equal (same height, no Tribun, same slave height); each gives the same
    /// number; the result and the remainders valid".
    #[inline]
    fn symmetric(&self, to: Hex, donors: u8) -> impl Iterator<Item = Parts> {
        let full = self.rules() == Rules::Full;
        let there = SYMMETRIC.into_iter().filter(move |(ways, _)| full && donors & ways == *ways);
        there.filter(move |&(ways, gift)| self.all_give(to, ways, gift)).map(|(ways, gift)| evenly(ways, gift))
    }

    /// Whether the mover's units in some directions are equal and can all give a number.
    fn all_give(&self, to: Hex, ways: u8, gift: u8) -> bool {
        let around = NEIGHBOURS[to.index()].into_iter().enumerate();
        let mut units = around.filter(|(way, _)| ways >> way & 1 != 0).map(|(_, next)| self.unit_or_rim(next));
        let Some(first) = units.next() else { return false };
        gifts(first) >> gift & 1 != 0 && !first.has_tribun() && units.all(|unit| unit == first)
    }

    #[inline(always)]
    pub(super) fn count_combines(&self) -> u64 {
        hexes(self.meeting_places(self.mover())).map(|to| self.count_combines_on(to)).sum()
    }

    #[inline(always)]
    pub(super) fn count_combines_on(&self, to: Hex) -> u64 {
        let classes = &CLASS[self.mover().index()];
        let deals = &DEAL_COUNTS[self.rules() as usize];
        let units = NEIGHBOURS[to.index()].map(|next| self.unit_or_rim(next));
        let (mut count, [mut low, mut high]) = (0, [0; 2]);
        for unit in units {
            let class = classes[usize::from(unit.byte())];
            // The deals with all units before this one.
            count += number_of([low, high], class);
            let more = deals[usize::from(class) & (CLASSES - 1)];
            [low, high] = [low + more[0], high + more[1]];
        }
        if self.rules() == Rules::Full { count + self.count_symmetric(units) } else { count }
    }

    /// The number of symmetric combines of six neighbours. No two units of a side carry a Tribun.
    #[inline(always)]
    fn count_symmetric(&self, [a, b, c, d, e, f]: [Unit; 6]) -> u64 {
        let even = |unit: Unit| {
            let class = CLASS[self.mover().index()][usize::from(unit.byte())];
            EVEN[usize::from(class) & (CLASSES - 1)]
        };
        let [first, second] = [a == c && c == e, b == d && d == f];
        let triples = u64::from(first).wrapping_neg() & u64::from(even(a).0);
        let others = u64::from(second).wrapping_neg() & u64::from(even(b).0);
        let all = if first && second && a == b { u64::from(even(a).1) } else { 0 };
        triples + others + all
    }

    /// The empty hexes into which units can be combined.
    pub(in crate::games::tribun) fn combine_places(&self) -> u128 {
        let places = hexes(self.meeting_places(self.mover())).filter(|to| self.count_combines_on(*to) > 0);
        places.fold(0, |set, hex| set | hex.bit())
    }

    /// What the neighbours of a hex can give in all combines into it; nothing if it is not empty.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::{Direction, Hex}, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w1T,e5w1,g5w2,l6b1T w", Default::default()).expect("a position");
    /// let parts = position.combines_into(Hex::named("f6").expect("a hex"));
    /// let gifts: Vec<_> = parts.iter().map(|parts| (parts.get(Direction::DownLeft), parts.get(Direction::DownRight))).collect();
    /// assert_eq!(gifts, [(1, 1), (1, 2)]);
    /// ```
    #[must_use]
    pub fn combines_into(&self, to: Hex) -> Vec<Parts> {
        let mut all = Vec::new();
        if self.unit(to).is_empty() {
            let _ = self.visit_combines_on(to, &mut |turn| {
                if let Turn::Combine { parts, .. } = turn {
                    all.push(parts);
                }
                ControlFlow::Continue(())
            });
        }
        all
    }

    /// How many pieces the unit on a hex may give in a combine, whatever the others give; nothing if it is not the
    /// mover's.
    ///
    /// "Each gives at least one piece; both remainders must be valid (or empty). A unit with the Tribun must give itself
    /// whole."
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w2T,e5w6,g5w2/4,l6b1T w", Default::default()).expect("a position");
    /// let gifts = |name| -> Vec<u8> { position.gifts(Hex::named(name).expect("a hex")).collect() };
    /// assert_eq!((gifts("a1"), gifts("e5"), gifts("g5")), (vec![2], vec![2, 3, 4, 5, 6], vec![2]));
    /// ```
    pub fn gifts(&self, hex: Hex) -> impl Iterator<Item = u8> + use<> {
        let set = self.gifts_of(hex);
        (1..=8).filter(move |gift| set >> gift & 1 != 0)
    }

    /// The pieces that the unit on a hex can give, as a set of numbers; none if it is not the mover's.
    pub(in crate::games::tribun) fn gifts_of(&self, hex: Hex) -> u16 {
        let unit = self.unit(hex);
        if self.is_mine(unit) { gifts(unit) } else { 0 }
    }

    pub(super) fn allows_combine(&self, to: Hex, parts: Parts) -> bool {
        parts.own() == 0 && self.combines_into(to).contains(&parts)
    }
}

/// The same gift from all of some directions.
fn evenly(ways: u8, gift: u8) -> Parts {
    let given = Direction::ALL.into_iter().filter(|way| ways >> *way as u8 & 1 != 0);
    given.fold(Parts::default(), |parts, way| parts.with(way, gift))
}
