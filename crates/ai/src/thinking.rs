//! Thinking in a thread of its own, for callers that must not wait.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Limits, Request, SearchMemory, Stop, ThinkError, Thought, think_in};

/// The memory of one player, which its searches use one at a time.
pub type SharedMemory = Arc<Mutex<SearchMemory>>;

/// The longest time that a player ponders.
const LONGEST_PONDERING: Duration = Duration::from_secs(60);

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
    stop: Stop,
    latest: Arc<Mutex<Option<Thought>>>,
    /// In a lock only so that a search can be shared between threads, as resources of a window are.
    answer: Mutex<Receiver<Result<Thought, ThinkError>>>,
    answered: bool,
}

impl Thinking {
    /// Starts a search with an empty memory.
    #[must_use]
    pub fn start(request: Request) -> Thinking {
        Thinking::start_in(&SharedMemory::default(), request)
    }

    /// Starts a search with what the player remembers. It begins when no other search uses that memory.
    #[must_use]
    pub fn start_in(memory: &SharedMemory, request: Request) -> Thinking {
        let memory = Arc::clone(memory);
        let stop = Stop::new();
        let latest = Arc::new(Mutex::new(None));
        let (sender, answer) = mpsc::channel();
        let (thread_stop, thread_latest) = (stop.clone(), Arc::clone(&latest));
        let asked = Instant::now();
        let work = move || {
            let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            let request = request.after(asked.elapsed());
            let result = think_in(
                &mut memory,
                &request,
                &thread_stop,
                Some(&mut |thought: &Thought| {
                    *thread_latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(thought.clone());
                }),
            );
            // The receiver is gone if the caller has dropped the search.
            let _ = sender.send(result);
        };
        // A thread that cannot be started drops the sender, which `poll` reports.
        let _ = thread::Builder::new().name("thinking".to_owned()).stack_size(8 << 20).spawn(work);
        Thinking { stop, latest, answer: Mutex::new(answer), answered: false }
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
        Some(Thinking::start_in(memory, Request { limits, player, clock: None, ..request }))
    }

    /// The answer, once, as soon as it is there; `None` before and after. Never blocks.
    pub fn poll(&mut self) -> Option<Result<Thought, ThinkError>> {
        if self.answered {
            return None;
        }
        let answer = match self.answer.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(ThinkError::Lost),
        };
        self.answered = true;
        Some(answer)
    }

    /// What the latest finished iteration has found.
    #[must_use]
    pub fn progress(&self) -> Option<Thought> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks for the answer now; [`Thinking::poll`] has it within a few milliseconds.
    pub fn stop(&self) {
        self.stop.stop();
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
