//! Work on threads of the system.

use std::marker::PhantomData;
use std::sync::LazyLock;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Duration;
use std::{io, mem, thread};

use bevy::log::warn;
use bevy::platform::time::Instant;

use super::faults::Fault;
use super::wake::send_wake_up;
use super::worker::{Asked, Desk, Open, Running, WorkerSays};
use super::{Job, Link, Part, start_work};

/// How many things the machine can do at the same time.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Whether the window can wait for work.
pub const CAN_WAIT: bool = true;

/// Lets time pass: in journeys, which wait for others.
pub fn pause(time: Duration) {
    thread::sleep(time);
}

pub(super) fn start(name: &'static str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(mem::drop)
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Starts work that is done in parts of a few milliseconds.
    #[must_use]
    pub fn start_in_parts(name: &'static str, mut work: impl FnMut() -> Part<T> + Send + 'static) -> Job<T, P> {
        Job::start(name, move |_| {
            loop {
                match work() {
                    Part::More(after) => pause(after),
                    Part::Done(made) => return made,
                }
            }
        })
    }
}

/// The next that arrives, waited for until a time.
pub(super) fn receive_until<T>(news: &Receiver<T>, until: Instant) -> Option<T> {
    news.recv_timeout(until.saturating_duration_since(Instant::now())).ok()
}

/// The way to the thread that wakes the window when it is time; none if it could not be started.
static ALARM: LazyLock<Option<Sender<Option<Instant>>>> = LazyLock::new(|| {
    let (sender, times) = mpsc::channel();
    let keep = move || {
        let mut next: Option<Instant> = None;
        loop {
            let heard = match next {
                None => times.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(time) => times.recv_timeout(time.saturating_duration_since(Instant::now())),
            };
            match heard {
                Ok(time) => next = time,
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    next = None;
                    send_wake_up();
                }
            }
        }
    };
    start_work("alarm", None, keep).inspect_err(|error| warn!("no alarm: {error}")).ok().map(|()| sender)
});

/// Wakes the window after a time instead of when it was to be woken before; or not at all. Returns whether there is
/// somebody to do so.
pub(super) fn set_alarm(time: Option<Duration>) -> bool {
    let at = time.and_then(|time| Instant::now().checked_add(time));
    ALARM.as_ref().is_some_and(|alarm| alarm.send(at).is_ok())
}

/// The way to a worker that is running.
pub(super) struct Tasks<Task, A> {
    sender: Sender<Asked<Task>>,
    says: PhantomData<fn() -> A>,
}

impl<Task: Send + 'static, A: Send + 'static> Tasks<Task, A> {
    /// Starts a worker on a thread of its own.
    pub(super) fn start(name: &'static str, fault: Option<Fault>, open: Open<Task, A>) -> Running<Task, A> {
        let (sender, asked) = mpsc::channel();
        let job = Job::start_with(name, fault, move |link: &Link<WorkerSays<A>>| {
            let mut desk = Desk::new(open, link.clone());
            asked.into_iter().for_each(|asked| desk.carry_out(asked));
        });
        (Tasks { sender, says: PhantomData }, job)
    }

    /// Hands over a task. Where nobody takes it, the end of the worker arrives and counts it among what is lost.
    pub(super) fn send(&self, asked: Asked<Task>) {
        let _ = self.sender.send(asked);
    }
}
