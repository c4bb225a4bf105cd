//! Several edits as one.

use super::{Study, StudyError};

impl Study {
    /// Makes several edits as one, which is undone and redone at once. Meanwhile nothing can be undone. Within such edits,
    /// others are part of them.
    ///
    /// ```
    /// use ludarium_record::study::{Glyph, NodeId, Study};
    /// use ludarium_record::{Player, Setup};
    /// use ludarium_rules::GameId;
    ///
    /// let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    /// let mut study = Study::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
    /// let made = study.together(|study| {
    ///     let played = study.play_text(NodeId::ROOT, "dNd3")?;
    ///     study.set_glyph(played, Some(Glyph::Good))?;
    ///     study.set_comment(played, "To the middle.")
    /// });
    /// assert!(made.is_ok() && study.plies() == 1);
    /// assert!(study.undo() && study.plies() == 0 && !study.can_undo());
    /// assert!(study.redo() && study.plies() == 1);
    /// ```
    ///
    /// # Errors
    /// That of the edit which fails; nothing has changed then.
    pub fn together<T, E: From<StudyError>>(&mut self, edits: impl FnOnce(&mut Study) -> Result<T, E>) -> Result<T, E> {
        if self.together.is_some() {
            return edits(self);
        }
        self.together = Some(Vec::new());
        let made = edits(self);
        let inverse: Vec<_> = self.together.take().unwrap_or_default().into_iter().rev().flatten().collect();
        if made.is_err() {
            self.apply_all(inverse);
        } else if !inverse.is_empty() {
            self.note_done(inverse);
        }
        made
    }
}
