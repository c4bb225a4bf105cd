//! Ctrl+V, where no text is being typed.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::library::TextPasted;

/// Tells what was pasted by the key.
pub(super) fn listen(mut contexts: EguiContexts, mut commands: Commands) -> Result {
    let ctx = contexts.ctx_mut()?;
    if ctx.text_edit_focused() {
        return Ok(());
    }
    let pasted = ctx.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            egui::Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    });
    if let Some(text) = pasted {
        commands.trigger(TextPasted(text));
    }
    Ok(())
}
