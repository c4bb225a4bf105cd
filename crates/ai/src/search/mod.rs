//! The search: iterative deepening around a principal-variation alpha-beta, the same for every game.

mod config;
mod helpers;
mod history;
mod listing;
mod loss_in_one;
mod node;
mod order;
mod pruning;
mod quiescence;
mod reduction;
mod root;
mod singular;
mod tables;
mod tuning;
mod window;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use crate::attention::Sight;
use crate::budget::{Budget, Interrupted};
use crate::evaluator::Evaluator;
use crate::stopwatch::Stopwatch;
use crate::table::Table;
use crate::tables::{Probe, TableTime, TableValue};
use crate::value_cache::ValueCache;
use crate::{Evaluate, Limits, SearchMemory, Stop};
use helpers::with_helpers;
use order::PlyState;

pub use config::{Features, Method, SearchConfig, TableUse};
pub(crate) use history::History;
pub(crate) use root::{RootTurn, score_root_moves};
pub use tuning::{Parameter, Tuning};
pub(crate) use window::Window;

/// The deepest ply that is ever searched; positions there are evaluated as they are.
const MAX_PLY: usize = 120;

/// A node searches no more turns: a Spy of Treason among many enemies has billions of chains of captures.
pub(crate) const MOST_TURNS: usize = 20_000;

/// Lines are rarely longer: a draw by lack of progress that is farther away than this needs no counting.
const HORIZON: u32 = 24;

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<T> {
    /// The best turn.
    pub turn: T,
    /// Its value for the side to move; from [`crate::MATE_BOUND`] on a certain result.
    pub value: i32,
    /// The depth of the last finished iteration; 0 if there was no time to search even one ply.
    pub depth: u32,
    /// The length of the longest line searched, in plies, quiescence search included; `None` where that is not counted: in the tree
    /// search and the placement of Go-Chess.
    pub selective_depth: Option<u32>,
    /// How full of this search's entries the transposition table is, in thousandths, from a sample; `None` without a table.
    pub table_fill: Option<u32>,
    /// The positions searched.
    pub nodes: u64,
    /// The time used.
    pub elapsed: Duration,
    /// The principal variation, beginning with the best turn.
    pub line: Vec<T>,
    /// The next best turns, the best first: as many as [`SearchConfig::lines`] asks for beyond the best one.
    pub others: Vec<Variation<T>>,
}

/// A turn that is not the best, with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<T> {
    /// Its value for the side to move.
    pub value: i32,
    /// The turns, the one in question first.
    pub line: Vec<T>,
}

/// Alpha-beta: `config.threads` threads deepen together, the first of which gives the answer.
pub(crate) fn alpha_beta<P: Evaluate>(
    memory: &mut SearchMemory,
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    if position.outcome().is_some() {
        return None;
    }
    let watch = Stopwatch::start();
    let tables = tables_for(memory, position, config, watch, stop);
    let kept = if config.features.kept_history { memory.take_history() } else { None };
    let mut history_of_turns = kept.unwrap_or_else(History::new);
    let table = (config.features.table != TableUse::Off).then(|| memory.table(config));
    let task = Task { position, history, config, table, tables, watch };
    let helpers = config.threads.saturating_sub(1);
    let lead = || task.lead(stop, &mut history_of_turns, on_iteration);
    let (found, helped) = with_helpers(helpers, |number, stop| task.help(number, stop), lead);
    if config.features.kept_history {
        memory.keep_history(history_of_turns);
    }
    found.map(|found| SearchResult { nodes: found.nodes + helped, ..found })
}

/// The endgame tables for a search, which may take a quarter of its time to make them.
fn tables_for<P: Evaluate>(
    memory: &mut SearchMemory,
    position: &P,
    config: &SearchConfig,
    watch: Stopwatch,
    stop: &Stop,
) -> Option<Arc<dyn Probe<P>>> {
    let time = Budget::since(watch, &config.limits, stop).planned_time().map(|time| time / 4);
    config.tables.then(|| memory.tables_for(position, TableTime { watch, time, stop })).flatten()
}

/// What the threads of a search share.
pub(crate) struct Task<'a, P: Evaluate> {
    pub(crate) position: &'a P,
    pub(crate) history: &'a [u64],
    pub(crate) config: &'a SearchConfig,
    pub(crate) table: Option<Table<'a>>,
    pub(crate) tables: Option<Arc<dyn Probe<P>>>,
    /// The time since the search began, that for making a table included.
    pub(crate) watch: Stopwatch,
}

impl<P: Evaluate> Task<'_, P> {
    /// The search that gives the answer; it begins with a history and leaves its own.
    fn lead(
        &self,
        stop: &Stop,
        history: &mut History,
        on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
    ) -> Option<SearchResult<P::Turn>> {
        let mut searcher = Searcher::new(self, &self.config.limits, stop);
        std::mem::swap(&mut searcher.history, history);
        let root = searcher.considered_root();
        let found = searcher.deepen(root, 1, on_iteration);
        std::mem::swap(&mut searcher.history, history);
        found
    }

    /// A search that only fills the table; every second one begins a ply deeper, so that the threads do not all search
    /// the same nodes at the same time. Gives its nodes.
    fn help(&self, number: usize, stop: &Stop) -> u64 {
        let limits = Limits { depth: self.config.limits.depth, ..Limits::default() };
        let mut searcher = Searcher::new(self, &limits, stop);
        let root = searcher.considered_root();
        let from_depth = 1 + number as u32 % 2;
        searcher.deepen(root, from_depth, &mut |_| {}).map_or(0, |found| found.nodes)
    }
}

/// One search under way.
pub(crate) struct Searcher<'a, P: Evaluate> {
    position: &'a P,
    config: &'a SearchConfig,
    pub(crate) evaluator: Evaluator<'a>,
    values: ValueCache,
    /// What it overlooks, if anything.
    sight: Option<Sight>,
    pub(crate) budget: Budget<'a>,
    table: Option<Table<'a>>,
    tables: Option<Arc<dyn Probe<P>>>,
    /// What the endgame tables say of the root.
    root_value: Option<TableValue>,
    pub(crate) draws: Draws,
    history: History,
    tuning: Tuning,
    /// Whether a line may be long enough for a draw by lack of progress.
    counts_progress: bool,
    /// The depth of the present iteration.
    iteration: u32,
    /// The farthest ply from the root that any line has reached.
    farthest_ply: usize,
    /// What is kept for each ply of the line that is being searched.
    stack: Vec<PlyState<P::Turn>>,
}

impl<'a, P: Evaluate> Searcher<'a, P> {
    pub(crate) fn new(task: &Task<'a, P>, limits: &Limits, stop: &'a Stop) -> Searcher<'a, P> {
        let no_progress_plies = task.config.no_progress_plies;
        let mut stack: Vec<_> = std::iter::repeat_with(PlyState::new).take(MAX_PLY + 2).collect();
        stack[0].no_progress_plies = no_progress_plies;
        Searcher {
            counts_progress: no_progress_plies + HORIZON >= P::NO_PROGRESS_PLIES,
            position: task.position,
            config: task.config,
            evaluator: Evaluator::new::<P>(task.config),
            sight: Sight::new::<P>(&task.config.attention),
            values: ValueCache::new(task.config.limits.nodes),
            budget: Budget::since(task.watch, limits, stop),
            table: task.table,
            root_value: task.tables.as_ref().and_then(|tables| tables.probe(task.position)),
            tables: task.tables.clone(),
            draws: Draws::new(task.history),
            history: History::new(),
            tuning: task.config.tuning.unwrap_or(P::TUNING),
            iteration: 0,
            farthest_ply: 0,
            stack,
        }
    }

    /// Counts a node so many plies from the root.
    fn count_node(&mut self, ply: usize) -> Result<(), Interrupted> {
        self.farthest_ply = self.farthest_ply.max(ply);
        self.budget.count_node()
    }

    /// Iterative deepening, until a limit is reached or more depth cannot change the answer.
    fn deepen(
        &mut self,
        mut root: Vec<RootTurn<P::Turn>>,
        from_depth: u32,
        on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
    ) -> Option<SearchResult<P::Turn>> {
        let mut best = self.result(&root, 0)?;
        let deepest = self.config.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 / 2);
        for depth in from_depth..=deepest {
            let last_turn = best.turn.clone();
            let finished = self.iterate_lines(&mut root, depth);
            if root.first().is_some_and(|first| first.depth > 0)
                && let Some(found) = self.result(&root, if finished.is_ok() { depth } else { depth - 1 })
            {
                best = found;
            }
            if finished.is_err() {
                break;
            }
            on_iteration(&best);
            self.budget.count_iteration(best.turn == last_turn, best.value);
            if self.budget.is_nearly_over() || self.nothing_left_to_find(&root, depth) {
                break;
            }
        }
        if self.config.avoid_loss_in_one && (best.depth < 2 || self.sight.is_some()) {
            best = self.avoid_loss_in_one(&root, best);
        }
        self.follow_tables(&mut best);
        best.selective_depth = Some(self.farthest_ply as u32);
        best.table_fill = self.table.as_ref().map(Table::thousandths_used);
        best.nodes = self.budget.nodes();
        best.elapsed = self.budget.elapsed();
        Some(best)
    }

    /// Whether a deeper iteration could not give a better turn: the result is certain within the depth searched, or
    /// there is no choice and only the turn is asked for.
    fn nothing_left_to_find(&self, root: &[RootTurn<P::Turn>], depth: u32) -> bool {
        let certain =
            self.is_known(root) || self.lines(root).iter().all(|line| crate::MATE - line.value.abs() <= depth as i32);
        let answers_at_once = self.config.stop_when_forced || self.budget.has_clock();
        certain || (answers_at_once && root.len() == 1)
    }

    /// What is known of the turns that were asked for, the best of which come first in `root`. `None` if there is none.
    fn result(&self, root: &[RootTurn<P::Turn>], depth: u32) -> Option<SearchResult<P::Turn>> {
        let (best, others) = self.lines(root).split_first()?;
        let variation =
            |other: &RootTurn<P::Turn>| Variation { value: self.shown_value(other.value), line: other.line.clone() };
        Some(SearchResult {
            turn: best.turn.clone(),
            value: self.shown_value(best.value),
            depth,
            selective_depth: Some(self.farthest_ply as u32),
            table_fill: self.table.as_ref().map(Table::thousandths_used),
            nodes: self.budget.nodes(),
            elapsed: self.budget.elapsed(),
            line: best.line.clone(),
            others: others.iter().map(variation).collect(),
        })
    }
}

/// The positions that may not be repeated without a draw.
pub(crate) struct Draws {
    /// Positions that have stood twice in the match before the root: once more is a draw by the match rules.
    twice: HashSet<u64>,
    /// The root and the positions between it and the node that is being searched.
    line: Vec<u64>,
}

impl Draws {
    pub(crate) fn new(history: &[u64]) -> Draws {
        let mut once = HashSet::new();
        let twice = history.iter().copied().filter(|&key| !once.insert(key)).collect();
        Draws { twice, line: Vec::new() }
    }

    pub(crate) fn enter(&mut self, key: u64) {
        self.line.push(key);
    }

    pub(crate) fn leave(&mut self) {
        self.line.pop();
    }

    /// Whether reaching this position counts as a draw: it occurs for the third time in the match, or for the second
    /// time in this line (what was repeated once can be repeated again).
    pub(crate) fn is_repetition(&self, key: u64) -> bool {
        self.line.contains(&key) || (!self.twice.is_empty() && self.twice.contains(&key))
    }
}
