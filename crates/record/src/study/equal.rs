//! When two studies say the same.

use super::Study;
use super::node::{Node, NodeId};

impl PartialEq for Study {
    fn eq(&self, other: &Study) -> bool {
        let head = |study: &Study| (study.start_text(), study.result(), study.plies());
        self.setup_but_start() == other.setup_but_start()
            && self.tags == other.tags
            && head(self) == head(other)
            && self.first_position() == other.first_position()
            && self.has_tree_of(other)
    }
}

impl Eq for Study {}

impl Study {
    /// The set-up but for the text of the first position, which can be given or follow from the round.
    fn setup_but_start(&self) -> crate::Setup {
        crate::Setup { start: None, ..self.setup.clone() }
    }

    fn has_tree_of(&self, other: &Study) -> bool {
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((NodeId(one), NodeId(two))) = pairs.pop() {
            let (one, two) = (&self.nodes[one], &other.nodes[two]);
            if !says_the_same(one, two) || one.children.len() != two.children.len() {
                return false;
            }
            pairs.extend(one.children.iter().copied().zip(two.children.iter().copied()));
        }
        true
    }
}

fn says_the_same(one: &Node, two: &Node) -> bool {
    one.turn() == two.turn() && one.notes == two.notes
}
