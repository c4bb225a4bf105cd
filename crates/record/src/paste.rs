//! What a text from the clipboard is.

use ludarium_rules::{AnyPosition, GameId};

use crate::abstract_play::RecordError;
use crate::encoding::without_marks;
use crate::ludo::{self, LudoError};
use crate::one_line::one_line;
use crate::share::{self, ShareError};
use crate::study::Study;
use crate::{AnyMatch, Match, Player, SaveError, Setup, matches};

/// The longest text that is looked at, in bytes.
pub const MAX_PASTE: usize = 16 << 20;

/// The longest text of a position, in bytes; the longest of all games is far shorter.
const MAX_POSITION: usize = 4000;

/// What a text was found to be.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A position text of a game with its usual options.
    Position(AnyPosition),
    /// A list of turns from a game's own start, as a study.
    Turns(Box<Study>),
    /// A share code, as a study.
    Code(Box<Study>),
    /// A game record of Abstract Play, of the one game that is known here.
    Record(Box<Study>),
    /// A saved match.
    Save(Box<Match>),
    /// `.ludo` text with one match.
    Study(Box<Study>),
    /// More than one match, of which the first two can be read: [`matches`](crate::matches()) gives them one after another.
    Several,
}

/// Why nothing was made of a text, in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasteError {
    /// There is no text.
    #[error("there is nothing to paste")]
    Empty,
    /// More text than anything that can be pasted.
    #[error("the text is too long: at most {} MiB are looked at", MAX_PASTE >> 20)]
    TooLong,
    /// A share code, but a wrong one.
    #[error(transparent)]
    Code(#[from] ShareError),
    /// One of several share codes, but a wrong one.
    #[error("share code {number}: {error}")]
    InCodes {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        error: ShareError,
    },
    /// A position where matches were asked for.
    #[error("this is a position, not a match")]
    NoMatch,
    /// A position longer than any.
    #[error("a position has at most {MAX_POSITION} characters")]
    LongPosition,
    /// `.ludo` text, but a wrong one.
    #[error("match as .ludo text: {0}")]
    Ludo(LudoError),
    /// A record of Abstract Play, but a wrong one.
    #[error("record of Abstract Play: {}", one_line(.0))]
    Record(#[from] RecordError),
    /// A saved match, but a wrong one.
    #[error("saved match: {}", one_line(.0))]
    Save(#[from] SaveError),
    /// A position, but a wrong one.
    #[error("position of {game}: {why}")]
    Position {
        /// The game that is the nearest.
        game: GameId,
        /// What is wrong, with its column.
        why: String,
    },
    /// Turns, but not legal ones.
    #[error("turns of {game}: {error}")]
    Turns {
        /// The game that is the nearest.
        game: GameId,
        /// What is wrong.
        error: LudoError,
    },
    /// Something else.
    #[error("this is neither a position nor turns, a match as .ludo text, a share code nor a record of Abstract Play")]
    Unknown,
}

/// Recognises what a text is and reads it: a position, turns, `.ludo` text, a share code, a game record of Abstract Play
/// or a saved match. Where a position or turns could be of several games, `game` decides; without it, or if it is none of
/// them, the first one in the order of [`GameId::ALL`].
///
/// ```
/// use ludarium_record::{Pasted, paste};
/// use ludarium_rules::GameId;
///
/// assert!(matches!(paste("1. dNd3 dNd6 2. eNe3", None), Ok(Pasted::Turns(study)) if study.game() == GameId::Tress));
/// let position = "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b";
/// assert!(matches!(paste(position, None), Ok(Pasted::Position(_))));
/// let error = paste("1. dNd3 dNd5", None).expect_err("no such turn");
/// assert!(error.to_string().starts_with("turns of Tress: line 1, column 9: turn 2"), "{error}");
/// ```
///
/// # Errors
/// What is wrong with what the text seems to be.
pub fn paste(text: &str, game: Option<GameId>) -> Result<Pasted, PasteError> {
    if text.len() > MAX_PASTE {
        return Err(PasteError::TooLong);
    }
    let kind = Kind::of(text);
    if kind == Kind::Position {
        return position(without_marks(text).trim(), game).map(Pasted::Position);
    }
    let mut found = matches(text, game);
    let first = found.next().ok_or(PasteError::Unknown)??;
    if found.next().transpose()?.is_some() {
        return Ok(Pasted::Several);
    }
    Ok(match (kind, first) {
        (_, AnyMatch::Save(game)) => Pasted::Save(game),
        (Kind::Code, AnyMatch::Study(study)) => Pasted::Code(study),
        (Kind::Record, AnyMatch::Study(study)) => Pasted::Record(study),
        (Kind::Turns, AnyMatch::Study(study)) => Pasted::Turns(study),
        (_, AnyMatch::Study(study)) => Pasted::Study(study),
    })
}

/// What a text is meant as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Empty,
    Code,
    /// A record of Abstract Play, or an array of them.
    Record,
    Ludo,
    Save,
    Position,
    Turns,
}

impl Kind {
    /// Looks at how a text begins.
    pub fn of(text: &str) -> Kind {
        let plain = without_marks(text).trim();
        let first = plain.chars().next();
        let second = || plain.chars().skip(1).find(|character| !character.is_whitespace());
        match first {
            None => Kind::Empty,
            _ if share::is_code(plain) => Kind::Code,
            Some('{') if matches!(second(), Some('"' | '}')) => Kind::Record,
            Some('[') if second() == Some('{') => Kind::Record,
            Some('[') => Kind::Ludo,
            _ if is_save(plain) => Kind::Save,
            _ if is_position(plain) => Kind::Position,
            _ => Kind::Turns,
        }
    }
}

/// Whether a text begins as a saved match: with comments and the version.
fn is_save(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    first.is_some_and(|line| line.split('=').next().is_some_and(|key| key.trim() == "version"))
}

/// Whether a text is meant as a position: one line whose first word has rows, or whose second one is the side to move.
/// No turn is like that.
fn is_position(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let has_rows = words.next().is_some_and(|board| board.matches('/').nth(2).is_some());
    text.lines().nth(1).is_none() && (has_rows || matches!(words.next(), Some("w" | "b")))
}

/// The games in the order in which they are tried.
fn candidates(game: Option<GameId>) -> impl Iterator<Item = GameId> {
    game.into_iter().chain(GameId::ALL.into_iter().filter(move |other| Some(*other) != game))
}

fn position(text: &str, game: Option<GameId>) -> Result<AnyPosition, PasteError> {
    if text.len() > MAX_POSITION {
        return Err(PasteError::LongPosition);
    }
    let mut nearest: Option<(usize, PasteError)> = None;
    for game in candidates(game) {
        let error = match AnyPosition::parse(game, text, &[]) {
            Ok(position) => return Ok(position),
            Err(error) => error,
        };
        let column = if let ludarium_rules::StartError::Text(error) = &error { error.column } else { 0 };
        if nearest.as_ref().is_none_or(|(farthest, _)| column > *farthest) {
            nearest = Some((column, PasteError::Position { game, why: error.to_string() }));
        }
    }
    Err(nearest.map_or(PasteError::Unknown, |(_, error)| error))
}

/// The turns in the game that can read all of them; or else the error of the one that reads the most.
pub(crate) fn turns(text: &str, game: Option<GameId>) -> Result<Study, PasteError> {
    let mut nearest: Option<((usize, usize), PasteError)> = None;
    for game in candidates(game) {
        let players = ["White", "Black"].map(|name| Player::Human { name: name.to_owned() });
        let Ok(read) = ludo::read_turns(Setup::new(game, players), text) else { continue };
        let error = match read {
            Ok(study) if study.plies() > 0 => return Ok(study),
            Ok(_) => continue,
            Err(error) => error,
        };
        let place = (error.line, error.column);
        if nearest.as_ref().is_none_or(|(farthest, _)| place > *farthest) {
            nearest = Some((place, PasteError::Turns { game, error }));
        }
    }
    let first_turn = first_turn(text);
    let farther = nearest.filter(|(place, _)| game.is_some() || *place > first_turn);
    Err(farther.map_or(PasteError::Unknown, |(_, error)| error))
}

/// Where the first word stands that is no number.
fn first_turn(text: &str) -> (usize, usize) {
    let text = without_marks(text);
    let is_turn = |word: &str| !word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    let word = text.split_whitespace().find(|word| is_turn(word)).unwrap_or_default();
    let at = text.find(word).unwrap_or_default();
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column + word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.').len())
}
