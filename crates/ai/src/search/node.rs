//! A node of the full-width search.

use std::ops::ControlFlow;

use ludarium_rules::{Side, Which};

use super::order::{self, Ranked};
use super::window::Window;
use super::{MAX_PLY, Searcher, TableUse};
use crate::budget::Interrupted;
use crate::score::{INFINITE, finished};
use crate::table::{Entry, NO_TURN};
use crate::{Evaluate, MATE_BOUND};

/// What stays the same about a node while its turns are searched.
pub(super) struct Node {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) side: Side,
    pub(super) forced: bool,
    /// Whether the window that it is searched with is open: it is expected to be on the principal variation.
    pub(super) open: bool,
    /// Whether quiet turns after the first are skipped, since none is expected to reach alpha (futility).
    pub(super) skip_quiet: bool,
    pub(super) from_table: u32,
    /// How many plies more that turn is searched.
    pub(super) extension: i32,
    /// A turn that is left out.
    pub(super) excluded: u32,
}

/// A node before its turns are looked at.
pub(super) struct Frame {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) forced: bool,
    pub(super) window: Window,
}

/// What the turns of a node have given so far.
pub(super) struct Found {
    pub(super) best: i32,
    /// The key of the best turn; [`NO_TURN`] if none was better than alpha.
    pub(super) best_key: u32,
    window: Window,
}

impl<P: Evaluate> Searcher<'_, P> {
    /// The value of a position for its side to move, exact inside the window, a bound outside (fail-soft).
    pub(crate) fn node(&mut self, position: &P, ply: usize, depth: i32, window: Window) -> Result<i32, Interrupted> {
        self.stack[ply].line.clear();
        if let Some(outcome) = position.outcome() {
            self.count_node(ply)?;
            return Ok(finished(outcome, position.side_to_move(), ply));
        }
        let key = position.zobrist();
        if self.draws.is_repetition(key) || self.stack[ply].no_progress_plies >= P::NO_PROGRESS_PLIES {
            self.count_node(ply)?;
            return Ok(self.drawn(position.side_to_move()));
        }
        if let Some(value) = self.known_value(position, ply) {
            self.count_node(ply)?;
            return Ok(value);
        }
        let forced = position.is_forced();
        let depth = depth + self.extension(forced, ply);
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, ply, 0, window);
        }
        self.count_node(ply)?;
        let window = window.within_reach(ply);
        if window.alpha >= window.beta {
            return Ok(window.alpha);
        }
        let entry = self.table.as_ref().and_then(|table| table.get(key));
        if let Some(value) = entry.and_then(|entry| self.cutoff(entry, ply, depth, window)) {
            return Ok(value);
        }
        self.draws.enter(key);
        let value = self.search_node(position, key, entry, Frame { ply, depth, forced, window })?;
        self.draws.leave();
        Ok(value)
    }

    /// A node that the table does not decide.
    fn search_node(&mut self, position: &P, key: u64, entry: Option<Entry>, frame: Frame) -> Result<i32, Interrupted> {
        let Frame { ply, depth, forced, window } = frame;
        let from_table = entry.map_or(NO_TURN, |entry| entry.turn);
        let skip_quiet = match self.prune(position, &frame)? {
            ControlFlow::Break(value) => return Ok(value),
            ControlFlow::Continue(skip_quiet) => skip_quiet,
        };
        let mut node = Node {
            ply,
            depth,
            side: position.side_to_move(),
            forced,
            open: !window.is_null(),
            skip_quiet,
            from_table,
            extension: 0,
            excluded: NO_TURN,
        };
        if let ControlFlow::Break(value) = self.extend_singular(position, entry, &mut node, window)? {
            return Ok(value);
        }
        let found = self.search_moves(position, &node, window)?;
        self.store(key, &node, found.best_key, found.best, window);
        Ok(found.best)
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
    pub(super) fn drawn(&self, side: Side) -> i32 {
        self.config.contempt.draw_value(side)
    }

    /// One ply more for a forced answer, but never a line more than twice as long as the iteration.
    fn extension(&self, forced: bool, ply: usize) -> i32 {
        i32::from(forced && self.config.features.extensions && ply < 2 * self.iteration as usize)
    }

    /// The value that the table knows, if that is a cutoff.
    pub(super) fn cutoff(&self, entry: Entry, ply: usize, depth: i32, window: Window) -> Option<i32> {
        let counts = match self.config.features.table {
            TableUse::Off | TableUse::Ordering => false,
            TableUse::SameDepth => entry.depth() == depth,
            TableUse::Deeper => entry.depth() >= depth,
        };
        if counts { entry.cutoff(ply, window.alpha, window.beta) } else { None }
    }

    fn store(&self, key: u64, node: &Node, best: u32, value: i32, window: Window) {
        if let Some(table) = &self.table {
            table.put(key, node.ply, node.depth, best, value, window.bound_of(value));
        }
    }

    /// Searches the turns of a node, the table's turn and then the best rank first.
    pub(super) fn search_moves(&mut self, position: &P, node: &Node, window: Window) -> Result<Found, Interrupted> {
        let mut found = Found { best: -INFINITE, best_key: NO_TURN, window };
        let first = if self.config.features.staged && node.from_table != NO_TURN {
            self.find_turn(position, node.from_table)?
        } else {
            None
        };
        if let Some(first) = &first
            && self.try_turn(position, first, 0, node, &mut found)?
        {
            self.remember_refutation(std::slice::from_ref(first), node);
            return Ok(found);
        }
        let searched = usize::from(first.is_some());
        if node.skip_quiet && self.config.features.unplayed {
            self.rank_decisive_turns(position, node.ply, node.from_table)?;
            self.search_listed(position, searched, node, &mut found)?;
            if found.best > -MATE_BOUND {
                return Ok(found);
            }
        }
        self.rank_turns(position, Which::All, node.ply, node.from_table)?;
        self.search_listed(position, searched, node, &mut found)?;
        Ok(found)
    }

    /// Searches the turns on the stack; the best-ranked `searched` of them have been searched already.
    fn search_listed(
        &mut self,
        position: &P,
        searched: usize,
        node: &Node,
        found: &mut Found,
    ) -> Result<(), Interrupted> {
        let mut turns = std::mem::take(&mut self.stack[node.ply].turns);
        let (mut i, mut only_decisive) = (0, !self.config.features.unplayed);
        while i < turns.len() {
            order::pick_next(&mut turns, i);
            if !only_decisive && self.may_skip(i, &turns[i], node, found) {
                only_decisive = true;
                order::keep_after(&mut turns, i, position.may_decide());
                continue;
            }
            let is_out = i < searched || turns[i].key == node.excluded && node.excluded != NO_TURN;
            if !is_out && self.try_turn(position, &turns[i], i, node, found)? {
                self.remember_refutation(&turns[..=i], node);
                break;
            }
            i += 1;
        }
        self.stack[node.ply].turns = turns;
        Ok(())
    }

    /// Searches the `i`-th turn of a node, unless it is skipped, and says whether it refutes the node.
    fn try_turn(
        &mut self,
        position: &P,
        ranked: &Ranked<P::Turn>,
        i: usize,
        node: &Node,
        found: &mut Found,
    ) -> Result<bool, Interrupted> {
        let next = position.play_unchecked(&ranked.turn);
        if self.may_skip(i, ranked, node, found) && !next.is_forced() && next.outcome().is_none() {
            return Ok(false);
        }
        if let Some(table) = &self.table {
            table.prefetch(next.zobrist());
        }
        self.update_no_progress_plies(position, &ranked.turn, node.ply);
        self.note_spot(&ranked.turn, node.ply);
        let value = self.search_move(&next, ranked, i, node, found.window)?;
        if value > found.best {
            found.best = value;
            if value > found.window.alpha {
                found.window.alpha = value;
                found.best_key = ranked.key;
                self.extend_line(node.ply, ranked.turn.clone());
            }
        }
        Ok(value >= found.window.beta)
    }

    /// Whether the `i`-th turn of a node is not searched, and those after it neither, unless they make a claim or end the
    /// game.
    fn may_skip(&self, i: usize, ranked: &Ranked<P::Turn>, node: &Node, found: &Found) -> bool {
        let hopeless = node.skip_quiet || self.late_move_prune(i, ranked, node, found.window);
        hopeless && i > 0 && found.best > -MATE_BOUND && ranked.gain <= 0
    }

    /// Notes where the turn goes that is being searched at a ply, if turns are overlooked.
    pub(super) fn note_spot(&mut self, turn: &P::Turn, ply: usize) {
        if self.sight.is_some() {
            self.stack[ply].spot = Some(P::span(turn).to);
        }
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
        let extension = if ranked.key == node.from_table { node.extension } else { 0 };
        let depth = node.depth - 1 + extension;
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
        self.history.reward(node.side, refutation.key, node.depth);
        for other in others.iter().filter(|other| other.gain <= 0) {
            self.history.punish(node.side, other.key, node.depth);
        }
    }
}
