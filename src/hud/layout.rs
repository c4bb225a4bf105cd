//! Where the panels of the table are: beside the board, or above and below it.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use crate::schedule::TableMode;
use crate::table::Table;
use crate::ui::FreeArea;
use crate::ui::theme::CARD_MARGIN;

/// Between panels, and between them and the edges of the window.
const GAP: f32 = 8.0;
/// The side of a tool, within its card.
pub const TOOL: f32 = 42.0;
/// Between tools.
pub const TOOL_GAP: f32 = 5.0;
/// How many tools there are.
pub const TOOLS: usize = 7;
/// A player's card above or below the board.
const FLAT_CARD: f32 = 62.0;
/// The turn list below the board, while it is folded.
const FLAT_TURNS: f32 = 44.0;
/// The line at the foot of the board.
const FOOT: f32 = 46.0;
/// The same where words need more lines.
const NARROW_FOOT: f32 = 60.0;
/// The least height of a window in which the card of an exercise has room for large letters.
const TALL: f32 = 500.0;
/// How wide the picture of a board is for its height.
const BOARD_SHAPE: f32 = 1.33;

/// What the column at the left is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The cards of the players.
    Players,
    /// An analysis.
    Analysis,
    /// What a lesson or a puzzle says.
    Exercise,
}

impl Column {
    /// What it is for now.
    pub fn of(mode: TableMode, table: &Table) -> Column {
        match mode {
            TableMode::Analyse => Column::Analysis,
            TableMode::Play if table.is_exercise() => Column::Exercise,
            TableMode::Play => Column::Players,
        }
    }

    /// How wide it is: this share of the window, and its bounds; `None` for as little as will do.
    fn width(self) -> Option<(f32, (f32, f32))> {
        match self {
            Column::Players => None,
            Column::Analysis => Some((0.23, (240.0, 330.0))),
            Column::Exercise => Some((0.25, (260.0, 440.0))),
        }
    }
}

/// What surrounds the board, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Places {
    /// What is left to the board.
    pub area: FreeArea,
    /// The card of the player across the board.
    pub far: Rect,
    /// The card of the near player.
    pub near: Rect,
    /// The turn list.
    pub turns: Rect,
    /// The tools.
    pub tools: Rect,
    /// How many tools are in a row.
    pub columns: usize,
    /// Cards are tall and narrow; else they are one line.
    pub beside: bool,
}

impl Places {
    /// The arrangement that leaves the board the most room in a window of this size, where what is pressed is at least so
    /// wide and high.
    pub fn of(size: Vec2, target: f32) -> Places {
        let all = [Places::beside(size, target), Places::in_a_row(size, target), Places::stacked(size, target)];
        all.iter().skip(1).fold(
            all[0],
            |best, other| {
                if other.board_height(size) > best.board_height(size) { *other } else { best }
            },
        )
    }

    /// The same with this column at the left; a wide one takes some of the board's room.
    pub fn with(size: Vec2, column: Column, target: f32) -> Places {
        let usual = Places::of(size, target);
        let is_low = column == Column::Exercise && size.y < TALL;
        let Some((share, (least, most))) = column.width().filter(|_| usual.beside && !is_low) else { return usual };
        let width = (size.x * share).clamp(least, most).max(usual.far.width());
        let widen = |rect: Rect| rect.with_max_x(rect.min.x + width);
        let area = FreeArea { left: usual.area.left + width - usual.far.width(), ..usual.area };
        let wide = Places { area, far: widen(usual.far), near: widen(usual.near), ..usual };
        // In narrow windows the board comes first.
        if wide.board_height(size) > 0.6 * usual.board_height(size) { wide } else { usual }
    }

    /// Whether everything that an exercise says is in its card beside the board, in large letters.
    pub fn has_words_beside(&self, size: Vec2) -> bool {
        self.beside && size.y >= TALL
    }

    /// How tall the picture of the board can be.
    fn board_height(&self, size: Vec2) -> f32 {
        let free = self.area.rect(bevy::math::Vec2::new(size.x, size.y));
        let fits = self.far.is_positive() && self.near.is_positive() && self.turns.is_positive();
        if fits { free.height().min(free.width() / BOARD_SHAPE) } else { 0.0 }
    }

    /// Players at the left, turns and tools at the right.
    fn beside(size: Vec2, target: f32) -> Places {
        let gutter = (size.x * 0.14).clamp(160.0_f32.min(size.x * 0.34), 230.0);
        let columns = if is_fit(3, gutter - 1.5 * GAP, target) { 3 } else { 2 };
        let tools = tools_size(columns, gutter - 1.5 * GAP, target);
        let (left, right) = ((GAP, gutter - GAP / 2.0), (size.x - gutter + GAP / 2.0, size.x - GAP));
        let column = |(from, to): (f32, f32), top: f32, bottom: f32| Rect::from_x_y_ranges(from..=to, top..=bottom);
        let middle = size.y / 2.0;
        let foot = size.y - GAP;
        Places {
            area: FreeArea {
                left: gutter,
                right: gutter,
                top: 2.0,
                bottom: 4.0,
                strip: with_target(FOOT, target),
                ..FreeArea::default()
            },
            far: column(left, GAP, middle - GAP),
            near: column(left, middle + GAP, foot),
            turns: column(right, GAP, foot - tools.y - GAP),
            tools: column(right, foot - tools.y, foot),
            columns,
            beside: true,
        }
    }

    /// Everything but the far player's card in one row below the board, in windows that are about square.
    fn in_a_row(size: Vec2, target: f32) -> Places {
        let tools = tools_size(TOOLS, f32::INFINITY, target);
        let card = card_height(FLAT_CARD, target);
        let row = |from: f32, to: f32| Rect::from_x_y_ranges(from..=to, size.y - GAP - card..=size.y - GAP);
        let left = size.x - tools.x - 2.0 * GAP;
        let half = left * 0.55;
        Places {
            area: FreeArea {
                top: card + 2.0 * GAP,
                bottom: card + 2.0 * GAP,
                strip: with_target(FOOT, target),
                ..FreeArea::default()
            },
            far: Rect::from_min_size(pos2(GAP, GAP), vec2((size.x - 2.0 * GAP).min(half.max(420.0)), card)),
            near: row(GAP, half - GAP),
            turns: if left > 420.0 { row(half, left) } else { Rect::NOTHING },
            tools: row(left + GAP, size.x - GAP),
            columns: TOOLS,
            beside: false,
        }
    }

    /// One below the other, in upright windows.
    fn stacked(size: Vec2, target: f32) -> Places {
        let width = size.x - 2.0 * GAP;
        let card = card_height(FLAT_CARD, target);
        // Two rows, where one would make the tools too small for a finger.
        let columns = if is_fit(TOOLS, width, target.max(42.0)) { TOOLS } else { TOOLS.div_ceil(2) };
        let tools = tools_size(columns, width, target);
        let row = |bottom: f32, height: f32| Rect::from_x_y_ranges(GAP..=size.x - GAP, bottom - height..=bottom);
        let tool_row = row(size.y - GAP, tools.y);
        let turns = row(tool_row.min.y - GAP, card_height(FLAT_TURNS, target));
        let near = row(turns.min.y - GAP, card);
        Places {
            area: FreeArea {
                top: card + 2.0 * GAP,
                bottom: size.y - near.min.y + GAP / 2.0,
                strip: with_target(NARROW_FOOT, target),
                ..FreeArea::default()
            },
            far: row(GAP + card, card),
            near,
            turns,
            tools: tool_row,
            columns,
            beside: false,
        }
    }
}

/// The card of the tools in so many columns, where there is so much room; tools shrink if they must.
fn tools_size(columns: usize, room: f32, target: f32) -> Vec2 {
    let rows = TOOLS.div_ceil(columns);
    let span = |count: usize, side: f32| count as f32 * (side + TOOL_GAP) - TOOL_GAP + 2.0 * CARD_MARGIN;
    let side = tool_side(columns, room, target);
    vec2(span(columns, side), span(rows, side))
}

/// The side of a tool where so many stand in a row of this width.
pub fn tool_side(columns: usize, room: f32, target: f32) -> f32 {
    side_with_gap(columns, room).clamp(24.0, TOOL.max(target - TOOL_GAP))
}

/// Whether so many tools in a row of this width are each so wide, with the gap beside it.
fn is_fit(columns: usize, room: f32, target: f32) -> bool {
    side_with_gap(columns, room) + TOOL_GAP >= target
}

fn side_with_gap(columns: usize, room: f32) -> f32 {
    (room - 2.0 * CARD_MARGIN + TOOL_GAP) / columns as f32 - TOOL_GAP
}

/// The height of a card with one row of what is pressed.
fn card_height(usual: f32, target: f32) -> f32 {
    usual.max(target + 2.0 * CARD_MARGIN - 4.0)
}

/// The height of the line at the foot of the board.
fn with_target(usual: f32, target: f32) -> f32 {
    usual.max(target + 4.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{FINGER, scale_of};

    const WINDOWS: [(f32, f32); 13] = [
        (360.0, 640.0),
        (640.0, 700.0),
        (480.0, 300.0),
        (540.0, 720.0),
        (560.0, 350.0),
        (640.0, 360.0),
        (800.0, 600.0),
        (1024.0, 768.0),
        (1080.0, 1920.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (3840.0, 2160.0),
    ];

    /// A card beside the board that is narrower has no room for what is in it.
    const NARROWEST_CARD: f32 = 120.0;

    /// The size in points of a window, and how large what a finger presses in it must be.
    fn points(width: f32, height: f32, text: f32) -> (Vec2, f32) {
        let scale = scale_of(bevy::math::Vec2::new(width, height), 1.0, text).0;
        (vec2(width, height) / scale, FINGER / scale)
    }

    #[test]
    fn no_panel_covers_the_board_another_panel_or_the_edge_of_a_window() {
        for (width, height) in WINDOWS {
            for (text, is_touch) in
                [0.8, 1.0, 1.25, 1.5, 1.75, 2.0].into_iter().flat_map(|text| [(text, false), (text, true)])
            {
                let (size, finger) = points(width, height, text);
                let target = if is_touch { finger } else { 0.0 };
                let places = Places::of(size, target);
                let free = places.area.rect(bevy::math::Vec2::new(size.x, size.y));
                let board = Rect::from_min_max(pos2(free.min.x, free.min.y), pos2(free.max.x, free.max.y));
                let strip = places.area.strip(size);
                let all = [places.far, places.near, places.turns, places.tools, strip, board];
                for (index, rect) in all.iter().enumerate() {
                    let window = Rect::from_min_size(pos2(0.0, 0.0), size);
                    assert!(window.contains_rect(*rect), "{width}x{height} at {text}: {rect:?} of {places:?}");
                    for other in &all[index + 1..] {
                        let shared = rect.intersect(*other);
                        let covered = shared.width() > 0.1 && shared.height() > 0.1;
                        assert!(!covered, "{width}x{height} at {text}: {rect:?} covers {other:?}");
                    }
                }
                // What is in the panels has room, and the board is seen.
                let tools = tools_size(places.columns, places.tools.width(), target);
                assert!(places.tools.width() > tools.x - 0.1, "{width}x{height} at {text}: {places:?}");
                assert!(places.near.width() >= NARROWEST_CARD, "{width}x{height} at {text}: {places:?}");
                let share = places.board_height(size) / size.min_elem();
                assert!(
                    share > if is_touch { 0.3 } else { 0.37 },
                    "{width}x{height} at {text}: the board has {share} of {size}"
                );
            }
        }
    }

    #[test]
    fn the_board_has_nine_tenths_of_the_height_of_an_ordinary_window() {
        for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            let (size, _) = points(width, height, 1.0);
            let places = Places::of(size, 0.0);
            assert!(places.beside);
            let share = places.board_height(size) / size.y;
            assert!(share > 0.91, "{width}x{height}: {share}");
        }
    }

    #[test]
    fn tools_are_large_enough_for_a_finger() {
        for (width, height) in WINDOWS {
            let (size, target) = points(width, height, 1.0);
            let places = Places::of(size, target);
            let side = tool_side(places.columns, places.tools.width(), target);
            assert!(side + TOOL_GAP >= target - 0.1, "{width}x{height}: {side} of {target}");
        }
    }
}
