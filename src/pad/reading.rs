//! The gamepads of the system, read beside the window: it sleeps while nothing happens, and a button wakes it.

use std::time::Duration;

use bevy::math::Vec2;
use gilrs::{Axis, Button, Event, EventType, Gilrs, GilrsBuilder};

use super::event::{PadEvent, Stick};
use super::map::{PadButton, PadFamily};
use crate::job::{Job, Link};

/// How long the end of the game waits for it at most.
const LOOK_UP: Duration = Duration::from_millis(500);
/// A stick tells where it is in steps of this size, so that a hand that trembles keeps nobody awake.
const STEP: f32 = 1.0 / 32.0;

/// What reads the gamepads; it ends only by a fault, which it tells.
pub(super) type Reading = Job<Result<(), String>, PadEvent>;

/// Begins to read them.
pub(super) fn start() -> Reading {
    Job::start("gamepads", read)
}

fn read(link: &Link<PadEvent>) -> Result<(), String> {
    let mut system = GilrsBuilder::new().build().map_err(|error| error.to_string())?;
    let there: Vec<_> = system.gamepads().map(|(id, _)| id).collect();
    for id in there {
        link.tell(arrival(&system, id));
    }
    let mut sticks = Vec::new();
    while !link.stop().is_stopped() {
        let Some(Event { id, event, .. }) = system.next_event_blocking(Some(LOOK_UP)) else { continue };
        let told = match event {
            EventType::Connected => Some(arrival(&system, id)),
            EventType::Disconnected => Some(PadEvent::Gone(usize::from(id))),
            EventType::ButtonPressed(button, _) => button_of(button).map(|button| PadEvent::Button(button, true)),
            EventType::ButtonReleased(button, _) => button_of(button).map(|button| PadEvent::Button(button, false)),
            EventType::AxisChanged(axis, ..) => stick(&system, id, axis, &mut sticks),
            _ => None,
        };
        told.into_iter().for_each(|event| link.tell(event));
    }
    Ok(())
}

fn arrival(system: &Gilrs, id: gilrs::GamepadId) -> PadEvent {
    let pad = system.gamepad(id);
    let family = PadFamily::of_vendor(pad.vendor_id());
    PadEvent::Came { id: usize::from(id), name: pad.name().to_owned(), family }
}

/// Where a stick is after one of its axes has changed; nothing if that is where it was told to be before.
fn stick(
    system: &Gilrs,
    id: gilrs::GamepadId,
    axis: Axis,
    told: &mut Vec<(gilrs::GamepadId, Stick, Vec2)>,
) -> Option<PadEvent> {
    let (stick, across, up) = match axis {
        Axis::LeftStickX | Axis::LeftStickY => (Stick::Left, Axis::LeftStickX, Axis::LeftStickY),
        Axis::RightStickX | Axis::RightStickY => (Stick::Right, Axis::RightStickX, Axis::RightStickY),
        _ => return None,
    };
    let pad = system.gamepad(id);
    let place = (Vec2::new(pad.value(across), pad.value(up)) / STEP).round() * STEP;
    let is_known = |known: &&mut (gilrs::GamepadId, Stick, Vec2)| (known.0, known.1) == (id, stick);
    match told.iter_mut().find(is_known) {
        Some(known) if known.2 == place => return None,
        Some(known) => known.2 = place,
        None => told.push((id, stick, place)),
    }
    Some(PadEvent::Stick(stick, place))
}

fn button_of(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::North => PadButton::North,
        Button::West => PadButton::West,
        Button::LeftTrigger => PadButton::LeftBumper,
        Button::RightTrigger => PadButton::RightBumper,
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::LeftThumb => PadButton::LeftStick,
        Button::RightThumb => PadButton::RightStick,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        Button::DPadUp => PadButton::Up,
        Button::DPadDown => PadButton::Down,
        Button::DPadLeft => PadButton::Left,
        Button::DPadRight => PadButton::Right,
        _ => return None,
    })
}
