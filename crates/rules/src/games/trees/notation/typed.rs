//! Reading turns as people type them.

use super::action;
use crate::board::square::{Square, squares};
use crate::games::trees::position::Trees;
use crate::games::trees::sentences::Refusal;
use crate::games::trees::turns::growth::Growing;
use crate::games::trees::turns::{Act, Turn};
use crate::text::Cursor;
use crate::{CommonRefusal, Message, Position, TurnError};

/// A typed turn: its action, and its order if one is given; `None` in it is the action.
struct Typed {
    act: Act,
    from: Square,
    to: Square,
    order: Option<Vec<Option<Square>>>,
}

/// Reads a turn: "every order that a player types and that is allowed is accepted".
pub(in crate::games::trees) fn read(position: &Trees, text: &str) -> Result<Turn, TurnError> {
    if let Some(outcome) = position.outcome() {
        return Err(TurnError::Over { reason: outcome.reason });
    }
    let typed = read_text(text)?;
    result_of(position, &typed)
        .and_then(|result| {
            // The canonical turn of the same result is looked for among all.
            let found = position.turn_with_result((typed.act, typed.from, typed.to), &result);
            found.ok_or_else(|| CommonRefusal::NoSuchTurn.into())
        })
        .map_err(|why| TurnError::Illegal { text: text.to_owned(), why })
}

fn read_text(text: &str) -> Result<Typed, TurnError> {
    let mut cursor = Cursor::new(text);
    let (act, from, to) = read_action(&mut cursor)?;
    let order = if cursor.flag(':') { Some(read_order(&mut cursor)?) } else { None };
    cursor.end()?;
    Ok(Typed { act, from, to, order })
}

fn read_action(cursor: &mut Cursor<'_>) -> Result<(Act, Square, Square), TurnError> {
    for (sign, act) in [('-', Act::Retreat), ('+', Act::Leap)] {
        if cursor.flag(sign) {
            let square = read_square(cursor, "a square a1-h8 is expected")?;
            return Ok((act, square, square));
        }
    }
    let from = read_square(cursor, "a turn is expected, such as b1>d2, d2!, -f3 or +c3")?;
    if cursor.flag('!') {
        return Ok((Act::Stop, from, from));
    }
    if !cursor.flag('>') {
        return Err(cursor.fail("\">\" and a square are expected, or \"!\""));
    }
    Ok((Act::Grow, from, read_square(cursor, "a square a1-h8 is expected")?))
}

fn read_square(cursor: &mut Cursor<'_>, what: &str) -> Result<Square, TurnError> {
    let before = cursor.clone();
    let file = cursor.take(|letter| ('a'..='h').contains(&letter).then(|| letter as u8 - b'a'));
    let Some(file) = file else { return Err(before.fail(what)) };
    let rank = cursor.take(|letter| ('1'..='8').contains(&letter).then(|| letter as u8 - b'1'));
    rank.and_then(|rank| Square::at(file, rank)).ok_or_else(|| cursor.fail("a rank 1-8 is expected"))
}

fn read_order(cursor: &mut Cursor<'_>) -> Result<Vec<Option<Square>>, TurnError> {
    let mut order = Vec::new();
    loop {
        let event =
            if cursor.flag('*') { None } else { Some(read_square(cursor, "a head of a chain or * is expected")?) };
        order.push(event);
        if !cursor.flag(',') {
            return Ok(order);
        }
    }
}

/// Carries out a typed turn, or returns the rule that forbids it.
fn result_of(position: &Trees, typed: &Typed) -> Result<Trees, Message> {
    let Typed { act, from, to, .. } = *typed;
    let mut state = Growing::new(position);
    let mut others = position.running();
    if act == Act::Stop {
        if !state.act(act, from, to, &mut ()) {
            return Err(state.why_not(act, from, to).into());
        }
        others &= !from.bit();
    }
    for event in order_of(typed, others)? {
        match event {
            None if !state.act(act, from, to, &mut ()) => return Err(state.why_not(act, from, to).into()),
            Some(head) if head.is_in(state.pending) => state.execute(head, &mut ()),
            _ => {}
        }
    }
    if state.is_spoiled() || state.awaits_partner() {
        return Err(Refusal::AttackFails { target: to }.into());
    }
    Ok(state.end_of_turn())
}

/// The order of a typed turn, if it names what it must.
fn order_of(typed: &Typed, others: u64) -> Result<Vec<Option<Square>>, Refusal> {
    let stops = typed.act == Act::Stop;
    let example = || {
        let mut heads: Vec<Square> = squares(others).collect();
        heads.sort_unstable_by_key(|head| (head.file(), head.rank()));
        let mut events = if stops { Vec::new() } else { vec!["*".to_owned()] };
        events.extend(heads.iter().map(Square::to_string));
        format!("{}:{}", action(typed.act, typed.from, typed.to), events.join(","))
    };
    let Some(order) = &typed.order else {
        let alone = if stops { Vec::new() } else { vec![None] };
        return if others == 0 { Ok(alone) } else { Err(Refusal::OrderMissing { example: example() }) };
    };
    if others == 0 {
        return Err(Refusal::NoOtherChain);
    }
    let mut missing = others;
    for head in order.iter().flatten() {
        if !head.is_in(others) {
            return Err(Refusal::NoHead { head: *head });
        }
        if !head.is_in(missing) {
            return Err(Refusal::NamedTwice { head: *head });
        }
        missing &= !head.bit();
    }
    if let Some(head) = squares(missing).next() {
        return Err(Refusal::NotNamed { head, example: example() });
    }
    match (stops, order.iter().filter(|event| event.is_none()).count()) {
        (true, 0) | (false, 1) => Ok(order.clone()),
        (true, _) => Err(Refusal::StarAfterStop),
        (false, 0) => Err(Refusal::StarMissing { example: example() }),
        (false, _) => Err(Refusal::StarTwice),
    }
}
