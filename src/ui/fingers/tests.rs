use std::time::Duration;

use bevy::input::touch::TouchPhase::{Canceled, Ended, Moved, Started};
use bevy::time::{TimePlugin, TimeUpdateStrategy};

use super::*;

/// What has happened, in short, frame by frame.
#[derive(Resource, Default)]
struct Told(Vec<String>);

/// A window without a board, in frames of 100 ms.
fn app() -> App {
    let mut app = App::new();
    app.add_plugins((TimePlugin, plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
        .insert_resource(Grip(true))
        .init_resource::<Told>()
        .add_message::<TouchInput>()
        .add_message::<PointerInput>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, tell);
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.update();
    app
}

fn tell(mut inputs: MessageReader<PointerInput>, mut gestures: MessageReader<ViewGesture>, mut told: ResMut<Told>) {
    let mut frame = String::new();
    for input in inputs.read() {
        frame.push(match input.action {
            PointerAction::Move { .. } if input.location.position == AWAY => '0',
            PointerAction::Move { .. } => 'm',
            PointerAction::Press(PointerButton::Secondary) => '[',
            PointerAction::Press(_) => '(',
            PointerAction::Release(PointerButton::Secondary) => ']',
            PointerAction::Release(_) => ')',
            PointerAction::Cancel => 'x',
            PointerAction::Scroll { .. } => 's',
        });
    }
    gestures.read().for_each(|gesture| frame.push(if gesture.fingers == 1 { 'v' } else { 'V' }));
    if !frame.is_empty() {
        told.0.push(frame);
    }
}

fn touch(app: &mut App, id: u64, phase: TouchPhase, x: f32) {
    let window = Entity::PLACEHOLDER;
    app.world_mut().write_message(TouchInput { phase, position: vec2(x, 50.0), window, force: None, id });
}

/// Lets frames pass and says what has happened in each in which anything has.
fn told(app: &mut App, frames: usize) -> Vec<String> {
    (0..frames).for_each(|_| app.update());
    std::mem::take(&mut app.world_mut().resource_mut::<Told>().0)
}

#[test]
fn a_tap_is_a_click_where_the_finger_points_and_then_nothing_is_pointed_at() {
    let mut app = app();
    touch(&mut app, 7, Started, 100.0);
    assert_eq!(told(&mut app, 2), ["m"], "who knows what it will be");
    touch(&mut app, 7, Moved, 104.0);
    touch(&mut app, 7, Ended, 104.0);
    assert_eq!(told(&mut app, 3), ["()", "0"]);
    // However long the frame took in which it began and ended, and began again.
    for _ in 0..2 {
        touch(&mut app, 7, Started, 100.0);
        touch(&mut app, 7, Ended, 100.0);
    }
    assert_eq!(told(&mut app, 9), ["m", "()", "0m", "()", "0"]);
}

#[test]
fn a_drag_begins_where_the_finger_came_down_and_ends_where_it_has_been_seen() {
    let mut app = app();
    for (phase, x) in [(Started, 100.0), (Moved, 130.0), (Moved, 160.0), (Ended, 200.0)] {
        touch(&mut app, 1, phase, x);
    }
    assert_eq!(told(&mut app, 9), ["m", "(", "mm", ")", "0"]);
}

#[test]
fn a_finger_that_takes_nothing_along_turns_the_view() {
    let mut app = app();
    app.insert_resource(Grip(false));
    touch(&mut app, 1, Started, 100.0);
    assert_eq!(told(&mut app, 1), ["m"]);
    touch(&mut app, 1, Moved, 140.0);
    touch(&mut app, 1, Ended, 150.0);
    assert_eq!(told(&mut app, 9), ["0vv"]);
}

#[test]
fn a_finger_that_rests_is_the_right_button_and_no_tap() {
    let mut app = app();
    touch(&mut app, 1, Started, 100.0);
    assert_eq!(told(&mut app, 5), ["m"]);
    assert_eq!(told(&mut app, 9), ["["]);
    touch(&mut app, 1, Ended, 100.0);
    assert_eq!(told(&mut app, 9), ["]"], "what was looked at stays to be seen");
    // A finger that has left meanwhile has not rested.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(2)));
    touch(&mut app, 1, Started, 300.0);
    touch(&mut app, 1, Ended, 300.0);
    assert_eq!(told(&mut app, 9), ["m", "()", "0"]);
}

#[test]
fn a_second_finger_ends_what_the_first_was_doing() {
    let mut app = app();
    touch(&mut app, 1, Started, 100.0);
    touch(&mut app, 1, Moved, 150.0);
    assert_eq!(told(&mut app, 3), ["m", "(", "m"]);
    touch(&mut app, 2, Started, 300.0);
    touch(&mut app, 2, Moved, 340.0);
    touch(&mut app, 3, Started, 400.0);
    assert_eq!(told(&mut app, 2), ["x0V"]);
    touch(&mut app, 3, Ended, 400.0);
    touch(&mut app, 1, Ended, 150.0);
    touch(&mut app, 2, Moved, 380.0);
    touch(&mut app, 2, Ended, 380.0);
    assert_eq!(told(&mut app, 9), ["v"], "nothing is pressed any more");
    touch(&mut app, 4, Started, 100.0);
    touch(&mut app, 4, Ended, 100.0);
    assert_eq!(told(&mut app, 9), ["m", "()", "0"], "and all begins anew");
}

#[test]
fn what_the_system_takes_away_is_neither_a_tap_nor_a_drop() {
    let mut app = app();
    touch(&mut app, 1, Started, 100.0);
    touch(&mut app, 1, Canceled, 100.0);
    assert_eq!(told(&mut app, 9), ["m", "0"]);
    touch(&mut app, 1, Started, 100.0);
    touch(&mut app, 1, Moved, 150.0);
    touch(&mut app, 1, Canceled, 150.0);
    assert_eq!(told(&mut app, 9), ["m", "(", "mx0"]);
    touch(&mut app, 1, Started, 100.0);
    told(&mut app, 9);
    touch(&mut app, 1, Canceled, 100.0);
    assert_eq!(told(&mut app, 9), ["x0"], "the right button is not down any more");
}

#[test]
fn more_than_can_be_told_is_as_if_all_fingers_had_been_taken_away() {
    let mut app = app();
    touch(&mut app, 1, Started, 100.0);
    touch(&mut app, 1, Moved, 150.0);
    told(&mut app, 3);
    for id in 0..100 {
        touch(&mut app, id, Started, 100.0);
    }
    assert_eq!(told(&mut app, 9), ["x0"]);
    assert!(!app.world().resource::<Fingers>().are_down());
}

#[test]
fn a_long_press_is_noticed_in_time_although_nothing_happens() {
    let fingers = Fingers { doing: Doing::Resting { from: Vec2::ZERO, since: LONG_PRESS }, ..Fingers::default() };
    assert_eq!(fingers.until_long_press(LONG_PRESS), Some(LONG_PRESS));
    assert_eq!(fingers.until_long_press(LONG_PRESS * 3), Some(Duration::ZERO));
    assert_eq!(Fingers::default().until_long_press(LONG_PRESS), None);
}
