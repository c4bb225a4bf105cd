//! What a player keeps in mind from one of its turns to the next.

use std::fmt;

use crate::table::Table;

/// The memory of one player of one match: what its last search found out serves the next one. Of a bounded size, which
/// the plan of the search sets.
///
/// A mind may be used for any position of any game; it only helps for those that the last search came by.
#[derive(Default)]
pub struct SearchMemory {
    table: Option<Table>,
}

impl SearchMemory {
    /// A mind that knows nothing yet.
    #[must_use]
    pub fn new() -> SearchMemory {
        SearchMemory::default()
    }

    /// The table for a search that may use so many bytes, with what is still known if the size is the same.
    pub(crate) fn table(&mut self, bytes: usize) -> &Table {
        match &mut self.table {
            Some(table) if table.has_size(bytes) => table.grow_older(),
            table => *table = Some(Table::new(bytes)),
        }
        self.table.get_or_insert_with(|| Table::new(bytes))
    }
}

impl fmt::Debug for SearchMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").finish_non_exhaustive()
    }
}
