use bevy::input::mouse::{MouseButtonInput, MouseMotion, MouseWheel};
use bevy::state::app::StatesPlugin;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use super::*;
use crate::actions::KeyFocus;
use crate::actions::Keyboard;
use crate::schedule::AtPlay;

/// What gamepads meet: a window, and a board or a menu.
fn app(at_play: bool) -> App {
    let mut app = App::new();
    app.add_plugins(StatesPlugin)
        .add_message::<PadEvent>()
        .add_message::<PadUsed>()
        .add_message::<WindowEvent>()
        .add_message::<CursorMoved>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseMotion>()
        .add_message::<MouseWheel>()
        .add_message::<ViewGesture>()
        .init_resource::<Pads>()
        .init_resource::<typing::PadTyping>()
        .init_resource::<Time<Real>>()
        .init_resource::<KeyFocus>()
        .init_resource::<Keyboard>()
        .init_resource::<LastDevice>()
        .init_resource::<MenuStack>()
        .init_resource::<Preferences>();
    if at_play {
        app.insert_resource(State::new(AtPlay)).insert_resource(State::new(AtBoard));
    }
    app.insert_resource(LastDevice::Pad);
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app
}

fn tell(app: &mut App, events: &[PadEvent]) {
    app.world_mut().write_message_batch(events.iter().cloned());
    follow(app.world_mut());
}

fn pass(app: &mut App, time: Duration) {
    app.world_mut().resource_mut::<Time<Real>>().advance_by(time);
    follow(app.world_mut());
}

/// The keys that went down since the last look.
fn keys(app: &mut App) -> Vec<KeyCode> {
    let keys = std::mem::take(&mut *app.world_mut().resource_mut::<Keyboard>()).into_waiting();
    keys.into_iter().filter(|key| key.state.is_pressed()).map(|key| key.key_code).collect()
}

fn clicks(app: &mut App) -> Vec<(MouseButton, ButtonState)> {
    let clicks: Vec<_> = app.world_mut().resource_mut::<Messages<MouseButtonInput>>().drain().collect();
    clicks.into_iter().map(|click| (click.button, click.state)).collect()
}

use PadEvent::{Button, Stick as Stood};

fn came() -> PadEvent {
    PadEvent::Came { id: 3, name: "Brass pad".to_owned(), family: PadFamily::Letters }
}

#[test]
fn the_cross_walks_and_goes_on_while_it_is_held() {
    let mut app = app(true);
    tell(&mut app, &[came(), Button(PadButton::Up, true)]);
    assert_eq!(keys(&mut app), [KeyCode::ArrowUp]);
    assert_eq!(app.world().resource::<Pads>().wish(Duration::ZERO), Some(REPEATS.0), "a frame is wanted in time");
    pass(&mut app, REPEATS.0 / 2);
    assert_eq!(keys(&mut app), []);
    pass(&mut app, REPEATS.0);
    pass(&mut app, REPEATS.1);
    assert_eq!(keys(&mut app), [KeyCode::ArrowUp; 2]);
    tell(&mut app, &[Button(PadButton::Up, false)]);
    pass(&mut app, REPEATS.0);
    assert_eq!((keys(&mut app), app.world().resource::<Pads>().wish(Duration::ZERO)), (Vec::new(), None));
}

#[test]
fn a_menu_in_which_nothing_is_chosen_begins_with_its_first_button() {
    let mut app = app(false);
    for button in [PadButton::Down, PadButton::South, PadButton::RightBumper] {
        tell(&mut app, &[Button(button, true), Button(button, false)]);
    }
    assert_eq!(keys(&mut app), [KeyCode::Tab; 3]);
    *app.world_mut().resource_mut::<KeyFocus>() = KeyFocus::Widget;
    for button in [PadButton::Down, PadButton::South, PadButton::LeftBumper] {
        tell(&mut app, &[Button(button, true), Button(button, false)]);
    }
    assert_eq!(keys(&mut app), [KeyCode::ArrowDown, KeyCode::Enter, KeyCode::ShiftLeft, KeyCode::Tab]);
    // Escape leaves the button and the menu at once.
    tell(&mut app, &[Button(PadButton::East, true)]);
    pass(&mut app, Duration::ZERO);
    assert_eq!(keys(&mut app), [KeyCode::Escape]);
}

#[test]
fn letters_are_chosen_with_the_cross_while_a_text_is_typed() {
    let mut app = app(false);
    *app.world_mut().resource_mut::<KeyFocus>() = KeyFocus::Text;
    for button in [PadButton::Right, PadButton::Right, PadButton::South, PadButton::North, PadButton::West] {
        tell(&mut app, &[Button(button, true), Button(button, false)]);
    }
    let struck = std::mem::take(&mut *app.world_mut().resource_mut::<Keyboard>()).into_waiting();
    let typed: String = struck.iter().filter_map(|key| key.text.as_deref()).collect();
    assert_eq!(typed, "3 ");
    assert_eq!(struck.last().map(|key| key.key_code), Some(KeyCode::Backspace));
    // A form goes on with its next widget.
    tell(&mut app, &[Button(PadButton::Start, true)]);
    assert_eq!(keys(&mut app), [KeyCode::Tab]);
    tell(&mut app, &[Button(PadButton::East, true)]);
    assert_eq!(keys(&mut app), [KeyCode::Escape]);
}

#[test]
fn the_left_stick_moves_a_pointer_that_clicks() {
    let mut app = app(true);
    tell(&mut app, &[Stood(Stick::Left, vec2(1.0, 0.0))]);
    assert_eq!(app.world().resource::<Pads>().wish(Duration::ZERO), FLOWING);
    pass(&mut app, Duration::from_millis(50));
    let moved: Vec<CursorMoved> = app.world_mut().resource_mut::<Messages<CursorMoved>>().drain().collect();
    let (first, last) = (moved[0].position, moved[moved.len() - 1].position);
    assert!(last.x > first.x && last.y == first.y, "{first} {last}");
    tell(&mut app, &[Stood(Stick::Left, vec2(0.1, 0.05)), Button(PadButton::South, true)]);
    assert!(app.world().resource::<Pads>().wish(Duration::ZERO).is_none(), "near its middle a stick is at rest");
    tell(&mut app, &[Button(PadButton::South, false), Button(PadButton::North, true), Button(PadButton::North, false)]);
    use ButtonState::{Pressed, Released};
    let (left, right) = (MouseButton::Left, MouseButton::Right);
    assert_eq!(clicks(&mut app), [(left, Pressed), (left, Released), (right, Pressed), (right, Released)]);
    assert_eq!(keys(&mut app), []);
    // The cross gives the board its cursor back.
    tell(&mut app, &[Button(PadButton::Left, true), Button(PadButton::Left, false), Button(PadButton::South, true)]);
    assert_eq!((keys(&mut app), clicks(&mut app)), (vec![KeyCode::ArrowLeft, KeyCode::Enter], Vec::new()));
}

#[test]
fn one_that_is_pulled_out_lets_everything_go_and_is_missed() {
    let mut app = app(true);
    tell(
        &mut app,
        &[came(), Stood(Stick::Left, Vec2::ONE), Button(PadButton::South, true), Button(PadButton::Up, true)],
    );
    tell(&mut app, &[PadEvent::Gone(7)]);
    assert_eq!(app.world().resource::<Pads>().loss(), None, "nobody knew that one");
    clicks(&mut app);
    tell(&mut app, &[Button(PadButton::South, true), PadEvent::Gone(3)]);
    let pads = app.world().resource::<Pads>();
    assert_eq!(pads.wish(Duration::ZERO), None, "nothing moves any more");
    assert!(pads.loss().expect("it is said").contains("Brass pad"));
    let held = clicks(&mut app);
    assert_eq!(held.iter().filter(|(_, state)| state.is_pressed()).count() * 2, held.len(), "{held:?}");
    *app.world_mut().resource_mut::<LastDevice>() = LastDevice::Mouse;
    pass(&mut app, Duration::ZERO);
    assert_eq!(app.world().resource::<Pads>().loss(), None, "whoever goes on otherwise knows");
}

#[test]
fn a_button_is_given_to_another_act_in_the_settings_only() {
    let mut app = app(false);
    app.world_mut().resource_mut::<Pads>().await_button(Some(PadAct::Hint));
    tell(&mut app, &[Button(PadButton::West, true)]);
    assert_eq!(app.world().resource::<Preferences>().pad, "", "the menu was left before");
    app.world_mut().resource_mut::<MenuStack>().push(Menu::Settings);
    app.world_mut().resource_mut::<Pads>().await_button(Some(PadAct::Hint));
    keys(&mut app);
    tell(&mut app, &[Button(PadButton::West, true)]);
    let map = PadMap::read(&app.world().resource::<Preferences>().pad);
    assert_eq!((map.act(PadButton::West), map.act(PadButton::RightStick)), (Some(PadAct::Hint), Some(PadAct::Undo)));
    assert_eq!(keys(&mut app), [], "the press itself does nothing else");
    assert_eq!(app.world().resource::<Pads>().awaits(), None);
}

#[test]
fn of_many_gamepads_no_more_than_so_many_are_known() {
    let mut app = app(true);
    let many = (0..1000).map(|id| PadEvent::Came { id, name: id.to_string(), family: PadFamily::Shapes });
    tell(&mut app, &many.collect::<Vec<_>>());
    assert_eq!(app.world().resource::<Pads>().names().count(), MOST_PADS);
}
