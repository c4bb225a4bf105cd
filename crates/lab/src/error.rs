//! Why a command failed, in one line.

use std::error::Error;
use std::path::PathBuf;

use ludarium_ai::ThinkError;
use ludarium_ai::book::BookError;
use ludarium_ai::learned::NetFileError;
use ludarium_ai::tables::RetrogradeError;
use ludarium_ai::tables::treason::TableFileError;
use ludarium_diagram::{DiagramError, FilmError};
use ludarium_library::{LibraryError, PlyError};
use ludarium_record::{MatchError, SetupError, StoreError};
use ludarium_review::{ApplyError, ReviewError};
use ludarium_rules::{GameId, StartError, TooManyTurns};
use ludarium_ugi::ClientError;

use crate::contender::error::ContenderError;
use crate::curves::error::CurvesError;
use crate::files::ReadError;
use crate::lessons::error::LessonsError;
use crate::match_file::MatchFileError;
use crate::records::error::RecordsError;
use crate::results_file::ResultsError;
use crate::sequences::CountError;
use crate::spsa::args::ParametersError;
use crate::strength::sprt::SprtError;
use crate::tables::verify::Disagreement;
use crate::tournament::error::PlayersError;

/// Why a command failed; the program then ends with exit code 1.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The position or an option is refused.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The set-up of a game is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game refuses a turn that its own position has offered.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A computer player returns no turn.
    #[error(transparent)]
    Think(#[from] ThinkError),
    /// Another program fails.
    #[error(transparent)]
    Program(#[from] ClientError),
    /// A player fails in a game of a match.
    #[error("game {game}, turn {turn}: {player}: {why}")]
    Player {
        /// The number of the game, from 1.
        game: u64,
        /// The number of the turn that it was to play, from 1.
        turn: usize,
        /// The player as it was named.
        player: String,
        /// What has gone wrong.
        why: Box<LabError>,
    },
    /// The turns of a position are too many to list.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurns),
    /// Sequences of turns are too many to count.
    #[error(transparent)]
    Count(#[from] CountError),
    /// Every random opening that was tried ends the game.
    #[error("no opening of {plies} random plies leads to a position that is not over")]
    NoOpening {
        /// The requested length.
        plies: u32,
    },
    /// A game does not end.
    #[error("a game is not over after {plies} plies")]
    EndlessGame {
        /// The plies played.
        plies: usize,
    },
    /// Weights of another game, or of an older evaluation.
    #[error("{game} has {terms} terms, but the file holds {found} weights")]
    Weights {
        /// The game.
        game: GameId,
        /// The weights in the file.
        found: usize,
        /// The terms of the game's evaluation.
        terms: usize,
    },
    /// A file cannot be read, or is too long.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The content of a file is invalid.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: Box<dyn Error + Send + Sync>,
    },
    /// Too few positions to fit weights to.
    #[error("only {positions} positions to fit the weights to; play more games")]
    TooFewPositions {
        /// How many there are.
        positions: usize,
    },
    /// More positions than fit into memory.
    #[error("more than {most} positions to fit the weights to; play fewer games")]
    TooManyPositions {
        /// The most positions that are kept.
        most: usize,
    },
    /// A built-in net cannot be read.
    #[error(transparent)]
    Net(#[from] NetFileError),
    /// An opening book cannot be read.
    #[error(transparent)]
    Book(#[from] BookError),
    /// A game has no opening book, or the file is of another game.
    #[error("there is no opening book of {game} there")]
    NoBook {
        /// The game.
        game: GameId,
    },
    /// The built-in endgame table cannot be read.
    #[error(transparent)]
    Table(#[from] TableFileError),
    /// An endgame table cannot be made.
    #[error(transparent)]
    Retrograde(#[from] RetrogradeError),
    /// An endgame table is wrong.
    #[error(transparent)]
    Disagreement(#[from] Disagreement),
    /// A game has no built-in net.
    #[error("{game} has no built-in net; name the file of one, or use the terms")]
    NoNet {
        /// The game.
        game: GameId,
    },
    /// The net of a file belongs to another game.
    #[error("{}: a net for {found}, not for {game}", path.display())]
    NetOfOther {
        /// The file.
        path: PathBuf,
        /// Its game.
        found: GameId,
        /// The game that is played.
        game: GameId,
    },
    /// Too few positions to train a net on.
    #[error("{positions} positions to train on, of them {held_out} to check; play more games")]
    TooFewToTrain {
        /// How many there are.
        positions: usize,
        /// How many of them are held out.
        held_out: usize,
    },
    /// A file of puzzles, or a puzzle in it, is refused.
    #[error("{0}")]
    Puzzles(Box<dyn Error + Send + Sync>),
    /// The puzzles of a file belong to another game.
    #[error("{}: puzzles of {found}, not of {game}", path.display())]
    PuzzlesOfOther {
        /// The file.
        path: PathBuf,
        /// Its game.
        found: GameId,
        /// The game that was asked for.
        game: GameId,
    },
    /// The puzzles of a file come from games of another seed.
    #[error("{}: the puzzles were made with seed {found}, not {seed}; name another file", path.display())]
    PuzzleSeed {
        /// The file.
        path: PathBuf,
        /// Its seed.
        found: u64,
        /// The seed that was asked for.
        seed: u64,
    },
    /// Puzzles of a file are not what it says.
    #[error("{}: {} claims are wrong: {}", path.display(), wrong.len(), wrong.join("; "))]
    Claims {
        /// The file.
        path: PathBuf,
        /// Which, and at which ply.
        wrong: Vec<String>,
    },
    /// A picture cannot be drawn.
    #[error(transparent)]
    Picture(#[from] DiagramError),
    /// A position is to be drawn, but the command line speaks of a match.
    #[error("--number, --ply and --captions are for a file of matches, not for a game")]
    NotOfMatch,
    /// A match is to be drawn, but the command line speaks of a position.
    #[error("--position, --option and --turn are for a game, not for a file of matches: --ply chooses the position")]
    NotOfGame,
    /// A film cannot be made.
    #[error(transparent)]
    Film(#[from] FilmError),
    /// A match has no such position.
    #[error(transparent)]
    Ply(#[from] PlyError),
    /// A match cannot be reviewed.
    #[error(transparent)]
    Review(Box<ReviewError>),
    /// A review does not fit its match.
    #[error(transparent)]
    Apply(#[from] ApplyError),
    /// A library is refused.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// Some of several files are refused; which, and why, has been printed.
    #[error("{count} of {of} files could not be read")]
    Refused {
        /// How many.
        count: usize,
        /// Of how many.
        of: usize,
    },
    /// A folder of matches is refused.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file of matches is refused.
    #[error(transparent)]
    MatchFile(#[from] MatchFileError),
    /// A position or options for several games at once.
    #[error("--position and --option need exactly one game")]
    OneGame,
    /// Curves cannot be drawn.
    #[error(transparent)]
    Curves(#[from] CurvesError),
    /// A file of results is refused.
    #[error(transparent)]
    Results(#[from] ResultsError),
    /// A tournament without enough players, or with a player who takes part twice.
    #[error(transparent)]
    Players(#[from] PlayersError),
    /// The bounds of a sequential test are in the wrong order.
    #[error(transparent)]
    Sprt(#[from] SprtError),
    /// Something is wrong with the lessons; what it is has been printed.
    #[error(transparent)]
    Lessons(#[from] LessonsError),
    /// Parameters that cannot be tuned together.
    #[error(transparent)]
    Parameters(#[from] ParametersError),
    /// A player that does not exist.
    #[error(transparent)]
    Contender(#[from] ContenderError),
    /// Matches cannot be converted, or differ afterwards.
    #[error(transparent)]
    Records(Box<RecordsError>),
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl From<RecordsError> for LabError {
    fn from(error: RecordsError) -> LabError {
        LabError::Records(Box::new(error))
    }
}

impl From<ReviewError> for LabError {
    fn from(why: ReviewError) -> Self {
        Self::Review(Box::new(why))
    }
}
