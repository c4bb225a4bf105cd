//! Decombines: every way to spread a number of pieces over a hex and its empty neighbours, listed once for all boards.

use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::super::board::Unit;
use super::super::facts::can_hold_slave;
use super::super::options::Rules;
use super::super::position::Tribun;
use super::super::turn::{Parts, Turn};
use crate::board::hex::{Direction, Hex, NEIGHBOURS};

/// The greatest height that is spread.
const MOST: usize = 8;

/// Heights that a part can have: all that both sets of rules allow, as a part is less than the whole.
const PART_HEIGHTS: [u8; 5] = {
    let heights = Rules::Ninety.heights();
    let mut pieces = [0; 5];
    let mut i = 0;
    while i < pieces.len() {
        pieces[i] = heights[i].pieces();
        i += 1;
    }
    pieces
};

/// All spreads, by height and by the set of free neighbours.
struct Splits {
    parts: Vec<Parts>,
    /// Where the spreads of a height and a set begin; they end where the next ones begin.
    starts: Vec<usize>,
    /// How many there are by height, by the height of a slave below, and by the set of free neighbours.
    counts: Vec<u16>,
}

static SPLITS: LazyLock<Splits> = LazyLock::new(Splits::make);

impl Splits {
    fn make() -> Splits {
        let mut splits = Splits { parts: Vec::new(), starts: Vec::new(), counts: Vec::new() };
        for height in 0..=MOST as u8 {
            for free in 0..64 {
                splits.starts.push(splits.parts.len());
                splits.add(height, free, Parts::default());
                splits.add_own(height, free);
            }
        }
        splits.starts.push(splits.parts.len());
        splits.count();
        splits
    }

    /// Fills in [`Splits::counts`].
    fn count(&mut self) {
        for height in 0..=MOST as u8 {
            for slave in 0..=MOST as u8 {
                for free in 0..64 {
                    let spreads = self.of(height, free).iter();
                    let count = spreads.filter(|parts| may_stay_over(slave, parts.own())).count();
                    self.counts.push(count as u16);
                }
            }
        }
    }

    /// The number of spreads of a unit without Tribun.
    #[inline(always)]
    fn count_of(&self, unit: Unit, free: u8) -> u64 {
        let place = (usize::from(unit.height()) * (MOST + 1) + usize::from(unit.slave())) * 64 + usize::from(free);
        u64::from(self.counts[place])
    }

    /// Spreads of which nothing stays: at least two neighbours.
    fn add(&mut self, rest: u8, free: u8, parts: Parts) {
        let Some(way) = Direction::ALL.into_iter().find(|way| free >> *way as u8 & 1 != 0) else {
            if rest == 0 && parts.hexes() >= 2 {
                self.parts.push(parts);
            }
            return;
        };
        let free = free & !(1 << way as u8);
        self.add(rest, free, parts);
        for part in PART_HEIGHTS.into_iter().filter(|part| *part <= rest) {
            self.add(rest - part, free, parts.with(way, part));
        }
    }

    /// Spreads of which something stays.
    fn add_own(&mut self, height: u8, free: u8) {
        for own in PART_HEIGHTS.into_iter().filter(|own| *own < height) {
            self.add(height - own, free, Parts::default().with_own(own));
        }
    }

    #[inline]
    fn of(&self, height: u8, free: u8) -> &[Parts] {
        let place = usize::from(height) * 64 + usize::from(free);
        &self.parts[self.starts[place]..self.starts[place + 1]]
    }
}

impl Parts {
    /// The number of hexes that have any.
    fn hexes(self) -> usize {
        self.neighbours().count() + usize::from(self.own() > 0)
    }
}

/// "Afterwards either the condition still holds or the whole top has left and the slave is free."
#[inline]
const fn may_stay(unit: Unit, own: u8) -> bool {
    may_stay_over(unit.slave(), own)
}

/// As [`may_stay`], by the height of the slave; 0 without one.
#[inline]
const fn may_stay_over(slave: u8, own: u8) -> bool {
    own == 0 || slave == 0 || can_hold_slave(own, slave)
}

/// "Decombine one own unit without Tribun: spread all its own pieces over its own hex and empty adjacent hexes, at least
/// two hexes used, every part a valid height."
impl Tribun {
    /// The set of directions in which the next hex is empty.
    #[inline(always)]
    fn free_ways(&self, hex: Hex) -> u8 {
        let ways = NEIGHBOURS[hex.index()].iter().enumerate();
        ways.fold(0, |set, (way, &next)| set | u8::from(self.unit_or_rim(next).is_empty()) << way)
    }

    /// The spreads of a unit, before the condition of a slave below it.
    #[inline]
    fn spreads(&self, splits: &'static Splits, from: Hex, unit: Unit) -> &'static [Parts] {
        if unit.height() < 2 || unit.has_tribun() { &[] } else { splits.of(unit.height(), self.free_ways(from)) }
    }

    #[inline]
    pub(super) fn visit_decombines<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let splits = &*SPLITS;
        for (from, unit) in self.army(self.mover()) {
            let free_of_slave = unit.slave() == 0;
            for &parts in self.spreads(splits, from, unit) {
                if free_of_slave || may_stay(unit, parts.own()) {
                    visitor(Turn::Decombine { from, parts })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    pub(super) fn count_decombines(&self) -> u64 {
        let splits = &*SPLITS;
        let counts = self.army(self.mover()).map(|(from, unit)| {
            let is_whole = unit.height() < 2 || unit.has_tribun();
            if is_whole { 0 } else { splits.count_of(unit, self.free_ways(from)) }
        });
        counts.sum()
    }

    /// What stays and what goes where in all decombines of the unit on a hex; nothing if it is not the mover's.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::{Direction, Hex}, games::tribun::Tribun};
    /// let position = Tribun::parse("a1w1T,f6w2,l6b1T w", Default::default()).expect("a position");
    /// let splits: Vec<_> = position.decombines_of(Hex::named("f6").expect("a hex")).collect();
    /// assert_eq!(splits.len(), 6 + 15, "one piece goes, or both to two of six hexes");
    /// assert!(splits.iter().any(|parts| parts.own() == 1 && parts.get(Direction::Up) == 1));
    /// ```
    pub fn decombines_of(&self, from: Hex) -> impl Iterator<Item = Parts> + use<> {
        let unit = self.unit(from);
        let spreads = if self.is_mine(unit) { self.spreads(&SPLITS, from, unit) } else { &[] };
        spreads.iter().copied().filter(move |parts| may_stay(unit, parts.own()))
    }

    pub(super) fn allows_decombine(&self, from: Hex, parts: Parts) -> bool {
        let unit = self.unit(from);
        let free = self.free_ways(from);
        let valid = |count: u8| count == 0 || PART_HEIGHTS.contains(&count);
        self.is_mine(unit)
            && !unit.has_tribun()
            && parts.total() == unit.height()
            && parts.hexes() >= 2
            && valid(parts.own())
            && may_stay(unit, parts.own())
            && parts.neighbours().all(|(way, count)| valid(count) && free >> way as u8 & 1 != 0)
    }
}
