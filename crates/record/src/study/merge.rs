//! What another study says of the same match.

use ludarium_rules::AnyTurn;

use super::node::NodeId;
use super::notes::Notes;
use super::{Study, StudyError};

impl Study {
    /// Takes in what another study of the same match says: variations and notes that are not here yet, and tags of other
    /// names. Nothing of this study is overwritten: a comment that says something else stands behind the one that is here,
    /// and of two different glyphs, evaluations or clocks the one that is here stays. The main line stays what it is; turns
    /// behind the end of a match that goes on are left out.
    ///
    /// Says whether anything is new. What has been taken in cannot be undone.
    ///
    /// ```
    /// use ludarium_record::{Player, Setup, ludo, study::{NodeId, Study}};
    /// use ludarium_rules::GameId;
    ///
    /// let setup = || Setup::new(GameId::Tress, ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() }));
    /// let read = |text| ludo::read_turns(setup(), text).expect("a valid set-up").expect("legal turns");
    /// let mut mine = read("1. dNd3 {mine} dNd6");
    /// assert_eq!(mine.merge(&read("1. dNd3 {theirs} dNd6 (1... eNe6)")), Ok(true));
    /// assert_eq!(mine, read("1. dNd3 {mine theirs} dNd6 (1... eNe6)"));
    /// assert_eq!(mine.merge(&read("1. dNd3 {theirs} dNd6 (1... eNe6)")), Ok(false));
    /// ```
    ///
    /// # Errors
    /// The other study is of another game or begins with another position, or a bound is reached; what was taken in before
    /// stays.
    pub fn merge(&mut self, other: &Study) -> Result<bool, StudyError> {
        if self.setup.game != other.setup.game || self.first_position() != other.first_position() {
            return Err(StudyError::OtherMatch);
        }
        let mut is_new = false;
        for (name, value) in &other.tags {
            if self.tag(name).is_none() {
                self.put_tag(name, value)?;
                is_new = true;
            }
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            let Some(node) = other.node(theirs) else { continue };
            is_new |= self.merge_notes(mine, node.notes())?;
            if mine == self.trunk.end && self.result().is_none() {
                // What stands there would be the next turns of a match that goes on.
                continue;
            }
            for &child in node.children() {
                let Some(turn) = other.node(child).and_then(|child| child.turn()) else { continue };
                let (here, grown) = self.child_or_variation(mine, turn)?;
                is_new |= grown;
                pairs.push((here, child));
            }
        }
        if is_new {
            (self.done, self.undone) = Default::default();
        }
        Ok(is_new)
    }

    /// The child that a turn leads to, and whether it was made for that: behind all others, so that no line changes.
    fn child_or_variation(&mut self, parent: NodeId, turn: &AnyTurn) -> Result<(NodeId, bool), StudyError> {
        if let Some(child) = self.child(parent, turn) {
            return Ok((child, false));
        }
        let begins = parent == self.trunk.end || !self.nodes[parent.0].children.is_empty();
        if begins && self.nesting(parent) >= Study::MAX_NESTING {
            return Err(StudyError::TooDeep);
        }
        Ok((self.grow(parent, turn, false)?, true))
    }

    fn merge_notes(&mut self, id: NodeId, theirs: &Notes) -> Result<bool, StudyError> {
        let node = &self.nodes[id.0];
        let merged = together(&node.notes, theirs);
        if merged == node.notes {
            return Ok(false);
        }
        self.put_notes(id, merged)?;
        Ok(true)
    }
}

/// Notes with what others say beside them.
fn together(mine: &Notes, theirs: &Notes) -> Notes {
    let mut notes = mine.clone();
    if !notes.comment.contains(&theirs.comment) {
        if !notes.comment.is_empty() {
            notes.comment.push(' ');
        }
        notes.comment.push_str(&theirs.comment);
    }
    notes.glyph = notes.glyph.or(theirs.glyph);
    notes.evaluation = notes.evaluation.or(theirs.evaluation);
    notes.clock = notes.clock.or(theirs.clock);
    let ends = |arrow: &super::Arrow| (arrow.from, arrow.to);
    let arrows = theirs.arrows.iter().filter(|arrow| !mine.arrows.iter().any(|own| ends(own) == ends(arrow)));
    notes.arrows.extend(arrows.copied());
    let rings = theirs.rings.iter().filter(|ring| !mine.rings.iter().any(|own| own.cell == ring.cell));
    notes.rings.extend(rings.copied());
    notes.numbers.extend(theirs.numbers.iter().filter(|number| !mine.numbers.contains(number)));
    notes.commands.extend(theirs.commands.iter().filter(|command| !mine.commands.contains(command)).cloned());
    notes
}
