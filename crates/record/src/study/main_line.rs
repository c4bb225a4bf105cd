//! Where the main line leads.

use super::Study;
use super::node::{Node, NodeId};
use super::trunk::Trunk;
use crate::MatchResult;
use crate::result::result_of_history;

impl Study {
    /// The main line that ends at a node, which nothing but its turns has ended.
    pub(super) fn trunk_to(&self, end: NodeId) -> Trunk {
        Trunk { end, reached: self.reached_at(end), ending: None }
    }

    /// The main line along the first children, from a node of the main line on up to where the turns end the match.
    pub(super) fn trunk_from(&self, node: NodeId) -> Trunk {
        let mut trunk = self.trunk_to(node);
        while let Some(&next) = self.nodes[trunk.end.0].children.first()
            && trunk.reached.is_none()
        {
            trunk = self.trunk_to(next);
        }
        trunk
    }

    /// The result that follows from the turns that lead to a node: by its position, by repetition, or for lack of
    /// progress.
    fn reached_at(&self, node: NodeId) -> Option<MatchResult> {
        let position = &self.nodes[node.0].position;
        let hash = position.zobrist();
        let line = || self.ancestors(node).map(|NodeId(index)| &self.nodes[index]);
        let is_same = |other: &&Node| other.position.zobrist() == hash && other.position == *position;
        let repetitions = u32::try_from(line().filter(is_same).count()).unwrap_or(u32::MAX);
        let idle = line().take_while(|node| node.led.as_ref().is_some_and(|led| !led.progress)).count();
        result_of_history(position, repetitions, u32::try_from(idle).unwrap_or(u32::MAX))
    }
}
