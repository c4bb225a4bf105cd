//! Writing a review into a study.

use ludarium_record::study::{NodeId, Study, StudyError};
use ludarium_rules::AnyTurn;

use crate::{Review, ReviewedPly};

/// The most turns of a better line that are written.
const MOST_TURNS: usize = 8;

/// A review that a study does not take; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApplyError {
    /// The main line of the study is that of another match.
    #[error("turn {number} of the main line is not the one that was reviewed, {}", played.as_str())]
    OtherMatch {
        /// The turn, counted from 1.
        number: usize,
        /// What was reviewed.
        played: AnyTurn,
    },
    /// The study refuses an edit.
    #[error(transparent)]
    Study(#[from] StudyError),
}

impl Review {
    /// Writes the review into a study of the match, as one edit: the value of every position, and for each mistake its
    /// glyph and the better line as a variation. A glyph that is there stays.
    ///
    /// # Errors
    /// The main line of the study is that of another match, or a bound of the study is reached.
    pub fn apply_to(&self, study: &mut Study) -> Result<(), ApplyError> {
        study.together(|study| {
            let line = study.main_line();
            self.plies().iter().try_for_each(|reviewed| write(study, &line, reviewed))
        })
    }
}

fn write(study: &mut Study, line: &[NodeId], reviewed: &ReviewedPly) -> Result<(), ApplyError> {
    let other = || ApplyError::OtherMatch { number: reviewed.ply + 1, played: reviewed.played.clone() };
    let [before, after] = *line.get(reviewed.ply..reviewed.ply + 2).unwrap_or_default() else { return Err(other()) };
    if study.child(before, &reviewed.played) != Some(after) {
        return Err(other());
    }
    study.annotate(after, |notes| {
        notes.evaluation = Some(reviewed.evaluation);
        notes.glyph = notes.glyph.or(reviewed.judgement.map(crate::Judgement::glyph));
    })?;
    if reviewed.judgement.is_some() {
        let mut at = before;
        for (index, turn) in reviewed.best_line.iter().take(MOST_TURNS).enumerate() {
            at = study.play(at, turn)?;
            if index == 0 {
                study.set_evaluation(at, Some(reviewed.best_evaluation))?;
            }
        }
    }
    Ok(())
}
