//! What a turn of a lesson brings about, whom the lesson waits for, and what it is worth.

use ludarium_rules::{AnyPosition, AnyTurn, Side, TurnError, TurnReport};
use serde::{Deserialize, Serialize};

/// A ply that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPly {
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub turn: AnyTurn,
    /// What it led to: effects, notation, next position.
    pub report: TurnReport,
}

impl PlayedPly {
    /// Whether its turn is that of a text: machine text or notation.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        self.turn.as_str() == text || self.report.notation == text
    }

    /// Plays a turn in a position.
    pub(super) fn of(position: &AnyPosition, turn: &AnyTurn) -> Result<PlayedPly, TurnError> {
        let report = position.report_turn(turn)?;
        Ok(PlayedPly { side: position.side_to_move(), turn: turn.clone(), report })
    }

    /// Plays the first of these turns that is legal in a position.
    pub(super) fn first_legal(position: &AnyPosition, texts: &[String]) -> Option<PlayedPly> {
        let mut turns = texts.iter().filter_map(|text| position.read_turn(text).ok());
        turns.find_map(|turn| PlayedPly::of(position, &turn).ok())
    }
}

/// How a lesson stands after a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The learner plays on.
    GoesOn,
    /// The other side plays next, by [`LessonRun::reply`](super::LessonRun::reply).
    ReplyWanted,
    /// It is solved.
    Solved(Stars),
    /// It cannot be solved any more, or not by this turn: [`LessonRun::take_back`](super::LessonRun::take_back) offers the turn again.
    Mistake {
        /// The number of the known mistake, from 0; `None` if the lesson has no words for this one.
        number: Option<usize>,
    },
}

/// What a turn has brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The turn, and the replies or the refutation that followed it.
    pub plies: Vec<PlayedPly>,
    /// How the lesson stands.
    pub verdict: Verdict,
}

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

/// Whom a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// For the learner's turn.
    LearnerToMove,
    /// For the other side's turn, by [`LessonRun::reply`](super::LessonRun::reply).
    ReplyWanted,
    /// For the mistake to be taken back.
    Mistaken,
    /// For nobody: it is solved.
    Solved,
}

/// A turn that a lesson does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RunError {
    /// It is not what the lesson waits for.
    #[error("the lesson waits for something else: {0:?}")]
    State(State),
    /// It is not legal.
    #[error(transparent)]
    Turn(#[from] TurnError),
}
