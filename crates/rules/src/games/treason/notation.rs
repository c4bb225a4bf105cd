//! What players write, which is the machine text, and the long form for reading aloud.

use super::position::Treason;
use super::turns::Written;
use super::{Capture, Turn};
use crate::board::triangle::Triangle;
use crate::text::Cursor;
use crate::{Position, TurnError};

/// The long form for reading aloud: "E2 captures E3, lands on F4, captures F5, lands on F6".
pub(super) fn long(position: &Treason, turn: &Turn) -> String {
    let crowned = |from, to, words| if becomes_spy(position, from, to) { words } else { "" };
    match turn {
        Turn::Step { from, to } => format!("{from} to {to}{}", crowned(*from, *to, ", becomes a Spy")),
        Turn::Convert { from, at } => {
            format!("The Spy on {from} converts {at}{}", crowned(*at, *at, ", which becomes a Spy"))
        }
        Turn::Capture(chain) => {
            let hop = |capture: Capture| format!(" captures {}, lands on {}", capture.over, capture.landing);
            let hops: Vec<String> = chain.captures().map(hop).collect();
            let from = chain.from();
            format!("{from}{}{}", hops.join(","), crowned(from, chain.landing(), ", becomes a Spy"))
        }
    }
}

/// Whether the man on a cell is a Spy of the side to move when it is on another cell.
fn becomes_spy(position: &Treason, from: Triangle, to: Triangle) -> bool {
    let kind = position.kind_at(from);
    kind != position.promoted(kind, to)
}

pub(super) fn read(position: &Treason, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let written = write_down(&mut Cursor::new(text))?;
    position.find(&written).map_err(|why| TurnError::Illegal { text: text.to_owned(), why: crate::Message::from(why) })
}

fn write_down(cursor: &mut Cursor<'_>) -> Result<Written, TurnError> {
    let from = read_cell(cursor)?;
    let written = if cursor.flag('-') {
        Written::Step { from, to: read_cell(cursor)? }
    } else if cursor.flag('=') {
        Written::Convert { from, at: read_cell(cursor)? }
    } else {
        Written::Capture { from, hops: read_hops(cursor)? }
    };
    cursor.end()?;
    Ok(written)
}

fn read_hops(cursor: &mut Cursor<'_>) -> Result<Vec<(Triangle, Triangle)>, TurnError> {
    let mut hops = Vec::new();
    while cursor.flag('x') {
        let over = read_cell(cursor)?;
        if !cursor.flag('-') {
            return Err(cursor.fail("\"-\" and the landing cell must follow the captured piece"));
        }
        hops.push((over, read_cell(cursor)?));
    }
    if hops.is_empty() { Err(cursor.fail("\"-\", \"x\" or \"=\" is expected here")) } else { Ok(hops) }
}

fn read_cell(cursor: &mut Cursor<'_>) -> Result<Triangle, TurnError> {
    let start = cursor.clone();
    let letter = cursor
        .take(|letter| ('A'..='L').contains(&letter).then_some(letter))
        .ok_or_else(|| start.fail("a cell is expected here: a letter A-L and a line 1-6"))?;
    let digit = cursor
        .take(|digit| ('1'..='6').contains(&digit).then_some(digit))
        .ok_or_else(|| cursor.fail("a line 1-6 is expected here"))?;
    let name = format!("{letter}{digit}");
    Triangle::named(&name).ok_or_else(|| start.fail(format!("there is no cell {name}")))
}
