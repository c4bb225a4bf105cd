//! The short form that players see and type, and the long form for reading aloud.

mod typed;

use std::ops::ControlFlow;

use super::conditions::{Condition, REASONS, reason_text};
use super::position::Tress;
use super::sentences::Refusal;
use super::text::Fault;
use super::{FORTRESS, PieceKind, Turn, ZONES, ZoneFacts};
use crate::board::square::squares;
use crate::{
    Join, Kind, List, Message, Name, Notation, Position, Sentence, Side, TurnError, Vocabulary, Which, ZoneState,
};

/// "The Fortress state if it changed, from the mover's view."
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fortress {
    /// "`F` the mover now controls it."
    Controls,
    /// "`X` it is now contested."
    Contests,
    /// "`C` the mover had a piece in it and now has none."
    Concedes,
}

impl Fortress {
    const fn letter(self) -> char {
        match self {
            Fortress::Controls => 'F',
            Fortress::Contests => 'X',
            Fortress::Concedes => 'C',
        }
    }

    const fn clause(self) -> Spoken {
        match self {
            Fortress::Controls => Spoken::Controls,
            Fortress::Contests => Spoken::Contests,
            Fortress::Concedes => Spoken::Concedes,
        }
    }

    const fn of_letter(letter: char) -> Option<Fortress> {
        match letter {
            'F' => Some(Fortress::Controls),
            'X' => Some(Fortress::Contests),
            'C' => Some(Fortress::Concedes),
            _ => None,
        }
    }
}

/// How many Lancers and how many Sentinels a turn makes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Promotions {
    lancers: usize,
    sentinels: usize,
}

/// What a notation says about a turn besides where it goes.
struct TurnReport {
    mover: PieceKind,
    captures: bool,
    promotions: Promotions,
    /// Whose pieces are promoted: the Fortress then has only that side's.
    promoted_side: Option<Side>,
    fortress: Option<Fortress>,
}

impl TurnReport {
    fn of(position: &Tress, turn: Turn) -> TurnReport {
        let side = position.side_to_move();
        let mut board = *position.board();
        board.relocate(side, turn);
        let pieces: Vec<(Side, PieceKind)> =
            squares(board.promotees()).filter_map(|square| board.owner_and_kind(square)).collect();
        let count = |to| pieces.iter().filter(|(_, kind)| kind.promoted() == to).count();
        TurnReport {
            mover: position.board().kind_at(turn.from).unwrap_or(PieceKind::Knight),
            captures: turn.to.is_in(position.board().occupied()),
            promotions: Promotions { lancers: count(PieceKind::Lancer), sentinels: count(PieceKind::Sentinel) },
            promoted_side: pieces.first().map(|(side, _)| *side),
            fortress: fortress_change(position, turn),
        }
    }
}

fn fortress_change(position: &Tress, turn: Turn) -> Option<Fortress> {
    let side = position.side_to_move();
    let before = position.zone_state(FORTRESS);
    let after = position.play_unchecked(&turn).zone_state(FORTRESS);
    match after {
        _ if before == after => None,
        ZoneState::Contested => Some(Fortress::Contests),
        ZoneState::Controlled(holder) if holder == side => Some(Fortress::Controls),
        // The mover cannot make the other side leave, so what changed is that its own last piece has left.
        _ => Some(Fortress::Concedes),
    }
}

/// How much of the origin the notation names.
fn origin(position: &Tress, turn: Turn) -> (bool, bool) {
    let kind = position.piece_at(turn.from).map(|piece| piece.kind);
    let (mut others, mut same_file, mut same_rank) = (false, false, false);
    let _ = position.visit(Which::All, |other| {
        let rival = other.to == turn.to
            && other.from != turn.from
            && position.piece_at(other.from).map(|piece| piece.kind) == kind;
        others |= rival;
        same_file |= rival && other.from.file() == turn.from.file();
        same_rank |= rival && other.from.rank() == turn.from.rank();
        ControlFlow::Continue(())
    });
    // "Nothing, else the file if it suffices, else the rank, else both."
    match (others, same_file, same_rank) {
        (false, ..) => (false, false),
        (true, false, _) => (true, false),
        (true, true, false) => (false, true),
        (true, true, true) => (true, true),
    }
}

/// The part of the origin that the notation names; empty if it names none.
fn written_origin(position: &Tress, turn: Turn) -> String {
    let (file, rank) = origin(position, turn);
    let (file, rank) = (file.then(|| turn.from.file_letter()), rank.then(|| turn.from.rank_digit()));
    file.into_iter().chain(rank).collect()
}

messages! {
    /// What is read aloud of a turn of Tress.
    pub enum Spoken in "tress" {
        /// All that happens in it.
        Turn { clauses: List } = "turn", "{clauses}";
        /// `PIECEsquare`.
        Goes { piece: Name, to: String } = "goes", "{piece} to {to}";
        /// `[file and/or rank]PIECEsquare`: the origin as far as it is needed.
        GoesFrom { origin: String, piece: Name, to: String } = "goes-from", "{origin} {piece} to {to}";
        /// `PIECExsquare`.
        Captures { piece: Name, to: String } = "captures", "{piece} captures {to}";
        /// `[file and/or rank]PIECExsquare`: the origin as far as it is needed.
        CapturesFrom { origin: String, piece: Name, to: String } = "captures-from", "{origin} {piece} captures {to}";
        /// Own pieces become others.
        Promotes { pieces: List } = "promotes", "promotes to {pieces}";
        /// The move leaves the Fortress to a piece of the other side, which becomes another.
        EnemyPromotes { piece: Name, promoted: Name } = "enemy-promotes", "enemy {piece} promotes to {promoted}";
        /// "`F` the mover now controls" the Fortress.
        Controls = "controls", "controls";
        /// "`X` it is now contested."
        Contests = "contests", "contests";
        /// "`C` the mover had a piece in it and now has none."
        Concedes = "concedes", "concedes";
    }
}

fn spoken_move(position: &Tress, turn: Turn, account: &TurnReport) -> Spoken {
    let origin = written_origin(position, turn);
    let (piece, to) = (spoken_name(account.mover), turn.to.to_string());
    match (origin.is_empty(), account.captures) {
        (true, false) => Spoken::Goes { piece, to },
        (true, true) => Spoken::Captures { piece, to },
        (false, false) => Spoken::GoesFrom { origin, piece, to },
        (false, true) => Spoken::CapturesFrom { origin, piece, to },
    }
}

fn spoken_promotions(account: &TurnReport, mover: Side) -> Vec<Spoken> {
    let Promotions { lancers, sentinels } = account.promotions;
    let each =
        std::iter::repeat_n(PieceKind::Pikeman, lancers).chain(std::iter::repeat_n(PieceKind::Guardian, sentinels));
    if account.promoted_side == Some(mover) {
        let pieces = List::new(Join::AndEach, each.map(|kind| spoken_name(kind.promoted())));
        return vec![Spoken::Promotes { pieces }];
    }
    let enemy =
        |kind| Spoken::EnemyPromotes { piece: spoken_name(kind), promoted: spoken_name(PieceKind::promoted(kind)) };
    each.map(enemy).collect()
}

/// The guide says "Pike" where it reads aloud.
pub(super) const fn spoken_name(kind: PieceKind) -> Name {
    match kind {
        PieceKind::Pikeman => Name { domain: "tress", english: "Pike" },
        _ => kind.name(),
    }
}

impl Notation for Tress {
    fn turn_text(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    /// `[file and/or rank]PIECE[x]square`, the promotions, the Fortress.
    fn notation(&self, &turn: &Turn) -> String {
        let account = TurnReport::of(self, turn);
        let mut text = written_origin(self, turn);
        text.push(account.mover.facts().letter);
        text.extend(account.captures.then_some('x'));
        text.push_str(&turn.to.to_string());
        let Promotions { lancers, sentinels } = account.promotions;
        if lancers + sentinels > 0 {
            text.push('=');
            text.push_str(&"L".repeat(lancers));
            text.push_str(&"S".repeat(sentinels));
        }
        text.extend(account.fortress.map(Fortress::letter));
        text
    }

    /// "Long form for reading aloud": "e Knight to e5, controls".
    fn spoken(&self, &turn: &Turn) -> Message {
        let account = TurnReport::of(self, turn);
        let mut clauses = vec![spoken_move(self, turn, &account)];
        clauses.extend(spoken_promotions(&account, self.side_to_move()));
        clauses.extend(account.fortress.map(Fortress::clause));
        Spoken::Turn { clauses: List::new(Join::Commas, clauses.into_iter().map(Message::from)) }.into()
    }

    fn read_turn(&self, text: &str) -> Result<Turn, TurnError> {
        typed::read(self, text)
    }

    fn kind_name(kind: Kind) -> &'static str {
        PieceKind::try_from(kind).map_or("", |kind| kind.facts().name)
    }

    fn reason_text(reason: &str) -> &'static str {
        reason_text(reason)
    }

    fn vocabulary() -> Vocabulary {
        let kinds = PieceKind::ALL.into_iter().flat_map(|kind| [kind.name(), spoken_name(kind)]);
        let conditions = Condition::ALL.into_iter().map(Condition::name);
        let zones = ZONES.iter().map(ZoneFacts::translated_name);
        let mut names: Vec<&str> = kinds.chain(conditions).chain(zones).map(|name| name.english).collect();
        names.dedup();
        Vocabulary {
            sentences: [Refusal::SENTENCES, Fault::SENTENCES, Spoken::SENTENCES].concat(),
            refusals: Sentence::keys(Refusal::SENTENCES),
            names,
            reasons: REASONS.to_vec(),
        }
    }
}
