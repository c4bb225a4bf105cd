//! The player's files in the window: the folder as a resource, and what the player reads of what goes wrong in it.

use std::sync::OnceLock;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

pub use ludarium_profile::{
    Fault, Keep, Kept, MAX_SIZE, PREFERENCES, PlayerFolder, Refusal, Unread, What, names_in, parse_up_to, print,
    read_review, text_of,
};

use crate::folders;
use crate::words::text;

/// The player's folder, opened when it is asked for first.
#[must_use]
pub fn player_folder() -> PlayerFolder {
    static OPEN: OnceLock<PlayerFolder> = OnceLock::new();
    OPEN.get_or_init(|| PlayerFolder::open(folders::data(), folders::preferences())).clone()
}

/// The files of the player are others now: whoever has read one reads it again.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilesReplaced;

/// Opens the player's folder, unless another one is open already.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<PlayerFolder>() {
        app.insert_resource(player_folder());
    }
    // What was read for the command line, when there was no log yet.
    for unread in folder_of(app).unread() {
        warn!("{unread}");
    }
}

/// The player's folder as an app has it; one without files in a simulation that has none.
#[must_use]
pub fn folder_of(app: &App) -> PlayerFolder {
    app.world().get_resource::<PlayerFolder>().cloned().unwrap_or_default()
}

/// Reads something that is kept, and again when the files are others.
pub fn read_kept<R: Resource<Mutability = Mutable>>(app: &mut App, read: fn(&PlayerFolder) -> R) {
    let folder = folder_of(app);
    app.insert_resource(read(&folder)).add_observer(
        move |_: On<FilesReplaced>, folder: Res<PlayerFolder>, mut kept: ResMut<R>| *kept = read(&folder),
    );
}

/// What can be said in the player's language.
pub trait InWords {
    /// What the player reads.
    fn words(&self) -> String;
}

impl InWords for What {
    fn words(&self) -> String {
        match self {
            What::Match => text!("kept-match"),
            What::Study => text!("kept-study"),
            What::Review => text!("kept-review"),
            What::Ratings => text!("kept-ratings"),
            What::Lessons => text!("kept-lessons"),
            What::Puzzles => text!("kept-puzzles"),
            What::Mistakes => text!("kept-mistakes"),
            What::Tournament => text!("kept-tournament"),
            What::Imports => text!("kept-imports"),
            What::Programs => text!("kept-programs"),
            What::Preferences => text!("kept-preferences"),
        }
    }
}

impl InWords for Fault {
    fn words(&self) -> String {
        match self {
            Fault::Io(error) => Refusal::of(error).words(),
            Fault::Size(bytes) => text!("fault-size", bytes = bytes),
            Fault::Encoding { line, column } => text!("fault-encoding", line = line, column = column),
            Fault::Text(said) => said.clone(),
            Fault::Place { line, column, said } => {
                text!("fault-place", line = line, column = column, said = said.as_str())
            }
            Fault::Matches(count) => text!("fault-matches", count = count),
            Fault::Version(version) => text!("fault-version", version = version),
            Fault::Range => text!("rating-out-of-range"),
            Fault::Program(name) => text!("programs-unsound", name = name.as_str()),
            Fault::Count(count) => text!("programs-too-many", count = count),
        }
    }
}

impl InWords for Unread {
    fn words(&self) -> String {
        let (what, error) = (self.what.words(), self.why.words());
        match &self.kept {
            Some(kept) => text!("kept-set-aside", what = what, error = error, path = kept.display().to_string()),
            None => text!("kept-left", what = what, error = error, path = self.file.display().to_string()),
        }
    }
}

impl InWords for Refusal {
    fn words(&self) -> String {
        match self {
            Refusal::Full => text!("refusal-full"),
            Refusal::Denied => text!("refusal-denied"),
            Refusal::Gone => text!("refusal-gone"),
            Refusal::Taken => text!("refusal-taken"),
            Refusal::NoFolder => text!("refusal-no-folder"),
            Refusal::InUse => text!("refusal-in-use"),
            Refusal::Other(said) => said.clone(),
        }
    }
}
