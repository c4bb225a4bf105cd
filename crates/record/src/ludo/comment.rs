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
    pub kind: CommandKind,
    pub value: String,
}

/// The commands that are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommandKind {
    Evaluation,
    Clock,
    Arrow,
    Ring,
}

impl CommandKind {
    const ALL: [CommandKind; 4] = [CommandKind::Evaluation, CommandKind::Clock, CommandKind::Arrow, CommandKind::Ring];

    /// The name in the text.
    pub const fn name(self) -> &'static str {
        match self {
            CommandKind::Evaluation => "eval",
            CommandKind::Clock => "clk",
            CommandKind::Arrow => "arrow",
            CommandKind::Ring => "ring",
        }
    }

    /// The command of that name.
    pub fn named(name: &str) -> Option<CommandKind> {
        CommandKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
