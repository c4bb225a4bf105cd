//! What the search needs from a game beyond its rules.

use std::sync::Arc;

use ludarium_rules::{Game, Side, multiversioned};

use crate::learned::Inputs;
use crate::tables::{KeptTables, Probe, TableTime};
use crate::{MATE_BOUND, Span, TreeShape, Tuning};

/// What a term of an evaluation is about. The [`Style`](crate::Style) of a player gives some themes more weight, others
/// less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// Material, ground and the right to move. The same for every style.
    Worth,
    /// What threatens the other side and moves forward.
    Attack,
    /// What protects and lasts.
    Build,
    /// What keeps choices open and sets problems.
    Trick,
}

/// One term of an evaluation: something that is counted for both sides and weighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// A short name.
    pub name: &'static str,
    /// What is counted, in one sentence.
    pub description: &'static str,
    /// What it is about.
    pub theme: Theme,
}

impl Term {
    /// A term.
    #[must_use]
    pub const fn new(theme: Theme, name: &'static str, description: &'static str) -> Term {
        Term { name, description, theme }
    }
}

/// Receives the counts of the terms of a position: a search weights them at once, a fit keeps them.
pub trait EvalTrace {
    /// Counts `count` of the term of that number (its place in [`Evaluate::TERMS`]) for a side.
    fn add(&mut self, term: usize, side: Side, count: i32);
}

/// A game with a static evaluation of its positions. One file a game, in `eval/`.
///
/// The value is a sum of terms, each counted for both sides ([`Evaluate::trace`]) and weighted ([`Evaluate::WEIGHTS`]):
/// so the weights can be fitted, and every style can change them.
pub trait Evaluate: Game + Inputs {
    /// The terms, in the order of the weights.
    const TERMS: &'static [Term];

    /// The fitted weights, one for each term, in hundredths of the game's smallest piece. `ludarium-workshop fit` writes
    /// them.
    const WEIGHTS: &'static [i32];

    /// The numbers of the alpha-beta search of this game.
    const TUNING: Tuning = Tuning::STRONG;

    /// How a tree search of this game grows its tree.
    const TREE_SHAPE: TreeShape = TreeShape::DEFAULT;

    /// Counts the terms of an ongoing position, in the same way for both sides: in the mirrored position each has what
    /// the other has here.
    fn trace(&self, eval_trace: &mut impl EvalTrace);

    /// The value of an ongoing position from the view of the side to move, in hundredths of the game's smallest piece;
    /// always well within [`crate::MATE_BOUND`].
    fn evaluate(&self) -> i32 {
        self.evaluate_with(Self::WEIGHTS)
    }

    /// [`Evaluate::evaluate`] with other weights, one for each term.
    fn evaluate_with(&self, weights: &[i32]) -> i32 {
        self.weigh(weights).clamp(-MATE_BOUND / 4, MATE_BOUND / 4)
    }

    /// The weighted sum of the terms from the view of the side to move.
    fn weigh(&self, weights: &[i32]) -> i32 {
        let sum = multiversioned(
            #[inline(always)]
            || {
                let mut sum = Sum { weights, white: 0 };
                self.trace(&mut sum);
                sum
            },
        );
        if self.side_to_move() == Side::White { sum.white } else { -sum.white }
    }

    /// Roughly what a legal turn wins at once (captures, promotions), in the same unit; 0 for quiet turns. Only
    /// decides the order of the turns and which of them may be searched less deeply.
    fn gain(&self, _turn: &Self::Turn) -> i32 {
        0
    }

    /// A function that says whether a legal turn that gains nothing may make a claim or win the game. Where it says no, a
    /// search may leave the turn out without playing it.
    fn may_decide(&self) -> impl Fn(&Self::Turn) -> bool {
        |_| true
    }

    /// Where a turn goes: it decides how easily a weak player overlooks it, and nothing else.
    fn span(turn: &Self::Turn) -> Span;

    /// The endgame tables for a search of this position; `None` if it can meet none of them soon. What takes long to
    /// make is made in the given time or not at all, and kept.
    fn tables(&self, _kept: &mut KeptTables, _time: TableTime<'_>) -> Option<Arc<dyn Probe<Self>>> {
        None
    }

    /// The first of the two choices that a turn is split into where turns are too many to evaluate each: usually the
    /// piece that moves. Turns that begin with the same choice have the same number.
    fn split(&self, turn: &Self::Turn) -> u32 {
        self.turn_key(turn) >> 6
    }

    /// Whether every legal turn here is a forced answer, so that the side to move may not be able to keep the value of
    /// [`Evaluate::evaluate`] by a quiet turn (it cannot stand pat).
    fn is_forced(&self) -> bool {
        false
    }
}

/// The weighted sum, White's minus Black's.
struct Sum<'a> {
    weights: &'a [i32],
    white: i32,
}

impl EvalTrace for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, term: usize, side: Side, count: i32) {
        let value = self.weights[term] * count;
        self.white += if side == Side::White { value } else { -value };
    }
}
