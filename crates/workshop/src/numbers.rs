//! Numbers on the command line, each with a range.

use ludarium_lab::numbers::{NumberError, number_in};

/// Reads a duration in minutes, up to a year.
pub fn minutes(text: &str) -> Result<f64, NumberError> {
    number_in(text, 0.0, 525_600.0)
}

/// Reads an Elo difference that must not be negative.
pub fn elo_error(text: &str) -> Result<f64, NumberError> {
    number_in(text, 0.0, 10_000.0)
}

/// Reads the strength of a regularisation.
pub fn l2(text: &str) -> Result<f64, NumberError> {
    number_in(text, 0.0, 1e9)
}

/// Reads a share of a whole.
pub fn share(text: &str) -> Result<f64, NumberError> {
    number_in(text, 0.0, 1.0)
}

/// Reads the strong end of a part of the line from weak to strong play.
pub fn strong_end(text: &str) -> Result<f64, NumberError> {
    number_in(text, 0.2, 1.0)
}

/// Reads the size of a step of training.
pub fn rate(text: &str) -> Result<f64, NumberError> {
    number_in(text, 1e-9, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_in_range_are_read() {
        assert_eq!((minutes("2.5"), l2("0"), share("1")), (Ok(2.5), Ok(0.0), Ok(1.0)));
        for text in ["-1", "NaN", "inf", "1e300", "", "ten"] {
            assert!(minutes(text).is_err() && l2(text).is_err() && elo_error(text).is_err(), "{text}");
            assert!(share(text).is_err() && rate(text).is_err() && strong_end(text).is_err(), "{text}");
        }
    }
}
