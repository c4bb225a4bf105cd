//! Tasks that are carried out one after another beside the window.

use std::fmt::{self, Debug, Formatter};
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::time::Duration;

use super::faults::{self, Fault};
use super::system::Tasks;
use super::{Job, JobFailure, Link, News};

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
pub(super) enum WorkerSays<A> {
    Answer(A),
    Done,
    Failed(JobFailure),
}

/// A task, and what is to go wrong in it.
pub(super) type Asked<Task> = (Task, Option<Fault>);

/// Carries out the tasks of a worker.
type CarryOut<Task> = Box<dyn FnMut(Task)>;

/// Makes what carries out the tasks of a worker.
pub(super) type Open<Task, A> = Arc<dyn Fn(Link<A>) -> CarryOut<Task> + Send + Sync>;

/// Carries out tasks one after another beside the window. It is started by the first task, and by the first after it
/// was lost; it ends when this is dropped and its last task is done.
pub struct Worker<Task, A> {
    name: &'static str,
    open: Open<Task, A>,
    running: Option<Running<Task, A>>,
    pending: usize,
}

/// The way to a worker that is running, and the way back.
pub(super) type Running<Task, A> = (Tasks<Task, A>, Job<(), WorkerSays<A>>);

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
        let start = || Tasks::start(self.name, fault, self.open.clone());
        let (tasks, _) = self.running.get_or_insert_with(start);
        tasks.send((task, fault));
        self.pending += 1;
    }

    /// Lets the worker do what it has been asked, as far as that does not stop by itself when it is told to, and waits
    /// for so long at most: the game is being closed. Returns whether everything is done.
    pub fn finish(&mut self, patience: Duration) -> bool {
        let Some((tasks, job)) = self.running.take() else { return true };
        drop(tasks);
        job.stop();
        self.pending = 0;
        job.wait(patience).is_ok()
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

/// Where the tasks of a worker are carried out.
pub(super) struct Desk<Task, A> {
    open: Open<Task, A>,
    opened: Option<CarryOut<Task>>,
    link: Link<WorkerSays<A>>,
}

impl<Task, A: 'static> Desk<Task, A> {
    pub(super) fn new(open: Open<Task, A>, link: Link<WorkerSays<A>>) -> Desk<Task, A> {
        Desk { open, opened: None, link }
    }

    /// Carries out a task, and says how that has ended.
    pub(super) fn carry_out(&mut self, (task, fault): Asked<Task>) {
        let done = catch_unwind(AssertUnwindSafe(|| {
            faults::happen(fault);
            self.opened.get_or_insert_with(|| (self.open)(self.link.wrapping(WorkerSays::Answer)))(task);
        }));
        self.link.tell(match done {
            Ok(()) => WorkerSays::Done,
            Err(cause) if faults::is_vanished(&*cause) => resume_unwind(cause),
            Err(cause) => {
                self.opened = None;
                WorkerSays::Failed(JobFailure::of_panic(&*cause))
            }
        });
    }
}
