//! How far the player has come in a game: lessons, puzzles, the rating over time, and the record against everybody.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, FontId, Painter, Pos2, Rect, RichText, Stroke, Ui, Vec2, pos2, vec2};
use egui_plot::{HoverPosition, Line, Plot, PlotPoints, Points};
use ludarium_ai::shown_points;
use ludarium_library::{Record, Standing};
use ludarium_record::{MatchId, Player};
use ludarium_rules::{GameId, Side};

use super::learn::{ShownGame, your_rating};
use super::library::LibraryView;
use super::{MenuContext, MenuSheet, no_foot, sheet};
use crate::library::MatchLibrary;
use crate::path::Path;
use crate::puzzles::{Overview, Practice, SECONDS_OF_A_DAY};
use crate::rating::{BuiltIn, RatedDay, Ratings, full_name, is_provisional, name_of_player, points, portrait_of};
use crate::schedule::Menu;
use crate::ui::portrait::{self, Portrait};
use crate::ui::{WidgetContext, card, fonts, to_egui};
use crate::words::text;

/// Between tiles.
const GAP: f32 = 8.0;
/// The height of a tile, and the least width at which three stand beside each other.
const TILE: Vec2 = vec2(190.0, 92.0);
/// The height of the curve.
const CURVE: f32 = 150.0;
/// The height of a row of the record, and the width of its bar.
const ROW: f32 = 52.0;
const BAR: Vec2 = vec2(150.0, 10.0);
/// Narrower rows have no bar.
const NARROW: f32 = 420.0;
/// The most rows of the record.
const MOST_ROWS: usize = 40;

/// What the menu shows.
#[derive(SystemParam)]
pub(super) struct ProgressMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    shown: ResMut<'w, ShownGame>,
    path: Path<'w>,
    practice: Practice<'w, 's>,
    ratings: Res<'w, Ratings>,
    library: Res<'w, MatchLibrary>,
    view: ResMut<'w, LibraryView>,
    /// The record in a game, of which list of matches.
    known: Local<'s, Option<(u32, GameId, Vec<Record>)>>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: ProgressMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ProgressMenu| menu.body(ui, widgets);
    if page.show(sheet("progress", text!("progress"), 720.0), &mut menu, body, no_foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

/// A tile that says how far something has come, and leads there.
struct Tile {
    name: &'static str,
    leads_to: Menu,
    title: String,
    lines: Vec<String>,
    /// How much of it is done, from 0 to 1, if that can be said.
    done: Option<f32>,
}

impl ProgressMenu<'_, '_> {
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let game = self.shown.choose(ui, widgets, "progress", self.context.game());
        let next = self.path.next(game);
        if widgets.leading(ui, "go on", &next.onward()) {
            self.context.menus.clear();
            next.take(&mut self.context.commands);
        }
        ui.add_space(8.0);
        match self.tiles(ui, widgets, game) {
            Some(Menu::Library) => self.list_matches(game, String::new()),
            Some(menu) => self.context.menus.push(menu),
            None => {}
        }
        ui.add_space(10.0);
        curve(ui, widgets, game, self.ratings.past(game));
        ui.add_space(10.0);
        self.record(ui, widgets, game);
    }

    /// Shows the three tiles; returns where the one that is pressed leads to.
    fn tiles(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, game: GameId) -> Option<Menu> {
        let tiles = [self.lessons(game), puzzles(game, &self.practice.overview(game)), self.matches(game)];
        let room = ui.available_width();
        let columns = if room >= 3.0 * TILE.x + 2.0 * GAP { tiles.len() } else { 1 };
        let size = vec2((room + GAP) / columns as f32 - GAP, TILE.y);
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let mut pressed = None;
        for row in tiles.chunks(columns) {
            ui.horizontal(|ui| {
                for tile in row.iter().filter(|tile| tile.show(ui, widgets, size)) {
                    pressed = Some(tile.leads_to);
                }
            });
        }
        pressed
    }

    fn lessons(&mut self, game: GameId) -> Tile {
        let stars = self.path.stars(game);
        let line = match stars {
            Some((count, most)) => text!("title-stars", count = count, most = most),
            None => text!("progress-no-stars"),
        };
        let done = stars.map_or(0.0, |(count, most)| count as f32 / most.max(1) as f32);
        Tile {
            name: "progress lessons",
            leads_to: Menu::Lessons,
            title: text!("lessons"),
            lines: vec![line],
            done: Some(done),
        }
    }

    fn matches(&self, game: GameId) -> Tile {
        let rating = self.ratings.rating(game);
        let lines = match rating.games {
            0 => vec![text!("progress-no-matches")],
            games => vec![
                your_rating(game, rating.rating, is_provisional(&rating)),
                text!("progress-matches", count = games),
            ],
        };
        Tile { name: "all matches", leads_to: Menu::Library, title: text!("progress-all"), lines, done: None }
    }

    /// How the player stands with everybody.
    fn record(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, game: GameId) {
        let serial = self.library.serial();
        if self.known.as_ref().is_none_or(|(known, of, _)| (*known, *of) != (serial, game)) {
            let matches = self.library.entries().iter().filter(|entry| entry.game == game && !entry.trashed);
            *self.known = Some((serial, game, Standing::records(matches)));
        }
        let colors = widgets.palette().panel;
        ui.label(RichText::new(text!("progress-record")).font(fonts::bold(17.0)));
        let records = self.known.as_ref().map_or(&[][..], |(.., records)| records);
        if records.is_empty() {
            let words = match serial {
                0 if self.library.is_in_use() => text!("library-unread"),
                0 if self.library.is_busy() => text!("library-opening"),
                _ => text!("progress-nobody"),
            };
            ui.label(RichText::new(words).color(to_egui(colors.weak_text)));
        }
        let mut wanted = None;
        for (place, record) in records.iter().take(MOST_ROWS).enumerate() {
            if row(ui, widgets, game, place, record) {
                let name = match &record.pair[1] {
                    // Every even opponent is called by whoever it was like.
                    Player::Even { .. } => String::new(),
                    other => full_name(game, other, Side::Black),
                };
                wanted = Some(name);
            }
        }
        if let Some(name) = wanted {
            self.list_matches(game, name);
        }
    }

    /// Goes to the matches of a game in which somebody of that name has played.
    fn list_matches(&mut self, game: GameId, name: String) {
        self.view.list(game, name);
        self.context.menus.push(Menu::Library);
    }
}

fn puzzles(game: GameId, overview: &Overview) -> Tile {
    let mut lines = match overview.solved + overview.failed {
        0 => vec![text!("progress-no-puzzles")],
        _ => vec![
            your_rating(game, overview.rating.elo, overview.rating.is_provisional()),
            text!("puzzle-tries", solved = overview.solved, failed = overview.failed),
        ],
    };
    if overview.due > 0 {
        lines.push(text!("puzzle-review", count = overview.due));
    }
    Tile { name: "progress puzzles", leads_to: Menu::Puzzles, title: text!("puzzles"), lines, done: None }
}

impl Tile {
    /// Shows it; returns whether it is pressed.
    fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext, size: Vec2) -> bool {
        let spoken = text!("title-card", title = self.title.as_str(), line = self.lines.join(", "));
        let (response, rect) = widgets.tile(ui, size, false, self.name, &spoken);
        let colors = widgets.palette().panel;
        let inner = rect.shrink2(vec2(12.0, 10.0));
        let painter = ui.painter();
        let title = fonts::bold(17.0);
        card::caption(
            painter,
            pos2(rect.center().x, inner.min.y + 9.0),
            inner.width(),
            &self.title,
            title,
            to_egui(colors.text),
        );
        for (place, line) in self.lines.iter().enumerate() {
            let middle = pos2(rect.center().x, inner.min.y + 31.0 + 18.0 * place as f32);
            card::caption(painter, middle, inner.width(), line, FontId::proportional(15.0), to_egui(colors.weak_text));
        }
        if let Some(done) = self.done {
            let bar = Rect::from_min_size(pos2(inner.min.x, inner.max.y - 14.0), vec2(inner.width(), BAR.y));
            parts(painter, bar, &[(done, colors.accent), (1.0 - done, colors.line)]);
        }
        response.clicked()
    }
}

/// Paints shares of a whole beside each other.
fn parts(painter: &Painter, bar: Rect, shares: &[(f32, Color)]) {
    let mut from = bar.min.x;
    for (share, color) in shares.iter().filter(|(share, _)| *share > 0.0) {
        let to = from + bar.width() * share;
        painter.rect_filled(Rect::from_min_max(pos2(from, bar.min.y), pos2(to, bar.max.y)), 3.0, to_egui(*color));
        from = to;
    }
}

/// The rating after each match that was counted.
fn curve(ui: &mut Ui, widgets: &WidgetContext, game: GameId, past: &[RatedDay]) {
    let colors = widgets.palette().panel;
    if past.len() < 2 {
        ui.label(RichText::new(text!("progress-no-curve")).small().color(to_egui(colors.weak_text)));
        return;
    }
    ui.label(RichText::new(text!("progress-curve")).font(fonts::bold(17.0)));
    let shown: Vec<[f64; 2]> =
        past.iter().enumerate().map(|(place, rated)| [place as f64, shown_points(game, rated.rating)]).collect();
    let label = |near: &HoverPosition<'_>| {
        let HoverPosition::NearDataPoint { index, .. } = near else { return None };
        past.get(*index)
            .map(|rated| text!("progress-on-day", rating = points(game, rated.rating), date = date(rated.day)))
    };
    let accent = to_egui(colors.accent);
    Plot::new("rating")
        .height(CURVE)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .allow_axis_zoom_drag(false)
        .show_x(false)
        .show_y(false)
        .show_axes([false, true])
        .show_grid([false, true])
        .set_margin_fraction(vec2(0.03, 0.15))
        .y_axis_formatter(|mark, _| format!("{:.0}", mark.value))
        .label_formatter(label)
        .show(ui, |plot| {
            plot.line(Line::new("", PlotPoints::from(shown.clone())).color(accent).width(2.0).allow_hover(false));
            plot.points(Points::new("", PlotPoints::from(shown)).color(accent).radius(3.5));
        });
}

/// A day as it is written everywhere in the program: 2026-11-27.
fn date(day: u32) -> String {
    MatchId::new(0, u64::from(day) * SECONDS_OF_A_DAY).date()
}

/// One line of the record; returns whether it is pressed.
fn row(ui: &mut Ui, widgets: &mut WidgetContext, game: GameId, place: usize, record: &Record) -> bool {
    let Record { pair, standing } = record;
    let Standing { won: [won, lost], drawn } = *standing;
    let [first, other] = Side::ALL.map(|side| name_of_player(game, &pair[side.index()], side));
    let (name, words) = match &pair[1] {
        Player::Human { .. } => {
            let both = text!("result-standing", first = first, one = won, second = other, other = lost, drawn = drawn);
            (text!("progress-two"), both)
        }
        Player::Even { .. } => (text!("opponent-even"), text!("progress-won", won = won, drawn = drawn, lost = lost)),
        _ => (other, text!("progress-won", won = won, drawn = drawn, lost = lost)),
    };
    let spoken = text!("title-card", title = name.as_str(), line = words.as_str());
    let size = vec2(ui.available_width(), ROW);
    let (response, rect) = widgets.tile(ui, size, false, &format!("record {place}"), &spoken);
    let colors = widgets.palette().panel;
    let painter = ui.painter();
    portrait::paint(painter, pos2(rect.min.x + 30.0, rect.center().y), 19.0, face(game, pair));
    let left = rect.min.x + 62.0;
    write(painter, pos2(left, rect.center().y - 10.0), &name, fonts::bold(16.0), to_egui(colors.text));
    write(painter, pos2(left, rect.center().y + 10.0), &words, FontId::proportional(15.0), to_egui(colors.weak_text));
    if rect.width() >= NARROW {
        let bar = Rect::from_min_size(pos2(rect.max.x - BAR.x - 14.0, rect.center().y - BAR.y / 2.0), BAR);
        let all = standing.played().max(1) as f32;
        let share = |count: u32| count as f32 / all;
        parts(painter, bar, &[(share(won), colors.good), (share(drawn), colors.weak_text), (share(lost), colors.bad)]);
        painter.rect_stroke(bar, 3.0, Stroke::new(1.0, to_egui(colors.line)), bevy_egui::egui::StrokeKind::Outside);
    }
    let strength = BuiltIn::of(game, &pair[1]).filter(|opponent| !opponent.is_even);
    let clicked = response.clicked();
    if let Some(opponent) = strength {
        response.on_hover_text(text!("progress-strength", rating = points(game, opponent.elo)));
    }
    clicked
}

fn write(painter: &Painter, at: Pos2, words: &str, font: FontId, color: bevy_egui::egui::Color32) {
    painter.text(at, Align2::LEFT_CENTER, words, font, color);
}

/// The medallion of an opponent; of two people, that of the first.
fn face(game: GameId, [first, opponent]: &[Player; 2]) -> Portrait {
    match opponent {
        Player::Even { .. } => Portrait::Even,
        Player::Human { .. } => portrait_of(game, first, Side::White),
        Player::Ai { .. } | Player::Program { .. } => portrait_of(game, opponent, Side::Black),
    }
}
