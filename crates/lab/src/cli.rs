//! The command line.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use ludarium_ai::Rating;
use ludarium_rules::{AnyPosition, GameId, StartError};

use crate::contender::{self, Contender};
use crate::failure::Failure;
use crate::perft::MAX_DEPTH;

/// The workbench of Ludarium: count, list, measure and play its games without a window.
///
/// Exit codes: 0 done, 1 the request cannot be met (an illegal position, say), 2 the command line is wrong.
#[derive(Parser, Debug)]
#[command(name = "ludarium-lab", version, about, after_help = games_help())]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the lab can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Answers one JSON request a line, for other programs.
    #[command(long_about = PROBE_HELP)]
    Probe,
    /// Counts the sequences of so many legal turns.
    ///
    /// The count goes to standard output, the time to standard error.
    Perft(PerftArgs),
    /// Lists the legal turns: machine text, notation and next position, separated by tabs.
    Turns(Start),
    /// Measures one thread: perft beside a fast chess library, random playouts, search and memory.
    ///
    /// Games and chess are measured in turns within one run, in time of the processor (where the system tells it), and
    /// the best repeat of each counts: so the ratio holds on a machine that has other work to do as well. The signature
    /// of the search is the same on every machine and changes only if the search does.
    Bench(BenchArgs),
    /// Lets two computer players play a match of many games.
    ///
    /// Every random opening is played twice, with the colours swapped. The seed alone decides a match in which nobody
    /// looks at the clock, whatever the number of threads.
    #[command(after_help = format!("Players: {}.", contender::HELP))]
    Match(Box<MatchArgs>),
    /// Fits the weights of a game's evaluation to the results of games that the engine plays against itself.
    ///
    /// Logistic regression of the results on the terms, in positions where nothing is to be won at once. The weights are
    /// pulled towards the present ones; terms that are hardly ever seen keep theirs. The seed decides everything.
    Fit(FitArgs),
    /// Measures how strong play is along the line from weak to strong, and puts the levels of a game on it.
    ///
    /// Neighbouring places play each other, more often where that tells more for its time. All games are kept in a file,
    /// and the next run adds to them. With --verify the levels as they are built in play each other: build again first.
    /// Everything but the number of games hangs on the seed.
    Calibrate(CalibrateArgs),
    /// Tells what the opponents judge by and how strong they are, as Markdown.
    Describe,
    /// Positions with exactly one right turn: makes them, or lets a player solve them.
    Tactics {
        /// What to do with them.
        #[command(subcommand)]
        command: TacticsCommand,
    },
}

/// What can be done with tactics.
#[derive(Subcommand, Debug)]
pub enum TacticsCommand {
    /// Collects positions from games that a careless engine plays against itself, and proves each by looking at all turns.
    ///
    /// What the file holds already is kept, and the collection goes on where it ended.
    Make(TacticsMakeArgs),
    /// Lets a player choose a turn in every position, and tells which are right.
    #[command(after_help = format!("Players: {}.", contender::HELP))]
    Solve(TacticsSolveArgs),
}

/// Arguments of `calibrate`.
#[derive(Args, Debug)]
pub struct CalibrateArgs {
    /// The game.
    pub game: GameId,
    /// Measures the levels instead of placing them.
    #[arg(long)]
    pub verify: bool,
    /// Moves the levels that are out of place by all games played so far; plays nothing.
    #[arg(long, conflicts_with = "verify")]
    pub even: bool,
    /// How many places on the line play each other.
    #[arg(long, value_name = "N", default_value_t = 13, value_parser = clap::value_parser!(u32).range(2..=100))]
    pub points: u32,
    /// When to stop; games under way are finished. With 0 nothing is played, only worked out anew.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0)]
    pub minutes: f64,
    /// The most games between two neighbours, those of earlier runs included.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = even)]
    pub games: u32,
    /// Neighbours whose difference is known to so many Elo points (with 95 % confidence) play no more.
    #[arg(long, value_name = "ELO", default_value_t = 20.0)]
    pub error: f64,
    /// Where the scale begins: the Elo points of level 1.
    #[arg(long, value_name = "ELO", default_value_t = Rating::OF_LEVEL_ONE)]
    pub anchor: f64,
    /// Chooses the openings and the players' chances.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Where the games are kept [default: crates/lab/calibration/GAME.json].
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    /// Where to write the levels [default: crates/ai/levels/GAME.json].
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
}

impl CalibrateArgs {
    /// The random plies of an opening. In Gess more would often break a ring.
    pub fn openings(&self) -> u32 {
        if self.game == GameId::Gess { 3 } else { 6 }
    }
}

/// Arguments of `tactics make`.
#[derive(Args, Debug)]
pub struct TacticsMakeArgs {
    /// The game.
    pub game: GameId,
    /// How many positions the file is to hold.
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub count: u32,
    /// Chooses the games.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// When to stop, however many there are.
    #[arg(long, value_name = "MINUTES", default_value_t = 10.0)]
    pub minutes: f64,
    /// How many games are looked through at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// The file [default: crates/ai/tests/tactics/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// Arguments of `tactics solve`.
#[derive(Args, Debug)]
pub struct TacticsSolveArgs {
    /// The game.
    pub game: GameId,
    /// Who solves them.
    #[arg(long, value_name = "PLAYER", default_value = "engine:nodes=100000")]
    pub player: Contender,
    /// Decides what the player leaves to chance.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// The file [default: crates/ai/tests/tactics/GAME.txt].
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

const PROBE_HELP: &str = r#"Answers one JSON request a line, for other programs.

Reads one JSON object a line from standard input and answers each with one line, until the end of input:

  {"game":"tress","want":"turns"}             position, result, count, digest, turns
  {"game":"tress","want":"count"}             the same without the turns
  {"game":"tress","want":"perft","depth":3}   the number of sequences of turns
  {"game":"tress","want":"notation"}          what players see for each turn
  {"game":"tress","want":"play","turn":"dNd3"}
                                              machine text, next position, result, effects

"position":"<text>" asks about another position than the start, "options":{"key":"value"} changes options.
The digest is the SHA-256 of the sorted next positions, one for each turn, joined by newlines.
Whatever is wrong is answered by {"error":"<one line>"}, and the next line is read."#;

/// A position as it is named on the command line.
#[derive(Args, Debug)]
pub struct Start {
    /// The game.
    pub game: GameId,
    /// The position, as text.
    #[arg(long, value_name = "TEXT", default_value = "start")]
    pub position: String,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<KeyValue>,
}

impl Start {
    /// The position.
    pub fn open(&self) -> Result<AnyPosition, StartError> {
        open(self.game, &self.position, &pairs(&self.options))
    }

    /// The position text, unless it is the game's own start.
    pub fn text(&self) -> Option<String> {
        (self.position != "start").then(|| self.position.clone())
    }
}

fn pairs(options: &[KeyValue]) -> Vec<(&str, &str)> {
    options.iter().map(|KeyValue(key, value)| (key.as_str(), value.as_str())).collect()
}

/// The position of a text; `start` is the game's own start.
pub fn open(game: GameId, text: &str, options: &[(&str, &str)]) -> Result<AnyPosition, StartError> {
    match text {
        "start" => AnyPosition::start(game, options),
        text => AnyPosition::parse(game, text, options),
    }
}

/// Arguments of `perft`.
#[derive(Args, Debug)]
pub struct PerftArgs {
    /// The position to count from.
    #[command(flatten)]
    pub start: Start,
    /// The number of turns in a sequence.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(MAX_DEPTH)))]
    pub depth: u32,
    /// Also shows the count behind each first turn.
    #[arg(long)]
    pub divide: bool,
}

/// Arguments of `bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The games to measure [default: all].
    pub games: Vec<GameId>,
    /// The position to measure from [default: the start; in Go-Chess a position of the play phase]. Needs one game.
    #[arg(long, value_name = "TEXT", requires = "games")]
    pub position: Option<String>,
    /// An option of the game; may be given several times. Needs one game.
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "games")]
    pub options: Vec<KeyValue>,
    /// Writes one JSON object.
    #[arg(long)]
    pub json: bool,
    /// How often everything is measured; the best counts.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub repeats: u32,
    /// The depth of the searches whose nodes are counted [default: each game's own].
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=20))]
    pub search_depth: Option<u32>,
}

/// What a bench measures of Go-Chess: at the start there is nothing but placement.
const GO_CHESS_IN_PLAY: &str = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";

impl BenchArgs {
    /// What is measured of a game.
    pub fn open(&self, game: GameId) -> Result<AnyPosition, Failure> {
        let asked = self.position.is_some() || !self.options.is_empty();
        if asked && self.games.len() != 1 {
            return Err(Failure::OneGame);
        }
        let usual = if game == GameId::GoChess && !asked { GO_CHESS_IN_PLAY } else { "start" };
        Ok(open(game, self.position.as_deref().unwrap_or(usual), &pairs(&self.options))?)
    }
}

/// Arguments of `match`.
#[derive(Args, Debug)]
pub struct MatchArgs {
    /// The position before the openings.
    #[command(flatten)]
    pub start: Start,
    /// The first player, who has White in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub white: Contender,
    /// The second player, who has Black in the first game of every pair.
    #[arg(long, value_name = "PLAYER")]
    pub black: Contender,
    /// How many games; an even number, for they are played in pairs.
    #[arg(long, value_name = "N", default_value = "100", value_parser = even)]
    pub games: u32,
    /// The random plies of an opening.
    #[arg(long, value_name = "PLIES", default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub openings: u32,
    /// Chooses the openings and the players' chances.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// Writes one JSON object.
    #[arg(long)]
    pub json: bool,
}

fn even(text: &str) -> Result<u32, String> {
    let wrong = || "expected an even number from 2 to 1000000".to_owned();
    let games: u32 = text.parse().map_err(|_| wrong())?;
    if games.is_multiple_of(2) && (2..=1_000_000).contains(&games) { Ok(games) } else { Err(wrong()) }
}

/// Arguments of `fit`.
#[derive(Args, Debug)]
pub struct FitArgs {
    /// The game.
    pub game: GameId,
    /// How many games the engine plays against itself.
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u32).range(5..=1_000_000))]
    pub games: u32,
    /// The nodes of a search in these games.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Chooses the openings and the noise.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub seed: u64,
    /// How many games are played at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: u32,
    /// How strongly the present weights pull; 0 lets the results alone decide.
    #[arg(long, value_name = "STRENGTH", default_value_t = 1.0)]
    pub l2: f64,
    /// Where to write the weights [default: crates/ai/src/eval/weights/GAME.rs].
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Keeps the positions; if the file holds those of the very same games, they are not played again.
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

/// An option of a game as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyValue(pub String, pub String);

impl FromStr for KeyValue {
    type Err = String;

    fn from_str(text: &str) -> Result<KeyValue, String> {
        let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE, such as second_wind=off")?;
        Ok(KeyValue(key.to_owned(), value.to_owned()))
    }
}

/// The games and their options, for the end of the help text.
fn games_help() -> String {
    let mut help = "Games and their options:".to_owned();
    for game in GameId::ALL {
        help += &format!("\n  {}", game.name());
        for spec in game.options() {
            help += &format!("\n    {}={}  {}", spec.key, spec.default, spec.help);
        }
    }
    help
}
