//! The judgement of one turn, for an opponent that teaches: which positions are searched, in which order, and whether the
//! turn throws so much away that it is spoken of.
//!
//! A [`Coach`] neither searches nor waits: it says which position it has a question about and hears the answer.
//!
//! ```
//! use ludarium_ai::{Level, Limits, Request, Stop, think};
//! use ludarium_review::Judgement;
//! use ludarium_review::coach::{Coach, Verdict};
//! use ludarium_rules::{AnyPosition, GameId};
//!
//! let position = AnyPosition::parse(GameId::Treason, "2bbbbb/2bbbbb/3b3/w6/1wwwww1/wwww1w1 w", &[])?;
//! let turn = position.read_turn("B2-C3")?;
//! let mut coach = Coach::new(position);
//! coach.play(&turn, Judgement::Mistake.least_loss())?;
//! while let Some(question) = coach.question() {
//!     let limits = Some(Limits { nodes: Some(5_000), ..Limits::default() });
//!     let request = Request { limits, player: None, ..Request::new(question.position.clone(), Level::HIGHEST) };
//!     let answer = think(&request, &Stop::new(), |_| {})?;
//!     coach.hear(answer);
//! }
//! assert!(matches!(coach.verdict(), Some(Verdict::Warn(_))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod gift;
mod saw;

use ludarium_ai::{Curve, Score, Thought};
use ludarium_rules::{AnyPosition, AnyTurn, TurnError};

pub use saw::Saw;

use crate::course::value_of;

/// What is judged: a turn in a position, once it is played.
#[derive(Clone, Debug)]
pub struct Coach {
    position: AnyPosition,
    /// What was found for the side to move.
    before: Option<Thought>,
    played: Option<Played>,
}

/// A turn, and how far its judgement has come.
#[derive(Clone, Debug)]
struct Played {
    turn: AnyTurn,
    /// The position after it.
    position: AnyPosition,
    least_loss: f32,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    /// What the other side answers is asked.
    After,
    /// What it would answer to the best turn is asked, which leads to this position; beside it what it answers to the turn
    /// that was played.
    Instead(Box<(AnyPosition, Thought)>),
    Done(Verdict),
}

/// A position to be searched for the side to move there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a AnyPosition,
    /// Whether a turn has led from the judged position to this one; otherwise it is the judged position itself.
    pub is_after: bool,
}

/// What there is to say of a turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Nothing: not much is lost.
    Nothing,
    /// Much is lost, or something is given away for nothing.
    Warn(Box<Finding>),
}

/// Why a turn is spoken of, and what would have been better.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What the other side would answer.
    pub refutation: AnyTurn,
    /// What the other side has seen.
    pub saw: Saw,
    /// What the side that has moved could have expected of the game, from 0 to 1.
    pub before: f32,
    /// What it can expect after the turn.
    pub after: f32,
    /// The best turn in place of the one that was played, and what follows.
    pub better: Vec<AnyTurn>,
}

impl Coach {
    /// The judgement of a turn that is yet to be played in a position.
    #[must_use]
    pub fn new(position: AnyPosition) -> Coach {
        Coach { position, before: None, played: None }
    }

    /// Which turn is judged, if one is.
    #[must_use]
    pub fn played(&self) -> Option<&AnyTurn> {
        self.played.as_ref().map(|played| &played.turn)
    }

    /// A turn was played and is to be judged, in place of any other. It is spoken of if it throws away at least
    /// `least_loss` of the winning chance (0 to 1), and, unless that is more than a
    /// [`Mistake`](crate::Judgement::Mistake), if it gives something away for nothing.
    ///
    /// # Errors
    /// The turn is not legal. Nothing is judged then.
    pub fn play(&mut self, turn: &AnyTurn, least_loss: f32) -> Result<(), TurnError> {
        self.played = None;
        let position = self.position.play(turn)?;
        let stage = if position.outcome().is_some() { Stage::Done(Verdict::Nothing) } else { Stage::After };
        self.played = Some(Played { turn: turn.clone(), position, least_loss, stage });
        self.accept_the_best();
        Ok(())
    }

    /// The turn was taken back.
    pub fn take_back(&mut self) {
        self.played = None;
    }

    /// The position that is to be searched next: the judged one even before a turn is played there. `None` when there is
    /// nothing more to ask.
    #[must_use]
    pub fn question(&self) -> Option<Question<'_>> {
        if self.before.is_none() {
            return Some(Question { position: &self.position, is_after: false });
        }
        let played = self.played.as_ref()?;
        let position = match &played.stage {
            Stage::After => &played.position,
            Stage::Instead(asked) => &asked.0,
            Stage::Done(_) => return None,
        };
        Some(Question { position, is_after: true })
    }

    /// Hears what the search of the position in [`question`](Coach::question) has found.
    pub fn hear(&mut self, answer: Thought) {
        let Some(before) = &self.before else {
            self.before = Some(answer);
            return self.accept_the_best();
        };
        if let Some(played) = &mut self.played {
            let case = Case { position: &self.position, before, now: &played.position, least_loss: played.least_loss };
            match &played.stage {
                Stage::After => played.stage = case.weigh(answer),
                Stage::Instead(asked) => {
                    let better = Better { value: answer.score.reversed(), line: &answer.line };
                    played.stage = Stage::Done(case.compare(&asked.1, better));
                }
                Stage::Done(_) => {}
            }
        }
    }

    /// What is to be said of the turn that was played, once that is known.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.played.as_ref()?.stage {
            Stage::Done(verdict) if self.before.is_some() => Some(verdict),
            _ => None,
        }
    }

    /// Nothing is wrong with the turn that the search would have played.
    fn accept_the_best(&mut self) {
        if let (Some(before), Some(played)) = (&self.before, &mut self.played)
            && before.turn == played.turn
        {
            played.stage = Stage::Done(Verdict::Nothing);
        }
    }
}

/// A turn that was played, as its judgement sees it.
struct Case<'a> {
    position: &'a AnyPosition,
    before: &'a Thought,
    /// The position after the turn.
    now: &'a AnyPosition,
    least_loss: f32,
}

/// What the best turn would have led to.
struct Better<'a> {
    /// Its value for the side that moved.
    value: Score,
    /// What the other side would have answered, and what follows.
    line: &'a [AnyTurn],
}

impl Case<'_> {
    /// What follows from the answer to the turn: nothing is wrong, or the best turn is to be looked at, unless it would
    /// have ended the game.
    fn weigh(&self, after: Thought) -> Stage {
        let value = after.score.reversed();
        if self.loss(self.before.score, value) < self.least_loss && !self.may_be_gift(&after) {
            return Stage::Done(Verdict::Nothing);
        }
        let Ok(best) = self.position.play(&self.before.turn) else { return Stage::Done(Verdict::Nothing) };
        match best.outcome() {
            None => Stage::Instead(Box::new((best, after))),
            Some(outcome) => {
                let value = value_of(outcome, self.position.side_to_move());
                Stage::Done(self.compare(&after, Better { value, line: &[] }))
            }
        }
    }

    /// Warns if the best turn would have left much more: a search that looks one turn further may only have seen that the
    /// position was bad before.
    fn compare(&self, after: &Thought, better: Better<'_>) -> Verdict {
        let value = after.score.reversed();
        if self.loss(better.value, value) < self.least_loss && !self.is_gift(after, &better) {
            return Verdict::Nothing;
        }
        let curve = Curve::of(self.position.game());
        Verdict::Warn(Box::new(Finding {
            refutation: after.turn.clone(),
            saw: self.saw(after, better.line),
            before: curve.chance(better.value),
            after: curve.chance(value),
            better: [std::slice::from_ref(&self.before.turn), better.line].concat(),
        }))
    }

    /// How much winning chance is lost between two values for the side that moved.
    fn loss(&self, better: Score, worse: Score) -> f32 {
        let curve = Curve::of(self.position.game());
        curve.chance(better) - curve.chance(worse)
    }
}
