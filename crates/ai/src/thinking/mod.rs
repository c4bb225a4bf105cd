//! Thinking beside the caller, who must not wait: in a thread of its own, or in a worker of the browser. However the search
//! ends, there is an answer: a turn, or why there is none.

mod message;
#[cfg(not(target_arch = "wasm32"))]
mod thread;
#[cfg(target_arch = "wasm32")]
mod worker;

use std::time::Duration;

pub use message::serve;
#[cfg(not(target_arch = "wasm32"))]
use thread::Search;
#[cfg(not(target_arch = "wasm32"))]
pub use thread::{SharedMemory, on_answer};
#[cfg(target_arch = "wasm32")]
use worker::Search;
#[cfg(target_arch = "wasm32")]
pub use worker::{SharedMemory, on_answer};

use crate::stopwatch::Stopwatch;
use crate::{Limits, Request, ThinkError, Thought};

const LONGEST_PONDERING: Duration = Duration::from_secs(60);

/// How long an answer may take that is due at once, and that a search waits for the one before it to let go of the memory.
/// Both take some milliseconds, or a fault in the search keeps them from ever coming.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// Its answer.
    Answer,
    /// What is in the memory after it.
    Pondering,
}

/// A search that runs in its own thread. Dropping it ends the search without waiting for the thread.
///
/// ```
/// use ludarium_ai::{Level, Request, Thinking};
/// use ludarium_rules::{AnyPosition, GameId};
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let mut thinking = Thinking::start(Request::new(start, Level::new(1).expect("levels 1 to 10")));
/// let answer = loop {
///     match thinking.poll() {
///         Some(answer) => break answer,
///         None => std::thread::yield_now(),
///     }
/// };
/// assert!(answer.is_ok());
/// ```
#[derive(Debug)]
pub struct Thinking {
    search: Search,
    answered: bool,
    /// The time since it was asked for.
    asked: Stopwatch,
    /// The time after which it ends by itself, if it is bounded by time.
    time: Option<Duration>,
    /// The time since it has been seen to be due.
    due: Option<Stopwatch>,
}

impl Thinking {
    /// Starts a search with an empty memory.
    #[must_use]
    pub fn start(request: Request) -> Thinking {
        Thinking::start_in(&SharedMemory::default(), request)
    }

    /// Starts a search with what the player remembers. It begins when no other search uses that memory; where one does not
    /// come to its end, with nothing remembered.
    #[must_use]
    pub fn start_in(memory: &SharedMemory, request: Request) -> Thinking {
        Thinking::begin(memory, request, Aim::Answer)
    }

    fn begin(memory: &SharedMemory, request: Request, aim: Aim) -> Thinking {
        let (asked, time) = (Stopwatch::start(), request.limits.and_then(|limits| limits.time));
        let search = Search::start(memory, request, aim);
        Thinking { search, answered: false, asked, time, due: None }
    }

    /// Ponders, that is, thinks on the other side's time: searches a position in which the other side is to move, so
    /// that its values are in the memory, until it is dropped or a minute has passed. The player is the side that is not
    /// to move, whatever the request says. `None` for a player with oversights or errors of judgement: it searches so few
    /// positions that pondering would make it another one.
    #[must_use]
    pub fn ponder(memory: &SharedMemory, request: Request) -> Option<Thinking> {
        if !request.place().params(request.position.game()).is_exact() {
            return None;
        }
        let limits = Some(Limits { time: Some(LONGEST_PONDERING), ..Limits::default() });
        let player = Some(request.position.side_to_move().other());
        Some(Thinking::begin(memory, Request { limits, player, clock: None, ..request }, Aim::Pondering))
    }

    /// The answer, once, as soon as it is there; `None` before and after. Never blocks. A search that does not end when its
    /// time is over, or when it is stopped, is given up.
    pub fn poll(&mut self) -> Option<Result<Thought, ThinkError>> {
        if self.answered {
            return None;
        }
        let answer = match self.search.poll() {
            Some(answer) => answer,
            None if self.is_given_up() => Err(ThinkError::Silent),
            None => return None,
        };
        self.answered = true;
        Some(answer)
    }

    /// Whether the answer has been due for too long. That counts from when it was first seen to be due, so that nothing is
    /// given up when the whole program has stood still.
    fn is_given_up(&mut self) -> bool {
        if !self.search.is_stopped() && self.time.is_none_or(|time| self.asked.elapsed() < time) {
            return false;
        }
        let is_overdue = self.due.get_or_insert_with(Stopwatch::start).elapsed() >= PATIENCE;
        if is_overdue {
            self.search.give_up();
        }
        is_overdue
    }

    /// What the latest finished iteration has found.
    #[must_use]
    pub fn progress(&self) -> Option<Thought> {
        self.search.latest()
    }

    /// Asks for the answer now; [`Thinking::poll`] has it within a few milliseconds.
    pub fn stop(&self) {
        self.search.stop();
    }
}
