//! Messages that quote what somebody has written, in one line all the same.

use std::fmt::Display;

/// A message with spaces for line ends and other control characters.
pub(crate) fn one_line(message: &impl Display) -> String {
    message.to_string().chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}
