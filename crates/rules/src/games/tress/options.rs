//! The rules that players may switch.

use crate::{OptionError, OptionSpec, Values};

/// The rules that players of Tress may switch.
///
/// ```
/// use ludarium_rules::{Options as _, games::tress::Options};
/// assert!(Options::default().second_wind);
/// assert!(!Options::from_pairs(&[("second_wind", "off")]).expect("known").second_wind);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether the other side may answer a winning condition. "Off: in step 3 M has won at once".
    pub second_wind: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { second_wind: true }
    }
}

/// The only option.
const SECOND_WIND: OptionSpec = OptionSpec {
    key: "second_wind",
    title: "Second Wind",
    help: "A side that meets a winning condition has won only if the other side cannot undo it at once.",
    values: Values::Words(&["on", "off"]),
    default: "on",
};

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[SECOND_WIND];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != SECOND_WIND.key {
            return Err(OptionError::unknown(key, Self::SPECS));
        }
        self.second_wind = match value {
            "on" => true,
            "off" => false,
            _ => return Err(SECOND_WIND.refuse(value)),
        };
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == SECOND_WIND.key).then(|| if self.second_wind { "on" } else { "off" }.to_owned())
    }
}
