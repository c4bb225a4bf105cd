//! What holds for every key of every context.

use super::*;
use crate::actions::chord::{Key, us_place};
use crate::actions::keymap::Entry;
use crate::cli::Cli;
use crate::schedule::{AtAnalysis, AtBoard, AtEditor, AtPlay, InMenu, InPhotos, TakesFiles};
use crate::script::Journey;
use crate::start::unseen_app;

/// Where a context is in force.
fn place_of(context: KeyContext) -> (Screen, Menu, TableMode) {
    match context.0 {
        "board" | "play" => (Screen::Table, Menu::None, TableMode::Play),
        "analysis" => (Screen::Table, Menu::None, TableMode::Analyse),
        "editor" => (Screen::Editor, Menu::None, TableMode::Play),
        "menu" => (Screen::Setup, Menu::None, TableMode::Play),
        "photos" => (Screen::Table, Menu::Photo, TableMode::Play),
        "files" => (Screen::Title, Menu::None, TableMode::Play),
        other => panic!("say where {other} is in force"),
    }
}

fn is_in_force(context: KeyContext, (screen, menu, mode): (Screen, Menu, TableMode)) -> bool {
    match context.0 {
        "board" | "row" => AtBoard::compute((screen, menu)).is_some(),
        "play" => AtPlay::compute((screen, menu, mode)).is_some(),
        "analysis" => AtAnalysis::compute((screen, menu, mode)).is_some(),
        "editor" => AtEditor::compute((screen, menu)).is_some(),
        "menu" => InMenu::compute((screen, menu)).is_some(),
        "photos" => InPhotos::compute(menu).is_some(),
        "files" => TakesFiles::compute((screen, menu)).is_some(),
        other => panic!("say where {other} is in force"),
    }
}

fn name(entry: &Entry) -> &'static str {
    last_word((entry.action)())
}

/// An action in a context, with its chords.
type Bound = (KeyContext, &'static str, Vec<Chord>);

fn all(app: &App) -> Vec<Bound> {
    let chords = |entry: &Entry| entry.chords.iter().map(|(chord, _)| *chord).collect();
    let entries = app.world().resource::<Keymap>().entries().iter();
    entries.map(|entry| (entry.context, name(entry), chords(entry))).collect()
}

/// The whole game, of which only the map of the keys is looked at.
fn whole_game() -> App {
    let journey = Journey { with: Vec::new(), steps: Vec::new() };
    unseen_app(&Cli::default(), None, ("keys".to_owned(), journey))
}

/// An app in which every action says that it fired.
fn listening() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, schedule::plugin, plugin)).init_resource::<Fired>();
    let entries = app.world().resource::<Keymap>().entries().iter();
    let mut actions: Vec<_> = entries.map(|entry| ((entry.action)(), entry.observe)).collect();
    actions.sort_by_key(|(action, _)| *action);
    actions.dedup_by_key(|(action, _)| *action);
    for (_, observe) in actions {
        observe(&mut app, |world, action| world.resource_mut::<Fired>().0.push(last_word(action).to_owned()));
    }
    app.finish();
    app.cleanup();
    app
}

fn enter(app: &mut App, (screen, menu, mode): (Screen, Menu, TableMode)) {
    go_to(app, screen);
    NextState::set_if_neq(&mut app.world_mut().resource_mut::<NextState<TableMode>>(), mode);
    app.world_mut().resource_mut::<MenuStack>().push(menu);
    app.update();
    app.update();
    app.update();
    fired(app);
}

/// The keys of a US keyboard for a chord, in the order in which they go down.
fn keys_of(chord: Chord) -> Vec<KeyCode> {
    let modifiers = [
        (ModKeys::CONTROL, KeyCode::ControlLeft),
        (ModKeys::SHIFT, KeyCode::ShiftLeft),
        (ModKeys::ALT, KeyCode::AltLeft),
        (ModKeys::SUPER, KeyCode::SuperLeft),
    ];
    let held = modifiers.iter().filter(|(modifier, _)| chord.modifiers.contains(*modifier)).map(|(_, key)| *key);
    let key = match chord.key {
        Key::Place(code) => code,
        Key::Sign(sign) => us_place(sign).expect("a key for the sign"),
    };
    held.chain([key]).collect()
}

/// Presses the keys of a chord and lets them go, within one frame.
fn strike(app: &mut App, chord: Chord) -> Vec<String> {
    let keys = keys_of(chord);
    keys.iter().for_each(|key| send(app, *key, ButtonState::Pressed));
    keys.iter().rev().for_each(|key| send(app, *key, ButtonState::Released));
    fired(app)
}

/// Tries something with every action where it is in force.
fn for_each(app: &mut App, all: Vec<Bound>, try_it: impl Fn(&mut App, &Bound)) {
    for bound in all {
        enter(app, place_of(bound.0));
        try_it(app, &bound);
        app.world_mut().resource_mut::<MenuStack>().clear();
        app.update();
        app.update();
    }
}

#[test]
fn every_chord_that_is_pressed_and_let_go_within_a_frame_acts_once() {
    let mut app = listening();
    let all = all(&app);
    assert!(all.len() > 60, "{}", all.len());
    for_each(&mut app, all, |app, (context, action, chords)| {
        for chord in chords {
            let fired = strike(app, *chord);
            let count = fired.iter().filter(|fired| fired == action).count();
            assert_eq!(count, 1, "{} {action} by {chord:?}: {fired:?}", context.0);
        }
    });
}

/// Ctrl+V pastes and does not change the view, Alt+U takes nothing back.
#[test]
fn a_chord_is_not_its_key() {
    let mut app = listening();
    let all = all(&app);
    for_each(&mut app, all, |app, (context, action, chords)| {
        for (chord, more) in chords
            .iter()
            .flat_map(|chord| [ModKeys::CONTROL, ModKeys::ALT, ModKeys::SUPER].map(|more| (*chord, chord.with(more))))
        {
            if more == chord || chords.contains(&more) {
                continue;
            }
            let fired = strike(app, more);
            assert!(!fired.iter().any(|fired| fired == action), "{} {action} by {more:?}", context.0);
        }
    });
}

/// The actions that share a chord: what is on the table says which of them is meant.
const SHARED: [(&str, &str); 7] = [
    ("GoThrough", "MoveCursor"),
    ("ChooseNumber", "ChooseLines"),
    ("MoveCursor", "SelectPrevious"),
    ("MoveCursor", "SelectNext"),
    ("GoThrough", "SelectPrevious"),
    ("GoThrough", "SelectNext"),
    ("Confirm", "PlayOrder"),
];

#[test]
fn no_chord_means_two_things_at_once() {
    use strum::IntoEnumIterator;
    let game = whole_game();
    let map = game.world().resource::<Keymap>();
    let mut clashes = Vec::new();
    for screen in [Screen::Title, Screen::Setup, Screen::Table, Screen::Editor] {
        for menu in Menu::iter() {
            for mode in [TableMode::Play, TableMode::Analyse] {
                let active: Vec<&Entry> =
                    map.entries().iter().filter(|entry| is_in_force(entry.context, (screen, menu, mode))).collect();
                for (number, one) in active.iter().enumerate() {
                    for other in &active[number + 1..] {
                        let (first, second) = (name(one), name(other));
                        let shared = SHARED.contains(&(first, second)) || SHARED.contains(&(second, first));
                        let clash =
                            one.chords.iter().find(|(chord, _)| other.chords.iter().any(|(own, _)| own == chord));
                        clashes
                            .extend(clash.filter(|_| !shared).map(|clash| format!("{first} and {second}: {clash:?}")));
                    }
                }
            }
        }
    }
    clashes.sort();
    clashes.dedup();
    assert_eq!(clashes, Vec::<String>::new());
}

#[test]
fn the_chords_that_texts_name_are_those_of_the_map() {
    let game = whole_game();
    let known: Vec<Chord> = all(&game).into_iter().flat_map(|(_, _, chords)| chords).collect();
    let texts = include_str!("../../../assets/i18n/en/window.ftl");
    let named: Vec<Chord> =
        texts.split("KEY(\"").skip(1).filter_map(|text| Chord::parse(text.split_once('"')?.0)).collect();
    assert!(named.len() > 80, "{named:?}");
    for chord in named {
        assert!(known.contains(&chord), "{chord:?} is named and means nothing");
    }
}

#[test]
fn no_key_of_the_game_is_left_to_the_browser() {
    let page = include_str!("../../../web/canvas.js");
    let list = |name: &str| {
        let (_, from) = page.split_once(&format!("const {name} = new Set([")).expect("a list");
        from.split_once(']').expect("its end").0
    };
    let quoted = |list: &str| -> Vec<String> { list.split('"').skip(1).step_by(2).map(str::to_lowercase).collect() };
    let alone = quoted(list("BROWSERS"));
    let mut with_ctrl = quoted(list("BROWSERS_WITH_CONTROL"));
    // The first of them is a word of which each letter is meant.
    with_ctrl = with_ctrl.remove(0).chars().map(String::from).chain(with_ctrl).collect();
    assert!(alone.contains(&"f5".to_owned()) && with_ctrl.contains(&"w".to_owned()), "{alone:?} {with_ctrl:?}");
    for (context, action, chords) in all(&whole_game()) {
        for chord in chords {
            let key = match chord.key {
                Key::Place(code) => format!("{code:?}").to_lowercase(),
                Key::Sign(sign) => sign.to_string(),
            };
            let browsers = if chord.modifiers.contains(ModKeys::CONTROL) { &with_ctrl } else { &alone };
            assert!(!browsers.contains(&key), "{action} in {context:?}: {chord:?} belongs to the browser");
        }
    }
}
