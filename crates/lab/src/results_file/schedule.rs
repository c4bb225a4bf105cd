//! Who plays whom, and how often.

use serde::{Deserialize, Serialize};

use super::ResultsError;

/// The most pairs of games of a schedule.
pub const MAX_PAIRS: u32 = 10_000_000;

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairings {
    /// Two players.
    Match,
    /// Everybody everybody.
    RoundRobin,
    /// The first player all the others.
    Gauntlet,
}

/// Every pair of games with its number. In every cycle each pairing has one pair of games, all from the same opening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The players of each pairing, by their numbers.
    pub pairings: Vec<[usize; 2]>,
    cycles: u32,
}

impl Schedule {
    /// So many games for each pairing of so many players, of which there are two at least.
    ///
    /// # Errors
    /// They are too many.
    pub fn new(kind: Pairings, players: usize, games: u32) -> Result<Schedule, ResultsError> {
        let pairings: Vec<[usize; 2]> = match kind {
            Pairings::Match => vec![[0, 1]],
            Pairings::Gauntlet => (1..players).map(|other| [0, other]).collect(),
            Pairings::RoundRobin => {
                (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other])).collect()
            }
        };
        let cycles = games / 2;
        let pairs = pairings.len() as u64 * u64::from(cycles);
        if pairs > u64::from(MAX_PAIRS) {
            Err(ResultsError::TooMany { pairs })
        } else {
            Ok(Schedule { pairings, cycles })
        }
    }

    /// The number of pairs of games.
    pub fn pairs(&self) -> u32 {
        self.pairings.len() as u32 * self.cycles
    }

    /// The number of the pairing and of the cycle of a pair of games.
    pub fn pairing_and_cycle(&self, pair: u32) -> (usize, u32) {
        let pairings = self.pairings.len() as u32;
        ((pair % pairings) as usize, pair / pairings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pairing_has_every_round_once() {
        for (kind, pairings) in [(Pairings::RoundRobin, 6), (Pairings::Gauntlet, 3)] {
            let schedule = Schedule::new(kind, 4, 10).expect("a few");
            assert_eq!((schedule.pairings.len(), schedule.pairs()), (pairings, 5 * pairings as u32));
            let mut all: Vec<_> = (0..schedule.pairs()).map(|pair| schedule.pairing_and_cycle(pair)).collect();
            all.sort_unstable();
            let expected: Vec<_> =
                (0..pairings).flat_map(|pairing| (0..5).map(move |cycle| (pairing, cycle))).collect();
            assert_eq!(all, expected);
        }
        assert_eq!(Schedule::new(Pairings::Match, 2, 4).expect("a few").pairing_and_cycle(1), (0, 1));
        assert!(Schedule::new(Pairings::RoundRobin, 60, 1_000_000).is_err());
    }
}
