//! The players of a match in the lab: the game's own players, levels with a time limit, configured engines, and other
//! programs.

mod chosen;
mod engine;
pub(crate) mod error;
mod place;
mod program;
mod seat;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ludarium_ai::{Level, PlayerSpec};
use ludarium_rules::GameId;

pub use chosen::Chosen;
pub use engine::{Engine, feature_set, table_for};
pub use error::{ContenderError, HELP, PlaceError, SeatError, UnfitError};
pub use ludarium_ai::players::MatchContext;
pub use place::Place;
use program::OtherProgram;
pub use seat::Seat;

/// A player of a match.
#[derive(Clone, Debug)]
pub enum Contender {
    /// A player of the game itself, by name.
    Named(PlayerSpec),
    /// A level with a time limit.
    Timed(Level, Duration),
    /// A place on the line of the levels, limited by its positions alone.
    Place(Place),
    /// A search with its own configuration.
    Engine(Box<Engine>),
    /// Another program.
    Program(Box<OtherProgram>),
}

impl Contender {
    /// Checks that the contender can play that game.
    ///
    /// # Errors
    /// The weights belong to another game.
    pub fn check(&self, game: GameId) -> Result<(), UnfitError> {
        match self {
            Contender::Engine(engine) => engine.check(game),
            Contender::Named(_) | Contender::Timed(..) | Contender::Place(_) | Contender::Program(_) => Ok(()),
        }
    }
}

impl FromStr for Contender {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        if text == "engine" || text.starts_with("engine:") {
            let settings = text.strip_prefix("engine:").unwrap_or_default();
            return settings.parse().map(Box::new).map(Contender::Engine);
        }
        if let Some(program) = text.strip_prefix("ugi:") {
            return program.parse().map(Box::new).map(Contender::Program);
        }
        if let Some(place) = text.strip_prefix("strength:") {
            return Ok(Contender::Place(place.parse()?));
        }
        if let Some((level, time)) = text.strip_prefix("level:").and_then(|level| level.split_once('@')) {
            return Ok(Contender::Timed(level.parse()?, milliseconds(time)?));
        }
        text.parse().map(Contender::Named).map_err(|_| ContenderError::Unknown)
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Named(player) => player.fmt(f),
            Contender::Timed(level, time) => write!(f, "level:{level}@{}", time.as_millis()),
            Contender::Place(place) => write!(f, "strength:{place}"),
            Contender::Engine(engine) => engine.fmt(f),
            Contender::Program(program) => program.fmt(f),
        }
    }
}

fn milliseconds(text: &str) -> Result<Duration, ContenderError> {
    let millis = text.parse().ok().filter(|millis| (1..=3_600_000).contains(millis));
    millis.map(Duration::from_millis).ok_or_else(|| ContenderError::Milliseconds(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_written_as_they_are_read() {
        for text in [
            "greedy",
            "random",
            "level:3",
            "level:2@50",
            "strength:0.25",
            "strength:0.5,trickster",
            "engine:nodes=30,width=0.2",
            "engine:nodes=20000",
            "engine:nodes=500,depth=3,time=40,noise=25,quiescence=2,off=reductions+futility",
            "engine:time=10x",
            "engine:nodes=10,features=baseline,on=null-move+delta,tune=null-depth:3+delta-margin:80",
            "engine:depth=4",
            "ugi:/old, new/ludarium-lab?arg=ugi&option.Engine=off=futility,noise=3&time=50",
            "ugi:engine?time=100&patience=200",
            "ugi:engine%3F?folder=/tmp/a%26b&option.Level=5&nodes=7&depth=3",
        ] {
            assert_eq!(text.parse::<Contender>().expect(text).to_string(), text);
        }
        assert_eq!("engine".parse::<Contender>().expect("a budget of its own").to_string(), "engine:nodes=20000");
        assert_eq!("ugi:engine".parse::<Contender>().expect("a time of its own").to_string(), "ugi:engine?time=100");
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        for (text, why) in [
            ("nobody", "players are"),
            ("level:0@50", "level"),
            ("level:1@soon", "milliseconds"),
            ("engine:nodes", "KEY=VALUE"),
            ("engine:nodes=many", "nodes"),
            ("engine:nodes=1,nodes=2", "twice"),
            ("engine:speed=1", "speed"),
            ("engine:width=0", "0.001"),
            ("strength:2", "0 to 1"),
            ("strength:0.5,shy", "builder"),
            ("engine:time=0", "milliseconds"),
            ("engine:time=0x", "times"),
            ("engine:off=luck", "luck"),
            ("engine:on=luck", "luck"),
            ("engine:features=all", "strong, levels and baseline"),
            ("engine:tune=luck:3", "late-base"),
            ("engine:tune=late-base", "1 to 200"),
            ("engine:tune=late-base:0", "1 to 200"),
            ("engine:weights=/nowhere/tress.rs", "/nowhere"),
            ("ugi:", "path"),
            ("ugi:engine?time=0", "milliseconds"),
            ("ugi:engine?speed=1", "speed"),
            ("ugi:engine?arg", "KEY=VALUE"),
            ("ugi:100%", "%25"),
            ("ugi:engine?arg=%4", "%25"),
        ] {
            let error = text.parse::<Contender>().expect_err(text).to_string();
            assert!(error.contains(why) && error.lines().count() == 1, "{text}: {error}");
        }
    }

    #[test]
    fn every_contender_gives_a_legal_turn() {
        let setup = crate::matches::setup::with_players(GameId::Tress, "Player");
        let game = ludarium_record::Match::new(setup).expect("the defaults are valid");
        for text in [
            "random",
            "level:2@5",
            "strength:0.1,builder",
            "engine:nodes=50",
            "engine:depth=1,off=table",
            "engine:time=2x",
        ] {
            let contender: Contender = text.parse().expect(text);
            let opponent = Some(Duration::from_millis(1));
            let context =
                MatchContext { earlier: &[], no_progress_plies: 0, seed: 1, match_seed: 1, opponent, clock: None };
            let mut seat = Seat::new(&contender).expect(text);
            seat.begin(&game).expect(text);
            let turn = seat.choose(&game, context).expect("a turn").turn;
            assert!(game.position().play(&turn).is_ok(), "{text}");
        }
    }
}
