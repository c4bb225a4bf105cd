//! The options of a game among the options of an engine.

use ludarium_rules::{GameId, OptionSpec};

/// How an option of a game is called among the options of an engine, which lists those of all its games.
///
/// ```
/// use ludarium_rules::GameId;
/// let spec = &GameId::Tress.options()[0];
/// assert_eq!(ludarium_ugi::game_option_name(GameId::Tress, spec), "tress.second_wind");
/// ```
#[must_use]
pub fn game_option_name(game: GameId, spec: &OptionSpec) -> String {
    format!("{}.{}", game.name(), spec.key)
}
