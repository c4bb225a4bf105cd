//! Retrograde analysis: from the ends of a game back to every position from which they can be forced.

use super::TableValue;

/// The byte of a position that is not decided yet, and of a number that no position has.
const OPEN: u8 = u8::MAX;
pub(super) const INVALID: u8 = u8::MAX - 1;

/// Positions looked at between two questions whether to stop.
const BETWEEN_CHECKS: usize = 1 << 14;

/// A set of positions, numbered from 0, in which the sides take turns.
pub trait Endings {
    /// How many numbers there are.
    fn count(&self) -> usize;

    /// What is known of the position of a number before any other is looked at.
    fn look_at(&self, number: usize) -> Look;

    /// Visits the numbers of all positions from which one turn that is no end leads to this one, each once. Numbers of
    /// positions that are not [`Look::Open`] may be among them.
    fn visit_predecessors(&self, number: usize, visitor: &mut impl FnMut(usize));
}

/// A position before the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Invalid,
    /// Its value follows from the rules or from other tables.
    Known(TableValue),
    /// Its value depends on so many turns, one or more. Those that lead out of the set must be draws.
    Open(u8),
}

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RetrogradeError {
    /// It was stopped.
    #[error("the analysis was stopped")]
    Stopped,
    /// The end is farther away than a table can say.
    #[error("an end is more than {} plies away", TableValue::LONGEST)]
    TooLong,
}

/// The bytes of all positions of a set ([`TableValue::of_byte`]). Takes two bytes a position while it runs.
///
/// # Errors
/// It was stopped, or an end is too far away.
pub fn analyse(endings: &impl Endings, is_over: &dyn Fn() -> bool) -> Result<Vec<u8>, RetrogradeError> {
    let mut analysis = Analysis::begin(endings, is_over)?;
    for plies in 0..=TableValue::LONGEST {
        if analysis.waiting.iter().all(|count| *count == 0) {
            break;
        }
        if std::mem::take(&mut analysis.waiting[usize::from(plies)]) > 0 {
            analysis.go_back(endings, plies, is_over)?;
        }
    }
    Ok(analysis.finish())
}

struct Analysis {
    values: Vec<u8>,
    /// For each open position, how many of its turns are not yet known to lose.
    turns: Vec<u8>,
    /// How many positions have been decided at each distance whose predecessors have not been visited.
    waiting: [u64; TableValue::LONGEST as usize + 2],
}

impl Analysis {
    fn begin(endings: &impl Endings, is_over: &dyn Fn() -> bool) -> Result<Analysis, RetrogradeError> {
        let count = endings.count();
        let mut analysis = Analysis {
            values: vec![INVALID; count],
            turns: vec![0; count],
            waiting: [0; TableValue::LONGEST as usize + 2],
        };
        for number in 0..count {
            check(number, is_over)?;
            match endings.look_at(number) {
                Look::Invalid => {}
                Look::Known(value) => analysis.decide(number, value),
                Look::Open(turns) => {
                    analysis.values[number] = OPEN;
                    analysis.turns[number] = turns;
                }
            }
        }
        Ok(analysis)
    }

    fn decide(&mut self, number: usize, value: TableValue) {
        self.values[number] = value.to_byte();
        if let Some(plies) = value.plies() {
            self.waiting[usize::from(plies)] += 1;
        }
    }

    /// Decides what follows from the positions that are so many plies from the end.
    fn go_back(
        &mut self,
        endings: &impl Endings,
        plies: u8,
        is_over: &dyn Fn() -> bool,
    ) -> Result<(), RetrogradeError> {
        let byte = plies + 1;
        let loses = plies.is_multiple_of(2);
        for number in 0..self.values.len() {
            check(number, is_over)?;
            if self.values[number] != byte {
                continue;
            }
            let mut too_long = false;
            endings.visit_predecessors(number, &mut |before| {
                if self.values.get(before) != Some(&OPEN) {
                    return;
                }
                if !loses {
                    self.turns[before] -= 1;
                }
                if loses || self.turns[before] == 0 {
                    too_long |= plies >= TableValue::LONGEST;
                    self.values[before] = byte.saturating_add(1);
                    self.waiting[usize::from(byte)] += 1;
                }
            });
            if too_long {
                return Err(RetrogradeError::TooLong);
            }
        }
        Ok(())
    }

    /// What is still open is drawn.
    fn finish(mut self) -> Vec<u8> {
        let draw = TableValue::Draw.to_byte();
        self.values.iter_mut().filter(|value| **value == OPEN).for_each(|value| *value = draw);
        self.values
    }
}

fn check(number: usize, is_over: &dyn Fn() -> bool) -> Result<(), RetrogradeError> {
    if number.is_multiple_of(BETWEEN_CHECKS) && is_over() { Err(RetrogradeError::Stopped) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A heap of matches of which each side takes one to three in turn; who cannot loses. Beside it a pair of positions
    /// that lead to each other.
    struct Heap;

    impl Endings for Heap {
        fn count(&self) -> usize {
            24
        }

        fn look_at(&self, number: usize) -> Look {
            match number {
                0 => Look::Known(TableValue::LossIn(0)),
                1..=20 => Look::Open(number.min(3) as u8),
                21 | 22 => Look::Open(1),
                _ => Look::Invalid,
            }
        }

        fn visit_predecessors(&self, number: usize, visitor: &mut impl FnMut(usize)) {
            match number {
                0..=20 => (number + 1..=(number + 3).min(20)).for_each(visitor),
                21 => visitor(22),
                22 => visitor(21),
                _ => {}
            }
        }
    }

    #[test]
    fn heaps_of_four_lose() {
        let bytes = analyse(&Heap, &|| false).expect("it is short");
        let values: Vec<_> = bytes.iter().map(|byte| TableValue::of_byte(*byte)).collect();
        for number in 0..=20_u8 {
            let lost = number.is_multiple_of(4);
            let expected = if lost { TableValue::LossIn(number / 2) } else { TableValue::WinIn(2 * (number / 4) + 1) };
            assert_eq!(values[usize::from(number)], Some(expected), "{number}");
        }
        assert_eq!(values[21..], [Some(TableValue::Draw), Some(TableValue::Draw), None]);
    }

    #[test]
    fn it_can_be_stopped() {
        assert_eq!(analyse(&Heap, &|| true), Err(RetrogradeError::Stopped));
    }
}
