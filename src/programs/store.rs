//! The file with the player's programs, beside the saved matches.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::{Resource, warn};
use serde::{Deserialize, Serialize};

use super::KnownProgram;
use crate::data_file::{self, FileFault, Loaded, Unread};
use crate::table::data_folder;
use crate::words::text;

/// The version of the file that is written, and the only one that is read.
const VERSION: u32 = 1;

/// The most programs that are kept.
const MAX_PROGRAMS: usize = 50;

/// The programs that the player has added, in the order in which they were.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Programs {
    known: Vec<KnownProgram>,
    path: Option<PathBuf>,
}

/// What the file holds.
#[derive(Serialize, Deserialize)]
struct Contents {
    version: u32,
    programs: Vec<KnownProgram>,
}

/// What is read first of the file: later versions may have anything else.
#[derive(Deserialize)]
struct Head {
    version: u32,
}

/// The file of the programs could not be read: there are none until they are added again.
pub type ProgramsUnread = Unread<ProgramsFault>;

/// What is wrong with the file of the programs.
#[derive(Debug, thiserror::Error)]
pub enum ProgramsFault {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] FileFault),
    /// Another version; a newer game may read it.
    #[error("version {0} of the file is unknown to this program")]
    Version(u32),
    /// A program without a name, with the name of another, or with a number out of its range.
    #[error("\"{0}\" has no name of its own, or a number out of its range")]
    Program(String),
    /// Too many.
    #[error("there are more than {MAX_PROGRAMS}")]
    Count,
}

impl ProgramsUnread {
    /// What the player reads.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Unread::SetAside { why, kept, .. } => {
                text!("title-programs-set-aside", error = why.words(), path = kept.display().to_string())
            }
            Unread::Left { why, .. } => text!("title-programs-left", error = why.words()),
        }
    }
}

impl ProgramsFault {
    fn words(&self) -> String {
        match self {
            ProgramsFault::File(fault) => fault.to_string(),
            ProgramsFault::Version(version) => text!("programs-version", version = version),
            ProgramsFault::Program(name) => text!("programs-unsound", name = name.as_str()),
            ProgramsFault::Count => text!("programs-too-many", count = MAX_PROGRAMS),
        }
    }
}

impl Programs {
    /// The programs of earlier runs, and the trouble with their file if there is any: then it is set aside.
    #[must_use]
    pub fn load() -> (Programs, Option<ProgramsUnread>) {
        data_folder().map_or_else(Default::default, |folder| Programs::load_from(&folder.join("programs.ron")))
    }

    pub(super) fn load_from(path: &Path) -> (Programs, Option<ProgramsUnread>) {
        let Loaded { value: known, path, trouble } = data_file::load(path, read);
        (Programs { known, path }, trouble)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[KnownProgram] {
        &self.known
    }

    /// Whether another one can be kept.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.known.len() < MAX_PROGRAMS
    }

    /// The program of that name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&KnownProgram> {
        self.known.iter().find(|program| program.name == name)
    }

    /// Keeps a program, in the place of the one that was called `before` if there was one.
    ///
    /// # Errors
    /// It cannot be written; it is kept until the end of this run.
    pub fn keep(&mut self, before: Option<&str>, program: KnownProgram) -> Result<(), FileFault> {
        match self.known.iter_mut().find(|known| Some(known.name.as_str()) == before) {
            Some(known) => *known = program,
            None => self.known.push(program),
        }
        self.save()
    }

    /// Forgets a program.
    ///
    /// # Errors
    /// The others cannot be written; it is forgotten until the end of this run.
    pub fn remove(&mut self, name: &str) -> Result<(), FileFault> {
        self.known.retain(|known| known.name != name);
        self.save()
    }

    fn save(&self) -> Result<(), FileFault> {
        let Some(path) = &self.path else { return Ok(()) };
        let contents = Contents { version: VERSION, programs: self.known.clone() };
        data_file::write(path, &contents).inspect_err(|error| warn!("the programs that play are not kept: {error}"))
    }
}

fn read(text: &str) -> Result<Vec<KnownProgram>, ProgramsFault> {
    let head: Head = data_file::parse(text)?;
    if head.version != VERSION {
        return Err(ProgramsFault::Version(head.version));
    }
    let Contents { programs, .. } = data_file::parse(text)?;
    if programs.len() > MAX_PROGRAMS {
        return Err(ProgramsFault::Count);
    }
    let mut names = BTreeSet::new();
    match programs.iter().find(|program| !program.is_sound() || !names.insert(program.name.clone())) {
        Some(unsound) => Err(ProgramsFault::Program(unsound.name.chars().take(super::MAX_NAME).collect())),
        None => Ok(programs),
    }
}
