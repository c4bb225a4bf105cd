//! The rules of little-known abstract board games: positions, turns, results, effects and notation.
//!
//! No window, no threads, no clock, and no randomness but a seed. Every game implements [`Position`] and the other traits
//! of a [`Game`]; code that handles all games alike without being generic uses [`AnyPosition`].
//!
//! ```
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let turn = start.read_turn("dNd3").expect("a legal first turn");
//! assert_eq!(turn.as_str(), "d2d3");
//! let next = start.play(&turn).expect("legal");
//! assert_eq!(next.to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b");
//! ```

#[macro_use]
mod registry;
#[macro_use]
mod message;
#[macro_use]
mod outcome;
mod any;
mod any_turn;
mod arrangement;
pub mod bits;
pub mod board;
mod board_view;
mod effect;
mod error;
mod excerpt;
mod game;
pub mod games;
mod multiversion;
mod notation;
mod option;
mod perft;
mod position;
#[cfg(feature = "serde")]
mod serde_impls;
mod set_up;
mod side;
pub mod split_mix;
mod step;
mod text;
mod view;
pub mod zobrist;

pub use any::TurnReport;
pub use any_turn::AnyTurn;
pub use arrangement::{Arrangement, ArrangementError};
pub use board::Cell;
pub use board_view::{BoardView, BoardViewError, Kind, Piece, ZoneState};
pub use effect::Effect;
pub use error::{CommonRefusal, Fault, MOST_LISTED, StartError, TextError, TooManyTurns, TurnError};
pub use excerpt::{Excerpt, excerpt, excerpt_words, excerpts};
pub use game::Game;
pub use message::{Join, List, Message, Name, Sentence, Value, Vocabulary, with_plurals};
pub use multiversion::multiversioned;
pub use notation::Notation;
pub use option::{OptionError, OptionSpec, Options, Values};
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft};
pub use position::{Position, Which};
pub use registry::{AnyPosition, GameId, GameTurn, Registered, UnknownGame};
pub use set_up::SetUp;
pub use side::Side;
pub use step::{Choices, Step, StepError, StepInput};
pub use view::{HiddenInfo, View};

/// The traits of a game, for `use ludarium_rules::prelude::*`.
///
/// ```
/// use ludarium_rules::{games::gess::Gess, prelude::*};
/// let start = Gess::start(Default::default());
/// let turn = start.read_turn("i3-i5").expect("legal");
/// assert_eq!(start.effects(&turn).len(), 1);
/// ```
pub mod prelude {
    pub use crate::{Game, HiddenInfo, Notation, Options, Position, StepInput, View};
}

/// The examples of the README are run with those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
