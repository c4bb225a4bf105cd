//! What a condition is asked of: a position, and the turn that has led to it.

use ludarium_rules::{AnyPosition, BoardView, Cell, Effect, Kind, Piece, Side};

use super::terms::EffectName;

/// The turn that has just been played.
#[derive(Clone, Copy)]
pub(super) struct LastTurn<'a> {
    pub side: Side,
    pub text: &'a str,
    pub notation: &'a str,
    pub effects: &'a [Effect],
}

impl LastTurn<'_> {
    /// Whether it is the turn of a text: machine text or notation.
    pub fn is(&self, text: &str) -> bool {
        text == self.text || text == self.notation
    }
}

/// A position as a condition sees it.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub learner: Side,
    pub position: &'a AnyPosition,
    pub view: &'a BoardView,
    pub last: Option<LastTurn<'a>>,
    /// How many turns the learner has played.
    pub turns: u16,
}

/// One thing that an effect says, in the terms in which conditions ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fact {
    pub what: EffectName,
    pub side: Option<Side>,
    pub kind: Option<Kind>,
    pub from: Vec<Cell>,
    pub at: Vec<Cell>,
}

fn fact(what: EffectName, side: Option<Side>, kind: Option<Kind>, from: &[Cell], at: &[Cell]) -> Fact {
    Fact { what, side, kind, from: from.to_vec(), at: at.to_vec() }
}

fn of_piece(what: EffectName, piece: Piece, from: &[Cell], at: &[Cell]) -> Fact {
    fact(what, piece.side, Some(piece.kind), from, at)
}

fn of_side(what: EffectName, side: Side, at: &[Cell]) -> Vec<Fact> {
    vec![fact(what, Some(side), None, &[], at)]
}

/// What an effect says; nothing where no condition can ask for it.
pub(super) fn facts(effect: &Effect) -> Vec<Fact> {
    use EffectName as Name;
    match effect {
        Effect::Moved { from, to, piece } => vec![of_piece(Name::Moved, *piece, &[*from], &[*to])],
        Effect::Carried { pieces } => pieces
            .iter()
            .map(|(from, to, piece)| of_piece(Name::Moved, *piece, &[*from], &to.iter().copied().collect::<Vec<_>>()))
            .collect(),
        Effect::Stacked { from, to, .. } => vec![fact(Name::Moved, None, None, &[*from], &[*to])],
        Effect::Captured { at, piece } => vec![of_piece(Name::Captured, *piece, &[], &[*at])],
        Effect::Collided { from, at, .. } => vec![fact(Name::Collided, None, None, &[*from], &[*at])],
        Effect::Attacked { at, from } => vec![fact(Name::Attacked, None, None, from, &[*at])],
        Effect::Enslaved { at, side } => of_side(Name::Enslaved, *side, &[*at]),
        Effect::Freed { at, side } => of_side(Name::Freed, *side, &[*at]),
        Effect::Converted { at, to, .. } => vec![of_piece(Name::Converted, *to, &[], &[*at])],
        Effect::Grew { from, way, piece } => vec![of_piece(Name::Grew, *piece, &[*from], way)],
        Effect::Withered { at, piece, .. } => vec![of_piece(Name::Withered, *piece, &[], &[*at])],
        Effect::ChainStarted { head, .. } => vec![fact(Name::ChainStarted, None, None, &[], &[*head])],
        Effect::ChainEnded { head } => vec![fact(Name::ChainEnded, None, None, &[], &[*head])],
        Effect::Chosen { side } => of_side(Name::Chosen, *side, &[]),
        Effect::Revealed { pieces } => {
            pieces.iter().map(|(cell, piece)| of_piece(Name::Revealed, *piece, &[], &[*cell])).collect()
        }
        Effect::Clashed { cells, .. } => vec![fact(Name::Clashed, None, None, &[], cells)],
        Effect::PhaseBegan { side } => of_side(Name::PhaseBegan, *side, &[]),
        Effect::Promoted { at, side, to, .. } => vec![fact(Name::Promoted, Some(*side), Some(*to), &[], &[*at])],
        Effect::Claimed { side, .. } => of_side(Name::Claimed, *side, &[]),
        Effect::SecondWind { side } => of_side(Name::SecondWind, *side, &[]),
        _ => Vec::new(),
    }
}
