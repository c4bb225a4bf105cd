//! Whoever chooses turns without being a person: the search that is part of the program, another program, later one that
//! runs elsewhere. Messages go in and come out; nothing waits, and nothing in a message is borrowed.

use std::sync::Arc;
use std::time::Duration;

use ludarium_record::Match;
use ludarium_rules::{AnyPosition, AnyTurn, Side};
use ludarium_ugi::{Clocks, PositionCommand, Score};

use crate::programs::{Introduction, Trouble};

/// An engine at the table. It ends when it is dropped.
pub trait Engine: Send + Sync {
    /// Asks about a position; what was asked before is no longer wanted.
    fn ask(&mut self, question: Question);

    /// The answer, once, as soon as it is there, or why there is none.
    fn poll(&mut self) -> Option<Result<Answer, Trouble>>;

    /// Asks for the answer now.
    fn hurry(&self);

    /// No answer is wanted any more.
    fn stop(&mut self);

    /// What it thinks of the position that it was asked about last.
    fn thought(&self) -> Option<Insight>;

    /// Whether it has ended and another one has to take its place.
    fn has_ended(&self) -> bool {
        false
    }

    /// Who it says it is, once it has, if it says so at all.
    fn introduction(&self) -> Option<Arc<Introduction>> {
        None
    }

    /// Whether it is still being started.
    fn is_starting(&self) -> bool {
        false
    }
}

/// A position, with everything of the match that an engine may need.
#[derive(Clone, Debug)]
pub struct Question {
    /// The side that the engine plays. Where it is not to move, the engine may think on the other side's time; its answer is
    /// not played.
    pub side: Side,
    /// The number of the match, which is the same when it is taken up again.
    pub match_id: u64,
    /// The position that the match began with.
    pub first: AnyPosition,
    /// The way from there to the position, as the player of the side to move may know it.
    pub way: PositionCommand,
    /// The position itself.
    pub here: AnyPosition,
    /// The turn that led to it.
    pub last_turn: Option<AnyTurn>,
    /// The hashes of all positions before it, the oldest first.
    pub history: Vec<u64>,
    /// The plies without progress up to it.
    pub no_progress_plies: u32,
    /// The clocks, in a match that has them.
    pub clocks: Option<Clocks>,
    /// How long an engine may think that would stop by itself.
    pub time: Option<Duration>,
}

impl Question {
    /// The present position of a match, for the player of a side.
    pub(super) fn of(game: &Match, side: Side, time: Option<Duration>) -> Question {
        let turns: Vec<&AnyTurn> = game.turns()[..game.ply()].iter().map(|played| &played.turn).collect();
        let before = game.ply().checked_sub(1).and_then(|ply| game.position_at(ply));
        let clocks = game.clocks().zip(game.setup().clock);
        let mut history = game.hashes();
        history.pop();
        Question {
            side,
            match_id: game.id(),
            first: game.first_position().clone(),
            way: PositionCommand::of_game(game.first_position(), &turns, before),
            here: game.position().clone(),
            last_turn: turns.last().map(|turn| (*turn).clone()),
            history,
            no_progress_plies: game.plies_without_progress(),
            clocks: clocks.map(|(left, clock)| Clocks {
                left,
                increment: [clock.increment(); 2],
                turns_to_go: clock.turns_to_go(),
            }),
            time,
        }
    }

    /// Whether the engine is to move.
    pub(super) fn is_own_turn(&self) -> bool {
        self.here.side_to_move() == self.side
    }
}

/// A turn, and what is thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The turn.
    pub turn: AnyTurn,
    /// What the engine expects.
    pub insight: Option<Insight>,
}

/// What an engine thinks of a position, as far as it says so.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Insight {
    /// The plies searched.
    pub depth: Option<u32>,
    /// The positions searched.
    pub nodes: Option<u64>,
    /// The value for its own side, as a program says it.
    pub score: Option<Score>,
    /// Whether it believes that it is losing, so that it takes a draw.
    pub is_losing: bool,
}
