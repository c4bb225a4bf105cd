//! What a text from the clipboard is.

use ludarium_rules::{AnyPosition, GameId};

use crate::encoding::{MAX_POSITION, without_marks};
use crate::link::Link;
use crate::recognise::{Kind, MAX_PASTE, PasteError, candidates};
use crate::study::Study;
use crate::{AnyMatch, Match, matches};

/// What a text was found to be.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A position text of a game with its usual options, or a link to a position.
    Position(AnyPosition),
    /// A list of turns from a game's own start, as a study.
    Turns(Box<Study>),
    /// A share code or a link with one, as a study.
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

/// Recognises what a text is and reads it: a position, turns, `.ludo` text, a share code, a link, a game record of Abstract
/// Play or a saved match. Where a position or turns could be of several games, `game` decides; without it, or if it is none of
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
    if kind == Kind::Link
        && let Link::Position(position) = text.parse()?
    {
        return Ok(Pasted::Position(*position));
    }
    let mut found = matches(text, game);
    let first = found.next().ok_or(PasteError::Unknown)??;
    if found.next().transpose()?.is_some() {
        return Ok(Pasted::Several);
    }
    Ok(match (kind, first) {
        (_, AnyMatch::Save(game)) => Pasted::Save(game),
        (Kind::Code | Kind::Link, AnyMatch::Study(study)) => Pasted::Code(study),
        (Kind::Record, AnyMatch::Study(study)) => Pasted::Record(study),
        (Kind::Turns, AnyMatch::Study(study)) => Pasted::Turns(study),
        (_, AnyMatch::Study(study)) => Pasted::Study(study),
    })
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
