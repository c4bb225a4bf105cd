//! Work beside the window: the one way in which something is done while frames go on.
//!
//! A [`Job`] does one piece of work, a [`Worker`] carries out tasks one after another. Both only send messages: the
//! window asks what has arrived ([`Job::hear`], [`Worker::hear`]) and never waits. However work ends, its end arrives:
//! what it has made, or a [`JobFailure`]. Whatever arrives wakes the event loop, so that nobody has to look for it.
//!
//! Here work runs on threads of the system. Where there are none, the same messages can come from another worker or
//! from slices of the frame.

mod faults;

use std::any::Any;
use std::fmt::{self, Debug, Formatter};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::{io, mem, thread};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use ludarium_ai::Stop;

pub use faults::Fault;

use crate::words::text;

/// The event loop of the window, once there is one: a program has one at most.
static EVENT_LOOP: OnceLock<EventLoopProxy<WinitUserEvent>> = OnceLock::new();

/// Lets work wake the event loop.
pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        // A second window of the same program, which only tests could open, is woken by nobody.
        let _ = EVENT_LOOP.set((**proxy).clone());
    }
}

/// Lets the window draw a frame, from any thread.
pub fn wake_window() {
    // A loop that has ended needs no waking.
    let _ = EVENT_LOOP.get().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
}

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

/// Wakes the event loop once for whatever has arrived since somebody listened.
#[derive(Clone, Default)]
struct Bell(Arc<AtomicBool>);

impl Bell {
    /// Returns whether the loop had still to be woken.
    fn ring(&self) -> bool {
        let is_first = !self.0.swap(true, Ordering::AcqRel);
        if is_first {
            wake_window();
        }
        is_first
    }

    fn was_heard(&self) {
        self.0.store(false, Ordering::Release);
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
        let (sender, news) = mpsc::channel();
        let (bell, stop) = (Bell::default(), Stop::new());
        let link = link(&sender, News::Progress, &bell, &stop);
        // What never starts is dropped as well, and says nothing by that.
        let end = End { news: Some(sender.clone()), bell: bell.clone(), how: None };
        let started = start_thread(name, fault, move || {
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
        Job { news: Mutex::new(news), bell, stop, is_over: false }
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

    /// Whether its end has been heard.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Tells it to stop; its end still arrives.
    pub fn stop(&self) {
        self.stop.stop();
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

fn start_thread(name: &'static str, fault: Option<Fault>, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    if fault == Some(Fault::NotStarted) {
        return Err(io::ErrorKind::WouldBlock.into());
    }
    thread::Builder::new().name(name.to_owned()).spawn(work).map(mem::drop)
}

/// What has arrived from a worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkerNews<A> {
    /// An answer.
    Answer(A),
    /// A task is done, or has failed.
    Done(Option<JobFailure>),
    /// The worker is gone, and with it so many tasks. The next task starts another.
    Lost(JobFailure, usize),
}

/// What a worker says.
enum WorkerSays<A> {
    Answer(A),
    Done,
    Failed(JobFailure),
}

/// A task, and what is to go wrong in it.
type Asked<Task> = (Task, Option<Fault>);

/// Carries out the tasks of a worker.
type CarryOut<Task> = Box<dyn FnMut(Task)>;

/// Carries out tasks one after another beside the window. It is started by the first task, and by the first after it
/// was lost; it ends when this is dropped and its last task is done.
pub struct Worker<Task, A> {
    name: &'static str,
    open: Arc<dyn Fn(Link<A>) -> CarryOut<Task> + Send + Sync>,
    running: Option<Running<Task, A>>,
    pending: usize,
}

/// The way to a worker that is running, and the way back.
type Running<Task, A> = (Sender<Asked<Task>>, Job<(), WorkerSays<A>>);

impl<Task: Send + 'static, A: Send + 'static> Worker<Task, A> {
    /// A worker that is not started yet. `open` makes what carries out the tasks, and makes it anew after a task that
    /// panicked: what that has left is not worked with.
    pub fn new<F: FnMut(Task) + 'static>(
        name: &'static str,
        open: impl Fn(Link<A>) -> F + Send + Sync + 'static,
    ) -> Worker<Task, A> {
        Worker { name, open: Arc::new(move |link| Box::new(open(link))), running: None, pending: 0 }
    }

    /// Hands over a task.
    pub fn ask(&mut self, task: Task) {
        let fault = faults::take(self.name);
        let (tasks, _) = self.running.get_or_insert_with(|| {
            let (tasks, asked) = mpsc::channel();
            let open = self.open.clone();
            (tasks, Job::start_with(self.name, fault, move |link| carry_out(&*open, &asked, link)))
        });
        // Where nobody takes it, the end of the job arrives and says so.
        let _ = tasks.send((task, fault));
        self.pending += 1;
    }

    /// How many tasks are not done.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.pending
    }

    /// The next that has arrived, if anything has.
    pub fn hear(&mut self) -> Option<WorkerNews<A>> {
        let (_, job) = self.running.as_mut()?;
        let done = |failure| WorkerNews::Done(failure);
        let news = match job.hear()? {
            News::Progress(WorkerSays::Answer(answer)) => return Some(WorkerNews::Answer(answer)),
            News::Progress(WorkerSays::Done) => done(None),
            News::Progress(WorkerSays::Failed(failure)) => done(Some(failure)),
            // It ends by itself only when it is dropped.
            News::Done(()) => self.lose(JobFailure::Gone),
            News::Failed(failure) => self.lose(failure),
        };
        if matches!(news, WorkerNews::Done(_)) {
            self.pending = self.pending.saturating_sub(1);
        }
        Some(news)
    }

    fn lose(&mut self, failure: JobFailure) -> WorkerNews<A> {
        self.running = None;
        WorkerNews::Lost(failure, mem::take(&mut self.pending))
    }
}

impl<Task, A> Debug for Worker<Task, A> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.debug_struct("Worker").field("name", &self.name).field("pending", &self.pending).finish_non_exhaustive()
    }
}

/// The whole life of a worker.
fn carry_out<Task, A: Send + 'static>(
    open: &dyn Fn(Link<A>) -> CarryOut<Task>,
    asked: &Receiver<Asked<Task>>,
    link: &Link<WorkerSays<A>>,
) {
    let mut opened = None;
    for (task, fault) in asked {
        let done = catch_unwind(AssertUnwindSafe(|| {
            faults::happen(fault);
            opened.get_or_insert_with(|| open(link.wrapping(WorkerSays::Answer)))(task);
        }));
        link.tell(match done {
            Ok(()) => WorkerSays::Done,
            Err(cause) if faults::is_vanished(&*cause) => resume_unwind(cause),
            Err(cause) => {
                opened = None;
                WorkerSays::Failed(JobFailure::of_panic(&*cause))
            }
        });
    }
}

#[cfg(test)]
mod tests;
