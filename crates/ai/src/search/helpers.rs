//! Threads that search beside the leading one.

use std::thread;

use crate::Stop;
use crate::limits::StopOnDrop;

/// Runs `lead` here while `count` threads run `help`, each with its number from 1 and a flag that is set as soon as
/// `lead` has ended, even by a panic. Gives the answer of `lead` and the sum of what the others return. Where the system gives
/// fewer threads, there are fewer helpers.
pub(super) fn with_helpers<R>(
    count: usize,
    help: impl Fn(usize, &Stop) -> u64 + Sync,
    lead: impl FnOnce() -> R,
) -> (R, u64) {
    let stop = Stop::new();
    thread::scope(|scope| {
        // A scope waits for its threads even when it unwinds.
        let stop_helpers = StopOnDrop(&stop);
        let (help, stop) = (&help, &stop);
        let start = |number| {
            let thread = thread::Builder::new().name("search helper".to_owned());
            thread.spawn_scoped(scope, move || help(number, stop)).ok()
        };
        let helpers: Vec<_> = (1..=count).map_while(start).collect();
        let answer = lead();
        drop(stop_helpers);
        (answer, helpers.into_iter().map(|helper| helper.join().unwrap_or(0)).sum())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[test]
    fn helpers_end_when_the_leading_thread_panics() {
        let (sender, ended) = mpsc::channel();
        thread::spawn(move || {
            let help = |_, stop: &Stop| {
                while !stop.is_stopped() {
                    thread::sleep(Duration::from_millis(1));
                }
                0
            };
            let result = std::panic::catch_unwind(|| with_helpers(2, help, || panic!("the evaluation fails")).1);
            let _ = sender.send(result.is_err());
        });
        assert_eq!(ended.recv_timeout(Duration::from_secs(30)), Ok(true));
    }

    #[test]
    fn helpers_add_what_they_have_done() {
        assert_eq!(with_helpers(3, |number, _| number as u64, || "found"), ("found", 6));
    }
}
