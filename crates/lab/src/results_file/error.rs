//! What can be wrong with a file of results.

use std::io;
use std::path::PathBuf;

use super::settings::VERSION;
use crate::files::{LineError, ReadError};
use crate::shard::Shard;

/// What is wrong with a file of results, or with several of them.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It cannot be written.
    #[error("{}: {why}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// Another program writes to it.
    #[error("{}: another run is writing to this file", path.display())]
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// A line is damaged.
    #[error("{}: {why}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// Where and why.
        why: LineError<LineFault>,
    },
    /// It belongs to something else.
    #[error("{}: {what} is {there} there and {here} here: give another file, or the same settings", path.display())]
    Settings {
        /// The file.
        path: PathBuf,
        /// What differs.
        what: String,
        /// Its value in the file.
        there: String,
        /// Its value on the command line, or in the first file.
        here: String,
    },
    /// It holds more games than are wanted.
    #[error("{}: it is a file of {there} games; --games must not be less than that", path.display())]
    Fewer {
        /// The file.
        path: PathBuf,
        /// Its games.
        there: u32,
    },
    /// The games of another run would be overwritten or mixed up.
    #[error("{}: the file exists already; give another name, or go on with --out and the results it belongs to", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The same pair in two files.
    #[error("{} and {} both hold pair {pair}: give every shard once", first.display(), second.display())]
    Duplicate {
        /// One file.
        first: PathBuf,
        /// The other.
        second: PathBuf,
        /// The number of the pair.
        pair: u32,
    },
    /// Pairs that no file holds.
    #[error(
        "{missing} of {all} pairs are in none of the files, pair {first} for one, which is of shard {shard}: finish that \
         shard or give its file, or say --partial"
    )]
    Missing {
        /// How many.
        missing: u32,
        /// How many pairs there should be.
        all: u32,
        /// The first of them.
        first: u32,
        /// The shard that it belongs to.
        shard: String,
    },
    /// The same shard twice.
    #[error("{} and {} are both shard {shard}: give every shard once", first.display(), second.display())]
    SameShard {
        /// One file.
        first: PathBuf,
        /// The other.
        second: PathBuf,
        /// Which shard.
        shard: Shard,
    },
    /// Nothing to merge.
    #[error("there is no file to merge")]
    NoFiles,
    /// A schedule with more pairs than anyone can play.
    #[error("{pairs} pairs of games are too many; at most {} are", super::schedule::MAX_PAIRS)]
    TooMany {
        /// How many.
        pairs: u64,
    },
    /// A part cannot have a verdict.
    #[error(
        "--sprt decides by all pairs in order and not by a shard: merge the shards, and run the match on the merged file"
    )]
    ShardedTest,
}

#[derive(Debug, thiserror::Error)]
pub enum LineFault {
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    #[error("the first line, and only the first, says what is played")]
    Head,
    #[error("version {found} of the format is unknown to this program, which reads version {VERSION}")]
    Version { found: u64 },
    #[error("pair {0} does not belong to this file")]
    Pair(u32),
    #[error("pair {0} is there twice")]
    Twice(u32),
    #[error("pair {0} has results or times that no game has")]
    Numbers(u32),
    #[error("{0} games are not more than before, too many, or not an even number")]
    Games(u32),
    #[error("{0} players cannot play")]
    Players(usize),
}
