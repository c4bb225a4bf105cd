//! Work in several threads whose results do not depend on how many there are.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;

/// How long to wait for a result before the bar moves all the same.
const HEARTBEAT: Duration = Duration::from_millis(250);

/// What happens while work is under way.
pub enum News<T> {
    /// The piece of work of that number is done. They come in any order.
    Done(u32, T),
    /// Nothing for a while.
    Nothing,
}

/// Does `count` pieces of work in so many threads and tells of each in the calling thread, which may end the whole.
///
/// # Errors
/// The first piece of work that fails, or the listener, ends the rest.
pub fn run<T: Send>(
    threads: u32,
    count: u32,
    work: impl Fn(u32) -> Result<T, Failure> + Sync,
    mut listen: impl FnMut(News<T>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let (next, over) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            let (sender, next, over, work) = (sender.clone(), &next, &over, &work);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let result = loop {
            let news = match receiver.recv_timeout(HEARTBEAT) {
                Ok((number, result)) => result.map(|result| News::Done(number, result)),
                Err(RecvTimeoutError::Timeout) => Ok(News::Nothing),
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            };
            match news.and_then(&mut listen) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break Ok(()),
                Err(failure) => break Err(failure),
            }
        };
        over.store(true, Ordering::Relaxed);
        result
    })
}

/// The results of `count` pieces of work, in their order.
///
/// # Errors
/// The first piece of work that fails.
pub fn all<T: Send>(
    threads: u32,
    count: u32,
    work: impl Fn(u32) -> Result<T, Failure> + Sync,
    mut done: impl FnMut(&T),
) -> Result<Vec<T>, Failure> {
    let mut results = Vec::new();
    run(threads, count, work, |news| {
        if let News::Done(number, result) = news {
            done(&result);
            results.push((number, result));
        }
        Ok(ControlFlow::Continue(()))
    })?;
    results.sort_by_key(|&(number, _)| number);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        for threads in [1, 2, 7] {
            let squares = all(threads, 50, |number| Ok(number * number), |_| {}).expect("nothing fails");
            assert_eq!(squares, (0..50).map(|number| number * number).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_failure_ends_the_work() {
        let work = |number| if number == 3 { Err(Failure::OneGame) } else { Ok(()) };
        assert!(matches!(all(2, 1_000_000, work, |_| {}), Err(Failure::OneGame)));
    }

    #[test]
    fn the_listener_may_end_the_work() {
        let mut heard = 0;
        run(3, u32::MAX, Ok, |_| {
            heard += 1;
            Ok(if heard == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })
        .expect("nothing fails");
        assert_eq!(heard, 10);
    }
}
