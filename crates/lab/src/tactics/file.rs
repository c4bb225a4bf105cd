//! The file of a game's puzzles.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use ludarium_rules::GameId;

use super::puzzle::Puzzle;
use crate::cli::TacticsMakeArgs;
use crate::failure::Failure;

/// What a file holds.
pub struct File {
    path: PathBuf,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// How many games have been looked through.
    pub games: u32,
}

/// What the line begins with that says how many games have been looked through.
const GAMES: &str = "# Games looked through: ";

impl File {
    /// The file of a game; empty if there is none.
    ///
    /// # Errors
    /// A line is no puzzle.
    pub fn open(game: GameId, path: Option<PathBuf>) -> Result<File, Failure> {
        let path = path.unwrap_or_else(|| format!("crates/ai/tests/tactics/{}.txt", game.name()).into());
        let text = if path.exists() { fs::read_to_string(&path)? } else { String::new() };
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let puzzles: Result<Vec<Puzzle>, String> = lines.map(str::parse).collect();
        let puzzles = puzzles.map_err(|why| Failure::File { path: path.clone(), why })?;
        let games = text.lines().find_map(|line| line.strip_prefix(GAMES)?.parse().ok()).unwrap_or(0);
        Ok(File { path, puzzles, games })
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&mut self, args: &TacticsMakeArgs) -> Result<(), Failure> {
        let (game, name) = (args.game.title(), args.game.name());
        let mut text = format!(
            "# Positions of {game} with exactly one right turn, each proved by looking at all turns.\n\
             # \"win N\": the only turn that forces a win within N plies, and there is no faster win.\n\
             # \"only N\": the only turn that does not lose within N plies.\n\
             # Made by: ludarium-lab tactics make {name} --count {} --seed {}\n\
             {GAMES}{}\n",
            args.count, args.seed, self.games
        );
        self.puzzles.sort_by_key(|puzzle| puzzle.task);
        for puzzle in &self.puzzles {
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{puzzle}");
        }
        Ok(fs::write(&self.path, text)?)
    }
}
