//! The filters above the list.

use bevy_egui::egui::Ui;
use ludarium_library::ResultFilter;
use ludarium_rules::Side;

use super::view::LibraryView;
use crate::games::GAMES;
use crate::library::MatchLibrary;
use crate::table::Table;
use crate::ui::WidgetContext;
use crate::ui::widget::entry_field;
use crate::words::{self, text};

/// The longest text that is looked for, in characters.
const MOST_LETTERS: usize = 60;
/// The most tags that have a button.
const MOST_TAGS: usize = 12;

/// Shows the filters.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    view: &mut LibraryView,
    library: &mut MatchLibrary,
    table: Option<&Table>,
) {
    ui.horizontal_wrapped(|ui| {
        if widgets.choice(ui, "library all games", view.wish.game.is_none(), &text!("library-all-games")) {
            view.wish.game = None;
        }
        for game in &GAMES {
            let name = format!("library {}", game.id.name());
            if widgets.choice(ui, &name, view.wish.game == Some(game.id), game.short_name) {
                view.wish.game = Some(game.id);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        results(ui, widgets, view);
        at_board(ui, widgets, view, library, table);
        if widgets.choice(ui, "library trash", view.wish.trashed, &text!("library-trash")) {
            view.wish.trashed ^= true;
        }
    });
    tags(ui, widgets, view);
    let width = ui.available_width().min(420.0);
    let field = entry_field(ui, &mut view.wish.text).char_limit(MOST_LETTERS).desired_width(width);
    let response = ui.add(field.hint_text(text!("library-search")));
    widgets.remember(ui, "library search", &response);
    ui.add_space(6.0);
}

fn results(ui: &mut Ui, widgets: &mut WidgetContext, view: &mut LibraryView) {
    let won = |side| text!("result-wins", side = words::side(side));
    for (name, label, result) in [
        ("library white", won(Side::White), ResultFilter::Won(Side::White)),
        ("library black", won(Side::Black), ResultFilter::Won(Side::Black)),
        ("library drawn", text!("result-draw"), ResultFilter::Drawn),
        ("library unfinished", text!("library-goes-on"), ResultFilter::Unfinished),
    ] {
        let is_chosen = view.wish.result == Some(result);
        if widgets.choice(ui, name, is_chosen, &label) {
            view.wish.result = (!is_chosen).then_some(result);
        }
    }
}

/// Only the matches with the position on the board.
fn at_board(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    view: &mut LibraryView,
    library: &mut MatchLibrary,
    table: Option<&Table>,
) {
    let Some(table) = table else {
        view.wish.at_board = false;
        return;
    };
    if widgets.choice(ui, "library position", view.wish.at_board, &text!("library-position")) {
        view.wish.at_board ^= true;
        if view.wish.at_board {
            library.find(table.shown_position());
        }
    }
}

fn tags(ui: &mut Ui, widgets: &mut WidgetContext, view: &mut LibraryView) {
    if view.tags().is_empty() {
        view.wish.tag = None;
        return;
    }
    let tags = view.tags().to_vec();
    ui.horizontal_wrapped(|ui| {
        for tag in tags.iter().take(MOST_TAGS) {
            let is_chosen = view.wish.tag.as_ref() == Some(tag);
            if widgets.choice(ui, &format!("tag {tag}"), is_chosen, &words::foreign(tag, words::NAME)) {
                view.wish.tag = (!is_chosen).then(|| tag.clone());
            }
        }
    });
}
