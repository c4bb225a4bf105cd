//! Captions without a device, which they do not need.

use std::cmp::Ordering;
use std::fs;
use std::path::Path;

use bevy::time::TimeUpdateStrategy;
use strum::IntoEnumIterator;

use super::*;
use crate::games::{GAMES, guide, ui};
use crate::motion::SoundDue;
use crate::schedule::MenuStack;
use crate::seams::sources;
use crate::stage::{GameUi, Recording};
use crate::testing::{meddle, open, people, simulation_of};

/// The table of a game with its own sounds and captions, and with these preferences.
fn table(game: GameId, preferences: Preferences) -> App {
    let mut app = simulation_of(game);
    let real = ui(game);
    let (sound_for, caption_for, hop_height) = (real.sound_for, real.caption_for, real.hop_height);
    let heard = GameUi { sound_for, caption_for, hop_height, ..GameUi::new(game, guide(game)) };
    app.world_mut().resource_mut::<Presentation>().ui = Box::leak(Box::new(heard));
    app.insert_resource(GameRegistry(&GAMES)).insert_resource(preferences).add_plugins(super::plugin);
    app
}

/// A match of Tress in which nothing has been said.
fn quiet(preferences: Preferences) -> App {
    let mut app = table(GameId::Tress, preferences);
    open(&mut app, people());
    pass(&mut app, LASTS);
    assert_eq!(said(&app), [""; 0]);
    app
}

fn wanted() -> Preferences {
    Preferences { captions: true, ..Preferences::default() }
}

/// Lets one frame pass that lasts so long.
fn pass(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

fn hear(app: &mut App, sound: Sound) {
    app.world_mut().write_message(sound);
    app.update();
}

fn said(app: &App) -> Vec<String> {
    app.world().resource::<Captions>().lines().iter().map(Caption::words).collect()
}

fn sides(app: &App) -> Vec<Ordering> {
    app.world().resource::<Captions>().lines().iter().map(Caption::side).collect()
}

/// In how long a frame is wanted for captions.
fn wish(app: &App) -> Option<Duration> {
    app.world().resource::<Captions>().wish()
}

fn capture(pan: f32) -> Sound {
    Sound::Board(Recording::Capture, pan, 1.0)
}

#[test]
fn captions_appear_are_counted_and_end() {
    let mut app = quiet(wanted());
    assert_eq!(wish(&app), None, "an idle machine stays idle");
    hear(&mut app, capture(-0.5));
    assert_eq!((said(&app), sides(&app)), (vec!["A piece is captured".to_owned()], vec![Ordering::Less]));
    assert_eq!(wish(&app), Some(LASTS));
    pass(&mut app, MOMENT / 2);
    hear(&mut app, capture(0.5));
    assert_eq!((said(&app), sides(&app)), (vec!["A piece is captured ×2".to_owned()], vec![Ordering::Greater]));
    pass(&mut app, MOMENT);
    hear(&mut app, capture(0.05));
    assert_eq!(said(&app), ["A piece is captured ×2", "A piece is captured"]);
    assert_eq!(sides(&app), [Ordering::Greater, Ordering::Equal]);
    assert_eq!(wish(&app), Some(LASTS - MOMENT));
    pass(&mut app, LASTS - MOMENT);
    assert_eq!(said(&app), ["A piece is captured"]);
    pass(&mut app, MOMENT);
    assert_eq!((said(&app).len(), wish(&app)), (0, None), "nothing more is drawn");
}

#[test]
fn the_newest_three_are_read() {
    let mut app = quiet(wanted());
    for sound in [Sound::Refuse, Sound::Undo, Sound::LowTime, Sound::Hover, Sound::Click, Sound::Select] {
        hear(&mut app, sound);
    }
    assert_eq!(said(&app), ["A turn is taken back", "The clock ticks", "Something is chosen"]);
}

#[test]
fn captions_wait_below_a_menu() {
    let mut app = quiet(wanted());
    hear(&mut app, capture(0.0));
    app.world_mut().resource_mut::<MenuStack>().push(Menu::Settings);
    app.update();
    app.update();
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::Settings);
    pass(&mut app, 3 * LASTS);
    assert_eq!((said(&app).len(), wish(&app)), (1, None));
    app.world_mut().resource_mut::<MenuStack>().pop();
    // The frame that closes the menu has waited for it.
    pass(&mut app, 3 * LASTS);
    app.update();
    app.update();
    assert_eq!(said(&app).len(), 1, "it has not been read yet");
    pass(&mut app, LASTS);
    assert_eq!(said(&app).len(), 0);
}

#[test]
fn what_is_mute_is_read_all_the_same_and_what_is_not_wanted_is_not() {
    let mute = Preferences { overall_volume: 0.0, effects_volume: 0.0, ..wanted() };
    for (preferences, count) in [(mute, 1), (Preferences::default(), 0)] {
        let mut app = quiet(preferences);
        hear(&mut app, capture(0.0));
        assert_eq!(said(&app).len(), count);
        app.world_mut().resource_mut::<Preferences>().captions = false;
        app.update();
        assert_eq!((said(&app).len(), wish(&app)), (0, None));
    }
}

#[test]
fn what_is_heard_behind_the_board_is_named_when_it_begins_and_not_again() {
    let mut app = table(GameId::Tress, Preferences { music_volume: 0.4, overall_volume: 0.0, ..wanted() });
    open(&mut app, people());
    let ambience = "Ambience: wind between broken walls";
    assert_eq!(said(&app), [ambience, "Music: The Ruined Keep"]);
    pass(&mut app, LASTS);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(said(&app), [""; 0]);
    let preferences = |app: &mut App, ambience: f32, music: f32| {
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        (preferences.ambience_volume, preferences.music_volume) = (ambience, music);
        app.update();
    };
    preferences(&mut app, 0.0, 0.0);
    assert_eq!(said(&app), [""; 0]);
    preferences(&mut app, 0.5, 0.0);
    assert_eq!(said(&app), [ambience], "music that is off is not named");
}

#[test]
fn every_sound_has_a_caption_but_those_that_tell_nothing() {
    for recording in Recording::iter() {
        let has_words = GAMES.iter().any(|ui| ui.caption(Heard::Event(recording)).is_some());
        let tells = !matches!(recording, Recording::Hover | Recording::Click);
        assert_eq!(has_words, tells, "{recording:?}");
    }
    for ui in &GAMES {
        for heard in [Heard::Ambience, Heard::Music] {
            assert!(ui.caption(heard).is_some_and(|name| !name.is_empty()), "{heard:?} of {}", ui.id);
        }
    }
}

/// The folder of a game below `src/games`.
fn folder(game: GameId) -> String {
    game.name().replace('-', "_")
}

#[test]
fn every_recording_that_a_game_names_has_a_caption_in_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let mut looked_at = 0;
    for source in sources() {
        let Ok(path) = source.strip_prefix(&root) else { continue };
        let Some(ui) = GAMES.iter().find(|ui| path.starts_with(folder(ui.id))) else { continue };
        let code = fs::read_to_string(&source).expect("UTF-8");
        for named in code.split("Recording::").skip(1) {
            let name: String = named.chars().take_while(char::is_ascii_alphanumeric).collect();
            let recording = Recording::iter().find(|recording| format!("{recording:?}") == name);
            let recording = recording.unwrap_or_else(|| panic!("{} names {name}", source.display()));
            assert!(ui.caption(Heard::Event(recording)).is_some(), "{name} in {}", ui.id);
            looked_at += 1;
        }
    }
    assert!(looked_at > 40, "only {looked_at} names were looked at");
}

#[test]
fn everything_that_is_heard_of_a_match_has_a_caption() {
    for game in GameId::ALL {
        let mut app = table(game, wanted());
        app.init_resource::<Times>().add_observer(
            |due: On<SoundDue>, presentation: Res<Presentation>, mut times: ResMut<Times>| {
                let recording = due.0.recording;
                let caption = presentation.ui.caption(Heard::Event(recording));
                assert!(caption.is_some(), "{recording:?} in {}", presentation.game);
                times.0 += 1;
            },
        );
        meddle(&mut app, 80);
        let Times(times) = *app.world().resource::<Times>();
        assert!(times > 5, "{game}: {times} sounds");
        assert!(app.world().resource::<Captions>().lines().len() <= MOST);
    }
}

/// How many sounds were due.
#[derive(Resource, Default, Clone, Copy)]
struct Times(usize);
