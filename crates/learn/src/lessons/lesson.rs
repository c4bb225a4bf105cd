//! A lesson: what its file says, with every name found on the board.

use std::fmt;

use ludarium_rules::{AnyPosition, Cell, GameId, Side};

use super::condition::Condition;
use crate::puzzles::Theme;

/// The name of a lesson within its game: small letters, digits and hyphens. Progress and words belong to it, so that
/// lessons can be put into another order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LessonId(String);

impl LessonId {
    /// The id of a name, if it is one.
    ///
    /// ```
    /// use ludarium_learn::lessons::LessonId;
    /// assert!(LessonId::new("second-wind").is_some());
    /// assert!(LessonId::new("Second Wind").is_none());
    /// ```
    #[must_use]
    pub fn new(name: &str) -> Option<LessonId> {
        let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        (name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(fits))
            .then(|| LessonId(name.to_owned()))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How the other side plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replies {
    /// Not at all: the lesson is one turn.
    None,
    /// Always with the first of these turns that is legal.
    Waiting(Vec<String>),
    /// With its first, second … list: the first turn of it that is legal.
    Scripted(Vec<Vec<String>>),
    /// As it likes; whoever shows the lesson asks an opponent, such as Wren.
    Free,
}

/// What the other side answers to a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// Nothing: the words say enough.
    None,
    /// The first of these turns that is legal.
    Turns(Vec<String>),
    /// The first legal turn after which this is so.
    With(Condition),
}

/// A mistake that is known and explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// What is so after the learner's turn, or after the answer to it where there is no refutation.
    pub when: Condition,
    /// How the other side shows why. Where it finds no such turn, it is no mistake.
    pub refutation: Refutation,
    /// An example: a line of turns from the beginning, as in a solution.
    pub by: Vec<String>,
}

/// One level of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game.
    pub game: GameId,
    /// The place among the lessons of the game, from 1.
    pub number: u8,
    /// The name within the game.
    pub id: LessonId,
    /// Where it begins; the side to move learns.
    pub start: AnyPosition,
    /// The turns that are enough for the second star; 0 if any number is.
    pub par: u16,
    /// From where to where the eye is led.
    pub arrows: Vec<(Cell, Cell)>,
    /// The cells that are ringed.
    pub rings: Vec<Cell>,
    /// How the other side plays.
    pub replies: Replies,
    /// When it is solved.
    pub succeeds: Condition,
    /// When it cannot be solved any more.
    pub fails: Option<Condition>,
    /// Lines of turns that solve it: those of the learner, and where the replies are free also those of the other side.
    pub solutions: Vec<Vec<String>>,
    /// The mistakes that are explained; the first that fits counts.
    pub mistakes: Vec<Mistake>,
    /// The headings of the English rules page that it teaches, as [`Heading`](super::Heading) keys.
    pub teaches: Vec<String>,
    /// What the puzzles are about in which it comes up again, if there are any.
    pub theme: Option<Theme>,
    /// In which order the parts of a turn happen is settled for the learner, where that is left open.
    pub settles_order: bool,
    /// It is a whole match, from the start to the end.
    pub is_whole_match: bool,
}

impl Lesson {
    /// Whether it begins elsewhere than the game does under its options.
    #[must_use]
    pub fn has_own_start(&self) -> bool {
        let options = self.start.options();
        let options: Vec<(&str, &str)> = options.iter().map(|(key, value)| (*key, value.as_str())).collect();
        AnyPosition::start(self.game, &options).as_ref() != Ok(&self.start)
    }

    /// The side that learns.
    #[must_use]
    pub fn learner(&self) -> Side {
        self.start.side_to_move()
    }
}
