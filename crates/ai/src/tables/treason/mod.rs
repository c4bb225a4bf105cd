//! The endgame table of Treason.
//!
//! Only how far a lost position is from its end is stored, and nothing where something must be captured: the values of
//! won and drawn positions follow from the positions after their turns, and those of captures from positions with fewer
//! pieces. That makes the file less than half as long.

mod built_in;
mod endings;
mod file;
mod layout;

use std::ops::ControlFlow;

use ludarium_rules::games::treason::{Options, Treason};
use ludarium_rules::{Position, Side, Which};

use super::retrograde::{RetrogradeError, analyse};
use super::{Probe, TableValue};
pub use built_in::{BUILT_IN_PIECES, built_in};
pub(crate) use built_in::{fault, for_search};
use endings::TreasonEndings;
pub use file::{TableFileError, TablePart, read_parts, write_parts};
pub use layout::MOST_PIECES;
use layout::{Layout, Pieces};

/// The fewest pieces of an ongoing position: one of each side.
pub const FEWEST_PIECES: usize = 2;

/// The table of all positions with few pieces, under the usual options.
#[derive(Clone, Debug, Default)]
pub struct TreasonTable {
    /// The positions with two pieces, with three, and so on.
    parts: Vec<Part>,
}

#[derive(Clone, Debug)]
struct Part {
    layout: Layout,
    /// For each number, half the plies to a loss and one more; 0 for a position that is not lost. Anything where
    /// something must be captured, and for numbers that no position has.
    losses: Vec<u8>,
}

impl TreasonTable {
    /// A table of nothing.
    #[must_use]
    pub fn new() -> TreasonTable {
        TreasonTable::default()
    }

    /// The most pieces of a position in the table; 1 if it holds nothing.
    #[must_use]
    pub fn most_pieces(&self) -> usize {
        self.parts.len() + FEWEST_PIECES - 1
    }

    /// Analyses the positions with one piece more, up to [`MOST_PIECES`], and counts their values. Takes two bytes for
    /// each number of a position: 42 million for four pieces, 1.4 thousand million for five.
    ///
    /// # Errors
    /// It was stopped, or an end is too far away.
    pub fn extend(&mut self, is_over: &dyn Fn() -> bool) -> Result<Counts, RetrogradeError> {
        let pieces = self.most_pieces() + 1;
        let layout = Layout::new(pieces);
        let mut bytes = analyse(&TreasonEndings::new(layout.clone(), self), is_over)?;
        let counts = Counts::of(pieces, &bytes);
        keep_losses(&layout, &mut bytes);
        self.parts.push(Part { layout, losses: bytes });
        Ok(counts)
    }

    /// The number of numbers of positions with that many pieces, and the position of each: `None` where it has none.
    pub fn positions(pieces: usize) -> (usize, impl Fn(usize) -> Option<Treason>) {
        let layout = Layout::new(pieces.clamp(FEWEST_PIECES, MOST_PIECES));
        (layout.len, move |number| layout.pieces(number).position(Options::default()))
    }

    /// The value of a position that is not over.
    fn value_of(&self, position: &Treason) -> Option<TableValue> {
        if position.must_capture() {
            return self.best_turn(position, |next| self.value_of(next));
        }
        match self.stored(position)? {
            Some(lost) => Some(lost),
            None => self.best_turn(position, |next| Some(self.loss_of(next)?.unwrap_or(TableValue::Draw))),
        }
    }

    /// The value of the best turn. `value` gives those of the positions after the turns, so far as they are not over; a
    /// win may be given as a draw where a draw is at least to be had.
    fn best_turn(&self, position: &Treason, value: impl Fn(&Treason) -> Option<TableValue>) -> Option<TableValue> {
        let mut best: Option<TableValue> = None;
        let visited = position.visit(Which::All, |turn| {
            let next = position.play_unchecked(&turn);
            let ended = next.outcome().map(|_| TableValue::LossIn(0));
            let Some(value) = ended.or_else(|| value(&next)).map(TableValue::before) else {
                return ControlFlow::Break(());
            };
            best = Some(best.filter(|best| best.rank() >= value.rank()).unwrap_or(value));
            ControlFlow::Continue(())
        });
        best.filter(|_| visited.is_continue())
    }

    /// The value of a position that is not over if it is lost; `None` if it is not in the table.
    fn loss_of(&self, position: &Treason) -> Option<Option<TableValue>> {
        if position.must_capture() {
            let value = self.value_of(position)?;
            return Some(Some(value).filter(|value| matches!(value, TableValue::LossIn(_))));
        }
        self.stored(position)
    }

    /// What is stored of a position: the loss, if it is one; `None` if it is not in the table.
    fn stored(&self, position: &Treason) -> Option<Option<TableValue>> {
        let pieces = Pieces::of(position);
        let count = pieces.occupied().count_ones() as usize;
        let part = self.parts.get(count.checked_sub(FEWEST_PIECES)?)?;
        let half = part.losses[part.layout.number(&pieces)].checked_sub(1);
        Some(half.map(|half| TableValue::LossIn(half.saturating_mul(2))))
    }
}

impl Probe<Treason> for TreasonTable {
    fn probe(&self, position: &Treason) -> Option<TableValue> {
        let counts = Side::ALL.map(|side| position.pieces(side).count_ones() as usize);
        let knows = counts.iter().sum::<usize>() <= self.most_pieces() && !counts.contains(&0);
        let is_usual = position.options() == Options::default();
        if knows && is_usual && position.outcome().is_none() { self.value_of(position) } else { None }
    }
}

/// Turns the values of an analysis into what is stored. What is not needed is as before it, which is easy to pack.
fn keep_losses(layout: &Layout, bytes: &mut [u8]) {
    let mut last = 0;
    for (number, byte) in bytes.iter_mut().enumerate() {
        let position = layout.pieces(number).position(Options::default());
        *byte = match (TableValue::of_byte(*byte), position) {
            (Some(value), Some(position)) if !position.must_capture() => match value {
                TableValue::LossIn(plies) => plies / 2 + 1,
                TableValue::Draw | TableValue::WinIn(_) => 0,
            },
            _ => last,
        };
        last = *byte;
    }
}

/// How many positions with a number of pieces are won, drawn and lost for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The number of pieces.
    pub pieces: usize,
    /// The numbers of positions, of which some have none.
    pub numbers: usize,
    /// Won positions.
    pub won: u64,
    /// Drawn positions.
    pub drawn: u64,
    /// Lost positions.
    pub lost: u64,
    /// The greatest distance to the end, in plies.
    pub longest: u8,
}

impl Counts {
    /// Counts the bytes of an analysis.
    fn of(pieces: usize, bytes: &[u8]) -> Counts {
        let mut counts = Counts { pieces, numbers: bytes.len(), won: 0, drawn: 0, lost: 0, longest: 0 };
        for value in bytes.iter().filter_map(|byte| TableValue::of_byte(*byte)) {
            match value {
                TableValue::WinIn(_) => counts.won += 1,
                TableValue::Draw => counts.drawn += 1,
                TableValue::LossIn(_) => counts.lost += 1,
            }
            counts.longest = counts.longest.max(value.plies().unwrap_or(0));
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use ludarium_rules::board::triangle::Triangle;

    use super::*;

    /// Every position of that many pieces, made apart from the layout: from all ways to put pieces on cells.
    fn every_position(pieces: usize) -> Vec<Treason> {
        let mut placed: Vec<([u64; 2], u64)> = vec![([0, 0], 0)];
        for _ in 0..pieces {
            let mut more = Vec::new();
            for (sides, spies) in &placed {
                let highest = 64 - (sides[0] | sides[1]).leading_zeros() as usize;
                for cell in Triangle::all().filter(|cell| cell.spot() >= highest) {
                    for (side, spy) in [(0, false), (0, true), (1, false), (1, true)] {
                        let mut sides = *sides;
                        sides[side] |= cell.bit();
                        more.push((sides, if spy { spies | cell.bit() } else { *spies }));
                    }
                }
            }
            placed = more;
        }
        let both = placed.into_iter().filter(|(sides, _)| sides.iter().all(|side| *side != 0));
        let seen = both.flat_map(|(sides, spies)| {
            Side::ALL.into_iter().filter_map(move |side| Treason::of_pieces(sides, spies, side, Options::default()))
        });
        seen.collect()
    }

    /// Plain value iteration from the rules alone: looks at every turn of every position until nothing changes.
    fn iterate(positions: &[Treason], known: &mut HashMap<Treason, TableValue>) {
        let mut open: Vec<&Treason> = positions.iter().collect();
        for plies in 0..=TableValue::LONGEST {
            let values: Vec<Option<TableValue>> = open.iter().map(|position| decided(position, plies, known)).collect();
            if plies > 40 && values.iter().all(Option::is_none) {
                break;
            }
            let mut still_open = Vec::new();
            for (position, value) in open.into_iter().zip(values) {
                match value {
                    Some(value) => drop(known.insert(*position, value)),
                    None => still_open.push(position),
                }
            }
            open = still_open;
        }
        known.extend(open.into_iter().map(|position| (*position, TableValue::Draw)));
    }

    /// The value of a position that is won or lost in so many plies, by those that are nearer to the end.
    fn decided(position: &Treason, plies: u8, known: &HashMap<Treason, TableValue>) -> Option<TableValue> {
        if position.outcome().is_some() {
            return (plies == 0).then_some(TableValue::LossIn(0));
        }
        let (mut wins, mut loses) = (false, true);
        let _ = position.visit(Which::All, |turn| {
            let next = position.play_unchecked(&turn);
            let value = if next.outcome().is_some() { Some(TableValue::LossIn(0)) } else { known.get(&next).copied() };
            wins |= matches!(value, Some(TableValue::LossIn(after)) if after + 1 == plies);
            loses &= matches!(value, Some(TableValue::WinIn(after)) if after < plies);
            ControlFlow::Continue(())
        });
        match (wins, loses) {
            (true, _) => Some(TableValue::WinIn(plies)),
            (_, true) => Some(TableValue::LossIn(plies)),
            _ => None,
        }
    }

    #[test]
    fn plain_value_iteration_finds_the_same_values() {
        let (mut known, mut table) = (HashMap::new(), TreasonTable::new());
        let pieces = 2;
        let counts = table.extend(&|| false).expect("it is small");
        let positions = every_position(pieces);
        iterate(&positions, &mut known);
        assert_eq!(positions.len() as u64, 2 * (counts.won + counts.drawn + counts.lost));
        for position in positions.iter().filter(|position| position.outcome().is_none()) {
            assert_eq!(table.probe(position), known.get(position).copied(), "{position}");
        }
        assert_eq!((counts.won, counts.drawn, counts.lost, counts.longest), (1063, 4649, 228, 18));
    }

    #[test]
    fn other_options_and_more_pieces_are_not_in_the_table() {
        let mut table = TreasonTable::new();
        table.extend(&|| false).expect("it is small");
        let two = "7/7/2B4/7/7/5w1 b";
        let position = Treason::parse(two, Options::default()).expect("a position");
        assert!(table.probe(&position).is_some());
        let all = Options { landings: ludarium_rules::games::treason::Landings::All };
        assert_eq!(table.probe(&Treason::parse(two, all).expect("a position")), None);
        let three = Treason::parse("7/7/2B4/7/7/4ww1 b", Options::default()).expect("a position");
        assert_eq!(table.probe(&three), None);
    }
}
