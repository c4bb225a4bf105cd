//! The options of an engine, as it declares them.

use std::fmt;

use ludarium_rules::{GameId, OptionSpec, excerpts};

use crate::error::AnswerError;
use crate::words::{Words, one_line};

/// How an empty text is written.
const EMPTY: &str = "<empty>";

/// The most words of a combo that are kept.
const MOST_VALUES: usize = 1_000;

const KEYWORDS: [&str; 4] = ["default", "min", "max", "var"];

/// An option of an engine.
///
/// ```
/// use ludarium_ugi::{Answer, EngineOption, OptionKind};
/// let line = "option name Hash type spin default 32 min 1 max 1024";
/// let kind = OptionKind::Spin { default: 32, min: 1, max: 1024 };
/// let option = EngineOption { name: "Hash".to_owned(), kind };
/// assert_eq!(line.parse(), Ok(Answer::Option(option.clone())));
/// assert!(option.accepts("1024") && !option.accepts("0") && !option.accepts("much"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// The name.
    pub name: String,
    /// What it can be.
    pub kind: OptionKind,
}

/// What an option can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Check {
        /// The default.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The default.
        default: i64,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// The default.
        default: String,
        /// The words, at most 1,000.
        values: Vec<String>,
    },
    /// Any text.
    Text {
        /// The default, which may be empty.
        default: String,
    },
    /// Something that can be done, without a value.
    Button,
}

impl EngineOption {
    /// Whether the option can have that value.
    #[must_use]
    pub fn accepts(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Check { .. } => matches!(value, "true" | "false"),
            OptionKind::Spin { min, max, .. } => value.parse().is_ok_and(|number| (*min..=*max).contains(&number)),
            OptionKind::Combo { values, .. } => values.iter().any(|known| known == value),
            OptionKind::Text { .. } => !value.chars().any(char::is_control),
            OptionKind::Button => false,
        }
    }

    /// What the option can be, in words: "a whole number from 1 to 1024".
    #[must_use]
    pub fn allowed(&self) -> String {
        match &self.kind {
            OptionKind::Check { .. } => "true or false".to_owned(),
            OptionKind::Spin { min, max, .. } => format!("a whole number from {min} to {max}"),
            OptionKind::Combo { values, .. } => format!("one of {}", excerpts(values)),
            OptionKind::Text { .. } => "a text of one line".to_owned(),
            OptionKind::Button => "no value".to_owned(),
        }
    }

    /// Reads what follows the word `option`.
    pub(crate) fn parse(mut words: Words<'_>) -> Result<EngineOption, AnswerError> {
        if words.next() != Some("name") {
            return Err(AnswerError::Option { name: String::new(), what: "its name is missing" });
        }
        let name = words.until("type");
        let fail = |what| AnswerError::Option { name: name.clone(), what };
        let kind = words.next().ok_or_else(|| fail("its type is missing"))?;
        let facts = Facts::read(words).ok_or_else(|| fail("default, min, max or var is expected after its type"))?;
        let kind = facts.kind(kind).map_err(fail)?;
        Ok(EngineOption { name, kind })
    }
}

/// What is said of an option after its type.
#[derive(Default)]
struct Facts {
    default: Option<String>,
    min: Option<String>,
    max: Option<String>,
    values: Vec<String>,
}

impl Facts {
    /// `None` if a word stands where one of the keywords belongs.
    fn read(mut words: Words<'_>) -> Option<Facts> {
        let mut facts = Facts::default();
        while let Some(keyword) = words.next() {
            let value = words.before(&KEYWORDS);
            match keyword {
                "default" => facts.default = Some(value),
                "min" => facts.min = Some(value),
                "max" => facts.max = Some(value),
                "var" if facts.values.len() < MOST_VALUES => facts.values.push(value),
                "var" => {}
                _ => return None,
            }
        }
        Some(facts)
    }

    fn kind(self, word: &str) -> Result<OptionKind, &'static str> {
        let default = self.default.unwrap_or_default();
        match word {
            "check" => match default.as_str() {
                "true" => Ok(OptionKind::Check { default: true }),
                "false" => Ok(OptionKind::Check { default: false }),
                _ => Err("its default is neither true nor false"),
            },
            "spin" => {
                let number = |text: Option<String>| text.and_then(|text| text.parse().ok());
                let missing = "its default, min and max must be whole numbers";
                let default = default.parse().map_err(|_| missing)?;
                let (min, max) = (number(self.min).ok_or(missing)?, number(self.max).ok_or(missing)?);
                Ok(OptionKind::Spin { default, min, max })
            }
            "combo" => Ok(OptionKind::Combo { default, values: self.values }),
            "string" => Ok(OptionKind::Text { default: if default == EMPTY { String::new() } else { default } }),
            "button" => Ok(OptionKind::Button),
            _ => Err("its type is none of check, spin, combo, string and button"),
        }
    }
}

impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            OptionKind::Combo { default, values } => {
                write!(f, "combo default {default}")?;
                values.iter().try_for_each(|value| write!(f, " var {value}"))
            }
            OptionKind::Text { default } if default.is_empty() => write!(f, "string default {EMPTY}"),
            OptionKind::Text { default } => write!(f, "string default {}", one_line(default)),
            OptionKind::Button => f.write_str("button"),
        }
    }
}

/// How an option of a game is called among the options of an engine, which lists those of all its games.
///
/// ```
/// use ludarium_rules::GameId;
/// let spec = &GameId::Tress.options()[0];
/// assert_eq!(ludarium_ugi::game_option_name(GameId::Tress, spec), "tress.second_wind");
/// ```
#[must_use]
pub fn game_option_name(game: GameId, spec: &OptionSpec) -> String {
    format!("{}.{}", game.name(), spec.key)
}
