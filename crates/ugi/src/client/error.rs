//! What can go wrong with another program.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ludarium_rules::{TurnError, excerpt, excerpts};

use super::process::ExitStatus;
use crate::error::AnswerError;

/// What has gone wrong with which program, in one line.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{program}: {fault}")]
pub struct ClientError {
    /// The name of the program, or its path before it has said its name.
    pub program: String,
    /// What has gone wrong.
    #[source]
    pub fault: Fault,
}

/// What has gone wrong with another program. After any of these but those on options, on turns that are not legal and on
/// the order of calls, the program has been given up and is ended.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// It cannot be started.
    #[error("cannot start \"{}\": {why}", path.display())]
    Start {
        /// Its path.
        path: PathBuf,
        /// Why not.
        why: Arc<io::Error>,
    },
    /// It has ended by itself, or closed its output.
    #[error("it has ended{} instead of saying {awaited}{}", status.map(|status| format!(" ({status})")).unwrap_or_default(), quoted(last_words))]
    Ended {
        /// What was waited for.
        awaited: &'static str,
        /// How it has ended, if it has.
        status: Option<ExitStatus>,
        /// What it complained of and the end of what it wrote to standard error, on one line; empty if there was nothing.
        last_words: String,
    },
    /// It has not answered in time.
    #[error("no {awaited} within {} ms{}", waited.as_millis(), quoted(last_words))]
    Silent {
        /// What was waited for.
        awaited: &'static str,
        /// How long.
        waited: Duration,
        /// What it complained of and the end of what it wrote to standard error, on one line; empty if there was nothing.
        last_words: String,
    },
    /// It writes without end.
    #[error("it has written more than {bytes} bytes instead of saying {awaited}")]
    Flood {
        /// What was waited for.
        awaited: &'static str,
        /// The most that is read for one answer.
        bytes: u64,
    },
    /// It does not read what it is told.
    #[error("it does not read its commands")]
    Deaf,
    /// An answer cannot be read.
    #[error("it has said {0}")]
    Unreadable(#[from] AnswerError),
    /// It refuses an option, a position or a search, in its own words.
    #[error("it says \"{0}\"")]
    Refused(String),
    /// Its turn is not legal.
    #[error("it has played \"{quoted}\": {why}{}", quoted(complaint), quoted = excerpt(turn))]
    IllegalTurn {
        /// The turn as it wrote it.
        turn: String,
        /// What it has complained of, empty if of nothing.
        complaint: String,
        /// Why it is refused.
        why: Box<TurnError>,
    },
    /// It has no such option.
    #[error("it has no option \"{quoted}\"; it has {}", if known.is_empty() { "none".to_owned() } else { excerpts(known) }, quoted = excerpt(name))]
    NoOption {
        /// The name that was asked for.
        name: String,
        /// Those that it has.
        known: Vec<String>,
    },
    /// Its option cannot have that value.
    #[error("its option \"{quoted}\" cannot be \"{second}\": it takes {allowed}", quoted = excerpt(name), second = excerpt(value))]
    OptionValue {
        /// The option.
        name: String,
        /// The value that was asked for.
        value: String,
        /// What it takes, in words.
        allowed: String,
    },
    /// It has been given up after an earlier fault.
    #[error("it has been given up")]
    GivenUp,
    /// A search was asked for while one is running.
    #[error("it is already searching")]
    Searching,
    /// A turn was asked for while no search is running.
    #[error("it is not searching")]
    NotSearching,
}

fn quoted(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!("; its last words: \"{last_words}\"") }
}
