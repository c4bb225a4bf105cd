//! What a text from the clipboard is.

use ludarium_rules::{AnyPosition, GameId};

use crate::abstract_play::{self, RecordError};
use crate::ludo::{self, LudoError};
use crate::one_line::one_line;
use crate::share::{self, ShareError};
use crate::study::Study;
use crate::{Match, Player, SaveError, Setup};

/// The longest text that is looked at, in bytes.
pub const MAX_PASTE: usize = 16 << 20;

/// What a text was found to be.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A position text of a game with its usual options.
    Position(AnyPosition),
    /// A list of turns from a game's own start, as a study.
    Turns(Box<Study>),
    /// A share code, as a study.
    Code(Box<Study>),
    /// A game record of Abstract Play.
    Record(Box<Study>),
    /// A saved match.
    Save(Box<Match>),
    /// `.ludo` text with at least one match.
    Studies(Vec<Study>),
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
    let plain = text.trim_start_matches('\u{feff}').trim();
    match plain.chars().next() {
        None => Err(PasteError::Empty),
        _ if share::is_code(plain) => Ok(Pasted::Code(study_of(&share::decode(plain)?))),
        Some('{') => Ok(Pasted::Record(Box::new(abstract_play::read(plain)?))),
        Some('[') => studies(text),
        _ if is_save(plain) => Ok(Pasted::Save(Box::new(Match::from_text(text)?))),
        _ if is_position(plain) => position(plain, game).map(Pasted::Position),
        _ => turns(text, game).map(|study| Pasted::Turns(Box::new(study))),
    }
}

fn study_of(game: &Match) -> Box<Study> {
    Box::new(Study::from_match(game))
}

fn studies(text: &str) -> Result<Pasted, PasteError> {
    let studies = ludo::read(text).map_err(PasteError::Ludo)?;
    if studies.is_empty() { Err(PasteError::Unknown) } else { Ok(Pasted::Studies(studies)) }
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
    let has_rows = words.next().is_some_and(|board| board.matches('/').count() >= 3);
    text.lines().count() == 1 && (has_rows || matches!(words.next(), Some("w" | "b")))
}

/// The games in the order in which they are tried.
fn candidates(game: Option<GameId>) -> impl Iterator<Item = GameId> {
    game.into_iter().chain(GameId::ALL.into_iter().filter(move |other| Some(*other) != game))
}

fn position(text: &str, game: Option<GameId>) -> Result<AnyPosition, PasteError> {
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
fn turns(text: &str, game: Option<GameId>) -> Result<Study, PasteError> {
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let is_turn = |word: &str| !word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
    let word = text.split_whitespace().find(|word| is_turn(word)).unwrap_or_default();
    let at = text.find(word).unwrap_or_default();
    let line = text[..at].matches('\n').count() + 1;
    let column = text[..at].rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column + word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.').len())
}
