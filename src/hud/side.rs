//! Where the panels of the table are: beside the board, or above and below it.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align, Layout, Ui};

use super::controls::Controls;
use super::players::Plates;
use super::turns::TurnList;
use super::{choices, evaluation};
use crate::games::guide;
use crate::schedule::Menu;
use crate::settings::Preferences;
use crate::table::Table;
use crate::ui::{FreeArea, Scale, WidgetContext};

/// Between the parts of the column.
const GAP: f32 = 12.0;

/// Where the panels of the table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrangement {
    /// A column at the right of the board.
    Column,
    /// Strips above and below the board, for narrow windows.
    Strips,
}

impl Arrangement {
    fn of(size: egui::Vec2) -> Arrangement {
        if size.x > size.y * 1.1 { Arrangement::Column } else { Arrangement::Strips }
    }

    /// What the panels leave to the board, apart from what is at its left and below it in every arrangement.
    fn free_area(self, size: egui::Vec2) -> FreeArea {
        match self {
            Arrangement::Column => {
                let right = (size.x * 0.25).clamp(226.0, 340.0).min(size.x * 0.45);
                FreeArea { right, ..FreeArea::default() }
            }
            Arrangement::Strips => FreeArea { top: 62.0, bottom: 210.0, ..FreeArea::default() },
        }
    }
}

/// Shows the panels beside the board.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    (plates, turns, controls): (Plates, TurnList, Controls),
    (table, preferences): (Res<Table>, Res<Preferences>),
    scale: Res<Scale>,
    menu: Res<State<Menu>>,
    mut area: ResMut<FreeArea>,
    mut controls_height: Local<f32>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    widgets.set_enabled(*menu.get() == Menu::None);
    let arrangement = Arrangement::of(size);
    let chooses = guide(table.game().setup().game).strip;
    let free = FreeArea {
        left: if preferences.evaluation_bar { evaluation::WIDTH } else { 0.0 },
        strip: if chooses || table.is_watched() { choices::HEIGHT } else { 0.0 },
        ..arrangement.free_area(size)
    };
    let mut parts = Parts { plates, turns, controls, widgets, controls_height: &mut controls_height };
    match arrangement {
        Arrangement::Column => {
            let rect = egui::Rect::from_min_max(egui::pos2(size.x - free.right, 0.0), size.to_pos2());
            panel(&ctx, "column", rect, |ui| parts.column(ui));
        }
        Arrangement::Strips => {
            let above = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, free.top));
            panel(&ctx, "strip above", above, |ui| parts.strip_above(ui));
            let below = egui::Rect::from_min_max(egui::pos2(0.0, size.y - free.bottom), size.to_pos2());
            panel(&ctx, "strip below", below, |ui| parts.strip_below(ui));
        }
    }
    area.set_if_neq(free.times(scale.0));
    Ok(())
}

/// What the panels consist of.
struct Parts<'a, 'w, 's> {
    plates: Plates<'w>,
    turns: TurnList<'w, 's>,
    controls: Controls<'w, 's>,
    widgets: WidgetContext<'w, 's>,
    /// How much room the buttons took in the last frame.
    controls_height: &'a mut f32,
}

impl Parts<'_, '_, '_> {
    /// The column at the right of a wide window: a plate, the turn list, the buttons, a plate.
    fn column(&mut self, ui: &mut Ui) {
        let all = ui.max_rect();
        let plate = self.plates.height(ui);
        let top = all.with_max_y(all.min.y + plate);
        let bottom = all.with_min_y(all.max.y - plate);
        let above_bottom = bottom.min.y - GAP;
        let controls = egui::Rect::from_x_y_ranges(all.x_range(), above_bottom - *self.controls_height..=above_bottom);
        let list = egui::Rect::from_x_y_ranges(all.x_range(), top.max.y + GAP..=controls.min.y - GAP);
        within(ui, top, |ui| self.plate(ui, true));
        // In the lowest windows the buttons leave no room for it.
        if list.height() > ui.spacing().interact_size.y {
            within(ui, list, |ui| self.turn_list(ui));
        }
        let used = within(ui, controls, |ui| self.controls.show(ui, &mut self.widgets, 3));
        self.note_height(ui, used);
        within(ui, bottom, |ui| self.plate(ui, false));
        for y in [list.min.y - GAP / 2.0, controls.min.y - GAP / 2.0, bottom.min.y - GAP / 2.0] {
            ui.painter().hline(all.x_range(), y, ui.visuals().widgets.noninteractive.bg_stroke);
        }
    }

    /// The plate above the board of a narrow window.
    fn strip_above(&mut self, ui: &mut Ui) {
        self.plate(ui, true);
    }

    /// Everything below the board of a narrow window.
    fn strip_below(&mut self, ui: &mut Ui) {
        self.plate(ui, false);
        if let Some(ply) = self.turns.row(ui, &mut self.widgets) {
            self.controls.visit(ply);
        }
        self.controls.show(ui, &mut self.widgets, 5);
    }

    /// The plate of the player across the board, or of the near one.
    fn plate(&mut self, ui: &mut Ui, far: bool) {
        let near = self.controls.near_side();
        self.plates.show(ui, &mut self.widgets, if far { near.other() } else { near });
    }

    fn turn_list(&mut self, ui: &mut Ui) {
        if let Some(ply) = self.turns.column(ui, &mut self.widgets) {
            self.controls.visit(ply);
        }
    }

    /// How many rows the buttons need is known once they have been drawn.
    fn note_height(&mut self, ui: &Ui, used: f32) {
        if (used - *self.controls_height).abs() > 0.5 {
            *self.controls_height = used;
            ui.ctx().request_repaint();
        }
    }
}

/// Lays out content in a rectangle and returns the height that it used.
fn within(ui: &mut Ui, rect: egui::Rect, content: impl FnOnce(&mut Ui)) -> f32 {
    let builder = egui::UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::LEFT));
    ui.scope_builder(builder, content).response.rect.height()
}

/// A panel that covers a part of the window.
fn panel(ctx: &egui::Context, name: &str, rect: egui::Rect, content: impl FnOnce(&mut Ui)) {
    egui::Area::new(egui::Id::new(name)).fixed_pos(rect.min).order(egui::Order::Background).show(ctx, |ui| {
        let margin = 8.0;
        egui::Frame::new().fill(ui.visuals().panel_fill).inner_margin(margin).show(ui, |ui| {
            let inner = rect.size() - egui::Vec2::splat(2.0 * margin);
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            content(ui);
        });
    });
}
