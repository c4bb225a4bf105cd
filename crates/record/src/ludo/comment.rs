//! What stands in a comment: text and commands.

use super::place::Place;

/// What stands in braces.
#[derive(Default, Debug)]
pub(super) struct Comment {
    /// The text without the commands.
    pub text: String,
    /// The commands, such as `[%clk 4:58]`.
    pub commands: Vec<Command>,
}

/// A command of a comment.
#[derive(Debug)]
pub(super) struct Command {
    pub place: Place,
    /// One of [`crate::study::OWN_COMMANDS`], or one of another program.
    pub name: String,
    pub value: String,
}
