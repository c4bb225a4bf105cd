//! Ctrl+V, where no text is being typed.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::library::PasteRequested;

/// Asks for what is in the clipboard when the key is pressed. `bevy_egui` tells egui of a typed text, not of pasting.
pub(super) fn listen(mut contexts: EguiContexts, mut commands: Commands) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_pressed = ctx.input(|input| input.modifiers.command && input.key_pressed(egui::Key::V));
    if is_pressed && !ctx.text_edit_focused() {
        commands.trigger(PasteRequested);
    }
    Ok(())
}
