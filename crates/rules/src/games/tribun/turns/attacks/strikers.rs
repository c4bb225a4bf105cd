//! Sets of attackers: one that is enough for an outcome, and what a chosen one can do.

use super::super::super::position::Tribun;
use super::super::super::turn::{Pattern, Turn};
use super::{Assault, Attacker};
use crate::board::hex::Hex;

/// An attacking unit with the pattern that it uses.
type Striker = (Hex, Pattern);

impl Tribun {
    /// Attackers, each with its pattern, that together bring about a legal attack: for damage that leaves something the
    /// fewest, else the one that moves in and the strongest others as long as they are needed. Empty for other turns.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::tribun::{Pattern, Tribun}};
    /// let position = Tribun::parse("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w", Default::default()).expect("a position");
    /// let strikers = |text| -> Vec<(String, Pattern)> {
    ///     let turn = position.read_turn(text).expect("legal");
    ///     position.strikers(turn).into_iter().map(|(hex, pattern)| (hex.to_string(), pattern)).collect()
    /// };
    /// assert_eq!(strikers("xe7:2"), [("f6".to_owned(), Pattern::Slave)]);
    /// assert_eq!(strikers("d8xe7"), [("d8".to_owned(), Pattern::Own), ("f6".to_owned(), Pattern::Slave)]);
    /// assert_eq!(strikers("a1-a2"), []);
    /// ```
    #[must_use]
    pub fn strikers(&self, turn: Turn) -> Vec<(Hex, Pattern)> {
        let assault = if turn.is_attack() { self.assault(turn.place()) } else { None };
        assault.map_or_else(Vec::new, |assault| assault.strikers(turn))
    }
}

impl Assault {
    /// A set of attackers that is enough for an outcome, the smallest for damage that leaves something.
    fn strikers(&self, turn: Turn) -> Vec<Striker> {
        match turn {
            Turn::Kill { from, pattern, .. } => self.helped(from, pattern),
            Turn::Enslave { from, .. } => self.helped(from, Pattern::Own),
            Turn::Damage { left, .. } => self.exact(left).unwrap_or_else(|| self.together(Vec::new(), 0)),
            _ => self.attackers().iter().take(1).map(strongest).collect(),
        }
    }

    /// The one that moves in, and the strongest others as long as they are needed.
    fn helped(&self, from: Hex, pattern: Pattern) -> Vec<Striker> {
        let strength = self.attacker(from).map_or(0, |attacker| attacker.strength(pattern));
        self.together(vec![(from, pattern)], u16::from(strength))
    }

    /// Adds the strongest attackers that are not there yet until the target falls.
    fn together(&self, mut set: Vec<Striker>, mut strength: u16) -> Vec<Striker> {
        let mut others: Vec<Attacker> = self.attackers().to_vec();
        others.retain(|attacker| set.iter().all(|(from, _)| *from != attacker.from));
        others.sort_by_key(|attacker| std::cmp::Reverse(attacker.best()));
        for attacker in others {
            if strength >= self.resistance() {
                break;
            }
            set.push(strongest(&attacker));
            strength += u16::from(attacker.best());
        }
        set
    }

    /// The fewest attackers that leave exactly so much standing.
    fn exact(&self, left: u8) -> Option<Vec<Striker>> {
        // For every sum below the resistance, the smallest set that has it.
        let mut sets: Vec<Option<Vec<Striker>>> = vec![None; usize::from(self.resistance())];
        *sets.first_mut()? = Some(Vec::new());
        for attacker in self.attackers() {
            for sum in (1..sets.len()).rev() {
                for pattern in attacker.patterns() {
                    let strength = usize::from(attacker.strength(pattern));
                    let Some(set) = sum.checked_sub(strength).and_then(|rest| sets[rest].clone()) else { continue };
                    if sets[sum].as_ref().is_none_or(|known| set.len() + 1 < known.len()) {
                        sets[sum] = Some([set, vec![(attacker.from, pattern)]].concat());
                    }
                }
            }
        }
        let fits = sets.into_iter().enumerate().skip(1).filter(|(sum, _)| self.left_after(*sum as u16) == left);
        fits.filter_map(|(_, set)| set).min_by_key(Vec::len)
    }

    /// The turns that a set of a strength allows; every unit of the set reaches the target.
    pub(in crate::games::tribun) fn outcomes(&self, strength: u16, set: &[(Hex, Pattern)]) -> Vec<Turn> {
        let target = self.target;
        if self.unit.has_tribun() {
            return vec![Turn::TakeTribun { target }];
        }
        if strength < self.resistance() || !self.is_open() {
            return vec![Turn::Damage { target, left: self.left_after(strength) }];
        }
        let mut turns = Vec::new();
        for &(from, pattern) in set {
            turns.push(Turn::Kill { from, target, pattern });
            let attacker = self.attacker(from).filter(|attacker| self.may_enslave(*attacker));
            if pattern == Pattern::Own && attacker.is_some() {
                turns.push(Turn::Enslave { from, target });
            }
        }
        turns
    }
}

/// An attacker with the stronger of its patterns.
const fn strongest(attacker: &Attacker) -> Striker {
    (attacker.from, attacker.best_pattern())
}
