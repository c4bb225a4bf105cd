//! The table that is part of the program.

use std::sync::OnceLock;
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

/// The table that is part of the program, for up to [`BUILT_IN_PIECES`] pieces. Unpacked when it is first asked for, to
/// 21 million bytes that are kept.
///
/// # Errors
/// The bytes that were built in cannot be read; the search has to do without.
pub fn built_in() -> Result<&'static TreasonTable, TableFileError> {
    let table = TABLE.get_or_init(|| TreasonTable::from_bytes(include_bytes!("treason.end"), BUILT_IN_PIECES));
    table.as_ref().map_err(Clone::clone)
}

/// Why the table could not be read, once a search has asked for it.
pub(crate) fn fault() -> Option<TableFileError> {
    TABLE.get()?.as_ref().err().cloned()
}

/// The table for a search of a position, if it can be met there. With little time, one of the next searches has it.
pub(crate) fn for_search(root: &Treason, time: Option<Duration>) -> Option<&'static TreasonTable> {
    let pieces: u32 = Side::ALL.iter().map(|side| root.pieces(*side).count_ones()).sum();
    if pieces > MOST_AT_ROOT || root.options() != Default::default() {
        return None;
    }
    if TABLE.get().is_none() && time.is_some_and(|time| time < TIME_TO_UNPACK) {
        // If the thread cannot be started, the next search tries again.
        let _ = thread::Builder::new().name("endgame table".to_owned()).spawn(|| built_in().is_ok());
        return None;
    }
    built_in().ok()
}
