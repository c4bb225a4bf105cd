//! The file of a game's puzzles on the disk.

use std::path::PathBuf;

use ludarium_learn::puzzles::{Header, PuzzleFile};
use ludarium_rules::GameId;

use crate::files::{read_text, write_file};

/// The greatest length of a file in bytes; the real ones have a hundredth of that.
const MAX_BYTES: u64 = 16 << 20;

/// A file of other puzzles.
#[derive(Debug, thiserror::Error)]
enum LibraryError {
    #[error("{}: puzzles of {found}, not of {game}", path.display())]
    OfOther { path: PathBuf, found: GameId, game: GameId },
    #[error("{}: the puzzles were made with seed {found}, not {seed}; name another file", path.display())]
    Seed { path: PathBuf, found: u64, seed: u64 },
}

/// The puzzles of a game, with where they are kept.
pub struct Library {
    /// The file.
    pub path: PathBuf,
    /// What it holds.
    pub file: PuzzleFile,
}

impl Library {
    /// Reads the file of a game, by default `assets/puzzles/GAME.txt`.
    ///
    /// # Errors
    /// The file cannot be read, belongs to another game, or has a broken line.
    pub fn open(game: GameId, path: Option<PathBuf>) -> anyhow::Result<Library> {
        let path = path.unwrap_or_else(|| format!("assets/puzzles/{}.txt", game.name()).into());
        let text = read_text(&path, MAX_BYTES)?;
        let name = path.display().to_string();
        let file = PuzzleFile::parse(&name, &text)?;
        if let Some(broken) = file.broken.first() {
            return Err(broken.clone().into());
        }
        if file.header.game != game {
            return Err(LibraryError::OfOther { path, found: file.header.game, game }.into());
        }
        Ok(Library { path, file })
    }

    /// Reads the file of a game, or begins one that is not there yet.
    ///
    /// # Errors
    /// The file cannot be read, or was made with another seed.
    pub fn open_or_begin(game: GameId, path: Option<PathBuf>, seed: u64) -> anyhow::Result<Library> {
        let path = path.unwrap_or_else(|| format!("assets/puzzles/{}.txt", game.name()).into());
        if path.exists() {
            let library = Library::open(game, Some(path))?;
            let found = library.file.header.seed;
            return if found == seed {
                Ok(library)
            } else {
                Err(LibraryError::Seed { path: library.path, found, seed }.into())
            };
        }
        let header = Header { game, seed, games: 0 };
        Ok(Library { path, file: PuzzleFile { header, puzzles: Vec::new(), broken: Vec::new() } })
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self) -> anyhow::Result<()> {
        Ok(write_file(&self.path, self.file.text())?)
    }
}
