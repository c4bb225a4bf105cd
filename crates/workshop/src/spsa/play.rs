//! The matches by which parameters are tuned.

use ludarium_rules::GameId;

use super::args::SpsaArgs;
use super::tuned::Tuned;
use super::tuner::Tuner;
use ludarium_lab::contender::{Contender, ContenderError};
use ludarium_lab::matches::game::TwoPlayerMatch;
use ludarium_lab::parallel;
use ludarium_lab::results_file::PairRecord;
use ludarium_lab::start::Start;

/// Plays what an iteration tries.
pub struct Matches<'a> {
    args: &'a SpsaArgs,
    tuned: &'a [Tuned],
}

impl<'a> Matches<'a> {
    /// Matches with the settings of a command line.
    pub fn new(args: &'a SpsaArgs, tuned: &'a [Tuned]) -> Matches<'a> {
        Matches { args, tuned }
    }

    /// Checks that the players can play all games.
    pub fn check(&self) -> anyhow::Result<()> {
        let values: Vec<i32> = self.tuned.iter().map(|tuned| tuned.start).collect();
        let player = self.player(&values)?;
        Ok(self.args.games.0.iter().try_for_each(|&game| player.check(game))?)
    }

    /// The results of an iteration: for each pair of games, how many the first player has won more than it has lost.
    pub fn play(&self, tuner: &Tuner<'_>) -> anyhow::Result<Vec<i32>> {
        let play = |pair| self.play_pair(tuner, pair);
        parallel::all(self.args.threads, self.args.pairs, play, |_| {})
    }

    fn play_pair(&self, tuner: &Tuner<'_>, pair: u32) -> anyhow::Result<i32> {
        let trial = tuner.trial(pair);
        let players = [self.player(&trial.first)?, self.player(&trial.second)?];
        let start = Start::of_game(self.game(tuner.iteration(), pair));
        let seed = tuner.pair_seed(pair);
        let contest = TwoPlayerMatch::new(&start, players.each_ref(), self.args.openings, seed)?;
        let games = contest.play_pair(0)?;
        // Of 4 half points, half are won in an even pair.
        Ok(PairRecord::new(0, &games).half_points() as i32 - 2)
    }

    /// The game of a pair: they take turns.
    fn game(&self, iteration: u32, pair: u32) -> GameId {
        let (games, number) = (&self.args.games.0, u64::from(iteration) * u64::from(self.args.pairs) + u64::from(pair));
        games[(number % games.len() as u64) as usize]
    }

    /// A search with these values.
    fn player(&self, values: &[i32]) -> Result<Contender, ContenderError> {
        let tune: Vec<String> =
            self.tuned.iter().zip(values).map(|(tuned, value)| format!("{}:{value}", tuned.name)).collect();
        let comma = if self.args.engine.is_empty() { "" } else { "," };
        format!("engine:nodes={}{comma}{},tune={}", self.args.nodes, self.args.engine, tune.join("+")).parse()
    }
}
