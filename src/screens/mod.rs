//! Screens around the table: the title, the set-up, and the menus over them.

mod menus;
mod opponents;
mod page;
mod setup;
mod title;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use crate::schedule::{Menu, Screen};
use crate::ui::{PanelSet, WidgetContext};

/// The screens' systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<setup::MatchSetup>()
        .init_resource::<page::Pages>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None))),
                setup::show.run_if(in_state(Screen::Setup).and_then(in_state(Menu::None))),
            )
                .chain()
                .in_set(PanelSet::Screen),
        )
        .add_systems(EguiPrimaryContextPass, menus::show.run_if(not(in_state(Menu::None))).in_set(PanelSet::Menu))
        // At the board, the keyboard is the board's.
        .add_observer(menus::close);
}

/// A window in the middle, as tall as it needs to be and scrolling if the screen is too small.
fn sheet(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    name: &str,
    width: f32,
    content: impl FnOnce(&mut egui::Ui, &mut WidgetContext),
) {
    footed_sheet(ctx, widgets, name, width, 0.0, content, |_, _| {});
}

/// A sheet whose foot, of the given height in lines, stays in sight while the rest scrolls.
fn footed_sheet(
    ctx: &egui::Context,
    widgets: &mut WidgetContext,
    name: &str,
    width: f32,
    foot_lines: f32,
    content: impl FnOnce(&mut egui::Ui, &mut WidgetContext),
    foot: impl FnOnce(&mut egui::Ui, &mut WidgetContext),
) {
    let size = ctx.content_rect().size();
    // A sheet is as many letters wide, however large these are.
    let letters = ctx.global_style().text_styles.get(&egui::TextStyle::Body).map_or(1.0, |font| font.size / 17.0);
    let width = width * letters.max(0.9);
    let margin = if size.y < 480.0 { 10.0 } else { 20.0 };
    egui::Area::new(egui::Id::new(name))
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .order(egui::Order::Middle)
        .default_size(size)
        .show(ctx, |ui| {
            egui::Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
                ui.set_width(width.min(size.x - 3.0 * margin));
                let foot_height = foot_lines * ui.spacing().interact_size.y;
                let tallest = size.y - 4.0 * margin - foot_height;
                // An area remembers how tall it was; its content may have grown since.
                ui.set_max_height(tallest + foot_height);
                egui::ScrollArea::vertical().max_height(tallest).show(ui, |ui| {
                    ui.set_width(ui.available_width() - 8.0);
                    content(ui, widgets);
                });
                foot(ui, widgets);
            });
        });
}

/// Dims what is behind a menu and keeps clicks from it.
fn backdrop(ctx: &egui::Context) {
    let rect = ctx.content_rect();
    egui::Area::new(egui::Id::new("backdrop")).fixed_pos(rect.min).order(egui::Order::Background).show(ctx, |ui| {
        ui.painter().rect_filled(rect, 0.0, egui::Color32::from_black_alpha(140));
        ui.allocate_rect(rect, egui::Sense::click());
    });
}
