//! The search for games with more turns than anyone can look at: a tree that grows where it matters.
//!
//! Every playout walks down the tree, chooses by value and curiosity (PUCT), and judges one new position at its end.
//! Where there are many turns, a turn is split into two choices: first a group (what goes), then one of its turns.

mod arena;
mod choice;
mod growth;
mod learned;
mod playout;
mod shape;

use ludarium_rules::Side;

use crate::search::{RootTurn, Searcher, Task, score_root_moves};
use crate::{Evaluate, MATE, SearchConfig, SearchResult, Stop};
use arena::{Arena, Node, ROOT};
use growth::Candidate;
use learned::Learned;
use shape::Shape;

/// Playouts between two looks at what has been found.
const PLAYOUTS_BETWEEN_REPORTS: u32 = 64;

/// So many playouts in a row that add nothing show that the tree is full.
const VAIN_PLAYOUTS: u32 = 1000;

/// Searches a position of one game by a growing tree; answers and limits are those of [`crate::search()`], with a node
/// for each judged position.
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
    Grower::new(position, history, config, stop).grow(on_iteration)
}

/// One search under way.
struct Grower<'a, P: Evaluate> {
    searcher: Searcher<'a, P>,
    position: &'a P,
    config: &'a SearchConfig,
    shape: Shape,
    arena: Arena<P::Turn>,
    learned: Learned,
    /// All turns of the root.
    root: Vec<Candidate<P::Turn>>,
    /// The best turn at a glance.
    first: Option<RootTurn<P::Turn>>,
    candidates: Vec<Candidate<P::Turn>>,
    path: Vec<u32>,
    /// The plies of the longest playout.
    deepest: u32,
}

impl<'a, P: Evaluate> Grower<'a, P> {
    fn new(position: &'a P, history: &'a [u64], config: &'a SearchConfig, stop: &'a Stop) -> Grower<'a, P> {
        let task = Task { position, history, config, table: None };
        let searcher = Searcher::new(&task, &config.limits, stop);
        let root = Node::new(None, 0, position.side_to_move(), 0.0, 1.0);
        Grower {
            searcher,
            position,
            config,
            shape: Shape::of(P::GAME),
            arena: Arena::new(root, config.table_bytes * 4),
            learned: Learned::new(),
            root: Vec::new(),
            first: None,
            candidates: Vec::new(),
            path: Vec::new(),
            deepest: config.limits.depth.unwrap_or(u32::MAX).max(1),
        }
    }

    /// Playouts until a limit is reached or nothing is left to find.
    fn grow(mut self, mut on_iteration: impl FnMut(&SearchResult<P::Turn>)) -> Option<SearchResult<P::Turn>> {
        self.glance();
        let (mut vain, mut told) = (0, PLAYOUTS_BETWEEN_REPORTS);
        while !self.searcher.budget.is_over() && !self.nothing_left_to_find() && vain < VAIN_PLAYOUTS {
            match self.playout() {
                Ok(true) => vain = 0,
                Ok(false) => vain += 1,
                Err(_) => break,
            }
            if self.arena.node(ROOT).visits == told {
                told = told.saturating_mul(2);
                if let Some(found) = self.found() {
                    on_iteration(&found);
                }
            }
        }
        self.found()
    }

    /// Looks at every turn of the root once.
    fn glance(&mut self) {
        let turns = score_root_moves(self.position, self.searcher.evaluator, self.config.seed);
        for root in &turns {
            let key = self.position.turn_key(&root.turn);
            let group = self.position.split(&root.turn);
            self.root.push(Candidate { turn: root.turn.clone(), key, group, guess: root.value as f32, certain: 0 });
        }
        self.first = turns.into_iter().next();
    }

    fn nothing_left_to_find(&self) -> bool {
        let root = self.arena.node(ROOT);
        root.certain != 0 || root.settled || (self.config.stop_when_forced && self.root.len() == 1)
    }

    fn found(&self) -> Option<SearchResult<P::Turn>> {
        let (nodes, elapsed) = (self.searcher.budget.nodes(), self.searcher.budget.elapsed());
        match self.best_line() {
            Some((line, value)) => Some(SearchResult {
                turn: line.first()?.clone(),
                value,
                depth: line.len() as u32,
                nodes,
                elapsed,
                line,
            }),
            None => {
                let first = self.first.as_ref()?;
                let line = vec![first.turn.clone()];
                Some(SearchResult { turn: first.turn.clone(), value: first.value, depth: 0, nodes, elapsed, line })
            }
        }
    }
}

/// Makes White's view of a side's, and the other way round.
fn sign(side: Side) -> f32 {
    if side == Side::White { 1.0 } else { -1.0 }
}

/// The value, in units of the evaluation, that is half a win.
const HALF_A_WIN: f32 = 500.0;

/// A value of the search between those of a certain loss and a certain win, -1 and 1.
fn squash(value: f32) -> f32 {
    value / (value.abs() + HALF_A_WIN)
}

/// The value of the search that [`squash`] made small.
fn stretch(value: f32) -> i32 {
    let value = value.clamp(-0.98, 0.98);
    (value * HALF_A_WIN / (1.0 - value.abs())) as i32
}

/// The value of a certain result that is so many plies away, for White.
fn certain_value(certain: arena::Certain) -> i32 {
    let plies = i32::from(certain.abs()) - 1;
    if certain > 0 { MATE - plies } else { plies - MATE }
}
