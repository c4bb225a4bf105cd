//! The search: iterative deepening around a principal-variation alpha-beta, the same for every game.

mod config;
mod draws;
mod node;
mod order;
mod quiescence;
mod root;

use std::thread;
use std::time::Duration;

pub use config::{Features, Method, SearchConfig, TableUse};
pub(crate) use draws::Draws;
pub(crate) use node::{MOST_TURNS, Window};
pub(crate) use root::{RootTurn, score_root_moves};

use crate::budget::Budget;
use crate::evaluator::Evaluator;
use crate::table::Table;
use crate::{Evaluate, Limits, SearchMemory, Stop, tree};
use order::{Frame, History};

/// The deepest ply that is ever looked at; deeper ones are judged where they stand.
const MAX_PLY: usize = 120;

/// Lines are hardly longer: a draw that is farther away than this needs no watching.
const HORIZON: u32 = 24;

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<T> {
    /// The best turn.
    pub turn: T,
    /// Its value for the side to move; from [`crate::MATE_BOUND`] on a certain result.
    pub value: i32,
    /// The depth of the last finished iteration; 0 if there was time for no more than a glance at each turn.
    pub depth: u32,
    /// The positions looked at.
    pub nodes: u64,
    /// The time used.
    pub elapsed: Duration,
    /// The principal variation, beginning with the best turn.
    pub line: Vec<T>,
}

/// Searches a position of one game. `history` holds the hashes of all earlier positions of the match, oldest first.
///
/// `on_iteration` is called after each finished iteration. `None` if there is no legal turn.
///
/// ```
/// use ludarium_ai::{search, Limits, Plan, Stop};
/// use ludarium_rules::{games::tress, Position};
/// let start = tress::Tress::start(Default::default());
/// let plan = Plan { limits: Limits { depth: Some(2), ..Limits::default() }, ..Plan::default() };
/// let found = search(&start, &[], &plan, &Stop::new(), |_| {}).expect("the game has just begun");
/// assert!(start.is_legal(&found.turn));
/// assert_eq!(found.depth, 2);
/// ```
pub fn search<P: Evaluate>(
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    mut on_iteration: impl FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    search_in(&mut SearchMemory::new(), position, history, config, stop, &mut on_iteration)
}

/// [`search`] with what the player has in mind from its last turn.
pub fn search_in<P: Evaluate>(
    memory: &mut SearchMemory,
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    if config.method == Method::Tree {
        return tree::search(position, history, config, stop, on_iteration);
    }
    if position.outcome().is_some() {
        return None;
    }
    // A judgement that is off by chance holds for one search only.
    let mut fresh = SearchMemory::new();
    let memory = if config.noise == 0 { memory } else { &mut fresh };
    let table = (config.features.table != TableUse::Off).then(|| memory.table(config.table_bytes));
    let task = Task { position, history, config, table };
    let others_stop = Stop::new();
    thread::scope(|scope| {
        let others: Vec<_> = (1..config.threads.max(1))
            .map(|number| {
                let (task, stop) = (&task, &others_stop);
                scope.spawn(move || task.help(number, stop))
            })
            .collect();
        let found = task.lead(stop, on_iteration);
        others_stop.stop();
        let helped: u64 = others.into_iter().map(|other| other.join().unwrap_or(0)).sum();
        found.map(|found| SearchResult { nodes: found.nodes + helped, ..found })
    })
}

/// What the threads of a search share.
pub(crate) struct Task<'a, P: Evaluate> {
    pub(crate) position: &'a P,
    pub(crate) history: &'a [u64],
    pub(crate) config: &'a SearchConfig,
    pub(crate) table: Option<&'a Table>,
}

impl<P: Evaluate> Task<'_, P> {
    /// The search that gives the answer.
    fn lead(&self, stop: &Stop, on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>)) -> Option<SearchResult<P::Turn>> {
        let mut searcher = Searcher::new(self, &self.config.limits, stop);
        let root = score_root_moves(self.position, searcher.evaluator, self.config.seed);
        searcher.deepen(root, 1, on_iteration)
    }

    /// A search whose only use is what it leaves in the table: half of them begin a ply deeper, so that they look at
    /// other things at other times. Gives its nodes.
    fn help(&self, number: usize, stop: &Stop) -> u64 {
        let limits = Limits { depth: self.config.limits.depth, ..Limits::default() };
        let mut searcher = Searcher::new(self, &limits, stop);
        let root = score_root_moves(self.position, searcher.evaluator, self.config.seed);
        let from = 1 + number as u32 % 2;
        searcher.deepen(root, from, &mut |_| {}).map_or(0, |found| found.nodes)
    }
}

/// One search under way.
pub(crate) struct Searcher<'a, P: Evaluate> {
    position: &'a P,
    config: &'a SearchConfig,
    pub(crate) evaluator: Evaluator<'a>,
    pub(crate) budget: Budget<'a>,
    table: Option<&'a Table>,
    pub(crate) draws: Draws,
    history: History,
    /// Whether a line may be long enough for the draw by too many plies without progress.
    watches_progress: bool,
    /// The depth of the present iteration.
    iteration: u32,
    /// What belongs to each ply of the line that is being looked at.
    frames: Vec<Frame<P::Turn>>,
}

impl<'a, P: Evaluate> Searcher<'a, P> {
    pub(crate) fn new(task: &Task<'a, P>, limits: &Limits, stop: &'a Stop) -> Searcher<'a, P> {
        let no_progress_plies = task.config.no_progress_plies;
        let mut frames: Vec<_> = std::iter::repeat_with(Frame::new).take(MAX_PLY + 2).collect();
        frames[0].no_progress_plies = no_progress_plies;
        Searcher {
            watches_progress: no_progress_plies + HORIZON >= P::NO_PROGRESS_PLIES,
            position: task.position,
            config: task.config,
            evaluator: Evaluator::new::<P>(task.config),
            budget: Budget::new(limits, stop),
            table: task.table,
            draws: Draws::new(task.history),
            history: History::new(),
            iteration: 0,
            frames,
        }
    }

    /// Iterations of growing depth, until a limit is reached or more depth cannot change anything.
    fn deepen(
        &mut self,
        mut root: Vec<RootTurn<P::Turn>>,
        from_depth: u32,
        on_iteration: &mut dyn FnMut(&SearchResult<P::Turn>),
    ) -> Option<SearchResult<P::Turn>> {
        let mut best = self.found(root.first()?, 0);
        let deepest = self.config.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32 / 2);
        for depth in from_depth..=deepest {
            let finished = self.iterate(&mut root, depth, best.value);
            if let Some(first) = root.first()
                && first.depth > 0
            {
                best = self.found(first, if finished.is_ok() { depth } else { depth - 1 });
            }
            if finished.is_err() {
                break;
            }
            on_iteration(&best);
            if self.budget.is_nearly_over() || self.nothing_left_to_find(&root, best.value, depth) {
                break;
            }
        }
        if self.config.avoid_loss_in_one && best.depth < 2 {
            best = self.avoid_loss_in_one(root, best);
        }
        best.nodes = self.budget.nodes();
        best.elapsed = self.budget.elapsed();
        Some(best)
    }

    /// Whether a deeper iteration could not give a better turn: the result is certain within the depth searched, or
    /// there is no choice and nobody asked for more than the turn.
    fn nothing_left_to_find(&self, root: &[RootTurn<P::Turn>], value: i32, depth: u32) -> bool {
        let certain = crate::MATE - value.abs() <= depth as i32;
        certain || (self.config.stop_when_forced && root.len() == 1)
    }

    fn found(&self, best: &RootTurn<P::Turn>, depth: u32) -> SearchResult<P::Turn> {
        SearchResult {
            turn: best.turn.clone(),
            value: best.value,
            depth,
            nodes: self.budget.nodes(),
            elapsed: self.budget.elapsed(),
            line: best.line.clone(),
        }
    }
}
