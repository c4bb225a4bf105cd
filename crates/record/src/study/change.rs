//! The edits that people make.

use ludarium_rules::AnyTurn;

use super::edit::{Edit, Trunk};
use super::error::StudyError;
use super::evaluation::Evaluation;
use super::mark::{Arrow, Glyph, Ring};
use super::node::NodeId;
use super::notes::Notes;
use super::{Study, tags};

impl Study {
    /// Plays a turn at a node, and gives the node that it leads to. If the turn is there already, nothing changes; else it
    /// goes on with the line of the node, or begins a variation.
    ///
    /// # Errors
    /// The node is not part of the study, the turn is not legal, or a bound is reached.
    pub fn play(&mut self, at: NodeId, turn: &AnyTurn) -> Result<NodeId, StudyError> {
        self.expect_part(at)?;
        if let Some(child) = self.child(at, turn) {
            return Ok(child);
        }
        let (is_end, index) = (at == self.trunk.end, self.nodes[at.0].children.len());
        let goes_on = is_end && self.result().is_none();
        if !goes_on && (is_end || index > 0) && self.nesting(at) >= Study::MAX_NESTING {
            return Err(StudyError::TooDeep);
        }
        let child = self.make_node(at, turn)?;
        let mut edits = vec![Edit::Attach { child, index }];
        edits.extend(goes_on.then(|| Edit::Trunk(self.trunk_to(child))));
        self.commit(edits);
        Ok(child)
    }

    /// [`Study::play`] for a turn as players write it, or in machine text.
    ///
    /// # Errors
    /// As [`Study::play`]; also a text that cannot be read.
    pub fn play_text(&mut self, at: NodeId, text: &str) -> Result<NodeId, StudyError> {
        self.expect_part(at)?;
        let turn = self.nodes[at.0].position.read_turn(text)?;
        self.play(at, &turn)
    }

    /// Makes the variation that a node is in the first one where it leaves its line, so that it becomes that line; at the
    /// end of a finished main line, where all are variations, the first of them goes on with it. `false` if the node is
    /// in the main line already, or in the first variation behind a match that its turns have ended.
    ///
    /// A main line that changes loses an ending that is not by its turns.
    ///
    /// # Errors
    /// The node is not part of the study, or variations would stand too deep in each other.
    pub fn promote(&mut self, id: NodeId) -> Result<bool, StudyError> {
        self.expect_part(id)?;
        let edits = self.promotion(id);
        let promoted = !edits.is_empty();
        if promoted {
            let inverse = self.promote_now(edits);
            self.keep_unless_too_deep(inverse)?;
        }
        Ok(promoted)
    }

    /// Promotes a node until it is in the main line, as one edit. `false` if nothing had to change or could.
    ///
    /// # Errors
    /// As [`Study::promote`].
    pub fn promote_to_main(&mut self, id: NodeId) -> Result<bool, StudyError> {
        self.expect_part(id)?;
        let mut inverse = Vec::new();
        loop {
            let edits = self.promotion(id);
            if edits.is_empty() {
                break;
            }
            inverse.splice(0..0, self.promote_now(edits));
        }
        let promoted = !inverse.is_empty();
        if promoted {
            self.keep_unless_too_deep(inverse)?;
        }
        Ok(promoted)
    }

    /// Deletes a node and everything after it. A main line that is cut short goes on with the first variation that is left
    /// there.
    ///
    /// # Errors
    /// The node is the first position, or not part of the study.
    pub fn delete(&mut self, id: NodeId) -> Result<(), StudyError> {
        self.expect_part(id)?;
        let parent = self.nodes[id.0].parent.ok_or(StudyError::Root)?;
        let was_main = self.is_main(id);
        let mut inverse = vec![self.apply(Edit::Detach { child: id })];
        if was_main {
            let trunk = self.trunk_from(parent);
            inverse.insert(0, self.apply(Edit::Trunk(trunk)));
        }
        self.note_done(inverse);
        Ok(())
    }

    /// Changes the notes of a node.
    ///
    /// # Errors
    /// The node is not part of the study, or the notes cannot stand there.
    pub fn annotate(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) -> Result<(), StudyError> {
        self.expect_part(id)?;
        let node = &self.nodes[id.0];
        let mut notes = node.notes.clone();
        change(&mut notes);
        if notes == node.notes {
            return Ok(());
        }
        notes.check(&node.position, node.led.is_some())?;
        self.commit(vec![Edit::Notes { node: id, notes: Box::new(notes) }]);
        Ok(())
    }

    /// Sets the comment of a node; an empty one removes it.
    ///
    /// # Errors
    /// As [`Study::annotate`].
    pub fn set_comment(&mut self, id: NodeId, comment: &str) -> Result<(), StudyError> {
        self.annotate(id, |notes| comment.clone_into(&mut notes.comment))
    }

    /// Sets or removes the judgement of the turn that led to a node.
    ///
    /// # Errors
    /// As [`Study::annotate`].
    pub fn set_glyph(&mut self, id: NodeId, glyph: Option<Glyph>) -> Result<(), StudyError> {
        self.annotate(id, |notes| notes.glyph = glyph)
    }

    /// Sets or removes the evaluation of a position.
    ///
    /// # Errors
    /// As [`Study::annotate`].
    pub fn set_evaluation(&mut self, id: NodeId, evaluation: Option<Evaluation>) -> Result<(), StudyError> {
        self.annotate(id, |notes| notes.evaluation = evaluation)
    }

    /// Draws an arrow, or removes it if it is there in this colour; in another colour, it is drawn in this one.
    ///
    /// # Errors
    /// As [`Study::annotate`].
    pub fn toggle_arrow(&mut self, id: NodeId, arrow: Arrow) -> Result<(), StudyError> {
        self.annotate(id, |notes| {
            let is_there = notes.arrows.contains(&arrow);
            notes.arrows.retain(|old| (old.from, old.to) != (arrow.from, arrow.to));
            notes.arrows.extend((!is_there).then_some(arrow));
        })
    }

    /// Rings a cell, or removes the ring if it is there in this colour; in another colour, it is drawn in this one.
    ///
    /// # Errors
    /// As [`Study::annotate`].
    pub fn toggle_ring(&mut self, id: NodeId, ring: Ring) -> Result<(), StudyError> {
        self.annotate(id, |notes| {
            let is_there = notes.rings.contains(&ring);
            notes.rings.retain(|old| old.cell != ring.cell);
            notes.rings.extend((!is_there).then_some(ring));
        })
    }

    /// Sets a tag that says something beside the match.
    ///
    /// # Errors
    /// The name is no word of at most 64 ASCII letters, digits and underscores, or is one of the format's own; or the
    /// value has more than 4000 characters, or there are too many tags.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), StudyError> {
        let place = tags::free_place(&self.tags, name, value)?;
        let mut tags = self.tags.clone();
        tags.splice(place..(place + 1).min(tags.len()), [(name.to_owned(), value.to_owned())]);
        self.commit(vec![Edit::Tags(tags)]);
        Ok(())
    }

    /// Removes a tag; `false` if there is none of that name.
    pub fn remove_tag(&mut self, name: &str) -> bool {
        let tags: Vec<_> = self.tags.iter().filter(|(known, _)| known != name).cloned().collect();
        let removed = tags.len() < self.tags.len();
        if removed {
            self.commit(vec![Edit::Tags(tags)]);
        }
        removed
    }

    /// The changes that promote the variation of a node by one; none if there is nothing to promote.
    fn promotion(&self, id: NodeId) -> Vec<Edit> {
        let mut node = id;
        while let Some(parent) = self.nodes[node.0].parent {
            let index = self.index_of(node, parent);
            if index > 0 {
                return vec![Edit::Move { parent, from: index, to: 0 }];
            }
            if parent == self.trunk.end {
                // The first variation behind the match: it can go on with it unless the turns have ended it.
                let open = Trunk { ending: None, ..self.trunk };
                return if self.trunk.reached.is_none() { vec![Edit::Trunk(open)] } else { Vec::new() };
            }
            node = parent;
        }
        Vec::new()
    }

    /// Makes the changes of a promotion, and lets the main line follow them; gives what takes them back.
    fn promote_now(&mut self, edits: Vec<Edit>) -> Vec<Edit> {
        let mut inverse = Vec::new();
        for edit in edits {
            let at = match &edit {
                Edit::Move { parent, .. } if *parent != self.trunk.end && self.is_main(*parent) => Some(*parent),
                Edit::Trunk(trunk) => Some(trunk.end),
                _ => None,
            };
            inverse.insert(0, self.apply(edit));
            if let Some(node) = at {
                let trunk = self.trunk_from(node);
                inverse.insert(0, self.apply(Edit::Trunk(trunk)));
            }
        }
        inverse
    }

    /// Takes back a promotion after which variations stand too deep in each other, or remembers how to.
    fn keep_unless_too_deep(&mut self, inverse: Vec<Edit>) -> Result<(), StudyError> {
        if self.deepest() > Study::MAX_NESTING {
            self.apply_all(inverse);
            return Err(StudyError::TooDeep);
        }
        self.note_done(inverse);
        Ok(())
    }

    /// How deep variations stand in each other.
    fn deepest(&self) -> usize {
        let (mut deepest, mut left) = (0, vec![(NodeId::ROOT, 0)]);
        while let Some((id, depth)) = left.pop() {
            deepest = deepest.max(depth);
            let children = (0..).zip(&self.nodes[id.0].children);
            left.extend(children.map(|(i, &child)| (child, depth + usize::from(i > 0 || id == self.trunk.end))));
        }
        deepest
    }

    fn index_of(&self, child: NodeId, parent: NodeId) -> usize {
        self.nodes[parent.0].children.iter().position(|sibling| *sibling == child).unwrap_or_default()
    }

    /// How deep a node is in variations: 0 in the main line.
    pub(super) fn nesting(&self, id: NodeId) -> usize {
        let begins = |node: &NodeId| match self.nodes[node.0].parent {
            Some(parent) => parent == self.trunk.end || self.index_of(*node, parent) > 0,
            None => false,
        };
        self.ancestors(id).filter(begins).count()
    }

    /// Refuses a node that is not part of the study, or no longer.
    pub(super) fn expect_part(&self, id: NodeId) -> Result<(), StudyError> {
        let is_child = |node: NodeId| match self.nodes[node.0].parent {
            Some(parent) => self.nodes[parent.0].children.contains(&node),
            None => true,
        };
        let is_part = self.node(id).is_some() && self.ancestors(id).all(is_child);
        if is_part { Ok(()) } else { Err(StudyError::NoNode) }
    }
}
