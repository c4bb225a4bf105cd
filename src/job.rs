//! Work beside the window: the one way in which something is done while frames go on.
//!
//! A [`Job`] does one piece of work, a [`Worker`] carries out tasks one after another. Both only send messages: the
//! window asks what has arrived ([`Job::hear`], [`Worker::hear`]) and never waits. However work ends, its end arrives:
//! what it has made, or a [`JobFailure`]. Whatever arrives wakes the event loop, so that nobody has to look for it.
//!
//! Work runs on threads of the system (`threads.rs`). A browser has none for it (`browser.rs`): there it is done between
//! two frames, one job or task after the other.

#[cfg(target_arch = "wasm32")]
mod browser;
mod faults;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
mod wake;
mod worker;

use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::platform::time::Instant;
use ludarium_ai::Stop;

#[cfg(target_arch = "wasm32")]
use browser as system;
pub use faults::Fault;
pub use system::{CAN_WAIT, cores, pause};
#[cfg(not(target_arch = "wasm32"))]
use threads as system;
pub use wake::{plugin, wake_window_in, was_window_woken};
pub use worker::{Worker, WorkerNews};

use crate::words::text;
use wake::Bell;

/// Why work came to no end of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobFailure {
    /// It could not be started; what the system says.
    NotStarted(String),
    /// A fault in the program ended it; what the fault says of itself.
    Panicked(String),
    /// Whoever did it is gone without a word.
    Gone,
}

impl JobFailure {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            JobFailure::NotStarted(why) => text!("job-not-started", why = why.as_str()),
            JobFailure::Panicked(why) => text!("job-panicked", why = why.as_str()),
            JobFailure::Gone => text!("job-gone"),
        }
    }

    fn of_panic(cause: &(dyn Any + Send)) -> JobFailure {
        let said = cause.downcast_ref::<&str>().map(|said| (*said).to_owned());
        JobFailure::Panicked(said.or_else(|| cause.downcast_ref::<String>().cloned()).unwrap_or_default())
    }

    fn of_start(error: &io::Error) -> JobFailure {
        JobFailure::NotStarted(error.to_string())
    }
}

/// The way from work to the window.
pub struct Link<P> {
    tell: Arc<dyn Fn(P) + Send + Sync>,
    stop: Stop,
}

impl<P> Link<P> {
    /// Tells the window something. Nobody hears it once the window has given the work up.
    pub fn tell(&self, progress: P) {
        (self.tell)(progress);
    }

    /// Set as soon as the window has given the work up: it ends then as soon as may be.
    #[must_use]
    pub fn stop(&self) -> &Stop {
        &self.stop
    }
}

impl<P: 'static> Link<P> {
    /// The same way for parts of what is told.
    pub fn wrapping<Q: 'static>(&self, wrap: fn(Q) -> P) -> Link<Q> {
        let tell = self.tell.clone();
        Link { tell: Arc::new(move |part| tell(wrap(part))), stop: self.stop.clone() }
    }
}

impl<P> Clone for Link<P> {
    fn clone(&self) -> Link<P> {
        Link { tell: self.tell.clone(), stop: self.stop.clone() }
    }
}

impl<P> Debug for Link<P> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.debug_struct("Link").field("stop", &self.stop).finish_non_exhaustive()
    }
}

/// What has arrived from a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<T, P> {
    /// It goes on, and tells this meanwhile.
    Progress(P),
    /// It has made this.
    Done(T),
    /// It has come to no end of its own.
    Failed(JobFailure),
}

/// What a part of work has come to.
pub enum Part<T> {
    /// More is to be done, after so long.
    More(Duration),
    /// All is done, and this is made.
    Done(T),
}

/// One piece of work that goes on beside the window. It is told to stop when this is dropped.
pub struct Job<T, P = ()> {
    /// In a lock only so that it can be shared between threads, as resources are.
    news: Mutex<Receiver<News<T, P>>>,
    bell: Bell,
    stop: Stop,
    is_over: bool,
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Starts work. What cannot start fails like any other work: the failure arrives.
    #[must_use]
    pub fn start(name: &'static str, work: impl FnOnce(&Link<P>) -> T + Send + 'static) -> Job<T, P> {
        let fault = faults::take(name);
        Job::start_with(name, fault, move |link| {
            faults::happen(fault);
            work(link)
        })
    }

    fn start_with(
        name: &'static str,
        fault: Option<Fault>,
        work: impl FnOnce(&Link<P>) -> T + Send + 'static,
    ) -> Job<T, P> {
        let (job, sender, link) = Job::open();
        let bell = job.bell.clone();
        // What never starts is dropped as well, and says nothing by that.
        let end = End { news: Some(sender.clone()), bell: bell.clone(), how: None };
        let started = start_work(name, fault, move || {
            let mut end = end;
            end.how = Some(News::Failed(JobFailure::Gone));
            let made = catch_unwind(AssertUnwindSafe(move || work(&link)));
            end.how = match made {
                Ok(made) => Some(News::Done(made)),
                Err(cause) if faults::is_vanished(&*cause) => None,
                Err(cause) => Some(News::Failed(JobFailure::of_panic(&*cause))),
            };
        });
        if let Err(error) = started {
            let _ = sender.send(News::Failed(JobFailure::of_start(&error)));
            bell.ring();
        }
        job
    }

    /// A job that nobody works on yet, and the ways to it.
    fn open() -> (Job<T, P>, Sender<News<T, P>>, Link<P>) {
        let (sender, news) = mpsc::channel();
        let (bell, stop) = (Bell::default(), Stop::new());
        let link = link(&sender, News::Progress, &bell, &stop);
        (Job { news: Mutex::new(news), bell, stop, is_over: false }, sender, link)
    }

    /// The next that has arrived, if anything has. After the end nothing arrives any more.
    pub fn hear(&mut self) -> Option<News<T, P>> {
        if self.is_over {
            return None;
        }
        self.bell.was_heard();
        let news = self.news.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv();
        let news = match news {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => News::Failed(JobFailure::Gone),
            Ok(news) => news,
        };
        self.is_over = !matches!(news, News::Progress(_));
        Some(news)
    }

    /// Tells it to stop; its end still arrives.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Waits for its end, for so long at most; if it does not come by then, the job is gone. Only where no player looks at
    /// frames: in journeys, and when the game is closed.
    pub fn wait(self, patience: Duration) -> Result<T, JobFailure> {
        let until = Instant::now() + patience;
        let news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match system::receive_until(&news, until) {
                Some(News::Progress(_)) => {}
                Some(News::Done(made)) => return Ok(made),
                Some(News::Failed(failure)) => return Err(failure),
                None => return Err(JobFailure::Gone),
            }
        }
    }
}

impl<T, P> Drop for Job<T, P> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl<T, P> Debug for Job<T, P> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.debug_struct("Job").field("stop", &self.stop).field("is_over", &self.is_over).finish_non_exhaustive()
    }
}

/// Reports the end of a job when it is dropped, whatever dropped it.
struct End<T, P> {
    /// Until the end is told, as no more is to arrive when the window is woken.
    news: Option<Sender<News<T, P>>>,
    bell: Bell,
    how: Option<News<T, P>>,
}

impl<T, P> Drop for End<T, P> {
    fn drop(&mut self) {
        if let (Some(news), Some(how)) = (self.news.take(), self.how.take()) {
            let _ = news.send(how);
        }
        self.bell.ring();
    }
}

fn link<P, N>(news: &Sender<N>, wrap: fn(P) -> N, bell: &Bell, stop: &Stop) -> Link<P>
where
    P: Send + 'static,
    N: Send + 'static,
{
    let (news, bell) = (news.clone(), bell.clone());
    let tell = Arc::new(move |progress| {
        let _ = news.send(wrap(progress));
        bell.ring();
    });
    Link { tell, stop: stop.clone() }
}

fn start_work(name: &'static str, fault: Option<Fault>, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    if fault == Some(Fault::NotStarted) {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    system::start(name, work)
}

#[cfg(test)]
mod tests;
