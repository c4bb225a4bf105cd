//! The text of a turn, in which machines and players write it alike, and the long form for reading aloud.

mod typed;

use super::position::Trees;
use super::turns::growth::{Growing, Reach};
use super::turns::{Act, Turn};
use crate::Notation;
use crate::board::square::{Square, first};

pub(super) use typed::read;

/// "Grow `b1>d2`, stop `d2!`, retreat `-f3`, leap `+c3`."
pub(super) fn action(act: Act, from: Square, to: Square) -> String {
    match act {
        Act::Grow => format!("{from}>{to}"),
        Act::Stop => format!("{to}!"),
        Act::Retreat => format!("-{to}"),
        Act::Leap => format!("+{to}"),
    }
}

/// "If other chains of the side run, `:` follows and every chain running at the start of the turn once, separated by
/// `,`, with `*` for the action's place (no `*` for a stop)."
pub(super) fn machine(position: &Trees, turn: &Turn) -> String {
    let order: Vec<String> = full_order(position, turn)
        .into_iter()
        .map(|event| event.map_or_else(|| "*".to_owned(), |head| head.to_string()))
        .collect();
    let action = action(turn.act, turn.from, turn.to);
    if order.iter().all(|event| event == "*") { action } else { format!("{action}:{}", order.join(",")) }
}

/// Everything that is executed in a turn, in order; `None` is the action. Chains that die before come last.
pub(super) fn full_order(position: &Trees, turn: &Turn) -> Vec<Option<Square>> {
    let stops = turn.act == Act::Stop;
    let mut order: Vec<Option<Square>> = Vec::new();
    if !stops && !turn.order.has_action() {
        order.push(None);
    }
    order.extend(turn.order.events());
    let mut rest = position.running();
    for head in order.iter().flatten() {
        rest &= !head.bit();
    }
    if stops {
        rest &= !turn.to.bit();
    }
    while let Some(head) = first(rest) {
        rest &= !head.bit();
        order.push(Some(head));
    }
    order
}

/// A turn in words: "b-Ash grows from b1 to d2; then the chain on a4 goes on to a5".
pub(super) fn spoken(position: &Trees, turn: &Turn) -> String {
    let mut state = Growing::new(position);
    let mut parts = Vec::new();
    if turn.act == Act::Stop {
        parts.push(spoken_action(&state, turn));
        state.act(turn.act, turn.from, turn.to, &mut ());
    }
    for event in full_order(position, turn) {
        match event {
            None => {
                parts.push(spoken_action(&state, turn));
                state.act(turn.act, turn.from, turn.to, &mut ());
            }
            Some(head) if head.is_in(state.pending) => {
                parts.push(spoken_chain(&mut state, head));
            }
            Some(_) => {}
        }
    }
    parts.join(", then ")
}

fn spoken_action(state: &Growing, turn: &Turn) -> String {
    let Turn { act, from, to, .. } = *turn;
    let name = name_on(state, from);
    match act {
        Act::Grow if to.is_in(state.at.board().trees()) => format!("{name} on {from} attacks {to}"),
        Act::Grow => format!("{name} on {from} grows to {to}"),
        Act::Stop => format!("the {name} on {from} stops"),
        Act::Retreat => format!("{name} retreats from {from}"),
        Act::Leap => format!("Huckleberry leaps to {to}"),
    }
}

fn spoken_chain(state: &mut Growing, head: Square) -> String {
    let name = name_on(state, head);
    let does = match state.at.chain(head).map(|next| (state.reach(head, next), next)) {
        Some((Reach::Open, next)) => format!("{name} on {head} grows on to {next}"),
        Some((Reach::Tree, next)) => format!("{name} on {head} attacks {next}"),
        _ => format!("{name} on {head} stops"),
    };
    state.execute(head, &mut ());
    does
}

/// What stands on a square.
pub(super) fn name_on(state: &Growing, square: Square) -> &'static str {
    state.content(square).piece().map_or("bare ground", |piece| Trees::kind_name(piece.kind))
}
