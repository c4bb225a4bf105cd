//! What is found out about one turn.

use ludarium_record::study::{Evaluation, Glyph};
use ludarium_rules::{AnyTurn, Message, Side};

/// A turn of a match, and what it did to the chances of the side that played it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedPly {
    /// How many plies of the match came before it: 0 for the first turn.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// The turn.
    pub played: AnyTurn,
    /// The turn that the search would have played.
    pub best: AnyTurn,
    /// What it leads to; `best` is the first of these.
    pub best_line: Vec<AnyTurn>,
    /// What the other side would answer to the turn that was played, and what follows; empty if that ended the match.
    pub answer: Vec<AnyTurn>,
    /// What the side could expect of the match with the best turn, from 0 (lost) over 0.5 (even) to 1 (won).
    pub chance_before: f32,
    /// What it could expect after the turn that was played.
    pub chance_after: f32,
    /// The value of the position before the turn, as White sees it.
    pub best_evaluation: Evaluation,
    /// The value of the position after the turn, as White sees it.
    pub evaluation: Evaluation,
    /// The winning chance that the turn gave away, from 0 to 1: 0 for the best turn, and where no other one was legal.
    pub loss: f32,
    /// What sort of a mistake that is; `None` if it is none.
    pub judgement: Option<Judgement>,
    /// What it gave away, the weightiest first: at most two sentences, and none unless it is a mistake.
    pub reasons: Vec<Message>,
}

/// How bad a mistake is, by the winning chance that it gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// At least 0.1.
    Inaccuracy,
    /// At least 0.2.
    Mistake,
    /// At least 0.3.
    Blunder,
}

impl Judgement {
    /// All of them, the smallest first.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The smallest loss of winning chance that is judged so; the bounds are those of lichess.
    #[must_use]
    pub const fn least_loss(self) -> f32 {
        match self {
            Judgement::Inaccuracy => 0.1,
            Judgement::Mistake => 0.2,
            Judgement::Blunder => 0.3,
        }
    }

    /// The judgement of a turn that gives away so much winning chance.
    ///
    /// ```
    /// use ludarium_review::Judgement;
    /// assert_eq!(Judgement::of_loss(0.05), None);
    /// assert_eq!(Judgement::of_loss(0.25), Some(Judgement::Mistake));
    /// ```
    #[must_use]
    pub fn of_loss(loss: f32) -> Option<Judgement> {
        Judgement::ALL.into_iter().rev().find(|judgement| loss >= judgement.least_loss())
    }

    /// The sign behind the turn.
    #[must_use]
    pub const fn glyph(self) -> Glyph {
        match self {
            Judgement::Inaccuracy => Glyph::Dubious,
            Judgement::Mistake => Glyph::Mistake,
            Judgement::Blunder => Glyph::Blunder,
        }
    }
}
