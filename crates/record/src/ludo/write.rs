//! Writing a study as `.ludo` text.

use super::fault::VERSION;
use super::line::{result_text, turn_number};
use super::notes::{comment, escaped};
use super::tags::{PLAYERS, PROGRAM, TEACHES, YES};
use crate::Player;
use crate::study::{Node, NodeId, Study};

/// Lines of turns are broken before they are longer than this, in characters; a long turn or comment may be.
const WIDTH: usize = 100;

pub(super) fn text(study: &Study) -> String {
    let mut text = head(study);
    text.push('\n');
    let mut words = Words::new(study);
    words.write_tree();
    words.list.push(result_text(study.result()).to_owned());
    text.push_str(&wrapped(&words.list));
    text
}

/// The turns of the main line alone, with their numbers, in lines.
pub(super) fn turn_list(study: &Study) -> String {
    let mut words = Words::new(study);
    for id in study.main_line().into_iter().skip(1) {
        words.write_turn(id);
    }
    wrapped(&words.list)
}

fn head(study: &Study) -> String {
    let setup = study.setup();
    let options: Vec<_> = setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let mut tags =
        vec![("Ludo", VERSION.to_string()), ("Game", setup.game.name().to_owned()), ("Options", options.join(" "))];
    tags.extend(study.start_text().map(|position| ("Position", position)));
    tags.extend(setup.clock.map(|clock| ("Clock", clock.to_string())));
    for (names, player) in PLAYERS.iter().zip(&setup.players) {
        tags.push((names.player, player.name()));
        tags.extend(match player {
            Player::Human { .. } => None,
            Player::Ai { level } => Some((names.level, level.to_string())),
            Player::Even { rating } => Some((names.even, rating.to_string())),
            Player::Program { .. } => Some((names.kind, PROGRAM.to_owned())),
        });
    }
    tags.extend(setup.teaches.then(|| (TEACHES, YES.to_owned())));
    let result = study.result();
    tags.push(("Result", result_text(result).to_owned()));
    tags.extend(result.map(|result| ("Termination", result.reason.word().to_owned())));
    let others = study.tags().iter().map(|(name, value)| (name.as_str(), value.clone()));
    tags.into_iter().chain(others).map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(&value, '"'))).collect()
}

/// What is still to be written.
enum Task {
    /// The turns after a node, up to the end of its line.
    Line(NodeId),
    /// A variation that begins with the turn that leads to a node.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// The words of a tree, one after another.
struct Words<'s> {
    study: &'s Study,
    list: Vec<String>,
    /// Whether the next turn needs its number, whatever it is.
    needs_number: bool,
    /// Whether a variation was opened whose first word is still to come.
    opens: bool,
}

impl<'s> Words<'s> {
    fn new(study: &'s Study) -> Words<'s> {
        Words { study, list: Vec::new(), needs_number: true, opens: false }
    }

    fn push(&mut self, word: String) {
        let opens = std::mem::take(&mut self.opens);
        self.list.push(if opens { format!("({word}") } else { word });
    }

    /// Writes all lines. What is left to do stands in a list, so that no depth of variations is too deep.
    fn write_tree(&mut self) {
        self.write_notes(NodeId::ROOT);
        let mut tasks = vec![Task::Line(NodeId::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(node) => self.write_step(node, &mut tasks),
                Task::Variation(node) => {
                    (self.opens, self.needs_number) = (true, true);
                    self.write_noted(node);
                    tasks.push(Task::Line(node));
                }
                Task::Close => {
                    if let Some(last) = self.list.last_mut() {
                        last.push(')');
                    }
                    self.needs_number = true;
                }
            }
        }
    }

    /// Writes the turn that goes on with a line after a node; then come the variations that replace it, and the rest of
    /// the line. Behind the end of the main line there are variations alone.
    fn write_step(&mut self, node: NodeId, tasks: &mut Vec<Task>) {
        let children = self.study.node(node).map_or(&[][..], Node::children);
        let variations = match children.split_first() {
            Some((&next, variations)) if node != self.study.end() => {
                self.write_noted(next);
                tasks.push(Task::Line(next));
                variations
            }
            _ => children,
        };
        for &variation in variations.iter().rev() {
            tasks.extend([Task::Close, Task::Variation(variation)]);
        }
    }

    fn write_noted(&mut self, id: NodeId) {
        self.write_turn(id);
        self.write_notes(id);
    }

    fn write_turn(&mut self, id: NodeId) {
        let Some((node, before)) = self.study.node(id).and_then(|node| Some((node, node.ply().checked_sub(1)?))) else {
            return;
        };
        let number = turn_number(self.study, before);
        if number.is_first || self.needs_number {
            self.push(number.to_string());
        }
        self.push(node.notation().to_owned());
        self.needs_number = false;
    }

    fn write_notes(&mut self, id: NodeId) {
        let Some(node) = self.study.node(id) else { return };
        let notes = node.notes();
        if let Some(glyph) = notes.glyph {
            self.push(glyph.to_string());
        }
        notes.numbers.iter().for_each(|number| self.push(format!("${number}")));
        if let Some(comment) = comment(notes, node.position()) {
            self.push(comment);
            self.needs_number = true;
        }
    }
}

fn wrapped(words: &[String]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += length;
    }
    text.push('\n');
    text
}
