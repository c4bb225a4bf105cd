//! Making a book: the likeliest positions first.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap};

use ludarium_ai::SearchMemory;
use ludarium_ai::book::{Book, BookHeader, BookLine, BookTurn};
use ludarium_rules::AnyPosition;

use super::args::MakeArgs;
use super::search::BookSearch;
use ludarium_lab::progress::Progress;

/// A position that is still to be searched.
struct Waiting {
    /// How likely it is to be met if both sides follow the book.
    probability: f64,
    /// Positions of the same probability are searched in the order in which they were found.
    number: u32,
    ply: u32,
    position: AnyPosition,
}

impl Ord for Waiting {
    fn cmp(&self, other: &Waiting) -> Ordering {
        self.probability.total_cmp(&other.probability).then(other.number.cmp(&self.number))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Waiting) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Waiting) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Waiting {}

/// A book under way.
struct Making<'a> {
    args: &'a MakeArgs,
    waiting: BinaryHeap<Waiting>,
    found: u32,
    /// The turns of the positions that have been searched.
    turns: HashMap<u64, Searched>,
}

/// A position that has been searched.
struct Searched {
    /// The ply at which it was met first.
    ply: u32,
    turns: Vec<BookTurn>,
}

pub fn make(args: &MakeArgs) -> anyhow::Result<Book> {
    let start = AnyPosition::start(args.game, &[])?;
    let mut making = Making { args, waiting: BinaryHeap::new(), found: 0, turns: HashMap::new() };
    making.wait(1.0, 0, start.clone());
    let search = BookSearch { nodes: args.nodes, turns: args.turns, seed: args.seed };
    let (mut memory, progress) = (SearchMemory::new(), Progress::new(u64::from(args.positions), "positions"));
    while making.turns.len() < args.positions as usize {
        let Some(next) = making.waiting.pop() else { break };
        if making.turns.contains_key(&next.position.zobrist()) {
            continue;
        }
        let turns = near_best(search.best_turns(&mut memory, &next.position)?, args.margin);
        making.add(&next, turns)?;
        progress.step();
    }
    drop(progress);
    let lines = making.lines_from(&start, 0)?;
    let header =
        BookHeader { game: args.game, plies: args.plies, margin: args.margin, nodes: args.nodes, seed: args.seed };
    Ok(Book::new(header, &lines)?)
}

/// The turns, the best first, that are worse by the margin at most.
fn near_best(mut turns: Vec<BookTurn>, margin: i32) -> Vec<BookTurn> {
    turns.sort_by_key(|known| std::cmp::Reverse(known.value));
    let best = turns.first().map_or(0, |best| best.value);
    turns.retain(|known| best - known.value <= margin);
    turns
}

impl Making<'_> {
    fn wait(&mut self, probability: f64, ply: u32, position: AnyPosition) {
        self.waiting.push(Waiting { probability, number: self.found, ply, position });
        self.found += 1;
    }

    /// Adds the turns of a position that was searched. The positions after them wait.
    fn add(&mut self, from: &Waiting, turns: Vec<BookTurn>) -> anyhow::Result<()> {
        let share = from.probability / turns.len().max(1) as f64;
        for known in turns.iter().filter(|_| from.ply + 1 < self.args.plies) {
            let next = from.position.play(&known.turn).map_err(ludarium_ai::ThinkError::from)?;
            if next.outcome().is_none() {
                self.wait(share, from.ply + 1, next);
            }
        }
        self.turns.insert(from.position.zobrist(), Searched { ply: from.ply, turns });
        Ok(())
    }

    /// The lines from a position on; those of each position stand in one place, at the ply at which it was found.
    fn lines_from(&mut self, position: &AnyPosition, ply: u32) -> anyhow::Result<Vec<BookLine>> {
        let key = position.zobrist();
        if self.turns.get(&key).is_none_or(|searched| searched.ply != ply) {
            return Ok(Vec::new());
        }
        let turns = self.turns.remove(&key).map_or_else(Vec::new, |searched| searched.turns);
        let mut lines = Vec::with_capacity(turns.len());
        for turn in turns {
            let next = position.play(&turn.turn).map_err(ludarium_ai::ThinkError::from)?;
            let replies = self.lines_from(&next, ply + 1)?;
            lines.push(BookLine { turn, replies });
        }
        Ok(lines)
    }
}
