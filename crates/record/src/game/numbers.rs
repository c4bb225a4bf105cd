//! The numbers of turns, as players know them.

use std::fmt;

use ludarium_rules::Side;

use super::Match;

/// The number of a turn. White's turn and the one of Black that follows it share a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNumber {
    /// From 1.
    pub number: usize,
    /// Whose turn it is.
    pub side: Side,
}

impl TurnNumber {
    /// The number of the turn that `side` plays after the turn `before`, or as the first turn if there is none.
    #[must_use]
    pub fn after(before: Option<TurnNumber>, side: Side) -> TurnNumber {
        let number = match before {
            None => 1,
            Some(TurnNumber { number, side: Side::White }) if side == Side::Black => number,
            Some(TurnNumber { number, .. }) => number + 1,
        };
        TurnNumber { number, side }
    }
}

/// `3.` for White, `3…` for Black.
impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.side == Side::White { '.' } else { '…' })
    }
}

impl Match {
    /// The number of the turn of that index in [`Match::turns`]; `None` beyond them.
    #[must_use]
    pub fn turn_number(&self, index: usize) -> Option<TurnNumber> {
        let turns = self.turns.get(..=index)?;
        turns.iter().fold(None, |before, played| Some(TurnNumber::after(before, played.side)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Black, White};

    fn numbers(sides: &[Side]) -> Vec<String> {
        let mut before = None;
        let mut next = |side: &Side| {
            let number = TurnNumber::after(before, *side);
            before = Some(number);
            number.to_string()
        };
        sides.iter().map(&mut next).collect()
    }

    #[test]
    fn white_and_black_share_a_number_and_either_may_play_twice_or_begin() {
        assert_eq!(numbers(&[White, Black, White, Black]), ["1.", "1…", "2.", "2…"]);
        assert_eq!(numbers(&[Black, White, Black]), ["1…", "2.", "2…"]);
        assert_eq!(numbers(&[White, White, Black, Black, White]), ["1.", "2.", "2…", "3…", "4."]);
    }
}
