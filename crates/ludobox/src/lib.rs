//! Everything that a player owns in one file, to be taken to another machine.
//!
//! A ludobox is a tar file packed with gzip, so that `tar xzf` unpacks it, and its checksum covers every byte. Its first
//! entry says what it is and which version. The others have the names and the forms that they have in the folders of the
//! player; no other name is read:
//!
//! | entry | what it is |
//! |---|---|
//! | `ludobox.txt` | `ludobox 1`, the day, and a line for people |
//! | `settings.toml` | the preferences |
//! | `form.ron`, `lessons.ron` … | ratings, progress, mistakes, the tournament ([`Carried`](ludarium_profile::Carried)) |
//! | `reviews/*.json` | reviews of matches |
//! | `matches/*.toml`, `matches/*.ludo` | the matches, and the studies beside them |
//! | `matches/trash/*` | those in the trash |
//! | `matches/library-notes.jsonl` | titles and tags |
//! | `matches/unfinished.txt` | which matches are to be gone on with |
//!
//! What can be made again (the index of the library) is not in it, and neither is what is of one machine: other programs,
//! and imports that wait.
//!
//! [`Packing`] makes one, [`Checking`] reads one to its end and says what is in it, and [`Importing`] takes one in: it keeps
//! what is there in another ludobox first, and then writes file after file, each of which is the old or the new one at every
//! moment. Each of them does a small part with every step, so that it can work between two frames.

mod check;
mod entries;
mod error;
mod import;
mod inside;
mod left_out;
mod matches;
mod pack;
mod take_in;
mod tar;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use ludarium_profile::{Fault, PlayerFolder};

pub use check::{Checking, Contents};
pub use error::LudoboxError;
pub use import::{Importing, last_backup};
pub use left_out::LeftOut;
pub use pack::{Packed, Packing};
pub use take_in::{TakenIn, Wanted};

/// How the name of a file ends.
pub const ENDING: &str = "ludobox";

/// Whether a file is called as those that hold everything.
#[must_use]
pub fn is_ludobox(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(ENDING))
}

/// The largest file that is read or written, in bytes; a page of a browser takes no larger ones.
pub const MAX_BYTES: usize = 64 << 20;

/// The version of the format that is written, and the only one that is read.
const VERSION: u32 = 1;
/// The most bytes of all entries together.
const MAX_UNPACKED: u64 = 1 << 30;
/// The most entries.
const MAX_ENTRIES: usize = 600_000;

/// Whether a text can stand in the file of the preferences.
pub type CheckPreferences = fn(&str) -> Result<(), Fault>;

/// Where what a player owns lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The folder of the data.
    pub data: PathBuf,
    /// That of the preferences.
    pub preferences: Option<PathBuf>,
    /// What is to stand in files that could not be written.
    pub unwritten: BTreeMap<PathBuf, String>,
}

impl Folders {
    /// Those of a player; none where nothing is kept.
    #[must_use]
    pub fn of(player: &PlayerFolder) -> Option<Folders> {
        let data = player.path()?.to_owned();
        let preferences = player.preferences().map(Path::to_owned);
        Some(Folders { data, preferences, unwritten: player.unwritten_texts() })
    }
}
