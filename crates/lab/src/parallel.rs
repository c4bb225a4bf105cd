//! Numbered tasks in several threads, each with a seed of its own: the results do not depend on the number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use ludarium_rules::zobrist;

/// How long to wait for a result before the progress bar is redrawn anyway.
const IDLE_INTERVAL: Duration = Duration::from_millis(250);

/// The `n`-th seed derived from `seed`.
pub fn derive_seed(seed: u64, n: u32) -> u64 {
    zobrist::key(seed.wrapping_add(zobrist::key(u64::from(n))))
}

/// What happens while tasks are running.
pub enum Event<T> {
    /// The task of that number is done. Tasks finish in any order.
    Done(u32, T),
    /// No task has finished for a while.
    Idle,
}

/// Runs `count` tasks in some threads and reports each result in the calling thread, which can stop the rest.
///
/// # Errors
/// The first error of a task or of `on_event` stops the rest; or there is no thread to be had.
pub fn run<T: Send>(
    threads: u32,
    count: u32,
    task: impl Fn(u32) -> anyhow::Result<T> + Sync,
    mut on_event: impl FnMut(Event<T>) -> anyhow::Result<ControlFlow<()>>,
) -> anyhow::Result<()> {
    let (next, stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for place in 0..threads.clamp(1, count.max(1)) {
            let (sender, next, stopped, task) = (sender.clone(), &next, &stopped, &task);
            let work = move || {
                while !stopped.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, task(number))).is_err() {
                        break;
                    }
                }
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => {}
                Err(why) if place == 0 => return Err(why.into()),
                // The others do its work.
                Err(_) => break,
            }
        }
        drop(sender);
        let result = loop {
            let event = match receiver.recv_timeout(IDLE_INTERVAL) {
                Ok((number, result)) => result.map(|result| Event::Done(number, result)),
                Err(RecvTimeoutError::Timeout) => Ok(Event::Idle),
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            };
            match event.and_then(&mut on_event) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break Ok(()),
                Err(failure) => break Err(failure),
            }
        };
        stopped.store(true, Ordering::Relaxed);
        result
    })
}

/// The results of `count` tasks, in the order of their numbers.
///
/// # Errors
/// The first error of a task stops the rest.
pub fn all<T: Send>(
    threads: u32,
    count: u32,
    task: impl Fn(u32) -> anyhow::Result<T> + Sync,
    mut on_done: impl FnMut(&T),
) -> anyhow::Result<Vec<T>> {
    let mut results = Vec::new();
    run(threads, count, task, |event| {
        if let Event::Done(number, result) = event {
            on_done(&result);
            results.push((number, result));
        }
        Ok(ControlFlow::Continue(()))
    })?;
    results.sort_by_key(|&(number, _)| number);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

/// Results in the order of their tasks, whichever task is done first.
pub struct InOrder<T> {
    next: u32,
    waiting: BTreeMap<u32, T>,
}

impl<T> InOrder<T> {
    /// An order that begins with the task of that number.
    pub fn from(first: u32) -> InOrder<T> {
        InOrder { next: first, waiting: BTreeMap::new() }
    }

    /// Adds a result.
    pub fn push(&mut self, number: u32, result: T) {
        self.waiting.insert(number, result);
    }

    /// The next result, if its task is done.
    pub fn pop(&mut self) -> Option<T> {
        let result = self.waiting.remove(&self.next)?;
        self.next += 1;
        Some(result)
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    #[test]
    fn results_come_in_the_order_of_their_tasks() {
        let mut order = InOrder::from(0);
        let mut seen = Vec::new();
        for number in [2, 0, 3, 1, 4] {
            order.push(number, number * 10);
            seen.push(std::iter::from_fn(|| order.pop()).collect::<Vec<_>>());
        }
        assert_eq!(seen, [vec![], vec![0], vec![], vec![10, 20, 30], vec![40]]);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        for threads in [1, 2, 7] {
            let squares = all(threads, 50, |number| Ok(number * number), |_| {}).expect("nothing fails");
            assert_eq!(squares, (0..50).map(|number| number * number).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_stops_the_tasks() {
        let task = |number| if number == 3 { Err(anyhow!("the third")) } else { Ok(()) };
        assert_eq!(all(2, 1_000_000, task, |_| {}).expect_err("it fails").to_string(), "the third");
    }

    #[test]
    fn the_caller_can_stop_the_tasks() {
        let mut seen = 0;
        run(3, u32::MAX, Ok, |_| {
            seen += 1;
            Ok(if seen == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })
        .expect("nothing fails");
        assert_eq!(seen, 10);
    }
}
