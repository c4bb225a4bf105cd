//! What is legal: positions, turns, results, effects and notation of little-known abstract board games.
//!
//! No window, no threads, no clock, and no randomness but a seed. Every game implements [`Position`];
//! whoever does not want to be generic over games uses [`AnyPosition`].
//!
//! ```
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let turn = start.read_turn("dNd3").expect("a legal first turn");
//! assert_eq!(turn.as_str(), "d2d3");
//! let next = start.play(&turn).expect("legal");
//! assert_eq!(next.to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b");
//! ```

mod any;
pub mod board;
mod board_view;
mod cell;
mod effect;
mod error;
mod game;
pub mod games;
mod option;
mod outcome;
mod perft;
mod side;
mod step;
mod text;
mod turn_report;
pub mod zobrist;

pub use any::{AnyPosition, GameId, TurnText, UnknownGame};
pub use board_view::{BoardView, BoardViewError, Kind, Piece, ZoneState};
pub use cell::Cell;
pub use effect::Effect;
pub use error::{StartError, TextError, TurnError};
pub use game::{Position, Which};
pub use option::{OptionError, OptionSpec, Options, Values};
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use side::Side;
pub use step::{Choices, Step, StepError};
pub use turn_report::TurnReport;
