//! What the pointer does between two frames, in its order.
//!
//! The board and the panels look once a frame what is below the pointer. A button that goes down and a pointer that moves
//! on at once would be a press of what is there by the end of a slow frame, so that what comes after a button waits for the
//! next frame.

use std::collections::VecDeque;

use bevy::camera::RenderTarget;
use bevy::input::mouse::MouseWheel;
use bevy::picking::PickingSystems;
use bevy::picking::input::PointerInputSettings;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowEvent, WindowRef};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use super::Fingers;

/// The pointer of the board and that of the panels.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(PointerInputSettings { is_mouse_enabled: false, is_touch_enabled: false })
        .add_systems(First, feed_board.in_set(PickingSystems::Input))
        .add_systems(
            PreUpdate,
            feed_panels
                .after(super::egui_input::drop_repeated_modifiers)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(super::scale::follow),
        );
}

/// What something that happens has to do with the pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Move,
    Press,
    Release,
    Other,
}

/// Of what waits, as much as belongs to one frame.
fn one_frame<T>(waiting: &mut VecDeque<T>, kind: impl Fn(&T) -> Kind) -> Vec<T> {
    let (mut now, mut is_clicked) = (Vec::new(), false);
    while let Some(next) = waiting.front().map(&kind) {
        match next {
            Kind::Move | Kind::Press if is_clicked => break,
            Kind::Press | Kind::Release => is_clicked = true,
            Kind::Move | Kind::Other => {}
        }
        now.extend(waiting.pop_front());
    }
    now
}

/// Tells the picking of cells and pieces of the pointer, in the place of Bevy's own system.
pub(super) fn feed_board(
    mut events: MessageReader<WindowEvent>,
    fingers: Res<Fingers>,
    primary: Option<Single<Entity, With<PrimaryWindow>>>,
    (mut waiting, mut last): (Local<VecDeque<WindowEvent>>, Local<Vec2>),
    mut inputs: MessageWriter<PointerInput>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let is_pointer = |event: &&WindowEvent| {
        matches!(event, WindowEvent::CursorMoved(_) | WindowEvent::MouseButtonInput(_) | WindowEvent::MouseWheel(_))
    };
    // Some systems move their pointer with the finger.
    let is_mouse = |event: &&WindowEvent| !fingers.are_down() || !matches!(event, WindowEvent::CursorMoved(_));
    waiting.extend(events.read().filter(is_pointer).filter(is_mouse).cloned());
    let primary = primary.map(|window| *window);
    for event in one_frame(&mut waiting, kind_of_event) {
        let (window, action) = match event {
            WindowEvent::CursorMoved(moved) => {
                let delta = moved.position - std::mem::replace(&mut *last, moved.position);
                (moved.window, PointerAction::Move { delta })
            }
            WindowEvent::MouseButtonInput(input) => {
                let button = match input.button {
                    MouseButton::Left => PointerButton::Primary,
                    MouseButton::Right => PointerButton::Secondary,
                    MouseButton::Middle => PointerButton::Middle,
                    MouseButton::Back | MouseButton::Forward | MouseButton::Other(_) => continue,
                };
                let pressed = input.state.is_pressed();
                let action = if pressed { PointerAction::Press(button) } else { PointerAction::Release(button) };
                (input.window, action)
            }
            WindowEvent::MouseWheel(MouseWheel { unit, x, y, window, phase }) => {
                (window, PointerAction::Scroll { unit, x, y, phase })
            }
            _ => continue,
        };
        if let Some(target) = RenderTarget::Window(WindowRef::Entity(window)).normalize(primary) {
            inputs.write(PointerInput::new(PointerId::Mouse, Location { target, position: *last }, action));
        }
    }
    if !waiting.is_empty() {
        redraws.write(RequestRedraw);
    }
}

fn kind_of_event(event: &WindowEvent) -> Kind {
    match event {
        WindowEvent::CursorMoved(_) => Kind::Move,
        WindowEvent::MouseButtonInput(input) if input.state.is_pressed() => Kind::Press,
        WindowEvent::MouseButtonInput(_) => Kind::Release,
        _ => Kind::Other,
    }
}

/// The same for panels; what is no matter of the pointer does not wait.
fn feed_panels(mut inputs: Query<&mut EguiInput>, mut waiting: Local<VecDeque<egui::Event>>) {
    for mut input in &mut inputs {
        let all = std::mem::take(&mut input.events);
        let (pointer, rest): (Vec<_>, Vec<_>) = end_cancelled(all).into_iter().partition(|event| {
            matches!(
                event,
                egui::Event::PointerMoved(_)
                    | egui::Event::PointerButton { .. }
                    | egui::Event::PointerGone
                    | egui::Event::MouseWheel { .. }
            )
        });
        waiting.extend(pointer);
        input.events = one_frame(&mut waiting, kind_of_panel_event);
        input.events.extend(rest);
    }
}

/// The finger that is egui's pointer lets go where the system takes it away, without a click: `bevy_egui` only says that it
/// is gone, and what it was dragging would follow the next finger.
fn end_cancelled(events: Vec<egui::Event>) -> Vec<egui::Event> {
    let mut ended = Vec::with_capacity(events.len());
    let mut cancelled = None;
    for event in events {
        if let (egui::Event::PointerGone, Some(pos)) = (&event, cancelled) {
            let modifiers = egui::Modifiers::NONE;
            ended.push(egui::Event::PointerMoved(pos + NO_CLICK));
            ended.push(egui::Event::PointerMoved(pos));
            ended.push(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed: false,
                modifiers,
            });
        }
        cancelled = match event {
            egui::Event::Touch { phase: egui::TouchPhase::Cancel, pos, .. } => Some(pos),
            _ => None,
        };
        ended.push(event);
    }
    ended
}

/// Farther than a pointer moves in a click, in points.
const NO_CLICK: egui::Vec2 = egui::vec2(0.0, 40.0);

fn kind_of_panel_event(event: &egui::Event) -> Kind {
    match event {
        egui::Event::PointerMoved(_) | egui::Event::PointerGone => Kind::Move,
        egui::Event::PointerButton { pressed: true, .. } => Kind::Press,
        egui::Event::PointerButton { .. } => Kind::Release,
        _ => Kind::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What happens in each frame, of moves to places, presses and releases.
    fn frames(events: &str) -> Vec<String> {
        let mut waiting: VecDeque<char> = events.chars().collect();
        let kind = |event: &char| match event {
            '(' => Kind::Press,
            ')' => Kind::Release,
            'w' => Kind::Other,
            _ => Kind::Move,
        };
        let mut frames = Vec::new();
        while !waiting.is_empty() {
            frames.push(one_frame(&mut waiting, kind).into_iter().collect());
        }
        frames
    }

    #[test]
    fn what_is_pressed_is_what_is_below_the_pointer_at_that_moment() {
        assert_eq!(frames("abc"), ["abc"], "moves need no frames of their own");
        assert_eq!(frames("a()"), ["a()"], "nor does a click");
        assert_eq!(frames("a()bc"), ["a()", "bc"], "but it is over before the pointer is elsewhere");
        assert_eq!(frames("a(bc)d"), ["a(", "bc)", "d"], "a drag begins and ends where it did");
        assert_eq!(frames("a()()w"), ["a()", "()w"], "two clicks are two");
    }

    /// What egui makes of a finger on a slider and a button, and of one that comes down later.
    #[test]
    fn a_finger_that_the_system_takes_away_clicks_nothing_and_drags_nothing_on() {
        let ctx = egui::Context::default();
        let at = egui::pos2(30.0, 10.0);
        let touch = |phase| egui::Event::Touch {
            device_id: egui::TouchDeviceId(0),
            id: egui::TouchId(0),
            phase,
            pos: at,
            force: None,
        };
        let button = |pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let begun = vec![touch(egui::TouchPhase::Start), egui::Event::PointerMoved(at), button(true)];
        let cancelled = vec![touch(egui::TouchPhase::Cancel), egui::Event::PointerGone];
        let (mut is_clicked, mut is_dragged) = (false, false);
        for (frame, events) in [Vec::new(), begun, cancelled, Vec::new()].into_iter().enumerate() {
            let input =
                egui::RawInput { events: end_cancelled(events), time: Some(frame as f64), ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let place = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(60.0, 20.0));
                let response = ui.interact(place, egui::Id::new("a test"), egui::Sense::click_and_drag());
                is_clicked |= response.clicked();
                is_dragged = response.dragged() || response.is_pointer_button_down_on();
                assert!(frame != 1 || is_dragged, "it is held at first");
            });
            // Nothing is painted.
            output.textures_delta.clear();
        }
        assert!(!is_clicked && !is_dragged && !ctx.input(|input| input.pointer.any_down()));
    }
}
