//! How the match on the table has ended: what has decided it, by the review, and what to make of that.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Sense, Ui, Vec2};
use ludarium_review::ReviewedPly;
use ludarium_rules::{AnyPosition, Side};

use super::{MenuContext, MenuSheet, sheet};
use crate::analysis::{AnalysisWanted, LearningWanted, Report, ReviewWanted, accuracy_words, mistake_words};
use crate::hud::{result_reason, result_title};
use crate::puzzles::count_mistakes;
use crate::screens::page::diagram;
use crate::table::{Intent, Table};
use crate::ui::{WidgetContext, fonts, to_egui};
use crate::words::text;

/// The largest side of a small board, and what lies between two.
const BOARD: f32 = 240.0;
const GAP: f32 = 16.0;

#[derive(SystemParam)]
pub(super) struct EndingMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    report: Res<'w, Report>,
}

/// What is shown of the match.
struct Ending {
    reason: String,
    moment: Option<Moment>,
    /// How far the review is, or that it came to no end.
    notes: Vec<String>,
    /// How accurate both sides have played.
    accuracy: Vec<String>,
    /// The mistakes to learn from.
    mistakes: usize,
    may_review: bool,
}

/// The turn that has decided the match.
struct Moment {
    ply: usize,
    words: String,
    /// Before it and after it.
    boards: [AnyPosition; 2],
}

/// What is wanted of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// The position after so many turns, on the board.
    Show(usize),
    Learn,
    Analyse,
    Review,
}

pub(super) fn show(mut page: MenuSheet, mut menu: EndingMenu) -> Result {
    let ended = menu.context.table.as_ref().and_then(|table| Some((ending(table, &menu.report)?, title_of(table))));
    let Some((ending, title)) = ended else {
        // The ending was withdrawn, or the table is empty.
        menu.context.menus.pop();
        return Ok(());
    };
    let mut wish = None;
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, wish: &mut Option<Wish>| {
        *wish = wish.or(ending.body(ui, widgets));
    };
    let foot = |ui: &mut Ui, widgets: &mut WidgetContext, wish: &mut Option<Wish>| {
        if let Some(moment) = &ending.moment
            && widgets.primary(ui, "show moment", &text!("ending-show"))
        {
            *wish = Some(Wish::Show(moment.ply + 1));
        }
    };
    if page.show(sheet("ending", title, 600.0), &mut wish, body, foot)? {
        menu.context.menus.pop();
    }
    match wish {
        Some(Wish::Show(ply)) => menu.context.order(Intent::Visit(ply)),
        Some(Wish::Learn) => menu.context.ask(LearningWanted),
        Some(Wish::Analyse) => menu.context.ask(AnalysisWanted(true)),
        Some(Wish::Review) => menu.context.commands.trigger(ReviewWanted),
        None => {}
    }
    Ok(())
}

fn title_of(table: &Table) -> String {
    table.result().map(|result| result_title(&result, table)).unwrap_or_default()
}

/// What is known of the match on the table, if it is over.
fn ending(table: &Table, report: &Report) -> Option<Ending> {
    let (result, game) = (table.result()?, table.game());
    let review = report.review().filter(|review| review.is_of(game));
    let moment = review.and_then(|review| review.decisive(result.winner)).and_then(|mistake| moment(table, mistake));
    let progress = report.progress().map(|(done, all)| text!("review-progress", done = done, all = all));
    let accuracy = |side: Side| accuracy_words(review?, table, side);
    let is_under_way = progress.is_some();
    Some(Ending {
        reason: result_reason(&result, table),
        moment,
        notes: progress.into_iter().chain(report.trouble()).collect(),
        accuracy: if is_under_way { Vec::new() } else { Side::ALL.into_iter().filter_map(accuracy).collect() },
        mistakes: review.filter(|_| !is_under_way).map_or(0, |review| count_mistakes(review, game)),
        may_review: !is_under_way && report.is_partial(),
    })
}

fn moment(table: &Table, mistake: &ReviewedPly) -> Option<Moment> {
    let (game, ply) = (table.game(), mistake.ply);
    let words = mistake_words(game, mistake)?;
    Some(Moment { ply, words, boards: [game.position_at(ply)?.clone(), game.position_at(ply + 1)?.clone()] })
}

impl Ending {
    fn body(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Wish> {
        let weak = to_egui(widgets.palette().panel.weak_text);
        let mut wish = None;
        ui.label(&self.reason);
        ui.add_space(8.0);
        ui.label(RichText::new(text!("ending-decided")).font(fonts::bold(17.0)));
        match &self.moment {
            Some(moment) => moment.show(ui, widgets),
            None if self.may_review || !self.notes.is_empty() => {
                ui.label(text!("ending-not-yet"));
            }
            None => {
                ui.label(text!("ending-none"));
            }
        }
        let accuracy = || text!("ending-accuracy", both = self.accuracy.join(", "));
        let accuracy = (!self.accuracy.is_empty()).then(accuracy);
        for line in self.notes.iter().chain(&accuracy) {
            ui.label(RichText::new(line).color(weak));
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let learn = || text!("ending-learn", count = self.mistakes);
            if self.mistakes > 0 && widgets.button(ui, "learn from mistakes", &learn()) {
                wish = Some(Wish::Learn);
            }
            if self.may_review && widgets.button(ui, "review", &text!("review-go-on")) {
                wish = Some(Wish::Review);
            }
            if widgets.button(ui, "analyse", &text!("result-analyse")) {
                wish = Some(Wish::Analyse);
            }
        });
        wish
    }
}

impl Moment {
    /// What was wrong, and two small boards: beside each other where there is room.
    fn show(&self, ui: &mut Ui, widgets: &WidgetContext) {
        ui.label(&self.words);
        ui.add_space(4.0);
        let side = ((ui.available_width() - GAP) / 2.0).min(BOARD);
        let captions = [text!("ending-before"), text!("ending-after")];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (position, caption) in self.boards.iter().zip(captions) {
                ui.vertical(|ui| {
                    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                    diagram::paint_miniature(ui.painter(), widgets.palette(), rect, position);
                    diagram::frame(ui.painter(), widgets.palette(), rect);
                    response.on_hover_text(&caption);
                    ui.label(RichText::new(caption).small().weak());
                });
            }
        });
        ui.add_space(4.0);
    }
}
