//! A set of attackers that is enough for an outcome, to be shown.

use super::super::{Pattern, Turn};
use super::{Assault, Attacker};
use crate::board::hex::Hex;

impl Assault {
    /// A set of attackers that is enough for an outcome, the smallest for damage that leaves something.
    pub(in crate::games::tribun) fn strikers(&self, turn: Turn) -> Vec<Hex> {
        match turn {
            Turn::Kill { from, pattern, .. } => self.helped(from, pattern),
            Turn::Enslave { from, .. } => self.helped(from, Pattern::Own),
            Turn::Damage { left, .. } => self.exact(left).unwrap_or_else(|| self.together(Vec::new(), 0)),
            _ => self.attackers().iter().take(1).map(|attacker| attacker.from).collect(),
        }
    }

    /// The one that moves in, and the strongest others as long as they are needed.
    fn helped(&self, from: Hex, pattern: Pattern) -> Vec<Hex> {
        let strength = self.attacker(from).map_or(0, |attacker| attacker.strength(pattern));
        self.together(vec![from], u16::from(strength))
    }

    /// Adds the strongest attackers that are not there yet until the target falls.
    fn together(&self, mut set: Vec<Hex>, mut strength: u16) -> Vec<Hex> {
        let mut others: Vec<Attacker> = self.attackers().to_vec();
        others.retain(|attacker| !set.contains(&attacker.from));
        others.sort_by_key(|attacker| std::cmp::Reverse(attacker.best()));
        for attacker in others {
            if strength >= self.resistance() {
                break;
            }
            set.push(attacker.from);
            strength += u16::from(attacker.best());
        }
        set
    }

    /// The fewest attackers that leave exactly so much standing.
    fn exact(&self, left: u8) -> Option<Vec<Hex>> {
        // For every sum below the resistance, the smallest set that has it.
        let mut sets: Vec<Option<Vec<Hex>>> = vec![None; usize::from(self.resistance())];
        *sets.first_mut()? = Some(Vec::new());
        for attacker in self.attackers() {
            for sum in (1..sets.len()).rev() {
                for strength in Pattern::ALL.map(|pattern| usize::from(attacker.strength(pattern))) {
                    let Some(set) = sum.checked_sub(strength).and_then(|rest| sets[rest].clone()) else { continue };
                    let better = sets[sum].as_ref().is_none_or(|known| set.len() + 1 < known.len());
                    if strength > 0 && better {
                        sets[sum] = Some([set, vec![attacker.from]].concat());
                    }
                }
            }
        }
        let fits = sets.into_iter().enumerate().skip(1).filter(|(sum, _)| self.left_after(*sum as u16) == left);
        fits.filter_map(|(_, set)| set).min_by_key(Vec::len)
    }
}
