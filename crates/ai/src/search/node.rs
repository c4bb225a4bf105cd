//! A node of the full-width search.

use std::ops::ControlFlow;

use ludarium_rules::{Side, Which};

use super::order::{self, Ranked};
use super::{MAX_PLY, MOST_TURNS, Searcher, TableUse};
use crate::budget::Interrupted;
use crate::score::{INFINITE, finished};
use crate::table::{Bound, NO_TURN};
use crate::{Evaluate, MATE, MATE_BOUND};

/// Per ply of remaining depth, the most that a quiet turn is expected to change the value.
const FUTILITY_MARGIN: i32 = 130;

/// The bounds between which a value matters.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    /// The window as the other side sees it.
    pub(super) fn reversed(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window that only asks whether a value is above alpha.
    pub(super) fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// No win is nearer, and no loss, than the next ply.
    fn within_reach(self, ply: usize) -> Window {
        let next = ply as i32 + 1;
        Window { alpha: self.alpha.max(next - MATE), beta: self.beta.min(MATE - next) }
    }
}

/// What stays the same about a node while its turns are searched.
struct Node {
    ply: usize,
    depth: i32,
    side: Side,
    forced: bool,
    /// Whether quiet turns after the first are skipped, since none is expected to reach alpha (futility).
    skip_quiet: bool,
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of a position for its side to move, exact inside the window, a bound outside (fail-soft).
    pub(crate) fn node(&mut self, position: &P, ply: usize, depth: i32, window: Window) -> Result<i32, Interrupted> {
        self.stack[ply].line.clear();
        if let Some(outcome) = position.outcome() {
            self.budget.count_node()?;
            return Ok(finished(outcome, position.side_to_move(), ply));
        }
        let key = position.zobrist();
        if self.draws.is_repetition(key) || self.stack[ply].no_progress_plies >= P::NO_PROGRESS_PLIES {
            self.budget.count_node()?;
            return Ok(self.drawn(position.side_to_move()));
        }
        let forced = position.is_forced();
        let depth = depth + self.extension(forced, ply);
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, ply, 0, window);
        }
        self.budget.count_node()?;
        let window = window.within_reach(ply);
        if window.alpha >= window.beta {
            return Ok(window.alpha);
        }
        let (from_table, cutoff) = self.look_up(key, ply, depth, window);
        if let Some(value) = cutoff {
            return Ok(value);
        }
        let skip_quiet = match self.futility(position, forced, depth, window) {
            ControlFlow::Break(value) => return Ok(value),
            ControlFlow::Continue(skip_quiet) => skip_quiet,
        };
        let node = Node { ply, depth, side: position.side_to_move(), forced, skip_quiet };
        self.rank_turns(position, Which::All, ply, from_table)?;
        self.draws.enter(key);
        let (value, best) = self.search_moves(position, &node, window)?;
        self.draws.leave();
        self.store(key, &node, best, value, window);
        Ok(value)
    }

    /// The value for `mover` of a position that one of its turns leads to. It need not be the other side's turn there:
    /// in Go-Chess the side that placed last may have the first move of the play.
    pub(super) fn child(
        &mut self,
        mover: Side,
        next: &P,
        ply: usize,
        depth: i32,
        window: Window,
    ) -> Result<i32, Interrupted> {
        if next.side_to_move() == mover {
            self.node(next, ply, depth, window)
        } else {
            Ok(-self.node(next, ply, depth, window.reversed())?)
        }
    }

    /// What a draw by the rules of a match is worth to a side.
    fn drawn(&self, side: Side) -> i32 {
        self.config.contempt.draw_value(side)
    }

    /// One ply more for a forced answer, but never a line more than twice as long as the iteration.
    fn extension(&self, forced: bool, ply: usize) -> i32 {
        i32::from(forced && self.config.features.extensions && ply < 2 * self.iteration as usize)
    }

    /// The best turn that the table knows, and its value if that is a cutoff.
    fn look_up(&self, key: u64, ply: usize, depth: i32, window: Window) -> (u32, Option<i32>) {
        let Some(entry) = self.table.and_then(|table| table.get(key)) else { return (NO_TURN, None) };
        let counts = match self.config.features.table {
            TableUse::Off | TableUse::Ordering => false,
            TableUse::SameDepth => entry.depth() == depth,
            TableUse::Deeper => entry.depth() >= depth,
        };
        (entry.turn, if counts { entry.cutoff(ply, window.alpha, window.beta) } else { None })
    }

    fn store(&mut self, key: u64, node: &Node, best: u32, value: i32, window: Window) {
        if let Some(table) = self.table {
            let bound = if value >= window.beta {
                Bound::Lower
            } else if value > window.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            table.put(key, node.ply, node.depth, best, value, bound);
        }
    }

    /// Near the leaves: breaks with a value if the position is far above beta (reverse futility), else says whether it
    /// is so far below alpha that quiet turns are skipped (futility).
    fn futility(&self, position: &P, forced: bool, depth: i32, window: Window) -> ControlFlow<i32, bool> {
        let near_mate = window.alpha.abs() >= MATE_BOUND || window.beta.abs() >= MATE_BOUND;
        if !self.config.features.futility || forced || depth > 3 || near_mate || !window.is_null() {
            return ControlFlow::Continue(false);
        }
        let static_value = self.evaluate(position);
        let margin = FUTILITY_MARGIN * depth;
        if static_value - margin >= window.beta {
            return ControlFlow::Break(static_value - margin);
        }
        ControlFlow::Continue(depth <= 2 && static_value + margin <= window.alpha)
    }

    /// Puts the turns of a position on the stack at its ply, with their ranks.
    pub(super) fn rank_turns(
        &mut self,
        position: &P,
        which: Which,
        ply: usize,
        from_table: u32,
    ) -> Result<(), Interrupted> {
        let features = &self.config.features;
        let side = position.side_to_move().index();
        let (history, budget) = (&self.history, &self.budget);
        let state = &mut self.stack[ply];
        let killers = if features.killers { state.killers } else { [NO_TURN; 2] };
        let mut ended = Ok(());
        state.turns.clear();
        let _ = position.visit(which, |turn| {
            let (key, gain) = (position.turn_key(&turn), position.gain(&turn));
            let past = if features.history { history.score(side, key) } else { 0 };
            state.turns.push(Ranked { rank: order::rank(key, gain, from_table, killers, past), gain, key, turn });
            if budget.ends_listing(state.turns.len()) {
                ended = Err(Interrupted);
            }
            let goes_on = ended.is_ok() && state.turns.len() < MOST_TURNS;
            if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        ended
    }

    /// Searches the turns on the stack, best rank first; gives the value and the key of the best turn.
    fn search_moves(&mut self, position: &P, node: &Node, mut window: Window) -> Result<(i32, u32), Interrupted> {
        let mut turns = std::mem::take(&mut self.stack[node.ply].turns);
        let (mut best, mut best_key) = (-INFINITE, NO_TURN);
        for i in 0..turns.len() {
            order::pick_next(&mut turns, i);
            let ranked = &turns[i];
            let next = position.play_unchecked(&ranked.turn);
            self.update_no_progress_plies(position, &ranked.turn, node.ply);
            let skip = node.skip_quiet || self.late_move_prune(i, ranked, node, window);
            if i > 0 && best > -MATE_BOUND && skip && is_quiet(&next, ranked.gain) {
                continue;
            }
            let value = self.search_move(&next, ranked, i, node, window)?;
            if value <= best {
                continue;
            }
            best = value;
            if value > window.alpha {
                window.alpha = value;
                best_key = ranked.key;
                self.extend_line(node.ply, ranked.turn.clone());
            }
            if value >= window.beta {
                self.remember_refutation(&turns[..=i], node);
                break;
            }
        }
        self.stack[node.ply].turns = turns;
        Ok((best, best_key))
    }

    /// Passes the count of plies without progress on to the next ply, where lines may reach the draw.
    pub(super) fn update_no_progress_plies(&mut self, position: &P, turn: &P::Turn, ply: usize) {
        if self.counts_progress {
            let so_far = self.stack[ply].no_progress_plies;
            self.stack[ply + 1].no_progress_plies = if position.is_progress(turn) { 0 } else { so_far + 1 };
        }
    }

    /// The value of the `i`-th turn of a node: late turns with a null window and reduced depth first, and again with
    /// more only if they turn out well.
    fn search_move(
        &mut self,
        next: &P,
        ranked: &Ranked<P::Turn>,
        i: usize,
        node: &Node,
        window: Window,
    ) -> Result<i32, Interrupted> {
        let depth = node.depth - 1;
        let reduction = if i == 0 { 0 } else { self.reduction(next, ranked, i, node) };
        if i > 0 && (self.config.features.pvs || reduction > 0) {
            let narrow = window.null();
            let mut value = self.child(node.side, next, node.ply + 1, depth - reduction, narrow)?;
            if reduction > 0 && value > window.alpha {
                value = self.child(node.side, next, node.ply + 1, depth, narrow)?;
            }
            if value <= window.alpha || value >= window.beta {
                return Ok(value);
            }
        }
        self.child(node.side, next, node.ply + 1, depth, window)
    }

    /// How many plies less to search a late quiet turn (late move reduction): more the later it comes and the deeper
    /// the node is, less if it has often refuted others.
    fn reduction(&self, next: &P, ranked: &Ranked<P::Turn>, i: usize, node: &Node) -> i32 {
        let quiet = ranked.gain <= 0 && !node.forced && !next.is_forced();
        if !self.config.features.reductions || node.depth < 3 || i < 3 || !quiet {
            return 0;
        }
        let later = (i as u32 + 1).ilog2() as i32;
        let deeper = (node.depth as u32).ilog2() as i32;
        let known_as_good = i32::from(ranked.rank > order::OFTEN_GOOD);
        (later * deeper / 3 - known_as_good).clamp(0, node.depth - 2)
    }

    /// Whether a turn comes so late, so near the leaves, that it is not searched.
    fn late_move_prune(&self, i: usize, ranked: &Ranked<P::Turn>, node: &Node, window: Window) -> bool {
        let few_left = node.depth <= 3 && !node.forced && window.is_null();
        self.config.features.late_move_pruning
            && few_left
            && i as i32 >= 5 + 5 * node.depth * node.depth
            && ranked.rank <= order::OFTEN_GOOD
    }

    /// Makes a turn and the line of the next ply the principal variation of this ply.
    pub(super) fn extend_line(&mut self, ply: usize, turn: P::Turn) {
        let (upper, lower) = self.stack.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(turn);
        line.extend_from_slice(&lower[0].line);
    }

    /// The last of these turns refuted the node; the others were searched without success.
    fn remember_refutation(&mut self, searched: &[Ranked<P::Turn>], node: &Node) {
        let Some((refutation, others)) = searched.split_last() else { return };
        if refutation.gain > 0 {
            return;
        }
        self.stack[node.ply].remember_killer(refutation.key);
        self.history.reward(node.side.index(), refutation.key, node.depth);
        for other in others.iter().filter(|other| other.gain <= 0) {
            self.history.punish(node.side.index(), other.key, node.depth);
        }
    }
}

/// Whether the turn that led here wins nothing, makes no claim and does not end the game.
fn is_quiet<P: Evaluate>(next: &P, gain: i32) -> bool {
    gain <= 0 && !next.is_forced() && next.outcome().is_none()
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use ludarium_rules::Position;
    use ludarium_rules::games::treason::Treason;

    use super::*;
    use crate::budget::LISTED_BETWEEN_CHECKS;
    use crate::search::Task;
    use crate::{Limits, SearchConfig, Stop};

    #[test]
    fn a_stop_ends_the_listing_of_turns() {
        // A White Spy that can capture in more ways than a search looks at.
        let crowd = Treason::parse("b1b1b2/1bb1b2/bb1bbbb/2bbb2/bbb1bbb/W6 w", Default::default());
        let crowd = crowd.expect("a valid text");
        let (config, stop) = (SearchConfig::default(), Stop::new());
        let task = Task { position: &crowd, history: &[], config: &config, table: None, began: Instant::now() };
        let mut searcher = Searcher::new(&task, &Limits::default(), &stop);
        for which in [Which::All, Which::Noisy] {
            assert_eq!(searcher.rank_turns(&crowd, which, 0, NO_TURN), Ok(()));
            assert_eq!(searcher.stack[0].turns.len(), MOST_TURNS);
        }
        stop.stop();
        for which in [Which::All, Which::Noisy] {
            assert_eq!(searcher.rank_turns(&crowd, which, 0, NO_TURN), Err(Interrupted));
            assert_eq!(searcher.stack[0].turns.len(), LISTED_BETWEEN_CHECKS);
        }
    }
}
