//! Searches that fail on purpose, for tests of what follows: only with the feature `testing` can anybody ask for that.

use std::io;

/// How the searches that are begun from now on fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "only tests ask for failures"))]
pub enum Failure {
    /// The search panics.
    Panic,
    /// The search never ends, whatever it is told.
    Hang,
    /// The system gives no thread.
    NoThread,
}

#[cfg(feature = "testing")]
thread_local! {
    /// How searches fail, and how many have since that was said.
    static FAILURE: std::cell::Cell<(Option<Failure>, u32)> = const { std::cell::Cell::new((None, 0)) };
}

/// Lets all searches fail that this thread begins, until it says otherwise.
#[cfg(feature = "testing")]
pub fn fail_searches(failure: Option<Failure>) {
    FAILURE.set((failure, 0));
}

/// How many searches this thread has begun that were told to fail, since it said so.
#[cfg(feature = "testing")]
#[must_use]
pub fn failed_searches() -> u32 {
    FAILURE.get().1
}

/// How a search that this thread begins is to fail.
pub(crate) fn failure() -> Option<Failure> {
    #[cfg(feature = "testing")]
    return {
        let (failure, count) = FAILURE.get();
        FAILURE.set((failure, count + u32::from(failure.is_some())));
        failure
    };
    #[cfg(not(feature = "testing"))]
    None
}

pub(crate) fn fail_if_told(failure: Option<Failure>) {
    match failure {
        // A code, for the journeys that look for words which are not translated.
        Some(Failure::Panic) => panic!("0xBAD"),
        Some(Failure::Hang) => loop {
            std::thread::park();
        },
        Some(Failure::NoThread) | None => {}
    }
}

pub(crate) fn refuse_if_told(failure: Option<Failure>) -> io::Result<()> {
    match failure {
        Some(Failure::NoThread) => Err(io::Error::new(io::ErrorKind::WouldBlock, "no thread left, as it was told")),
        _ => Ok(()),
    }
}
