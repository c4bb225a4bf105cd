//! What the library has to say where nothing else says it: at a board, at the set-up, over a menu.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, vec2};

use crate::library::{LibraryNotice, MatchLibrary};
use crate::schedule::{Menu, Screen};
use crate::ui::theme;
use crate::ui::{WidgetContext, ground_sense, icon, least, to_egui};
use crate::words::text;

/// How wide the slip is, where there is room for it, and what lies between it and the edges of the window.
const WIDTH: f32 = 540.0;
const BORDER: f32 = 10.0;
/// Within it.
const MARGIN: f32 = 12.0;
/// The side of its cross.
const CROSS: f32 = 32.0;

/// Whether there is anything to say that is not said by what is shown. What is wrong with files of the library concerns
/// whoever looks at the library or the title.
pub(super) fn is_due(
    library: Option<Res<MatchLibrary>>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) -> bool {
    let is_said = match menu.get() {
        Menu::None => *screen.get() == Screen::Title,
        Menu::Library | Menu::Export | Menu::Photo => true,
        _ => false,
    };
    let said = library.as_ref().and_then(|library| library.said());
    !is_said && said.is_some_and(|said| !matches!(said, LibraryNotice::Broken { .. } | LibraryNotice::SetAside { .. }))
}

/// Shows it at the upper edge of the window: trouble until its cross is pressed, anything else until something is.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut library: ResMut<MatchLibrary>,
) -> Result {
    let Some((words, is_trouble)) = library.said().map(|said| (said.words(), said.is_trouble())) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    widgets.set_enabled(true);
    let colors = widgets.palette().panel;
    let words = RichText::new(words).color(to_egui(if is_trouble { colors.bad } else { colors.accent }));
    let window = ctx.content_rect();
    let width = (window.width() - 2.0 * BORDER).min(WIDTH);
    let mut closes = !is_trouble && is_pressed(&ctx);
    let area = egui::Area::new(egui::Id::new("said")).order(egui::Order::Tooltip).sense(ground_sense(&ctx));
    let area = area.anchor(egui::Align2::CENTER_TOP, vec2(0.0, BORDER));
    let shown = area.show(&ctx, |ui| {
        ui.set_max_width(width);
        let ground = ui.painter().add(egui::Shape::Noop);
        let inner = egui::Frame::new().inner_margin(MARGIN).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                let room = width - 2.0 * MARGIN - least(ui).x.max(CROSS) - ui.spacing().item_spacing.x;
                ui.vertical(|ui| {
                    ui.set_width(room);
                    let rows = egui::ScrollArea::vertical().id_salt("said").max_height(window.height() / 3.0);
                    rows.show(ui, |ui| ui.label(words));
                });
                closes |= widgets.tool(ui, CROSS, true, "close notice", icon::CLOSE, &text!("close"));
            });
        });
        theme::ribbon(ui, ground, inner.response.rect, &colors);
    });
    widgets.cover(&ctx, shown.response.rect);
    if closes {
        library.hush();
    }
    Ok(())
}

/// Whether a key or a button of the pointer goes down.
fn is_pressed(ctx: &egui::Context) -> bool {
    let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. });
    ctx.input(|input| input.pointer.any_pressed() || input.events.iter().any(is_key))
}
