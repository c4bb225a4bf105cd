//! What every panel of the table is drawn with.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::words::Line;
use crate::look::palette::PanelColors;
use crate::schedule::Menu;
use crate::ui::widget::Moved;
use crate::ui::{FreeArea, Scale, WidgetContext, focus, ground_sense, theme};

/// The context of egui, the named widgets, and the places at and around the board.
#[derive(SystemParam)]
pub(super) struct PanelContext<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    pub widgets: WidgetContext<'w, 's>,
    scale: Res<'w, Scale>,
    area: Res<'w, FreeArea>,
    menu: Res<'w, State<Menu>>,
}

impl PanelContext<'_, '_> {
    /// Begins a panel: its buttons react unless a menu lies over it.
    pub fn begin(&mut self) -> Result<egui::Context> {
        self.widgets.set_enabled(!self.is_below_menu());
        Ok(self.contexts.ctx_mut()?.clone())
    }

    /// Whether a menu lies over the panels.
    pub fn is_below_menu(&self) -> bool {
        *self.menu.get() != Menu::None
    }

    /// The part of the window that the panels leave to the board.
    pub fn board(&self, ctx: &egui::Context) -> egui::Rect {
        let size = ctx.content_rect().size();
        let free = self.area.in_points(*self.scale).rect(Vec2::new(size.x, size.y));
        egui::Rect::from_min_max(egui::pos2(free.min.x, free.min.y), egui::pos2(free.max.x, free.max.y))
    }

    /// The strip below the board.
    pub fn strip(&self, ctx: &egui::Context) -> egui::Rect {
        self.area.in_points(*self.scale).strip(ctx.content_rect().size())
    }
}

/// Within the strip, at its ends.
const STRIP_MARGIN: f32 = 20.0;

/// How tall the tallest line has been in a window of this size (points): so much room the strip has from then on, so that
/// lines cover no cell and the board does not move with every one of them.
#[derive(Clone, Copy, Default)]
struct Tallest {
    window: egui::Vec2,
    height: f32,
}

impl Tallest {
    fn of(ctx: &egui::Context) -> Tallest {
        let window = ctx.content_rect().size();
        let known: Option<Tallest> = ctx.data(|data| data.get_temp(egui::Id::new("tallest line")));
        known.filter(|known| known.window == window).unwrap_or(Tallest { window, height: 0.0 })
    }
}

/// The height of the strip that lines have needed in this window.
pub(super) fn tallest_line(ctx: &egui::Context) -> f32 {
    Tallest::of(ctx).height
}

/// Gives the board back what a line has needed that was asked for and has been closed.
pub(super) fn forget_tallest_line(ctx: &egui::Context) {
    ctx.data_mut(|data| data.remove::<Tallest>(egui::Id::new("tallest line")));
}

/// Shows a line in the strip below the board. One that needs more rows than there is room for makes the strip taller, and
/// what would take a third of the window is scrolled.
pub(super) fn show_line(
    ctx: &egui::Context,
    name: &str,
    place: egui::Rect,
    colors: &PanelColors,
    line: &Line,
    buttons: impl FnOnce(&mut egui::Ui),
) -> Moved {
    strip(ctx, name, place, colors, |ui| {
        line.show(ui, place.width() - 2.0 * STRIP_MARGIN, place.height(), buttons);
    })
}

/// Shows the ribbon of the strip with content.
///
/// It is in the background: what lies above that keeps the pointer for a moment after it has left.
fn strip(
    ctx: &egui::Context,
    name: &str,
    place: egui::Rect,
    colors: &PanelColors,
    content: impl FnOnce(&mut egui::Ui),
) -> Moved {
    let id = egui::Id::new(name);
    let known: f32 = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    let tallest = (ctx.content_rect().height() / 3.0).max(place.height());
    let strip = egui::Area::new(id).order(egui::Order::Background).sense(ground_sense(ctx));
    let shown = strip.fixed_pos(middle(place, known)).pivot(egui::Align2::CENTER_CENTER).show(ctx, |ui| {
        // One group for those who have it read to them.
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_author_id(name));
        ui.set_max_size(egui::vec2(place.width(), tallest));
        ui.set_clip_rect(egui::Rect::EVERYTHING);
        let ground = ui.painter().add(egui::Shape::Noop);
        let margin = egui::Margin::symmetric(STRIP_MARGIN as i8 - 4, 2);
        let inner = egui::Frame::new().inner_margin(margin).show(ui, |ui| {
            let rows = egui::ScrollArea::vertical().id_salt(name).max_height(tallest - 8.0);
            rows.show(ui, |ui| {
                ui.set_min_height(place.height() - 8.0);
                let ctx = ui.ctx().clone();
                focus::within(&ctx, || content(ui));
            });
        });
        theme::ribbon(ui, ground, inner.response.rect.shrink(1.0), colors);
        inner.response.rect
    });
    // It was laid out about the middle of what was there in the frame before.
    let height = shown.inner.height();
    let off = middle(place, height) - shown.inner.center();
    let before = Tallest::of(ctx);
    if height > before.height.max(place.height()) + 0.5 {
        ctx.data_mut(|data| data.insert_temp(egui::Id::new("tallest line"), Tallest { height, ..before }));
        ctx.request_repaint();
    }
    if off.abs().max_elem() > 0.75 {
        ctx.transform_layer_shapes(shown.response.layer_id, egui::emath::TSTransform::from_translation(off));
        ctx.data_mut(|data| data.insert_temp(id, height));
        ctx.request_repaint();
    }
    Moved { from: shown.inner, by: off }
}

/// The middle of a line of this height: that of its place, from which it grows upward.
fn middle(place: egui::Rect, height: f32) -> egui::Pos2 {
    egui::pos2(place.center().x, place.center().y.min(place.max.y - height / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette;

    /// The middle of everything that is painted in a frame.
    fn painted_middle(ctx: &egui::Context, place: egui::Rect, width: f32) -> egui::Pos2 {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(640.0, 400.0));
        let input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
        let mut output = ctx.run_ui(input, |ui| {
            let _ = strip(&ui.ctx().clone(), "line", place, &palette::CLASSIC.panel, |ui| {
                ui.allocate_space(egui::vec2(width, 20.0));
            });
        });
        output.textures_delta.clear();
        let painted = output.shapes.iter().map(|clipped| clipped.shape.visual_bounding_rect());
        painted.filter(|rect| rect.is_positive()).fold(egui::Rect::NOTHING, egui::Rect::union).center()
    }

    #[test]
    fn a_line_of_another_width_is_in_the_middle_at_once() {
        let ctx = egui::Context::default();
        let place = egui::Rect::from_min_max(egui::pos2(100.0, 340.0), egui::pos2(540.0, 390.0));
        // The first frame of an area is not seen.
        let _ = painted_middle(&ctx, place, 40.0);
        for width in [40.0, 300.0, 300.0, 20.0, 400.0] {
            let off = (painted_middle(&ctx, place, width) - place.center()).abs();
            // The shadow reaches a little further down.
            assert!(off.x < 1.5 && off.y < 4.0, "{width}: {off:?}");
        }
    }
}
