//! Edits that can be undone.

use super::node::NodeId;
use super::notes::Notes;
use super::trunk::Trunk;

/// The smallest change of a study. Making it gives the change that takes it back.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    /// A node becomes the child of that index of its parent.
    Attach { child: NodeId, index: usize },
    /// A node is a child no longer.
    Detach { child: NodeId },
    /// A child changes its place among the children.
    Move { parent: NodeId, from: usize, to: usize },
    /// A node gets other notes.
    Notes { node: NodeId, notes: Box<Notes> },
    /// The study gets other tags.
    Tags(Vec<(String, String)>),
    /// The main line ends elsewhere, or otherwise.
    Trunk(Trunk),
}
