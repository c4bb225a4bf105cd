//! What a check says.

use std::fmt;
use std::sync::Arc;

use ludarium_rules::GameId;

use crate::lessons::lesson::Lesson;
use crate::lessons::rules_page::Heading;
use crate::lessons::trial::FirstTurns;

/// Something that is wrong, in one line that says where and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding(pub String);

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What the check of a game's lessons has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReport {
    /// The game.
    pub game: GameId,
    /// How many lessons can be played.
    pub lessons: usize,
    /// The mini matches.
    pub mini_matches: Vec<Arc<Lesson>>,
    /// How many stored solutions solve them.
    pub solutions: usize,
    /// How many mistakes are explained.
    pub mistakes: usize,
    /// What the legal first turns of all lessons but the match lead to.
    pub first_turns: FirstTurns,
    /// The languages that the words are written in.
    pub languages: Vec<String>,
    /// The headings of the rules page that have to be taught.
    pub headings: usize,
    /// The headings that no lesson teaches.
    pub untaught: Vec<Heading>,
    /// What is wrong; empty if all is well.
    pub findings: Vec<Finding>,
}
