//! The choice of an opponent: ten characters with their strengths, and one that is as strong as the player.

use bevy_egui::egui::{self, RichText, Ui, vec2};
use ludarium_ai::Level;
use ludarium_record::Player;
use ludarium_rules::GameId;

use crate::rating::{Ratings, is_provisional, points};
use crate::settings::{Preferences, TEACH_FROM};
use crate::ui::portrait::{self, Portrait};
use crate::ui::theme;
use crate::ui::widget::WidgetContext;
use crate::ui::{card, fonts, to_egui};
use crate::words::{self, OpponentWords, text};

/// Who plays for the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// An opponent by number.
    Level(u8),
    /// One that is as strong as the player has been lately.
    Even,
}

impl Opponent {
    /// All that can be chosen, the weakest first.
    fn all() -> impl Iterator<Item = Opponent> {
        Level::all().map(|level| Opponent::Level(level.number())).chain([Opponent::Even])
    }

    /// Who plays a side of a match.
    #[must_use]
    pub fn player(self, game: GameId, ratings: &Ratings) -> Player {
        match self {
            Opponent::Level(level) => Player::Ai { level },
            Opponent::Even => ratings.even_player(game),
        }
    }

    /// The level whose character it has.
    #[must_use]
    fn level(self, game: GameId, ratings: &Ratings) -> u8 {
        match self {
            Opponent::Level(number) => number,
            Opponent::Even => ratings.level(game).number(),
        }
    }

    /// The name and the strength in one line.
    #[must_use]
    pub fn summary(self, game: GameId, ratings: &Ratings) -> String {
        match (self, Level::new(self.level(game, ratings))) {
            (Opponent::Even, Some(level)) => text!("opponent-even-now", name = level.name()),
            (Opponent::Level(_), Some(level)) => strength(level, game),
            (_, None) => String::new(),
        }
    }

    /// The end of the name of its button, and the portrait.
    fn face(self) -> (String, Portrait) {
        match self {
            Opponent::Level(number) => (format!("level {number}"), Portrait::Opponent(number)),
            Opponent::Even => ("even".to_owned(), Portrait::Even),
        }
    }

    /// What stands below the portrait: the name, and the strength or who plays now.
    fn caption(self, game: GameId, ratings: &Ratings) -> (String, String) {
        match (self, Level::new(self.level(game, ratings))) {
            (Opponent::Level(_), Some(level)) => (level.name().to_owned(), points(game, level.elo(game))),
            (Opponent::Even, Some(level)) => (text!("opponent-even"), level.name().to_owned()),
            (_, None) => <(String, String)>::default(),
        }
    }

    /// What it says before a match.
    fn greeting(self, game: GameId, ratings: &Ratings) -> Option<String> {
        Level::new(self.level(game, ratings)).map(|level| words::opponent(level, OpponentWords::Greeting))
    }
}

/// Who an opponent is and how strong, for people: "Wren, bold: about 1400, ±30".
fn strength(level: Level, game: GameId) -> String {
    let (name, style) = (level.name(), words::style_name(level.style()));
    let Some(rating) = level.rating(game) else {
        return text!("opponent-unmeasured", name = name, style = style);
    };
    let (elo, error) = (points(game, rating.elo), format!("{:.0}", rating.error));
    if rating.error > 0.0 {
        text!("opponent-measured", name = name, style = style, rating = elo, error = error)
    } else {
        text!("opponent-exact", name = name, style = style, rating = elo)
    }
}

/// The least width of a tile.
const TILE: f32 = 70.0;
/// The room that what an opponent says is given.
const SLIP: f32 = 340.0;
/// The height of a tile.
const TILE_HEIGHT: f32 = 104.0;

/// Shows all opponents as portraits and lets one be chosen; `key` begins the names of their buttons.
pub fn choose(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    key: char,
    game: GameId,
    ratings: &Ratings,
    chosen: &mut Opponent,
) {
    let gap = 5.0;
    let room = ui.available_width();
    let columns = ((room + gap) / (TILE + gap)).floor().clamp(1.0, 11.0);
    let size = vec2(((room + gap) / columns - gap).min(92.0), TILE_HEIGHT);
    ui.spacing_mut().item_spacing.y = gap;
    let opponents: Vec<Opponent> = Opponent::all().collect();
    for row in opponents.chunks(columns as usize) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for opponent in row {
                if tile(ui, widgets, size, key, (game, ratings), *opponent, *chosen == *opponent) {
                    *chosen = *opponent;
                }
            }
        });
    }
    ui.add_space(4.0);
    let place = opponents.iter().position(|opponent| opponent == chosen).unwrap_or_default() % columns as usize;
    let middle = (place as f32 + 0.5) * (size.x + gap);
    if let Some(words) = chosen.greeting(game, ratings) {
        ui.horizontal(|ui| {
            // The slip begins below the portrait, unless it would be too near the edge.
            let indent = (middle - 30.0).clamp(0.0, (room - SLIP).max(0.0));
            ui.add_space(indent);
            let beak = middle - indent - ui.spacing().item_spacing.x;
            ui.vertical(|ui| theme::slip(ui, &words, beak));
        });
    }
    ui.label(RichText::new(describe_opponent(*chosen, game, ratings)).small().weak());
}

/// One opponent: portrait, name, strength. Returns whether it is clicked.
fn tile(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    size: egui::Vec2,
    key: char,
    (game, ratings): (GameId, &Ratings),
    opponent: Opponent,
    chosen: bool,
) -> bool {
    let (end, face) = opponent.face();
    let (name, line) = opponent.caption(game, ratings);
    let spoken = opponent.summary(game, ratings);
    let (response, rect) = widgets.tile(ui, size, chosen, &format!("{key} {end}"), &spoken);
    let colors = widgets.palette().panel;
    portrait::paint(ui.painter(), rect.center_top() + vec2(0.0, 36.0), 25.0, face);
    let write = |y: f32, text: &str, font: egui::FontId, color| {
        let middle = rect.center_top() + vec2(0.0, y);
        card::caption(ui.painter(), middle, size.x - 8.0, text, font, to_egui(color));
    };
    write(74.0, &name, fonts::bold(16.0), if chosen { colors.accent } else { colors.text });
    write(91.0, &line, egui::FontId::proportional(14.0), colors.weak_text);
    let clicked = response.clicked();
    response.on_hover_text(spoken);
    clicked
}

/// What to expect of an opponent.
fn describe_opponent(opponent: Opponent, game: GameId, ratings: &Ratings) -> String {
    let rating = ratings.rating(game);
    let shown = points(game, rating.rating);
    match (opponent, Level::new(opponent.level(game, ratings))) {
        (Opponent::Level(_), Some(level)) => text!(
            "opponent-description",
            description = words::opponent(level, OpponentWords::Description),
            style = words::style_description(level.style())
        ),
        (Opponent::Even, _) if rating.games == 0 => text!("opponent-even-first"),
        (Opponent::Even, _) if is_provisional(&rating) => {
            text!("opponent-even-guess", games = rating.games, rating = shown)
        }
        (Opponent::Even, _) => text!("opponent-even-form", games = rating.games, rating = shown),
        (Opponent::Level(_), None) => String::new(),
    }
}

/// From how bad a mistake on the opponent that teaches says something.
pub fn teach_from(ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("settings-teach-from"));
        for (index, (label, judgement)) in TEACH_FROM.into_iter().enumerate() {
            if widgets.choice(ui, &format!("teach {index}"), preferences.teach_from() == judgement, &label()) {
                preferences.teach_from = index as u32;
            }
        }
    });
}
