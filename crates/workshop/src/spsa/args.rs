//! The arguments of `spsa`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use ludarium_ai::tuning;
use ludarium_rules::{GameId, excerpt};

use super::tuned::{StartOutside, Tuned, Wanted};
use crate::numbers;

/// The most parameters that are tuned at once.
const MOST_PARAMETERS: usize = 32;

/// Arguments of `spsa`.
#[derive(Args, Debug)]
pub struct SpsaArgs {
    /// The game, several separated by commas, or all: the pairs of games go round them.
    pub games: Games,
    /// The parameters, separated by commas: NAME, NAME:LOW..HIGH or NAME:LOW..HIGH:STEP, where STEP is by how much it is
    /// moved to either side at the end [default: from 0 to twice the present value, and a twentieth of that].
    #[arg(long, value_name = "PARAMETERS", required = true, value_delimiter = ',')]
    pub params: Vec<Wanted>,
    /// The number of iterations; the sizes of the steps depend on it.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub iterations: u32,
    /// The pairs of games in an iteration, each with other moves of the parameters.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub pairs: u32,
    /// How many of its steps a parameter follows at the end for a game that is won more than lost.
    #[arg(long, value_name = "RATE", default_value_t = 0.02, value_parser = numbers::rate)]
    pub rate: f64,
    /// The nodes of a search.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub nodes: u64,
    /// Other settings of both players, as after engine: in a match, such as on=null-move.
    #[arg(long, value_name = "KEY=VALUE,…", default_value = "")]
    pub engine: String,
    /// The number of random plies in an opening.
    #[arg(long, value_name = "PLIES", default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub openings: u32,
    /// Determines everything.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The pairs of an iteration that are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file that keeps every iteration. Started again, the command goes on where it was.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// Some games, each of them once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Games(pub Vec<GameId>);

/// A text that names no games.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GamesError {
    #[error("\"{quoted}\" is no game: there are {known}, and all", known = GameId::ALL.map(GameId::name).join(", "), quoted = excerpt(.0))]
    Unknown(String),
    #[error("{0} stands there twice")]
    Twice(GameId),
}

impl FromStr for Games {
    type Err = GamesError;

    fn from_str(text: &str) -> Result<Games, GamesError> {
        if text == "all" {
            return Ok(Games(GameId::ALL.to_vec()));
        }
        let mut games = Vec::new();
        for name in text.split(',') {
            let game = GameId::ALL.into_iter().find(|game| game.name() == name);
            let game = game.ok_or_else(|| GamesError::Unknown(name.to_owned()))?;
            if games.contains(&game) {
                return Err(GamesError::Twice(game));
            }
            games.push(game);
        }
        Ok(Games(games))
    }
}

/// Parameters that cannot be tuned together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParametersError {
    #[error("{0} parameters are too many to tune at once; at most {MOST_PARAMETERS} are")]
    TooMany(usize),
    #[error("{0} stands there twice")]
    Twice(&'static str),
    #[error("{name} is {} in {} and {} in {}: tune these games one by one", one.1, one.0, other.1, other.0)]
    Different { name: &'static str, one: (GameId, i32), other: (GameId, i32) },
    /// The present value is not in the range that was given.
    #[error(transparent)]
    Outside(#[from] StartOutside),
}

impl SpsaArgs {
    /// The parameters with their present values.
    pub fn tuned(&self) -> Result<Vec<Tuned>, ParametersError> {
        if self.params.len() > MOST_PARAMETERS {
            return Err(ParametersError::TooMany(self.params.len()));
        }
        let twice = |(place, wanted): (usize, &Wanted)| {
            self.params[..place].iter().any(|other| other.name() == wanted.name()).then(|| wanted.name())
        };
        if let Some(name) = self.params.iter().enumerate().find_map(twice) {
            return Err(ParametersError::Twice(name));
        }
        self.params.iter().map(|wanted| Ok(wanted.at(self.present_value(wanted)?)?)).collect()
    }

    /// The value that a parameter has in all these games.
    fn present_value(&self, wanted: &Wanted) -> Result<i32, ParametersError> {
        let mut values = self.games.0.iter().map(|&game| (game, tuning(game).get(wanted.parameter())));
        // A text names one game at least.
        let one = values.next().unwrap_or((GameId::ALL[0], 0));
        match values.find(|other| other.1 != one.1) {
            Some(other) => Err(ParametersError::Different { name: wanted.name(), one, other }),
            None => Ok(one.1),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct CommandLine {
        #[command(flatten)]
        args: SpsaArgs,
    }

    fn tuned(games: &str, params: &str) -> Result<Vec<Tuned>, ParametersError> {
        CommandLine::parse_from(["spsa", games, "--params", params, "--out", "trace"]).args.tuned()
    }

    #[test]
    fn games_are_named_by_their_names() {
        assert_eq!("all".parse::<Games>().expect("all").0, GameId::ALL);
        assert_eq!("gess,tress".parse::<Games>().expect("two").0, [GameId::Gess, GameId::Tress]);
        for (text, why) in [("", "\"\""), ("chess", "tress, trees"), ("gess,", "\"\""), ("gess,gess", "twice")] {
            let error = text.parse::<Games>().expect_err(text).to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }

    #[test]
    fn parameters_begin_with_what_the_games_have() {
        let all = tuned("gess,tress", "late-base,futility-margin:50..300").expect("two parameters");
        let present = [ludarium_ai::Parameter::LateBase, ludarium_ai::Parameter::FutilityMargin];
        let present = present.map(|parameter| tuning(GameId::Gess).get(parameter));
        assert_eq!([all[0].start, all[1].start], present);
        let error = tuned("gess", "late-base,late-factor,late-base:1..9").expect_err("twice").to_string();
        assert_eq!(error, "late-base stands there twice");
    }
}
