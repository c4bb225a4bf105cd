//! A ply of a main line with what happens in it.

use ludarium_rules::{AnyPosition, AnyTurn, Cell, Effect, GameId, Outcome, Piece, Side};

use crate::puzzles::{Line, Ply};

/// A ply of a main line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene<'a> {
    /// Who plays it.
    pub side: Side,
    /// Whether that is the solver.
    pub is_own: bool,
    /// The position before it.
    pub before: &'a AnyPosition,
    /// The turn.
    pub turn: &'a AnyTurn,
    /// What happens in it, in order.
    pub effects: Vec<Effect>,
    /// The result, if the game is over then.
    pub outcome: Option<Outcome>,
}

impl Scene<'_> {
    /// The scenes of a main line.
    #[must_use]
    pub fn all(line: &Line) -> Vec<Scene<'_>> {
        line.plies.iter().filter_map(|ply| Scene::of(ply, line.solver)).collect()
    }

    fn of(ply: &Ply, solver: Side) -> Option<Scene<'_>> {
        let (turn, side) = (ply.turns.first()?, ply.position.side_to_move());
        Some(Scene {
            side,
            is_own: side == solver,
            before: &ply.position,
            turn,
            effects: ply.position.effects(turn).ok()?,
            outcome: ply.next.outcome(),
        })
    }

    /// Whether any effect is such a one.
    pub(super) fn has(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(is_it)
    }

    /// Whether the other side loses something.
    pub(super) fn takes(&self) -> bool {
        self.loses_of(self.side.other())
    }

    /// Whether a side loses something: a piece leaves the board, changes sides, dies or is grown over.
    pub(super) fn loses_of(&self, side: Side) -> bool {
        let is_of = |piece: &Piece| piece.side == Some(side);
        self.has(|effect| match effect {
            Effect::Captured { piece, .. } | Effect::Withered { piece, .. } => is_of(piece),
            Effect::Converted { from, to, .. } => is_of(from) && !is_of(to),
            Effect::Enslaved { side: slave, .. } => *slave == side,
            Effect::Carried { pieces } => pieces.iter().any(|(_, to, piece)| to.is_none() && is_of(piece)),
            Effect::Grew { way, .. } => way.iter().any(|cell| self.stood_on(*cell).is_some_and(|piece| is_of(&piece))),
            _ => false,
        })
    }

    /// Whether nothing happens but that pieces of one's own go elsewhere.
    pub(super) fn is_quiet(&self) -> bool {
        let other = self.side.other();
        !self.loses_of(other)
            && !self.loses_of(self.side)
            && !self.has(|effect| matches!(effect, Effect::Promoted { .. } | Effect::Claimed { .. } | Effect::Ended(_)))
    }

    /// Whether a piece of the solver becomes another kind.
    pub(super) fn promotes(&self) -> bool {
        self.is_own && self.has(|effect| matches!(effect, Effect::Promoted { side, .. } if *side == self.side))
    }

    /// Whether the mover wins by this ply, for that reason.
    pub(super) fn wins_by(&self, reason: &str) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == Some(self.side) && outcome.reason == *reason)
    }

    /// What stood on top of a cell before.
    pub(super) fn stood_on(&self, cell: Cell) -> Option<Piece> {
        self.before.board_view().top(cell)
    }

    /// How far the mover goes, in steps of a king; 0 on boards without squares.
    pub(super) fn reach(&self) -> u32 {
        let furthest = |ends: &[(Cell, Cell)]| ends.iter().map(|(from, to)| self.steps(*from, *to)).max().unwrap_or(0);
        let of_effect = |effect: &Effect| match effect {
            Effect::Moved { from, to, .. } => furthest(&[(*from, *to)]),
            Effect::Carried { pieces } => {
                furthest(&pieces.iter().filter_map(|(from, to, _)| Some((*from, (*to)?))).collect::<Vec<_>>())
            }
            Effect::Grew { from, way, .. } => furthest(&way.iter().map(|to| (*from, *to)).collect::<Vec<_>>()),
            _ => 0,
        };
        self.effects.iter().map(of_effect).max().unwrap_or(0)
    }

    fn steps(&self, from: Cell, to: Cell) -> u32 {
        let place = |cell: Cell| place(&self.before.cell_name(cell));
        match (self.before.game(), place(from), place(to)) {
            (GameId::Tribun | GameId::Treason, ..) | (_, None, _) | (_, _, None) => 0,
            (_, Some(from), Some(to)) => from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)),
        }
    }
}

/// File and rank of a square's name.
fn place(name: &str) -> Option<(u32, u32)> {
    let file = name.chars().next().filter(char::is_ascii_lowercase)?;
    Some((u32::from(file), name.get(1..)?.parse().ok()?))
}
