//! Work in a browser, which has one thread for the game: it is done between two frames, one job or task after the other.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use bevy::log::warn;
use bevy::platform::time::Instant;
use send_wrapper::SendWrapper;

use super::faults::Fault;
use super::wake::{send_wake_up, wake_window};
use super::worker::{Asked, Desk, Open, Running};
use super::{Job, News, Part};

/// How many things the machine can do at the same time.
#[must_use]
pub fn cores() -> usize {
    crate::page::cores()
}

/// Whether the window can wait for work: nothing would be done meanwhile.
pub const CAN_WAIT: bool = false;

/// How long work goes on between two frames, if it is done in parts that take less.
const SLICE: Duration = Duration::from_millis(8);

/// Nothing can wait here.
pub fn pause(_: Duration) {}

pub(super) fn start(_: &'static str, work: impl FnOnce() + 'static) -> io::Result<()> {
    after(Duration::ZERO, work)
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Starts work that is done in parts of a few milliseconds.
    #[must_use]
    pub fn start_in_parts(_: &'static str, work: impl FnMut() -> Part<T> + Send + 'static) -> Job<T, P> {
        let (job, news, _) = Job::open();
        let bell = job.bell.clone();
        let done = move |made| {
            // The window may have given it up.
            let _ = news.send(News::Done(made));
            bell.ring();
        };
        go_on(Duration::ZERO, work, done);
        job
    }
}

fn go_on<T: 'static>(wait: Duration, mut work: impl FnMut() -> Part<T> + 'static, done: impl FnOnce(T) + 'static) {
    let part = move || {
        let began = Instant::now();
        loop {
            match work() {
                Part::More(wait) if wait.is_zero() && began.elapsed() < SLICE => {}
                Part::More(wait) => return go_on(wait, work, done),
                Part::Done(made) => return done(made),
            }
        }
    };
    // Without clocks of the browser nothing would run at all.
    let _ = after(wait, part);
}

/// What has arrived, for nothing more can arrive while somebody waits.
pub(super) fn receive_until<T>(news: &Receiver<T>, _: Instant) -> Option<T> {
    news.try_recv().ok()
}

fn after(time: Duration, work: impl FnOnce() + 'static) -> io::Result<()> {
    ludarium_page::after(time, work).map_err(io::Error::other)
}

/// How often the alarm was set: an earlier one is silent.
static ALARMS: AtomicU64 = AtomicU64::new(0);

/// Wakes the window after a time instead of when it was to be woken before; or not at all. Returns whether there is
/// somebody to do so.
pub(super) fn set_alarm(time: Option<Duration>) -> bool {
    let alarm = ALARMS.fetch_add(1, Ordering::Relaxed) + 1;
    let ring = move || {
        if ALARMS.load(Ordering::Relaxed) == alarm {
            send_wake_up();
        }
    };
    time.is_none_or(|time| after(time, ring).is_ok())
}

/// Lets the page wake the window when something has arrived for it.
pub(super) fn listen_to_page() {
    // A page that cannot wake the window lets it wait for the next frame.
    if let Err(why) = ludarium_page::give("wake", wake_window) {
        warn!("{why}");
    }
}

/// The way to a worker.
pub(super) struct Tasks<Task, A>(SendWrapper<Rc<RefCell<Desk<Task, A>>>>);

impl<Task: Send + 'static, A: Send + 'static> Tasks<Task, A> {
    pub(super) fn start(_: &'static str, _: Option<Fault>, open: Open<Task, A>) -> Running<Task, A> {
        let (job, _, link) = Job::open();
        (Tasks(SendWrapper::new(Rc::new(RefCell::new(Desk::new(open, link))))), job)
    }

    pub(super) fn send(&self, asked: Asked<Task>) {
        let desk = Rc::clone(&self.0);
        // A browser always has a next moment.
        let _ = after(Duration::ZERO, move || desk.borrow_mut().carry_out(asked));
    }
}
