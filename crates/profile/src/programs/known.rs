//! A program as the player has added it.

use std::ops::RangeInclusive;
use std::time::Duration;

use ludarium_ugi::{Program, Timeouts};
use serde::{Deserialize, Serialize};

/// The most characters of a name.
pub const MAX_NAME: usize = 24;
/// The most characters of anything else that is typed.
pub const MAX_LINE: usize = 1000;
/// The time for a turn, in milliseconds.
pub const TURN_TIME: RangeInclusive<u32> = 50..=600_000;
/// How long an answer is waited for that is due at once, in seconds.
pub const PATIENCE: RangeInclusive<u32> = 1..=120;

/// How to start a program, and how it is to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KnownProgram {
    /// What the player calls it; saved matches know it by this name.
    pub name: String,
    /// Its path, or its name if it is to be found as the shell finds it.
    pub path: String,
    /// Its arguments in one line.
    #[serde(default)]
    pub arguments: String,
    /// The folder that it works in; empty is the present one.
    #[serde(default)]
    pub folder: String,
    /// Its options that are not to have their defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The buttons among its options that are pressed at its start.
    #[serde(default)]
    pub buttons: Vec<String>,
    /// The time for a turn in a match without clocks, in milliseconds: one of [`TURN_TIME`].
    pub turn_time: u32,
    /// How long an answer is waited for that is due at once, in seconds: one of [`PATIENCE`].
    pub patience: u32,
}

impl Default for KnownProgram {
    fn default() -> KnownProgram {
        KnownProgram {
            name: String::new(),
            path: String::new(),
            arguments: String::new(),
            folder: String::new(),
            options: Vec::new(),
            buttons: Vec::new(),
            turn_time: 1000,
            patience: 10,
        }
    }
}

impl KnownProgram {
    /// What is to be started; `None` if a quotation mark of the arguments has no partner.
    #[must_use]
    pub fn program(&self) -> Option<Program> {
        let patience = Duration::from_secs(u64::from(self.patience));
        let folder = Some(self.folder.trim()).filter(|folder| !folder.is_empty());
        Some(Program {
            arguments: split(&self.arguments)?,
            folder: folder.map(Into::into),
            options: self.options.clone(),
            timeouts: Timeouts { start: patience, ready: patience, grace: patience, ..Timeouts::default() },
            ..Program::new(self.path.trim())
        })
    }

    /// The time for a turn in a match without clocks.
    #[must_use]
    pub fn turn_time(&self) -> Duration {
        Duration::from_millis(u64::from(self.turn_time))
    }

    /// The value that an option is to have instead of its default.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives an option a value; `None` is its default.
    pub fn set_option(&mut self, name: &str, value: Option<String>) {
        self.options.retain(|(known, _)| known != name);
        self.options.extend(value.map(|value| (name.to_owned(), value)));
    }

    /// Presses a button at every start, or no longer.
    pub fn toggle_button(&mut self, name: &str) {
        let count = self.buttons.len();
        self.buttons.retain(|known| known != name);
        if self.buttons.len() == count {
            self.buttons.push(name.to_owned());
        }
    }

    /// Whether everything is within its range.
    pub(super) fn is_sound(&self) -> bool {
        let typed = [&self.path, &self.arguments, &self.folder];
        !self.name.trim().is_empty()
            && self.name.chars().count() <= MAX_NAME
            && typed.iter().all(|line| line.chars().count() <= MAX_LINE)
            && TURN_TIME.contains(&self.turn_time)
            && PATIENCE.contains(&self.patience)
    }
}

/// The words of a line of arguments: separated by white space, which between quotation marks belongs to a word. `None` if
/// a quotation mark has no partner.
pub(super) fn split(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word) = (Vec::new(), None::<String>);
    let mut is_quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            _ if letter.is_whitespace() && !is_quoted => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    (!is_quoted).then_some(words)
}
