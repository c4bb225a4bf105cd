//! What was done last, and what can be done with the match that is selected.

use bevy_egui::egui::{RichText, Ui};
use ludarium_library::Entry;

use super::view::LibraryView;
use crate::library::{LibraryNotice, MatchLibrary, Shared};
use crate::table::Table;
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the buttons at the foot do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Reads the matches once more.
    Refresh,
    /// Puts the match on the table.
    Open(u64),
    /// Opens the form of the match.
    Name(u64),
    /// Keeps what is in the form.
    Keep,
    /// Closes the form.
    Discard,
    /// Moves the match to the trash.
    ThrowAway(u64),
    /// Takes the match out of the trash.
    Restore(u64),
    /// Puts the share code of the match or a link with it into the clipboard.
    Share(u64, Shared),
    /// Opens the sheet that exports the match.
    Export(u64),
    /// Makes the film no further.
    StopFilm,
    /// Opens what is in the clipboard.
    Paste,
    /// Opens the dialogue for files.
    OpenFiles,
}

/// What the foot is about.
pub(super) struct Foot {
    is_form: bool,
    filmed: Option<f32>,
    said: Option<LibraryNotice>,
    selected: Option<Entry>,
    is_on_table: bool,
}

impl Foot {
    /// The foot below what is shown.
    pub fn of(view: &LibraryView, library: &MatchLibrary, table: Option<&Table>) -> Foot {
        let selected = view.selected.and_then(|id| library.entry(id)).cloned();
        let on_table = table.map(|table| table.game().identity().number());
        Foot {
            is_form: view.draft.is_some(),
            filmed: library.filmed(),
            said: library.said().cloned(),
            is_on_table: selected.as_ref().is_some_and(|entry| Some(entry.id) == on_table),
            selected,
        }
    }

    /// Shows the line and the buttons; returns what is asked for.
    pub fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
        ui.add_space(4.0);
        let mut order = self.show_said(ui, widgets).or(self.show_film(ui, widgets));
        ui.horizontal_wrapped(|ui| {
            if self.is_form {
                order = order.or(form(ui, widgets));
                return;
            }
            // They are there whether a match is selected or not, so they come first and stay where they are.
            if widgets.explained(ui, "paste", &text!("paste"), &text!("paste-help")) {
                order = Some(Order::Paste);
            }
            if widgets.explained(ui, "open files", &text!("import-files"), &text!("import-files-help")) {
                order = Some(Order::OpenFiles);
            }
            if let Some(entry) = &self.selected {
                order = order.or(self.of_match(ui, widgets, entry));
            }
        });
        order
    }

    /// What was done last; a match that was thrown away comes back with one button.
    fn show_said(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
        let Some(said) = &self.said else {
            // So that the buttons do not move when something is said.
            ui.label("");
            return None;
        };
        let colors = widgets.palette().panel;
        let color = to_egui(if said.is_trouble() { colors.bad } else { colors.accent });
        let mut order = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(said.words()).color(color));
            if let LibraryNotice::ThrownAway(id) = said
                && widgets.button(ui, "undo delete", &text!("library-undo-delete"))
            {
                order = Some(Order::Restore(*id));
            }
            if matches!(said, LibraryNotice::Lost(_)) && widgets.button(ui, "try again", &text!("library-try-again")) {
                order = Some(Order::Refresh);
            }
        });
        order
    }

    /// How far the film has come, and the way to stop it.
    fn show_film(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
        let percent = (self.filmed? * 100.0) as u32;
        let mut order = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("library-filming", percent = percent));
            order = widgets.button(ui, "stop film", &text!("library-stop-film")).then_some(Order::StopFilm);
        });
        order
    }

    fn of_match(&self, ui: &mut Ui, widgets: &mut WidgetContext, entry: &Entry) -> Option<Order> {
        let id = entry.id;
        if entry.trashed {
            return widgets.leading(ui, "restore match", &text!("library-restore")).then_some(Order::Restore(id));
        }
        let mut order = None;
        // The next turn of the match on the table would save it again.
        for (name, label, is_possible, wanted) in [
            ("name match", text!("library-name"), true, Order::Name(id)),
            ("delete match", text!("library-delete"), !self.is_on_table, Order::ThrowAway(id)),
            ("share match", text!("library-share"), true, Order::Share(id, Shared::Code)),
            ("link match", text!("link-copy"), true, Order::Share(id, Shared::Link)),
            ("export match", text!("export-open"), true, Order::Export(id)),
        ] {
            if widgets.possible(ui, is_possible, name, &label) {
                order = Some(wanted);
            }
        }
        // Last, for its words differ from match to match.
        let open = if entry.ending.is_some() { text!("library-look") } else { text!("library-go-on") };
        order.or(widgets.leading(ui, "open match", &open).then_some(Order::Open(id)))
    }
}

/// Keeps what was written of a match, or does not.
fn form(ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Order> {
    let keeps = widgets.leading(ui, "keep note", &text!("library-keep")).then_some(Order::Keep);
    keeps.or(widgets.button(ui, "discard note", &text!("library-discard")).then_some(Order::Discard))
}
