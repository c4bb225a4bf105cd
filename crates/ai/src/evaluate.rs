//! What the search must know of a game beyond its rules.

use ludarium_rules::{Game, Side};

use crate::MATE_BOUND;

/// What a term of an evaluation is about. The character of a player weighs some kinds of terms more, others less.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// What there is: pieces, ground, the right to move. The same for every character.
    Worth,
    /// What threatens the other side and drives forward.
    Attack,
    /// What holds together and lasts.
    Build,
    /// What keeps choices open and sets problems.
    Trick,
}

/// One term of an evaluation: something that is counted for both sides and weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// A short name.
    pub name: &'static str,
    /// What is counted, in one sentence.
    pub about: &'static str,
    /// What it is about.
    pub theme: Theme,
}

impl Term {
    /// A term.
    #[must_use]
    pub const fn new(theme: Theme, name: &'static str, about: &'static str) -> Term {
        Term { name, about, theme }
    }
}

/// Takes down what a position has of each term: a search weighs it at once, a fit keeps it.
pub trait EvalTrace {
    /// Counts `count` of the term of that number (its place in [`Evaluate::TERMS`]) for a side.
    fn add(&mut self, term: usize, side: Side, count: i32);
}

/// A game whose positions can be judged without looking ahead. One file a game, in `eval/`.
///
/// The value is a sum of terms, each counted for both sides ([`Evaluate::trace`]) and weighed ([`Evaluate::WEIGHTS`]):
/// so the weights can be fitted, and every character can weigh them in its own way.
pub trait Evaluate: Game {
    /// The terms, in the order of the weights.
    const TERMS: &'static [Term];

    /// The fitted weights, one for each term, in hundredths of the game's smallest piece. `ludarium-lab fit` writes them.
    const WEIGHTS: &'static [i32];

    /// Counts the terms of an ongoing position. Both sides are counted alike: in the mirrored position each has what the
    /// other has here.
    fn trace(&self, eval_trace: &mut impl EvalTrace);

    /// The value of an ongoing position from the view of the side to move, in hundredths of the game's smallest piece;
    /// always well within [`crate::MATE_BOUND`].
    fn evaluate(&self) -> i32 {
        self.evaluate_with(Self::WEIGHTS)
    }

    /// [`Evaluate::evaluate`] with other weights, one for each term.
    fn evaluate_with(&self, weights: &[i32]) -> i32 {
        let mut sum = Sum { weights, white: 0 };
        self.trace(&mut sum);
        let value = if self.side_to_move() == Side::White { sum.white } else { -sum.white };
        value.clamp(-MATE_BOUND / 4, MATE_BOUND / 4)
    }

    /// Roughly what a legal turn wins at once (captures, promotions), in the same unit; 0 for quiet turns. Only
    /// orders the turns and tells which of them may be searched less deeply.
    fn gain(&self, _turn: &Self::Turn) -> i32 {
        0
    }

    /// The first of the two small choices that a turn is split into, where turns are too many to look at each: usually
    /// what goes. Turns that begin with the same choice have the same number.
    fn split(&self, turn: &Self::Turn) -> u32 {
        self.turn_key(turn) >> 6
    }

    /// Whether every legal turn here is a forced answer, so that [`Evaluate::evaluate`] must not be taken for what the
    /// side to move can have by a quiet turn.
    fn is_forced(&self) -> bool {
        false
    }
}

/// The weighed sum, White's minus Black's.
struct Sum<'a> {
    weights: &'a [i32],
    white: i32,
}

impl EvalTrace for Sum<'_> {
    fn add(&mut self, term: usize, side: Side, count: i32) {
        let value = self.weights[term] * count;
        self.white += if side == Side::White { value } else { -value };
    }
}
