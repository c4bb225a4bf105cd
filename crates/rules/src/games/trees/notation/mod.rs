//! The text of a turn, in which machines and players write it alike, and the long form for reading aloud.

mod typed;

use super::position::Trees;
use super::turns::growth::{Growing, Reach};
use super::turns::{Act, Turn};
use crate::board::square::Square;
use crate::{Join, List, Message, Name};

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

messages! {
    /// What is read aloud of a turn of the Game for the Trees.
    pub enum Spoken in "trees" {
        /// The action and the running chains, in order.
        Turn { events: List } = "turn", "{events}";
        /// Something grows.
        Grows { piece: Name, from: Square, to: Square } = "grows", "{piece} on {from} grows to {to}";
        /// The action or a chain makes an attempt on a tree.
        Attacks { piece: Name, from: Square, target: Square } = "attacks", "{piece} on {from} attacks {target}";
        /// A chain is stopped by the action.
        Stops { piece: Name, head: Square } = "stops", "the {piece} on {head} stops";
        /// A square is given up.
        Retreats { piece: Name, from: Square } = "retreats", "{piece} retreats from {from}";
        /// The huckleberry leaps.
        Leaps { to: Square } = "leaps", "Huckleberry leaps to {to}";
        /// A chain grows again.
        GrowsOn { piece: Name, head: Square, to: Square } = "grows-on", "{piece} on {head} grows on to {to}";
        /// A chain that cannot grow when its time comes stops.
        ChainStops { piece: Name, head: Square } = "chain-stops", "{piece} on {head} stops";
    }
}

/// A turn in words: "b-Ash on b1 grows to d2, then Grass on a4 grows on to a5".
pub(super) fn spoken(position: &Trees, turn: &Turn) -> Message {
    let mut state = Growing::new(position);
    let mut events = Vec::new();
    if turn.act == Act::Stop {
        events.push(spoken_action(&state, turn));
        state.act(turn.act, turn.from, turn.to, &mut ());
    }
    for event in position.full_order(turn) {
        match event {
            None => {
                events.push(spoken_action(&state, turn));
                state.act(turn.act, turn.from, turn.to, &mut ());
            }
            Some(head) if head.is_in(state.pending) => {
                events.push(spoken_chain(&mut state, head));
            }
            Some(_) => {}
        }
    }
    Spoken::Turn { events: List::new(Join::Then, events.into_iter().map(Message::from)) }.into()
}

fn spoken_action(state: &Growing, turn: &Turn) -> Spoken {
    let Turn { act, from, to, .. } = *turn;
    let piece = state.name_on(from);
    match act {
        Act::Grow if to.is_in(state.at.board().trees()) => Spoken::Attacks { piece, from, target: to },
        Act::Grow => Spoken::Grows { piece, from, to },
        Act::Stop => Spoken::Stops { piece, head: from },
        Act::Retreat => Spoken::Retreats { piece, from },
        Act::Leap => Spoken::Leaps { to },
    }
}

fn spoken_chain(state: &mut Growing, head: Square) -> Spoken {
    let piece = state.name_on(head);
    let does = match state.at.chain(head).map(|next| (state.reach(head, next), next)) {
        Some((Reach::Open, to)) => Spoken::GrowsOn { piece, head, to },
        Some((Reach::Tree, target)) => Spoken::Attacks { piece, from: head, target },
        _ => Spoken::ChainStops { piece, head },
    };
    state.execute(head, &mut ());
    does
}
