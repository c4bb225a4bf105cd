//! What is said of the shown turn of a study: its judgement and a comment, and what can be done with its variation.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use ludarium_record::study::Glyph;

use super::programs::field;
use crate::analysis::NotesDraft;
use crate::table::{Intent, StudyEdit, Table};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the sheet shows and changes.
#[derive(SystemParam)]
pub(super) struct NotesMenu<'w> {
    draft: ResMut<'w, NotesDraft>,
}

/// What is wanted on the sheet.
pub(super) struct Wanted {
    pub intent: Intent,
    /// Whether the sheet has done its work.
    pub closes: bool,
}

impl NotesMenu<'_> {
    /// Shows the sheet; returns what is wanted.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, table: Option<&Table>) -> Option<Wanted> {
        let table = table?;
        let (exploration, node) = (table.exploration()?, table.shown_study_node()?);
        self.draft.follow(table);
        let strong = to_egui(widgets.palette().panel.accent);
        ui.label(RichText::new(table.shown_turn_words()).strong().color(strong));
        ui.add_space(6.0);
        let mut wanted = None;
        if node.turn().is_some() {
            wanted = glyphs(ui, widgets, node.notes().glyph);
        }
        field(ui, widgets, "comment", &text!("study-comment"), (&mut self.draft.comment, NotesDraft::MOST));
        ui.add_space(10.0);
        let id = table.shown_node()?;
        let edits = [
            ("promote", text!("study-promote"), !exploration.study().is_main(id), StudyEdit::Promote),
            ("delete", text!("study-delete"), !exploration.played().contains(&id), StudyEdit::Delete),
        ];
        ui.horizontal_wrapped(|ui| {
            for (name, label, is_possible, edit) in edits {
                if widgets.possible(ui, is_possible, name, &label) {
                    if edit == StudyEdit::Delete {
                        self.draft.forget();
                    }
                    wanted = Some(Wanted { intent: Intent::Edit(edit), closes: true });
                }
            }
        });
        wanted
    }
}

/// The judgements to choose from.
fn glyphs(ui: &mut Ui, widgets: &mut WidgetContext, chosen: Option<Glyph>) -> Option<Wanted> {
    let mut wanted = None;
    ui.label(text!("study-glyph"));
    ui.horizontal_wrapped(|ui| {
        let none = (None, text!("study-no-glyph"));
        let all = Glyph::ALL.into_iter().map(|glyph| (Some(glyph), glyph.sign().to_owned()));
        for (glyph, label) in all.chain([none]) {
            let name = format!("glyph {}", glyph.map_or("none", |glyph| glyph.sign()));
            if widgets.choice(ui, &name, glyph == chosen, &label) {
                wanted = Some(Wanted { intent: Intent::Edit(StudyEdit::Glyph(glyph)), closes: false });
            }
        }
    });
    ui.add_space(8.0);
    wanted
}

/// Shows the button that ends the sheet; returns whether it is pressed.
pub(super) fn foot(ui: &mut Ui, widgets: &mut WidgetContext) -> bool {
    ui.add_space(6.0);
    widgets.leading_wide(ui, "notes done", &text!("study-done"))
}
