//! Which program to start, and how long to wait for it.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// A program that speaks UGI, and how to start it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Its path, or its name if it is to be found as the shell finds it.
    pub path: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The folder that it works in; `None`: the present one.
    pub folder: Option<PathBuf>,
    /// Options to set after the start, with their values.
    pub options: Vec<(String, String)>,
    /// How long to wait for it.
    pub timeouts: Timeouts,
}

/// How long to wait for an answer before the program is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// From the start to `ugiok`.
    pub start: Duration,
    /// From `isready` to `readyok`, and from `query` to `response`.
    pub ready: Duration,
    /// For `bestmove`, after the time that the search was given, or after `stop`.
    pub grace: Duration,
    /// For `bestmove`, where the search was given no time.
    pub turn: Duration,
    /// From `quit` to the end of the program, which is then killed.
    pub quit: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            start: Duration::from_secs(10),
            ready: Duration::from_secs(10),
            grace: Duration::from_secs(5),
            turn: Duration::from_secs(600),
            quit: Duration::from_millis(500),
        }
    }
}

impl Program {
    /// A program without arguments and options, in the present folder, with the usual times to wait.
    pub fn new(path: impl Into<PathBuf>) -> Program {
        Program {
            path: path.into(),
            arguments: Vec::new(),
            folder: None,
            options: Vec::new(),
            timeouts: Timeouts::default(),
        }
    }

    /// The name of its file.
    #[must_use]
    pub fn file_name(&self) -> String {
        let path: &Path = &self.path;
        path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
    }
}
