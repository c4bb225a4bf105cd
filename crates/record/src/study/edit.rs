//! Edits that can be undone, and where the main line ends.

use super::node::NodeId;
use super::notes::Notes;
use crate::MatchResult;

/// The smallest change of a study. Making it gives the change that takes it back.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    /// A node becomes the child of that index of its parent.
    Attach {
        child: NodeId,
        index: usize,
    },
    /// A node is a child no longer.
    Detach {
        child: NodeId,
    },
    /// A child changes its place among the children.
    Move {
        parent: NodeId,
        from: usize,
        to: usize,
    },
    Notes {
        node: NodeId,
        notes: Box<Notes>,
    },
    /// The study gets other tags.
    Tags(Vec<(String, String)>),
    /// The main line ends elsewhere, or otherwise.
    Trunk(Trunk),
}

/// The end of the main line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trunk {
    pub end: NodeId,
    /// The result that follows from the turns.
    pub reached: Option<MatchResult>,
    /// The ending that does not.
    pub ending: Option<MatchResult>,
}

impl Trunk {
    pub fn result(self) -> Option<MatchResult> {
        self.reached.or(self.ending)
    }
}
