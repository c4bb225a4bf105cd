//! The review of a match: what every turn did to the winning chances of its side, which turns were mistakes and why, and
//! how accurate both sides have played.
//!
//! [`Reviewer`] goes through a match backwards: it asks for one search after another, or makes them itself in the thread of
//! its caller. What it finds is collected in a [`Review`], which can be asked for curve, mistakes and accuracy, kept as text,
//! and written into a [`Study`](ludarium_record::study::Study). Reasons are [`Message`](ludarium_rules::Message)s of the domain `review`
//! ([`SENTENCES`]).
//!
//! [`coach`] judges a single turn while a match is played, and an [`Explainer`] says what a turn is for.
//!
//! ```
//! use ludarium_ai::Stop;
//! use ludarium_record::{Match, Player, Setup};
//! use ludarium_review::{Review, ReviewSettings, Reviewer};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
//! for text in ["dNd3", "dNd6"] {
//!     let turn = game.position().read_turn(text).expect("legal");
//!     game.play(&turn).expect("legal");
//! }
//! let settings = ReviewSettings { nodes_per_position: 500 };
//! let (mut reviewer, mut review) = (Reviewer::new(&game, settings), Review::new(&game, settings));
//! while let Some(ply) = reviewer.next(&Stop::new()) {
//!     review.add(ply.expect("nobody stops the search"));
//! }
//! assert_eq!(review.plies().len(), 2);
//! assert!(review.curve().iter().all(|point| (0.0..=1.0).contains(&point.white)));
//! ```

mod accuracy;
mod apply;
pub mod coach;
mod course;
mod file;
mod pieces;
mod ply;
mod reasons;
mod review;
mod reviewer;

pub use apply::ApplyError;
pub use file::{FileFault, ReviewFileError};
pub use pieces::{Pieces, missing};
pub use ply::{Judgement, ReviewedPly};
pub use reasons::{Explainer, Purpose, SENTENCES, Topic, Why};
pub use review::{CurvePoint, Phase, Review, ReviewSettings};
pub use reviewer::{ReviewError, ReviewQuestion, Reviewer};
