//! Writing records.

use ludarium_rules::{GameId, Side};
use serde_json::{Map, Value, json};

use super::error::RecordError;
use super::{
    ABANDONED, DATE_END, DATE_START, DRAW, EVENT, GAME, RESIGN, ROUND, SITE, SITE_ID, TIMEOUT, UNRATED, USERS,
};
use crate::study::Study;
use crate::{EndReason, MatchId, MatchResult, Player};

/// The record of a study's main line.
pub(super) fn record(study: &Study, generated: u64) -> Result<String, RecordError> {
    if study.game() != GameId::Gess {
        return Err(RecordError::Game(study.game()));
    }
    let result = study.result().ok_or(RecordError::Unfinished)?;
    let record = json!({ "header": header(study, result, generated), "moves": moves(study, result) });
    Ok(format!("{record:#}\n"))
}

fn header(study: &Study, result: MatchResult, generated: u64) -> Value {
    let now = MatchId::new(0, generated).date_time();
    let tag = |name| study.tag(name).map(str::to_owned);
    let mut header = Map::new();
    header.insert("game".to_owned(), game(study));
    for (name, key) in [(EVENT, "event"), (ROUND, "round")] {
        header.extend(tag(name).map(|value| (key.to_owned(), value.into())));
    }
    let mut site = Map::from_iter([("name".to_owned(), Value::from(tag(SITE).unwrap_or("Ludarium".to_owned())))]);
    site.extend(tag(SITE_ID).map(|id| ("gameid".to_owned(), id.into())));
    header.insert("site".to_owned(), site.into());
    let begun = || study.identity().date_time();
    header.insert("date-start".to_owned(), tag(DATE_START).unwrap_or_else(begun).into());
    header.insert("date-end".to_owned(), tag(DATE_END).unwrap_or_else(|| now.clone()).into());
    header.insert("date-generated".to_owned(), now.into());
    header.extend(tag(UNRATED).map(|_| ("unrated".to_owned(), true.into())));
    let players = [Side::Black, Side::White].map(|side| player(study, side, result));
    header.insert("players".to_owned(), players.to_vec().into());
    header.extend(study.start_text().map(|start| ("startingPosition".to_owned(), start.into())));
    header.into()
}

/// The game, with the options that are not the usual ones.
fn game(study: &Study) -> Value {
    let options = study.setup().options.iter().zip(GameId::Gess.options());
    let changed = options.filter(|((_, value), spec)| value != spec.default);
    let variants: Vec<Value> = changed.map(|((key, value), _)| format!("{key}={value}").into()).collect();
    if variants.is_empty() { json!({ "name": GAME }) } else { json!({ "name": GAME, "variants": variants }) }
}

/// A player: 1 point for a win and 0 for a loss; in a draw both have 1, and in a match left unfinished 0.
fn player(study: &Study, side: Side, result: MatchResult) -> Value {
    let player = study.player(side);
    let points = match result.winner {
        Some(winner) => u8::from(winner == side),
        None => u8::from(result.reason != EndReason::Abandoned),
    };
    let mut object = Map::from_iter([("name".to_owned(), Value::from(player.name()))]);
    object.extend(study.tag(USERS[side.index()]).map(|id| ("userid".to_owned(), id.into())));
    if !matches!(player, Player::Human { .. }) {
        object.insert("is_ai".to_owned(), true.into());
    }
    object.insert("result".to_owned(), points.into());
    object.into()
}

/// The rounds. A match that White begins has no move of Black's in its first one.
fn moves(study: &Study, result: MatchResult) -> Value {
    let white_begins = study.first_position().side_to_move() == Side::White;
    let mut moves: Vec<Value> = white_begins.then_some(Value::Null).into_iter().collect();
    let line = study.main_line();
    let nodes = line.iter().skip(1).filter_map(|id| study.node(*id));
    moves.extend(nodes.map(|node| Value::from(node.notation())));
    moves.extend(word(result.reason).map(Value::from));
    moves.chunks(2).map(|round| Value::from(round.to_vec())).collect::<Vec<_>>().into()
}

/// The move that ends a match otherwise than by its turns.
fn word(reason: EndReason) -> Option<&'static str> {
    match reason {
        EndReason::Resignation => Some(RESIGN),
        EndReason::Time => Some(TIMEOUT),
        EndReason::Agreement => Some(DRAW),
        EndReason::Abandoned => Some(ABANDONED),
        EndReason::Rules(_) | EndReason::Threefold | EndReason::NoProgress => None,
    }
}
