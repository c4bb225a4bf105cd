//! The choice of an opponent: ten characters with their strengths, and one that is as strong as the player.

use bevy_egui::egui::{self, RichText, Ui};
use ludarium_ai::{Level, Style};
use ludarium_rules::GameId;

use crate::rating::Ratings;
use crate::ui::card::{Card, Sign};
use crate::ui::widget::WidgetContext;

/// Who plays for the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// An opponent by number.
    Level(u8),
    /// The level that is as strong as the player has been lately.
    Even,
}

impl Opponent {
    /// The level to play at.
    #[must_use]
    pub fn level(self, game: GameId, ratings: &Ratings) -> u8 {
        match self {
            Opponent::Level(number) => number,
            Opponent::Even => ratings.level(game).number(),
        }
    }

    /// The name and the strength in one line.
    #[must_use]
    pub fn summary(self, game: GameId, ratings: &Ratings) -> String {
        match (self, Level::new(self.level(game, ratings))) {
            (Opponent::Even, Some(level)) => format!("Even game, now against {}", level.name()),
            (Opponent::Level(_), Some(level)) => {
                format!("{}, {}: {}", level.name(), level.style().name(), strength(level, game))
            }
            (_, None) => String::new(),
        }
    }
}

/// How strong an opponent is, for people: "about 1400, ±30".
fn strength(level: Level, game: GameId) -> String {
    match level.rating(game) {
        Some(rating) if rating.error > 0.0 => format!("about {:.0}, ±{:.0}", rating.elo, rating.error),
        Some(rating) => format!("{:.0}", rating.elo),
        None => "not measured".to_owned(),
    }
}

fn sign(style: Style) -> Sign {
    match style {
        Style::Attacker => Sign::Spear,
        Style::Builder => Sign::Block,
        Style::Trickster => Sign::Star,
        Style::AllRound => Sign::Ring,
    }
}

/// The least width of a card at normal size of text.
const CARD: f32 = 172.0;

/// Shows all opponents as cards and lets one be chosen; `key` begins the names of their buttons.
pub fn choose(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    key: char,
    game: GameId,
    ratings: &Ratings,
    chosen: &mut Opponent,
) {
    let gap = ui.spacing().item_spacing.x;
    let columns = ((ui.available_width() + gap) / (CARD + gap)).floor().clamp(1.0, 3.0) as usize;
    let width = (ui.available_width() - (columns - 1) as f32 * gap) / columns as f32;
    let size = egui::vec2(width, 44.0);
    let mut cards: Vec<(Opponent, String, Card)> = Level::all().map(|level| card(level, game, key)).collect();
    cards.push(even_card(game, ratings, key));
    for row in cards.chunks(columns) {
        ui.horizontal(|ui| {
            for (opponent, name, card) in row {
                // The last card of all takes what room is left.
                let rest = if *opponent == Opponent::Even { ui.available_width() } else { width };
                let size = egui::vec2(rest, size.y);
                if widgets.card(ui, size, *chosen == *opponent, name, card) {
                    *chosen = *opponent;
                }
            }
        });
    }
    ui.label(RichText::new(describe_opponent(*chosen, game, ratings)).small().weak());
}

fn card(level: Level, game: GameId, key: char) -> (Opponent, String, Card) {
    let card = Card {
        title: format!("{}  {}", level.number(), level.name()),
        line: format!("{}, {}", level.style().name(), strength(level, game)),
        sign: sign(level.style()),
    };
    (Opponent::Level(level.number()), format!("{key} level {}", level.number()), card)
}

fn even_card(game: GameId, ratings: &Ratings, key: char) -> (Opponent, String, Card) {
    let line = format!("goes with your results: now {}", ratings.level(game).name());
    (Opponent::Even, format!("{key} even"), Card { title: "Even game".to_owned(), line, sign: Sign::Scales })
}

/// What to expect of an opponent.
fn describe_opponent(opponent: Opponent, game: GameId, ratings: &Ratings) -> String {
    let form = ratings.form(game);
    match (opponent, Level::new(opponent.level(game, ratings))) {
        (Opponent::Level(_), Some(level)) => format!("{} {}", level.description(), level.style().description()),
        (Opponent::Even, _) if form.games == 0 => {
            "Begins gently. Every match against an AI that you finish helps to choose how strong the next one should be."
                .to_owned()
        }
        (Opponent::Even, _) => {
            let games = if form.games == 1 { "match".to_owned() } else { format!("{} matches", form.games) };
            format!("You play at about {:.0} in this game, by your last {games} against an AI.", form.rating)
        }
        (Opponent::Level(_), None) => String::new(),
    }
}
