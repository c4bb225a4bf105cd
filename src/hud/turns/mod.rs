//! The list of turns; a click shows the position after a turn.

mod listing;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};
use ludarium_record::Match;
use ludarium_rules::Side;

use self::listing::{Entry, Listing, Width};
use crate::games::guide;
use crate::table::Table;
use crate::ui::{WidgetContext, to_egui};

/// The least width of a turn in the line that scrolls sideways.
const ROW_ENTRY: f32 = 30.0;
/// Between the edge of a turn's button and its text.
const PADDING: egui::Vec2 = vec2(6.0, 2.0);

/// What was last brought into view; the list scrolls by itself only when this changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct InView {
    serial: u64,
    shown: usize,
    /// The lines of the list, or the length of the row.
    lines: usize,
    /// How many lines there is room for, or how many points.
    room: usize,
}

/// How far the list is scrolled, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Scrolled {
    offset: f32,
    /// As it was a frame earlier: where both are equal, nobody scrolls.
    before: f32,
}

/// The list of turns.
#[derive(SystemParam)]
pub struct TurnList<'w, 's> {
    table: Res<'w, Table>,
    in_view: Local<'s, Option<InView>>,
    scrolled: Local<'s, Scrolled>,
}

impl TurnList<'_, '_> {
    /// The list as two columns, White's and Black's. Returns the ply whose turn is clicked.
    pub fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<usize> {
        let game = self.table.game();
        if game.ply() == 0 {
            ui.label(RichText::new(self.nothing_yet()).small().color(to_egui(widgets.palette().panel.weak_text)));
            return None;
        }
        let columns = Columns::new(ui);
        let listing = columns.listing(ui, game);
        let visible = ((ui.available_height() / columns.line).floor() as usize).max(1);
        let mut area = ScrollArea::vertical().auto_shrink(false).max_height(visible as f32 * columns.line);
        // In low windows one line is all there is room for.
        area = area.min_scrolled_height(columns.line);
        if let Some(offset) = self.offset(&listing, visible, columns.line) {
            area = area.vertical_scroll_offset(offset);
        }
        let shown = self.table.shown();
        let mut clicked = None;
        let output = area.show_viewport(ui, |ui, viewport| {
            ui.set_min_size(vec2(ui.available_width(), listing.lines as f32 * columns.line));
            clicked = columns.show(ui, widgets, (self.table.game(), shown), &listing, viewport);
        });
        *self.scrolled = Scrolled { offset: output.state.offset.y, before: self.scrolled.offset };
        if !is_whole(self.scrolled.offset, columns.line) {
            ui.ctx().request_repaint();
        }
        clicked
    }

    /// Where the list must be scrolled to: to the shown turn if that or the room for it has changed, else to whole lines
    /// once nobody scrolls any more.
    fn offset(&mut self, listing: &Listing, visible: usize, line: f32) -> Option<f32> {
        let shown = self.table.shown();
        if self.brings_into_view(listing.lines, visible) {
            return Some(listing.first_line(shown, visible) as f32 * line);
        }
        let Scrolled { offset, before } = *self.scrolled;
        (offset == before && !is_whole(offset, line)).then(|| (offset / line).round() * line)
    }

    /// Whether a change may have put the shown turn out of sight.
    fn brings_into_view(&mut self, lines: usize, room: usize) -> bool {
        let now = InView { serial: self.table.serial(), shown: self.table.shown(), lines, room };
        self.in_view.replace(now) != Some(now)
    }

    /// The list as one line that scrolls sideways. Returns the ply whose turn is clicked.
    pub fn row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<usize> {
        let last = self.table.game().ply();
        let moved = self.brings_into_view(last, ui.available_width() as usize);
        let (game, shown) = (self.table.game(), self.table.shown());
        let mut clicked = None;
        ScrollArea::horizontal().id_salt("turn row").animated(false).show(ui, |ui| {
            ui.horizontal(|ui| {
                for ply in 1..=last {
                    let Some(turn) = game.visible_turn(ply - 1) else { continue };
                    let button = egui::Button::selectable(shown == ply, turn.notation);
                    let response = ui.add(button.min_size(vec2(ROW_ENTRY, 0.0))).on_hover_text(turn.spoken);
                    widgets.remember(ui, &format!("turn {ply}"), response.rect);
                    if shown == ply && moved {
                        response.scroll_to_me(Some(egui::Align::Center));
                    }
                    clicked = clicked.or(response.clicked().then_some(ply));
                }
            });
        });
        clicked
    }

    /// What stands in the place of the list before the first turn. Only a person needs to know what to choose.
    fn nothing_yet(&self) -> String {
        let game = self.table.game();
        let prompt = self.table.human_to_move().map(|_| (guide(game.setup().game).prompt)(game.position(), &[]));
        format!(
            "No turns yet.{}",
            prompt.map_or(String::new(), |prompt| format!(" {}.", prompt.parts().collect::<Vec<_>>().join(", ")))
        )
    }
}

fn is_whole(offset: f32, line: f32) -> bool {
    (offset - (offset / line).round() * line).abs() < 0.5
}

/// The measures of the list, in points.
struct Columns {
    /// The height of a line.
    line: f32,
    /// The width of the numbers.
    number: f32,
    /// The width of both columns of turns.
    turns: f32,
}

impl Columns {
    fn new(ui: &Ui) -> Columns {
        let line = ui.spacing().interact_size.y + 2.0;
        // Room for the scroll bar.
        let width = ui.available_width() - 10.0;
        Columns { line, number: line, turns: width - line }
    }

    fn width(&self, width: Width) -> f32 {
        match width {
            Width::Column(_) => self.turns / 2.0,
            Width::Full => self.turns,
        }
    }

    fn listing(&self, ui: &Ui, game: &Match) -> Listing {
        let sides: Vec<Side> = game.turns().iter().take(game.ply()).map(|played| played.side).collect();
        let font = TextStyle::Button.resolve(ui.style());
        Listing::new(&sides, |ply, width| {
            let text = game.visible_turn(ply - 1).map(|turn| turn.notation).unwrap_or_default();
            let room = self.width(width) - 2.0 * PADDING.x - 2.0;
            let galley = ui.fonts_mut(|fonts| fonts.layout(text, font.clone(), egui::Color32::WHITE, room));
            ((galley.size().y + 2.0 * PADDING.y - 1.0) / self.line).ceil() as usize
        })
    }

    /// Shows what lies in the viewport.
    fn show(
        &self,
        ui: &mut Ui,
        widgets: &mut WidgetContext,
        (game, shown): (&Match, usize),
        listing: &Listing,
        viewport: Rect,
    ) -> Option<usize> {
        ui.spacing_mut().button_padding = PADDING;
        let origin = ui.max_rect().min;
        for (number, line) in listing.pairs.iter().enumerate() {
            let place = pos2(origin.x, origin.y + (*line as f32 + 0.5) * self.line);
            let font = TextStyle::Small.resolve(ui.style());
            let color = ui.visuals().weak_text_color();
            ui.painter().text(place, egui::Align2::LEFT_CENTER, format!("{}.", number + 1), font, color);
        }
        let is_visible = |entry: &&Entry| {
            let top = entry.line as f32 * self.line;
            top < viewport.max.y && top + entry.lines as f32 * self.line > viewport.min.y
        };
        let mut clicked = None;
        for entry in listing.entries.iter().filter(is_visible) {
            let Some(turn) = game.visible_turn(entry.ply - 1) else { continue };
            let button = egui::Button::selectable(shown == entry.ply, turn.notation).wrap();
            let response = ui.put(self.rect(origin, entry), button).on_hover_text(turn.spoken);
            widgets.remember(ui, &format!("turn {}", entry.ply), response.rect);
            clicked = clicked.or(response.clicked().then_some(entry.ply));
        }
        clicked
    }

    fn rect(&self, origin: egui::Pos2, entry: &Entry) -> Rect {
        let indent = if entry.width == Width::Column(Side::Black) { self.turns / 2.0 } else { 0.0 };
        let corner = origin + vec2(self.number + indent, entry.line as f32 * self.line);
        Rect::from_min_size(corner, vec2(self.width(entry.width) - 2.0, entry.lines as f32 * self.line - 2.0))
    }
}
