//! Reading turns.

use super::super::position::Tribun;
use super::super::sentences::Refusal;
use super::super::turn::{Parts, Pattern, Turn};
use crate::board::hex::{Direction, Hex};
use crate::text::Cursor;
use crate::{Message, Position, TurnError};

/// The greatest number of pieces in a turn text.
const MOST: u8 = 8;

pub(in crate::games::tribun) fn read(position: &Tribun, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let illegal = |why: Message| TurnError::Illegal { text: text.to_owned(), why };
    let turn = typed(&mut Cursor::new(text))?.map_err(|why| illegal(why.into()))?;
    if position.allows(turn) { Ok(turn) } else { Err(illegal(position.why_not(turn))) }
}

/// The turn of a well-formed text, or why there can be none; the outer error is for texts that are not well formed.
type Typed = Result<Result<Turn, Refusal>, TurnError>;

fn typed(cursor: &mut Cursor<'_>) -> Typed {
    if cursor.flag('x') {
        let target = hex(cursor)?;
        return result(cursor, target);
    }
    let from = hex(cursor)?;
    if cursor.flag('>') {
        return Ok(parts(cursor, from, true)?.map(|parts| Turn::Decombine { from, parts }));
    }
    if cursor.flag('<') {
        return Ok(parts(cursor, from, false)?.map(|parts| Turn::Combine { to: from, parts }));
    }
    let turn = going(cursor, from)?;
    cursor.end()?;
    Ok(Ok(turn))
}

/// `:3` or `#` after the target of an attack.
fn result(cursor: &mut Cursor<'_>, target: Hex) -> Typed {
    if cursor.flag('#') {
        cursor.end()?;
        return Ok(Ok(Turn::TakeTribun { target }));
    }
    if !cursor.flag(':') {
        return Err(cursor.fail("\":\" and the height left, or \"#\", is expected after the target"));
    }
    let left = number(cursor, 0)?;
    cursor.end()?;
    Ok(Ok(Turn::Damage { target, left }))
}

/// `-e4`, `~e4`, `xg7`, `~xg7` or `^g7` after the hex of a unit.
fn going(cursor: &mut Cursor<'_>, from: Hex) -> Result<Turn, TurnError> {
    let slave = cursor.flag('~');
    let pattern = if slave { Pattern::Slave } else { Pattern::Own };
    if cursor.flag('x') {
        return Ok(Turn::Kill { from, target: hex(cursor)?, pattern });
    }
    if slave || cursor.flag('-') {
        return Ok(Turn::Move { from, to: hex(cursor)?, pattern });
    }
    if cursor.flag('^') {
        return Ok(Turn::Enslave { from, target: hex(cursor)? });
    }
    Err(cursor.fail("one of - ~ x ^ > < is expected after the first hex"))
}

/// "Hexes in file-rank order", each with its number; `own` says whether the middle may be among them.
fn parts(cursor: &mut Cursor<'_>, middle: Hex, own: bool) -> Result<Result<Parts, Refusal>, TurnError> {
    let (mut parts, mut stranger, mut last) = (Parts::default(), None, None);
    loop {
        let before = cursor.clone();
        let hex = hex(cursor)?;
        if last.is_some_and(|last| last >= hex) {
            return Err(before.fail("the hexes are named once each, sorted by file, then rank"));
        }
        last = Some(hex);
        if !cursor.flag(':') {
            return Err(cursor.fail("\":\" and a number of pieces is expected"));
        }
        let count = number(cursor, 1)?;
        let way = Direction::ALL.into_iter().find(|way| middle.neighbour(*way) == Some(hex));
        match way {
            Some(way) => parts = parts.with(way, count),
            None if own && hex == middle => parts = parts.with_own(count),
            None => stranger = stranger.or(Some(hex)),
        }
        if !cursor.flag(',') {
            break;
        }
    }
    cursor.end()?;
    Ok(stranger.map_or(Ok(parts), |hex| Err(Refusal::NotNextTo { hex, middle })))
}

fn hex(cursor: &mut Cursor<'_>) -> Result<Hex, TurnError> {
    let before = cursor.clone();
    let letter = cursor.take(|letter| letter.is_ascii_lowercase().then_some(letter));
    let name = letter.zip(cursor.number()).map(|(letter, rank)| format!("{letter}{rank}"));
    name.and_then(|name| Hex::named(&name)).ok_or_else(|| before.fail("a hex such as e2 or f11 is expected"))
}

fn number(cursor: &mut Cursor<'_>, least: u8) -> Result<u8, TurnError> {
    let before = cursor.clone();
    let number = cursor.number().filter(|number| (least..=MOST).contains(number));
    number.ok_or_else(|| before.fail(format!("a number of pieces from {least} to {MOST} is expected")))
}
