//! Setting up the games of a match and of self-play, with random openings so that no two pairs of games are the same.

use ludarium_ai::PlayerSpec;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyTurn, GameId, Side};

use crate::contender::Contender;
use crate::parallel::derive_seed;
use crate::start::Start;

/// A game that is still going on after so many plies will never end.
const MAX_PLIES: usize = 100_000;

/// Random play can end a game; after so many failed attempts it always does.
const ATTEMPTS: u32 = 1_000;

/// A game that does not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a game is not over after {plies} plies")]
pub struct EndlessGame {
    /// The plies played.
    pub plies: usize,
}

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
///
/// # Errors
/// The set-up or a turn is refused.
pub fn after_opening(setup: Setup, opening: &[AnyTurn]) -> anyhow::Result<Match> {
    let mut game = Match::new(setup)?;
    opening.iter().try_for_each(|turn| game.play(turn).map(drop))?;
    Ok(game)
}

/// Refuses to continue a game that does not end.
///
/// # Errors
/// It has 100,000 plies or more.
pub fn check_length(plies: usize) -> Result<(), EndlessGame> {
    if plies < MAX_PLIES { Ok(()) } else { Err(EndlessGame { plies }) }
}

/// Every random opening that was tried ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no opening of {plies} random plies leads to a position that is not over")]
struct NoOpening {
    plies: u32,
}

/// A sequence of random turns after which the game is not over.
///
/// # Errors
/// The set-up is refused, or every opening that was tried ends the game.
pub fn random_opening(setup: &Setup, plies: u32, seed: u64) -> anyhow::Result<Vec<AnyTurn>> {
    for attempt in 0..ATTEMPTS {
        if let Some(turns) = attempt_one(setup, plies, derive_seed(seed, attempt))? {
            return Ok(turns);
        }
    }
    Err(NoOpening { plies }.into())
}

/// One attempt; `None` if the game ended on the way.
fn attempt_one(setup: &Setup, plies: u32, seed: u64) -> anyhow::Result<Option<Vec<AnyTurn>>> {
    let mut game = Match::new(setup.clone())?;
    let mut turns = Vec::new();
    for ply in 0..plies {
        if game.result().is_some() {
            return Ok(None);
        }
        let turn = PlayerSpec::Random.choose(game.position(), &[], derive_seed(seed, ply))?;
        game.play(&turn)?;
        turns.push(turn);
    }
    Ok(game.result().is_none().then_some(turns))
}
