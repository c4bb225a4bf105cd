//! The rules that players may switch: none.

use crate::{OptionError, OptionSpec};

/// The game has no rules that players may switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options;

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::SPECS))
    }

    fn get(&self, _key: &str) -> Option<String> {
        None
    }
}
