//! Panels: everything that is text.

mod choices;
mod controls;
mod curtain;
mod evaluation;
mod notice;
mod players;
mod result;
pub mod token;
mod turns;
mod watch;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub use players::player_name;

use crate::games::guide;
use crate::schedule::{Menu, Screen};
use crate::table::Table;
use crate::ui::{FreeArea, PanelSet, Scale, WidgetContext};

/// Where the panels of the table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// A column at the right of the board.
    Column,
    /// Strips above and below the board, for narrow windows.
    Strips,
}

impl Arrangement {
    fn of(size: egui::Vec2) -> Arrangement {
        if size.x > size.y * 1.1 { Arrangement::Column } else { Arrangement::Strips }
    }
}

/// The panels' systems.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (column, evaluation::show, choices::show, watch::show, curtain::show, notice::show, result::show)
            .chain()
            .in_set(PanelSet::Screen)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
    )
    .add_systems(OnExit(Screen::Table), |mut area: ResMut<FreeArea>| *area = FreeArea::default());
}

/// The panels beside the board.
fn column(
    mut contexts: EguiContexts,
    mut area: ResMut<FreeArea>,
    mut widgets: WidgetContext,
    mut board: players::SidePanels,
    scale: Res<Scale>,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    let chooses = guide(board.table.game().setup().game).strip;
    let strip = if chooses || board.table.is_watched() { choices::HEIGHT * scale.0 } else { 0.0 };
    widgets.set_enabled(*menu.get() == Menu::None);
    let scale = scale.0;
    let left = if board.preferences.evaluation_bar { evaluation::WIDTH * scale } else { 0.0 };
    let free = match Arrangement::of(size) {
        Arrangement::Column => {
            let width = (size.x * 0.25).clamp(226.0 * scale, 340.0 * scale).min(size.x * 0.45);
            let rect = egui::Rect::from_min_max(egui::pos2(size.x - width, 0.0), size.to_pos2());
            panel(&ctx, "column", rect, |ui| board.column(ui, &mut widgets));
            FreeArea { left, top: 0.0, right: width, bottom: 0.0, strip }
        }
        Arrangement::Strips => {
            let (above, below) = (62.0 * scale, 210.0 * scale);
            let top = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, above));
            panel(&ctx, "strip above", top, |ui| board.plate_above(ui, &mut widgets));
            let bottom = egui::Rect::from_min_max(egui::pos2(0.0, size.y - below), size.to_pos2());
            panel(&ctx, "strip below", bottom, |ui| board.strip_below(ui, &mut widgets));
            FreeArea { left, top: above, right: 0.0, bottom: below, strip }
        }
    };
    area.set_if_neq(free);
    Ok(())
}

/// A panel that covers a part of the window.
fn panel(ctx: &egui::Context, name: &str, rect: egui::Rect, content: impl FnOnce(&mut egui::Ui)) {
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
