//! What a table says of a position.

use crate::{MATE, Score};

/// The value of a position under perfect play for its side to move, without the rules of the match: repetition and lack
/// of progress are not looked at.
///
/// ```
/// use ludarium_ai::tables::TableValue;
/// assert_eq!(TableValue::LossIn(4).before(), TableValue::WinIn(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableValue {
    /// A win in so many plies, the fewest against the longest defence; odd wherever the sides take turns.
    WinIn(u8),
    /// Neither side can force a win.
    Draw,
    /// A loss in so many plies; 0 where the game is over.
    LossIn(u8),
}

impl TableValue {
    /// The longest distance to the end, in plies.
    pub const LONGEST: u8 = 252;

    /// What this value of a position is worth to the side that has just moved there.
    #[must_use]
    pub fn before(self) -> TableValue {
        match self {
            TableValue::WinIn(plies) => TableValue::LossIn(plies.saturating_add(1)),
            TableValue::Draw => TableValue::Draw,
            TableValue::LossIn(plies) => TableValue::WinIn(plies.saturating_add(1)),
        }
    }

    /// The distance to the end, in plies; `None` for a draw.
    #[must_use]
    pub fn plies(self) -> Option<u8> {
        match self {
            TableValue::WinIn(plies) | TableValue::LossIn(plies) => Some(plies),
            TableValue::Draw => None,
        }
    }

    /// The score, in the same form as that of a mate that a search has found.
    #[must_use]
    pub fn score(self) -> Score {
        match self {
            TableValue::WinIn(plies) => Score::WinIn(u32::from(plies)),
            TableValue::Draw => Score::Centi(0),
            TableValue::LossIn(plies) => Score::LossIn(u32::from(plies)),
        }
    }

    /// The value in a search, `ply` plies from its root; a draw is 0.
    pub(crate) fn value_at(self, ply: usize) -> i32 {
        match self {
            TableValue::WinIn(plies) => MATE - i32::from(plies) - ply as i32,
            TableValue::Draw => 0,
            TableValue::LossIn(plies) => i32::from(plies) + ply as i32 - MATE,
        }
    }

    /// A number that orders values from the worst to the best: a quicker win is better, a later loss too.
    #[must_use]
    pub fn rank(self) -> i32 {
        self.value_at(0)
    }

    /// As a byte of a table: 0 for a draw, else the distance and one more. The distance says who wins, since the sides
    /// take turns: the loser is to move in the end.
    pub(crate) fn to_byte(self) -> u8 {
        match self {
            TableValue::Draw => 0,
            TableValue::WinIn(plies) | TableValue::LossIn(plies) => plies.min(TableValue::LONGEST) + 1,
        }
    }

    /// The value of a byte; `None` for a byte that is none.
    pub(crate) fn of_byte(byte: u8) -> Option<TableValue> {
        let plies = byte.wrapping_sub(1);
        match byte {
            0 => Some(TableValue::Draw),
            _ if plies > TableValue::LONGEST => None,
            _ if plies.is_multiple_of(2) => Some(TableValue::LossIn(plies)),
            _ => Some(TableValue::WinIn(plies)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_values_are_the_same() {
        for byte in 0..=TableValue::LONGEST + 1 {
            assert_eq!(TableValue::of_byte(byte).map(TableValue::to_byte), Some(byte));
        }
        assert_eq!([254, 255].map(TableValue::of_byte), [None, None]);
    }

    #[test]
    fn a_quicker_win_and_a_later_loss_are_better() {
        let order = [
            TableValue::LossIn(0),
            TableValue::LossIn(8),
            TableValue::Draw,
            TableValue::WinIn(9),
            TableValue::WinIn(1),
        ];
        assert!(order.is_sorted_by_key(|value| value.rank()));
    }
}
