//! Places in a text.

/// A place in a text; line and column count from 1, the column in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub line: usize,
    pub column: usize,
}
