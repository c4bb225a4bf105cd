//! Cards over the scene, and slips of paper.

use bevy_egui::egui;
use egui::emath::GuiRounding;
use egui::{Color32, Rect, Ui, pos2, vec2};

use super::surface::{Surface, surface};
use super::to_egui;
use crate::look::palette::{INK, PAPER, PanelColors};
use crate::ui::buttons::ground_sense;

/// Within a card.
pub const CARD_MARGIN: f32 = 11.0;

/// Where a card is and how it is painted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPlace {
    /// The name by which egui knows the card.
    pub name: &'static str,
    /// The room for it; a card is as wide as this and as tall as what is in it.
    pub room: Rect,
    /// It stands at the foot of its room, not at the head.
    pub at_foot: bool,
    /// What it is made of.
    pub surface: Surface,
}

/// Shows a card over the scene; returns where it is.
pub fn card(ctx: &egui::Context, colors: &PanelColors, place: CardPlace, content: impl FnOnce(&mut Ui)) -> Rect {
    let id = egui::Id::new(place.name);
    // What is measured in one frame is painted in the next.
    let known: Option<f32> = ctx.data(|data| data.get_temp(id));
    let size = vec2(place.room.width(), known.unwrap_or_default().min(place.room.height()));
    let corner = if place.at_foot { pos2(place.room.min.x, place.room.max.y - size.y) } else { place.room.min };
    let rect = Rect::from_min_size(corner, size).round_ui();
    // Areas above the background keep the pointer for a moment after it has left, and so from the board.
    let ground = egui::Area::new(id).fixed_pos(rect.min).order(egui::Order::Background).sense(ground_sense(ctx));
    ground.constrain(false).show(ctx, |ui| {
        if known.is_none() {
            ui.set_invisible();
        }
        ui.set_max_size(place.room.size());
        surface(ui.painter(), rect, place.surface, colors);
        let inner = Rect::from_min_size(rect.min, place.room.size()).shrink(CARD_MARGIN);
        let used = ui.scope_builder(egui::UiBuilder::new().max_rect(inner), content).response.rect.height();
        let now = used + 2.0 * CARD_MARGIN;
        if known.is_none_or(|known| (known - now).abs() > 0.5) {
            ctx.data_mut(|data| data.insert_temp(id, now));
            ctx.request_repaint();
        }
        ui.expand_to_include_rect(rect);
    });
    rect
}

/// The colour of writing on paper.
fn ink() -> Color32 {
    to_egui(INK)
}

/// The colour of paper.
fn paper() -> Color32 {
    to_egui(PAPER)
}

/// What somebody says, on a slip of paper; its beak points upward, at this distance from the left edge.
pub fn slip(ui: &mut Ui, words: &str, beak: f32) {
    let ground = ui.painter().add(egui::Shape::Noop);
    let inner = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::Frame::new().inner_margin(egui::Margin::symmetric(8, 5)).show(ui, |ui| {
            ui.label(egui::RichText::new(words).small().color(ink()));
        });
    });
    let rect = inner.response.rect;
    let tip = rect.left_top() + vec2(beak.min(rect.width() - 14.0), 0.0);
    let corner = |x: f32, y: f32| tip + vec2(x, y);
    let paper = paper();
    let beak = egui::Shape::convex_polygon(
        vec![corner(-6.0, 1.0), corner(2.0, -7.0), corner(8.0, 1.0)],
        paper,
        egui::Stroke::NONE,
    );
    ui.painter().set(ground, egui::Shape::Vec(vec![egui::Shape::rect_filled(rect, 6, paper), beak]));
}
