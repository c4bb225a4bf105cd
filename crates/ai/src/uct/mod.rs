//! A reference player that knows only the rules: plain UCT, a tree of random games.
//!
//! Every playout walks down the tree by UCB1, adds one node, plays at random to the end and counts the result for all
//! nodes on its path. There is no evaluation and no proof of wins: a good player must beat this.

mod arena;

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn, Game, Outcome, Registered, Side, Which, match_game};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::budget::Budget;
use crate::search::{Draws, MOST_TURNS};
use crate::think::ThinkError;
use crate::{Evaluate, Limits, Stop};
use arena::{Arena, ROOT};

/// A playout that is not over after so many plies is a draw.
const LONGEST_PLAYOUT: u32 = 600;

/// The opponent's mean time as long as it has not played.
const DEFAULT_PACE: Duration = Duration::from_millis(100);

/// How long [`Uct`] thinks about a turn: `500` milliseconds, or `10x` the opponent's mean time.
///
/// ```
/// use ludarium_ai::uct::UctBudget;
/// assert_eq!("500".parse(), Ok(UctBudget::Millis(500)));
/// assert_eq!(UctBudget::TimesOpponent(10).to_string(), "10x");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UctBudget {
    /// So many milliseconds.
    Millis(u32),
    /// So many times the opponent's mean time for a turn.
    TimesOpponent(u32),
}

impl UctBudget {
    fn time(self, opponent: Option<Duration>) -> Duration {
        match self {
            UctBudget::Millis(millis) => Duration::from_millis(millis.into()),
            UctBudget::TimesOpponent(times) => opponent.unwrap_or(DEFAULT_PACE).saturating_mul(times),
        }
    }
}

impl FromStr for UctBudget {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<UctBudget, Self::Err> {
        match text.strip_suffix('x') {
            Some(times) => times.parse().map(UctBudget::TimesOpponent),
            None => text.parse().map(UctBudget::Millis),
        }
    }
}

impl fmt::Display for UctBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UctBudget::Millis(millis) => write!(f, "{millis}"),
            UctBudget::TimesOpponent(times) => write!(f, "{times}x"),
        }
    }
}

/// Takes the turn after which most random games of a growing tree were played. Knows the rules and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uct {
    /// How long it thinks about a turn.
    pub budget: UctBudget,
}

impl Uct {
    /// Chooses a turn. `history` holds the hashes of all earlier positions of the match, oldest first; `opponent` is
    /// the opponent's mean time for a turn so far.
    ///
    /// # Errors
    /// The game is over.
    pub fn choose(
        self,
        position: &AnyPosition,
        history: &[u64],
        opponent: Option<Duration>,
        seed: u64,
    ) -> Result<AnyTurn, ThinkError> {
        let visible = position.determinize(position.side_to_move(), seed);
        let limits = Limits { time: Some(self.budget.time(opponent)), ..Limits::default() };
        match_game!(&visible, position => choose_in(position, history, &limits, seed))
    }
}

fn choose_in<P: Evaluate + Registered>(
    position: &P,
    history: &[u64],
    limits: &Limits,
    seed: u64,
) -> Result<AnyTurn, ThinkError> {
    let stop = Stop::new();
    let sampler = Sampler::new(position, history, limits, &stop, seed);
    let turn = match win_in_one(position, Which::All, &sampler.budget) {
        Some(turn) => Some(turn),
        None => sampler.best(),
    };
    Ok(AnyTurn::new(position, &turn.ok_or(ThinkError::Over)?))
}

/// A turn of those asked for that wins at once, as far as the budget leaves time to find it.
fn win_in_one<P: Game>(position: &P, which: Which, budget: &Budget<'_>) -> Option<P::Turn> {
    let (mut winning, mut listed) = (None, 0);
    let _ = position.visit(which, |turn| {
        listed += 1;
        let wins =
            position.play_unchecked(&turn).outcome().is_some_and(|end| end.winner == Some(position.side_to_move()));
        if wins {
            winning = Some(turn);
        }
        let ends = wins || listed >= MOST_TURNS || budget.ends_listing(listed);
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    winning
}

/// The legal turns, at most [`MOST_TURNS`].
fn list<P: Game>(position: &P, turns: &mut Vec<P::Turn>) {
    turns.clear();
    let _ = position.visit(Which::All, |turn| {
        turns.push(turn);
        if turns.len() < MOST_TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
}

/// A result in White's points.
fn points(outcome: Outcome) -> f32 {
    match outcome.winner {
        None => 0.5,
        Some(Side::White) => 1.0,
        Some(Side::Black) => 0.0,
    }
}

/// One run of playouts.
struct Sampler<'a, P: Game> {
    position: &'a P,
    draws: Draws,
    budget: Budget<'a>,
    arena: Arena<P::Turn>,
    rng: Xoshiro256PlusPlus,
    turns: Vec<P::Turn>,
    path: Vec<u32>,
}

impl<'a, P: Game> Sampler<'a, P> {
    fn new(position: &'a P, history: &[u64], limits: &Limits, stop: &'a Stop, seed: u64) -> Sampler<'a, P> {
        Sampler {
            position,
            draws: Draws::new(history),
            budget: Budget::new(limits, stop),
            arena: Arena::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            turns: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Plays out until the time is up; the turn with most playouts.
    fn best(mut self) -> Option<P::Turn> {
        list(self.position, &mut self.turns);
        let any = self.turns.get(self.rng.random_range(0..self.turns.len().max(1))).cloned();
        while !self.budget.is_over() {
            if let Some(points) = self.playout() {
                self.arena.add(&self.path, points);
            }
            self.path.iter().skip(1).for_each(|_| self.draws.leave());
        }
        self.arena.most_visited().or(any)
    }

    /// Down the tree, one node further, and at random to the end: White's points, unless the time runs out first.
    fn playout(&mut self) -> Option<f32> {
        self.path.clear();
        self.path.push(ROOT);
        let (mut at, mut position) = (ROOT, self.position.clone());
        loop {
            if let Some(outcome) = position.outcome() {
                return Some(points(outcome));
            }
            if at != ROOT && self.draws.is_repetition(position.zobrist()) {
                return Some(0.5);
            }
            let is_new = at != ROOT && self.arena.visits(at) == 0;
            let next = if is_new { None } else { self.descend(at, &position) };
            let Some((child, turn)) = next else { return self.play_at_random(position) };
            self.draws.enter(position.zobrist());
            self.path.push(child);
            (at, position) = (child, position.play_unchecked(&turn));
        }
    }

    /// The child to visit: a new one as long as there are turns without a child, then the one that UCB1 chooses. None
    /// if there is no memory for a new one.
    fn descend(&mut self, at: u32, position: &P) -> Option<(u32, P::Turn)> {
        if !self.arena.has_all_children(at) {
            list(position, &mut self.turns);
            if self.arena.is_bare(at)
                && let Some(turn) = win_in_one(position, Which::Noisy, &self.budget)
            {
                self.turns.clear();
                self.turns.push(turn);
            }
            return self.arena.grow(at, &self.turns);
        }
        self.arena.by_ucb1(at, position.side_to_move())
    }

    /// White's points after random turns. As in a match, many plies without progress are a draw.
    fn play_at_random(&mut self, mut position: P) -> Option<f32> {
        let mut without_progress = 0;
        for _ in 0..LONGEST_PLAYOUT {
            if let Some(outcome) = position.outcome() {
                return Some(points(outcome));
            }
            self.budget.count_node().ok()?;
            list(&position, &mut self.turns);
            let turn = &self.turns[self.rng.random_range(0..self.turns.len())];
            without_progress = if position.is_progress(turn) { 0 } else { without_progress + 1 };
            if without_progress >= P::NO_PROGRESS_PLIES {
                break;
            }
            position = position.play_unchecked(turn);
        }
        Some(0.5)
    }
}
