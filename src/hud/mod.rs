//! Panels: everything that is text.

pub mod card;
mod choices;
mod controls;
mod curtain;
mod evaluation;
pub mod fonts;
mod notice;
mod players;
mod result;
pub mod theme;
pub mod token;
mod turns;
mod watch;
pub mod widget;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass, egui};

pub use players::player_name;
pub use widget::Buttons;

use crate::games::guide;
use crate::schedule::{AtBoard, Menu, Screen};
use crate::table::Table;

impl FreeArea {
    /// Panels at the left only.
    #[must_use]
    pub fn right_of(left: f32) -> FreeArea {
        FreeArea { left, ..FreeArea::default() }
    }
}

/// How the panels are arranged and what they leave to the board, in logical pixels of the window.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct FreeArea {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    /// The height of the strip of choices, which lies just above what `bottom` begins with.
    strip: f32,
}

impl FreeArea {
    /// The part of a window of this size that panels leave free.
    #[must_use]
    pub fn rect(&self, window: Vec2) -> Rect {
        let high = Vec2::new(window.x - self.right, window.y - self.bottom - self.strip);
        Rect::from_corners(Vec2::new(self.left, self.top).min(high - 40.0), high)
    }

    /// The strip of choices below that part.
    #[must_use]
    pub fn strip(&self, window: egui::Vec2) -> egui::Rect {
        let low = window.y - self.bottom;
        egui::Rect::from_x_y_ranges(self.left..=window.x - self.right, low - self.strip..=low)
    }
}

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

/// The order in which panels are drawn; later ones lie over earlier ones.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PanelSet {
    /// Fonts, colours and the list of buttons are made ready.
    Begin,
    /// Panels of the screen.
    Screen,
    /// Menus over it.
    Menu,
}

/// The panels' systems.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<FreeArea>()
        .init_resource::<Buttons>()
        .init_resource::<theme::Scale>()
        .configure_sets(EguiPrimaryContextPass, (PanelSet::Begin, PanelSet::Screen, PanelSet::Menu).chain())
        .add_systems(
            PreUpdate,
            say_nothing_twice.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PreUpdate, fonts::load.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass))
        .add_systems(EguiPrimaryContextPass, (theme::apply, widget::begin).chain().in_set(PanelSet::Begin))
        .add_systems(
            EguiPrimaryContextPass,
            (column, evaluation::show, choices::show, watch::show, curtain::show, notice::show, result::show)
                .chain()
                .in_set(PanelSet::Screen)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
        )
        .add_systems(EguiPrimaryContextPass, leave_keys_to_the_board.after(PanelSet::Menu).run_if(in_state(AtBoard)))
        .add_systems(OnExit(Screen::Table), |mut area: ResMut<FreeArea>| *area = FreeArea::default());
}

/// The panels beside the board.
fn column(
    mut contexts: EguiContexts,
    mut area: ResMut<FreeArea>,
    mut widgets: widget::WidgetContext,
    mut board: players::SidePanels,
    scale: Res<theme::Scale>,
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

/// `bevy_egui` tells egui the state of Ctrl, Shift and Alt in every frame, and egui asks for another frame after every
/// event: without this, the window would never be idle.
fn say_nothing_twice(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *last, *modifiers) != *modifiers,
            _ => true,
        });
    }
}

/// At the board, Tab and Enter belong to the board; menus have the keyboard for themselves.
fn leave_keys_to_the_board(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
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
