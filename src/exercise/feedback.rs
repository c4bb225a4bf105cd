//! What is said in an exercise beside its goal, kept as data: its words are in the language in which they are shown.

use ludarium_ai::ThinkError;
use ludarium_learn::Hint;
use ludarium_learn::lessons::Stars;
use ludarium_rules::{AnyTurn, Side};

use crate::words::{self, text};

/// What is said beside the goal.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Feedback {
    /// Nothing.
    #[default]
    Nothing,
    /// A hint.
    Hint(Hint),
    /// That the last turn of a lesson was a mistake; the number of the mistake, if the lesson has words for it.
    Mistake(Option<usize>),
    /// That the last turn of a puzzle was right, and another one is to be found.
    Right,
    /// Why the last turn of a puzzle is not the right one.
    Refuted(Refutation),
    /// That the search about the last turn has failed.
    Unanswered(Unanswered),
    /// That it is over.
    Over(Ending),
}

/// What follows a turn.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// Turns that are played then.
    pub replies: Vec<AnyTurn>,
    /// What is said when they are on the board.
    pub verdict: Option<Feedback>,
}

/// How an exercise has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A lesson was solved, for so many stars.
    Learned(Stars),
    /// All turns of a puzzle were found.
    Solved,
    /// The rest of a puzzle's solution was shown.
    Shown,
}

/// Why a turn is not the right one, in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The turn.
    pub turn: String,
    /// The answer that shows it; `None` if none was found, or the turn has ended the game.
    pub reply: Option<String>,
    /// What becomes of the game.
    pub worth: Worth,
}

/// A turn about which a search has failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unanswered {
    /// The turn, in the notation of the game.
    pub turn: String,
    /// Whether it is wrong all the same; else nobody knows, and it does not count.
    pub is_wrong: bool,
    /// Why there is no answer.
    pub why: ThinkError,
}

impl Unanswered {
    /// What the player reads.
    pub fn words(&self) -> String {
        let (turn, why) = (self.turn.as_str(), words::no_answer(&self.why));
        if self.is_wrong {
            text!("puzzle-unanswered", turn = turn, why = why)
        } else {
            text!("mistake-unjudged", turn = turn, why = why)
        }
    }
}

/// What becomes of the game after a wrong turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It is over.
    Ended,
    /// This side wins, the other one than that which solves.
    Lost(Side),
    /// The side that solves wins too, but later.
    Late,
    /// There was a win, and now none is in sight.
    Spoiled,
    /// The side that solves has this chance of winning left, in per cent, where there was that one.
    Chance {
        /// With the better turn.
        before: u32,
        /// After this one.
        after: u32,
    },
    /// Nobody knows.
    Unknown,
}

impl Refutation {
    /// What the player reads.
    pub fn words(&self) -> String {
        let turn = self.turn.as_str();
        match (&self.reply, self.worth) {
            (_, Worth::Ended) => text!("puzzle-ends", turn = turn),
            (reply, Worth::Chance { before, after }) => {
                let reply = reply.as_deref().unwrap_or("…");
                text!("mistake-worse", turn = turn, reply = reply, before = before, after = after)
            }
            (None, _) => text!("puzzle-wrong", turn = turn),
            (Some(reply), Worth::Lost(side)) => {
                text!("puzzle-loses", turn = turn, reply = reply.as_str(), side = words::side(side))
            }
            (Some(reply), Worth::Late) => text!("puzzle-later", turn = turn, reply = reply.as_str()),
            (Some(reply), Worth::Spoiled) => text!("puzzle-holds", turn = turn, reply = reply.as_str()),
            (Some(reply), Worth::Unknown) => text!("puzzle-other", turn = turn, reply = reply.as_str()),
        }
    }
}
