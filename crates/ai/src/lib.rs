//! The computer players: search, evaluation and levels. Knows the rules and nothing else.
//!
//! [`think`] answers in the calling thread, [`Thinking`] in a thread of its own. Both work for every game of
//! [`ludarium_rules`] that has an [`Evaluate`] in `eval/`; the search itself is written against the trait.
//!
//! ```
//! use ludarium_ai::{think, Level, Request, Stop};
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let request = Request::new(start.clone(), Level::new(2).expect("levels 1 to 10"));
//! let thought = think(&request, &Stop::new(), |_| {}).expect("the game has just begun");
//! assert!(start.play(&thought.turn).is_ok());
//! ```

mod bench;
mod budget;
mod eval;
mod evaluate;
mod evaluator;
pub mod fit;
mod level;
mod limits;
mod memory;
pub mod placement;
pub mod players;
mod score;
mod search;
mod table;
mod think;
mod thinking;
pub mod tree;
pub mod uct;

pub use bench::{bench_signature, effective_branching, signature};
pub use evaluate::{EvalTrace, Evaluate, Term, Theme};
pub use level::{Form, Level, LevelError, LevelParams, LevelTable, Rating, Row, Style, even};
pub use limits::{Limits, Stop};
pub use memory::SearchMemory;
pub use players::PlayerSpec;
pub use score::{MATE, MATE_BOUND, Score};
pub use search::{Features, Method, SearchConfig, SearchResult, TableUse, search, search_in};
pub use think::{Progress, Request, ThinkError, Thought, think, think_by, think_in};
pub use thinking::{SharedMind, Thinking};
