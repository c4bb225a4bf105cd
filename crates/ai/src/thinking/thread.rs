//! A search in a thread of its own.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

use super::{Aim, PATIENCE};
use crate::failing::{self, Failure};
use crate::stopwatch::Stopwatch;
use crate::{Request, SearchMemory, Stop, ThinkError, Thought, think_in};

/// The memory of one player, which its searches use one at a time.
pub type SharedMemory = Arc<Mutex<SearchMemory>>;

/// How often a search looks whether it can have the memory.
const LOOK: Duration = Duration::from_millis(1);

/// Who is told that an answer is there.
static ANSWERED: OnceLock<fn()> = OnceLock::new();

/// Has a function called whenever a search has ended, by whichever thread: whoever sleeps until then is woken by it. A
/// program has one such function, the first.
pub fn on_answer(tell: fn()) {
    let _ = ANSWERED.set(tell);
}

fn tell_answered() {
    if let Some(tell) = ANSWERED.get() {
        tell();
    }
}

/// Dropping it ends the search without waiting for the thread.
#[derive(Debug)]
pub(super) struct Search {
    stop: Stop,
    latest: Arc<Mutex<Option<Thought>>>,
    /// In a lock only so that a search can be shared between threads, as resources of a window are.
    answer: Mutex<Receiver<Result<Thought, ThinkError>>>,
}

impl Search {
    pub(super) fn start(memory: &SharedMemory, request: Request, _: Aim) -> Search {
        let memory = Arc::clone(memory);
        let stop = Stop::new();
        let latest = Arc::new(Mutex::new(None));
        let (sender, answer) = mpsc::channel();
        let (thread_stop, thread_latest) = (stop.clone(), Arc::clone(&latest));
        let (asked, failure, unstarted) = (Stopwatch::start(), failing::failure(), sender.clone());
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
            tell_answered();
        };
        if let Err(why) = start_thread(work, failure) {
            let _ = unstarted.send(Err(ThinkError::NoThread(why.to_string())));
            tell_answered();
        }
        Search { stop, latest, answer: Mutex::new(answer) }
    }

    pub(super) fn poll(&mut self) -> Option<Result<Thought, ThinkError>> {
        match self.answer.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(ThinkError::Lost)),
        }
    }

    pub(super) fn latest(&self) -> Option<Thought> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn stop(&self) {
        self.stop.stop();
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    pub(super) fn give_up(&mut self) {
        self.stop.stop();
    }
}

impl Drop for Search {
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
