//! The computer players: search, evaluation and levels. Knows the rules and nothing else.
//!
//! [`think`] answers in the calling thread, [`Thinking`] in a thread of its own. Both work for every game of
//! [`ludarium_rules`] that has an [`Evaluate`] in `eval/`; the search itself is written against the trait.
//!
//! ```
//! use ludarium_ai::{think, Level, Request, Stop};
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let request = Request::new(start.clone(), Level::new(2).expect("levels 1 to 5"));
//! let thought = think(&request, &Stop::new(), |_| {}).expect("the game has just begun");
//! assert!(start.play(&thought.turn).is_ok());
//! ```

mod bench;
mod budget;
mod eval;
mod evaluate;
pub mod fit;
mod level;
mod limits;
pub mod placement;
pub mod players;
mod score;
mod search;
mod table;
mod think;
mod thinking;

pub use bench::bench_signature;
pub use evaluate::{Evaluate, Sheet, Term, Theme};
pub use level::{Level, LevelError};
pub use limits::{Limits, Stop};
pub use players::PlayerSpec;
pub use score::{MATE, MATE_BOUND, Score};
pub use search::{Features, Found, Plan, TableUse, search};
pub use think::{Request, ThinkError, Thought, think};
pub use thinking::Thinking;
