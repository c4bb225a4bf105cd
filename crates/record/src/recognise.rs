//! What a text is meant as, and the turns of one that says no game.

use ludarium_rules::GameId;

use crate::abstract_play::RecordError;
use crate::encoding::{MAX_POSITION, one_line, without_marks};
use crate::link::{self, LinkError};
use crate::ludo::{self, LudoError};
use crate::share::{self, ShareError};
use crate::study::Study;
use crate::{Player, SaveError, Setup};

/// The longest text that is looked at, in bytes.
pub const MAX_PASTE: usize = 16 << 20;

/// Why nothing was made of a text, in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasteError {
    /// There is no text.
    #[error("there is nothing to paste")]
    Empty,
    /// More text than anything that can be pasted.
    #[error("the text is too long: at most {} MiB are looked at", MAX_PASTE >> 20)]
    TooLong,
    /// A link, but a wrong one.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A link to a puzzle or a lesson where a match or a position was asked for.
    #[error("this is a link to a puzzle or a lesson, not to a match or a position")]
    Exercise,
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
    #[error(
        "this is neither a position nor turns, a match as .ludo text, a share code, a link nor a record of Abstract Play"
    )]
    Unknown,
}

/// What a text is meant as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Empty,
    Link,
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
            _ if link::is_link(plain) => Kind::Link,
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
pub(crate) fn candidates(game: Option<GameId>) -> impl Iterator<Item = GameId> {
    game.into_iter().chain(GameId::ALL.into_iter().filter(move |other| Some(*other) != game))
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
