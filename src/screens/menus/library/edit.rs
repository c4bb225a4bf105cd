//! The form in which a match gets its title and tags.

use bevy_egui::egui::Ui;

use super::super::programs::field;
use super::view::Draft;
use crate::ui::{WidgetContext, give_keyboard};
use crate::words::text;

/// The longest title and the longest line of tags, in characters.
const MOST: [usize; 2] = [200, 400];

/// Shows the form.
pub(super) fn show(ui: &mut Ui, widgets: &mut WidgetContext, draft: &mut Draft) {
    let title = field(ui, widgets, "match title", &text!("library-title-field"), (&mut draft.title, MOST[0]));
    draft.has_keyboard = draft.has_keyboard || give_keyboard(ui, &title);
    ui.add_space(6.0);
    field(ui, widgets, "match tags", &text!("library-tags-field"), (&mut draft.tags, MOST[1]));
    ui.add_space(10.0);
}
