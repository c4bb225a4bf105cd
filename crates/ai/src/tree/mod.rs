//! Best-first tree search, for games with too many turns to search them all.
//!
//! Every playout walks down the tree, selects by value and exploration (PUCT), and evaluates one new position at its
//! end. Where there are many turns, a turn is split into two choices: first a group (what goes), then one of its turns.

mod arena;
mod expansion;
mod playout;
mod selection;
mod surprise;

use ludarium_rules::Side;

use crate::search::{RootTurn, SearchConfig, SearchResult, Searcher, Task, score_root_moves};
use crate::stopwatch::Stopwatch;
use crate::{Evaluate, MATE, Stop};
use arena::{Arena, Node, ROOT};
use expansion::Candidate;
use surprise::Surprises;

/// Playouts before the first report of what has been found.
const FIRST_REPORT: u32 = 64;

/// So many playouts in a row that add nothing show that the tree is full.
const FRUITLESS_PLAYOUTS: u32 = 1000;

/// Searches a position of one game by a growing tree; answers and limits are those of [`crate::search()`], with a node
/// for each evaluated position.
///
/// `on_iteration` is called whenever the tree has doubled. `None` if there is no legal turn.
pub fn search<P: Evaluate>(
    position: &P,
    history: &[u64],
    config: &SearchConfig,
    stop: &Stop,
    on_iteration: impl FnMut(&SearchResult<P::Turn>),
) -> Option<SearchResult<P::Turn>> {
    if position.outcome().is_some() {
        return None;
    }
    TreeSearch::new(position, history, config, stop).run(on_iteration)
}

/// One search under way.
struct TreeSearch<'a, P: Evaluate> {
    searcher: Searcher<'a, P>,
    position: &'a P,
    config: &'a SearchConfig,
    shape: TreeShape,
    arena: Arena<P::Turn>,
    surprises: Surprises,
    root: Vec<Candidate<P::Turn>>,
    /// The turn with the best static value.
    first: Option<RootTurn<P::Turn>>,
    candidates: Vec<Candidate<P::Turn>>,
    path: Vec<u32>,
    /// The plies of the longest playout.
    deepest: u32,
}

impl<'a, P: Evaluate> TreeSearch<'a, P> {
    fn new(position: &'a P, history: &'a [u64], config: &'a SearchConfig, stop: &'a Stop) -> TreeSearch<'a, P> {
        let task = Task { position, history, config, table: None, tables: None, watch: Stopwatch::start() };
        let searcher = Searcher::new(&task, &config.limits, stop);
        let root = Node::new(None, 0, position.side_to_move(), 0.0, 1.0);
        TreeSearch {
            searcher,
            position,
            config,
            shape: P::TREE_SHAPE,
            arena: Arena::new(root, config.table_bytes * 4),
            surprises: Surprises::new(),
            root: Vec::new(),
            first: None,
            candidates: Vec::new(),
            path: Vec::new(),
            deepest: config.limits.depth.unwrap_or(u32::MAX).max(1),
        }
    }

    /// Playouts until a limit is reached or nothing is left to find.
    fn run(mut self, mut on_iteration: impl FnMut(&SearchResult<P::Turn>)) -> Option<SearchResult<P::Turn>> {
        self.score_root();
        let (mut fruitless, mut next_report) = (0, FIRST_REPORT);
        while !self.searcher.budget.is_over() && !self.nothing_left_to_find() && fruitless < FRUITLESS_PLAYOUTS {
            match self.playout() {
                Ok(true) => fruitless = 0,
                Ok(false) => fruitless += 1,
                Err(_) => break,
            }
            if self.arena.node(ROOT).visits == next_report {
                next_report = next_report.saturating_mul(2);
                if let Some(found) = self.result() {
                    on_iteration(&found);
                }
            }
        }
        self.result()
    }

    /// Evaluates the position after every turn of the root.
    fn score_root(&mut self) {
        let searcher = &self.searcher;
        let turns = score_root_moves(self.position, searcher.evaluator, self.config.seed, &searcher.budget);
        for root in &turns {
            let key = self.position.turn_key(&root.turn);
            let group = self.position.split(&root.turn);
            self.root.push(Candidate { turn: root.turn.clone(), key, group, guess: root.value as f32, certain: 0 });
        }
        self.first = turns.into_iter().next();
    }

    fn nothing_left_to_find(&self) -> bool {
        let root = self.arena.node(ROOT);
        let answers_at_once = self.config.stop_when_forced || self.searcher.budget.has_clock();
        root.certain != 0 || root.exact || (answers_at_once && self.root.len() == 1)
    }

    fn result(&self) -> Option<SearchResult<P::Turn>> {
        let (line, value, depth) = match (self.best_line(), &self.first) {
            (Some((line, value)), _) => {
                let depth = line.len() as u32;
                (line, value, depth)
            }
            (None, first) => {
                let first = first.as_ref()?;
                (vec![first.turn.clone()], first.value, 0)
            }
        };
        Some(SearchResult {
            turn: line.first()?.clone(),
            value,
            depth,
            selective_depth: None,
            table_fill: None,
            nodes: self.searcher.budget.nodes(),
            elapsed: self.searcher.budget.elapsed(),
            line,
            others: Vec::new(),
        })
    }
}

/// The factor between a value for a side and the same value for White.
fn sign(side: Side) -> f32 {
    if side == Side::White { 1.0 } else { -1.0 }
}

/// The value, in units of the evaluation, that is half a win.
const HALF_A_WIN: f32 = 500.0;

/// Maps a value of the search to the range from -1, a certain loss, to 1, a certain win.
fn squash(value: f32) -> f32 {
    value / (value.abs() + HALF_A_WIN)
}

/// The inverse of [`squash`].
fn stretch(value: f32) -> i32 {
    let value = value.clamp(-0.98, 0.98);
    (value * HALF_A_WIN / (1.0 - value.abs())) as i32
}

/// The value of a certain result that is so many plies away, for White.
fn certain_value(certain: arena::Certain) -> i32 {
    let plies = i32::from(certain.abs()) - 1;
    if certain > 0 { MATE - plies } else { plies - MATE }
}

/// The shape of a tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreeShape {
    /// A node with more turns than this splits them.
    pub few_turns: usize,
    /// The children that are added together.
    pub batch: usize,
    /// The share of the best line in the value of a child, 0 to 1; the rest is the mean.
    pub best_line: f32,
    /// How much PUCT favours children with a high prior and few visits.
    pub exploration: f32,
}

impl TreeShape {
    /// The shape for a game that has none of its own.
    pub const DEFAULT: TreeShape = TreeShape { few_turns: 48, batch: 8, best_line: 0.7, exploration: 0.15 };
}
