//! What can be wrong with the name of an evaluation.

use std::path::PathBuf;

use ludarium_ai::learned::NetFileError;

use crate::files::ReadError;

/// A text that names no evaluation.
#[derive(Debug, thiserror::Error)]
pub enum EvalError {
    /// No text at all.
    #[error("an evaluation is terms, net, or the file of a net")]
    Empty,
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The file is no net.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: NetFileError,
    },
}
