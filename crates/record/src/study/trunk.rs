//! Where the main line ends, and why.

use super::node::NodeId;
use crate::MatchResult;

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
