//! The table that is part of the program.

use std::io;
use std::panic::catch_unwind;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use ludarium_rules::games::treason::Treason;
use ludarium_rules::{Position, Side};

use super::{TableFileError, TreasonTable};

/// The most pieces of a position in the table that is part of the program.
pub const BUILT_IN_PIECES: usize = 4;

/// A search of a position with at most so many pieces unpacks the table.
const MOST_AT_ROOT: u32 = 12;

/// Who has less time than this does not wait for the table to be unpacked.
const TIME_TO_UNPACK: Duration = Duration::from_millis(500);

static TABLE: OnceLock<Result<TreasonTable, TableFileError>> = OnceLock::new();

/// Why no thread could be started to unpack the table, when it was last tried.
static UNSTARTED: Mutex<Option<String>> = Mutex::new(None);

/// The table that is part of the program, for up to [`BUILT_IN_PIECES`] pieces. Unpacked when it is first asked for, to
/// 21 million bytes that are kept.
///
/// # Errors
/// The bytes that were built in cannot be read; the search has to do without.
pub fn built_in() -> Result<&'static TreasonTable, TableFileError> {
    // Whoever unpacks it, a fault of the unpacking is known to all searches, and none tries again.
    let unpack = || TreasonTable::from_bytes(include_bytes!("treason.end"), BUILT_IN_PIECES);
    let table = TABLE.get_or_init(|| catch_unwind(unpack).unwrap_or(Err(TableFileError::Panicked)));
    table.as_ref().map_err(Clone::clone)
}

/// Why the searches that have asked for the table do without.
pub(crate) fn fault() -> Option<TableFileError> {
    let unstarted = UNSTARTED.lock().unwrap_or_else(PoisonError::into_inner).clone();
    fault_of(TABLE.get().map(|table| table.as_ref().err()), unstarted)
}

/// A table that was unpacked after all needs no thread any more.
fn fault_of(unpacked: Option<Option<&TableFileError>>, unstarted: Option<String>) -> Option<TableFileError> {
    match unpacked {
        Some(fault) => fault.cloned(),
        None => unstarted.map(TableFileError::NoThread),
    }
}

/// Has the table unpacked beside the search. Where no thread can be started, the next search tries again.
fn unpack_beside(start: impl FnOnce() -> io::Result<()>) {
    *UNSTARTED.lock().unwrap_or_else(PoisonError::into_inner) = start().err().map(|why| why.to_string());
}

/// The table for a search of a position, if it can be met there. With little time, one of the next searches has it.
pub(crate) fn for_search(root: &Treason, time: Option<Duration>) -> Option<&'static TreasonTable> {
    let pieces: u32 = Side::ALL.iter().map(|side| root.pieces(*side).count_ones()).sum();
    if pieces > MOST_AT_ROOT || root.options() != Default::default() {
        return None;
    }
    // A browser has no thread for it; there the search waits.
    let has_threads = !cfg!(target_arch = "wasm32");
    if has_threads && TABLE.get().is_none() && time.is_some_and(|time| time < TIME_TO_UNPACK) {
        let thread = thread::Builder::new().name("endgame table".to_owned());
        unpack_beside(|| thread.spawn(|| built_in().is_ok()).map(drop));
        return None;
    }
    built_in().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_cannot_start_is_a_fault_until_the_table_is_there() {
        unpack_beside(|| Err(io::Error::other("no thread left")));
        let unstarted = || UNSTARTED.lock().expect("nobody panics with it").clone();
        let missing = Some(TableFileError::NoThread("no thread left".to_owned()));
        assert_eq!(fault_of(None, unstarted()), missing);
        assert_eq!(fault_of(Some(None), unstarted()), None);
        assert_eq!(fault_of(Some(Some(&TableFileError::Panicked)), unstarted()), Some(TableFileError::Panicked));
        unpack_beside(|| Ok(()));
        assert_eq!(fault_of(None, unstarted()), None);
    }
}
