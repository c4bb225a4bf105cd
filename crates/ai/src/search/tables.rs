//! Endgame tables in the search.

use std::ops::ControlFlow;

use ludarium_rules::Which;

use super::root::RootTurn;
use super::{SearchResult, Searcher};
use crate::tables::TableValue;
use crate::{Evaluate, MATE_BOUND};

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of a position that is not over, by the tables. They say nothing of the rules of the match: a win counts
    /// only if it is over before lack of progress can end the match. Where the root is a draw, draws are searched on,
    /// since the other side may err.
    pub(super) fn known_value(&self, position: &P, ply: usize) -> Option<i32> {
        let value = self.tables.as_ref()?.probe(position)?;
        match value.plies() {
            None if self.root_value == Some(TableValue::Draw) => None,
            None => Some(self.drawn(position.side_to_move())),
            Some(plies) => self.is_in_time(plies, ply).then(|| value.value_at(ply)),
        }
    }

    /// Whether an end so many plies after a ply of the line comes before a draw by lack of progress, even if there is
    /// none until then.
    fn is_in_time(&self, plies: u8, ply: usize) -> bool {
        let so_far = if self.counts_progress {
            self.stack[ply].no_progress_plies
        } else {
            self.config.no_progress_plies + ply as u32
        };
        so_far + u32::from(plies) <= P::NO_PROGRESS_PLIES
    }

    /// Whether the best turn found keeps a won or lost position of the tables, so that nothing is left to find.
    pub(super) fn is_known(&self, root: &[RootTurn<P::Turn>]) -> bool {
        let value = self.root_value.filter(|value| *value != TableValue::Draw).map(|value| value.value_at(0));
        self.lines(root).len() == 1 && value.is_some() && root.first().map(|first| first.value) == value
    }

    /// The value of a turn of the root as it is told: in a drawn position no turn is worth more or less than a draw but
    /// those that lose.
    pub(super) fn shown_value(&self, value: i32) -> i32 {
        let is_drawn = self.root_value == Some(TableValue::Draw) && value.abs() < MATE_BOUND;
        if is_drawn { 0 } else { value }
    }

    /// Continues the line of a won or lost position to its end, by the tables.
    pub(super) fn follow_tables(&self, best: &mut SearchResult<P::Turn>) {
        let known = self.root_value.filter(|value| value.value_at(0) == best.value);
        let (Some(tables), Some(plies)) = (&self.tables, known.and_then(TableValue::plies)) else { return };
        let mut position = best.line.iter().fold(self.position.clone(), |position, turn| position.play_unchecked(turn));
        while best.line.len() < usize::from(plies) && position.outcome().is_none() {
            let Some(turn) = best_by(&position, |next| tables.probe(next)) else { return };
            position = position.play_unchecked(&turn);
            best.line.push(turn);
        }
    }
}

/// The turn to the best position, for the side to move; `None` if the value of one is not known.
fn best_by<P: Evaluate>(position: &P, value: impl Fn(&P) -> Option<TableValue>) -> Option<P::Turn> {
    let mut best: Option<(i32, P::Turn)> = None;
    let visited = position.visit(Which::All, |turn| {
        let next = position.play_unchecked(&turn);
        let ended = next.outcome().map(|outcome| match outcome.winner {
            Some(_) => TableValue::LossIn(0),
            None => TableValue::Draw,
        });
        let Some(rank) = ended.or_else(|| value(&next)).map(|value| value.before().rank()) else {
            return ControlFlow::Break(());
        };
        if best.as_ref().is_none_or(|(so_far, _)| rank > *so_far) {
            best = Some((rank, turn));
        }
        ControlFlow::Continue(())
    });
    best.filter(|_| visited.is_continue()).map(|(_, turn)| turn)
}
