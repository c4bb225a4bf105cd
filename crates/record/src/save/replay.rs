//! Replaying a saved match.

use std::time::Duration;

use ludarium_rules::{Side, TurnError};

use super::document::{Document, Table, Value};
use super::write::offer_word;
use super::{SaveError, SaveFault, start};
use crate::clock::read_time;
use crate::game::Clocks;
use crate::{EndReason, Match, MatchError, MatchResult};

const KEYS: [&str; 15] = [
    "version",
    "id",
    "created",
    "game",
    "options",
    "custom_start",
    "start",
    "teaches",
    "round",
    "white",
    "black",
    "clock",
    "turns",
    "undone",
    "played_here",
];

/// Plays the match of a document from its first position to its recorded end.
pub(super) fn replay(document: &Document<'_>) -> Result<Match, SaveError> {
    let root = document.root();
    let (setup, position) = start::setup(&root)?;
    let mut game = Match::begin(setup, position, start::identity(&root)?).in_round(start::round(&root)?);
    game.set_played_here(root.find("played_here").map(|value| value.boolean()).transpose()?.unwrap_or_default());
    for turn in root.get("turns")?.list()? {
        replay_turn(&mut game, turn)?;
    }
    let ply = game.ply();
    for turn in root.get("undone")?.list()? {
        replay_turn(&mut game, turn)?;
    }
    game.go_back_to(ply);
    root.only(&[KEYS.as_slice(), &["end"]].concat())?;
    read_end(&mut game, root.get("end")?.table()?)?;
    Ok(game)
}

fn replay_turn(game: &mut Match, value: Value<'_>) -> Result<(), SaveError> {
    let (turn, clocks) = if game.setup().clock.is_some() { timed(value)? } else { (value, None) };
    let (text, number) = (turn.string()?, game.turns().len() + 1);
    let refuse = |error: MatchError| {
        let column = if let MatchError::Turn(TurnError::Unreadable { column, .. }) = error { column } else { 0 };
        turn.fault_within(column, SaveFault::Turn { number, text: text.to_owned(), error })
    };
    let read = game.position().read_turn(text).map_err(|error| refuse(error.into()))?;
    if read.as_str() != text {
        let machine = read.to_string();
        return Err(turn.fault(SaveFault::Spelling { number, text: text.to_owned(), machine }));
    }
    game.replay(&read, clocks).map_err(refuse)
}

/// A turn with the clocks after it.
fn timed(value: Value<'_>) -> Result<(Value<'_>, Option<[Duration; 2]>), SaveError> {
    match value.list()?[..] {
        [turn, white, black] => Ok((turn, Some([time(white)?, time(black)?]))),
        _ => Err(value.unlike("a turn and two clocks")),
    }
}

fn time(value: Value<'_>) -> Result<Duration, SaveError> {
    read_time(value.string()?).ok_or_else(|| value.unlike("a time such as \"4:58.12\""))
}

fn read_end(game: &mut Match, end: Table<'_>) -> Result<(), SaveError> {
    let clocked = if game.setup().clock.is_some() { ["clocks", "paused", "increments"].as_slice() } else { &[] };
    end.only(&[clocked, &["offer", "result", "position", "checksum"]].concat())?;
    let position = end.get("position")?;
    expect_end(position, &game.position().to_string())?;
    let ending = ending(game, end.get("result")?)?;
    let offer = offer(end.get("offer")?)?;
    if (ending.is_some() || game.result().is_some()) && offer.is_some() {
        return Err(end.get("offer")?.unlike("\"none\", since the match is over"));
    }
    if ending.is_some() && game.can_redo() {
        return Err(end.get("result")?.unlike("\"ongoing\", since turns can be redone"));
    }
    let timing = if clocked.is_empty() { None } else { Some(read_timing(game, &end, ending)?) };
    game.restore(ending, offer, timing);
    Ok(())
}

fn expect_end(value: Value<'_>, reached: &str) -> Result<(), SaveError> {
    match value.string()? {
        recorded if recorded == reached => Ok(()),
        recorded => {
            let (recorded, reached) = (recorded.to_owned(), reached.to_owned());
            Err(value.fault(SaveFault::End { recorded, reached }))
        }
    }
}

/// The ending that is not by the turns, checked against the result that is.
fn ending(game: &Match, value: Value<'_>) -> Result<Option<MatchResult>, SaveError> {
    let recorded = value.string()?;
    if let Some(result) = game.result() {
        return expect_end(value, &result.text()).map(|()| None);
    }
    let mut endings = vec![MatchResult::draw(EndReason::Agreement), MatchResult::abandoned()];
    endings.extend(Side::ALL.map(|side| MatchResult::lost(side, EndReason::Resignation)));
    if game.setup().clock.is_some() {
        endings.push(MatchResult::lost(game.side_to_move(), EndReason::Time));
    }
    match endings.into_iter().find(|ending| ending.text() == recorded) {
        None => expect_end(value, "ongoing").map(|()| None),
        ending => Ok(ending),
    }
}

fn offer(value: Value<'_>) -> Result<Option<Side>, SaveError> {
    let word = value.string()?;
    let known = [None, Some(Side::White), Some(Side::Black)];
    known.into_iter().find(|offer| offer_word(*offer) == word).ok_or_else(|| value.unlike("white, black or none"))
}

/// The clocks as they stood: at zero for a side that lost on time, and for no other.
fn read_timing(game: &Match, end: &Table<'_>, ending: Option<MatchResult>) -> Result<Clocks, SaveError> {
    let clocks = end.get("clocks")?;
    let [white, black] = clocks.list()?[..] else { return Err(clocks.unlike("two clocks")) };
    let left = [time(white)?, time(black)?];
    let fallen = ending.filter(|ending| ending.reason == EndReason::Time).map(|_| game.side_to_move());
    match Side::ALL.into_iter().find(|side| left[side.index()].is_zero() != (fallen == Some(*side))) {
        Some(side) => Err([white, black][side.index()].unlike("a clock that fits the result")),
        None => Ok(Clocks {
            left,
            paused: end.get("paused")?.boolean()?,
            lost_increments: end.find("increments").map_or(Ok([0; 2]), increments)?,
        }),
    }
}

/// For how many turns that are lost the sides have had increments.
fn increments(value: Value<'_>) -> Result<[usize; 2], SaveError> {
    let count = |value: Value<'_>| Ok(usize::try_from(value.integer()?).unwrap_or(usize::MAX));
    match value.list()?[..] {
        [white, black] => Ok([count(white)?, count(black)?]),
        _ => Err(value.unlike("two numbers of turns")),
    }
}
