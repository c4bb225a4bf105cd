//! The rules that players may switch.

use crate::{OptionError, OptionSpec, Values};

/// The rules that players of Gess may switch; "with both on, the rules are those of the widely used classroom version".
///
/// ```
/// use ludarium_rules::{Options as _, games::gess::Options};
/// let classroom = Options::from_pairs(&[("centre_on_board", "on"), ("keep_ring", "on")]).expect("known");
/// assert!(classroom.centre_on_board && classroom.keep_ring);
/// assert_eq!(Options::default(), Options { centre_on_board: false, keep_ring: false });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// "From- and to-centres must be b-s/2-19."
    pub centre_on_board: bool,
    /// "A move that leaves the mover without a ring is illegal."
    pub keep_ring: bool,
}

const CENTRE_ON_BOARD: OptionSpec = OptionSpec {
    key: "centre_on_board",
    title: "Centres on the board",
    help: "The centre of a piece may not stand on or enter the rim. Together with \"Keep the last ring\" this is the \
           classroom version.",
    values: SWITCH,
    default: "off",
};

const KEEP_RING: OptionSpec = OptionSpec {
    key: "keep_ring",
    title: "Keep the last ring",
    help: "A move that would leave the mover without a ring is illegal instead of losing. Together with \"Centres on \
           the board\" this is the classroom version.",
    values: SWITCH,
    default: "off",
};

const SWITCH: Values = Values::Words(&["off", "on"]);

impl Options {
    fn switch(&mut self, key: &str) -> Option<(&mut bool, OptionSpec)> {
        match key {
            _ if key == CENTRE_ON_BOARD.key => Some((&mut self.centre_on_board, CENTRE_ON_BOARD)),
            _ if key == KEEP_RING.key => Some((&mut self.keep_ring, KEEP_RING)),
            _ => None,
        }
    }
}

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[CENTRE_ON_BOARD, KEEP_RING];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some((switch, spec)) = self.switch(key) else { return Err(OptionError::unknown(key, Self::SPECS)) };
        *switch = match value {
            "on" => true,
            "off" => false,
            _ => return Err(spec.refuse(value)),
        };
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let mut options = *self;
        options.switch(key).map(|(switch, _)| if *switch { "on" } else { "off" }.to_owned())
    }
}
