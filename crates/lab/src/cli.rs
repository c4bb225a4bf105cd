//! The command line: the list of commands. The arguments of a command stand beside the command.

use clap::{Parser, Subcommand};
use ludarium_rules::GameId;

use crate::bench::BenchArgs;
use crate::book::BookCommand;
use crate::calibrate::CalibrateArgs;
use crate::chance::ChanceArgs;
use crate::contender;
use crate::curves::CurvesArgs;
use crate::film::FilmArgs;
use crate::fit::FitArgs;
use crate::lessons::LessonsCommand;
use crate::library::LibraryCommand;
use crate::matches::MatchArgs;
use crate::perft::PerftArgs;
use crate::picture::PictureArgs;
use crate::probe;
use crate::records::convert::ConvertArgs;
use crate::records::roundtrip::RoundtripArgs;
use crate::records::share::ShareCommand;
use crate::results_file::merge::MergeArgs;
use crate::review::ReviewArgs;
use crate::selfplay::SelfplayArgs;
use crate::spsa::SpsaArgs;
use crate::start::Start;
use crate::tables::TablesCommand;
use crate::tactics::TacticsCommand;
use crate::tournament::TournamentArgs;
use crate::train::TrainArgs;
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
    /// Plays games of the engine against itself and keeps their positions, to train nets on.
    ///
    /// The seed and the number of a game determine it. A run that was interrupted goes on where it was; parts of the games
    /// can be played elsewhere by --shard.
    Selfplay(SelfplayArgs),
    /// Trains a net to evaluate the positions of a game.
    ///
    /// Learns the results of the games of `selfplay` and what its searches found. A tenth of the games is held out, and
    /// the table shows the log-loss in both parts after every epoch. The seed determines everything.
    Train(TrainArgs),
    /// Tunes numbers of the search by matches (SPSA).
    ///
    /// In every iteration all parameters are moved a little at once, each up or down at random; the search with these
    /// values plays the one with the opposite moves, and all parameters follow the winner. The seed determines
    /// everything, whatever the number of threads. What comes out is a candidate for a match, not more.
    Spsa(SpsaArgs),
    /// Draws the curves of trainings (`train --curve`), or of one tuning (`spsa --out`), as an SVG picture.
    Curves(CurvesArgs),
    /// Fits the weights of a game's evaluation to the results of self-play games.
    ///
    /// Logistic regression of the results on the terms, in quiet positions. L2 regularisation keeps the weights near the
    /// present ones; rare terms keep theirs. The seed determines everything.
    Fit(FitArgs),
    /// Fits the curve from the search's values in a game to the chance of winning.
    ///
    /// A logistic curve with one number, the most likely one by the results of the games of `selfplay`; where more than
    /// half of them are drawn, by those of the others. A fifth of the games is held out: the table compares there what the
    /// curve expects with what was.
    Chance(ChanceArgs),
    /// Measures the scale from weak to strong play and places the levels of a game on it.
    ///
    /// Neighbours on the scale play each other, most often where a game gives the most information for its time. All
    /// games are kept in a file, and the next run adds to them. With --verify the built-in levels play each other: build
    /// again first. Everything but the number of games depends on the seed alone.
    Calibrate(CalibrateArgs),
    /// Writes what the opponents' evaluations count and how strong the opponents are, as Markdown.
    Describe,
    /// Makes, checks and counts opening books: several good turns for each of the first positions of a game.
    Book {
        /// What to do with the books.
        #[command(subcommand)]
        command: BookCommand,
    },
    /// Makes, checks and measures endgame tables: what perfect play leads to in positions with few pieces.
    ///
    /// A table does not look at repetition and lack of progress.
    Tables {
        /// What to do with the tables.
        #[command(subcommand)]
        command: TablesCommand,
    },
    /// Makes or solves puzzles: positions with exactly one right turn.
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
