//! A match over time: what the rules of a game leave to the players and to the course of the match.
//!
//! [`Match`] keeps the turns played, counts repetitions and plies without progress, runs clocks on the time that
//! the caller measures, and knows offers of a draw, resignation, undo and redo. [`save`] writes a match as text and reads
//! it back, checking every turn again; [`Store`] keeps saves in a folder so that neither a crash nor a power cut loses a
//! turn.
//!
//! A [`Study`](study::Study) is a match with variations, comments and other notes. [`ludo`] writes and reads studies as
//! text for people and other programs, [`share`] makes codes of matches that fit into a message, a [`Link`] leads to one of
//! them or to a position, a puzzle or a lesson, and [`abstract_play`] knows the game records of Abstract Play. [`paste()`]
//! finds out which of these a text is.
//!
//! No window, no threads; the only use of the computer's clock is [`MatchId::fresh`].
//!
//! ```
//! use ludarium_record::{Match, Player, Setup};
//! use ludarium_rules::GameId;
//!
//! let ann = Player::Human { name: "Ann".to_owned() };
//! let mut game = Match::new(Setup::new(GameId::Tress, [ann, Player::Ai { level: 3 }])).expect("a valid set-up");
//! let turn = game.position().read_turn("dNd3").expect("a legal first turn");
//! game.play(&turn).expect("legal");
//! assert_eq!(game.turns()[0].notation, "dNd3");
//!
//! let text = game.to_text();
//! assert_eq!(Match::from_text(&text).expect("just written"), game);
//! ```

pub mod abstract_play;
mod clock;
mod encoding;
mod game;
mod id;
mod link;
pub mod ludo;
mod matches;
mod paste;
mod recognise;
mod result;
pub mod save;
mod setup;
pub mod share;
mod store;
pub mod study;

pub use clock::{ClockError, ClockKind, ClockSetting};
pub use encoding::{EncodingError, text_of};
pub use game::{Match, MatchError, Played, TurnNumber, VisibleTurn};
pub use id::MatchId;
pub use link::{Link, LinkError};
pub use matches::{AnyMatch, Matches, matches};
pub use paste::{Pasted, paste};
pub use recognise::{MAX_PASTE, PasteError};
pub use result::{EndReason, MatchResult, Said};
pub use save::{SaveError, SaveFault, Summary};
pub use setup::{Player, Setup, SetupError};
#[cfg(feature = "testing")]
pub use store::refusal;
pub use store::{Found, Store, StoreError, WriteStep, set_aside, set_copy_aside, write_atomically, write_new};
