//! What is noted at a position of a study: comments, glyphs, arrows, rings, evaluations and clock times.

use std::time::Duration;

use ludarium_rules::{AnyPosition, Cell};

use super::evaluation::Evaluation;
use super::mark::{Arrow, Glyph, Ring};

/// The commands whose values have fields of their own.
pub(crate) const OWN_COMMANDS: [&str; 4] = ["eval", "clk", "arrow", "ring"];

/// What is noted at a position of a study, about the position and the turn that led to it.
///
/// ```
/// use ludarium_record::study::{Glyph, Notes};
/// let notes = Notes { comment: "Gives up two zones.".to_owned(), glyph: Some(Glyph::Mistake), ..Notes::default() };
/// assert!(!notes.is_empty() && notes.arrows.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes {
    /// Text of at most [`Notes::MAX_COMMENT`] characters; empty if nothing is said.
    pub comment: String,
    /// The judgement of the turn; none at the first position, to which no turn has led.
    pub glyph: Option<Glyph>,
    /// At most [`Notes::MAX_MARKS`] arrows on the board.
    pub arrows: Vec<Arrow>,
    /// At most [`Notes::MAX_MARKS`] ringed cells.
    pub rings: Vec<Ring>,
    /// How good the position is for whom.
    pub evaluation: Option<Evaluation>,
    /// What the clock of the side that has moved showed after the turn, increment included; none at the first position.
    pub clock: Option<Duration>,
    /// Numeric glyphs (NAGs) of other programs that are none of [`Glyph`], such as 10 for an even position, which is written
    /// `$10`: each once, at most [`Notes::MAX_NUMBERS`]; none at the first position.
    pub numbers: Vec<u8>,
    /// Commands of other programs with their values, such as `emt` and `0:00:03`, which is written `[%emt 0:00:03]`: at most
    /// [`Notes::MAX_COMMANDS`].
    pub commands: Vec<(String, String)>,
}

/// Notes that cannot stand at a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotesError {
    /// A long comment.
    #[error("a comment has at most {} characters", Notes::MAX_COMMENT)]
    Comment,
    /// Many arrows or rings.
    #[error("a position has at most {} arrows and as many rings", Notes::MAX_MARKS)]
    Marks,
    /// An arrow or a ring that is not on the board.
    #[error("the board has no cell number {0}")]
    Cell(u16),
    /// An arrow that does not lead anywhere.
    #[error("an arrow leads from one cell to another one")]
    Arrow,
    /// The same arrow or ring twice.
    #[error("the same arrow or ring is there twice")]
    Twice,
    /// An evaluation out of range.
    #[error(
        "an evaluation is at most {} hundredths, or a win in at most {} plies",
        Evaluation::MAX_CENTI,
        Evaluation::MAX_PLIES
    )]
    Evaluation,
    /// A clock that nobody has.
    #[error("a clock shows at most {} hours", Notes::MAX_CLOCK.as_secs() / 3600)]
    Clock,
    /// Many numeric glyphs, or one that is none.
    #[error("a position has at most {} numeric glyphs, each once, from $7 to $255", Notes::MAX_NUMBERS)]
    Numbers,
    /// Many commands of other programs, or one that could not be read back.
    #[error(
        "a position has at most {} commands of other programs, of a word and at most {} characters each",
        Notes::MAX_COMMANDS,
        Notes::MAX_VALUE
    )]
    Commands,
    /// A glyph or a clock without a turn.
    #[error("no turn has led to the first position, so it has neither a glyph nor a clock")]
    NoTurn,
}

impl Notes {
    /// The longest comment, in characters.
    pub const MAX_COMMENT: usize = 100_000;

    /// The most arrows, and the most rings.
    pub const MAX_MARKS: usize = 64;

    /// The most that a clock shows: ten thousand hours.
    pub const MAX_CLOCK: Duration = Duration::from_secs(36_000_000);

    /// The most numeric glyphs.
    pub const MAX_NUMBERS: usize = 16;

    /// The most commands of other programs.
    pub const MAX_COMMANDS: usize = 32;

    /// The longest value of a command, in characters.
    pub const MAX_VALUE: usize = 200;

    /// The longest name of a command, in characters.
    pub(crate) const MAX_NAME: usize = 32;

    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// Refuses what cannot stand at a position, or could not be written down.
    pub(super) fn check(&self, position: &AnyPosition, has_turn: bool) -> Result<(), NotesError> {
        // A text has no more characters than bytes.
        if self.comment.len() > Notes::MAX_COMMENT && self.comment.chars().count() > Notes::MAX_COMMENT {
            return Err(NotesError::Comment);
        }
        if !has_turn && (self.glyph.is_some() || self.clock.is_some() || !self.numbers.is_empty()) {
            return Err(NotesError::NoTurn);
        }
        if self.evaluation.is_some_and(|evaluation| !evaluation.is_in_range()) {
            return Err(NotesError::Evaluation);
        }
        if self.clock.is_some_and(|clock| clock > Notes::MAX_CLOCK) {
            return Err(NotesError::Clock);
        }
        if self.numbers.len() > Notes::MAX_NUMBERS || has_twice(&self.numbers) || self.numbers.iter().any(|n| *n < 7) {
            return Err(NotesError::Numbers);
        }
        if self.commands.len() > Notes::MAX_COMMANDS || !self.commands.iter().all(is_command) {
            return Err(NotesError::Commands);
        }
        self.check_marks(position)
    }

    fn check_marks(&self, position: &AnyPosition) -> Result<(), NotesError> {
        if self.arrows.len().max(self.rings.len()) > Notes::MAX_MARKS {
            return Err(NotesError::Marks);
        }
        if self.arrows.iter().any(|arrow| arrow.from == arrow.to) {
            return Err(NotesError::Arrow);
        }
        if has_twice(&self.arrows) || has_twice(&self.rings) {
            return Err(NotesError::Twice);
        }
        let ends = self.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        let mut cells = ends.chain(self.rings.iter().map(|ring| ring.cell));
        let outside = cells.find(|Cell(number)| *number >= position.cell_count());
        outside.map_or(Ok(()), |Cell(number)| Err(NotesError::Cell(number)))
    }
}

/// Whether a command could be read back as that of another program.
fn is_command((name, value): &(String, String)) -> bool {
    let is_name = (1..=Notes::MAX_NAME).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let is_value = value.trim() == value && !value.chars().any(|sign| sign.is_control() || "[]{}".contains(sign));
    is_name && is_value && value.chars().count() <= Notes::MAX_VALUE && !OWN_COMMANDS.contains(&name.as_str())
}

fn has_twice<T: PartialEq>(marks: &[T]) -> bool {
    marks.iter().enumerate().any(|(i, mark)| marks[..i].contains(mark))
}
