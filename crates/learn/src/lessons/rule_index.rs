//! Where the rules page of a game says why a turn is refused, and what a piece may do.

use std::collections::BTreeMap;

use ludarium_rules::{GameId, Message};
use ron::Options;
use serde::Deserialize;

use super::assets::Assets;
use super::error::{LessonError, Place, Problem};
use super::lesson::LessonId;

/// What stands before the key of a refusal that all games have.
const SHARED: &str = "rules/";

/// The headings of a rules page by what they explain. The file is `lessons/headings/<game>.ron`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleIndex {
    refusals: BTreeMap<String, String>,
    pieces: BTreeMap<String, PieceRule>,
    #[serde(default)]
    lessons: BTreeMap<String, String>,
}

/// Where a rules page says what a piece may do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum PieceRule {
    /// In the text below a heading, by the heading's key.
    Text(String),
    /// In a row of a table below a heading: the key of the heading, and a cell of the row in the English page.
    Row(String, String),
}

impl PieceRule {
    /// The key of the heading.
    #[must_use]
    pub fn heading(&self) -> &str {
        match self {
            PieceRule::Text(heading) | PieceRule::Row(heading, _) => heading,
        }
    }
}

impl RuleIndex {
    /// Loads the index of a game.
    ///
    /// # Errors
    /// The file is not there or is no index, with the place of what is wrong.
    pub fn load(assets: &Assets, game: GameId) -> Result<RuleIndex, LessonError> {
        let file = format!("lessons/headings/{}.ron", game.name());
        match assets.text(&file) {
            Ok(text) => RuleIndex::parse(&file, &text),
            Err(why) => {
                let problem = Box::new(Problem::Unreadable(why.why));
                Err(LessonError { file, place: Place::START, problem })
            }
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// It is no index, with the place of what is wrong.
    ///
    /// ```
    /// use ludarium_learn::lessons::RuleIndex;
    /// let error = RuleIndex::parse("headings/gess.ron", "(\n  refusals: 3,\n)").expect_err("no list of refusals");
    /// assert!(error.to_string().starts_with("headings/gess.ron, line 2, column 1"), "{error}");
    /// ```
    pub fn parse(file: &str, text: &str) -> Result<RuleIndex, LessonError> {
        Options::default().from_str(text).map_err(|why| {
            let place = Place { line: why.span.start.line, column: why.span.start.col };
            LessonError { file: file.to_owned(), place, problem: Box::new(Problem::Syntax(why.code.to_string())) }
        })
    }

    /// The key of the heading below which the rules page says why, for the refusal of a game.
    #[must_use]
    pub fn heading_of_refusal(&self, game: GameId, why: &Message) -> Option<&str> {
        self.refusals.get(&RuleIndex::key(game, why)).map(String::as_str)
    }

    /// What the refusal of a game is called in the index.
    #[must_use]
    pub fn key(game: GameId, why: &Message) -> String {
        if why.domain == game.name() { why.key.to_string() } else { format!("{SHARED}{}", why.key) }
    }

    /// The lesson on a refusal or a piece, where another one fits better than the first that teaches the heading.
    #[must_use]
    pub fn lesson(&self, refusal_or_piece: &str) -> Option<LessonId> {
        self.lessons.get(refusal_or_piece).and_then(|name| LessonId::new(name))
    }

    /// The lessons that are named, by the refusals and pieces.
    pub fn lessons(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lessons.iter().map(|(key, lesson)| (key.as_str(), lesson.as_str()))
    }

    /// Where the rules page says what a piece may do, by the English name of its kind or of the unit that it makes.
    #[must_use]
    pub fn piece(&self, english: &str) -> Option<&PieceRule> {
        self.pieces.get(english)
    }

    /// The keys of all refusals, those that all games have after `rules/`, with the keys of their headings.
    pub fn refusals(&self) -> impl Iterator<Item = (&str, &str)> {
        self.refusals.iter().map(|(key, heading)| (key.as_str(), heading.as_str()))
    }

    /// The English names of all pieces, with where their rules are.
    pub fn pieces(&self) -> impl Iterator<Item = (&str, &PieceRule)> {
        self.pieces.iter().map(|(name, rule)| (name.as_str(), rule))
    }
}
