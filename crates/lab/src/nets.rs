//! Which evaluation a search uses, as a setting.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use ludarium_ai::learned::{self, MOST_BYTES, Net, NetFileError};
use ludarium_rules::GameId;

use crate::files::{ReadError, read_bytes};

/// What evaluates positions.
#[derive(Clone, Debug)]
pub enum EvalSetting {
    /// `terms`: the weighted terms.
    Terms,
    /// `net`: the game's built-in net.
    BuiltIn,
    /// `best`: the game's built-in net, or the terms in a game that has none, as the strongest level has it.
    Best,
    /// The net of a file.
    File(Arc<NetFile>),
}

/// A net that was read from a file.
#[derive(Debug)]
pub struct NetFile {
    path: PathBuf,
    net: Arc<Net>,
}

impl FromStr for EvalSetting {
    type Err = EvalError;

    fn from_str(text: &str) -> Result<EvalSetting, EvalError> {
        match text {
            "" => Err(EvalError::Empty),
            "terms" => Ok(EvalSetting::Terms),
            "net" => Ok(EvalSetting::BuiltIn),
            "best" => Ok(EvalSetting::Best),
            path => {
                let net = Arc::new(read(Path::new(path))?);
                Ok(EvalSetting::File(Arc::new(NetFile { path: path.into(), net })))
            }
        }
    }
}

impl fmt::Display for EvalSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalSetting::Terms => f.write_str("terms"),
            EvalSetting::BuiltIn => f.write_str("net"),
            EvalSetting::Best => f.write_str("best"),
            EvalSetting::File(file) => file.path.display().fmt(f),
        }
    }
}

impl EvalSetting {
    /// The net that evaluates a game; `None` for the terms.
    ///
    /// # Errors
    /// There is no such net, or it belongs to another game.
    pub fn net(&self, game: GameId) -> Result<Option<Arc<Net>>, NetError> {
        match self {
            EvalSetting::Terms => Ok(None),
            EvalSetting::BuiltIn => learned::built_in(game)?.ok_or(NetError::None { game }).map(Some),
            // A net that cannot be read leaves the terms.
            EvalSetting::Best => Ok(learned::built_in(game).ok().flatten()),
            EvalSetting::File(file) if file.net.game() == game => Ok(Some(Arc::clone(&file.net))),
            EvalSetting::File(file) => Err(NetError::OfOther { path: file.path.clone(), found: file.net.game(), game }),
        }
    }
}

fn read(path: &Path) -> Result<Net, EvalError> {
    let bytes = read_bytes(path, MOST_BYTES as u64)?;
    Net::from_bytes(&bytes).map_err(|why| EvalError::File { path: path.to_owned(), why })
}

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

/// Why a game has no such net.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// A built-in net cannot be read.
    #[error(transparent)]
    File(#[from] NetFileError),
    /// A game has no built-in net.
    #[error("{game} has no built-in net; name the file of one, or use the terms")]
    None {
        /// The game.
        game: GameId,
    },
    /// The net of a file belongs to another game.
    #[error("{}: a net for {found}, not for {game}", path.display())]
    OfOther {
        /// The file.
        path: PathBuf,
        /// Its game.
        found: GameId,
        /// The game that is played.
        game: GameId,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_evaluation_is_the_net_where_there_is_one() {
        let best: EvalSetting = "best".parse().expect("a setting");
        assert_eq!(best.to_string(), "best");
        let has_net = |game| best.net(game).expect("never refused").is_some();
        let nets: Vec<GameId> = GameId::ALL.into_iter().filter(|game| has_net(*game)).collect();
        assert!(nets.contains(&GameId::Tress) && nets.len() < GameId::ALL.len(), "{nets:?}");
        let built_in = |game: &GameId| EvalSetting::BuiltIn.net(*game).is_ok();
        assert_eq!(nets, GameId::ALL.into_iter().filter(built_in).collect::<Vec<_>>());
    }
}
