//! Telling a program which game is played.

use ludarium_rules::{AnyPosition, OptionSpec};

use super::{Client, ClientError};
use crate::option::game_option_name;

/// The key of the option that draws a board; the board itself is told as a position text.
const BOARD_SEED: &str = "seed";

/// The option by which a program is told where its chance begins.
const SEED: &str = "Seed";

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

    /// Lets a program that has a seed play other games than the last time; one that was given a seed at its start keeps
    /// it, and so does one that means something else by the word.
    ///
    /// # Errors
    /// The program does not read what it is told.
    pub fn vary(&mut self, seed: u32) -> Result<(), ClientError> {
        let value = seed.to_string();
        let is_given = self.program.options.iter().any(|(name, _)| name.eq_ignore_ascii_case(SEED));
        let accepts = !is_given && self.option(SEED).is_some_and(|option| option.accepts(&value));
        if accepts { self.set_option(SEED, &value) } else { Ok(()) }
    }

    fn set_game_option(&mut self, name: &str, spec: &OptionSpec, value: &str) -> Result<(), ClientError> {
        let dispensable = value == spec.default || spec.key == BOARD_SEED;
        if self.option(name).is_none() && dispensable { Ok(()) } else { self.set_option(name, value) }
    }
}
