//! Ctrl+V and Ctrl+O, where no text is being typed.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::library::PasteRequested;
use crate::schedule::{Menu, MenuStack};

/// Asks for what is in the clipboard, or for files, when the key is pressed. `bevy_egui` tells egui of a typed text, not of
/// pasting.
pub(super) fn listen(mut contexts: EguiContexts, mut menus: ResMut<MenuStack>, mut commands: Commands) -> Result {
    let ctx = contexts.ctx_mut()?;
    let is_pressed = |key| ctx.input(|input| input.modifiers.command && input.key_pressed(key));
    if ctx.text_edit_focused() {
        return Ok(());
    }
    if is_pressed(egui::Key::V) {
        commands.trigger(PasteRequested);
    }
    if is_pressed(egui::Key::O) {
        menus.push(Menu::Files);
    }
    Ok(())
}
