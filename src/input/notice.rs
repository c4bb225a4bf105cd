//! What is said to the player's last choice.

use ludarium_rules::Message;

use crate::words;

/// One line for the player, and the rule behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// The line.
    pub words: String,
    /// Which rule it states, if it states one.
    pub rule: Option<Rule>,
}

/// A rule that a line states.
#[derive(Clone, PartialEq, Debug)]
pub enum Rule {
    /// Why the rules refuse a choice.
    Refusal(Message),
    /// What the rules page says below the heading with this key.
    Heading(&'static str),
}

impl Notice {
    /// Why the rules refuse a choice.
    #[must_use]
    pub fn refusal(why: Message) -> Notice {
        Notice { words: words::say_alone(&why), rule: Some(Rule::Refusal(why)) }
    }

    /// A line on what the rules page says below the heading with this key.
    #[must_use]
    pub fn below(heading: &'static str, words: String) -> Notice {
        Notice { words, rule: Some(Rule::Heading(heading)) }
    }
}

impl From<String> for Notice {
    /// A line that states no rule.
    fn from(words: String) -> Notice {
        Notice { words, rule: None }
    }
}
