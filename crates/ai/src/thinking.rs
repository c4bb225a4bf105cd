//! Thinking in a thread of its own, for callers that must not wait. However the thread ends, there is an answer: a turn, or why
//! there is none.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use crate::failing::{self, Failure};
use crate::stopwatch::Stopwatch;
use crate::{Limits, Request, SearchMemory, Stop, ThinkError, Thought, think_in};

/// The memory of one player, which its searches use one at a time.
pub type SharedMemory = Arc<Mutex<SearchMemory>>;

const LONGEST_PONDERING: Duration = Duration::from_secs(60);

/// How long an answer may take that is due at once, and that a search waits for the one before it to let go of the memory.
/// Both take some milliseconds, or a fault in the search keeps them from ever coming.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a search looks whether it can have the memory.
const LOOK: Duration = Duration::from_millis(1);

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
        let memory = Arc::clone(memory);
        let stop = Stop::new();
        let latest = Arc::new(Mutex::new(None));
        let (sender, answer) = mpsc::channel();
        let (thread_stop, thread_latest) = (stop.clone(), Arc::clone(&latest));
        let (asked, failure, unstarted) = (Stopwatch::start(), failing::failure(), sender.clone());
        let time = request.limits.and_then(|limits| limits.time);
        let work = move || {
            let mut fresh = SearchMemory::new();
            let mut lent = lend(&memory);
            let memory = lent.as_deref_mut().unwrap_or(&mut fresh);
            let request = request.after(asked.elapsed());
            let mut tell = |thought: &Thought| {
                *thread_latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(thought.clone());
            };
            let search = || {
                failing::fail_if_told(failure);
                think_in(memory, &request, &thread_stop, Some(&mut tell))
            };
            let result = catch_unwind(AssertUnwindSafe(search)).unwrap_or_else(|panic| {
                // What it was about to write into the memory may be half of what belongs together.
                *memory = SearchMemory::new();
                Err(ThinkError::Panicked(words_of(&*panic)))
            });
            // The receiver is gone if the caller has dropped the search.
            let _ = sender.send(result);
        };
        if let Err(why) = start_thread(work, failure) {
            let _ = unstarted.send(Err(ThinkError::NoThread(why.to_string())));
        }
        Thinking { stop, latest, answer: Mutex::new(answer), answered: false, asked, time, due: None }
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

    /// The answer, once, as soon as it is there; `None` before and after. Never blocks. A search that does not end when its
    /// time is over, or when it is stopped, is given up.
    pub fn poll(&mut self) -> Option<Result<Thought, ThinkError>> {
        if self.answered {
            return None;
        }
        let answer = match self.answer.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) if self.is_given_up() => Err(ThinkError::Silent),
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Err(ThinkError::Lost),
        };
        self.answered = true;
        Some(answer)
    }

    /// Whether the answer has been due for too long. That counts from when it was first seen to be due, so that nothing is
    /// given up when the whole program has stood still.
    fn is_given_up(&mut self) -> bool {
        if !self.stop.is_stopped() && self.time.is_none_or(|time| self.asked.elapsed() < time) {
            return false;
        }
        let is_overdue = self.due.get_or_insert_with(Stopwatch::start).elapsed() >= PATIENCE;
        if is_overdue {
            self.stop.stop();
        }
        is_overdue
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

/// The memory, as soon as nobody else uses it; `None` where somebody does not let go of it.
fn lend(memory: &SharedMemory) -> Option<MutexGuard<'_, SearchMemory>> {
    let asked = Stopwatch::start();
    loop {
        match memory.try_lock() {
            Ok(memory) => return Some(memory),
            Err(TryLockError::Poisoned(memory)) => return Some(memory.into_inner()),
            Err(TryLockError::WouldBlock) if asked.elapsed() >= PATIENCE / 2 => return None,
            Err(TryLockError::WouldBlock) => thread::sleep(LOOK),
        }
    }
}

fn start_thread(work: impl FnOnce() + Send + 'static, failure: Option<Failure>) -> io::Result<()> {
    failing::refuse_if_told(failure)?;
    thread::Builder::new().name("thinking".to_owned()).stack_size(8 << 20).spawn(work).map(drop)
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    words.unwrap_or("a panic without words").to_owned()
}
