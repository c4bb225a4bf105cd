//! Which end is shown.

use crate::stage::Ending;
use crate::table::Table;

/// The end that the shown position has.
pub(super) fn ending_of(table: Option<&Table>) -> Option<Ending> {
    let table = table.filter(|table| !table.visiting())?;
    table.result()?.winner.map(|winner| Ending { winner })
}
