//! What goes with a player to another machine.

use ludarium_learn::{lessons, puzzles};

use crate::kept::Keep;
use crate::{Fault, What, mistakes, ratings, tournament};

/// A file of the player's folder that means the same on every machine. Those of other programs do not: their paths are of
/// one machine, and a file from elsewhere must not say what is run.
#[derive(Clone, Copy, Debug)]
pub struct Carried {
    /// What it is to the player.
    pub what: What,
    /// The name of the file.
    pub file: &'static str,
    check: fn(&str) -> Result<(), Fault>,
}

impl Carried {
    /// All of them.
    pub const ALL: [Carried; 5] = [
        Carried::of::<ratings::Contents>(),
        Carried::of::<lessons::Progress>(),
        Carried::of::<puzzles::Progress>(),
        Carried::of::<mistakes::Contents>(),
        Carried::of::<tournament::Contents>(),
    ];

    const fn of<T: Keep>() -> Carried {
        Carried { what: T::WHAT, file: T::FILE, check: |text| T::read(text).map(drop) }
    }

    /// Whether a text can stand in the file.
    ///
    /// # Errors
    /// This program could not read it.
    pub fn check(&self, text: &str) -> Result<(), Fault> {
        (self.check)(text)
    }
}
