//! Effects as JSON: an object with the `kind` of the event, cells and kinds of piece by name, sides as `w` and `b`.

use ludarium_rules::{Cell, Effect, Game, Kind, Piece, Side, ZoneState};
use serde_json::{Value, json};

/// One effect of a turn in the game `P`. Keys and values are part of the probe's protocol.
pub fn to_json<P: Game>(effect: &Effect) -> Value {
    // The enum may gain effects that the protocol has no name for yet.
    let unnamed = || json!({"kind": "other", "text": format!("{effect:?}")});
    of_pieces::<P>(effect).or_else(|| of_cells::<P>(effect)).or_else(|| of_sides(effect)).unwrap_or_else(unnamed)
}

/// An effect by which pieces come, go or change.
fn of_pieces<P: Game>(effect: &Effect) -> Option<Value> {
    let cell = |cell: Cell| P::cell_name(cell);
    let kind = |kind: Kind| P::kind_name(kind);
    Some(match effect {
        Effect::Moved { from, to, piece } => {
            let Piece { side, kind: of } = *piece;
            json!({"kind": "moved", "from": cell(*from), "to": cell(*to), "piece": kind(of), "side": owner(side)})
        }
        Effect::Captured { at, piece } => {
            json!({"kind": "captured", "at": cell(*at), "piece": kind(piece.kind), "side": owner(piece.side)})
        }
        Effect::Promoted { at, side, from, to } => {
            json!({"kind": "promoted", "at": cell(*at), "from": kind(*from), "to": kind(*to), "side": side.letter()})
        }
        Effect::Carried { pieces } => {
            let pieces = pieces.iter().map(|(from, to, of)| json!({"from": cell(*from), "to": to.map(cell), "piece": kind(of.kind), "side": owner(of.side)}));
            json!({"kind": "carried", "pieces": pieces.collect::<Vec<_>>()})
        }
        Effect::Stacked { from, to, count } => {
            json!({"kind": "stacked", "from": cell(*from), "to": cell(*to), "count": count})
        }
        Effect::Converted { at, from, to } => {
            json!({"kind": "converted", "at": cell(*at), "from": piece::<P>(*from), "to": piece::<P>(*to)})
        }
        Effect::Revealed { pieces } => {
            let placed =
                |(at, of): (Cell, Piece)| json!({"at": cell(at), "piece": kind(of.kind), "side": owner(of.side)});
            json!({"kind": "revealed", "pieces": pieces.map(placed)})
        }
        Effect::Clashed { cells: chosen, pieces } => {
            json!({"kind": "clashed", "cells": chosen.map(cell), "pieces": pieces.map(|of| kind(of.kind))})
        }
        _ => return None,
    })
}

/// An effect by which something else changes on cells: fights, growth, zones.
fn of_cells<P: Game>(effect: &Effect) -> Option<Value> {
    let cell = |cell: Cell| P::cell_name(cell);
    let cells = |cells: &[Cell]| cells.iter().copied().map(P::cell_name).collect::<Vec<_>>();
    let kind = |kind: Kind| P::kind_name(kind);
    Some(match effect {
        Effect::ZoneChanged { zone, from, to } => {
            json!({"kind": "zone-changed", "zone": zone, "from": state(*from), "to": state(*to)})
        }
        Effect::Grew { from, way, piece: of } => {
            json!({"kind": "grew", "from": cell(*from), "way": cells(way), "piece": kind(of.kind), "side": owner(of.side)})
        }
        Effect::Withered { at, piece: of, left } => {
            json!({"kind": "withered", "at": cell(*at), "piece": kind(of.kind), "side": owner(of.side), "left": left.map(piece::<P>)})
        }
        Effect::ChainStarted { head, next } => {
            json!({"kind": "chain-started", "head": cell(*head), "next": cell(*next)})
        }
        Effect::ChainEnded { head } => json!({"kind": "chain-ended", "head": cell(*head)}),
        Effect::Collided { from, at, attack, defence } => {
            json!({"kind": "collided", "from": cell(*from), "at": cell(*at), "attack": attack, "defence": defence})
        }
        Effect::Attacked { at, from } => json!({"kind": "attacked", "at": cell(*at), "from": cells(from)}),
        Effect::Enslaved { at, side } => json!({"kind": "enslaved", "at": cell(*at), "side": side.letter()}),
        Effect::Freed { at, side } => json!({"kind": "freed", "at": cell(*at), "side": side.letter()}),
        _ => return None,
    })
}

/// An effect that belongs to no cell.
fn of_sides(effect: &Effect) -> Option<Value> {
    Some(match effect {
        Effect::Claimed { side, reasons } => {
            json!({"kind": "claimed", "side": side.letter(), "reasons": reasons.iter().map(|reason| reason.word()).collect::<Vec<_>>()})
        }
        Effect::SecondWind { side } => json!({"kind": "second-wind", "side": side.letter()}),
        Effect::Chosen { side } => json!({"kind": "chosen", "side": side.letter()}),
        Effect::PhaseBegan { side } => json!({"kind": "phase-began", "side": side.letter()}),
        Effect::Ended(outcome) => {
            json!({"kind": "ended", "winner": owner(outcome.winner), "reason": outcome.reason.word()})
        }
        _ => return None,
    })
}

fn piece<P: Game>(piece: Piece) -> Value {
    json!({"piece": P::kind_name(piece.kind), "side": owner(piece.side)})
}

/// The letter of a side; `null` for a neutral piece or a draw.
fn owner(side: Option<Side>) -> Option<char> {
    side.map(Side::letter)
}

fn state(state: ZoneState) -> String {
    match state {
        ZoneState::Neutral => "neutral".to_owned(),
        ZoneState::Contested => "contested".to_owned(),
        ZoneState::Controlled(side) => side.letter().to_string(),
    }
}
