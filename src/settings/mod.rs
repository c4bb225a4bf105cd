//! What the player prefers, kept between starts.

mod drawing;
mod export;
mod hearing;
mod language;
mod motion;
#[cfg(target_os = "linux")]
mod portal;
mod stored;

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;
use ludarium_review::Judgement;
use ludarium_rules::GameId;
use strum::{EnumCount, IntoEnumIterator};

pub use drawing::{BoardTurning, Graphics, Viewpoint};
pub use export::{FILM_SECONDS, FILM_SIZES, PICTURE_SIZES};
pub use language::InsistedLanguage;
#[cfg(test)]
pub use motion::plugin as motion_alone;
pub use motion::{AskSystem, ReducedMotion, Still};

use crate::actions::KeyExchange;
use crate::kept::{Fault, FilesReplaced, PREFERENCES, PlayerFolder, What, folder_of};
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

/// From how bad a mistake on the opponent that teaches can say something: what it is called, and the mistake.
pub const TEACH_FROM: [(Label, Judgement); 3] = [
    (|| text!("teach-from-blunders"), Judgement::Blunder),
    (|| text!("teach-from-mistakes"), Judgement::Mistake),
    (|| text!("teach-from-inaccuracies"), Judgement::Inaccuracy),
];

/// The player's preferences; stored as `settings.toml` in the system's folder for preferences.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Preferences {
    /// The code of the language, such as `de`; empty is the system's.
    pub language: String,
    /// Whether the screen of the first start has been seen.
    pub welcomed: bool,
    /// The name of the game that was on the table last; empty is none.
    pub last_game: String,
    /// Volume of everything, 0 to 1; the others are parts of it.
    pub overall_volume: f32,
    /// Volume of pieces and events, 0 to 1.
    pub effects_volume: f32,
    /// Volume of the room, 0 to 1.
    pub ambience_volume: f32,
    /// Volume of buttons and hints, 0 to 1.
    pub interface_volume: f32,
    /// Volume of music, 0 to 1; with 0 none is loaded.
    pub music_volume: f32,
    /// Everything is heard in the middle.
    pub mono: bool,
    /// What is heard is said in words beside the board.
    pub captions: bool,
    /// How fast pieces move: 1 is the default, 0 is at once.
    pub speed: f32,
    /// Whether things move less, the order of [`ReducedMotion`].
    pub reduced_motion: u32,
    /// Size of text, 0.8 to 2.
    pub text_scale: f32,
    /// Number of the colour palette, the order of [`PaletteName`].
    pub palette: u32,
    /// Whom the board faces where two people share it, the order of [`BoardTurning`].
    pub turn_board: u32,
    /// How the board is seen, the order of [`Viewpoint`].
    pub viewpoint: u32,
    /// How much is drawn, the order of [`Graphics`].
    pub graphics: u32,
    /// Clocks stop while the window is hidden.
    pub pause_hidden: bool,
    /// Resignation asks first.
    pub confirm_resign: bool,
    /// Before a turn is taken back, the other person at the board is asked.
    pub ask_to_undo: bool,
    /// Pieces that can move are marked.
    pub show_movable: bool,
    /// Where only one step is possible, it is taken for the player.
    pub finish_forced: bool,
    /// A bar beside the board shows who stands better.
    pub evaluation_bar: bool,
    /// A match that has come to its end is reviewed in the background.
    pub review_matches: bool,
    /// From how bad a mistake on the opponent that teaches says something, an index into [`TEACH_FROM`].
    pub teach_from: u32,
    /// The AI thinks while a person decides.
    pub ponder: bool,
    /// How fast two AIs play, an index into [`WATCH_SPEEDS`].
    pub watch_speed: u32,
    /// Which keys are exchanged; empty while none is.
    pub keys: String,
    /// Which button of a gamepad does what; empty for the map that comes with the game.
    pub pad: String,
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
            last_game: String::new(),
            overall_volume: 1.0,
            effects_volume: 0.8,
            ambience_volume: 0.3,
            interface_volume: 0.5,
            music_volume: 0.0,
            mono: false,
            captions: false,
            speed: 1.0,
            reduced_motion: ReducedMotion::System as u32,
            text_scale: 1.0,
            palette: 0,
            turn_board: BoardTurning::Stays as u32,
            viewpoint: Viewpoint::Automatic as u32,
            graphics: Graphics::Automatic as u32,
            pause_hidden: true,
            confirm_resign: true,
            ask_to_undo: true,
            show_movable: true,
            finish_forced: false,
            evaluation_bar: false,
            review_matches: true,
            teach_from: 1,
            ponder: cores() > 1,
            watch_speed: 1,
            keys: String::new(),
            pad: String::new(),
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
    /// The smallest mistake of which the opponent that teaches says something; an unknown number is the middle one.
    #[must_use]
    pub fn teach_from(&self) -> Judgement {
        TEACH_FROM.get(self.teach_from as usize).map_or(Judgement::Mistake, |(_, judgement)| *judgement)
    }

    /// The game that was on the table last, if there was one that this program knows.
    #[must_use]
    pub fn last_game(&self) -> Option<GameId> {
        self.last_game.parse().ok()
    }

    /// How much is to be drawn; an unknown number leaves it to the program.
    #[must_use]
    pub fn graphics(&self) -> Graphics {
        Graphics::iter().nth(self.graphics as usize).unwrap_or_default()
    }

    /// Chooses how much is drawn.
    pub fn set_graphics(&mut self, graphics: Graphics) {
        self.graphics = graphics as u32;
    }

    /// Whom the board is to face; an unknown number lets it lie.
    #[must_use]
    pub fn board_turning(&self) -> BoardTurning {
        BoardTurning::iter().nth(self.turn_board as usize).unwrap_or_default()
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
            ("overall_volume", &mut self.overall_volume, 0.0..=1.0),
            ("effects_volume", &mut self.effects_volume, 0.0..=1.0),
            ("ambience_volume", &mut self.ambience_volume, 0.0..=1.0),
            ("interface_volume", &mut self.interface_volume, 0.0..=1.0),
            ("music_volume", &mut self.music_volume, 0.0..=1.0),
            ("speed", &mut self.speed, 0.0..=2.0),
            ("text_scale", &mut self.text_scale, 0.8..=2.0),
        ];
        let defaults = Preferences::default();
        let defaults = [
            defaults.overall_volume,
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
            ("reduced_motion", &mut self.reduced_motion, ReducedMotion::COUNT),
            ("watch_speed", &mut self.watch_speed, WATCH_SPEEDS.len()),
            ("turn_board", &mut self.turn_board, BoardTurning::COUNT),
            ("viewpoint", &mut self.viewpoint, Viewpoint::COUNT),
            ("graphics", &mut self.graphics, Graphics::COUNT),
            ("export_palette", &mut self.export_palette, PaletteName::COUNT + 1),
            ("picture_size", &mut self.picture_size, PICTURE_SIZES.len()),
            ("film_size", &mut self.film_size, FILM_SIZES.len()),
            ("film_speed", &mut self.film_speed, FILM_SECONDS.len()),
        ] {
            if *number as usize >= count {
                corrected.push(name);
                *number = if ["palette", "reduced_motion"].contains(&name) { 0 } else { count as u32 - 1 };
            }
        }
        if KeyExchange::read(&self.keys).write() != self.keys {
            corrected.push("keys");
            self.keys.clear();
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

/// The name of the file.
const FILE: &str = PREFERENCES;
/// What is chosen is written when nothing has been changed for so long: whoever draws a slider changes it often.
const REST: Duration = Duration::from_millis(500);

/// The file of the preferences.
#[derive(Resource, Default)]
pub(crate) struct Stored {
    folder: PlayerFolder,
    /// Where they are written; `None` where they must not be.
    path: Option<PathBuf>,
    /// What stands there.
    written: String,
    /// How long nothing has been changed that is not written.
    rest: Option<Duration>,
}

/// Loads the preferences and stores them again when they change.
pub fn plugin(app: &mut App) {
    let (preferences, corrected, stored) = load(folder_of(app));
    app.add_plugins((language::plugin, motion::plugin))
        .insert_resource(preferences)
        .insert_resource(corrected)
        .insert_resource(stored)
        .init_resource::<KeyExchange>()
        .add_observer(load_again)
        .add_systems(Last, (store, exchange_keys).chain());
}

/// The keys mean what the preferences say.
fn exchange_keys(preferences: Res<Preferences>, mut exchange: ResMut<KeyExchange>) {
    if preferences.is_changed() {
        exchange.set_if_neq(KeyExchange::read(&preferences.keys));
    }
}

/// The preferences of earlier runs. A file that cannot be read is set aside and said.
fn load(folder: PlayerFolder) -> (Preferences, CorrectedPreferences, Stored) {
    let Some(path) = folder.preferences().map(|folder| folder.join(FILE)) else { return default() };
    let ((mut preferences, mut names), may_be_written) = folder.read(What::Preferences, &path, stored::read);
    names.extend(preferences.clamp());
    if !names.is_empty() {
        warn!("settings that cannot be were corrected: {}", names.join(", "));
    }
    let written = stored::write(&preferences);
    let stored = Stored { path: may_be_written.then_some(path), folder, written, rest: None };
    (preferences, CorrectedPreferences { names }, stored)
}

fn load_again(
    _: On<FilesReplaced>,
    folder: Res<PlayerFolder>,
    (mut preferences, mut corrected): (ResMut<Preferences>, ResMut<CorrectedPreferences>),
    mut stored: ResMut<Stored>,
) {
    (*preferences, *corrected, *stored) = load(folder.clone());
}

/// Whether a text can stand in the file of the preferences.
///
/// # Errors
/// This program could not read it.
pub fn check(text: &str) -> Result<(), Fault> {
    stored::read(text).map(drop)
}

/// Writes the preferences when they have not changed for a while, and before the game is closed.
pub(crate) fn store(
    preferences: Res<Preferences>,
    mut stored: ResMut<Stored>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
) {
    let stored = stored.bypass_change_detection();
    if preferences.is_changed() && !preferences.is_added() {
        stored.rest = Some(Duration::ZERO);
    } else if let Some(rest) = &mut stored.rest {
        *rest += time.delta();
    }
    let is_closed = exits.read().next().is_some();
    if stored.rest.is_some_and(|rest| is_closed || rest >= REST) {
        stored.rest = None;
        stored.keep(&preferences);
    }
}

impl Stored {
    /// Writes what has been chosen without waiting for more.
    pub(crate) fn keep_now(&mut self, preferences: &Preferences) {
        if self.rest.take().is_some() {
            self.keep(preferences);
        }
    }

    fn keep(&mut self, preferences: &Preferences) {
        let text = stored::write(preferences);
        if let Some(path) = self.path.as_ref().filter(|_| text != self.written) {
            self.folder.write(What::Preferences, path, &text);
            self.written = text;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::InWords;

    #[test]
    fn impossible_values_are_corrected_and_named() {
        let mut edited = Preferences {
            text_scale: f32::NAN,
            speed: 7.0,
            palette: 9,
            reduced_motion: 9,
            watch_speed: 9,
            viewpoint: 9,
            graphics: 9,
            ..default()
        };
        let names = edited.clamp();
        assert_eq!(names, ["speed", "text_scale", "palette", "reduced_motion", "watch_speed", "viewpoint", "graphics"]);
        let expected = Preferences { speed: 2.0, palette: 0, watch_speed: 2, ..default() };
        assert_eq!(edited, expected);
        let line = CorrectedPreferences { names }.line().expect("something was corrected");
        assert!(line.contains("text_scale"), "{line}");
        assert_eq!(CorrectedPreferences { names: edited.clamp() }.line(), None, "all is well now");
    }
    fn app(home: &std::path::Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(PlayerFolder::at(home)).add_plugins(plugin);
        app.update();
        app
    }

    /// Changes a preference and closes the game.
    fn choose_palette(app: &mut App, number: u32) -> String {
        app.world_mut().resource_mut::<Preferences>().palette = number;
        app.update();
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let folder = app.world().resource::<PlayerFolder>();
        std::fs::read_to_string(folder.preferences().expect("a folder").join(FILE)).unwrap_or_default()
    }

    #[test]
    fn preferences_are_written_when_they_change_and_only_then() {
        let home = tempfile::tempdir().expect("a folder");
        let mut first = app(home.path());
        assert_eq!(choose_palette(&mut first, 0), "", "nothing was chosen");
        assert!(choose_palette(&mut first, 2).contains("palette = \"colour-safe\""));
        drop(first);
        assert_eq!(app(home.path()).world().resource::<Preferences>().palette(), PaletteName::ColourSafe);
    }

    #[test]
    fn a_file_that_is_cut_off_or_no_text_is_kept_and_said() {
        for broken in [&b"[preferences]\nlanguage = \"de\"\nwelcomed = tr"[..], b"\xff\xfe[\0p\0"] {
            let home = tempfile::tempdir().expect("a folder");
            std::fs::write(home.path().join(FILE), broken).expect("written");
            let mut app = app(home.path());
            let said = app.world().resource::<PlayerFolder>().unread()[0].words();
            assert!(said.contains("line ") && said.contains("settings.toml.broken"), "{said}");
            assert!(choose_palette(&mut app, 1).contains("high-contrast"));
            assert_eq!(std::fs::read(home.path().join("settings.toml.broken")).expect("kept"), broken);
        }
    }

    #[test]
    fn a_full_disk_leaves_the_settings_as_they_were_and_it_is_said() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join(FILE);
        std::fs::write(&path, "[preferences]\npalette = 2\n").expect("written");
        let mut app = app(home.path());
        ludarium_record::refusal::refuse(home.path(), None, std::io::ErrorKind::StorageFull);
        assert_eq!(choose_palette(&mut app, 1), "[preferences]\npalette = 2\n");
        let folder = app.world().resource::<PlayerFolder>().clone();
        assert!(folder.refusal().is_some() && !folder.is_all_safe());
        ludarium_record::refusal::relent(home.path());
        folder.try_again();
        assert!(folder.refusal().is_none());
        assert!(std::fs::read_to_string(&path).expect("there").contains("high-contrast"));
    }
}
