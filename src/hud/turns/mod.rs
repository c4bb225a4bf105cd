//! The list of turns; a click shows the position after a turn.

mod listing;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};
use ludarium_record::Match;
use ludarium_rules::Side;

use self::listing::{Entry, Listing, Width};
use super::layout::Places;
use crate::table::Table;
use crate::ui::widget::ENTRY_MARGIN;
use crate::ui::{WidgetContext, icon, to_egui};
use crate::words::{self, text};

/// How tall the list is that is unfolded above a line.
const UNFOLDED: f32 = 320.0;
/// How tall the last turn may become.
const LONG_TURN: f32 = 120.0;
/// Between the edge of a turn's button and its text.
const PADDING: egui::Vec2 = vec2(ENTRY_MARGIN, 2.0);

/// What was last brought into view; the list scrolls by itself only when this changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct InView {
    serial: u64,
    shown: usize,
    /// The lines of the list.
    lines: usize,
    /// How many lines there is room for.
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
    /// Whether the player has folded the list or unfolded it; else it is open where there is a column for it.
    unfolded: Local<'s, Option<bool>>,
}

impl TurnList<'_, '_> {
    fn is_open(&self, beside: bool) -> bool {
        self.unfolded.unwrap_or(beside)
    }

    /// The room for the list: above the tools, or a line below the board, from which it unfolds upward.
    pub(super) fn room(&self, places: &Places) -> egui::Rect {
        let line = places.turns;
        let tallest = match (places.beside, self.is_open(places.beside)) {
            (true, _) => return line,
            (false, true) => UNFOLDED,
            // A long turn takes several lines.
            (false, false) => LONG_TURN,
        };
        line.with_min_y((line.max.y - tallest).max(places.far.max.y))
    }

    /// The list, or only the last turn of it. Returns the ply whose turn is clicked.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, beside: bool) -> Option<usize> {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        if self.table.game().ply() == 0 {
            let color = to_egui(widgets.palette().panel.weak_text);
            ui.label(RichText::new(text!("turns-none")).small().color(color));
            return None;
        }
        if !self.is_open(beside) {
            return self.folded(ui, widgets);
        }
        self.head(ui, widgets, true);
        self.column(ui, widgets)
    }

    /// The number of turns and the sign that folds the list.
    fn head(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, open: bool) {
        ui.horizontal(|ui| {
            let color = to_egui(widgets.palette().panel.weak_text);
            ui.label(RichText::new(text!("turns-title")).small().color(color));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| self.caret(ui, widgets, open));
        });
    }

    fn caret(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, open: bool) {
        let (icon, help) = if open { (icon::FOLD, text!("turns-fold")) } else { (icon::UNFOLD, text!("turns-unfold")) };
        if widgets.tool(ui, 24.0, true, "fold turns", icon, &help) {
            *self.unfolded = Some(!open);
        }
    }

    /// The last turn, over as many lines as it takes.
    fn folded(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<usize> {
        let game = self.table.game();
        let (last, shown) = (game.ply(), self.table.shown());
        let turn = game.visible_turn(last - 1)?;
        let number = game.turns().iter().take(last).filter(|turn| turn.side == Side::White).count().max(1);
        let words = format!("{number}.  {}", turn.notation);
        let mut clicked = false;
        ui.horizontal(|ui| {
            let width = ui.available_width() - 30.0;
            let font = TextStyle::Button.resolve(ui.style());
            let galley =
                ui.fonts_mut(|fonts| fonts.layout(words.clone(), font, egui::Color32::WHITE, width - 2.0 * PADDING.x));
            let (rect, _) =
                ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * PADDING.y), egui::Sense::hover());
            let response = widgets.entry(ui, rect, shown == last, &format!("turn {last}"), &words);
            clicked = response.clicked();
            response.on_hover_text(words::say(&turn.spoken));
            self.caret(ui, widgets, false);
        });
        clicked.then_some(last)
    }

    /// The list as two columns, White's and Black's. Returns the ply whose turn is clicked.
    fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<usize> {
        let game = self.table.game();
        let columns = Columns::new(ui);
        let listing = columns.listing(ui, game);
        let room = ((ui.available_height() / columns.line).floor() as usize).max(1);
        let visible = room.min(listing.lines);
        let mut area = ScrollArea::vertical().auto_shrink([false, true]).max_height(visible as f32 * columns.line);
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
        let line = 28.0;
        // Room for the scroll bar.
        let width = ui.available_width() - 8.0;
        Columns { line, number: 20.0, turns: width - 20.0 }
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
            let (name, rect) = (format!("turn {}", entry.ply), self.rect(origin, entry));
            let response = widgets.entry(ui, rect, shown == entry.ply, &name, &turn.notation);
            clicked = clicked.or(response.clicked().then_some(entry.ply));
            response.on_hover_text(words::say(&turn.spoken));
        }
        clicked
    }

    fn rect(&self, origin: egui::Pos2, entry: &Entry) -> Rect {
        let indent = if entry.width == Width::Column(Side::Black) { self.turns / 2.0 } else { 0.0 };
        let corner = origin + vec2(self.number + indent, entry.line as f32 * self.line);
        Rect::from_min_size(corner, vec2(self.width(entry.width) - 2.0, entry.lines as f32 * self.line - 2.0))
    }
}
