//! What the player prefers, kept between starts.

use std::time::Duration;

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SaveSettingsDeferred, SaveSettingsSync, SettingsGroup, SettingsPlugin};

use crate::look::palette::PaletteName;

/// The player's preferences; stored as `settings.toml` in the system's folder for preferences.
#[derive(Resource, SettingsGroup, Reflect, Clone, PartialEq, Debug)]
#[reflect(Resource, SettingsGroup, Default)]
pub struct Preferences {
    /// Volume of pieces and events, 0 to 1.
    pub effects_volume: f32,
    /// Volume of the room, 0 to 1.
    pub ambience_volume: f32,
    /// Volume of buttons and hints, 0 to 1.
    pub interface_volume: f32,
    /// How fast pieces move: 1 is the default, 0 is at once.
    pub speed: f32,
    /// No travelling, only fades.
    pub reduced_motion: bool,
    /// Size of text, 0.8 to 2.
    pub text_scale: f32,
    /// Number of the colour palette, an index into [`PaletteName::ALL`].
    pub palette: u32,
    /// With two people at the board: it turns to the side to move.
    pub turn_board: bool,
    /// The board is looked at from straight above.
    pub top_down: bool,
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
    /// The AI thinks while a person decides.
    pub ponder: bool,
    /// How fast two AIs play, an index into [`crate::table::SPEEDS`].
    pub watch_speed: u32,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            effects_volume: 0.8,
            ambience_volume: 0.3,
            interface_volume: 0.5,
            speed: 1.0,
            reduced_motion: false,
            text_scale: 1.0,
            palette: 0,
            turn_board: false,
            top_down: false,
            pause_hidden: true,
            confirm_resign: true,
            show_movable: true,
            finish_forced: false,
            evaluation_bar: false,
            ponder: crate::table::cores() > 1,
            watch_speed: 1,
        }
    }
}

impl Preferences {
    /// The palette in use; an unknown number is the first.
    #[must_use]
    pub fn palette(&self) -> PaletteName {
        PaletteName::ALL.get(self.palette as usize).copied().unwrap_or_default()
    }

    /// Chooses a palette.
    pub fn set_palette(&mut self, palette: PaletteName) {
        self.palette = palette as u32;
    }

    /// Numbers from a file that a person may have edited, brought into their ranges.
    fn clamp(&mut self) {
        for volume in [&mut self.effects_volume, &mut self.ambience_volume, &mut self.interface_volume] {
            *volume = if volume.is_finite() { volume.clamp(0.0, 1.0) } else { 0.5 };
        }
        self.watch_speed = self.watch_speed.min(crate::table::SPEEDS.len() as u32 - 1);
        self.speed = if self.speed.is_finite() { self.speed.clamp(0.0, 2.0) } else { 1.0 };
        self.text_scale = if self.text_scale.is_finite() { self.text_scale.clamp(0.8, 2.0) } else { 1.0 };
    }
}

/// Loads the preferences and stores them again when they change.
pub fn plugin(app: &mut App) {
    app.add_plugins(SettingsPlugin::new("org.ludarium.Ludarium"))
        .init_resource::<Preferences>()
        .add_systems(PreStartup, |mut preferences: ResMut<Preferences>| preferences.bypass_change_detection().clamp())
        .add_systems(Last, (store_changes, store_at_exit));
}

fn store_changes(preferences: Res<Preferences>, mut commands: Commands) {
    if preferences.is_changed() && !preferences.is_added() {
        commands.queue(SaveSettingsDeferred(Duration::from_millis(500)));
    }
}

fn store_at_exit(mut exits: MessageReader<AppExit>, mut commands: Commands) {
    if exits.read().next().is_some() {
        commands.queue(SaveSettingsSync::IfChanged);
    }
}
