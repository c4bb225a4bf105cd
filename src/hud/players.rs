//! The players' plates: names, clocks, what they have captured.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, TextStyle, Ui, vec2};
use ludarium_record::Player;
use ludarium_rules::{GameId, Piece, Side};

use super::{pips, token};
use crate::games::guide;
use crate::look::palette::Palette;
use crate::opponent::{AiSeat, LastThought, ProgramSeat};
use crate::pieces::{CapturedPlaces, captured_by_ply};
use crate::rating::{BuiltIn, name_of};
use crate::settings::Preferences;
use crate::stage::Guide;
use crate::stage::guide::Tally;
use crate::table::Table;
use crate::ui::portrait::{self, Portrait};
use crate::ui::{WidgetContext, fit, fonts, theme, to_egui};
use crate::words::{self, OpponentWords, text};

/// A search that has lasted this long is shown.
const CALM: Duration = Duration::from_millis(350);

/// Small words get so small before they take two lines where there is room for one only.
const ONE_LINE: f32 = 11.5;

/// How far the ring about a portrait reaches over it.
const RING: f32 = 4.0;

/// Between words that share a line.
const SEPARATOR: &str = " · ";

/// A card with less height than this is low.
const LOW: f32 = 180.0;

/// What the players' plates show.
#[derive(SystemParam)]
pub struct Plates<'w> {
    table: Res<'w, Table>,
    seat: Res<'w, AiSeat>,
    programs: Res<'w, ProgramSeat>,
    preferences: Res<'w, Preferences>,
    palette: Res<'w, Palette>,
    places: Res<'w, CapturedPlaces>,
}

impl Plates<'_> {
    /// The game on the table.
    pub(super) fn game(&self) -> GameId {
        self.table.game().setup().game
    }

    /// Whether a side is to move.
    pub(super) fn is_to_move(&self, side: Side) -> bool {
        self.table.result().is_none() && self.table.game().position().side_to_move() == side
    }

    /// The card of a side: tall and narrow beside the board, else in one line.
    pub(super) fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side, tall: bool) {
        ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
        if tall { self.tall(ui, widgets, side) } else { self.flat(ui, widgets, side) }
    }

    /// In low windows its lines are close, and what still has no room is scrolled.
    fn tall(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        let room = ui.available_height();
        let is_low = room < LOW;
        if is_low {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.spacing_mut().interact_size.y = 18.0;
            ui.spacing_mut().scroll.floating_allocated_width = 6.0;
            ui.style_mut().text_styles.insert(TextStyle::Small, egui::FontId::proportional(13.0));
        }
        egui::ScrollArea::vertical().id_salt("lines").max_height(room).min_scrolled_height(room).show(ui, |ui| {
            // The ring about the portrait reaches over the lines.
            ui.set_clip_rect(ui.clip_rect().expand(RING));
            self.lines(ui, widgets, side, is_low);
        });
    }

    fn lines(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side, is_low: bool) {
        ui.horizontal(|ui| {
            self.portrait(ui, side, 25.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                self.name(ui, side);
                self.about(ui, side, false);
            });
        });
        if is_low {
            // The ring about the portrait.
            ui.add_space(2.0);
            // The button is not to be scrolled out of sight.
            self.thought(ui, widgets, side);
        }
        if let Some(words) = self.says(side) {
            theme::slip(ui, &words, 18.0);
        }
        self.clock(ui, side, 28.0);
        self.gauge(ui, side, false);
        self.tally(ui, side);
        let captured = self.captured(side);
        if !captured.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
                self.tokens(ui, &captured);
            });
        }
        if !is_low {
            self.thought(ui, widgets, side);
        }
    }

    fn thought(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        if let Some(since) = self.thinking_since(side) {
            ui.horizontal(|ui| self.thinking(ui, since));
            self.hurry(ui, widgets);
        }
    }

    fn flat(&self, ui: &mut Ui, widgets: &mut WidgetContext, side: Side) {
        ui.horizontal(|ui| {
            self.portrait(ui, side, 20.0);
            let left = ui.available_width() * 0.45;
            ui.allocate_ui(vec2(left, 40.0), |ui| {
                ui.set_width(left);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    self.name(ui, side);
                    match self.thinking_since(side) {
                        Some(since) => ui.horizontal(|ui| self.thinking(ui, since)).inner,
                        None if self.counts(side).is_empty() => self.about(ui, side, true),
                        None => self.tally(ui, side),
                    }
                });
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.clock(ui, side, 22.0);
                if self.thinking_since(side).is_some() {
                    ui.scope(|ui| {
                        ui.set_max_width(ui.available_width().min(130.0));
                        self.hurry(ui, widgets);
                    });
                } else {
                    self.gauge(ui, side, true);
                    ui.spacing_mut().item_spacing.x = 1.0;
                    self.tokens(ui, &self.captured(side));
                }
            });
        });
    }

    fn portrait(&self, ui: &mut Ui, side: Side, radius: f32) {
        let (rect, response) = ui.allocate_exact_size(vec2(radius, radius) * 2.0, Sense::hover());
        portrait::paint(ui.painter(), rect.center(), radius, self.who(side));
        if !self.player(side).is_human() {
            let corner = rect.center() + vec2(radius, radius) * 0.68;
            portrait::paint_side(ui.painter(), corner, radius * 0.28, side);
        }
        if self.is_to_move(side) {
            let ring = egui::Stroke::new(2.5, to_egui(self.palette.panel.accent));
            ui.painter().circle_stroke(rect.center(), radius + 2.5, ring);
        }
        response.on_hover_text(about_player(self.game(), self.player(side), side));
    }

    fn who(&self, side: Side) -> Portrait {
        match self.player(side) {
            Player::Ai { .. } | Player::Even { .. } => {
                self.opponent(side).map_or(Portrait::Even, |opponent| Portrait::Opponent(opponent.character.number()))
            }
            Player::Program { .. } => Portrait::Program,
            Player::Human { .. } => {
                let name = player_name(&self.table, side);
                Portrait::Person(name.chars().next().unwrap_or(side.letter()).to_ascii_uppercase(), side)
            }
        }
    }

    fn player(&self, side: Side) -> &Player {
        &self.table.game().setup().players[side.index()]
    }

    fn name(&self, ui: &mut Ui, side: Side) {
        let name = player_name(&self.table, side);
        fit::label(ui, &name, &fonts::bold(19.0), 15.0, to_egui(self.palette.panel.text));
    }

    /// What is to be said of a side, or the character and the strength of an AI: in one line, or in short ones.
    fn about(&self, ui: &mut Ui, side: Side, one_line: bool) {
        let color = to_egui(self.palette.panel.weak_text);
        let lines = match (self.status(side), self.player(side)) {
            (Some(status), _) => vec![status],
            (None, Player::Ai { .. } | Player::Even { .. }) => self.character(side, one_line),
            (None, Player::Program { .. }) => self.program(side, one_line),
            (None, Player::Human { name }) if name.trim().is_empty() => Vec::new(),
            (None, Player::Human { .. }) => vec![words::side(side)],
        };
        for line in lines {
            let font = TextStyle::Small.resolve(ui.style());
            fit::label(ui, &line, &font, if one_line { ONE_LINE } else { font.size }, color);
        }
    }

    /// The opponent that is part of the program, if one plays the side.
    fn opponent(&self, side: Side) -> Option<BuiltIn> {
        BuiltIn::of(self.table.game().setup().game, self.player(side))
    }

    fn character(&self, side: Side, one_line: bool) -> Vec<String> {
        let Some(BuiltIn { character, elo, .. }) = self.opponent(side) else { return Vec::new() };
        let style = words::style_name(character.style());
        if one_line { vec![format!("{style} · {elo:.0}")] } else { vec![style, format!("{elo:.0}")] }
    }

    /// What a program says it is, and what it thought last.
    fn program(&self, side: Side, one_line: bool) -> Vec<String> {
        let called = self.programs.introduction(side).map(|program| program.name.clone());
        let called = called.filter(|called| *called != self.player(side).name());
        let thought = self.programs.thought(side).map(thought_words).unwrap_or_default();
        let lines: Vec<String> = called.into_iter().chain(thought).collect();
        match lines.is_empty() {
            true => vec![text!("players-program")],
            false if one_line => vec![lines.join(SEPARATOR)],
            false => lines,
        }
    }

    /// What is to be said of a side beside whose turn it is.
    fn status(&self, side: Side) -> Option<String> {
        let game = self.table.game();
        if game.result().is_some_and(|result| result.winner == Some(side)) {
            return Some(text!("players-has-won"));
        }
        if game.offer() == Some(side) {
            return Some(text!("players-offers-draw"));
        }
        if self.programs.trouble(&self.table).is_some_and(|trouble| trouble.side == side) {
            return Some(text!("players-program-troubled"));
        }
        let paused = self.is_to_move(side) && game.clocks_paused() && game.clocks().is_some();
        paused.then(|| text!("players-clock-paused"))
    }

    /// What the opponent says at the start and at the end of a match against a person.
    fn says(&self, side: Side) -> Option<String> {
        let level = self.opponent(side)?.character;
        if !self.table.is_human(side.other()) {
            return None;
        }
        let part = match self.table.result() {
            Some(result) => Some(OpponentWords::LastWords(result.winner.map(|winner| winner == side))),
            None => (self.table.game().ply() < 2).then_some(OpponentWords::Greeting),
        };
        part.map(|part| words::opponent(level, part))
    }

    fn clock(&self, ui: &mut Ui, side: Side, size: f32) {
        let Some(clocks) = self.table.game().clocks() else { return };
        let colors = self.palette.panel;
        let left = clocks[side.index()];
        let color = if left.as_secs() < 20 { colors.bad } else { colors.text };
        ui.label(RichText::new(clock_text(left)).font(fonts::bold(size)).color(to_egui(color)));
    }

    /// When the AI of this side began to think, if that is long ago enough to be shown: quick answers do not make the
    /// sign and the button flicker.
    fn thinking_since(&self, side: Side) -> Option<Duration> {
        let since = self.seat.thinking_since().or(self.programs.thinking_since());
        since.filter(|since| self.is_to_move(side) && *since > CALM)
    }

    /// Shows that the AI or a program is thinking, and how far it has come.
    fn thinking(&self, ui: &mut Ui, since: Duration) {
        let phase = if self.preferences.reduced_motion { None } else { Some(since.as_secs_f32()) };
        let colors = self.palette.panel;
        dots(ui, phase, to_egui(colors.accent));
        let (words, help) = self.progress();
        let font = TextStyle::Small.resolve(ui.style());
        fit::label(ui, &words, &font, ONE_LINE, to_egui(colors.weak_text)).on_hover_text(help);
    }

    /// How far the thinking has come, in few words and in more.
    fn progress(&self) -> (String, String) {
        if self.programs.is_starting() {
            return (text!("players-program-starts"), text!("players-program-starts-help"));
        }
        let thought = self.programs.thinking_for().and_then(|side| self.programs.thought(side));
        let words = thought.map(thought_words).unwrap_or_default();
        if !words.is_empty() {
            let words = words.join(SEPARATOR);
            return (words.clone(), text!("players-program-thinks-help", thought = words));
        }
        let progress = self.seat.thought().map(|thought| (thought.depth, thousands(thought.nodes)));
        progress.map_or_else(
            || (text!("players-thinking"), text!("players-thinking-help")),
            |(depth, nodes)| {
                let words = text!("players-depth", depth = depth, nodes = nodes.as_str());
                (words, text!("players-depth-help", depth = depth, nodes = nodes.as_str()))
            },
        )
    }

    /// The button that ends the thinking.
    fn hurry(&self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if widgets.small(ui, "hurry", &text!("players-hurry")) {
            self.seat.hurry();
            self.programs.hurry();
        }
    }

    /// The enemy pieces that a side has taken, with how many of each a token stands for; none where the pieces themselves
    /// lie beside the board.
    fn captured(&self, side: Side) -> Vec<(Piece, usize)> {
        if self.places.rows.is_some() {
            return Vec::new();
        }
        let piles = captured_by_ply(self.table.game(), self.table.shown(), self.guide());
        token::grouped(self.guide(), &piles[side.index()])
    }

    fn tokens(&self, ui: &mut Ui, pieces: &[(Piece, usize)]) {
        for (piece, number) in pieces {
            token::show(ui, &(self.guide().token)(*piece, &self.palette), 20.0, *number);
        }
    }

    /// What a side has on the way to its win, as pips; in one line they leave room for the word beside them.
    fn gauge(&self, ui: &mut Ui, side: Side, one_line: bool) {
        let tally = self.counted(side);
        let Some(gauge) = &tally.gauge else { return };
        let colors = self.palette.panel;
        let lit = to_egui(if tally.alarming { colors.accent } else { colors.text });
        let words = RichText::new(&gauge.what).small().color(to_egui(colors.weak_text));
        let help = text!("players-gauge-help", count = gauge.words.as_str(), help = tally.help.as_str());
        let word = ui.painter().layout_no_wrap(gauge.what.clone(), TextStyle::Small.resolve(ui.style()), lit);
        let beside = if one_line { word.size().x + 2.0 * ui.spacing().item_spacing.x } else { 0.0 };
        // Pips that have no room beside their word stand above it.
        ui.horizontal_wrapped(|ui| {
            let room = ui.available_width() - beside;
            pips::row(ui, gauge, room, lit, to_egui(colors.line)).on_hover_text(&help);
            ui.label(words).on_hover_text(help);
        });
    }

    fn counted(&self, side: Side) -> Tally {
        (self.guide().tally)(self.table.shown_position(), side)
    }

    /// What a side has that has no goal: "43 stones, 1 ring".
    fn counts(&self, side: Side) -> String {
        words::list(self.counted(side).counts)
    }

    /// What else a side has, in words.
    fn tally(&self, ui: &mut Ui, side: Side) {
        let (tally, words) = (self.counted(side), self.counts(side));
        if words.is_empty() {
            return;
        }
        let color = if tally.alarming { self.palette.panel.accent } else { self.palette.panel.weak_text };
        ui.label(RichText::new(words).small().color(to_egui(color))).on_hover_text(tally.help);
    }

    fn guide(&self) -> &'static Guide {
        guide(self.table.game().setup().game)
    }
}

/// The name of the player of a side.
#[must_use]
pub fn player_name(table: &Table, side: Side) -> String {
    let setup = table.game().setup();
    match setup.player(side) {
        Player::Human { name } if name.trim().is_empty() => words::side(side),
        Player::Human { name } | Player::Program { name } => name.clone(),
        player => BuiltIn::of(setup.game, player).map(name_of).unwrap_or_default(),
    }
}

/// The player of a side, in one line.
fn about_player(game: GameId, player: &Player, side: Side) -> String {
    match player {
        Player::Ai { .. } | Player::Even { .. } => match BuiltIn::of(game, player).map(|opponent| opponent.character) {
            Some(known) => {
                let (style, character) =
                    (words::style_name(known.style()), words::opponent(known, OpponentWords::Description));
                let level = known.number();
                text!("players-opponent", side = words::side(side), level = level, style = style, character = character)
            }
            None => words::side(side),
        },
        Player::Program { name } => text!("players-program-help", side = words::side(side), name = name.as_str()),
        Player::Human { .. } => words::side(side),
    }
}

/// What a program has thought, as far as it says so: "depth 12" and "+0.35".
fn thought_words(thought: LastThought) -> Vec<String> {
    let depth = thought.depth.map(|depth| text!("players-program-depth", depth = depth));
    let score = thought.score.map(|score| match score {
        ludarium_ugi::Score::Centi(centi) => {
            let (sign, size) = (if centi < 0 { "−" } else { "+" }, centi.unsigned_abs());
            let hundredths = format!("{:02}", size % 100);
            text!("players-program-score", sign = sign, whole = (size / 100).to_string(), hundredths = hundredths)
        }
        ludarium_ugi::Score::Mate(plies) if plies > 0 => text!("players-program-wins", plies = plies),
        ludarium_ugi::Score::Mate(plies) => text!("players-program-loses", plies = plies.unsigned_abs()),
    });
    depth.into_iter().chain(score).collect()
}

/// Minutes and seconds; tenths in the last twenty seconds.
#[must_use]
pub fn clock_text(left: std::time::Duration) -> String {
    let seconds = left.as_secs();
    if seconds < 20 {
        let tenths: u32 = left.subsec_millis() / 100;
        return text!("players-clock-tenths", seconds = seconds, tenths = tenths);
    }
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

fn thousands(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => text!("players-thousands", number = (number / 1000).to_string()),
        _ => {
            let (whole, tenths) = ((number / 1_000_000).to_string(), number / 100_000 % 10);
            text!("players-millions", whole = whole, tenths = tenths)
        }
    }
}

/// Three dots that light up one after the other, twice in three seconds; all alike without motion.
fn dots(ui: &mut Ui, phase: Option<f32>, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 10.0), Sense::hover());
    for dot in 0..3 {
        let light = phase.map_or(0.7, |seconds| {
            let wave = (seconds / 1.5 - dot as f32 * 0.16) * std::f32::consts::TAU;
            0.3 + 0.35 * (1.0 + wave.sin())
        });
        let place = rect.left_center() + vec2(5.0 + 8.0 * dot as f32, 0.0);
        ui.painter().circle_filled(place, 2.6, color.gamma_multiply(light));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn large_numbers_are_short() {
        assert_eq!([9_999, 10_000, 999_999, 2_398_000].map(thousands), ["9999", "10 k", "999 k", "2.3 M"]);
    }

    #[test]
    fn clocks_show_tenths_only_when_it_matters() {
        assert_eq!(clock_text(Duration::from_millis(19_950)), "19.9");
        assert_eq!(clock_text(Duration::from_secs(65)), "1:05");
        assert_eq!(clock_text(Duration::from_secs(3_725)), "1:02:05");
    }
}
