//! The list of turns; a click shows the position after a turn.

mod below;
mod listing;
mod main_line;
mod variations;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};
use ludarium_rules::Side;

use self::below::Below;
use self::listing::{Entry, Listing, Width};
use self::main_line::{MainLine, in_parts};
use super::layout::Places;
use crate::analysis::NotesWanted;
use crate::table::{Intent, StudyEdit, Table, Unseen};
use crate::ui::widget::ENTRY_MARGIN;
use crate::ui::{WidgetContext, fit, icon, least, target, to_egui};
use crate::words::{self, text};

/// How tall the list is that is unfolded above a line.
const UNFOLDED: f32 = 320.0;
/// How tall the last turn may become.
const LONG_TURN: f32 = 120.0;
/// Between the edge of a turn's button and its text.
const PADDING: egui::Vec2 = vec2(ENTRY_MARGIN, 2.0);
/// How wide the list is where there is room for its title beside the tools of a study.
const ROOMY: f32 = 180.0;
/// The side of the tools at the head of the list.
const TOOL: f32 = 24.0;

/// What was last brought into view; the list scrolls by itself only when this changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct InView {
    serial: u64,
    shown: usize,
    /// The first line of the shown turn.
    line: usize,
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
    unseen: Res<'w, Unseen>,
    commands: Commands<'w, 's>,
    below: Local<'s, Below>,
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

    /// The list, or only the last turn of it. Returns what is wanted by a click.
    pub(super) fn show(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, beside: bool) -> Option<Intent> {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        if self.unseen.ply_seen(&self.table) == 0 {
            let color = to_egui(widgets.palette().panel.weak_text);
            ui.label(RichText::new(text!("turns-none")).small().color(color));
            return None;
        }
        if !self.is_open(beside) {
            return self.folded(ui, widgets);
        }
        let edit = self.head(ui, widgets);
        self.column(ui, widgets).or(edit)
    }

    /// What the list is, what can be done with the shown turn of a study, and the sign that folds the list.
    fn head(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Intent> {
        let mut edit = None;
        ui.horizontal(|ui| {
            let color = to_egui(widgets.palette().panel.weak_text);
            if self.table.exploration().is_none() || ui.available_width() > ROOMY {
                ui.label(RichText::new(text!("turns-title")).small().color(color));
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                self.caret(ui, widgets, true);
                edit = self.edits(ui, widgets);
            });
        });
        edit
    }

    /// What can be done with the shown turn of a study, from right to left.
    fn edits(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Intent> {
        let exploration = self.table.exploration()?;
        let node = self.table.shown_node()?;
        let is_main = exploration.study().is_main(node);
        let is_played = exploration.played().contains(&node);
        let mut wanted = None;
        if widgets.tool(ui, TOOL, !is_played, "delete variation", icon::DELETE, &text!("study-delete")) {
            wanted = Some(Intent::Edit(StudyEdit::Delete));
        }
        if widgets.tool(ui, TOOL, !is_main, "promote variation", icon::PROMOTE, &text!("study-promote")) {
            wanted = Some(Intent::Edit(StudyEdit::Promote));
        }
        if widgets.tool(ui, TOOL, true, "note turn", icon::NOTE, &text!("study-note")) {
            self.commands.trigger(NotesWanted);
        }
        wanted
    }

    fn caret(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, open: bool) {
        let (icon, help) = if open { (icon::FOLD, text!("turns-fold")) } else { (icon::UNFOLD, text!("turns-unfold")) };
        if widgets.tool(ui, TOOL, true, "fold turns", icon, &help) {
            *self.unfolded = Some(!open);
        }
    }

    /// The last turn, or the shown one of a study, over as many lines as it takes.
    fn folded(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Intent> {
        let (game, shown, seen) = (self.table.line(), self.shown(), self.unseen.ply_seen(&self.table));
        let last = if self.table.exploration().is_some() { shown.max(1) } else { seen };
        let turn = game.visible_turn_at(last - 1, game.ply() - self.unseen.played.min(game.ply()))?;
        let words = format!("{}  {}", game.turn_number(last - 1)?, in_parts(&turn.notation));
        let (mut clicked, mut edit) = (false, None);
        ui.horizontal(|ui| {
            let tools = if self.table.exploration().is_some() { 4.0 } else { 1.0 };
            let room = tools * (least(ui).x.max(TOOL) + ui.spacing().item_spacing.x) + 2.0;
            let width = (ui.available_width() - room).max(40.0);
            let font = TextStyle::Button.resolve(ui.style());
            let galley =
                ui.fonts_mut(|fonts| fonts.layout(words.clone(), font, egui::Color32::WHITE, width - 2.0 * PADDING.x));
            let height = (galley.size().y + 2.0 * PADDING.y).max(least(ui).y);
            let (rect, _) = ui.allocate_exact_size(vec2(width, height), egui::Sense::hover());
            let response = widgets.entry(ui, rect, shown == last, &format!("turn {last}"), &words);
            clicked = response.clicked();
            response.on_hover_text(words::say(&turn.spoken));
            self.caret(ui, widgets, false);
            edit = self.edits(ui, widgets);
        });
        clicked.then_some(Intent::Visit(last)).or(edit)
    }

    /// The list as two columns, White's and Black's, with what was tried below the turns. Returns where a click leads.
    fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) -> Option<Intent> {
        let columns = Columns::new(ui);
        self.below.follow(ui, &self.table, (columns.turns, columns.line));
        let main = MainLine::of(&self.table, *self.unseen);
        let listing = columns.listing(ui, &main, &self.below);
        let shown = self.shown_lines(&main, &listing);
        let room = ((ui.available_height() / columns.line).floor() as usize).max(1);
        let visible = room.min(listing.lines);
        let mut area = ScrollArea::vertical().auto_shrink([false, true]).max_height(visible as f32 * columns.line);
        // In low windows one line is all there is room for.
        area = area.min_scrolled_height(columns.line);
        let now = InView {
            serial: self.table.serial(),
            shown: self.shown(),
            line: shown.0,
            lines: listing.lines,
            room: visible,
        };
        let moved = self.in_view.replace(now) != Some(now);
        let Scrolled { offset, before } = *self.scrolled;
        if moved {
            area = area.vertical_scroll_offset(listing.first_line(shown, visible) as f32 * columns.line);
        } else if offset == before && !is_whole(offset, columns.line) {
            // To whole lines once nobody scrolls any more.
            area = area.vertical_scroll_offset((offset / columns.line).round() * columns.line);
        }
        let mut clicked = None;
        let (table, below, shown_ply) = (&self.table, &self.below, self.shown());
        let output = area.show_viewport(ui, |ui, viewport| {
            ui.set_min_size(vec2(ui.available_width(), listing.lines as f32 * columns.line));
            clicked = columns.show(ui, widgets, (table, &main, shown_ply), &listing, viewport);
            clicked = clicked.take().or(below.show(ui, widgets, table, &listing, (&columns, viewport)));
        });
        *self.scrolled = Scrolled { offset: output.state.offset.y, before: self.scrolled.offset };
        if !is_whole(self.scrolled.offset, columns.line) {
            ui.ctx().request_repaint();
        }
        clicked
    }

    /// The ply that is shown. A turn that was played is not listed before it has been seen; what is visited was chosen here.
    fn shown(&self) -> usize {
        self.table.shown().saturating_sub(self.unseen.played)
    }

    /// The lines of the shown turn: its first one, and how many there are.
    fn shown_lines(&self, main: &MainLine, listing: &Listing) -> (usize, usize) {
        let Some(node) = self.table.shown_node() else {
            return listing.lines_of(self.shown()).unwrap_or_default();
        };
        let lines = match main.ply_of(node) {
            Some(ply) => listing.lines_of(ply),
            None => self.below.line_of(node, listing).map(|line| (line, 1)),
        };
        lines.unwrap_or_default()
    }
}

fn is_whole(offset: f32, line: f32) -> bool {
    (offset - (offset / line).round() * line).abs() < 0.5
}

/// What stands in the list: every turn, and which is shown.
#[cfg(test)]
pub(super) fn told(list: TurnList) -> Vec<String> {
    let main = MainLine::of(&list.table, *list.unseen);
    let turns = (1..=main.sides().len()).map(|ply| main.label(ply));
    turns.chain([list.shown().to_string()]).collect()
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
        let line = target(ui.ctx()).max(28.0);
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

    fn listing(&self, ui: &Ui, main: &MainLine, below: &Below) -> Listing {
        let font = TextStyle::Button.resolve(ui.style());
        let is_narrow = self.width(Width::Column(Side::White)) < target(ui.ctx());
        let lines_of = |ply: usize, width: Width| {
            // For fingers each has the whole width, where half of it is too little.
            if is_narrow && width != Width::Full {
                return 2;
            }
            let room = self.width(width) - 2.0 * PADDING.x - 2.0;
            let galley = ui.fonts_mut(|fonts| fonts.layout(main.label(ply), font.clone(), egui::Color32::WHITE, room));
            ((galley.size().y + 2.0 * PADDING.y - 1.0) / self.line).ceil() as usize
        };
        Listing::new(&main.sides(), lines_of, |ply| below.lines(ply))
    }

    /// Shows what lies in the viewport.
    fn show(
        &self,
        ui: &mut Ui,
        widgets: &mut WidgetContext,
        (table, main, shown): (&Table, &MainLine, usize),
        listing: &Listing,
        viewport: Rect,
    ) -> Option<Intent> {
        let origin = ui.max_rect().min;
        let write = |line: usize, number: String| {
            let place = pos2(origin.x, origin.y + (line as f32 + 0.5) * self.line);
            let color = ui.visuals().weak_text_color();
            let font = TextStyle::Small.resolve(ui.style());
            let font = fit::fitting(ui, &number, &font, font.size, self.number - 1.0);
            ui.painter().text(place, egui::Align2::LEFT_CENTER, number, font, color);
        };
        // A line that begins with Black's turn says so: "3…".
        let is_black = |line: usize| listing.continued.iter().any(|(other, _)| *other == line);
        let of_white = listing.pairs.iter().enumerate().filter(|(_, line)| !is_black(**line));
        of_white.for_each(|(number, line)| write(*line, format!("{}.", number + 1)));
        listing.continued.iter().for_each(|(line, number)| write(*line, format!("{}…", number + 1)));
        let is_visible = |entry: &&Entry| {
            let top = entry.line as f32 * self.line;
            top < viewport.max.y && top + entry.lines as f32 * self.line > viewport.min.y
        };
        let mut clicked = None;
        for entry in listing.entries.iter().filter(is_visible) {
            let (name, rect) = (format!("turn {}", entry.ply), self.rect(origin, entry));
            let node = main.node(entry.ply);
            let is_shown = match (table.shown_node(), node) {
                (Some(shown), Some(node)) => shown == node,
                _ => shown == entry.ply && !table.is_off_match(),
            };
            let response = widgets.entry(ui, rect, is_shown, &name, &main.label(entry.ply));
            if response.clicked() {
                clicked = Some(node.map_or(Intent::VisitPlayed(entry.ply), Intent::GoTo));
            }
            if let Some(spoken) = main.spoken(entry.ply) {
                let noted = main.noted(entry.ply).map(|noted| format!("\n{noted}")).unwrap_or_default();
                response.on_hover_text(words::say(&spoken) + &noted);
            }
        }
        clicked
    }

    fn rect(&self, origin: egui::Pos2, entry: &Entry) -> Rect {
        let indent = if entry.width == Width::Column(Side::Black) { self.turns / 2.0 } else { 0.0 };
        let corner = origin + vec2(self.number + indent, entry.line as f32 * self.line);
        Rect::from_min_size(corner, vec2(self.width(entry.width) - 2.0, entry.lines as f32 * self.line - 2.0))
    }
}
