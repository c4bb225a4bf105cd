//! Counting sequences of turns, with a bound.

use std::ops::ControlFlow;

use ludarium_rules::{Position, TooManyTurns, Which};

/// The most sequences that are counted, which takes an hour at least.
const MAX_SEQUENCES: u64 = 1_000_000_000_000;

/// Why sequences of turns are not counted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CountError {
    #[error(transparent)]
    Turns(#[from] TooManyTurns),
    #[error("more than {0} sequences of turns are too many to count; choose a smaller depth")]
    Sequences(u64),
}

/// Counts sequences of turns as [`ludarium_rules::perft`] does, up to a bound.
pub struct SequenceCounter {
    bound: u64,
    /// Sequences, and turns played on the way, that may still be counted.
    left: u64,
}

impl SequenceCounter {
    /// A counter with the usual bound.
    pub fn new() -> SequenceCounter {
        SequenceCounter::with_bound(MAX_SEQUENCES)
    }

    fn with_bound(bound: u64) -> SequenceCounter {
        SequenceCounter { bound, left: bound }
    }

    /// The number of sequences of `depth` legal turns.
    pub fn perft<P: Position>(&mut self, position: &P, depth: u32) -> Result<u64, CountError> {
        match depth {
            0 => self.spend(1),
            1 => self.spend(position.count_turns()),
            _ => self.perft_by_turns(position, depth - 1),
        }
    }

    fn perft_by_turns<P: Position>(&mut self, position: &P, rest: u32) -> Result<u64, CountError> {
        position.check_listable()?;
        let mut total = Ok(0);
        let _ = position.visit(Which::All, |turn| {
            let count = self.spend(1).and_then(|_| self.perft(&position.play_unchecked(&turn), rest));
            total = total.clone().and_then(|total| Ok(total + count?));
            if total.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        total
    }

    /// Takes a count from what is left, and returns it.
    fn spend(&mut self, count: u64) -> Result<u64, CountError> {
        self.left = self.left.checked_sub(count).ok_or(CountError::Sequences(self.bound))?;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::games::treason::Treason;
    use ludarium_rules::games::tress::Tress;

    use super::*;

    #[test]
    fn counts_are_those_of_the_rules_up_to_the_bound() {
        let start = Tress::start(Default::default());
        for depth in 0..=3 {
            assert_eq!(SequenceCounter::new().perft(&start, depth), Ok(ludarium_rules::perft(&start, depth)));
        }
        // 38 turns are played on the way to 1444 sequences.
        assert_eq!(SequenceCounter::with_bound(1482).perft(&start, 2), Ok(1444));
        let refused = Err(CountError::Sequences(1481));
        assert_eq!(SequenceCounter::with_bound(1481).perft(&start, 2), refused);
    }

    #[test]
    fn a_position_with_too_many_turns_is_refused() {
        let text = "B1B4/1B1B1BB/BB1BWB1/2BBBB1/1BB1B1B/1B1B1B1 w";
        let position = Treason::parse(text, Default::default()).expect("a valid text");
        assert!(matches!(SequenceCounter::new().perft(&position, 2), Err(CountError::Turns(_))));
    }
}
