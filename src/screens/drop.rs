//! Texts and files from outside: the keys that ask for them, and files that are dropped on the window.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use bevy_enhanced_input::prelude::Fire;

use crate::actions::{OpenFiles, Paste};
use crate::library::{FilesChosen, PasteRequested};
use crate::look::palette::Palette;
use crate::page;
use crate::schedule::{InputSet, Menu, MenuStack, TurnSet};
use crate::ui::{PanelSet, fonts, to_egui};
use crate::words::text;

/// Whether files are over the window that can be dropped there.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct FilesAbove(bool);

/// What takes files, and what shows that it would.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<Fire<Paste>>, mut commands: Commands| commands.trigger(PasteRequested))
        .add_observer(|_: On<Fire<OpenFiles>>, mut menus: ResMut<MenuStack>| menus.push(Menu::Files))
        .init_resource::<FilesAbove>()
        .add_systems(Update, take.in_set(TurnSet::Input).before(InputSet::People))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(resource_equals(FilesAbove(true))).in_set(PanelSet::Menu).after(super::menus::show_files),
        );
}

/// Takes what is dropped, wherever the player is; files that are dropped together come together. A match that is on the
/// table is kept, as whenever another is opened.
fn take(mut messages: MessageReader<FileDragAndDrop>, mut above: ResMut<FilesAbove>, mut commands: Commands) {
    let mut dropped: Vec<PathBuf> = Vec::new();
    for message in messages.read() {
        let is_above = match message {
            FileDragAndDrop::HoveredFile { .. } => true,
            FileDragAndDrop::HoveredFileCanceled { .. } => false,
            FileDragAndDrop::DroppedFile { path_buf, .. } => {
                dropped.push(path_buf.clone());
                false
            }
        };
        above.set_if_neq(FilesAbove(is_above));
    }
    dropped.extend(std::iter::from_fn(page::take_file));
    if !dropped.is_empty() {
        commands.trigger(FilesChosen(dropped));
    }
}

/// Says that the files can be dropped.
pub(super) fn show(mut contexts: EguiContexts, palette: Res<Palette>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (colors, rect) = (palette.panel, ctx.content_rect());
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("files above"));
    let painter = ctx.layer_painter(layer);
    painter.rect_filled(rect, 0.0, to_egui(colors.background).gamma_multiply(0.7));
    let edge = egui::Stroke::new(3.0, to_egui(colors.accent));
    painter.rect_stroke(rect.shrink(12.0), 9.0, edge, egui::StrokeKind::Inside);
    let font = fonts::display(if rect.width() < 600.0 { 19.0 } else { 28.0 });
    let words = painter.layout(text!("import-drop"), font, to_egui(colors.accent), rect.width() - 60.0);
    painter.galley(rect.center() - words.size() / 2.0, words, to_egui(colors.accent));
    Ok(())
}
