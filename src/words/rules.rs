//! Words for what the rules give as data.

use ludarium_rules::{AnyPosition, Kind, Side};

use super::text;

/// What a side is called.
pub fn side(side: Side) -> String {
    match side {
        Side::White => text!("side-white"),
        Side::Black => text!("side-black"),
    }
}

/// What a kind of piece is called.
pub fn kind(position: &AnyPosition, kind: Kind) -> String {
    position.kind_name(kind).to_owned()
}
