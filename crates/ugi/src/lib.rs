//! The Universal Game Interface (UGI), by which programs that play board games talk to those that run their matches.
//!
//! [`Command`] is what an engine is told and [`Answer`] what it says, one line each; both are read from text and written
//! as text. [`Client`] starts another program and plays against it.
//!
//! ```
//! use ludarium_ugi::{Command, Go};
//! use std::time::Duration;
//! let go: Command = "go movetime 100".parse().expect("a command");
//! assert_eq!(go, Command::Go(Go { movetime: Some(Duration::from_millis(100)), ..Go::default() }));
//! assert_eq!(go.to_string(), "go movetime 100");
//! ```

mod answer;
mod client;
mod command;
mod error;
mod go;
mod info;
pub mod lines;
mod option;
mod query;
mod start;
mod words;

pub use answer::{Answer, BestMove};
pub use client::{Client, ClientError, Fault, Leash, Program, Timeouts};
pub use command::Command;
pub use error::{AnswerError, CommandError};
pub use go::{Clocks, Go};
pub use info::{Bound, Info, Score};
pub use option::{EngineOption, OptionKind, game_option_name};
pub use query::{GameResult, Query, Response};
pub use start::{HIDDEN_TURN, PositionCommand, StartPosition};
