//! What can be made to go wrong with work, so that it can be seen what a player then sees.

use std::any::Any;
use std::panic::resume_unwind;

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "testing", derive(serde::Deserialize))]
#[cfg_attr(not(any(test, feature = "testing")), allow(dead_code, reason = "only tests make something go wrong"))]
pub enum Fault {
    /// The work cannot be started.
    NotStarted,
    /// The work, or the next task of a worker, panics.
    Panic,
    /// Whoever does it is gone without a word.
    Vanish,
}

/// What a thread unwinds with that is gone without a word.
struct Vanished;

#[cfg(any(test, feature = "testing"))]
mod armed {
    use std::cell::RefCell;
    use std::sync::{Mutex, PoisonError};

    use super::Fault;

    /// For whatever is started next, by whichever thread.
    static ANYWHERE: Mutex<Vec<(String, Fault)>> = Mutex::new(Vec::new());

    thread_local! {
        /// Only for what is started by the same thread, so that tests that run side by side keep apart.
        static ARMED: RefCell<Vec<(String, Fault)>> = const { RefCell::new(Vec::new()) };
    }

    impl Fault {
        /// Happens to the next work of a name, or the next task of a worker of that name, that this thread starts.
        pub fn arm(self, name: &str) {
            ARMED.with_borrow_mut(|armed| armed.push((name.to_owned(), self)));
        }
    }

    impl Fault {
        /// As [`Fault::arm`], whichever thread starts it: for journeys.
        #[cfg(feature = "testing")]
        pub fn arm_anywhere(self, name: &str) {
            ANYWHERE.lock().unwrap_or_else(PoisonError::into_inner).push((name.to_owned(), self));
        }
    }

    pub fn take(name: &str) -> Option<Fault> {
        let first = |armed: &mut Vec<(String, Fault)>| {
            let at = armed.iter().position(|(of, _)| of == name)?;
            Some(armed.remove(at).1)
        };
        let here = ARMED.with_borrow_mut(first);
        here.or_else(|| first(&mut ANYWHERE.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

#[cfg(any(test, feature = "testing"))]
pub(super) use armed::take;

#[cfg(not(any(test, feature = "testing")))]
pub(super) const fn take(_: &str) -> Option<Fault> {
    None
}

/// Lets a fault happen.
pub(super) fn happen(fault: Option<Fault>) {
    match fault {
        Some(Fault::Panic) => panic!("a fault for a test"),
        Some(Fault::Vanish) => resume_unwind(Box::new(Vanished)),
        Some(Fault::NotStarted) | None => {}
    }
}

pub(super) fn is_vanished(cause: &(dyn Any + Send)) -> bool {
    cause.is::<Vanished>()
}
