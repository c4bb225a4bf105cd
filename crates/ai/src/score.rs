//! Values of positions.

use std::fmt;

use ludarium_rules::{Outcome, Side};

/// The value of winning at once; each ply until then takes one off, so that the search prefers the shortest win.
pub const MATE: i32 = 32_000;

/// Values at least this far from 0 mean a certain result; evaluations stay below.
pub const MATE_BOUND: i32 = 31_000;

/// A value that no position reaches, for open search windows.
pub(crate) const INFINITE: i32 = MATE + 1;

/// The value of a position for the side to move, as shown to people.
///
/// ```
/// use ludarium_ai::Score;
/// assert_eq!(Score::from_value(-125).to_string(), "-1.25");
/// assert_eq!(Score::WinIn(3).to_string(), "wins in 3 plies");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Score {
    /// An estimate, in hundredths of the game's smallest piece.
    Centi(i32),
    /// A win that cannot be avoided, in so many plies.
    WinIn(u32),
    /// A loss that cannot be avoided, in so many plies.
    LossIn(u32),
}

impl Score {
    /// The score for a value of the search.
    #[must_use]
    pub fn from_value(value: i32) -> Score {
        let plies = MATE.saturating_sub(value.saturating_abs()).unsigned_abs();
        if value >= MATE_BOUND {
            Score::WinIn(plies)
        } else if value <= -MATE_BOUND {
            Score::LossIn(plies)
        } else {
            Score::Centi(value)
        }
    }

    /// The value as one number that orders all scores.
    #[must_use]
    pub fn value(self) -> i32 {
        let plies = |plies: u32| i32::try_from(plies).unwrap_or(i32::MAX).min(MATE - MATE_BOUND);
        match self {
            Score::Centi(centi) => centi,
            Score::WinIn(n) => MATE - plies(n),
            Score::LossIn(n) => plies(n) - MATE,
        }
    }

    /// The same score from the other side's view.
    #[must_use]
    pub fn reversed(self) -> Score {
        match self {
            Score::Centi(centi) => Score::Centi(-centi),
            Score::WinIn(plies) => Score::LossIn(plies),
            Score::LossIn(plies) => Score::WinIn(plies),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = |plies: u32| if plies == 1 { "ply" } else { "plies" };
        match *self {
            Score::Centi(centi) => write!(f, "{:+.2}", f64::from(centi) / 100.0),
            Score::WinIn(n) => write!(f, "wins in {n} {}", unit(n)),
            Score::LossIn(n) => write!(f, "loses in {n} {}", unit(n)),
        }
    }
}

/// The value of a finished position, `ply` plies from the root, for the side that would be to move.
pub(crate) fn finished(outcome: Outcome, to_move: Side, ply: usize) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == to_move => MATE - ply as i32,
        Some(_) => ply as i32 - MATE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_scores_are_the_same() {
        for value in [-MATE + 3, -MATE_BOUND, -77, 0, 1200, MATE_BOUND, MATE - 1] {
            assert_eq!(Score::from_value(value).value(), value);
            assert_eq!(Score::from_value(value).reversed().value(), -value);
        }
        assert_eq!(Score::from_value(MATE - 3), Score::WinIn(3));
    }
}
