//! Matches in a folder, kept so that nothing that was played gets lost.
//!
//! One match is one file `<begun>-<game>-<id>.toml`, with up to three companions:
//!
//! | ending | what it is |
//! |---|---|
//! | `.toml` | the match as it was last saved |
//! | `.toml.bak` | the match as it was saved before that |
//! | `.toml.tmp`, `.toml.tmp-2` … | a save that was cut short, perhaps with a second `.bak` |
//! | `.toml.broken`, `.toml.broken-2` … | a file that could not be read, kept as it was |
//!
//! Beside them, `unfinished.txt` names the matches to go on with, the one saved last first ([`Store::follow`]), so that
//! finding that one costs the same however many there are.
//!
//! Saving writes a new file beside the old one, flushes it to the disk, and only then replaces the old one, so
//! that at every moment a whole save stands under the match's name (or, before the first, under that of the temporary
//! file). Reading takes the temporary file if it is whole and the turns in it go further.

mod disk;
mod error;
mod find;
mod free_name;
mod replace;
mod unfinished;

use std::io::Read;
use std::path::{Path, PathBuf};

use ludarium_files::File;

use crate::{Match, SaveError, Summary};

pub use disk::WriteStep;
#[cfg(feature = "testing")]
pub use disk::refusal;
pub use error::StoreError;
pub use free_name::{set_aside, set_copy_aside};
use replace::write_to_free;
pub use replace::{write_atomically, write_new};

/// A folder of saved matches.
///
/// ```
/// use ludarium_record::{Match, Player, Setup, Store};
/// use ludarium_rules::GameId;
///
/// let folder = tempfile::tempdir().expect("a temporary folder");
/// let store = Store::open(folder.path()).expect("it can be opened");
/// let players = [1, 2].map(|level| Player::Ai { level });
/// let mut game = Match::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
/// let turn = game.position().read_turn("dNd3").expect("a legal first turn");
/// game.play(&turn).expect("legal");
///
/// store.save(&game).expect("it can be written");
/// let (_, found) = store.unfinished().expect("the folder is there").latest.expect("just saved");
/// assert_eq!(found, game);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// What [`Store::unfinished`] finds.
#[derive(Debug, Default)]
pub struct Found {
    /// The unfinished match that was played last and where saving will put it; its clocks are paused.
    pub latest: Option<(PathBuf, Match)>,
    /// Files that could not be understood: where they are now, and what is wrong with them.
    pub set_aside: Vec<(PathBuf, String)>,
    /// Files that could not be opened or belong to a newer version; they are where they were.
    pub left: Vec<StoreError>,
}

impl Store {
    /// The largest file that is taken for a match, in bytes; a match of ten thousand turns is far smaller.
    pub const MAX_SIZE: u64 = crate::save::MAX_BYTES as u64;

    /// Opens a folder, making it and those above it if they do not exist.
    ///
    /// # Errors
    /// The folder cannot be made, or something else has its name.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Store, StoreError> {
        let folder = folder.into();
        replace::make_folder(&folder)?;
        Ok(Store { folder })
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a match is saved.
    #[must_use]
    pub fn path_of(&self, game: &Match) -> PathBuf {
        self.folder.join(Store::name_of(game))
    }

    /// What the file of a match is called.
    #[must_use]
    pub fn name_of(game: &Match) -> String {
        let id = game.identity();
        format!("{}-{}-{:016x}.toml", id.stamp(), game.setup().game.name(), id.number())
    }

    /// Saves a match in the place of its earlier save, which becomes the backup, and says where. When this returns, a
    /// power cut loses nothing.
    ///
    /// # Errors
    /// Something could not be written; the earlier save is then still in place.
    pub fn save(&self, game: &Match) -> Result<PathBuf, StoreError> {
        let path = self.path_of(game);
        replace::replace(&path, &game.to_text())?;
        Ok(path)
    }

    /// What a file says of its match, without playing the turns again.
    ///
    /// # Errors
    /// The file cannot be opened, is no saved match, or is not whole.
    pub fn summary(path: impl AsRef<Path>) -> Result<Summary, StoreError> {
        find::summary(path.as_ref())
    }

    /// Reads a match from any file; its clocks are paused. Nothing is moved.
    ///
    /// # Errors
    /// The file cannot be opened or is no saved match.
    pub fn load(path: impl AsRef<Path>) -> Result<Match, StoreError> {
        let path = path.as_ref();
        let text = read(path)?;
        let mut game = Match::from_text(&text).map_err(|error| StoreError::broken(path, error))?;
        game.pause_clocks();
        Ok(game)
    }
}

/// The text of a file. No more than [`Store::MAX_SIZE`] is read, whatever size the system states: a device states none.
fn read(path: &Path) -> Result<String, StoreError> {
    let fail = |error| StoreError::io("read", path, error);
    let file = File::open(path).map_err(fail)?;
    let stated = file.metadata().map_err(fail)?.len();
    let mut bytes = Vec::new();
    if stated <= Store::MAX_SIZE {
        file.take(Store::MAX_SIZE + 1).read_to_end(&mut bytes).map_err(fail)?;
    }
    let size = stated.max(bytes.len() as u64);
    if size > Store::MAX_SIZE {
        return Err(StoreError::TooLarge { path: path.to_owned(), size });
    }
    SaveError::text_of(bytes).map_err(|error| StoreError::broken(path, error))
}

/// A path with something added to its file name.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
