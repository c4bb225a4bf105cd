//! Telling a program which game is played.

use ludarium_rules::{AnyPosition, OptionSpec};

use super::{Client, ClientError};
use crate::game_options::game_option_name;

/// The key of the option that draws a board; the board itself is told as a position text.
const BOARD_SEED: &str = "seed";

impl Client {
    /// Begins another game with the options of its first position.
    ///
    /// A program without the option `Game` is taken to play this one game. One that lacks an option of the game can
    /// play it with the default.
    ///
    /// # Errors
    /// The program does not know the game or an option that is not at its default, or does not answer.
    pub fn begin_game(&mut self, start: &AnyPosition) -> Result<(), ClientError> {
        let game = start.game();
        if self.option("Game").is_some() {
            self.set_option("Game", game.name())?;
        }
        for (key, value) in start.options() {
            if let Some(spec) = game.options().iter().find(|spec| spec.key == key) {
                self.set_game_option(&game_option_name(game, spec), spec, &value)?;
            }
        }
        self.new_game()
    }

    fn set_game_option(&mut self, name: &str, spec: &OptionSpec, value: &str) -> Result<(), ClientError> {
        let dispensable = value == spec.default || spec.key == BOARD_SEED;
        if self.option(name).is_none() && dispensable { Ok(()) } else { self.set_option(name, value) }
    }
}
