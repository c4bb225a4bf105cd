//! The short form that players see and type, and the long form for reading aloud.

mod typed;

use super::announcement::{self, Announcement};
use super::game::{REASONS, reason_text};
use super::position::{GoChess, Phase, bit, has, squares};
use super::sentences::Refusal;
use super::text::Fault;
use super::{PieceKind, Square, Turn};
use crate::{Effect, Join, Kind, List, Message, Name, Notation, Position, Sentence, TurnError, Vocabulary};

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

/// How much of the origin the notation names: the file, the rank.
fn origin(position: &GoChess, kind: PieceKind, from: Square, to: Square) -> (bool, bool) {
    let same_kind = position.board().of_kind(kind) & position.pieces(position.side_to_move()) & !bit(from);
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
fn kind_at(position: &GoChess, square: Square) -> PieceKind {
    position.board().kind_at(square).unwrap_or(PieceKind::King)
}

fn kind_to_place(position: &GoChess) -> PieceKind {
    match position.phase() {
        Phase::Placement(placement) => placement.kind(),
        Phase::Play => PieceKind::Pawn,
    }
}

fn short_move(position: &GoChess, from: Square, to: Square) -> String {
    let kind = kind_at(position, from);
    let (file, rank) = origin(position, kind, from, to);
    let name = from.to_string();
    let (file_letter, rank_number) = name.split_at(1);
    let mut text = String::from(kind.facts().letter);
    text.push_str(if file { file_letter } else { "" });
    text.push_str(if rank { rank_number } else { "" });
    text.extend(has(position.board().pieces(), to).then_some('x'));
    text.push_str(&to.to_string());
    text.extend(Threat::of(position, Turn::Move { from, to }).map(Threat::sign));
    text
}

messages! {
    /// What is read aloud of a turn of Go-Chess.
    pub enum Spoken in "go-chess" {
        /// The choice of a square for the next piece.
        Places { piece: Name, square: String } = "places", "{piece} on {square}";
        /// A move, and what it does to the other King.
        Move { clauses: List } = "move", "{clauses}";
        /// A move to an empty square.
        Goes { piece: Name, to: String } = "goes", "{piece} to {to}";
        /// A move to an empty square, "disambiguated as in chess".
        GoesFrom { origin: String, piece: Name, to: String } = "goes-from", "{origin} {piece} to {to}";
        /// A capture.
        Takes { piece: Name, to: String } = "takes", "{piece} takes {to}";
        /// A capture, "disambiguated as in chess".
        TakesFrom { origin: String, piece: Name, to: String } = "takes-from", "{origin} {piece} takes {to}";
        /// The move attacks the other King.
        Check = "check", "check";
        /// The move wins.
        Checkmate = "checkmate", "checkmate";
    }
}

/// "Pawn to e4", "b Knight takes d2".
fn goes(position: &GoChess, from: Square, to: Square) -> Spoken {
    let kind = kind_at(position, from);
    let name = from.to_string();
    let (file_letter, rank_number) = name.split_at(1);
    let origin = match origin(position, kind, from, to) {
        (false, false) => None,
        (true, false) => Some(file_letter.to_owned()),
        (false, true) => Some(rank_number.to_owned()),
        (true, true) => Some(name.clone()),
    };
    let captures = has(position.board().pieces(), to);
    let (piece, to) = (kind.named(), to.to_string());
    match (origin, captures) {
        (None, false) => Spoken::Goes { piece, to },
        (Some(origin), false) => Spoken::GoesFrom { origin, piece, to },
        (None, true) => Spoken::Takes { piece, to },
        (Some(origin), true) => Spoken::TakesFrom { origin, piece, to },
    }
}

/// Whether the pieces are being placed.
const fn is_placing(position: &GoChess) -> bool {
    matches!(position.phase(), Phase::Placement(_))
}

impl Notation for GoChess {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// `P@e4` or `PIECE[file and/or rank][x]square[+ or #]`.
    fn notation(&self, &turn: &Turn) -> String {
        match turn {
            Turn::Place(square) => format!("{}@{square}", kind_to_place(self).facts().letter),
            Turn::Move { from, to } => short_move(self, from, to),
        }
    }

    /// The long form: "Pawn on e4"; "b Knight takes d2, check".
    fn spoken(&self, &turn: &Turn) -> Message {
        match turn {
            Turn::Place(square) => {
                Spoken::Places { piece: kind_to_place(self).named(), square: square.to_string() }.into()
            }
            Turn::Move { from, to } => {
                let threat = Threat::of(self, turn).map(|threat| match threat {
                    Threat::Check => Spoken::Check,
                    Threat::Mate => Spoken::Checkmate,
                });
                let clauses = [Some(goes(self, from, to)), threat].into_iter().flatten().map(Message::from);
                Spoken::Move { clauses: List::new(Join::Commas, clauses) }.into()
            }
        }
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        typed::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        match kind {
            super::BLOCKED => "Blocked square",
            _ => PieceKind::try_from(kind).map_or("", |kind| kind.facts().name),
        }
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn announcement(&self, effects: &[Effect]) -> Option<Message> {
        announcement::announcement(self, effects)
    }

    fn vocabulary() -> Vocabulary {
        let kinds = PieceKind::ALL.map(PieceKind::kind).into_iter().chain([super::BLOCKED]);
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES, Announcement::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names: kinds.map(GoChess::kind_name).collect(),
            reasons: REASONS.to_vec(),
        }
    }
}
