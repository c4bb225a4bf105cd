//! The rules that players may switch, and the seed of the board.

use crate::{OptionError, OptionSpec, Values};

/// The rules that players of Go-Chess may switch, and the seed of the board.
///
/// ```
/// use ludarium_rules::{Options as _, games::go_chess::Options};
/// assert_eq!((Options::default().blocked(), Options::default().seed()), (10, 0));
/// let options = Options::from_pairs(&[("blocked", "20"), ("seed", "18446744073709551615")]).expect("known");
/// assert_eq!((options.blocked(), options.seed()), (20, u64::MAX));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    blocked: u8,
    seed: u64,
}

impl Options {
    /// The number of blocked squares, 0 to 20.
    #[must_use]
    pub const fn blocked(self) -> u8 {
        self.blocked
    }

    /// The seed from which the boards of a match are drawn.
    #[must_use]
    pub const fn seed(self) -> u64 {
        self.seed
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { blocked: 10, seed: 0 }
    }
}

const BLOCKED_OPTION: OptionSpec = OptionSpec {
    key: "blocked",
    title: "Blocked squares",
    help: "How many squares are closed to every piece.",
    values: Values::Number(0, 20),
    default: "10",
};

const SEED_OPTION: OptionSpec = OptionSpec {
    key: "seed",
    title: "Seed of the board",
    help: "The number from which the blocked squares are drawn; the same number gives the same board.",
    values: Values::Number(0, u64::MAX),
    default: "0",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[BLOCKED_OPTION, SEED_OPTION];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let number = canonical(value);
        match key {
            "blocked" => {
                let fits = number.and_then(|number| u8::try_from(number).ok()).filter(|&number| number <= 20);
                self.blocked = fits.ok_or_else(|| BLOCKED_OPTION.refuse(value))?;
            }
            "seed" => self.seed = number.ok_or_else(|| SEED_OPTION.refuse(value))?,
            _ => return Err(OptionError::unknown(key, Self::SPECS)),
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        match key {
            "blocked" => Some(self.blocked.to_string()),
            "seed" => Some(self.seed.to_string()),
            _ => None,
        }
    }
}

/// Reads a number that is written in the only way that counts: digits without a leading zero.
fn canonical(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| digits)
}
