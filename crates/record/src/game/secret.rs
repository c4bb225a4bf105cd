//! What may be shown while a choice is secret, and what can no longer be taken back once it is revealed.

use ludarium_rules::{Effect, Message};

use super::{HistoryEntry, Match, Played};
use crate::result::Said;

/// A turn as it may be shown now, to everybody who can see the screen or hear it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VisibleTurn {
    /// What players see: the notation, or `…` for a secret.
    pub notation: String,
    /// The turn in words, for reading aloud: "Pawn on e4", or "White has chosen in secret".
    pub spoken: Message,
    /// Whether the turn is kept secret for now.
    pub secret: bool,
}

impl Match {
    /// The turn of that index in [`Match::turns`] as it may be shown now; `None` beyond them.
    ///
    /// A secret choice is shown once the turns up to the present position have revealed it, and not before: not
    /// while the other side has still to choose, and not after it was taken back.
    #[must_use]
    pub fn visible_turn(&self, index: usize) -> Option<VisibleTurn> {
        self.visible_turn_at(index, self.ply)
    }

    /// The turn of that index as it could be shown when the match had come to the position after `ply` turns.
    #[must_use]
    pub fn visible_turn_at(&self, index: usize, ply: usize) -> Option<VisibleTurn> {
        let played = self.turns.get(index)?;
        Some(match (self.is_secret_at(index, ply), index < ply) {
            (false, _) => VisibleTurn::openly(played),
            (true, true) => VisibleTurn::secretly(Said::HasChosen { side: played.side }),
            (true, false) => VisibleTurn::secretly(Said::HadChosen { side: played.side }),
        })
    }

    /// How many turns there are up to the present position before the first one that is still secret: what may be shown to
    /// anybody. [`Match::ply`] unless a choice is pending.
    #[must_use]
    pub fn revealed_plies(&self) -> usize {
        (0..self.ply).find(|&index| self.is_secret_at(index, self.ply)).unwrap_or(self.ply)
    }

    fn is_secret_at(&self, index: usize, ply: usize) -> bool {
        // The point after the turn has the turn's effects, which may themselves reveal it.
        let last = ply.min(self.points.len() - 1);
        let since = self.points.get(index + 1..=last).unwrap_or_default();
        self.points.get(index + 1).is_some_and(HistoryEntry::hides) && !since.iter().any(HistoryEntry::reveals)
    }
}

impl VisibleTurn {
    fn openly(played: &Played) -> VisibleTurn {
        VisibleTurn { notation: played.notation.clone(), spoken: played.spoken.clone(), secret: false }
    }

    fn secretly(spoken: Said) -> VisibleTurn {
        VisibleTurn { notation: "…".to_owned(), spoken: spoken.into(), secret: true }
    }
}

impl HistoryEntry {
    /// Whether the turn that led here was chosen in secret.
    fn hides(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Chosen { .. }))
    }

    /// Whether the turn that led here revealed secrets.
    pub(super) fn reveals(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Revealed { .. } | Effect::Clashed { .. }))
    }
}
