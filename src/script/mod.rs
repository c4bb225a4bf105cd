//! Journeys: scripts that drive the real window as a player would, for tests and demonstrations.

mod actions;
mod chords;
mod drive;
mod error;
mod expect;
#[cfg(feature = "testing")]
#[path = "../../crates/diagram/tests/pictures/eyes.rs"]
mod eyes;
#[cfg(feature = "testing")]
mod figure_sight;
mod film;
mod fingers;
#[cfg(feature = "testing")]
mod hand;
mod journey;
#[cfg(feature = "testing")]
mod keys;
#[cfg(feature = "testing")]
mod mark_sight;
#[cfg(feature = "testing")]
mod monkey;
mod point;
mod progress;
#[cfg(feature = "testing")]
mod sight;
#[cfg(feature = "testing")]
mod sighting;
#[cfg(feature = "testing")]
mod targets;
#[cfg(feature = "testing")]
mod testing;
#[cfg(feature = "testing")]
mod texts;
mod turns;

use std::path::PathBuf;
use std::time::Duration;

use bevy::picking::PickingSystems;
use bevy::prelude::*;

pub use journey::{Journey, JourneyError, Step};

use crate::pad::PadSet;
use crate::power::{FLOWING, want_frames};
use crate::stage::InputAction;
use crate::ui::PointerTurning;

/// The journey that drives this run.
#[derive(Resource)]
pub struct Script {
    name: String,
    /// `None` takes no pictures.
    pictures: Option<PathBuf>,
    steps: Vec<Step>,
    at: usize,
    /// Frames since the present step began.
    frames: u32,
    /// What the present step remembers between its frames.
    memory: Memory,
    /// The board has settled and has not been compared with the position since.
    is_board_unchecked: bool,
    /// A monkey plays, which may press every button but leave the game.
    #[cfg(feature = "testing")]
    ignore_exit: bool,
    /// The memory of the process when it was remembered, in KiB.
    #[cfg(feature = "testing")]
    resident: Option<u64>,
    /// How many turns of the match have been said, if they are.
    #[cfg(feature = "testing")]
    said: Option<usize>,
}

#[derive(Default)]
pub(in crate::script) struct Memory {
    point: Option<Vec2>,
    /// When a finger came down that rests.
    finger_since: Option<Duration>,
    shot: Option<Entity>,
    actions: Vec<InputAction>,
    action_frame: u32,
    /// The ply at which the turn begins that the actions make.
    action_ply: usize,
    /// Whether a click of a random turn was lost in this step.
    has_missed: bool,
    /// The frames that the present action has waited for its button.
    button_wait: u32,
    random: Option<rand::rngs::SmallRng>,
    turns_left: u32,
    film: Option<Box<film::Film>>,
    #[cfg(feature = "testing")]
    typing: keys::Typing,
    /// By what the actions of a turn are carried out.
    #[cfg(feature = "testing")]
    hand: Option<hand::Hand>,
    #[cfg(feature = "testing")]
    begun: Option<bevy::platform::time::Instant>,
    #[cfg(feature = "testing")]
    monkey: Option<monkey::Monkey>,
    #[cfg(feature = "testing")]
    tries: sight::Tries,
    #[cfg(feature = "testing")]
    marks: Option<mark_sight::MarkSight>,
    #[cfg(feature = "testing")]
    figures: Option<figure_sight::FigureSight>,
}

impl Script {
    /// A run of a journey. Pictures go into a folder named after it, below `LUDARIUM_PICTURES` or the system's folder
    /// for temporary files.
    #[must_use]
    pub fn new(name: String, journey: Journey) -> Script {
        let root = std::env::var_os("LUDARIUM_PICTURES").map_or_else(std::env::temp_dir, PathBuf::from);
        let pictures = root.join(&name);
        let steps = journey.steps;
        Script {
            name,
            pictures: Some(pictures),
            steps,
            at: 0,
            frames: 0,
            memory: Memory::default(),
            is_board_unchecked: false,
            #[cfg(feature = "testing")]
            ignore_exit: false,
            #[cfg(feature = "testing")]
            resident: None,
            #[cfg(feature = "testing")]
            said: None,
        }
    }
}

impl Script {
    /// The same run without pictures, where there is nothing to take a picture of.
    #[must_use]
    pub fn unseen(self) -> Script {
        Script { pictures: None, ..self }
    }
}

/// The driver's system; it runs before anything else reads the window's messages.
pub fn plugin(app: &mut App) {
    want_frames(app, |script: Option<Res<Script>>| FLOWING.filter(|_| script.is_some()));
    #[cfg(feature = "testing")]
    app.add_systems(
        Last,
        testing::stay
            .before(crate::settings::store)
            .before(crate::programs::end_all)
            .before(crate::library::finish)
            .run_if(resource_exists::<Script>),
    );
    #[cfg(feature = "testing")]
    app.add_plugins((sight::plugin, texts::plugin));
    app.add_observer(drive::note_settled).add_systems(
        First,
        drive::drive
            .before(PadSet)
            .before(PointerTurning)
            .before(PickingSystems::Input)
            .run_if(resource_exists::<Script>),
    );
}
