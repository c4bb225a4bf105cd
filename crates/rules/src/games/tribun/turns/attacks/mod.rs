//! Attacks: who reaches a target, and which results their sets can have.

mod strikers;

use crate::bits::bits;
use std::ops::ControlFlow;

use super::super::board::Unit;
use super::super::facts::{PIECES, can_hold_slave};
use super::super::options::Rules;
use super::super::position::Tribun;
use super::super::turn::{Pattern, Turn};
use crate::board::hex::{Hex, hexes};

/// "35 pieces and one Tribun a side": no side has more units.
const MOST_UNITS: usize = PIECES as usize + 1;

/// An own unit whose attack pattern reaches a target.
///
/// ```
/// use ludarium_rules::{Position, board::hex::Hex, games::tribun::{Pattern, Tribun}};
/// let position = Tribun::parse("a1w1T,e7b8,f6w2/4,l6b1T w", Default::default()).expect("a position");
/// let [attacker] = position.attackers(Hex::named("e7").expect("a hex"))[..] else { panic!("one attacker") };
/// assert_eq!((attacker.from.to_string(), attacker.strength(Pattern::Own)), ("f6".to_owned(), 2));
/// assert_eq!((attacker.strength(Pattern::Slave), attacker.best()), (4, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// Where it stands.
    pub from: Hex,
    /// Its strength by its own pattern, 1 to 8; 0 if that does not reach the target.
    pub own: u8,
    /// Its strength by the pattern of its slave, 1 to 8; 0 if that does not reach the target.
    pub slave: u8,
    /// Whether it carries the Tribun: then it "does not enslave".
    pub has_tribun: bool,
}

impl Attacker {
    const NONE: Attacker = Attacker { from: FIRST_HEX, own: 0, slave: 0, has_tribun: false };

    /// The strength of a pattern; 0 if it does not reach the target.
    #[must_use]
    #[inline]
    pub const fn strength(self, pattern: Pattern) -> u8 {
        match pattern {
            Pattern::Own => self.own,
            Pattern::Slave => self.slave,
        }
    }

    /// "The larger of its strengths whose pattern reaches the target."
    #[must_use]
    #[inline]
    pub const fn best(self) -> u8 {
        if self.own > self.slave { self.own } else { self.slave }
    }

    /// The pattern of that strength, its own if both are equal.
    #[must_use]
    pub const fn best_pattern(self) -> Pattern {
        if self.own >= self.slave { Pattern::Own } else { Pattern::Slave }
    }

    /// The patterns by which it reaches the target: its own first.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::hex::Hex, games::tribun::{Pattern, Tribun}};
    /// let position = Tribun::parse("a1w1T,e7b8,f6w2/4,l6b1T w", Default::default()).expect("a position");
    /// let [attacker] = position.attackers(Hex::named("e7").expect("a hex"))[..] else { panic!("one attacker") };
    /// assert!(attacker.patterns().eq([Pattern::Own, Pattern::Slave]));
    /// assert_eq!(attacker.best_pattern(), Pattern::Slave);
    /// ```
    pub fn patterns(self) -> impl Iterator<Item = Pattern> {
        Pattern::ALL.into_iter().filter(move |pattern| self.strength(*pattern) > 0)
    }
}

/// Stands in places of a list that are not used.
const FIRST_HEX: Hex = match Hex::new(0) {
    Some(hex) => hex,
    None => panic!("the board has a first hex"),
};

/// What one own unit attacks.
#[derive(Clone, Copy)]
struct Reach {
    from: Hex,
    own: u128,
    slave: u128,
}

/// All own units that attack anything.
struct Reaches {
    list: [Reach; MOST_UNITS],
    len: usize,
}

impl Tribun {
    /// The attack on one hex; `None` if no enemy unit stands there or nothing reaches it.
    pub(in crate::games::tribun) fn assault(&self, target: Hex) -> Option<Assault> {
        if self.is_mine(self.unit(target)) {
            return None;
        }
        let reaches = self.reaches();
        Some(self.assault_of(target, &reaches)).filter(|assault| assault.len > 0)
    }

    #[inline(always)]
    fn reaches(&self) -> Reaches {
        let field = self.field();
        let mut reaches = Reaches { list: [Reach { from: FIRST_HEX, own: 0, slave: 0 }; MOST_UNITS], len: 0 };
        for (from, unit) in self.army(self.mover()) {
            let own = field.strikes(from, unit, Pattern::Own);
            let slave = if unit.slave() > 0 { field.strikes(from, unit, Pattern::Slave) } else { 0 };
            if own | slave != 0 {
                reaches.list[reaches.len] = Reach { from, own, slave };
                reaches.len += 1;
            }
        }
        reaches
    }

    #[inline(always)]
    fn assault_of(&self, target: Hex, reaches: &Reaches) -> Assault {
        let unit = self.unit(target);
        let mut assault =
            Assault { target, unit, rules: self.rules(), list: [Attacker::NONE; MOST_UNITS], len: 0, total: 0 };
        for reach in &reaches.list[..reaches.len] {
            if target.is_in(reach.own | reach.slave) {
                let unit = self.unit(reach.from);
                assault.add(Attacker {
                    from: reach.from,
                    own: if target.is_in(reach.own) { unit.height() } else { 0 },
                    slave: if target.is_in(reach.slave) { unit.slave() } else { 0 },
                    has_tribun: unit.has_tribun(),
                });
            }
        }
        assault
    }

    #[inline(always)]
    pub(super) fn visit_attacks<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let reaches = self.reaches();
        for target in hexes(reaches.all()) {
            self.assault_of(target, &reaches).visit(visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the attacks that win most: the one on the Tribun if there is one, else for every target those that leave
    /// least of it.
    #[inline]
    pub(super) fn visit_noisy_attacks<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let reaches = self.reaches();
        let targets = reaches.all();
        let tribun = self.tribun_of(self.mover().other());
        if let Some(target) = tribun.filter(|hex| hex.is_in(targets)) {
            return visitor(Turn::TakeTribun { target });
        }
        for target in hexes(targets) {
            self.assault_of(target, &reaches).visit_most(visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// The enemy units that can be attacked.
    pub(in crate::games::tribun) fn attacked(&self) -> u128 {
        self.reaches().all()
    }

    #[inline(always)]
    pub(in crate::games::tribun) fn count_attacks(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_attacks(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}

impl Reaches {
    #[inline(always)]
    fn all(&self) -> u128 {
        self.list[..self.len].iter().fold(0, |set, reach| set | reach.own | reach.slave)
    }
}

/// One enemy unit and all units that reach it.
pub(in crate::games::tribun) struct Assault {
    target: Hex,
    unit: Unit,
    rules: Rules,
    list: [Attacker; MOST_UNITS],
    len: usize,
    /// The sum of the best strengths.
    total: u16,
}

impl Assault {
    #[inline(always)]
    fn add(&mut self, attacker: Attacker) {
        self.list[self.len] = attacker;
        self.len += 1;
        self.total += u16::from(attacker.best());
    }

    /// The greatest strength of a set in which a unit uses a pattern.
    pub(in crate::games::tribun) fn most_with(&self, from: Hex, pattern: Pattern) -> u16 {
        let own = self.attacker(from).map_or(0, |attacker| self.total - u16::from(attacker.best()));
        own + u16::from(self.attacker(from).map_or(0, |attacker| attacker.strength(pattern)))
    }

    #[inline]
    pub(in crate::games::tribun) fn attackers(&self) -> &[Attacker] {
        &self.list[..self.len]
    }

    pub(in crate::games::tribun) fn attacker(&self, from: Hex) -> Option<Attacker> {
        self.attackers().iter().find(|attacker| attacker.from == from).copied()
    }

    /// "T = the target's height"; "an attack on an impero unit hits only the top (T = p)".
    #[inline(always)]
    const fn resistance(&self) -> u16 {
        self.unit.height() as u16
    }

    /// The height left after an attack of a strength; 0 also if the target falls.
    ///
    /// "Remove min(S,T) pieces from the target; if 5 or 7 are left, one more." "If nothing is left or the condition
    /// fails, all of the top is removed."
    #[inline(always)]
    const fn left_after(&self, strength: u16) -> u8 {
        let left = match self.resistance().saturating_sub(strength) {
            5 => 4,
            7 => 6,
            left => left as u8,
        };
        let slave = self.unit.slave();
        if slave > 0 && !can_hold_slave(left, slave) { 0 } else { left }
    }

    /// Whether the target is a unit without slave that may fall, so that an attacker moves in.
    #[inline(always)]
    const fn is_open(&self) -> bool {
        self.unit.slave() == 0 && !self.unit.has_tribun()
    }

    /// The sums that sets of attackers have, below 16, as a set of numbers.
    #[inline(always)]
    fn sums(&self) -> u16 {
        self.attackers().iter().fold(1, |sums, attacker| {
            // A strength of 0 adds nothing new.
            sums | sums << attacker.own | sums << attacker.slave
        })
    }

    /// The heights that damage can leave, as a set of numbers; 0 among them if a slave can be freed.
    #[inline(always)]
    pub(in crate::games::tribun) fn lefts(&self) -> u16 {
        if self.unit.has_tribun() {
            return 0;
        }
        let sums = self.sums();
        let survived = (1..self.resistance()).filter(|sum| sums >> sum & 1 != 0);
        let lefts = survived.fold(0, |set, sum| set | 1 << self.left_after(sum));
        lefts | u16::from(self.unit.slave() > 0 && self.total >= self.resistance())
    }

    /// "A unit may be the one iff the strength of the pattern it uses, plus for every other unit the larger of its
    /// strengths whose pattern reaches the target, is ≥ T."
    #[inline(always)]
    fn may_lead(&self, attacker: Attacker, strength: u8) -> bool {
        strength > 0 && self.total - u16::from(attacker.best()) + u16::from(strength) >= self.resistance()
    }

    /// "If p ≤ 4 and 2p ≥ T: the participant that would move in goes on top instead (by its own pattern)." "A unit with
    /// a Tribun does not enslave."
    #[inline(always)]
    fn may_enslave(&self, attacker: Attacker) -> bool {
        matches!(self.rules, Rules::Full) && !attacker.has_tribun && can_hold_slave(attacker.own, self.unit.height())
    }

    /// Visits the turns that leave least of a target other than the Tribun: all attackers strike.
    #[inline]
    fn visit_most<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if self.is_open() && self.total >= self.resistance() {
            return self.visit_kills(visitor);
        }
        visitor(Turn::Damage { target: self.target, left: self.left_after(self.total) })
    }

    #[inline(always)]
    pub(in crate::games::tribun) fn visit<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let target = self.target;
        if self.unit.has_tribun() {
            return visitor(Turn::TakeTribun { target });
        }
        for left in bits(self.lefts()) {
            visitor(Turn::Damage { target, left })?;
        }
        if self.is_open() && self.total >= self.resistance() {
            self.visit_kills(visitor)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Visits the turns after which a target without slave has fallen and an attacker stands in its place.
    #[inline(always)]
    fn visit_kills<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.attackers().iter().try_for_each(|attacker| self.visit_arrivals(*attacker, visitor))
    }

    #[inline(always)]
    fn visit_arrivals<F>(&self, attacker: Attacker, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let (from, target) = (attacker.from, self.target);
        if self.may_lead(attacker, attacker.own) {
            visitor(Turn::Kill { from, target, pattern: Pattern::Own })?;
            if self.may_enslave(attacker) {
                visitor(Turn::Enslave { from, target })?;
            }
        }
        if self.may_lead(attacker, attacker.slave) {
            visitor(Turn::Kill { from, target, pattern: Pattern::Slave })?;
        }
        ControlFlow::Continue(())
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        let mut found = false;
        let _ = self.visit(&mut |legal| {
            found |= legal == turn;
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }
}
