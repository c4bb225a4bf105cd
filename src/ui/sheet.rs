//! A sheet over the window: title, cross, a body that scrolls where there is no room for it, a foot that stays.

use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::{self, Rect, Ui, vec2};

use super::buttons::{ground_sense, inset};
use super::fit::fitting;
use super::focus;
use super::icon;
use super::reader::name_sheet;
use super::widget::WidgetContext;
use crate::words::text;

/// Between a sheet and the edges of the window.
const BORDER: f32 = 14.0;
/// Within a sheet.
const MARGIN: f32 = 18.0;
/// The side of the cross.
const CROSS: f32 = 36.0;
/// Titles have letters of this size at least where that helps to keep them in one line.
const LEAST_TITLE: f32 = 18.0;
/// How tall a steady sheet is at most, without its margins.
const STEADY: f32 = 680.0;

/// What a sheet is called and how it is laid out.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its name, by which egui knows it.
    pub name: &'static str,
    /// What stands at its head.
    pub title: String,
    /// Its width in points, where there is room for it.
    pub width: f32,
    /// The name of the cross at its upper right corner.
    pub cross: &'static str,
    /// It is as tall as the window lets it, up to a bound, whatever is in it: head and foot do not move under the
    /// pointer when what is shown changes.
    pub steady: bool,
}

/// How tall the parts of a sheet were, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Heights {
    body: f32,
    /// Head and foot, with what lies between them and the body.
    rest: f32,
}

impl Sheet {
    /// Shows the sheet in the middle of the window, wherever its edges are now; returns whether its cross is pressed.
    /// `state` is what body and foot show and change.
    pub fn show<S: ?Sized>(
        &self,
        ctx: &egui::Context,
        widgets: &mut WidgetContext,
        state: &mut S,
        body: impl FnOnce(&mut Ui, &mut WidgetContext, &mut S),
        foot: impl FnOnce(&mut Ui, &mut WidgetContext, &mut S),
    ) -> bool {
        let id = egui::Id::new(self.name);
        let width = self.width.min(ctx.content_rect().width() - 2.0 * BORDER);
        // What is measured in one frame is laid out in the next.
        let key = id.with(width as u32);
        let known: Option<Heights> = ctx.data(|data| data.get_temp(key));
        let tallest = ctx.content_rect().height() - 2.0 * BORDER - 2.0 * MARGIN;
        let before = known.unwrap_or_default();
        let whole = if self.steady { tallest.min(STEADY) } else { tallest };
        let room = (whole - before.rest).max(40.0);
        let body_height = if self.steady { room } else { before.body.min(room) };
        let height = body_height + before.rest + 2.0 * MARGIN;
        let rect = Rect::from_center_size(ctx.content_rect().center(), vec2(width, height)).round_ui();
        let mut closes = false;
        let mut now = before;
        let ground = egui::Area::new(id).fixed_pos(rect.min).order(egui::Order::Foreground).sense(ground_sense(ctx));
        ground.show(ctx, |ui| {
            name_sheet(ui, self.name, &self.title);
            if known.is_none() {
                ui.set_invisible();
            }
            ui.set_max_size(rect.size());
            super::theme::surface(ui.painter(), rect, super::theme::Surface::Leather, &widgets.palette().panel);
            let inner = egui::UiBuilder::new().max_rect(rect.shrink(MARGIN));
            ui.scope_builder(inner, |ui| {
                let top = ui.cursor().min.y;
                closes = self.head(ui, widgets);
                let head = ui.cursor().min.y - top;
                let area = egui::ScrollArea::vertical()
                    .auto_shrink([false, !self.steady])
                    .max_height(room)
                    .min_scrolled_height(body_height);
                now.body = area
                    .show(ui, |ui| {
                        // Room for the rod that scrolls.
                        let rod = if before.body > room { 12.0 } else { 0.0 };
                        ui.set_width(ui.available_width() - rod);
                        let ctx = ui.ctx().clone();
                        inset(ui, |ui| focus::within(&ctx, || body(ui, widgets, state)));
                    })
                    .content_size
                    .y;
                let bottom = ui.cursor().min.y;
                focus::within(ctx, || foot(ui, widgets, state));
                now.rest = head + (ui.cursor().min.y - bottom).max(0.0);
            });
            ui.expand_to_include_rect(rect);
        });
        if known.is_none_or(|known| (known.body - now.body).abs() + (known.rest - now.rest).abs() > 0.5) {
            ctx.data_mut(|data| data.insert_temp(key, now));
            ctx.request_repaint();
        }
        closes
    }

    /// Title and cross; returns whether that is pressed.
    fn head(&self, ui: &mut Ui, widgets: &mut WidgetContext) -> bool {
        let mut closes = false;
        ui.horizontal(|ui| {
            // The title gets smaller, and then takes several lines, before it would make the sheet wider.
            let room = ui.available_width() - CROSS - ui.spacing().item_spacing.x;
            ui.scope(|ui| {
                ui.set_max_width(room);
                let size =
                    fitting(ui, &self.title, &egui::TextStyle::Heading.resolve(ui.style()), LEAST_TITLE, room).size;
                ui.add(egui::Label::new(egui::RichText::new(&self.title).heading().size(size)).wrap());
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                closes = widgets.tool(ui, CROSS, true, self.cross, icon::CLOSE, &text!("close"));
            });
        });
        ui.add_space(4.0);
        closes
    }
}
