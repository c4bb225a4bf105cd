//! What is wrong with a text, a turn or a start, worded so that a person can correct it.

use crate::{Cell, GameId, Message, OptionError, Outcome, Reason, excerpt, excerpts};

/// The longest list of legal turns that is made; [`Position::turns`](crate::Position::turns) refuses longer ones.
pub const MOST_LISTED: u64 = 5_000_000;

/// A position text that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}, column {column}: {what}")]
pub struct TextError {
    /// The part of the text: `board`, `side to move` …
    pub field: &'static str,
    /// Where, in characters from 1, counted over the whole text.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
    /// What is wrong with the position that the text describes; `None` if the text is badly written.
    pub fault: Option<Box<Fault>>,
}

/// A rule that a position breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which rule, and how.
    pub message: Message,
    /// The cells on which that can be seen; none if it is about what is missing.
    pub cells: Vec<Cell>,
}

impl TextError {
    /// A new error; `column` counts characters from 1.
    #[must_use]
    pub fn new(field: &'static str, column: usize, what: impl Into<String>) -> TextError {
        TextError { field, column, what: what.into(), fault: None }
    }

    /// The error that the text of a position breaks a rule, which is seen on these cells.
    #[must_use]
    pub fn of_fault(
        field: &'static str,
        column: usize,
        message: impl Into<Message>,
        cells: impl IntoIterator<Item = Cell>,
    ) -> TextError {
        let fault = Fault { message: message.into(), cells: cells.into_iter().collect() };
        let what = fault.message.as_str().to_owned();
        TextError { field, column, what, fault: Some(Box::new(fault)) }
    }
}

/// A turn that is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TurnError {
    /// The text is no turn of this game.
    #[error("turn, column {column}: {what}")]
    Unreadable {
        /// Where, in characters from 1.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// The text is well formed, but no legal turn fits it.
    #[error("\"{}\" is not legal: {why}", excerpt(text))]
    Illegal {
        /// The turn as it was given.
        text: String,
        /// The rule that forbids it.
        why: Message,
    },
    /// More than one legal turn fits the text.
    #[error("\"{}\" fits several turns: {}", excerpt(text), excerpts(fits))]
    Ambiguous {
        /// The turn as it was given.
        text: String,
        /// The machine texts of the turns that fit.
        fits: Vec<String>,
    },
    /// The turn belongs to another game.
    #[error("\"{}\" is a turn of {of}, not of {game}", excerpt(text))]
    OtherGame {
        /// The machine text of the turn.
        text: String,
        /// The game that it is of.
        of: GameId,
        /// The game of the position.
        game: GameId,
    },
    /// The game is over.
    #[error("the game is over ({reason}): no turn is legal")]
    Over {
        /// The reason of the result.
        reason: Reason,
    },
}

/// Legal turns that are too many to list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct TooManyTurns {
    /// What is too many and how many are allowed, in one line.
    pub why: String,
}

impl TooManyTurns {
    /// Refuses a count above [`MOST_LISTED`].
    ///
    /// # Errors
    /// The count is above it.
    pub fn check(count: u64) -> Result<(), TooManyTurns> {
        if count <= MOST_LISTED {
            return Ok(());
        }
        Err(TooManyTurns { why: format!("{count} legal turns are too many to list; at most {MOST_LISTED} are") })
    }
}

/// Why a start position could not be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// An option or its value is unknown.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The position text is refused.
    #[error(transparent)]
    Text(#[from] TextError),
}

messages! {
    /// Why a turn or a step is refused, whatever the game.
    pub enum CommonRefusal in "rules" {
        /// The game is over.
        Over { reason: Message } = "over", "The game is over: {reason}";
        /// The steps make a turn already.
        Complete = "complete", "The turn is already complete";
        /// A step is a square.
        NoSquare = "no-square", "Choose a square of the board";
        /// A turn begins with a piece.
        NoPiece { from: String } = "no-piece", "There is no piece on {from}";
        /// No legal turn is like this one, and the game knows no better reason.
        NoSuchTurn = "no-such-turn", "no such legal turn in this position";
    }
}

impl CommonRefusal {
    /// The game is over; `sentence` is the English one on its reason.
    #[must_use]
    pub fn over(domain: &'static str, outcome: Outcome, sentence: &'static str) -> Message {
        CommonRefusal::Over { reason: Message::of_reason(domain, outcome.reason, sentence) }.into()
    }
}
