//! The card of an analysis in the place of the players' plates.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, vec2};

use super::lines::{self, Worth};
use super::{graph, report};
use crate::analysis::{
    AnalysisWanted, Engine, Found, LearningWanted, MOST_LINES, Replay, Report, ReviewWanted, is_silent_about,
};
use crate::hud::layout::Places;
use crate::library::ExportRequested;
use crate::puzzles::count_mistakes;
use crate::schedule::TableMode;
use crate::table::{Intent, IntentWriter, Table};
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{WidgetContext, fit, fonts, icon, least, to_egui};
use crate::words::{self, text};

/// The side of a small tool.
const TOOL: f32 = 28.0;
/// How tall the graph is.
const GRAPH: f32 = 96.0;

/// What the card shows and does.
#[derive(SystemParam)]
pub(in crate::hud) struct AnalysisCard<'w, 's> {
    mode: Res<'w, State<TableMode>>,
    engine: ResMut<'w, Engine>,
    report: ResMut<'w, Report>,
    replay: ResMut<'w, Replay>,
    table: Res<'w, Table>,
    intents: IntentWriter<'w>,
    commands: Commands<'w, 's>,
}

/// What two tools leave to the words in their row.
fn room_beside_tools(ui: &Ui) -> f32 {
    ui.available_width() - 2.0 * (least(ui).x.max(TOOL) + ui.spacing().item_spacing.x)
}

impl AnalysisCard<'_, '_> {
    /// Whether the match is analysed, so that this card stands in the place of the players' plates.
    pub(in crate::hud) fn is_due(&self) -> bool {
        *self.mode.get() == TableMode::Analyse
    }

    /// Shows the card.
    pub(in crate::hud) fn show(&mut self, ctx: &egui::Context, widgets: &mut WidgetContext, places: &Places) {
        let colors = widgets.palette().panel;
        let room = if places.beside { places.far.union(places.near) } else { places.far };
        let place = CardPlace { name: "analysis", room, at_foot: false, surface: Surface::Leather };
        let rect = theme::card(ctx, &colors, place, |ui| {
            if places.beside { self.column(ui, widgets) } else { self.row(ui, widgets) }
        });
        widgets.cover(ctx, rect);
        if !places.beside {
            let place =
                CardPlace { name: "analysis-graph", room: places.near, at_foot: true, surface: Surface::Leather };
            let rect = theme::card(ctx, &colors, place, |ui| {
                let height = ui.available_height();
                self.graph(ui, widgets, height);
            });
            widgets.cover(ctx, rect);
        }
    }

    fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        let accent = to_egui(widgets.palette().panel.accent);
        ui.horizontal(|ui| {
            let room = room_beside_tools(ui);
            let font = fit::fitting(ui, &text!("analysis"), &fonts::display(22.0), 22.0, room);
            ui.label(RichText::new(text!("analysis")).font(font).color(accent));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                self.close(ui, widgets);
                if widgets.tool(ui, TOOL, true, "export", icon::EXPORT, &text!("export-open")) {
                    self.commands.trigger(ExportRequested::OnTable);
                }
            });
        });
        let mut on = self.engine.is_on();
        if widgets.switch(ui, "engine", &mut on, &text!("analysis-engine")) {
            self.engine.toggle();
        }
        if on {
            self.number_of_lines(ui, widgets);
        }
        self.lines(ui, widgets);
        ui.add_space(4.0);
        self.graph(ui, widgets, GRAPH);
        self.review(ui, widgets);
    }

    /// The graph, once anything is known.
    fn graph(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, height: f32) {
        let known = self.report.review().filter(|review| review.is_of(self.table.game()));
        let Some(review) = known else { return };
        let places = (review, self.table.shown_of_match(), self.table.game().ply());
        if let Some(ply) = graph::show(ui, widgets, height, places) {
            self.visit(ply);
        }
    }

    /// Accuracy and mistakes, or how far the review is.
    fn review(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let progress = self.report.progress();
        if let Some(progress) = progress {
            ui.horizontal(|ui| {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if widgets.tool(ui, 22.0, true, "stop review", icon::CLOSE, &text!("review-stop")) {
                        self.report.stop();
                    }
                    report::progress(ui, widgets, progress);
                });
            });
        } else if self.report.is_partial() && widgets.small(ui, "review", &text!("review-go-on")) {
            self.commands.trigger(ReviewWanted);
        }
        if let Some(trouble) = self.report.trouble() {
            ui.label(RichText::new(trouble).small().color(to_egui(widgets.palette().panel.bad)));
        }
        let Some(review) = self.report.review().filter(|review| review.is_of(self.table.game())) else { return };
        if progress.is_none() {
            report::accuracy(ui, widgets, (review, &self.table));
            let count = count_mistakes(review, self.table.game());
            if count > 0 && widgets.small(ui, "learn from mistakes", &text!("review-learn", count = count)) {
                self.commands.trigger(LearningWanted);
            }
        }
        if let Some(ply) = report::mistakes(ui, widgets, (review, self.table.game(), self.table.shown_of_match())) {
            self.visit(ply);
        }
    }

    fn visit(&mut self, ply: usize) {
        self.replay.stop();
        self.intents.write(Intent::VisitPlayed(ply));
    }

    /// The best line alone, where there is room for no more.
    fn row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                self.close(ui, widgets);
                let sign = if self.engine.is_on() { icon::HINT } else { icon::NO_HINT };
                if widgets.tool(ui, TOOL, true, "engine", sign, &text!("analysis-engine")) {
                    self.engine.toggle();
                }
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| self.lines_up_to(ui, widgets, 1));
            });
        });
    }

    fn close(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if widgets.tool(ui, TOOL, true, "end analysis", icon::CLOSE, &text!("analysis-end")) {
            self.commands.trigger(AnalysisWanted(false));
        }
    }

    /// How many lines are looked for, and how deeply.
    fn number_of_lines(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let lines = self.engine.lines();
        let depth = self.found().map(|found| text!("analysis-depth", depth = found.depth));
        let weak = to_egui(widgets.palette().panel.weak_text);
        ui.horizontal(|ui| {
            let room = room_beside_tools(ui);
            let (fewer, more) = (text!("analysis-fewer"), text!("analysis-more"));
            if widgets.tool(ui, TOOL, lines > 1, "fewer lines", icon::FEWER, &fewer) {
                self.engine.choose_lines(lines - 1);
            }
            let words = text!("analysis-lines", lines = lines);
            let usual = egui::TextStyle::Body.resolve(ui.style());
            let font = fit::fitting(ui, &words, &usual, usual.size, room);
            ui.label(RichText::new(words).font(font));
            if widgets.tool(ui, TOOL, lines < MOST_LINES, "more lines", icon::MORE, &more) {
                self.engine.choose_lines(lines + 1);
            }
        });
        if let Some(depth) = depth {
            ui.label(RichText::new(depth).small().color(weak));
        }
    }

    fn found(&self) -> Option<&Found> {
        let speaks = !is_silent_about(self.table.shown_position());
        self.engine.found(self.table.about_shown()).filter(|_| speaks)
    }

    fn lines(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        self.lines_up_to(ui, widgets, self.engine.lines());
    }

    fn lines_up_to(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, most: usize) {
        let position = self.table.shown_position();
        let (side, game) = (position.side_to_move(), position.game());
        let found = self.found().map(|found| found.lines.clone()).unwrap_or_default();
        if found.is_empty() {
            let weak = to_egui(widgets.palette().panel.weak_text);
            ui.label(RichText::new(self.silence()).small().color(weak));
            let has_failed = self.engine.failure(self.table.about_shown()).is_some();
            if has_failed && widgets.small(ui, "look again", &text!("analysis-again")) {
                self.engine.look_again();
            }
            return;
        }
        let chosen = self.engine.pointed();
        let mut pointed = None;
        for (number, line) in found.iter().enumerate().take(most) {
            let worth = Worth::of(line.score, side, game);
            if lines::show(ui, widgets, (number, line), &worth, chosen == Some(number)) {
                pointed = Some(number);
            }
        }
        // What the keys point at stays until the pointer or the focus is on a line, and what these point at until they leave.
        let id = egui::Id::new("analysis line");
        let before: Option<usize> = ui.data(|data| data.get_temp(id)).flatten();
        if before != pointed {
            ui.data_mut(|data| data.insert_temp(id, pointed));
            self.engine.point_at(pointed);
        }
    }

    /// Why there are no lines.
    fn silence(&self) -> String {
        let position = self.table.shown_position();
        if position.outcome().is_some() {
            text!("analysis-over")
        } else if is_silent_about(position) {
            text!("analysis-secret")
        } else if let Some(why) = self.engine.failure(self.table.about_shown()) {
            text!("analysis-failed", why = words::no_answer(why))
        } else if self.engine.is_on() {
            text!("analysis-looking")
        } else {
            text!("analysis-off")
        }
    }
}
