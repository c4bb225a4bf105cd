//! A match in the list: its picture, and what it was in three lines.

use bevy_egui::egui::{self, Color32, FontId, Painter, Pos2, Rect, Response, Ui, vec2};
use ludarium_library::{Ending, Entry};
use ludarium_record::{EndReason, MatchId, MatchResult};
use ludarium_rules::{AnyPosition, Side};

use super::LibraryMenu;
use crate::rating::names_of;
use crate::screens::page::diagram;
use crate::ui::{WidgetContext, fit, fonts, to_egui};
use crate::words::{self, text};

/// Around the picture.
const MARGIN: f32 = 8.0;
/// Narrower rows have more lines.
const NARROW: f32 = 460.0;
/// The most tags of a match that are named.
const MOST_TAGS: usize = 12;
/// All of a texture.
const WHOLE: Rect = Rect { min: egui::pos2(0.0, 0.0), max: egui::pos2(1.0, 1.0) };
/// The least size of letters.
const LEAST_LETTERS: f32 = 12.0;

/// What is written in a row.
pub(super) struct RowWords {
    heading: String,
    about: String,
    ending: String,
}

impl RowWords {
    pub fn of(entry: &Entry) -> RowWords {
        let [white, black] = RowWords::names(entry);
        let players = text!("library-players", white = white, black = black);
        let date = MatchId::new(entry.id, entry.created).date();
        let game = entry.game.title();
        let about = text!("library-about", game = game, turns = entry.plies, date = date);
        let (heading, about) = if entry.title.is_empty() {
            (players, about)
        } else {
            (words::foreign(&entry.title, words::TITLE), text!("library-named", players = players, about = about))
        };
        let ending = entry.ending.as_ref().map_or_else(|| text!("library-goes-on"), |ending| why(entry, ending));
        let ending = if entry.tags.is_empty() {
            ending
        } else {
            let tags = entry.tags.iter().take(MOST_TAGS).map(|tag| words::foreign(tag, words::NAME));
            text!("library-tagged", ending = ending, tags = tags.collect::<Vec<_>>().join(", "))
        };
        RowWords { heading, about, ending }
    }

    /// The names of White and Black.
    pub fn names(entry: &Entry) -> [String; 2] {
        names_of(entry.game, &entry.players)
    }

    /// All of it, for screen readers.
    fn spoken(&self) -> String {
        text!(
            "library-spoken",
            heading = self.heading.as_str(),
            about = self.about.as_str(),
            ending = self.ending.as_str()
        )
    }
}

/// How a match has ended, in a sentence.
fn why(entry: &Entry, ending: &Ending) -> String {
    let names = RowWords::names(entry);
    let name = |side: Side| names[side.index()].clone();
    let options: Vec<_> = entry.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let position = AnyPosition::parse(entry.game, &entry.position, &options).ok();
    let outcome = position.as_ref().and_then(|position| position.outcome());
    let known = [
        EndReason::Threefold,
        EndReason::NoProgress,
        EndReason::Agreement,
        EndReason::Resignation,
        EndReason::Time,
        EndReason::Abandoned,
    ];
    let on_the_board = outcome.map(|outcome| EndReason::Rules(outcome.reason));
    let reason = known.into_iter().chain(on_the_board).find(|reason| reason.word() == ending.word);
    match (position, reason) {
        (Some(position), Some(reason)) => {
            words::say_named(&MatchResult { winner: ending.winner, reason }.sentence(&position), &name)
        }
        _ => match ending.winner {
            Some(side) => text!("result-wins", side = name(side)),
            None if ending.is_abandoned() => text!("result-unfinished"),
            None => text!("result-draw"),
        },
    }
}

/// How tall a row of this width is.
pub(super) const fn height(width: f32) -> f32 {
    if width < NARROW { 124.0 } else { 78.0 }
}

/// Shows a row.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    menu: &mut LibraryMenu,
    entry: &Entry,
    (name, is_selected): (&str, bool),
) -> Response {
    let width = ui.available_width();
    let size = vec2(width, height(width));
    let words = menu.view.words(entry);
    let (response, rect) = widgets.tile(ui, size, is_selected, name, &words.spoken());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = *widgets.palette();
    let side = height(width).min(NARROW / 5.0) - 2.0 * MARGIN;
    let place = Rect::from_min_size(rect.min + vec2(MARGIN, MARGIN), vec2(side, side));
    let pixels = (side * ui.ctx().pixels_per_point()).round().clamp(16.0, 512.0) as u32;
    let texture = menu.pictures.get(ui.ctx(), &mut menu.library, entry, (palette.name, pixels));
    if let Some(texture) = texture {
        ui.painter().image(texture.id(), place, WHOLE, Color32::WHITE);
    }
    diagram::frame(ui.painter(), &palette, place);
    let (colors, words) = (palette.panel, menu.view.words(entry));
    let lines = if width < NARROW { 2 } else { 1 };
    let left = place.max.x + 1.5 * MARGIN;
    let room = rect.max.x - MARGIN - left;
    let mut at = egui::pos2(left, rect.min.y + MARGIN - 1.0);
    for (line, font, color) in [
        (&words.heading, fonts::bold(17.0), if is_selected { colors.accent } else { colors.text }),
        (&words.about, FontId::proportional(14.5), colors.text),
        (&words.ending, FontId::proportional(14.5), colors.weak_text),
    ] {
        let font = fit::fitting(ui, line, &font, LEAST_LETTERS, room * lines as f32 * 0.94);
        at.y += write(ui.painter(), at, (room, lines), line, font, to_egui(color)) + 2.0;
    }
    response
}

/// Writes words into so many lines of a room; returns how tall they are.
fn write(painter: &Painter, at: Pos2, room: (f32, usize), words: &str, font: FontId, color: Color32) -> f32 {
    let galley = fit::in_lines(painter, words, font, color, room);
    let height = galley.size().y;
    painter.galley(at, galley, color);
    height
}
