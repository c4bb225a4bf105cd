//! The rows that can be seen, of however many there are.

use bevy_egui::egui::{Key, Ui};

use super::LibraryMenu;
use super::row;
use crate::ui::WidgetContext;

/// Between two rows.
const GAP: f32 = 4.0;
/// Rows beyond the edge, so that the keyboard gets to them.
const BEYOND: usize = 1;

/// Shows the rows; those that are scrolled out of sight only take room.
pub(super) fn show(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut LibraryMenu) {
    let count = menu.view.listed().len();
    ui.spacing_mut().item_spacing.y = 0.0;
    let step = row::height(ui.available_width()) + GAP;
    let (clip, top) = (ui.clip_rect(), ui.cursor().min.y);
    let before = |y: f32| ((y - top) / step).max(0.0) as usize;
    let first = before(clip.min.y).saturating_sub(BEYOND).min(count);
    let end = (before(clip.max.y) + 1 + BEYOND).min(count).max(first);
    ui.add_space(first as f32 * step);
    for number in first..end {
        let Some(entry) = menu.view.listed().get(number).and_then(|place| menu.library.entries().get(*place)).cloned()
        else {
            break;
        };
        let is_selected = menu.view.selected == Some(entry.id);
        let name = format!("match {}", number + 1);
        let response = ui.push_id(entry.id, |ui| row::show(ui, widgets, menu, &entry, (&name, is_selected))).inner;
        if response.clicked() || response.gained_focus() {
            menu.view.selected = Some(entry.id);
        }
        let is_entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if (response.double_clicked() || is_entered) && !entry.trashed {
            menu.library.open(entry.id);
        }
        ui.add_space(GAP);
    }
    ui.add_space((count - end) as f32 * step);
}
