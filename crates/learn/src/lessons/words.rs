//! The words of lessons: the keys by which they are found, and the Fluent files in which they stand.

use std::collections::BTreeMap;
use std::fmt;

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;
use ludarium_rules::GameId;

use super::assets::{AssetError, Assets};
use super::error::Place;
use super::lesson::Lesson;
use crate::HintStep;

/// One of the texts of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonText {
    /// What it is called.
    Title,
    /// What is to be done.
    Goal,
    /// What is said when it is done.
    Success,
    /// A hint.
    Hint(HintStep),
    /// What is said of a mistake, by its number in [`Lesson::mistakes`], from 0.
    Mistake(usize),
}

impl LessonText {
    /// The most words that it may have.
    #[must_use]
    pub const fn most_words(self) -> usize {
        match self {
            LessonText::Title => 5,
            LessonText::Goal => 12,
            LessonText::Success | LessonText::Hint(_) => 15,
            LessonText::Mistake(_) => 18,
        }
    }
}

impl fmt::Display for LessonText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonText::Title => f.write_str("title"),
            LessonText::Goal => f.write_str("goal"),
            LessonText::Success => f.write_str("success"),
            LessonText::Hint(HintStep::Piece) => f.write_str("hint-1"),
            LessonText::Hint(HintStep::Place) => f.write_str("hint-2"),
            LessonText::Mistake(number) => write!(f, "mistake-{}", number + 1),
        }
    }
}

impl Lesson {
    /// The name of the Fluent files with the words of the lessons of a game, without `.ftl`.
    #[must_use]
    pub fn domain(game: GameId) -> String {
        format!("lessons-{}", game.name())
    }

    /// The key of one of its texts in the Fluent files of its game.
    #[must_use]
    pub fn key(&self, text: LessonText) -> String {
        format!("lesson-{}-{}-{text}", self.game.name(), self.id)
    }

    /// All its texts. A whole match has no hints of its own.
    #[must_use]
    pub fn texts(&self) -> Vec<LessonText> {
        let hints = [HintStep::Piece, HintStep::Place].map(LessonText::Hint);
        let hints = hints.into_iter().filter(|_| !self.is_whole_match);
        let mistakes = (0..self.mistakes.len()).map(LessonText::Mistake);
        [LessonText::Title, LessonText::Goal, LessonText::Success].into_iter().chain(hints).chain(mistakes).collect()
    }
}

/// A Fluent file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    /// There is no such file.
    #[error(transparent)]
    File(#[from] AssetError),
    /// It is no Fluent.
    #[error("{path}, {place}: {what}")]
    Syntax {
        /// The file.
        path: String,
        /// Where.
        place: Place,
        /// What is wrong there.
        what: String,
    },
    /// A text has values, choices or forms; those of lessons are plain.
    #[error("{path}, {place}: {key} is more than plain words")]
    NotPlain {
        /// The file.
        path: String,
        /// Where.
        place: Place,
        /// The key of the text.
        key: String,
    },
    /// A key stands there twice.
    #[error("{path}, {place}: {key} stands there twice")]
    Twice {
        /// The file.
        path: String,
        /// Where.
        place: Place,
        /// The key.
        key: String,
    },
}

/// The words of the lessons of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// Reads the words of a game in a language.
    ///
    /// # Errors
    /// The file is missing or not as it must be.
    pub fn load(assets: &Assets, language: &str, game: GameId) -> Result<Words, WordsError> {
        let path = format!("i18n/{language}/{}.ftl", Lesson::domain(game));
        Words::read(&path, &assets.text(&path)?)
    }

    /// Reads a Fluent file; the path is for errors.
    ///
    /// # Errors
    /// It is not as it must be.
    pub fn read(path: &str, text: &str) -> Result<Words, WordsError> {
        let place = |key: &str| Place::of_value(text, &format!("{key} ="));
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let (byte, what) = errors.first().map_or((0, String::new()), |first| (first.pos.start, first.to_string()));
            WordsError::Syntax { path: path.to_owned(), place: Place::of_byte(text, byte), what }
        })?;
        let mut words = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let (path, place) = (path.to_owned(), place(&key));
            let Some(plain) = plain(message) else { return Err(WordsError::NotPlain { path, place, key }) };
            if words.insert(key.clone(), plain).is_some() {
                return Err(WordsError::Twice { path, place, key });
            }
        }
        Ok(Words(words))
    }

    /// The text of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

fn plain(message: &Message<&str>) -> Option<String> {
    let parts = message.value.as_ref()?.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect::<Option<String>>().filter(|_| message.attributes.is_empty())
}
