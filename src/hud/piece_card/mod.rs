//! The card that explains a piece: its picture, what it may do in the words of the rules page, and what it can do now.

mod picture;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, RichText, Ui, vec2};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};
use ludarium_rules::Cell;

use super::panel::PanelContext;
use crate::input::Selection;
use crate::rulebook::{Heading, Now, Rulebook, Subject};
use crate::stage::Presentation;
use crate::table::Table;
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{WidgetContext, fit, fonts, icon, least, to_egui};
use crate::words::{self, text};

/// The width of the card, and the most of the board that it takes in narrow windows.
const WIDTH: f32 = 270.0;
/// The least width of the card.
const LEAST: f32 = 170.0;
const MOST: f32 = 0.62;
/// Between the card and the edges of the board's place.
const GAP: f32 = 10.0;
/// The side of the picture.
const PICTURE: f32 = 64.0;
/// The side of the cross.
const CROSS: f32 = 28.0;

/// What the card is drawn from.
#[derive(SystemParam)]
pub(super) struct PieceCard<'w, 's> {
    table: Res<'w, Table>,
    selection: ResMut<'w, Selection>,
    presentation: Option<Res<'w, Presentation>>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>>,
    rulebook: Rulebook<'w, 's>,
    markdown: Local<'s, CommonMarkCache>,
}

/// What a button of the card leads to.
enum Link {
    Rules(Heading),
    Lesson(crate::lessons::LessonRequested),
    Close,
}

/// Shows the card while a piece is explained.
pub(super) fn show(mut panel: PanelContext, mut card: PieceCard) -> Result {
    let Some(cell) = card.selection.explained else { return Ok(()) };
    let Some(subject) = Subject::on(&card.table, cell) else {
        card.selection.explained = None;
        return Ok(());
    };
    let ctx = panel.begin()?;
    let board = panel.board(&ctx);
    let colors = panel.widgets.palette().panel;
    let room = room(board, card.is_at_left(cell, board, &ctx));
    let place = CardPlace { name: "piece-card", room, at_foot: false, surface: Surface::Leather };
    let mut way = None;
    let rect = theme::card(&ctx, &colors, place, |ui| {
        let rows = egui::ScrollArea::vertical().id_salt("piece").max_height(room.height() - 2.0 * theme::CARD_MARGIN);
        rows.show(ui, |ui| way = card.content(ui, &mut panel.widgets, cell, &subject));
    });
    panel.widgets.cover(&ctx, rect);
    match way {
        Some(Link::Rules(heading)) => card.rulebook.open(Some(heading)),
        Some(Link::Lesson(lesson)) => card.rulebook.play(lesson),
        Some(Link::Close) => card.selection.explained = None,
        None => {}
    }
    Ok(())
}

/// The place of the card: on the half of the board where the piece is not.
fn room(board: Rect, piece_at_left: bool) -> Rect {
    // While the panels find their sizes, there may be no room for the board yet.
    let width = WIDTH.min(board.width() * MOST).max(LEAST);
    let left = if piece_at_left { board.max.x - GAP - width } else { board.min.x + GAP };
    Rect::from_min_size(egui::pos2(left, board.min.y + GAP), vec2(width, (board.height() - 2.0 * GAP).max(80.0)))
}

impl PieceCard<'_, '_> {
    /// Whether the piece is seen in the left half of the board's place.
    fn is_at_left(&self, cell: Cell, board: Rect, ctx: &egui::Context) -> bool {
        let (Some(presentation), Some(camera)) = (&self.presentation, &self.camera) else { return true };
        let (camera, eye) = **camera;
        let seen = camera.world_to_viewport(eye, presentation.layout.world(cell));
        seen.map_or(true, |point| point.x / ctx.zoom_factor() < board.center().x)
    }

    fn content(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, cell: Cell, subject: &Subject) -> Option<Link> {
        let colors = widgets.palette().panel;
        let mut closes = false;
        ui.horizontal_top(|ui| {
            let game = self.table.game().setup().game;
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(PICTURE), egui::Sense::hover());
            picture::paint(ui.painter(), widgets.palette(), rect, game, subject);
            let room = ui.available_width() - least(ui).x.max(CROSS) - ui.spacing().item_spacing.x;
            ui.allocate_ui(vec2(room, PICTURE), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(room);
                    fit::label(
                        ui,
                        &words::capitalised(&subject.name.words),
                        &fonts::bold(20.0),
                        15.0,
                        to_egui(colors.accent),
                    );
                    ui.label(RichText::new(self.place(cell, subject)).small().color(to_egui(colors.weak_text)));
                });
            });
            closes = widgets.tool(ui, CROSS, true, "close piece", icon::CLOSE, &text!("close"));
        });
        let heading = self.rule(ui, subject);
        let (words, color) = now(subject, colors.accent, colors.weak_text);
        if !words.is_empty() {
            ui.label(RichText::new(words).color(to_egui(color)));
        }
        ui.add_space(4.0);
        let way = heading.and_then(|heading| self.ways(ui, widgets, heading));
        if closes { Some(Link::Close) } else { way }
    }

    /// "White · e4".
    fn place(&self, cell: Cell, subject: &Subject) -> String {
        let cell = self.table.shown_position().cell_name(cell);
        match subject.side {
            Some(side) => text!("piece-place", side = words::side(side), cell = cell),
            None => cell,
        }
    }

    /// What the rules page says of the piece; returns the heading below which it does.
    fn rule(&mut self, ui: &mut Ui, subject: &Subject) -> Option<Heading> {
        let game = self.table.game().setup().game;
        let (rule, heading) = self.rulebook.piece(game, subject.name.english)?;
        if let Some(said) = words::piece_rule(game, &rule) {
            CommonMarkViewer::new().show(ui, &mut self.markdown, &said);
        }
        Some(heading)
    }

    /// To the rules page and to the lesson.
    fn ways(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, heading: Heading) -> Option<Link> {
        // An exercise is not left for another lesson.
        let taught = Some(&heading).filter(|_| !self.table.is_exercise()).cloned();
        let lesson = taught.and_then(|heading| self.rulebook.lesson(&heading));
        let opens = widgets.small(ui, "piece rules", &text!("piece-rules"));
        let title = lesson.as_ref().and_then(|lesson| self.rulebook.title(lesson));
        let plays = title.is_some_and(|title| widgets.small(ui, "piece lesson", &text!("piece-lesson", title = title)));
        match lesson {
            _ if opens => Some(Link::Rules(heading)),
            Some(lesson) if plays => Some(Link::Lesson(lesson)),
            _ => None,
        }
    }
}

/// What is said when the card comes: which piece it explains, and what that can do now. The rule can be read on the card.
pub(super) fn spoken(table: &Table, cell: Cell) -> Option<String> {
    let Subject { name, side, now, .. } = Subject::on(table, cell)?;
    let parts = [words::capitalised(&name.words)].into_iter().chain(side.map(words::side));
    let piece = words::list(parts.chain([table.shown_position().cell_name(cell)]));
    let now = now_words(&now);
    Some(if now.is_empty() { piece } else { text!("reader-titled", title = piece, words = now) })
}

/// What the piece can do now, and in which colour that is said.
fn now(subject: &Subject, acts: Color, sleeps: Color) -> (String, Color) {
    (now_words(&subject.now), if matches!(subject.now, Now::Acts(_)) { acts } else { sleeps })
}

fn now_words(now: &Now) -> String {
    match now {
        &Now::Acts(count) => text!("piece-acts", count = count),
        Now::Sleeps(why) => words::say_alone(why),
        Now::Rests => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_leaves_the_half_with_the_piece_free() {
        for size in [vec2(900.0, 640.0), vec2(300.0, 400.0)] {
            let board = Rect::from_min_size(egui::pos2(160.0, 2.0), size);
            let [beside_left, beside_right] = [true, false].map(|left| room(board, left));
            assert!(board.contains_rect(beside_left) && board.contains_rect(beside_right));
            assert!(beside_left.center().x > board.center().x && beside_right.center().x < board.center().x);
        }
    }
}
