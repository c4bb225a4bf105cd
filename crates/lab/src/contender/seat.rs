//! What a player keeps from one of its turns to the next.

use std::time::Duration;

use ludarium_ai::{Level, Limits, PlayerSpec, Request, SearchMemory, Stop, think_in};
use ludarium_record::Match;

use super::chosen::Chosen;
use super::error::SeatError;
use super::program::Running;
use super::{Contender, Engine, MatchContext, Place};

/// A player at one side of a board, for one game after the other. A program is started with its seat and ends with it.
#[derive(Debug)]
pub enum Seat<'a> {
    /// A player of the game itself.
    Named(PlayerSpec, SearchMemory),
    /// A level with a time limit.
    Timed(Level, Duration, SearchMemory),
    /// A place on the line of the levels.
    Place(Place, SearchMemory),
    /// A search with its own configuration.
    Engine(&'a Engine, SearchMemory),
    /// Another program.
    Program(Box<Running>),
}

impl<'a> Seat<'a> {
    /// A seat for a player.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn new(contender: &'a Contender) -> Result<Seat<'a>, SeatError> {
        let memory = SearchMemory::new();
        Ok(match contender {
            Contender::Named(player) => Seat::Named(*player, memory),
            Contender::Timed(level, time) => Seat::Timed(*level, *time, memory),
            Contender::Place(place) => Seat::Place(*place, memory),
            Contender::Engine(engine) => Seat::Engine(engine, memory),
            Contender::Program(program) => Seat::Program(Box::new(program.start()?)),
        })
    }

    /// Begins another game: nothing is remembered of the one before.
    ///
    /// # Errors
    /// The program cannot play it.
    pub fn begin(&mut self, game: &Match) -> Result<(), SeatError> {
        match self {
            Seat::Named(_, memory) | Seat::Timed(.., memory) | Seat::Place(_, memory) | Seat::Engine(_, memory) => {
                *memory = SearchMemory::new()
            }
            Seat::Program(program) => program.begin(game)?,
        }
        Ok(())
    }

    /// Chooses a turn in the present position of the game. The other side's secrets are not used.
    ///
    /// # Errors
    /// The game is over, or the program gives no legal turn.
    pub fn choose(&mut self, game: &Match, context: MatchContext<'_>) -> Result<Chosen, SeatError> {
        let position = game.position();
        match self {
            Seat::Named(PlayerSpec::Level(level), memory) => {
                let request = request(game, *level, context);
                Ok(think_in(memory, &request, &Stop::new(), None)?.into())
            }
            Seat::Named(player, memory) => Ok(player.choose_against(memory, position, context)?.into()),
            Seat::Timed(level, time, memory) => {
                let limits = Limits { time: Some(*time), ..level.limits(position.game()) };
                let request = request(game, *level, context);
                Ok(think_in(memory, &Request { limits: Some(limits), ..request }, &Stop::new(), None)?.into())
            }
            Seat::Place(place, memory) => Ok(place.choose(memory, game, context)?.into()),
            Seat::Engine(engine, memory) => {
                let choice = engine.search(memory, position, context)?;
                Ok(Chosen { turn: choice.turn, said: Some((choice.score, choice.depth)) })
            }
            Seat::Program(program) => Ok(program.choose(game, context)?.into()),
        }
    }
}

/// What a level is asked at the table.
fn request(game: &Match, level: Level, context: MatchContext<'_>) -> Request {
    let last_landing = Request::landing(game.position(), game.turns().last().map(|played| &played.turn));
    Request { last_landing, ..Request::new(game.position().clone(), level).in_match(context) }
}
