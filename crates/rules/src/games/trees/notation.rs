//! The text of a turn, in which machines and players write it alike, and the long form for reading aloud.

mod typed;

use super::position::Trees;
use super::turns::growth::{Growing, Reach};
use super::turns::{Act, Turn};
use crate::board::square::Square;

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
    let order: Vec<String> = position
        .full_order(turn)
        .into_iter()
        .map(|event| event.map_or_else(|| "*".to_owned(), |head| head.to_string()))
        .collect();
    let action = action(turn.act, turn.from, turn.to);
    if order.iter().all(|event| event == "*") { action } else { format!("{action}:{}", order.join(",")) }
}

/// A turn in words: "b-Ash grows from b1 to d2; then the chain on a4 goes on to a5".
pub(super) fn spoken(position: &Trees, turn: &Turn) -> String {
    let mut state = Growing::new(position);
    let mut parts = Vec::new();
    if turn.act == Act::Stop {
        parts.push(spoken_action(&state, turn));
        state.act(turn.act, turn.from, turn.to, &mut ());
    }
    for event in position.full_order(turn) {
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
    let name = state.name_on(from);
    match act {
        Act::Grow if to.is_in(state.at.board().trees()) => format!("{name} on {from} attacks {to}"),
        Act::Grow => format!("{name} on {from} grows to {to}"),
        Act::Stop => format!("the {name} on {from} stops"),
        Act::Retreat => format!("{name} retreats from {from}"),
        Act::Leap => format!("Huckleberry leaps to {to}"),
    }
}

fn spoken_chain(state: &mut Growing, head: Square) -> String {
    let name = state.name_on(head);
    let does = match state.at.chain(head).map(|next| (state.reach(head, next), next)) {
        Some((Reach::Open, next)) => format!("{name} on {head} grows on to {next}"),
        Some((Reach::Tree, next)) => format!("{name} on {head} attacks {next}"),
        _ => format!("{name} on {head} stops"),
    };
    state.execute(head, &mut ());
    does
}
