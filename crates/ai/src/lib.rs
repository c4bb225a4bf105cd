//! The computer players: search, evaluation and levels. It depends on the rules and on no other part of the program.
//!
//! [`think`] answers in the calling thread, [`Thinking`] in a thread of its own. Both work for every game of
//! [`ludarium_rules`] that implements [`Evaluate`] (in `eval/`); the search itself is generic over that trait.
//!
//! ```
//! use ludarium_ai::{think, Level, Request, Stop};
//! use ludarium_rules::{AnyPosition, GameId};
//! let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
//! let request = Request::new(start.clone(), Level::new(2).expect("levels 1 to 10"));
//! let thought = think(&request, &Stop::new(), |_| {}).expect("the game has just begun");
//! assert!(start.play(&thought.turn).is_ok());
//! ```

mod attention;
mod bench;
pub mod book;
mod budget;
mod chance;
mod clock;
mod contempt;
mod engine;
mod eval;
mod evaluate;
mod evaluator;
#[cfg(not(target_arch = "wasm32"))]
mod failing;
pub mod fit;
mod knowledge;
pub mod learned;
mod level;
mod limits;
mod memory;
mod pacing;
pub mod placement;
pub mod players;
mod score;
mod search;
mod span;
mod stopwatch;
mod table;
pub mod tables;
mod think;
mod thinking;
pub mod tree;
pub mod uct;
mod value_cache;

pub use attention::Attention;
pub use bench::{bench_features, bench_signature, effective_branching, engine_signature, level_signature, signature};
pub use chance::Curve;
pub use clock::{Allotment, Clock};
pub use contempt::Contempt;
pub use engine::{search, search_in};
pub use eval::tuning;
pub use evaluate::{EvalTrace, Evaluate, Term, Theme};
#[cfg(all(feature = "testing", not(target_arch = "wasm32")))]
pub use failing::{Failure, fail_searches, failed_searches};
pub use knowledge::{KnowledgeFault, load_knowledge};
pub use level::{
    EvenOpponent, Level, LevelError, LevelParams, LevelTable, PlayerRating, Rating, Reference, Row, Strength, Style,
    nearest_level, shown_points,
};
pub use limits::{Limits, Stop};
pub use memory::SearchMemory;
pub use players::PlayerSpec;
pub use score::{MATE, MATE_BOUND, Score};
pub use search::{Features, Method, Parameter, SearchConfig, SearchResult, TableUse, Tuning, Variation};
pub use span::{Span, Spot};
pub use think::{Line, Progress, Request, ThinkError, Thought, think, think_by, think_in};
pub use thinking::{SharedMemory, Thinking, on_answer, serve};
pub use tree::TreeShape;
