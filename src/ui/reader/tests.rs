use bevy_egui::egui::accesskit::Tree;

use super::*;

fn cell(name: &str) -> ReadCell {
    ReadCell { name: name.to_owned(), words: format!("{name}, empty"), is_chosen: false }
}

#[test]
fn nothing_is_said_to_nobody_and_the_last_words_can_be_found() {
    let mut reader = Reader::default();
    reader.say("nobody hears it");
    assert!(reader.words().is_empty());
    reader.listen();
    for number in 0..20 {
        reader.say(&format!("word {number}"));
    }
    reader.say("");
    assert_eq!(reader.words().len(), KEPT_WORDS);
    assert_eq!(reader.words().last(), Some(&"word 19"));
    reader.say(&"long ".repeat(10_000));
    assert_eq!(reader.words().last().map(|words| words.chars().count()), Some(MOST_LETTERS));
}

#[test]
fn the_same_words_twice_are_said_twice() {
    let mut reader = Reader::default();
    reader.listen();
    reader.say("Nothing can be chosen there");
    reader.say("Nothing can be chosen there");
    let ids: Vec<NodeId> = reader.words.iter().map(|(id, _)| *id).collect();
    assert_ne!(ids[0], ids[1]);
}

#[test]
fn what_was_confided_can_be_found_no_longer_and_what_was_said_can() {
    let mut reader = Reader::default();
    reader.confide("nobody hears it");
    reader.listen();
    reader.say("White chooses in secret");
    reader.confide("d4");
    reader.say("Nothing can be chosen there");
    assert_eq!(reader.words(), ["White chooses in secret", "d4", "Nothing can be chosen there"]);
    reader.forget_confided();
    assert_eq!(reader.words(), ["White chooses in secret", "Nothing can be chosen there"]);
}

#[test]
fn cells_are_known_by_their_nodes_and_hang_in_the_tree() {
    let mut reader = Reader::default();
    reader.listen();
    reader.show_board("Board".to_owned(), ["a1", "b1", "c1"].map(cell));
    reader.say("The start");
    let places: Vec<_> = reader.board.iter().map(|(id, _)| reader.cell(*id)).collect();
    assert_eq!(places, [None, Some(0), Some(1), Some(2)]);
    assert_eq!(reader.cell(NodeId(CELLS + 3)), None);
    assert_eq!(reader.cell(reader.words[0].0), None);
    let root = NodeId(77 << 40);
    let nodes = vec![(root, Node::new(Role::Window))];
    let mut update = TreeUpdate { nodes, tree: Some(Tree::new(root)), tree_id: TreeId::ROOT, focus: root };
    reader.add_to(&mut update);
    assert_eq!(update.nodes[0].1.children(), [NodeId(BOARD), NodeId(WORDS)]);
    assert_eq!(update.nodes.len(), 6);
    reader.hide_board();
    assert_eq!(reader.cell(NodeId(CELLS)), None, "a press that comes late is for nobody");
}

#[test]
fn what_a_page_wants_is_an_action_or_nothing() {
    let action = |word: &str| of_page((5, word.to_owned())).map(|request| (request.target_node, request.action));
    assert_eq!(action("press"), Some((NodeId(5), Action::Click)));
    assert_eq!(action("more"), Some((NodeId(5), Action::Increment)));
    assert_eq!(action("delete everything"), None);
}
