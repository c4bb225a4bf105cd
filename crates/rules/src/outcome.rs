//! How a position ends a game.

use std::fmt;
use std::ops::Deref;

use crate::Side;

/// Why a game is over: one of the reason words of the game's rules, such as `dual-escort`.
///
/// ```
/// use ludarium_rules::{Outcome, Reason, Side};
/// let outcome = Outcome::win(Side::White, "dual-escort");
/// assert_eq!(outcome.reason, Reason::new("dual-escort"));
/// assert_eq!(outcome.reason.to_string(), "dual-escort");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Reason(&'static str);

impl Reason {
    /// The reason of a word.
    #[must_use]
    pub const fn new(word: &'static str) -> Reason {
        Reason(word)
    }

    /// The word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.0
    }
}

impl From<&'static str> for Reason {
    fn from(word: &'static str) -> Reason {
        Reason(word)
    }
}

impl Deref for Reason {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

impl PartialEq<str> for Reason {
    fn eq(&self, word: &str) -> bool {
        self.0 == word
    }
}

impl PartialEq<&str> for Reason {
    fn eq(&self, word: &&str) -> bool {
        self.0 == *word
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0, f)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// The result of a finished position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A win for `winner`, with the reason word of the game's rules.
    #[must_use]
    pub const fn win(winner: Side, reason: &'static str) -> Outcome {
        Outcome { winner: Some(winner), reason: Reason::new(reason) }
    }

    /// A draw, with the reason word of the game's rules.
    #[must_use]
    pub const fn draw(reason: &'static str) -> Outcome {
        Outcome { winner: None, reason: Reason::new(reason) }
    }
}

/// Declares why a game may be over: for each reason a constant with its word, and one sentence on it. Makes `REASONS`, all
/// of the words, and `reason_text`, the sentence on a word.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $sentence:literal;)+) => {
        $($(#[$doc])* pub(super) const $name: &str = $word;)+

        /// The words of the reasons.
        pub(super) const REASONS: &[&str] = &[$($name),+];

        /// One sentence on a result; empty for a word that is none of this game's reasons.
        pub(super) fn reason_text(reason: &str) -> &'static str {
            match reason {
                $($name => $sentence,)+
                _ => "",
            }
        }
    };
}
