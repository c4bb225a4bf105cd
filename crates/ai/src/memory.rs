//! What a player remembers from one of its turns to the next.

use std::fmt;

use crate::search::History;
use crate::table::Table;

/// The transposition table and the history of one player of one match: what its last search found serves the next one. Of a bounded
/// size, which [`SearchConfig::table_bytes`](crate::SearchConfig::table_bytes) sets.
///
/// A memory may be used for any position of any game; it only helps for positions that the last search met.
#[derive(Default)]
pub struct SearchMemory {
    table: Option<Table>,
    history: Option<History>,
}

impl SearchMemory {
    /// An empty memory.
    #[must_use]
    pub fn new() -> SearchMemory {
        SearchMemory::default()
    }

    /// The table for a search that may use so many bytes, with its old entries if the size is the same.
    pub(crate) fn table(&mut self, bytes: usize) -> &Table {
        match &mut self.table {
            Some(table) if table.has_size(bytes) => table.begin_search(),
            table => *table = Some(Table::new(bytes)),
        }
        self.table.get_or_insert_with(|| Table::new(bytes))
    }

    /// Takes the history of the last search out, which counts only half of what is new.
    pub(crate) fn take_history(&mut self) -> Option<History> {
        self.history.take().map(History::aged)
    }

    /// Keeps the history of a search for the next one.
    pub(crate) fn keep_history(&mut self, history: History) {
        self.history = Some(history);
    }
}

impl fmt::Debug for SearchMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchMemory").finish_non_exhaustive()
    }
}
