//! What was chosen to be taken into the library, remembered until it is done: it goes on at the next start.

use std::path::PathBuf;

use ludarium_record::MatchId;
use ludarium_rules::GameId;
use serde::{Deserialize, Serialize};

use crate::kept::{self, Fault, Keep, Kept, PlayerFolder, What};

/// What could not be done at so many starts is not tried again.
const MOST_STARTS: u8 = 3;
/// How many imports can wait at once; of more, the first are not gone on with.
const MOST_WAITING: usize = 100;
/// How the file of a text that was pasted begins.
const PASTED: &str = "pasted-";
/// The present form of the file.
const VERSION: u32 = 1;

/// The imports that are not done yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Unfinished {
    version: u32,
    imports: Vec<Import>,
}

impl Default for Unfinished {
    fn default() -> Unfinished {
        Unfinished { version: VERSION, imports: Vec::new() }
    }
}

/// Files whose matches are to be taken into the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Import {
    pub paths: Vec<PathBuf>,
    /// The game that a text is meant to be of that could be of several.
    game: Option<String>,
    /// At how many starts it was gone on with.
    starts: u8,
}

impl Import {
    /// Whether it was tried often enough.
    pub fn is_given_up(&self) -> bool {
        self.starts > MOST_STARTS
    }

    pub fn game(&self) -> Option<GameId> {
        self.game.as_ref().and_then(|name| name.parse().ok())
    }
}

impl Keep for Unfinished {
    const WHAT: What = What::Imports;
    const FILE: &'static str = "imports.ron";

    fn read(text: &str) -> Result<Unfinished, Fault> {
        kept::parse_up_to(VERSION, text)
    }

    fn text(&self) -> Result<String, Fault> {
        kept::print(self)
    }
}

/// What waits to be taken in, in the player's folder.
pub(super) struct Imports {
    player: PlayerFolder,
    /// Read when it is wanted first.
    kept: Option<Kept<Unfinished>>,
}

impl Imports {
    pub fn new(player: PlayerFolder) -> Imports {
        Imports { player, kept: None }
    }

    fn change<R>(&mut self, change: impl FnOnce(&mut Vec<Import>) -> R) -> R {
        let kept = self.kept.get_or_insert_with(|| Kept::load(&self.player));
        kept.change(|unfinished| change(&mut unfinished.imports))
    }

    /// Remembers what is to be taken in. Where that cannot be written it is taken in all the same.
    pub fn remember(&mut self, paths: &[PathBuf], game: Option<GameId>) {
        let game = game.map(|game| game.name().to_owned());
        let import = Import { paths: paths.to_vec(), game, starts: 0 };
        self.change(|imports| {
            if !imports.iter().any(|known| known.paths == import.paths) {
                let surplus = (imports.len() + 1).saturating_sub(MOST_WAITING);
                imports.drain(..surplus);
                imports.push(import);
            }
        });
    }

    /// Remembers a text that is to be taken in, as a file.
    pub fn keep_pasted(&mut self, text: &str, game: Option<GameId>) -> Vec<PathBuf> {
        let name = format!("{PASTED}{:016x}.txt", MatchId::fresh().number());
        let Some(path) = self.player.path().map(|folder| folder.join(name)) else { return Vec::new() };
        self.player.write(What::Imports, &path, text);
        let paths = vec![path];
        self.remember(&paths, game);
        paths
    }

    /// It is done.
    pub fn forget(&mut self, paths: &[PathBuf]) {
        self.change(|imports| imports.retain(|import| import.paths != paths));
        for path in paths {
            let is_pasted = path.parent() == self.player.path()
                && path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PASTED));
            if is_pasted {
                self.player.remove(path);
            }
        }
    }

    /// What the game was closed over, and what is given up now.
    pub fn resumed(&mut self) -> Vec<Import> {
        self.change(|imports| {
            imports.iter_mut().for_each(|import| import.starts = import.starts.saturating_add(1));
            let all = imports.clone();
            imports.retain(|import| !import.is_given_up());
            all
        })
    }
}
