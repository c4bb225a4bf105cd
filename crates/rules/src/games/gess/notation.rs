//! The short form that players see and type, and the long form for reading aloud.

use super::facts::Point;
use super::position::Gess;
use super::turn::Turn;
use crate::text::Cursor;
use crate::{Side, TurnError};

/// "From-centre, to-centre; `x` instead of `-` in what players see when the move removes any stone by contact."
pub(super) fn short(position: &Gess, turn: Turn) -> String {
    let removes = position.board().motion(position.mover(), turn).removes();
    format!("{}{}{}", turn.from, if removes { 'x' } else { '-' }, turn.to)
}

/// "L9 to L12, removes 3 stones of White and 1 of its own".
pub(super) fn long(position: &Gess, turn: Turn) -> String {
    let side = position.mover();
    let motion = position.board().motion(side, turn);
    let mut text = format!("{} to {}", turn.from, turn.to).to_uppercase().replace(" TO ", " to ");
    text.push_str(&removals(side, motion.other.count_ones(), motion.own.count_ones()));
    let lost = (motion.block & !motion.landed).count_ones();
    if lost > 0 {
        text.push_str(&format!(", {} over the edge", stones(lost)));
    }
    text
}

fn removals(side: Side, others: u32, owns: u32) -> String {
    match (others, owns) {
        (0, 0) => String::new(),
        (0, owns) => format!(", removes {} of its own", stones(owns)),
        (others, 0) => format!(", removes {} of {}", stones(others), side.other()),
        (others, owns) => format!(", removes {} of {} and {owns} of its own", stones(others), side.other()),
    }
}

fn stones(count: u32) -> String {
    if count == 1 { "1 stone".to_owned() } else { format!("{count} stones") }
}

/// Reads a turn; "both are accepted" of `-` and `x`.
pub(super) fn read(position: &Gess, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome_of() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let mut cursor = Cursor::new(text);
    let from = read_point(&mut cursor)?;
    if !cursor.flag('-') && !cursor.flag('x') {
        return Err(cursor.fail("\"-\" or \"x\" is expected between the two centres"));
    }
    let to = read_point(&mut cursor)?;
    cursor.end()?;
    let turn = Turn { from, to };
    if position.allows(turn) {
        return Ok(turn);
    }
    Err(TurnError::Illegal { text: text.to_owned(), why: position.why_not(turn) })
}

fn read_point(cursor: &mut Cursor<'_>) -> Result<Point, TurnError> {
    let file = cursor.take(|letter| ('a'..='t').contains(&letter).then(|| letter as u8 - b'a'));
    let file = file.ok_or_else(|| cursor.fail("a file a-t is expected"))?;
    let here = cursor.clone();
    let rank = cursor.number().and_then(|number| Point::at(file, number.checked_sub(1)?));
    rank.ok_or_else(|| here.fail("a rank 1-20 is expected"))
}
