//! The command line: the list of commands. The arguments of a command stand beside the command.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use ludarium_rules::GameId;

use crate::bench::BenchArgs;
use crate::contender;
use crate::contests::merge::MergeArgs;
use crate::contests::tournament::TournamentArgs;
use crate::contests::two_players::MatchArgs;
use crate::film::FilmArgs;
use crate::lessons::LessonsCommand;
use crate::library::LibraryCommand;
use crate::perft::PerftArgs;
use crate::picture::PictureArgs;
use crate::probe;
use crate::records::convert::ConvertArgs;
use crate::records::roundtrip::RoundtripArgs;
use crate::records::share::ShareCommand;
use crate::review::ReviewArgs;
use crate::start::Start;
use crate::tactics::TacticsCommand;
use crate::ugi::UgiArgs;

/// Ludarium without a window: count, list, measure and play its games.
///
/// Exit codes: 0 success, 1 the request cannot be met (for example, an illegal position), 2 the command line is wrong.
#[derive(Parser, Debug)]
#[command(name = "ludarium-lab", version, about, after_help = games_help())]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Answers JSON requests of other programs, one per line.
    #[command(long_about = probe::HELP)]
    Probe,
    /// Plays for other programs, by the Universal Game Interface (UGI) on the standard streams.
    ///
    /// docs/ugi.md describes the commands and options; "ugi" lists the options.
    Ugi(UgiArgs),
    /// Counts the sequences of legal turns of a given length.
    ///
    /// The count goes to standard output, the time to standard error.
    Perft(PerftArgs),
    /// Lists the legal turns: machine text, notation and next position, separated by tabs.
    Turns(Start),
    /// Draws a position, or one of a match, as a flat picture, in SVG or PNG.
    ///
    /// Nothing secret is shown. Marks: from, to, taken, movable, immobile, selected, target, capture, hint, hover, cursor,
    /// refused, danger, threat. Arrows: last, hint (the usual kind), threat, cord.
    Picture(Box<PictureArgs>),
    /// Shows a match as an animated GIF.
    ///
    /// Nothing is shown before it is revealed in the match. The last position is seen three times as long as the others.
    Film(Box<FilmArgs>),
    /// Reviews a match: says which turns are mistakes and why, and how accurate both sides have played.
    ///
    /// A mistake gives away winning chance, which is said before and after it, from 0 to 1 for the side that plays it:
    /// 0.1 is an inaccuracy (?!), 0.2 a mistake (?), 0.3 a blunder (??). Turns that were chosen in secret are left out.
    Review(ReviewArgs),
    /// Converts matches: .ludo text, saved matches, game records of Abstract Play, turns and share codes.
    ///
    /// The format of the file is recognised by its content. Only .ludo text holds variations and comments.
    Convert(ConvertArgs),
    /// Makes share codes of matches, and matches of share codes.
    Share {
        /// What to do with the codes.
        #[command(subcommand)]
        command: ShareCommand,
    },
    /// Plays matches, writes them in every format and reads them back; any difference is an error.
    ///
    /// Says how long .ludo text and share codes are.
    Roundtrip(RoundtripArgs),
    /// Measures one thread: perft compared with a fast chess library, random playouts, search and memory.
    ///
    /// Each game is measured alternately with chess, in processor time where the system reports it, and the best repeat
    /// counts. The ratio is therefore reliable even on a busy machine. The signature of the search is the same on every
    /// machine and changes only if the search does.
    Bench(BenchArgs),
    /// Plays a match of many games between two computer players.
    ///
    /// Every random opening is played twice, with the colours swapped. If no player uses the clock, the result depends on
    /// the seed alone, whatever the number of threads.
    #[command(after_help = format!("Players: {}.", contender::HELP))]
    Match(Box<MatchArgs>),
    /// Plays a tournament of several computer players: everybody against everybody, or one against all others.
    ///
    /// Every pairing plays the same openings, each twice with the colours swapped. The ratings are those of the
    /// Bradley-Terry model, in Elo points above the mean of all players.
    #[command(after_help = format!("Players: {}.", contender::HELP))]
    Tournament(Box<TournamentArgs>),
    /// Adds the results of several shards to one file, and reports them.
    ///
    /// The files must be of the same match or tournament, hold no pair of games twice, and together hold all of them.
    Merge(MergeArgs),
    /// Writes what the opponents' evaluations count and how strong the opponents are, as Markdown.
    Describe,
    /// Solves or counts puzzles: positions with exactly one right turn.
    Tactics {
        /// What to do with the puzzles.
        #[command(subcommand)]
        command: TacticsCommand,
    },
    /// Checks the lessons.
    Lessons {
        /// What to do with the lessons.
        #[command(subcommand)]
        command: LessonsCommand,
    },
    /// Lists, finds, imports and exports the matches of a folder, such as that in which the game saves them.
    Library {
        /// What to do with the library.
        #[command(subcommand)]
        command: LibraryCommand,
    },
}

/// The commands that are now those of another program, which makes what comes with this one.
pub const MOVED: [&str; 12] = [
    "book",
    "calibrate",
    "chance",
    "curves",
    "fit",
    "selfplay",
    "spsa",
    "tables",
    "tactics make",
    "tactics prove",
    "tactics rate",
    "train",
];

impl Cli {
    /// Reads a command line, of which the first word is the program; `version` is what `--version` says.
    ///
    /// # Errors
    /// What is wrong with it, or where its command has gone; or a text that was asked for, such as the help.
    pub fn read(version: &'static str, words: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
        let words: Vec<OsString> = words.into_iter().collect();
        let read = Cli::command().version(version).try_get_matches_from(&words);
        read.and_then(|read| Cli::from_arg_matches(&read)).map_err(|why| match (why.kind(), moved(&words)) {
            (ErrorKind::InvalidSubcommand, Some(command)) => Cli::command().error(
                ErrorKind::InvalidSubcommand,
                format!(
                    "{command} moved to ludarium-workshop: cargo run --release -p ludarium-workshop -- {command} …"
                ),
            ),
            _ => why,
        })
    }
}

/// The command of a command line, if it has moved.
fn moved(words: &[OsString]) -> Option<&'static str> {
    let says = |command: &str| {
        command.split(' ').zip(1..).all(|(word, place)| words.get(place).is_some_and(|said| said == word))
    };
    MOVED.into_iter().find(|command| says(command))
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
