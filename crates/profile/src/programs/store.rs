//! The file with the player's programs, beside the saved matches.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::known::{KnownProgram, MAX_NAME};
use crate::kept::{Keep, Kept};
use crate::{Fault, PlayerFolder, What, text};

/// The version of the file that is written, and the only one that is read.
const VERSION: u32 = 1;

/// The most programs that are kept.
const MAX_PROGRAMS: usize = 50;

/// The programs that the player has added, in the order in which they were.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "resources", derive(bevy_ecs::resource::Resource))]
pub struct Programs(Kept<Contents>);

/// What the file holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Contents {
    version: u32,
    programs: Vec<KnownProgram>,
}

impl Default for Contents {
    fn default() -> Contents {
        Contents { version: VERSION, programs: Vec::new() }
    }
}

/// What is read first of the file: later versions may have anything else.
#[derive(Deserialize)]
struct Head {
    version: u32,
}

impl Keep for Contents {
    const WHAT: What = What::Programs;
    const FILE: &'static str = "programs.ron";

    fn read(text: &str) -> Result<Contents, Fault> {
        let head: Head = text::parse(text)?;
        if head.version != VERSION {
            return Err(Fault::Version(head.version));
        }
        let contents: Contents = text::parse(text)?;
        if contents.programs.len() > MAX_PROGRAMS {
            return Err(Fault::Count(MAX_PROGRAMS));
        }
        let mut names = BTreeSet::new();
        let mut programs = contents.programs.iter();
        match programs.find(|program| !program.is_sound() || !names.insert(program.name.clone())) {
            Some(unsound) => Err(Fault::Program(unsound.name.chars().take(MAX_NAME).collect())),
            None => Ok(contents),
        }
    }

    fn text(&self) -> Result<String, Fault> {
        text::print(self)
    }
}

impl Programs {
    /// The programs of earlier runs.
    #[must_use]
    pub fn load(folder: &PlayerFolder) -> Programs {
        Programs(Kept::load(folder))
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[KnownProgram] {
        &self.0.programs
    }

    /// Whether another one can be kept.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.all().len() < MAX_PROGRAMS
    }

    /// The program of that name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&KnownProgram> {
        self.all().iter().find(|program| program.name == name)
    }

    /// Keeps a program, in the place of the one that was called `before` if there was one.
    pub fn keep(&mut self, before: Option<&str>, program: KnownProgram) {
        self.0.change(|kept| match kept.programs.iter_mut().find(|known| Some(known.name.as_str()) == before) {
            Some(known) => *known = program,
            None => kept.programs.push(program),
        });
    }

    /// Forgets a program.
    pub fn remove(&mut self, name: &str) {
        self.0.change(|kept| kept.programs.retain(|known| known.name != name));
    }
}
