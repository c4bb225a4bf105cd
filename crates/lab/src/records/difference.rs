//! What differs after a match was written and read.

use std::fmt;

/// A format, and what is wrong with a match in it.
pub type Difference = (&'static str, String);

/// Compares what was read with what was written.
pub fn expect<T: PartialEq + fmt::Debug>(format: &'static str, read: &T, written: &T) -> Result<(), Difference> {
    if read == written { Ok(()) } else { Err((format, format!("{written:?} became {read:?}"))) }
}
