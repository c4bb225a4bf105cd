//! Matches as `.ludo` text, for people and for other programs: tags, the turns in the game's own notation, variations,
//! comments and the result, as chess has it in PGN. `docs/ludo.md` describes the format.
//!
//! ```
//! use ludarium_record::study::{NodeId, Study};
//! use ludarium_record::{Player, Setup, ludo};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut study = Study::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
//! let first = study.play_text(NodeId::ROOT, "dNd3").expect("legal");
//! study.play_text(NodeId::ROOT, "hNg3").expect("legal");
//! study.set_comment(first, "To the middle.").expect("short enough");
//!
//! let text = ludo::write(&study);
//! assert!(text.ends_with("1. dNd3 {To the middle.} (1. hNg3) *\n"));
//! assert_eq!(ludo::read(&text).expect("just written"), [study]);
//! ```

mod begin;
mod fault;
mod lexer;
mod line;
mod moves;
mod notes;
mod read;
mod tags;
mod write;

pub use fault::{LudoError, LudoFault, VERSION};
pub use read::Studies;

use crate::study::Study;
use crate::{Setup, SetupError};

/// A study as text, with an empty line between tags and turns and none at the end. [`read`] gives it back.
///
/// The text holds everything of the study but the identity of its match and what could be undone.
#[must_use]
pub fn write(study: &Study) -> String {
    write::text(study)
}

/// Several studies as one text, with an empty line between them.
#[must_use]
pub fn write_all<'s>(studies: impl IntoIterator<Item = &'s Study>) -> String {
    let texts: Vec<String> = studies.into_iter().map(write).collect();
    texts.join("\n")
}

/// Reads all matches of a text, checking every turn.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read(text: &str) -> Result<Vec<Study>, LudoError> {
    studies(text).collect()
}

/// The matches of a text one after another, checking every turn: as [`read`], for texts with many matches, of which only
/// one is in memory at a time.
#[must_use]
pub fn studies(text: &str) -> Studies<'_> {
    Studies::of(text)
}

/// The turns of the main line with their numbers, and nothing else.
///
/// ```
/// use ludarium_record::{Player, Setup, ludo};
/// use ludarium_rules::GameId;
/// let setup = Setup::new(GameId::Tress, [1, 2].map(|level| Player::Ai { level }));
/// let study = ludo::read_turns(setup, "1.dNd3 dNd6 2. eNe3 *").expect("the defaults are valid").expect("legal");
/// assert_eq!(ludo::write_turns(&study), "1. dNd3 dNd6 2. eNe3\n");
/// ```
#[must_use]
pub fn write_turns(study: &Study) -> String {
    write::turn_list(study)
}

/// Reads turns without tags: as in `.ludo` text, with or without comments, variations and, at the end, the result that the
/// turns lead to. Numbers may be there and mean nothing, since people begin with `1.` whoever begins.
///
/// # Errors
/// Outside, a set-up that is refused; inside, the first thing that is wrong, with its line and column.
pub fn read_turns(setup: Setup, text: &str) -> Result<Result<Study, LudoError>, SetupError> {
    read::turn_list(setup, text)
}
