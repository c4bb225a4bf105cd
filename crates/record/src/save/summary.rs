//! What a saved match is about, read without playing it.

use ludarium_rules::GameId;

use super::document::Document;
use super::{SaveError, seal, start};
use crate::encoding::without_marks;
use crate::{MatchId, Player};

/// A saved match at a glance. Its text is whole, but its turns have not been checked.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Outline {
    pub id: MatchId,
    pub game: GameId,
    pub players: [Player; 2],
    pub plies: usize,
    /// `None` while the match goes on.
    pub result: Option<String>,
}

impl Outline {
    /// Reads a saved match far enough to know what it is.
    pub fn read(text: &str) -> Result<Outline, SaveError> {
        let document = Document::read(without_marks(text))?;
        seal::check(&document)?;
        let root = document.root();
        let result = root.get("end")?.table()?.get("result")?.string()?;
        Ok(Outline {
            id: start::identity(&root)?,
            game: start::game(&root)?,
            players: start::players(&root)?,
            plies: root.get("turns")?.list()?.len(),
            result: (result != "ongoing").then(|| result.to_owned()),
        })
    }
    /// Whether it is a match to go on with: something was played, and it is not over.
    pub fn goes_on(&self) -> bool {
        self.plies > 0 && self.result.is_none()
    }
}
