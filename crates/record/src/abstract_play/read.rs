//! Reading records.

use std::cmp::Ordering;

use ludarium_rules::{GameId, Side};
use serde_json::Value;

use super::error::RecordError;
use super::json::At;
use super::{
    ABANDONED, DATE_END, DATE_START, DRAW, EVENT, GAME, MAX_BYTES, RESIGN, ROUND, SITE, SITE_ID, TIMEOUT, UNRATED,
    USERS,
};
use crate::study::{Study, StudyError};
use crate::{EndReason, MatchError, MatchResult, Player, Setup};

pub(super) fn record(text: &str) -> Result<Study, RecordError> {
    study(&value(text)?)
}

/// The study of a record; `None` if it is one of another game.
pub(super) fn known_record(text: &str) -> Result<Option<Study>, RecordError> {
    let value = value(text)?;
    let name = value.pointer("/header/game/name").and_then(Value::as_str);
    if name.is_some_and(|name| name != GAME) { Ok(None) } else { study(&value).map(Some) }
}

fn value(text: &str) -> Result<Value, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::TooLong);
    }
    serde_json::from_str(text).map_err(|error| RecordError::Syntax(error.to_string()))
}

fn study(value: &Value) -> Result<Study, RecordError> {
    let root = At { value, place: String::new() };
    root.only(&["header", "moves"])?;
    let header = root.get("header")?;
    let results = results(&header)?;
    let mut study = begin(&header)?;
    let ended = play(&mut study, &root.get("moves")?)?;
    end(&mut study, ended, results)?;
    keep_tags(&mut study, &header)?;
    Ok(study)
}

fn begin(header: &At<'_>) -> Result<Study, RecordError> {
    let game = header.get("game")?;
    game.only(&["name", "variants"])?;
    let name = game.get("name")?;
    if name.string()? != GAME {
        return Err(RecordError::Shape { place: name.place, expected: "\"Gess\", the one game that is known here" });
    }
    let [first, second] = players(header)?;
    let mut setup = Setup::new(GameId::Gess, [player(&second)?, player(&first)?]);
    let variants = game.find("variants")?;
    if let Some(variants) = &variants {
        setup.options = variants.list()?.iter().map(option).collect::<Result<_, _>>()?;
    }
    let start = header.find("startingPosition")?;
    setup.start = start.as_ref().map(|start| start.string().map(str::to_owned)).transpose()?;
    let place = start.or(variants).unwrap_or(game).place;
    Study::new(setup).map_err(|error| RecordError::Setup { place, error: Box::new(error) })
}

/// Variants of Gess are options of the rules that were changed; Abstract Play itself has none.
fn option(variant: &At<'_>) -> Result<(String, String), RecordError> {
    let pair = variant.string()?.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let expected = "a variant of Gess, such as \"keep_ring=on\"";
    pair.ok_or_else(|| RecordError::Shape { place: variant.place.clone(), expected })
}

/// The first and the second player.
fn players<'v>(header: &At<'v>) -> Result<[At<'v>; 2], RecordError> {
    let players = header.get("players")?;
    let list: Result<[At<'v>; 2], _> = players.list()?.try_into();
    list.map_err(|_| RecordError::Shape { place: players.place, expected: "two players" })
}

fn player(player: &At<'_>) -> Result<Player, RecordError> {
    let name = player.get("name")?.string()?.to_owned();
    let is_program = player.find("is_ai")?.map(|flag| flag.boolean()).transpose()?.unwrap_or(false);
    Ok(if is_program { Player::Program { name } } else { Player::Human { name } })
}

fn results(header: &At<'_>) -> Result<[i64; 2], RecordError> {
    let [first, second] = players(header)?;
    Ok([first.get("result")?.integer()?, second.get("result")?.integer()?])
}

/// Plays all moves; gives the one that has ended the match, if it is no turn.
fn play(study: &mut Study, moves: &At<'_>) -> Result<Option<(String, String)>, RecordError> {
    let mut ended: Option<(String, String)> = None;
    for round in moves.list()? {
        let entries = round.list()?;
        if entries.len() > 2 {
            return Err(RecordError::Shape { place: round.place, expected: "a move of each of the two players" });
        }
        for entry in entries.iter().filter(|entry| !entry.value.is_null()) {
            if let Some((place, _)) = ended {
                return Err(RecordError::Shape { place, expected: "no move behind the one that ends the match" });
            }
            let text = move_text(entry)?;
            match text {
                RESIGN | TIMEOUT | DRAW | ABANDONED => ended = Some((entry.place.clone(), text.to_owned())),
                _ => play_one(study, entry, text)?,
            }
        }
    }
    Ok(ended)
}

/// The text of a move, which may stand in an object with what came of it.
fn move_text<'v>(entry: &At<'v>) -> Result<&'v str, RecordError> {
    if !entry.value.is_object() {
        return entry.string();
    }
    entry.only(&["sequence", "move", "result"])?;
    entry.get("move")?.string()
}

fn play_one(study: &mut Study, entry: &At<'_>, text: &str) -> Result<(), RecordError> {
    let ply = study.plies() + 1;
    let refuse = |error| {
        let error = Box::new(error);
        RecordError::Turn { place: entry.place.clone(), ply, text: text.to_owned(), error }
    };
    if let Some(result) = study.result() {
        return Err(refuse(MatchError::Over(result)));
    }
    // "Coordinates are in lower case, and spaces mean nothing."
    let plain: String = text.to_lowercase().split_whitespace().collect();
    let end = study.end();
    let Some(node) = study.node(end) else { return Ok(()) };
    let turn = node.position().read_turn(&plain).map_err(|error| refuse(error.into()))?;
    study.grow(end, &turn, true).map(drop).map_err(|error| match error {
        StudyError::Turn(error) => refuse(error.into()),
        _ => RecordError::TooLong,
    })
}

/// Compares the players' results with the moves, and ends a match that its turns leave open.
fn end(study: &mut Study, ended: Option<(String, String)>, [first, second]: [i64; 2]) -> Result<(), RecordError> {
    let winner = match first.cmp(&second) {
        Ordering::Equal => None,
        Ordering::Greater => Some(Side::Black),
        Ordering::Less => Some(Side::White),
    };
    let refuse = |expected| RecordError::Result { first, second, expected };
    let Some(reached) = study.reached() else {
        let word = ended.as_ref().map(|(_, word)| word.as_str());
        study.put_ending(ending_of(word, winner).map_err(refuse)?);
        return Ok(());
    };
    if let Some((place, text)) = ended {
        let (ply, error) = (study.plies() + 1, Box::new(MatchError::Over(reached)));
        return Err(RecordError::Turn { place, ply, text, error });
    }
    match reached.winner {
        expected if expected == winner => Ok(()),
        Some(Side::Black) => Err(refuse("the first player has won")),
        Some(Side::White) => Err(refuse("the second player has won")),
        None => Err(refuse("it is a draw")),
    }
}

/// The ending of a match that its turns leave open, by its last move and by who has won; or what must be said of the
/// winner instead.
fn ending_of(word: Option<&str>, winner: Option<Side>) -> Result<MatchResult, &'static str> {
    match (word, winner) {
        (Some(ABANDONED), None) => Ok(MatchResult::abandoned()),
        (Some(DRAW) | None, None) => Ok(MatchResult::draw(EndReason::Agreement)),
        (Some(TIMEOUT), Some(winner)) => Ok(MatchResult::lost(winner.other(), EndReason::Time)),
        (Some(RESIGN) | None, Some(winner)) => Ok(MatchResult::lost(winner.other(), EndReason::Resignation)),
        (Some(_), Some(_)) => Err("nobody has won"),
        (Some(_), None) => Err("one player has won"),
    }
}

/// Keeps what a study has no other place for as tags.
fn keep_tags(study: &mut Study, header: &At<'_>) -> Result<(), RecordError> {
    let site = header.get("site")?;
    site.only(&["name", "gameid"])?;
    let [first, second] = players(header)?;
    let mut tags = vec![(SITE, Some(site.get("name")?.string()?.to_owned()))];
    tags.push((SITE_ID, site.find("gameid")?.map(|id| id.string_or_number()).transpose()?));
    for (name, key) in [(EVENT, "event"), (ROUND, "round")] {
        tags.push((name, header.find(key)?.map(|value| value.string().map(str::to_owned)).transpose()?));
    }
    for (name, key) in [(DATE_START, "date-start"), (DATE_END, "date-end")] {
        tags.push((name, Some(header.get(key)?.string()?.to_owned())));
    }
    header.get("date-generated")?.string()?;
    let unrated = header.find("unrated")?.map(|flag| flag.boolean()).transpose()?;
    tags.push((UNRATED, unrated.filter(|unrated| *unrated).map(|_| "yes".to_owned())));
    for (name, player) in USERS.into_iter().zip([second, first]) {
        tags.push((name, player.find("userid")?.map(|id| id.string().map(str::to_owned)).transpose()?));
    }
    for (name, value) in tags {
        if let Some(value) = value {
            study.put_tag(name, &value)?;
        }
    }
    Ok(())
}
