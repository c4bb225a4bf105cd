//! The file with the player's programs, beside the saved matches.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::known::{KnownProgram, MAX_NAME};
use crate::kept::{Keep, Kept};
use crate::{Fault, PlayerFolder, What, text};

/// The version of the file.
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

impl Keep for Contents {
    const WHAT: What = What::Programs;
    const FILE: &'static str = "programs.ron";

    fn read(text: &str) -> Result<Contents, Fault> {
        let contents: Contents = text::parse_up_to(VERSION, text)?;
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

    /// Keeps a program, in the place of the one that was called `before` if there was one. No two have the same name: one
    /// that has it goes.
    pub fn keep(&mut self, before: Option<&str>, program: KnownProgram) {
        self.0.change(|kept| {
            let is_old = |known: &KnownProgram| Some(known.name.as_str()) == before || known.name == program.name;
            let place = kept.programs.iter().position(is_old).unwrap_or(kept.programs.len());
            kept.programs.retain(|known| !is_old(known));
            kept.programs.insert(place, program);
        });
    }

    /// Forgets a program.
    pub fn remove(&mut self, name: &str) {
        self.0.change(|kept| kept.programs.retain(|known| known.name != name));
    }
}
