//! What a screen reader finds in the last frame, for journeys.

use bevy::prelude::Resource;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role, TreeUpdate};

/// The whole tree of the last frame.
#[derive(Resource, Default)]
pub struct ReadTree(Option<TreeUpdate>);

/// Deeper nodes than this are not written.
const MOST_LEVELS: usize = 32;

impl ReadTree {
    pub(super) fn remember(&mut self, update: &TreeUpdate) {
        self.0 = Some(update.clone());
    }

    fn nodes(&self) -> impl Iterator<Item = &(NodeId, Node)> {
        self.0.iter().flat_map(|update| &update.nodes)
    }

    fn pressable(&self) -> impl Iterator<Item = (&str, NodeId)> {
        let can = |node: &Node| node.supports_action(Action::Click) && !node.is_disabled();
        self.nodes().filter(move |(_, node)| can(node)).filter_map(|(id, node)| Some((node.author_id()?, *id)))
    }

    /// The node with this name that can be pressed.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<NodeId> {
        self.pressable().find(|(known, _)| *known == name).map(|(_, id)| id)
    }

    /// The names of all that can be pressed, sorted.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.pressable().map(|(name, _)| name.to_owned()).collect();
        names.sort();
        names
    }

    /// What is read, a line for each node that says something, those within it further in.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        if let Some(root) = self.0.as_ref().and_then(|update| update.tree.as_ref()).map(|tree| tree.root) {
            self.write(root, 0, 0, &mut text);
        }
        text
    }

    fn write(&self, id: NodeId, depth: usize, level: usize, text: &mut String) {
        let Some((_, node)) = self.nodes().find(|(known, _)| *known == id).filter(|_| level < MOST_LEVELS) else {
            return;
        };
        let said = node.label().or(node.value());
        let inner = depth + usize::from(said.is_some());
        if let Some(said) = said {
            let marks = [
                (node.is_disabled(), " (off)".to_owned()),
                (node.toggled().is_some(), format!(" ({:?})", node.toggled().unwrap_or(false.into()))),
            ];
            let marks: String = marks.into_iter().filter(|(is_so, _)| *is_so).map(|(_, mark)| mark).collect();
            let role = if node.role() == Role::Label { String::new() } else { format!("{:?}: ", node.role()) };
            *text += &format!("{}{role}{}{marks}\n", "  ".repeat(depth), said.replace('\n', " / "));
        }
        for child in node.children() {
            self.write(*child, inner, level + 1, text);
        }
    }
}
