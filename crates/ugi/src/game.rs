//! A game of this library in the terms of the protocol.

use ludarium_rules::{AnyPosition, GameId, OptionSpec};

use crate::client::{Client, ClientError};
use crate::start::{HIDDEN_TURN, PositionCommand, StartPosition};

/// The key of the option that draws a board; a board that is given as text needs none.
const BOARD_SEED: &str = "seed";

/// The option by which an engine is told which game is played.
const GAME: &str = "Game";

/// The option by which an engine is told where its chance begins.
const SEED: &str = "Seed";

/// How an option of a game is called among the options of an engine: `tress.second_wind`.
#[must_use]
pub fn game_option_name(game: GameId, spec: &OptionSpec) -> String {
    format!("{}.{}", game.name(), spec.key)
}

impl PositionCommand {
    /// A game as the side to move may know it: where it started, the machine texts of its turns, and the position before
    /// the last of them. A turn that was chosen in secret and is not revealed yet is [`HIDDEN_TURN`].
    #[must_use]
    pub fn of_game<'t>(
        start: &AnyPosition,
        turns: impl IntoIterator<Item = &'t str>,
        before_last: Option<&AnyPosition>,
    ) -> PositionCommand {
        let mut turns: Vec<String> = turns.into_iter().map(str::to_owned).collect();
        let is_secret = before_last.is_some_and(|before| before.is_choice_secret() && !before.choice_reveals());
        if let Some(last) = turns.last_mut().filter(|_| is_secret) {
            *last = HIDDEN_TURN.to_owned();
        }
        PositionCommand { start: start_of(start), turns }
    }
}

/// The game's own start, or the text of any other.
fn start_of(start: &AnyPosition) -> StartPosition {
    let usual = AnyPosition::start(start.game(), &[]).ok();
    let text = start.to_string();
    if usual.is_some_and(|usual| usual.to_string() == text) { StartPosition::Usual } else { StartPosition::Text(text) }
}

impl Client {
    /// Begins another game with these options of the game, each a key and a value. A program that has no option `Game` is
    /// taken to know which game it plays.
    ///
    /// # Errors
    /// The program does not know the game, or an option without its default value, or does not answer.
    pub fn begin_game(&mut self, game: GameId, options: &[(String, String)]) -> Result<(), ClientError> {
        if self.option(GAME).is_some() {
            self.set_option(GAME, game.name())?;
        }
        for (key, value) in options {
            if let Some(spec) = game.options().iter().find(|spec| spec.key == key) {
                self.set_game_option(&game_option_name(game, spec), spec, value)?;
            }
        }
        self.new_game()
    }

    /// Lets a program that has a seed play other games than the last time; one that was given a seed keeps it, and so does
    /// one that means something else by the word.
    pub fn vary(&mut self, given: &[(String, String)], seed: u32) {
        if self.option(SEED).is_some() && given.iter().all(|(name, _)| !name.eq_ignore_ascii_case(SEED)) {
            // A value that it does not take changes nothing, and one that does not run is found out soon.
            let _ = self.set_option(SEED, &seed.to_string());
        }
    }

    /// An option that the program lacks may keep its default, and need not draw the board, which it is told.
    fn set_game_option(&mut self, name: &str, spec: &OptionSpec, value: &str) -> Result<(), ClientError> {
        let dispensable = value == spec.default || spec.key == BOARD_SEED;
        if self.option(name).is_none() && dispensable { Ok(()) } else { self.set_option(name, value) }
    }
}
