//! Setting up the games of a match and of self-play.

use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyTurn, GameId, Side};

use crate::contender::Contender;
use crate::error::LabError;
use crate::start::Start;

/// A game that is still going on after so many plies will never end.
const MAX_PLIES: usize = 100_000;

/// The set-up of every game of a match.
pub fn of_match(start: &Start) -> Setup {
    let mut setup = with_players(start.game, "Contender");
    setup.options = start.options.iter().map(|option| (option.0.clone(), option.1.clone())).collect();
    setup.start = start.text();
    setup
}

/// The usual set-up of a game, between programs of one name: no person plays in the lab.
pub fn with_players(game: GameId, name: &str) -> Setup {
    let player = Player::Program { name: name.to_owned() };
    Setup::new(game, [player.clone(), player])
}

/// The same set-up with the players' own names.
pub fn with_names(setup: Setup, [first, second]: [&Contender; 2], side_of_first: Side) -> Setup {
    let mut players = [first, second].map(|player| Player::Program { name: player.to_string() });
    if side_of_first == Side::Black {
        players.reverse();
    }
    Setup { players, ..setup }
}

/// The same set-up with a board of its own, if the game draws its board from a seed and the board is not given.
pub fn with_own_board(mut setup: Setup, seed: u64) -> Setup {
    let draws_board = setup.game.options().iter().any(|option| option.key == "seed");
    let has_board = setup.start.is_some() || setup.options.iter().any(|(key, _)| key == "seed");
    if draws_board && !has_board {
        setup.options.push(("seed".to_owned(), seed.to_string()));
    }
    setup
}

/// A game after its opening.
pub fn after_opening(setup: Setup, opening: &[AnyTurn]) -> Result<Match, LabError> {
    let mut game = Match::new(setup)?;
    opening.iter().try_for_each(|turn| game.play(turn).map(drop))?;
    Ok(game)
}

/// Refuses to continue a game that does not end.
pub fn check_length(plies: usize) -> Result<(), LabError> {
    if plies < MAX_PLIES { Ok(()) } else { Err(LabError::EndlessGame { plies }) }
}
