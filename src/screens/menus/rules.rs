//! The pages of text: the rules of a game with the keys below them, and who made what.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, vec2};
use ludarium_learn::lessons::LessonText;

use super::keys::rows;
use super::{MenuContext, MenuSheet, no_foot, sheet};
use crate::lessons::{LessonRequested, Lessons};
use crate::rulebook::{Heading, MarkedHeading};
use crate::schedule::MenuStack;
use crate::screens::page::{Page, Pages};
use crate::ui::WidgetContext;
use crate::words::{self, text};

/// What the menu of the rules shows and leads to.
#[derive(SystemParam)]
pub(super) struct RulesMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    pages: ResMut<'w, Pages>,
    marked: Res<'w, MarkedHeading>,
    lessons: ResMut<'w, Lessons>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: RulesMenu) -> Result {
    let game = menu.context.game();
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut RulesMenu| {
        let RulesMenu { context, pages, marked, lessons } = menu;
        let heading = marked.0.as_ref().filter(|heading| heading.game == game);
        let place = heading.and_then(|heading| words::place_of_heading(game, &heading.key));
        let palette = *widgets.palette();
        let mut chosen = None;
        let below = |ui: &mut Ui| chosen = heading.and_then(|heading| lesson(ui, widgets, lessons, heading));
        pages.show(ui, &palette, Page::Rules(game), place, below);
        keys(ui);
        if let Some(lesson) = chosen {
            context.ask(lesson);
        }
    };
    if page.show(sheet("rules", text!("page-rules"), 720.0), &mut menu, body, no_foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

/// Shows who made what.
pub(super) fn show_credits(mut page: MenuSheet, mut pages: ResMut<Pages>, mut menus: ResMut<MenuStack>) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, pages: &mut Pages| {
        pages.show(ui, &widgets.palette().clone(), Page::Credits, None, |_| {});
    };
    if page.show(sheet("credits", text!("credits"), 680.0), &mut *pages, body, no_foot)? {
        menus.pop();
    }
    Ok(())
}

/// Below the marked heading: the way to the lesson that teaches it. Returns the lesson if it is taken.
fn lesson(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    lessons: &mut Lessons,
    heading: &Heading,
) -> Option<LessonRequested> {
    let lesson = heading.taught_by(lessons.of(heading.game))?;
    let title = words::lesson(lesson, LessonText::Title);
    let is_taken = widgets.button(ui, "page lesson", &text!("page-lesson", title = title));
    is_taken.then(|| LessonRequested { game: heading.game, lesson: lesson.id.clone() })
}

/// Between the keys and what they do.
const GAP: f32 = 18.0;

/// Lists the keys.
fn keys(ui: &mut Ui) {
    let rows = rows();
    ui.add_space(8.0);
    ui.heading(text!("keys"));
    let room = ui.available_width() - GAP;
    let wanted = rows.iter().map(|row| width(ui, &(row.keys)())).fold(0.0, f32::max);
    let first = wanted.min(room / 2.0);
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
    for row in rows {
        ui.horizontal_top(|ui| {
            column(ui, first, |ui| ui.strong((row.keys)()));
            column(ui, room - first, |ui| ui.label((row.what)()));
        });
    }
}

fn width(ui: &Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    // A little more than measured, so that rounding breaks no line.
    ui.fonts_mut(|fonts| fonts.layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE).size().x) + 3.0
}

/// Shows text in a column, over several lines if need be.
fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> egui::Response) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), egui::Layout::top_down(egui::Align::LEFT), |ui| {
        ui.set_width(width);
        content(ui);
    });
}
