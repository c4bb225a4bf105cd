//! What a turn leaves, changes and takes, for marking.

use std::collections::BTreeSet;

use ludarium_rules::{AnyPosition, AnyTurn, Cell, Effect, Step};

use crate::DiagramError;

/// The cells of a turn.
///
/// ```
/// use ludarium_diagram::TurnTrace;
/// use ludarium_rules::{AnyPosition, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let turn = start.read_turn("dNd3").expect("legal");
/// let trace = TurnTrace::of(&start, &turn).expect("legal");
/// let names = |cells: &[_]| cells.iter().map(|cell| start.cell_name(*cell)).collect::<Vec<_>>();
/// assert_eq!((names(&trace.from), names(&trace.to)), (vec!["d2".to_owned()], vec!["d3".to_owned()]));
/// assert_eq!(names(&trace.ways[0]), ["d2", "d3"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnTrace {
    /// Cells that something has left and nothing has come to.
    pub from: Vec<Cell>,
    /// Cells that something has come to or that have changed.
    pub to: Vec<Cell>,
    /// Ways over the board, from cell to cell; each has at least two.
    pub ways: Vec<Vec<Cell>>,
    /// Cells on which something was taken.
    pub taken: Vec<Cell>,
}

impl TurnTrace {
    /// The cells of a turn in a position. It holds nothing that is secret.
    ///
    /// # Errors
    /// The turn is not legal there.
    pub fn of(position: &AnyPosition, turn: &AnyTurn) -> Result<TurnTrace, DiagramError> {
        let effects = position.effects(turn)?;
        // Where a block was held, for games whose pieces go along with a middle.
        let chosen: Vec<Cell> = position.steps_of(turn)?.iter().filter_map(Step::cell).collect();
        Ok(TurnTrace::of_effects(&effects, &chosen))
    }

    /// The cells of effects; `chosen` are the cells that were chosen for the turn, which give a block its way.
    #[must_use]
    pub fn of_effects(effects: &[Effect], chosen: &[Cell]) -> TurnTrace {
        let mut trace = TurnTrace::default();
        let (mut from, mut to) = (BTreeSet::new(), BTreeSet::new());
        for effect in effects {
            let (left, changed) = effect.ends();
            from.extend(left);
            to.extend(changed);
            trace.go(effect, chosen);
        }
        trace.from = from.difference(&to).copied().collect();
        trace.to = to.into_iter().collect();
        trace
    }

    fn go(&mut self, effect: &Effect, chosen: &[Cell]) {
        match effect {
            Effect::Moved { from, to, .. } | Effect::Stacked { from, to, .. } => self.extend(&[*from, *to]),
            Effect::Carried { pieces } => match chosen {
                [from, to] => self.ways.push(vec![*from, *to]),
                _ => self.ways.extend(pieces.iter().filter_map(|(from, to, _)| Some(vec![*from, (*to)?]))),
            },
            Effect::Grew { from, way, .. } => {
                self.extend(&std::iter::once(*from).chain(way.iter().copied()).collect::<Vec<_>>());
            }
            Effect::Attacked { at, from } => self.ways.extend(from.iter().map(|from| vec![*from, *at])),
            Effect::Captured { at, .. } => self.taken.push(*at),
            _ => {}
        }
    }

    /// Adds a way; one that goes on where the last one ended makes that one longer.
    fn extend(&mut self, way: &[Cell]) {
        if way.len() < 2 || self.ways.iter().any(|known| known == way) {
            return;
        }
        match self.ways.last_mut().filter(|last| last.last() == way.first()) {
            Some(last) => last.extend(&way[1..]),
            None => self.ways.push(way.to_vec()),
        }
    }
}
