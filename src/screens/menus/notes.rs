//! What is said of the shown turn of a study: its judgement and a comment, and what can be done with its variation.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use ludarium_record::study::Glyph;

use super::{MenuContext, MenuSheet, sheet};
use crate::analysis::NotesDraft;
use crate::table::{Intent, StudyEdit};
use crate::ui::{WidgetContext, give_keyboard, to_egui};
use crate::words::text;

/// What the sheet shows and changes.
#[derive(SystemParam)]
pub(super) struct NotesMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    draft: ResMut<'w, NotesDraft>,
}

/// How many lines of a comment are seen at least.
const LINES: usize = 4;

pub(super) fn show(mut page: MenuSheet, mut menu: NotesMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut NotesMenu| _ = menu.body(ui, widgets);
    if page.show(sheet("notes", text!("study-note"), 520.0), &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl NotesMenu<'_, '_> {
    /// Nothing is shown while no study is open.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<()> {
        let table = self.context.table.as_deref()?;
        let (exploration, node) = (table.exploration()?, table.shown_study_node()?);
        self.draft.follow(table);
        let strong = to_egui(widgets.palette().panel.accent);
        ui.label(RichText::new(table.shown_turn_words()).strong().color(strong));
        ui.add_space(6.0);
        let mut wanted = None;
        if node.turn().is_some() {
            wanted = glyphs(ui, widgets, node.notes().glyph).map(StudyEdit::Glyph);
        }
        let mut closes = comment(ui, widgets, &mut self.draft);
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
                    (wanted, closes) = (Some(edit), true);
                }
            }
        });
        self.context.intents.write_batch(wanted.map(Intent::Edit));
        if closes {
            self.context.menus.pop();
        }
        Some(())
    }
}

/// The comment, to be typed at once; returns whether Escape or Ctrl+Enter says that this is all.
fn comment(ui: &mut Ui, widgets: &mut WidgetContext, draft: &mut NotesDraft) -> bool {
    let is_done = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
    let caption = ui.label(text!("study-comment"));
    let NotesDraft { comment, has_keyboard, .. } = draft;
    let field = egui::TextEdit::multiline(comment).char_limit(NotesDraft::MOST).desired_rows(LINES);
    let field = field.margin(egui::Margin::symmetric(8, 6)).desired_width(ui.available_width());
    let response = ui.add(field).labelled_by(caption.id);
    widgets.remember(ui, "comment", &response);
    *has_keyboard = *has_keyboard || give_keyboard(ui, &response);
    is_done || response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape))
}

/// The judgements to choose from; returns the one that is chosen, which may be none.
fn glyphs(ui: &mut Ui, widgets: &mut WidgetContext, chosen: Option<Glyph>) -> Option<Option<Glyph>> {
    let mut chosen_now = None;
    ui.label(text!("study-glyph"));
    ui.horizontal_wrapped(|ui| {
        let none = (None, text!("study-no-glyph"));
        let all = Glyph::ALL.into_iter().map(|glyph| (Some(glyph), glyph.sign().to_owned()));
        for (glyph, label) in all.chain([none]) {
            let name = format!("glyph {}", glyph.map_or("none", |glyph| glyph.sign()));
            if widgets.choice(ui, &name, glyph == chosen, &label) {
                chosen_now = Some(glyph);
            }
        }
    });
    ui.add_space(8.0);
    chosen_now
}

/// The button that ends the sheet.
fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut NotesMenu) {
    ui.add_space(6.0);
    if widgets.leading_wide(ui, "notes done", &text!("study-done")) {
        menu.context.menus.pop();
    }
}
