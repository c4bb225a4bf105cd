//! What a saved match is about, read without playing it.

use std::path::{Path, PathBuf};

use ludarium_rules::GameId;

use super::document::Document;
use super::{SaveError, seal, start};
use crate::encoding::without_marks;
use crate::{MatchId, Player};

/// A saved match at a glance. Its text is whole, but its turns have not been checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Its file, for [`Store::load`](crate::Store::load).
    pub path: PathBuf,
    /// Its identity, with the time it was begun.
    pub id: MatchId,
    /// The game.
    pub game: GameId,
    /// White, then Black.
    pub players: [Player; 2],
    /// How many turns were played.
    pub plies: usize,
    /// Such as `white wins by dual-escort` or `draw by agreement`; `None` while the match goes on.
    pub result: Option<String>,
}

impl Summary {
    /// Reads a saved match far enough to know what it is.
    pub(crate) fn read(path: &Path, text: &str) -> Result<Summary, SaveError> {
        let document = Document::read(without_marks(text))?;
        seal::check(&document)?;
        let root = document.root();
        let result = root.get("end")?.table()?.get("result")?.string()?;
        Ok(Summary {
            path: path.to_owned(),
            id: start::identity(&root)?,
            game: start::game(&root)?,
            players: start::players(&root)?,
            plies: root.get("turns")?.list()?.len(),
            result: (result != "ongoing").then(|| result.to_owned()),
        })
    }

    /// Whether it is a match to go on with: something was played, and it is not over.
    pub(crate) fn goes_on(&self) -> bool {
        self.plies > 0 && self.result.is_none()
    }
}
