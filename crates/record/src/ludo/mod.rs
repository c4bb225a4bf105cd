//! Matches as `.ludo` text, for people and for other programs: tags, the turns in the game's own notation, comments and
//! the result, as chess has it in PGN. `docs/ludo.md` describes the format.
//!
//! ```
//! use ludarium_record::{Match, Player, Setup, ludo};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
//! let turn = game.position().read_turn("dNd3").expect("a legal first turn");
//! game.play(&turn).expect("legal");
//! game.resign(ludarium_rules::Side::Black).expect("the match is going on");
//!
//! let mut written = ludo::LudoMatch::new(game);
//! written.set_comment(1, "+0.31/12 0.05s");
//! let text = written.to_text();
//! assert!(text.ends_with("1. dNd3 {+0.31/12 0.05s} 1-0\n"));
//! assert_eq!(ludo::read(&text).expect("just written")[0].comment(1), Some("+0.31/12 0.05s"));
//! ```

mod fault;
mod lexer;
mod line;
mod place;
mod read;
mod tags;
mod write;

use std::collections::BTreeMap;

pub use fault::{LudoError, LudoFault};
pub use tags::TagError;

use crate::{EndReason, Match, MatchResult};
use ludarium_rules::Side;

/// The version of the format that this program writes, and the only one that it reads.
pub const VERSION: u64 = 1;

/// A match with what a `.ludo` text says beside it.
///
/// The text holds the set-up without clocks, the turns up to the present one, and the result; it does not hold the identity
/// of the match, its clocks, open offers and undone turns, which saves keep ([`crate::save`]).
#[derive(Clone, PartialEq, Debug)]
pub struct LudoMatch {
    game: Match,
    tags: Vec<(String, String)>,
    comments: BTreeMap<usize, String>,
}

impl LudoMatch {
    /// A match without further tags and comments.
    #[must_use]
    pub fn new(game: Match) -> LudoMatch {
        LudoMatch { game, tags: Vec::new(), comments: BTreeMap::new() }
    }

    /// The match.
    #[must_use]
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The tags that say something beside the match, such as `Event`, in the order in which they are written.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Adds a tag that says something beside the match.
    ///
    /// # Errors
    /// The name is no word of at most 64 ASCII letters, digits and underscores, is one of the format's own, or is there
    /// already.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        tags::check_name(name)?;
        if tags::OWN.contains(&name) || self.tags.iter().any(|(known, _)| known == name) {
            return Err(TagError::Taken { name: name.to_owned() });
        }
        self.tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// The comment after `ply` turns; that of 0 stands before the first turn.
    #[must_use]
    pub fn comment(&self, ply: usize) -> Option<&str> {
        self.comments.get(&ply).map(String::as_str)
    }

    /// Sets the comment after `ply` turns. An empty one, or one beyond the last turn, is not written.
    pub fn set_comment(&mut self, ply: usize, comment: &str) {
        if comment.is_empty() {
            self.comments.remove(&ply);
        } else {
            self.comments.insert(ply, comment.to_owned());
        }
    }

    /// The match as text, with an empty line between tags and turns and none at the end. [`read`] gives it back.
    #[must_use]
    pub fn to_text(&self) -> String {
        write::text(self)
    }
}

/// Reads all matches of a text, checking every turn.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read(text: &str) -> Result<Vec<LudoMatch>, LudoError> {
    read::matches(text)
}

/// How the format writes who has won.
fn result_text(result: Option<MatchResult>) -> &'static str {
    match result {
        Some(MatchResult { winner: Some(Side::White), .. }) => "1-0",
        Some(MatchResult { winner: Some(Side::Black), .. }) => "0-1",
        Some(MatchResult { reason: EndReason::Abandoned, .. }) | None => "*",
        Some(MatchResult { winner: None, .. }) => "1/2-1/2",
    }
}
