//! Several things in one line.

use super::text;

/// The parts one after the other: "f6 keeps 2, g5 gets 4".
pub fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().reduce(|list, next| text!("list-comma", before = list, last = next)).unwrap_or_default()
}
