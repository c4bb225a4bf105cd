//! Game records of [Abstract Play](https://www.abstractplay.com), the JSON format `gamerecord` 1-0-0 of its project
//! `recranks`, for Gess, the one game that both have.
//!
//! Its first player is Black, who moves first here. A record lists rounds of one move of each player, as `i3-i5` or, if
//! stones are removed, `l9xl12`; the last move may be `resign`, `timeout`, `draw` or `abandoned`. What the format has
//! beside that and a study has no place for is kept in tags: `Event`, `Round`, `Site`, `SiteId`, `DateStart`, `DateEnd`,
//! `Unrated`, `WhiteUser` and `BlackUser`. `docs/ludo.md` says more.
//!
//! ```
//! use ludarium_record::{abstract_play, study::{NodeId, Study}, Player, Setup};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut study = Study::new(Setup::new(GameId::Gess, players)).expect("a valid set-up");
//! // Black breaks its own ring and has lost.
//! study.play_text(NodeId::ROOT, "l3-l2").expect("legal");
//! let record = abstract_play::write(&study, 1_795_243_846).expect("a finished match of Gess");
//! assert_eq!(abstract_play::read(&record).expect("just written").result(), study.result());
//! ```

mod array;
mod error;
mod json;
mod read;
mod write;

pub use array::Records;
pub use error::RecordError;

use crate::study::Study;

/// The longest record that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The name of the one game that both projects have.
const GAME: &str = "Gess";

/// The moves that end a match, as Abstract Play writes them.
const RESIGN: &str = "resign";
const TIMEOUT: &str = "timeout";
const DRAW: &str = "draw";
const ABANDONED: &str = "abandoned";

/// The tags that keep what a study has no other place for.
const EVENT: &str = "Event";
const ROUND: &str = "Round";
const SITE: &str = "Site";
const SITE_ID: &str = "SiteId";
const DATE_START: &str = "DateStart";
const DATE_END: &str = "DateEnd";
const UNRATED: &str = "Unrated";
/// The players' identities on that site, White's first.
const USERS: [&str; 2] = ["WhiteUser", "BlackUser"];

/// Reads a record, checking every turn.
///
/// The rules of matches are those of this program: a record that goes on after the third time of a position is refused. A
/// record that says who has won, but neither by its turns nor by its last move why, is taken for a resignation, and one
/// that says so of a draw for an agreement.
///
/// # Errors
/// What is wrong, and where: line and column of what is no JSON, else the place in the record, such as `moves[12][1]`.
pub fn read(text: &str) -> Result<Study, RecordError> {
    read::record(text)
}

/// The records of a text, which holds one or, as Abstract Play publishes them, an array of them. Records of other games in an
/// array are left out and counted ([`Records::others`]).
#[must_use]
pub fn records(text: &str) -> Records<'_> {
    Records::of(text)
}

/// Writes the main line of a finished match as a record; `generated` is the time of writing in seconds since 1970 (UTC),
/// and stands for the end of the match too if the study has no tag `DateEnd`.
///
/// # Errors
/// The study is of another game, or goes on.
pub fn write(study: &Study, generated: u64) -> Result<String, RecordError> {
    write::record(study, generated)
}
