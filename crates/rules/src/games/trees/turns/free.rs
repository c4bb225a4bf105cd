//! Actions that touch no chain: whether they have the result of one that touches some.

use super::plan::Plan;
use super::{Act, Order, Turn};
use crate::Position;
use crate::board::square::{Square, squares};
use crate::games::trees::Trees;
use crate::games::trees::geometry::{beyond, fill};
use crate::games::trees::position::Content;

/// The results of actions that touch no chain.
#[derive(Clone, Copy)]
pub(super) struct Free<'a> {
    pub(super) position: &'a Trees,
    pub(super) plan: &'a Plan,
    pub(super) alone: &'a [Order],
}

impl Free<'_> {
    /// Whether an action that touches no chain has the result of one that touches some.
    #[inline]
    pub(super) fn has_result(&self, action: (Act, Square, Square), result: &Trees) -> bool {
        self.is_possible(action) && self.has_twin(action, result)
    }

    /// Whether the action could have a result that an action which touches no chain has too: a growth onto squares that
    /// no chain touches, of which no chain remains there.
    #[inline]
    fn is_possible(&self, (act, from, to): (Act, Square, Square)) -> bool {
        let chains = self.plan.all.reads;
        act == Act::Grow && fill(from, to) & !chains != 0 && (to.is_in(chains) || beyond(from, to).is_none())
    }

    /// Whether a growth that touches no chain has this result.
    fn has_twin(&self, (_, from, to): (Act, Square, Square), result: &Trees) -> bool {
        let filled = fill(from, to) & !self.plan.all.reads;
        let content = squares(filled).next().map_or(Content::BARE, |square| result.board().content(square));
        let origins = self.position.board().of(content) & !self.plan.all.changes;
        let twins = squares(filled).flat_map(|to| squares(origins).map(move |from| (from, to)));
        let mut twins = twins.filter(|&(from, to)| {
            fill(from, to) == filled && beyond(from, to).is_none() && content.has_vector(from, to)
        });
        // All of them have the same results, one for each result of the chains alone.
        let Some((from, to)) = twins.next() else { return false };
        self.alone
            .iter()
            .any(|&order| self.position.play_unchecked(&Turn { act: Act::Grow, from, to, order }) == *result)
    }
}
