//! Numbers on the command line, each with a range.

use std::str::FromStr;

/// The most games of one match, or between two neighbours of a calibration.
pub const MAX_GAMES: u32 = 1_000_000;

/// A number outside its range, or none at all.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NumberError {
    /// Games are played in pairs.
    #[error("expected an even number from 2 to {MAX_GAMES}")]
    Games,
    /// A number with a fraction.
    #[error("expected a number from {0} to {1}")]
    Range(f64, f64),
}

/// Reads an even number of games, up to [`MAX_GAMES`].
///
/// # Errors
/// It is none, or outside.
pub fn even_games(text: &str) -> Result<u32, NumberError> {
    let games = text.parse().ok().filter(|games: &u32| games.is_multiple_of(2) && (2..=MAX_GAMES).contains(games));
    games.ok_or(NumberError::Games)
}

/// Reads a difference of a sequential test, from -300 to 300 Elo points.
///
/// # Errors
/// It is none, or outside.
pub fn sprt_elo(text: &str) -> Result<f64, NumberError> {
    number_in(text, -300.0, 300.0)
}

/// Reads the probability of an error of a test, from 1e-6 to 0.499.
///
/// # Errors
/// It is none, or outside.
pub fn error_probability(text: &str) -> Result<f64, NumberError> {
    number_in(text, 1e-6, 0.499)
}

/// Reads a finite number between two bounds.
///
/// # Errors
/// It is none, or outside.
pub fn number_in(text: &str, low: f64, high: f64) -> Result<f64, NumberError> {
    // A NaN is in no range.
    f64::from_str(text).ok().filter(|number| (low..=high).contains(number)).ok_or(NumberError::Range(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_in_range_are_read() {
        assert_eq!((sprt_elo("-2.5"), error_probability("0.05")), (Ok(-2.5), Ok(0.05)));
        for text in ["-301", "NaN", "inf", "1e300", "", "ten"] {
            assert!(sprt_elo(text).is_err() && error_probability(text).is_err(), "{text}");
        }
        assert_eq!((even_games("2"), even_games("1000000")), (Ok(2), Ok(1_000_000)));
        for text in ["0", "3", "1000002", "-2", "4294967298"] {
            assert!(even_games(text).is_err(), "{text}");
        }
    }
}
