//! What the player prefers, kept between starts.

mod drawing;
mod export;
mod language;

use std::time::Duration;

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SaveSettingsDeferred, SaveSettingsSync, SettingsGroup, SettingsPlugin};
use strum::{EnumCount, IntoEnumIterator};

pub use drawing::{Graphics, Viewpoint};
pub use export::{FILM_SECONDS, FILM_SIZES, PICTURE_SIZES};
pub use language::InsistedLanguage;

use crate::look::palette::PaletteName;
use crate::words::text;

/// What something is called, in the player's language.
pub type Label = fn() -> String;

/// The speeds at which two AIs play, slow first: their names and the pause before each turn.
pub const WATCH_SPEEDS: [(Label, Duration); 3] = [
    (|| text!("speed-slow"), Duration::from_millis(3000)),
    (|| text!("speed-normal"), Duration::from_millis(900)),
    (|| text!("speed-fast"), Duration::ZERO),
];

/// The player's preferences; stored as `settings.toml` in the system's folder for preferences.
#[derive(Resource, SettingsGroup, Reflect, Clone, PartialEq, Debug)]
#[reflect(Resource, SettingsGroup, Default)]
pub struct Preferences {
    /// The code of the language, such as `de`; empty is the system's.
    pub language: String,
    /// Whether the screen of the first start has been seen.
    pub welcomed: bool,
    /// Volume of pieces and events, 0 to 1.
    pub effects_volume: f32,
    /// Volume of the room, 0 to 1.
    pub ambience_volume: f32,
    /// Volume of buttons and hints, 0 to 1.
    pub interface_volume: f32,
    /// Volume of music, 0 to 1; with 0 none is loaded.
    pub music_volume: f32,
    /// How fast pieces move: 1 is the default, 0 is at once.
    pub speed: f32,
    /// No travelling, only fades.
    pub reduced_motion: bool,
    /// Size of text, 0.8 to 2.
    pub text_scale: f32,
    /// Number of the colour palette, the order of [`PaletteName`].
    pub palette: u32,
    /// With two people at the board: it turns to the side to move.
    pub turn_board: bool,
    /// How the board is seen, the order of [`Viewpoint`].
    pub viewpoint: u32,
    /// How much is drawn, the order of [`Graphics`].
    pub graphics: u32,
    /// Clocks stop while the window is hidden.
    pub pause_hidden: bool,
    /// Resignation asks first.
    pub confirm_resign: bool,
    /// Pieces that can move are marked.
    pub show_movable: bool,
    /// Where only one step is possible, it is taken for the player.
    pub finish_forced: bool,
    /// A bar beside the board shows who stands better.
    pub evaluation_bar: bool,
    /// A match that has come to its end is reviewed in the background.
    pub review_matches: bool,
    /// The AI thinks while a person decides.
    pub ponder: bool,
    /// How fast two AIs play, an index into [`WATCH_SPEEDS`].
    pub watch_speed: u32,
    /// Names and turns stand beside the board in pictures and films of matches.
    pub export_names: bool,
    /// Clocks do, in matches that have them.
    pub export_clocks: bool,
    /// Their colours, the order of [`PaletteName`]; one more is those of the window.
    pub export_palette: u32,
    /// How wide pictures are, an index into [`PICTURE_SIZES`].
    pub picture_size: u32,
    /// How wide films are, an index into [`FILM_SIZES`].
    pub film_size: u32,
    /// How fast films are, an index into [`FILM_SECONDS`].
    pub film_speed: u32,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            language: String::new(),
            welcomed: false,
            effects_volume: 0.8,
            ambience_volume: 0.3,
            interface_volume: 0.5,
            music_volume: 0.0,
            speed: 1.0,
            reduced_motion: false,
            text_scale: 1.0,
            palette: 0,
            turn_board: false,
            viewpoint: Viewpoint::Automatic as u32,
            graphics: Graphics::Automatic as u32,
            pause_hidden: true,
            confirm_resign: true,
            show_movable: true,
            finish_forced: false,
            evaluation_bar: false,
            review_matches: true,
            ponder: cores() > 1,
            watch_speed: 1,
            export_names: true,
            export_clocks: true,
            export_palette: PaletteName::COUNT as u32,
            picture_size: 1,
            film_size: 2,
            film_speed: 2,
        }
    }
}

impl Preferences {
    /// How much is to be drawn; an unknown number leaves it to the program.
    #[must_use]
    pub fn graphics(&self) -> Graphics {
        Graphics::iter().nth(self.graphics as usize).unwrap_or_default()
    }

    /// Chooses how much is drawn.
    pub fn set_graphics(&mut self, graphics: Graphics) {
        self.graphics = graphics as u32;
    }

    /// How the board is to be seen; an unknown number leaves it to the program.
    #[must_use]
    pub fn viewpoint(&self) -> Viewpoint {
        Viewpoint::iter().nth(self.viewpoint as usize).unwrap_or_default()
    }

    /// Chooses how the board is seen.
    pub fn set_viewpoint(&mut self, viewpoint: Viewpoint) {
        self.viewpoint = viewpoint as u32;
    }

    /// The palette in use; an unknown number is the first.
    #[must_use]
    pub fn palette(&self) -> PaletteName {
        PaletteName::iter().nth(self.palette as usize).unwrap_or_default()
    }

    /// Chooses a palette.
    pub fn set_palette(&mut self, palette: PaletteName) {
        self.palette = palette as u32;
    }

    /// Brings numbers from a file that a person may have edited into their ranges; returns the names of those that
    /// were out of them.
    fn clamp(&mut self) -> Vec<&'static str> {
        let numbers = [
            ("effects_volume", &mut self.effects_volume, 0.0..=1.0),
            ("ambience_volume", &mut self.ambience_volume, 0.0..=1.0),
            ("interface_volume", &mut self.interface_volume, 0.0..=1.0),
            ("music_volume", &mut self.music_volume, 0.0..=1.0),
            ("speed", &mut self.speed, 0.0..=2.0),
            ("text_scale", &mut self.text_scale, 0.8..=2.0),
        ];
        let defaults = Preferences::default();
        let defaults = [
            defaults.effects_volume,
            defaults.ambience_volume,
            defaults.interface_volume,
            defaults.music_volume,
            defaults.speed,
            1.0,
        ];
        let mut corrected = Vec::new();
        for ((name, number, range), default) in numbers.into_iter().zip(defaults) {
            let valid = if number.is_finite() { number.clamp(*range.start(), *range.end()) } else { default };
            if valid != *number {
                corrected.push(name);
                *number = valid;
            }
        }
        for (name, number, count) in [
            ("palette", &mut self.palette, PaletteName::COUNT),
            ("watch_speed", &mut self.watch_speed, WATCH_SPEEDS.len()),
            ("viewpoint", &mut self.viewpoint, Viewpoint::COUNT),
            ("graphics", &mut self.graphics, Graphics::COUNT),
            ("export_palette", &mut self.export_palette, PaletteName::COUNT + 1),
            ("picture_size", &mut self.picture_size, PICTURE_SIZES.len()),
            ("film_size", &mut self.film_size, FILM_SIZES.len()),
            ("film_speed", &mut self.film_speed, FILM_SECONDS.len()),
        ] {
            if *number as usize >= count {
                corrected.push(name);
                *number = if name == "palette" { 0 } else { count as u32 - 1 };
            }
        }
        corrected
    }
}

/// Which preferences of the file were out of their ranges and have been corrected; the title says so.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct CorrectedPreferences {
    names: Vec<&'static str>,
}

impl CorrectedPreferences {
    /// One line for the player, if anything was corrected.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        let names = self.names.join(", ");
        (!names.is_empty()).then(|| text!("title-settings-corrected", names = names))
    }
}

/// How many threads the machine can run at the same time.
#[must_use]
pub fn cores() -> usize {
    crate::job::cores()
}

/// Loads the preferences and stores them again when they change.
pub fn plugin(app: &mut App) {
    app.add_plugins((SettingsPlugin::new("org.ludarium.Ludarium"), language::plugin))
        .init_resource::<Preferences>()
        .init_resource::<CorrectedPreferences>()
        .add_systems(PreStartup, correct)
        .add_systems(Last, (store_changes, store_at_exit));
}

pub(crate) fn correct(mut preferences: ResMut<Preferences>, mut corrected: ResMut<CorrectedPreferences>) {
    corrected.names = preferences.bypass_change_detection().clamp();
    if !corrected.names.is_empty() {
        warn!("settings out of their ranges were corrected: {}", corrected.names.join(", "));
    }
}

fn store_changes(preferences: Res<Preferences>, mut commands: Commands) {
    if preferences.is_changed() && !preferences.is_added() {
        commands.queue(SaveSettingsDeferred(Duration::from_millis(500)));
    }
}

pub(crate) fn store_at_exit(mut exits: MessageReader<AppExit>, mut commands: Commands) {
    if exits.read().next().is_some() {
        commands.queue(SaveSettingsSync::IfChanged);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_values_are_corrected_and_named() {
        let mut edited = Preferences {
            text_scale: f32::NAN,
            speed: 7.0,
            palette: 9,
            watch_speed: 9,
            viewpoint: 9,
            graphics: 9,
            ..default()
        };
        let names = edited.clamp();
        assert_eq!(names, ["speed", "text_scale", "palette", "watch_speed", "viewpoint", "graphics"]);
        let expected = Preferences { speed: 2.0, palette: 0, watch_speed: 2, ..default() };
        assert_eq!(edited, expected);
        let line = CorrectedPreferences { names }.line().expect("something was corrected");
        assert!(line.contains("text_scale"), "{line}");
        assert_eq!(CorrectedPreferences { names: edited.clamp() }.line(), None, "all is well now");
    }
}
