//! A position as a flat picture on a page.

use bevy::color::{Color, Mix};
use bevy::math::Vec2;
use bevy_egui::egui::{self, Painter, Pos2, Rect, Shape, Stroke, Ui, vec2};
use ludarium_rules::{AnyPosition, Cell, Piece};

use crate::games::guide;
use crate::hud::token;
use crate::look::palette::{MINIATURE_CELL, MINIATURE_RIM, Palette};
use crate::stage::{Guide, Layout};
use crate::ui::{fonts, to_egui};

/// The width of a diagram in points, where there is room for it.
const WIDTH: f32 = 330.0;

/// Where and with what a position is painted.
struct Diagram<'a> {
    painter: &'a Painter,
    palette: &'a Palette,
    guide: &'static Guide,
    layout: Layout,
    centre: Pos2,
    scale: f32,
    /// The colours of what lies around the cells, of the cells, and of the lines between them.
    ground: [Color; 3],
}

/// A position from straight above, White at the foot.
pub(super) fn show(ui: &mut Ui, palette: &Palette, text: &str, position: &AnyPosition) {
    let guide = guide(position.game());
    let layout = (guide.layout)();
    let extent = layout.half * 2.0;
    let width = WIDTH.min(ui.available_width());
    let scale = width / extent.x;
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(width, extent.y * scale), egui::Sense::hover());
        // Screen readers say the position's text.
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, text));
        let (painter, colors) = (ui.painter(), palette.panel);
        let ground = [colors.widget, colors.background, colors.line];
        Diagram { painter, palette, guide, layout, centre: rect.center(), scale, ground }.paint(rect, position);
    });
    ui.add_space(6.0);
}

/// A position as a small picture in a square, in a frame of its own.
pub(in crate::screens) fn paint_miniature(painter: &Painter, palette: &Palette, rect: Rect, position: &AnyPosition) {
    let guide = guide(position.game());
    let layout = (guide.layout)();
    let extent = layout.half * 2.0;
    let scale = rect.width() / extent.max_element();
    let ground = [MINIATURE_RIM, MINIATURE_CELL, MINIATURE_RIM];
    Diagram { painter, palette, guide, layout, centre: rect.center(), scale, ground }.paint(rect, position);
    let brass = to_egui(palette.panel.accent.mix(&palette.panel.panel, 0.45));
    painter.rect_stroke(rect, 6.0, Stroke::new(1.5, brass), egui::StrokeKind::Outside);
}

impl Diagram<'_> {
    fn paint(&self, rect: Rect, position: &AnyPosition) {
        let [rim, ..] = self.ground;
        self.painter.rect_filled(rect, 6.0, to_egui(rim));
        let view = position.board_view();
        for cell in (0..self.layout.count()).map(Cell) {
            let world = self.layout.world(cell);
            let middle = Vec2::new(world.x, world.z);
            self.cell(cell, middle);
            if let Some(stack) = view.cells.get(cell.index()) {
                self.stack(self.point(middle), stack);
            }
        }
    }

    fn point(&self, place: Vec2) -> Pos2 {
        self.centre + vec2(place.x, place.y) * self.scale
    }

    fn cell(&self, cell: Cell, middle: Vec2) {
        let outline = self.layout.outline(self.layout.shape(cell));
        let corners = outline.iter().map(|corner| self.point(middle + *corner)).collect();
        let [_, fill, line] = self.ground;
        let edge = Stroke::new((self.layout.unit * self.scale * 0.06).min(1.0), to_egui(line));
        self.painter.add(Shape::convex_polygon(corners, to_egui(fill), edge));
    }

    /// The uppermost piece, and how many there are if there are several.
    fn stack(&self, place: Pos2, stack: &[Piece]) {
        let Some(top) = stack.last() else { return };
        let radius = self.layout.unit * self.scale * 0.4;
        let look = (self.guide.token)(*top, self.palette);
        token::paint(self.painter, &look, place, radius);
        if stack.len() > 1 {
            let font = fonts::bold(radius * 1.1);
            self.painter.text(place, egui::Align2::CENTER_CENTER, stack.len(), font, to_egui(look.ink));
        }
    }
}
