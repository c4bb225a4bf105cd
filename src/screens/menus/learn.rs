//! What the menus of lessons, puzzles and progress share: the game that they are about.

use bevy::prelude::{ResMut, Resource};
use bevy_egui::egui::Ui;
use ludarium_rules::GameId;

use crate::games::GAMES;
use crate::rating::points;
use crate::ui::WidgetContext;
use crate::words::text;

/// The game that is shown, if it is another than the one on the table or on the shelf.
#[derive(Resource, Default)]
pub struct ShownGame(Option<GameId>);

impl ShownGame {
    /// Shows the games to choose from; returns the chosen one. Buttons are called by `menu` and the name of the game.
    pub(super) fn choose(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, menu: &str, usual: GameId) -> GameId {
        let shown = self.0.unwrap_or(usual);
        ui.horizontal_wrapped(|ui| {
            for game in &GAMES {
                let name = format!("{menu} {}", game.id.name());
                if widgets.choice(ui, &name, game.id == shown, game.short_name) {
                    self.0 = Some(game.id);
                }
            }
        });
        ui.add_space(6.0);
        shown
    }
}

/// The player's rating in a game, in Elo points, as a line.
pub(super) fn your_rating(game: GameId, elo: f64, is_provisional: bool) -> String {
    let rating = points(game, elo);
    if is_provisional {
        text!("puzzle-strength-provisional", rating = rating)
    } else {
        text!("puzzle-strength", rating = rating)
    }
}

/// Once all menus are closed, they are about the game on the table or on the shelf again.
pub(super) fn forget_game(mut game: ResMut<ShownGame>) {
    game.0 = None;
}
