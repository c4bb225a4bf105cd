//! From the tree of a frame to what has changed on the page.

use std::collections::{HashMap, HashSet};

use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role, Toggled, TreeUpdate};

use super::shortened;
use crate::page::Item;
use crate::words;

/// What comes after so much is left out.
const MOST_ITEMS: usize = 2_000;

/// What the page has been told.
#[derive(Default)]
pub(super) struct Mirror {
    items: HashMap<u64, Item>,
    order: Vec<u64>,
}

/// What it does not know yet.
#[derive(PartialEq, Debug)]
pub(super) struct Change {
    /// What is new or has changed.
    pub items: Vec<Item>,
    /// All that is there, in the order in which it is read, if that has changed.
    pub order: Option<Vec<u64>>,
}

impl Mirror {
    /// What has changed with this tree, which must be whole.
    pub(super) fn follow(&mut self, update: &TreeUpdate) -> Option<Change> {
        let mut walk = Walk {
            nodes: update.nodes.iter().map(|(id, node)| (*id, node)).collect(),
            seen: HashSet::new(),
            items: Vec::new(),
        };
        walk.visit(update.tree.as_ref()?.root, 0);
        let found = walk.items;
        let items: Vec<Item> = found.iter().filter(|item| self.items.get(&item.id) != Some(item)).cloned().collect();
        let order: Vec<u64> = found.iter().map(|item| item.id).collect();
        let is_other = order != self.order;
        if items.is_empty() && !is_other {
            return None;
        }
        self.items = found.into_iter().map(|item| (item.id, item)).collect();
        self.order.clone_from(&order);
        Some(Change { items, order: is_other.then_some(order) })
    }
}

/// Through a tree, from above, to what is read of it.
struct Walk<'a> {
    nodes: HashMap<NodeId, &'a Node>,
    seen: HashSet<NodeId>,
    items: Vec<Item>,
}

impl Walk<'_> {
    fn visit(&mut self, id: NodeId, group: u64) {
        let Some(node) = self.nodes.get(&id).copied() else { return };
        if node.is_hidden() || self.items.len() >= MOST_ITEMS || !self.seen.insert(id) {
            return;
        }
        let item = self.item(id, node, group);
        let inside = item.as_ref().filter(|item| is_group(item.role)).map_or(group, |item| item.id);
        self.items.extend(item);
        for child in node.children() {
            self.visit(*child, inside);
        }
    }

    fn item(&self, id: NodeId, node: &Node, group: u64) -> Option<Item> {
        let (said, name) = (self.words(node), node.author_id().unwrap_or_default().to_owned());
        let role = match node.role() {
            // The letters of a field, whose own text has them.
            Role::TextRun | Role::Window => return None,
            Role::Status => "spoken",
            Role::Link => "link",
            Role::CheckBox | Role::Switch => "checkbox",
            Role::RadioButton => "radio",
            Role::Slider | Role::SpinButton => "slider",
            Role::TextInput | Role::MultilineTextInput => "field",
            Role::Dialog => "dialog",
            Role::Group | Role::GenericContainer => "group",
            _ if node.supports_action(Action::Click) => "button",
            _ => "text",
        };
        let is_something = if is_group(role) { !name.is_empty() } else { !said.is_empty() };
        is_something.then(|| Item {
            id: id.0,
            role,
            words: said,
            name,
            is_on: node.toggled().map(|toggled| toggled == Toggled::True),
            is_disabled: node.is_disabled(),
            group,
        })
    }

    /// What is said of a node: its label, or that of what labels it, and its value.
    fn words(&self, node: &Node) -> String {
        let labels = node.labelled_by().iter().filter_map(|id| self.nodes.get(id)).filter_map(|label| own_words(label));
        let label = own_words(node).map(str::to_owned).or_else(|| labels.map(str::to_owned).next());
        let value = node.value().map(str::to_owned).or_else(|| node.numeric_value().map(number));
        let value = value.filter(|value| Some(value) != label.as_ref());
        let parts = [label, value].into_iter().flatten().map(|part| readable(&part)).filter(|part| !part.is_empty());
        shortened(&words::list(parts))
    }
}

fn is_group(role: &str) -> bool {
    matches!(role, "group" | "dialog")
}

fn own_words(node: &Node) -> Option<&str> {
    node.label().or_else(|| node.value().filter(|_| node.role() == Role::Label))
}

fn number(value: f64) -> String {
    format!("{}", (value * 100.0).round() / 100.0)
}

/// Without the signs of the icon font, which are nobody's letters.
fn readable(words: &str) -> String {
    let letters: String = words.chars().filter(|letter| !('\u{e000}'..='\u{f8ff}').contains(letter)).collect();
    letters.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::accesskit::{Tree, TreeId};

    use super::*;

    fn node(role: Role, label: &str) -> Node {
        let mut node = Node::new(role);
        node.set_label(label);
        node
    }

    fn button(label: &str) -> Node {
        let mut node = node(Role::Button, label);
        node.add_action(Action::Click);
        node
    }

    /// A tree whose root, 1, has these children; nodes that are no children of it are there as well.
    fn tree(children: &[u64], nodes: Vec<(u64, Node)>) -> TreeUpdate {
        let mut root = Node::new(Role::Window);
        root.set_children(children.iter().copied().map(NodeId).collect::<Vec<_>>());
        let nodes = std::iter::once((1, root)).chain(nodes).map(|(id, node)| (NodeId(id), node)).collect();
        TreeUpdate { nodes, tree: Some(Tree::new(NodeId(1))), tree_id: TreeId::ROOT, focus: NodeId(1) }
    }

    fn said(change: &Change) -> Vec<(u64, &str, &str)> {
        change.items.iter().map(|item| (item.id, item.role, item.words.as_str())).collect()
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let mut mirror = Mirror::default();
        let board = |second: &str| tree(&[5, 6], vec![(5, button("a1, empty")), (6, button(second))]);
        let first = mirror.follow(&board("b1, empty")).expect("all is new");
        assert_eq!(said(&first), [(5, "button", "a1, empty"), (6, "button", "b1, empty")]);
        assert_eq!(first.order, Some(vec![5, 6]));
        assert_eq!(mirror.follow(&board("b1, empty")), None);
        let second = mirror.follow(&board("b1, White")).expect("a piece has come");
        assert_eq!((said(&second), &second.order), (vec![(6, "button", "b1, White")], &None));
        let gone = mirror.follow(&tree(&[6], vec![(6, button("b1, White"))])).expect("a cell has gone");
        assert_eq!((said(&gone), &gone.order), (Vec::new(), &Some(vec![6])));
        let back = mirror.follow(&board("b1, White")).expect("it has come back");
        assert_eq!((said(&back), &back.order), (vec![(5, "button", "a1, empty")], &Some(vec![5, 6])));
    }

    #[test]
    fn nodes_come_in_the_order_in_which_they_are_read_and_in_their_groups() {
        let mut group = node(Role::Group, "Board");
        group.set_author_id("board");
        group.set_children(vec![NodeId(9)]);
        let mut plain = Node::new(Role::GenericContainer);
        plain.set_children(vec![NodeId(4), NodeId(2)]);
        let nodes = vec![(9, button("a1")), (2, button("two")), (7, group), (4, button("four")), (3, plain)];
        let change = Mirror::default().follow(&tree(&[3, 7], nodes)).expect("all is new");
        let found: Vec<_> = change.items.iter().map(|item| (item.id, item.group)).collect();
        assert_eq!(found, [(4, 0), (2, 0), (7, 0), (9, 7)]);
        assert_eq!((change.items[2].role, change.items[2].name.as_str()), ("group", "board"));
    }

    #[test]
    fn a_sheet_is_a_group_of_its_own() {
        let mut sheet = node(Role::Dialog, "Pause");
        sheet.set_author_id("pause");
        sheet.set_children(vec![NodeId(4)]);
        let nodes = vec![(3, sheet), (4, button("Back to the board")), (5, button("Menu"))];
        let change = Mirror::default().follow(&tree(&[5, 3], nodes)).expect("all is new");
        let found: Vec<_> = change.items.iter().map(|item| (item.role, item.words.as_str(), item.group)).collect();
        assert_eq!(found, [("button", "Menu", 0), ("dialog", "Pause", 0), ("button", "Back to the board", 3)]);
    }

    #[test]
    fn what_widgets_say_of_themselves_is_read() {
        let mut text = Node::new(Role::Label);
        text.set_value("Your name");
        let mut field = Node::new(Role::TextInput);
        field.push_labelled_by(NodeId(2));
        field.set_value("Ada");
        let mut lever = node(Role::CheckBox, "Sound");
        lever.set_toggled(Toggled::False);
        let mut volume = node(Role::Slider, "Volume");
        volume.set_numeric_value(0.700_000_01);
        let mut off = button("Play");
        off.set_disabled();
        let mut secret = button("hidden");
        secret.set_hidden();
        let icon = button("\u{e3f4}");
        let nodes = vec![(2, text), (3, field), (4, lever), (5, volume), (6, off), (7, secret), (8, icon)];
        let change = Mirror::default().follow(&tree(&[2, 3, 4, 5, 6, 7, 8], nodes)).expect("all is new");
        assert_eq!(
            said(&change),
            [
                (2, "text", "Your name"),
                (3, "field", "Your name, Ada"),
                (4, "checkbox", "Sound"),
                (5, "slider", "Volume, 0.7"),
                (6, "button", "Play"),
            ]
        );
        let states: Vec<_> = change.items.iter().map(|item| (item.is_on, item.is_disabled)).collect();
        assert_eq!(states, [(None, false), (None, false), (Some(false), false), (None, false), (None, true)]);
    }

    #[test]
    fn a_tree_without_end_has_one() {
        let ids: Vec<u64> = (2..4_000).collect();
        let mut nodes: Vec<_> = ids.iter().map(|id| (*id, button("again"))).collect();
        // A circle, which no honest tree has.
        nodes[0].1.set_children(vec![NodeId(1), NodeId(2)]);
        let change = Mirror::default().follow(&tree(&ids, nodes)).expect("all is new");
        assert_eq!(change.items.len(), MOST_ITEMS);
    }
}
