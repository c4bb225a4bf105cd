//! The turns that stand in the two columns: those of the match, or of the main line of its study.

use ludarium_record::Match;
use ludarium_record::study::{NodeId, Study};
use ludarium_rules::{Message, Side};

use super::variations::is_of_program;
use crate::table::{Table, Unseen};

/// The turns in the columns, by their plies from 1.
pub(super) struct MainLine<'a> {
    game: &'a Match,
    /// How many of its turns have been seen.
    seen: usize,
    study: Option<&'a Study>,
    /// The nodes of the study's main line; none without a study.
    nodes: Vec<NodeId>,
    /// Whether that is the match.
    is_match: bool,
}

impl<'a> MainLine<'a> {
    pub(super) fn of(table: &'a Table, unseen: Unseen) -> MainLine<'a> {
        let exploration = table.exploration();
        let study = exploration.map(|exploration| exploration.study());
        let nodes = study.map(Study::main_line).unwrap_or_default();
        let is_match = exploration.is_none_or(|exploration| exploration.played() == nodes);
        MainLine { game: table.game(), seen: unseen.ply_seen(table), study, nodes, is_match }
    }

    /// Who played each of the turns.
    pub(super) fn sides(&self) -> Vec<Side> {
        if self.is_match {
            return self.game.turns().iter().take(self.seen).map(|played| played.side).collect();
        }
        let parents = self.nodes.iter().take(self.nodes.len().saturating_sub(1));
        parents.filter_map(|id| self.study?.node(*id)).map(|node| node.position().side_to_move()).collect()
    }

    /// The node of a ply.
    pub(super) fn node(&self, ply: usize) -> Option<NodeId> {
        self.nodes.get(ply).copied()
    }

    /// The ply of a node.
    pub(super) fn ply_of(&self, id: NodeId) -> Option<usize> {
        self.nodes.iter().position(|node| *node == id)
    }

    /// A turn as it is written, with its judgement.
    pub(super) fn label(&self, ply: usize) -> String {
        let node = self.node(ply).and_then(|id| self.study?.node(id));
        let visible = || self.game.visible_turn_at(ply - 1, self.seen).map(|turn| turn.notation);
        let turn = if self.is_match { visible() } else { node.map(|node| node.notation().to_owned()) };
        let glyph = node.and_then(|node| node.notes().glyph).map_or("", |glyph| glyph.sign());
        in_parts(&turn.unwrap_or_default()) + glyph
    }

    /// What a program noted at a turn, which stands nowhere in the list.
    pub(super) fn noted(&self, ply: usize) -> Option<&str> {
        let comment = &self.study?.node(self.node(ply)?)?.notes().comment;
        is_of_program(comment).then_some(comment.as_str())
    }

    /// A turn in words.
    pub(super) fn spoken(&self, ply: usize) -> Option<Message> {
        if self.is_match {
            return self.game.visible_turn_at(ply - 1, self.seen).map(|turn| turn.spoken);
        }
        spoken(self.study?, self.node(ply)?)
    }
}

/// A turn as it is written, with room after each comma: there, and not within a part, a line breaks.
pub(super) fn in_parts(notation: &str) -> String {
    notation.replace(',', ",\u{2009}")
}

/// The turn that led to a node in words.
pub(super) fn spoken(study: &Study, id: NodeId) -> Option<Message> {
    let node = study.node(id)?;
    study.node(node.parent()?)?.position().spoken(node.turn()?).ok()
}
