//! A search in a worker of the browser, which the page starts: texts go in and come out. A worker that searches hears nothing,
//! so a search that is not wanted any more ends with its worker, and the next begins in another.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::message::{Question, Reply};
use super::{Aim, LONGEST_PONDERING};
use crate::stopwatch::Stopwatch;
use crate::{Limits, Request, ThinkError, Thought};

/// How long a search that is told to stop may go on by itself, as it may be about to end.
const GRACE: Duration = Duration::from_millis(40);

/// Pondering goes on in parts of this length, so that the worker hears of the next turn without losing what it remembers.
const PART: Duration = Duration::from_millis(300);

/// The memory of one player, which a worker has.
#[derive(Clone, Default, Debug)]
pub struct SharedMemory(Arc<Mutex<Worker>>);

impl SharedMemory {
    fn lock(&self) -> MutexGuard<'_, Worker> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The page wakes whoever sleeps, whatever arrives.
pub fn on_answer(_: fn()) {}

/// A worker of the page, from the first search on.
#[derive(Default, Debug)]
struct Worker {
    id: Option<u32>,
    /// How many questions it was asked.
    asked: u64,
    /// What the last one is for, if it is not answered yet.
    busy: Option<Aim>,
    /// What it has said about the last one, the oldest first.
    replies: Vec<Reply>,
}

impl Worker {
    /// Asks a question, which takes the place of the one before it.
    fn ask(&mut self, request: &Request, aim: Aim) -> Result<u64, String> {
        // Pondering ends soon by itself, and what it has found is not lost.
        if self.busy == Some(Aim::Answer) {
            self.close();
        }
        let id = match self.id {
            Some(id) => id,
            None => *self.id.insert(page::open()?),
        };
        self.asked += 1;
        self.replies.clear();
        let question =
            serde_json::to_string(&Question::new(self.asked, &part_of(request, aim))).map_err(|why| why.to_string())?;
        page::post(id, &question)?;
        self.busy = Some(aim);
        Ok(self.asked)
    }

    /// Takes what has arrived.
    fn hear(&mut self) {
        while let Some(text) = self.id.and_then(page::take) {
            let said = serde_json::from_str(&text).unwrap_or_else(|why| Reply::Gone(format!("{why}: {text:.80}")));
            match said {
                Reply::Gone(_) => {
                    self.replies.push(said);
                    self.close();
                }
                Reply::Progress(number, _) if number == self.asked => self.replies.push(said),
                Reply::Answer(number, _) | Reply::Over(number) | Reply::Fault(number, _) if number == self.asked => {
                    self.busy = None;
                    self.replies.push(said);
                }
                // Of a question before it.
                _ => {}
            }
        }
    }

    /// Ends the worker, and with it what it remembers.
    fn close(&mut self) {
        if let Some(id) = self.id.take() {
            page::close(id);
        }
        self.busy = None;
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.close();
    }
}

/// Dropping it ends the search.
#[derive(Debug)]
pub(super) struct Search {
    memory: SharedMemory,
    request: Request,
    aim: Aim,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// The question that it is about.
    number: u64,
    latest: Option<Thought>,
    answer: Option<Result<Thought, ThinkError>>,
    begun: Stopwatch,
    stopped: Option<Stopwatch>,
}

impl Search {
    pub(super) fn start(memory: &SharedMemory, request: Request, aim: Aim) -> Search {
        let mut worker = memory.lock();
        worker.hear();
        let asked = worker.ask(&request, aim);
        drop(worker);
        let (number, answer) = match asked {
            Ok(number) => (number, None),
            Err(why) => (0, Some(Err(ThinkError::NoThread(why)))),
        };
        let state = State { number, latest: None, answer, begun: Stopwatch::start(), stopped: None };
        Search { memory: memory.clone(), request, aim, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what the worker has said.
    fn hear(&self) {
        let (mut state, mut worker) = (self.state(), self.memory.lock());
        if state.answer.is_some() {
            return;
        }
        if worker.asked != state.number {
            // Another search has taken its place.
            state.answer = Some(state.latest.clone().ok_or(ThinkError::Lost));
            return;
        }
        worker.hear();
        for said in std::mem::take(&mut worker.replies) {
            match said {
                Reply::Progress(_, text) => state.latest = text.thought(&self.request).ok().or(state.latest.take()),
                Reply::Answer(_, text) => state.answer = Some(text.thought(&self.request)),
                Reply::Over(_) => state.answer = Some(Err(ThinkError::Over)),
                Reply::Fault(_, why) | Reply::Gone(why) => state.answer = Some(Err(ThinkError::Panicked(why))),
            }
        }
        if let Some(Ok(_)) = &state.answer
            && self.aim == Aim::Pondering
            && state.stopped.is_none()
            && state.begun.elapsed() < LONGEST_PONDERING
            && let Ok(number) = worker.ask(&self.request, self.aim)
        {
            (state.number, state.answer) = (number, None);
        }
        // What it has found so far is its answer.
        let is_late = state.stopped.is_some_and(|stopped| stopped.elapsed() >= GRACE);
        if is_late
            && state.answer.is_none()
            && let Some(latest) = state.latest.clone()
        {
            state.answer = Some(Ok(latest));
            worker.close();
        }
    }

    pub(super) fn poll(&mut self) -> Option<Result<Thought, ThinkError>> {
        self.hear();
        self.state().answer.clone()
    }

    pub(super) fn latest(&self) -> Option<Thought> {
        self.hear();
        self.state().latest.clone()
    }

    pub(super) fn stop(&self) {
        self.state().stopped.get_or_insert_with(Stopwatch::start);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.state().stopped.is_some()
    }

    /// The worker does not end its search.
    pub(super) fn give_up(&mut self) {
        self.memory.lock().close();
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        let (number, mut worker) = (self.state().number, self.memory.lock());
        worker.hear();
        if worker.asked == number && worker.busy == Some(Aim::Answer) {
            worker.close();
        }
    }
}

/// What is asked at once of a search.
fn part_of(request: &Request, aim: Aim) -> Request {
    let limits = match aim {
        Aim::Answer => request.limits,
        Aim::Pondering => Some(Limits { time: Some(PART), ..request.limits.unwrap_or_default() }),
    };
    Request { limits, threads: 1, ..request.clone() }
}

/// The functions of the page: `web/thinkers.js` says what they do.
mod page {
    use ludarium_page::call;

    pub fn open() -> Result<u32, String> {
        let id = call("openThinker", &[])?;
        id.as_f64().map(|id| id as u32).ok_or_else(|| "the page starts no worker".to_owned())
    }

    pub fn post(id: u32, text: &str) -> Result<(), String> {
        call("postThinker", &[id.into(), text.into()]).map(drop)
    }

    pub fn take(id: u32) -> Option<String> {
        call("takeThinker", &[id.into()]).ok()?.as_string()
    }

    pub fn close(id: u32) {
        // What is gone need not be ended.
        let _ = call("closeThinker", &[id.into()]);
    }
}
