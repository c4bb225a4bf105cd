//! The text of a turn, in which machines and players write it alike, and the long form for reading aloud.

mod typed;

use super::facts::{self, name_of};
use super::game::{REASONS, reason_text};
use super::position::Trees;
use super::sentences::{Refusal, There};
use super::text::Fault;
use super::turns::growth::{Growing, Reach};
use super::turns::{Act, Turn};
use crate::board::square::Square;
use crate::{Join, Kind, List, Message, Name, Notation, Sentence, TurnError, Vocabulary};

/// "Grow `b1>d2`, stop `d2!`, retreat `-f3`, leap `+c3`."
pub(super) fn action(act: Act, from: Square, to: Square) -> String {
    match act {
        Act::Grow => format!("{from}>{to}"),
        Act::Stop => format!("{to}!"),
        Act::Retreat => format!("-{to}"),
        Act::Leap => format!("+{to}"),
    }
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

impl Notation for Trees {
    /// "If other chains of the side run, `:` follows and every chain running at the start of the turn once, separated by
    /// `,`, with `*` for the action's place (no `*` for a stop)."
    fn turn_text(&self, turn: &Turn) -> String {
        let order: Vec<String> = self
            .full_order(turn)
            .into_iter()
            .map(|event| event.map_or_else(|| "*".to_owned(), |head| head.to_string()))
            .collect();
        let action = action(turn.act, turn.from, turn.to);
        if order.iter().all(|event| event == "*") { action } else { format!("{action}:{}", order.join(",")) }
    }

    /// A turn in words: "b-Ash on b1 grows to d2, then Grass on a4 grows on to a5".
    fn spoken(&self, turn: &Turn) -> Message {
        let mut state = Growing::new(self);
        let mut events = Vec::new();
        if turn.act == Act::Stop {
            events.push(spoken_action(&state, turn));
            state.act(turn.act, turn.from, turn.to, &mut ());
        }
        for event in self.full_order(turn) {
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

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        typed::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        name_of(kind)
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, There::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: facts::names(),
            reasons: REASONS.to_vec(),
        }
    }
}
