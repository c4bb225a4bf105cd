//! What a solved lesson is worth.

use serde::{Deserialize, Serialize};

/// The stars of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Stars {
    /// It has been solved.
    pub solved: bool,
    /// It has been solved within par.
    pub within_par: bool,
    /// It has been solved without a hint.
    pub without_hint: bool,
}

impl Stars {
    /// How many stars, 0 to 3.
    ///
    /// ```
    /// use ludarium_learn::lessons::Stars;
    /// assert_eq!(Stars { solved: true, within_par: false, without_hint: true }.count(), 2);
    /// ```
    #[must_use]
    pub fn count(self) -> u8 {
        u8::from(self.solved) + u8::from(self.within_par) + u8::from(self.without_hint)
    }

    /// All stars that either has.
    #[must_use]
    pub fn or(self, other: Stars) -> Stars {
        Stars {
            solved: self.solved || other.solved,
            within_par: self.within_par || other.within_par,
            without_hint: self.without_hint || other.without_hint,
        }
    }
}
