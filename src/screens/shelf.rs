//! Where the cards of the title stand, and the plank below them.

use bevy_egui::egui::{self, Align, Color32, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

/// Between cards.
pub(super) const GAP: f32 = 7.0;
/// Between the shelf and the edges of the window.
pub(super) const MARGIN: f32 = 18.0;
/// The plank on which cards stand.
const PLANK: f32 = 16.0;
/// The least window, in points, in which cards stand upright in one row.
const UPRIGHT: Vec2 = vec2(880.0, 480.0);
/// A card that stands is at least so much taller than it is wide, and what it needs for that beside its text.
const TALL: (f32, f32) = (78.0, 24.0);
/// The least size of a card that lies, and what its height needs beside its text.
const FLAT: (Vec2, f32) = (vec2(186.0, 84.0), 38.0);
/// The height of the buttons that lead on, above cards that lie.
const STEPS: f32 = 42.0;
/// About the picture on a card that stands, and on one that lies.
const BORDERS: [f32; 2] = [13.0, 11.0];
/// The picture on a card that lies.
const SMALL_PICTURE: f32 = FLAT.0.y - 2.0 * BORDERS[1];

/// How the cards are laid out, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shelf {
    /// The height of what stands above the scene.
    pub(super) head: f32,
    /// What the shelf takes of the window, from its foot.
    pub(super) room: Rect,
    pub(super) columns: usize,
    pub(super) card: Vec2,
    /// Cards stand in one row, the picture above the text.
    pub(super) tall: bool,
}

impl Shelf {
    /// The shelf for so many cards in a window of this size, where what is pressed is at least so wide and high; `text` is
    /// the height of the tallest text in a width, in letters of a size.
    pub(super) fn of((window, target): (Vec2, f32), cards: usize, text: impl Fn(f32, f32) -> f32) -> Shelf {
        let tall = window.x >= UPRIGHT.x && window.y >= UPRIGHT.y;
        let width = window.x - 2.0 * MARGIN;
        let fitting = |columns: usize| (width + GAP) / columns as f32 - GAP;
        let (columns, width) = if tall {
            // Room for one card more than there are games.
            (cards, fitting(cards.max(8)).min(150.0))
        } else {
            let columns = (((width + GAP) / (FLAT.0.x + GAP)) as usize).clamp(1, 4);
            (columns, fitting(columns))
        };
        let text = text(text_width(tall, width), text_size(tall));
        let height = if tall { width + TALL.0.max(text + TALL.1) } else { FLAT.0.y.max(text + FLAT.1) };
        let card = vec2(width, height);
        // For fingers the tools are in a row of their own, where cards lie.
        let head = if tall { 92.0 } else { 54.0 + target };
        let rows = cards.div_ceil(columns.max(1)) as f32;
        let steps = if tall { 0.0 } else { STEPS.max(target + GAP) };
        let height = steps + rows * (card.y + GAP) + PLANK + GAP;
        let room = Rect::from_min_max(pos2(0.0, (window.y - height).max(head)), window.to_pos2());
        Shelf { head, room, columns, card, tall }
    }

    /// Where the cards are.
    pub(super) fn inner(&self) -> Rect {
        let top = self.room.min.y + GAP;
        Rect::from_min_max(pos2(MARGIN, top), pos2(self.room.max.x - MARGIN, self.room.max.y - PLANK))
    }

    /// How far a row of so many cards is moved in so that it stands in the middle.
    pub(super) fn indent(&self, cards: usize) -> f32 {
        let row = cards as f32 * (self.card.x + GAP) - GAP;
        if self.tall { ((self.inner().width() - row) / 2.0 - GAP).max(0.0) } else { 0.0 }
    }

    /// The picture on a card.
    pub(super) fn picture(&self, card: Rect) -> Rect {
        let border = if self.tall { BORDERS[0] } else { BORDERS[1] };
        let side = if self.tall { card.width() - 2.0 * border } else { SMALL_PICTURE };
        Rect::from_min_size(card.min + vec2(border, border), vec2(side, side))
    }

    /// The width of the text on a card, below its title.
    pub(super) fn text_width(&self) -> f32 {
        text_width(self.tall, self.card.x)
    }

    /// The size of its letters.
    pub(super) fn text_size(&self) -> f32 {
        text_size(self.tall)
    }
}

fn text_width(tall: bool, card: f32) -> f32 {
    if tall { card - 20.0 } else { card - SMALL_PICTURE - BORDERS[1] - 17.0 }
}

fn text_size(tall: bool) -> f32 {
    if tall { 15.0 } else { 14.0 }
}

/// Writes text over several lines from a point at its upper edge.
pub(super) fn write(ui: &Ui, at: Pos2, align: Align, width: f32, text: &str, font: egui::FontId, color: Color32) {
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, color, width);
    job.halign = align;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(at, galley, color);
}

/// Wood in the evening light.
const WOOD: [Color32; 3] =
    [Color32::from_rgb(140, 96, 58), Color32::from_rgb(104, 70, 42), Color32::from_rgb(74, 50, 32)];

/// Paints the plank, and the shade of the shelf above it.
pub(super) fn paint_plank(painter: &Painter, shelf: &Shelf, shade: Color32) {
    let room = shelf.room;
    let back = [shade.gamma_multiply(0.0), shade.gamma_multiply(0.85)];
    painter.add(egui::Shape::gradient_rect(room, egui::Direction::TopDown, back));
    let top = room.max.y - PLANK;
    let plank = room.with_min_y(top);
    painter.add(egui::Shape::gradient_rect(plank, egui::Direction::TopDown, [WOOD[1], WOOD[2]]));
    painter.hline(plank.x_range(), top + 1.0, Stroke::new(2.0, WOOD[0]));
}

/// Paints the shade behind the name of the program.
pub(super) fn paint_head(painter: &Painter, rect: Rect, shade: Color32) {
    let colors = [shade.gamma_multiply(0.8), shade.gamma_multiply(0.0)];
    painter.add(egui::Shape::gradient_rect(rect, egui::Direction::TopDown, colors));
}

/// The height of the tallest of these texts in this width, in letters of this size.
pub(super) fn tallest<'a>(ctx: &egui::Context, texts: impl Iterator<Item = &'a String>, width: f32, size: f32) -> f32 {
    let font = egui::FontId::proportional(size);
    let height = |text: &String| {
        ctx.fonts_mut(|fonts| fonts.layout(text.clone(), font.clone(), egui::Color32::WHITE, width).size().y)
    };
    texts.map(height).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_inside_the_window_or_can_be_scrolled_to() {
        for window in [(1164.0, 655.0), (423.0, 753.0), (600.0, 375.0), (800.0, 450.0), (1552.0, 655.0), (320.0, 240.0)]
        {
            let window = Vec2::from(window);
            for cards in [7, 8] {
                let shelf = Shelf::of((window, 0.0), cards, |width, _| 18.0 * (200.0 / width).ceil());
                let row = shelf.columns as f32 * (shelf.card.x + GAP) - GAP;
                assert!(row <= window.x - 2.0 * MARGIN + 0.1, "{window:?}: a row of {row}");
                assert!(shelf.room.min.y >= shelf.head, "{window:?}");
                assert!(!shelf.tall || shelf.inner().height() >= shelf.card.y, "{window:?}");
            }
        }
    }
}
