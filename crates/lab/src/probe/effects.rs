//! Effects as JSON: an object with the `kind` of the event, cells and kinds of piece by name, sides as `w` and `b`.

use ludarium_rules::{Cell, Effect, Kind, Piece, Position, Side, ZoneState};
use serde_json::{Value, json};

/// One effect of a turn in the game `P`. The words are part of the probe's promise.
pub fn to_json<P: Position>(effect: &Effect) -> Value {
    let cell = |cell: Cell| P::cell_name(cell);
    let kind = |kind: Kind| P::kind_name(kind);
    match effect {
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
        Effect::ZoneChanged { zone, from, to } => {
            json!({"kind": "zone-changed", "zone": zone, "from": state(*from), "to": state(*to)})
        }
        Effect::Claimed { side, reasons } => json!({"kind": "claimed", "side": side.letter(), "reasons": reasons}),
        Effect::SecondWind { side } => json!({"kind": "second-wind", "side": side.letter()}),
        Effect::Ended(outcome) => {
            json!({"kind": "ended", "winner": owner(outcome.winner), "reason": outcome.reason})
        }
        // A new game may add an effect before the lab has a word for it.
        other => json!({"kind": "other", "text": format!("{other:?}")}),
    }
}

/// The letter of a side; `null` for nobody.
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
