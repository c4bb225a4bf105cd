//! The short form that players see and type, and the long form for reading aloud.

mod typed;

use super::position::{GoChess, Phase, bit, has, squares};
use super::{KING, PAWN, Square, Turn, facts};
use crate::{Kind, Position};

pub(super) use typed::read;

/// What a move does to the other king.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Threat {
    Check,
    Mate,
}

impl Threat {
    fn of(position: &GoChess, turn: Turn) -> Option<Threat> {
        let next = position.play_unchecked(&turn);
        match (next.checkers(), next.has_turn()) {
            (0, _) => None,
            (_, true) => Some(Threat::Check),
            (_, false) => Some(Threat::Mate),
        }
    }

    const fn sign(self) -> char {
        match self {
            Threat::Check => '+',
            Threat::Mate => '#',
        }
    }
}

/// How much of the origin is told: the file, the rank.
fn origin(position: &GoChess, kind: Kind, from: Square, to: Square) -> (bool, bool) {
    let same_kind = position.pieces_of(position.side_to_move(), kind) & !bit(from);
    let rivals: Vec<Square> = squares(same_kind).filter(|&rival| has(position.targets(rival), to)).collect();
    let same_file = rivals.iter().any(|rival| rival.file() == from.file());
    let same_rank = rivals.iter().any(|rival| rival.rank() == from.rank());
    // "Disambiguated as in chess": by the file if it suffices, else by the rank, else by both.
    match (rivals.is_empty(), same_file, same_rank) {
        (true, ..) => (false, false),
        (false, false, _) => (true, false),
        (false, true, false) => (false, true),
        (false, true, true) => (true, true),
    }
}

/// The kind of a move's piece.
fn kind_at(position: &GoChess, square: Square) -> Kind {
    position.piece_at(square).map_or(KING, |piece| piece.kind)
}

/// `P@e4` or `PIECE[file and/or rank][x]square[+ or #]`.
pub(super) fn short(position: &GoChess, turn: Turn) -> String {
    match turn {
        Turn::Place(square) => format!("{}@{square}", facts(kind_to_place(position)).letter),
        Turn::Move { from, to } => short_move(position, from, to),
    }
}

fn kind_to_place(position: &GoChess) -> Kind {
    position.kind_to_place().unwrap_or(PAWN)
}

fn short_move(position: &GoChess, from: Square, to: Square) -> String {
    let kind = kind_at(position, from);
    let (file, rank) = origin(position, kind, from, to);
    let name = from.to_string();
    let (file_letter, rank_number) = name.split_at(1);
    let mut text = String::from(facts(kind).letter);
    text.push_str(if file { file_letter } else { "" });
    text.push_str(if rank { rank_number } else { "" });
    text.extend(has(position.board().pieces(), to).then_some('x'));
    text.push_str(&to.to_string());
    text.extend(Threat::of(position, Turn::Move { from, to }).map(Threat::sign));
    text
}

/// The long form: "Pawn on E4"; "B Knight takes D2, check".
pub(super) fn long(position: &GoChess, turn: Turn) -> String {
    match turn {
        Turn::Place(square) => format!("{} on {}", facts(kind_to_place(position)).name, loud(square)),
        Turn::Move { from, to } => long_move(position, from, to),
    }
}

fn long_move(position: &GoChess, from: Square, to: Square) -> String {
    let kind = kind_at(position, from);
    let name = loud(from);
    let (file_letter, rank_number) = name.split_at(1);
    let origin = match origin(position, kind, from, to) {
        (false, false) => String::new(),
        (true, false) => format!("{file_letter} "),
        (false, true) => format!("{rank_number} "),
        (true, true) => format!("{name} "),
    };
    let verb = if has(position.board().pieces(), to) { "takes" } else { "to" };
    let threat = match Threat::of(position, Turn::Move { from, to }) {
        None => "",
        Some(Threat::Check) => ", check",
        Some(Threat::Mate) => ", checkmate",
    };
    format!("{origin}{} {verb} {}{threat}", facts(kind).name, loud(to))
}

fn loud(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

/// Whether the pieces are being placed.
const fn is_placing(position: &GoChess) -> bool {
    matches!(position.phase(), Phase::Placement(_))
}
