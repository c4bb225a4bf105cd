//! Which input egui gets, and which it leaves to the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, egui};

/// `bevy_egui` tells egui the state of Ctrl, Shift and Alt in every frame, and egui asks for another frame after every
/// event: without this, the window would never be idle.
pub(super) fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *last, *modifiers) != *modifiers,
            _ => true,
        });
    }
}

/// At the board, Tab and Enter belong to the board; menus have the keyboard for themselves.
pub(super) fn leave_keys_to_the_board(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    Ok(())
}
