//! With what the player did something last, and what panels make of it.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use bevy_egui::EguiContexts;

use super::Scale;
use super::buttons::set_target;
use crate::page;

/// With what the player did something last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastDevice {
    /// A mouse, a touchpad, a pen or the keyboard.
    #[default]
    Mouse,
    /// A finger.
    Touch,
    /// A gamepad.
    Pad,
}

/// What a gamepad has just done, in the shape of keys and of the pointer, is its own.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PadUsed;

/// How wide and high what a finger is to hit must be, in logical pixels.
pub const FINGER: f32 = 44.0;
/// The height of the smallest buttons, in points.
const BUTTON: f32 = 24.0;
/// How far from a button a mouse still hits it, and the most for a finger, in points.
const REACH: (f32, f32) = (5.0, 16.0);
/// How far a finger may slip in a tap, and a mouse in a click, in points.
const SLIP: (f32, f32) = (6.0, 12.0);
/// How long a click of a mouse may last at most, and a tap, in seconds.
const CLICK: (f64, f64) = (0.8, 0.5);

pub(super) fn plugin(app: &mut App) {
    let first = if page::is_touch() { LastDevice::Touch } else { LastDevice::Mouse };
    app.insert_resource(first).add_message::<PadUsed>().add_systems(First, note.after(super::PointerTurning));
}

pub(super) fn note(
    (mut touches, mut moves): (MessageReader<TouchInput>, MessageReader<CursorMoved>),
    (mut presses, mut wheels): (MessageReader<MouseButtonInput>, MessageReader<MouseWheel>),
    (mut keys, mut pads): (MessageReader<KeyboardInput>, MessageReader<PadUsed>),
    mut device: ResMut<LastDevice>,
) {
    let is_mouse = moves.read().count() + presses.read().count() + wheels.read().count() > 0;
    // Keys are named as such again once one of them is pressed; else a finger stays what was used.
    let is_keyboard = keys.read().count() > 0 && *device == LastDevice::Pad;
    // Where the system moves its pointer with the finger, or a gamepad does, it is these that count.
    if touches.read().count() > 0 {
        device.set_if_neq(LastDevice::Touch);
    } else if pads.read().count() > 0 {
        device.set_if_neq(LastDevice::Pad);
    } else if is_mouse || is_keyboard {
        device.set_if_neq(LastDevice::Mouse);
    }
}

impl LastDevice {
    /// How wide and high what can be pressed must be, in points; nothing where no finger presses it.
    #[must_use]
    pub fn target(self, scale: Scale) -> f32 {
        match self {
            LastDevice::Mouse | LastDevice::Pad => 0.0,
            LastDevice::Touch => FINGER / scale.0,
        }
    }

    /// How far beside a button it is still hit, in points.
    #[must_use]
    pub fn reach(self, scale: Scale) -> f32 {
        match self {
            LastDevice::Mouse | LastDevice::Pad => REACH.0,
            LastDevice::Touch => ((FINGER / scale.0 - BUTTON) / 2.0).clamp(REACH.0, REACH.1),
        }
    }
}

/// Lets panels be as patient with a finger, and as exact with a mouse, as either is.
pub(super) fn adapt(
    mut contexts: EguiContexts,
    (device, scale, time): (Res<LastDevice>, Res<Scale>, Res<Time<Real>>),
    mut adapted: Local<Option<(f32, f32, f64, f32)>>,
) -> Result {
    let wanted = match *device {
        LastDevice::Mouse | LastDevice::Pad => (device.reach(*scale), SLIP.0, CLICK.0, device.target(*scale)),
        // Where a frame takes long, the end of a tap is seen late.
        LastDevice::Touch => {
            let click = CLICK.1.max(2.0 * time.delta_secs_f64()).min(CLICK.0 * 2.0);
            (device.reach(*scale), SLIP.1, click, device.target(*scale))
        }
    };
    let ctx = contexts.ctx_mut()?;
    // Nothing grows below a finger that presses it.
    let is_pressing = ctx.input(|input| input.pointer.any_down() || input.pointer.any_released());
    if !is_pressing && adapted.replace(wanted) != Some(wanted) {
        set_target(ctx, wanted.3);
        ctx.all_styles_mut(|style| style.interaction.interact_radius = wanted.0);
        ctx.options_mut(|options| {
            (options.input_options.max_click_dist, options.input_options.max_click_duration) = (wanted.1, wanted.2);
        });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_is_large_enough_for_a_finger() {
        for scale in [0.8, 1.0, 1.5] {
            let side = (BUTTON + 2.0 * LastDevice::Touch.reach(Scale(scale))) * scale;
            assert!(side >= FINGER, "{side} at {scale}");
        }
        assert_eq!(LastDevice::Mouse.reach(Scale(0.8)).to_bits(), REACH.0.to_bits());
    }

    #[test]
    fn what_was_used_last_counts() {
        let mut app = App::new();
        app.add_message::<TouchInput>().add_message::<CursorMoved>().add_message::<MouseButtonInput>();
        app.add_message::<MouseWheel>().add_message::<KeyboardInput>().add_message::<PadUsed>();
        app.init_resource::<LastDevice>().add_systems(Update, note);
        let window = Entity::PLACEHOLDER;
        let moved = CursorMoved { window, position: Vec2::ONE, delta: None };
        let phase = bevy::input::touch::TouchPhase::Started;
        app.world_mut().write_message(TouchInput { phase, position: Vec2::ONE, window, force: None, id: 1 });
        app.world_mut().write_message(moved.clone());
        app.update();
        assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Touch, "a pointer that a finger moves");
        app.world_mut().write_message(moved.clone());
        app.update();
        assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Mouse);
        app.world_mut().write_message(PadUsed);
        app.world_mut().write_message(moved);
        app.update();
        assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Pad, "a pointer that a gamepad moves");
        app.update();
        assert_eq!(*app.world().resource::<LastDevice>(), LastDevice::Pad, "until something else is used");
    }
}
