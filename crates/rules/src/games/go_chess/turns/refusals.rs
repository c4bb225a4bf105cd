//! Why a turn is refused, each in one line for the player. No reason reveals a secret choice.

use super::Turn;
use crate::games::go_chess::facts::{BISHOP, KINGS, PieceKind, SECOND_BISHOP, Square};
use crate::games::go_chess::position::{EVEN, GoChess, Phase, Placement, between, first, has, sights, squares};
use crate::games::go_chess::sentences::Refusal;
use crate::{CommonRefusal, Join, Kind, List, Message, Name, Notation, Piece, Position, Side};

/// Refusals.
impl GoChess {
    /// Why a turn is not legal.
    pub(in crate::games::go_chess) fn why_not(&self, turn: Turn) -> Message {
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("go-chess", outcome, Self::reason_text(&outcome.reason));
        }
        match (self.phase(), turn) {
            (Phase::Placement(placement), Turn::Place(square)) => self.why_not_there(placement, square).into(),
            (Phase::Play, Turn::Move { from, to }) => self.why_not_move(from, to),
            (Phase::Placement(_), Turn::Move { .. }) => Refusal::StillPlacing.into(),
            (Phase::Play, Turn::Place(_)) => Refusal::AllPlaced.into(),
        }
    }

    /// Why the side to move cannot choose a square.
    fn why_not_there(&self, placement: &Placement, square: Square) -> Refusal {
        let side = self.side_to_move();
        match self.piece_at(square) {
            Some(Piece { side: Some(owner), kind }) => return Refusal::Taken { owner, piece: name(kind), square },
            Some(_) => return Refusal::Blocked { square },
            None => {}
        }
        if has(placement.bans[side.index()], square) {
            let kings = placement.pairs == KINGS;
            return if kings {
                Refusal::BannedForKing { square, side }
            } else {
                Refusal::BannedByClash { square, side }
            };
        }
        match first(self.pieces_of(side, BISHOP)).filter(|_| placement.pairs == SECOND_BISHOP) {
            Some(first) => {
                let colour_of = if has(EVEN, square) { "a1" } else { "a2" }.to_owned();
                Refusal::SameColour { square, colour_of, first }
            }
            None => self.why_attacked(self.board().attackers_now(square, side.other()), square),
        }
    }

    /// Why a king does not go where some enemies attack it.
    fn why_attacked(&self, attackers: u128, king: Square) -> Refusal {
        let attacker = first(attackers).and_then(|from| Some((from, self.piece_at(from)?)));
        match attacker {
            Some((from, Piece { side: Some(owner), kind })) => {
                Refusal::KingAttacked { owner, piece: name(kind), from, king }
            }
            _ => Refusal::NoKingThere { king },
        }
    }

    /// Why no turn begins on a square.
    pub(in crate::games::go_chess) fn why_not_from(&self, from: Square) -> Message {
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("go-chess", outcome, Self::reason_text(&outcome.reason));
        }
        match self.piece_at(from) {
            Some(Piece { side: Some(owner), kind }) => self.why_not_with(from, owner, name(kind)),
            Some(_) => Refusal::Blocked { square: from }.into(),
            None => CommonRefusal::NoPiece { from: from.to_string() }.into(),
        }
    }

    /// Why no turn begins with a piece.
    fn why_not_with(&self, from: Square, owner: Side, piece: Name) -> Message {
        let side = self.side_to_move();
        if owner != side {
            return Refusal::NotYours { piece, from, owner, side }.into();
        }
        match first(self.roaming(from)) {
            None => Refusal::ShutIn { piece, from }.into(),
            Some(_) if self.checkers() != 0 => Refusal::NoHelp { side, piece }.into(),
            Some(to) => self.why_exposed(from, to),
        }
    }

    fn why_not_move(&self, from: Square, to: Square) -> Message {
        let side = self.side_to_move();
        let Some(kind) = self.board().kind_at(from).filter(|_| has(self.board().of(side), from)) else {
            return self.why_not_from(from);
        };
        if from == to {
            return Refusal::AlreadyThere { piece: kind.named(), to }.into();
        }
        if has(self.roaming(from), to) {
            return self.why_exposed(from, to);
        }
        self.why_no_way(kind, from, to).into()
    }

    /// Why a piece of the side to move cannot get to a square.
    fn why_no_way(&self, mover: PieceKind, from: Square, to: Square) -> Refusal {
        let side = self.side_to_move();
        match self.piece_at(to) {
            Some(Piece { side: None, .. }) => return Refusal::Blocked { square: to },
            Some(Piece { side: Some(owner), kind }) if owner == side => {
                return Refusal::OwnPiece { side, piece: name(kind), to };
            }
            _ => {}
        }
        let pawn = mover == PieceKind::Pawn;
        let why = if pawn { self.why_no_pawn_move(from, to) } else { self.why_in_the_way(mover, from, to) };
        why.unwrap_or_else(|| how_it_moves(mover))
    }

    fn why_no_pawn_move(&self, from: Square, to: Square) -> Option<Refusal> {
        let seen = sights(from);
        match self.piece_at(to) {
            Some(Piece { kind, .. }) if has(seen.beside, to) => Some(Refusal::PawnMeets { piece: name(kind), to }),
            None if has(seen.corners, to) => Some(Refusal::PawnCapturesNothing { to }),
            _ => None,
        }
    }

    /// What stands in the way of a slider; `None` if the piece does not move so at all.
    fn why_in_the_way(&self, mover: PieceKind, from: Square, to: Square) -> Option<Refusal> {
        if !has(self.board().attacks(from, 0), to) {
            return None;
        }
        let way = squares(between(from, to)).filter_map(|at| Some((at, self.piece_at(at)?)));
        let (square, blocker) = way.min_by_key(|(at, _)| between(from, *at).count_ones())?;
        let piece = mover.named();
        Some(match blocker.side {
            Some(owner) => Refusal::InTheWay { owner, blocker: name(blocker.kind), square, piece },
            None => Refusal::BlockedInTheWay { square, piece },
        })
    }

    /// Why a piece may not go where its way of moving leads.
    fn why_exposed(&self, from: Square, to: Square) -> Message {
        let side = self.side_to_move();
        let next = self.play_unchecked(&Turn::Move { from, to });
        match next.board().king(side) {
            Some(king) => next.why_attacked(next.board().attackers_now(king, side.other()), king).into(),
            None => CommonRefusal::NoSuchTurn.into(),
        }
    }

    /// Where an own piece goes by its way of moving, the safety of the king left aside.
    fn roaming(&self, from: Square) -> u128 {
        let board = self.board();
        let (own, enemies) = (board.of(self.side_to_move()), board.of(self.side_to_move().other()));
        let attacks = board.attacks(from, board.occupied());
        match board.kind_at(from) {
            Some(PieceKind::Pawn) => attacks & enemies | sights(from).beside & !board.occupied(),
            _ => attacks & !(own | board.blocked()),
        }
    }

    /// Why none of several own pieces goes to a square: the reason of the one that comes nearest to it.
    pub(in crate::games::go_chess) fn why_none_of(&self, pieces: u128, to: Square) -> Message {
        let reaches = |from: &Square| has(self.roaming(*from), to);
        let aims = |from: &Square| has(self.board().attacks(*from, 0), to);
        let nearest = squares(pieces).find(reaches).or_else(|| squares(pieces).find(aims));
        match nearest {
            Some(from) => self.why_not(Turn::Move { from, to }),
            None => {
                let squares = List::new(Join::Commas, squares(pieces));
                Refusal::NoneGoes { side: self.side_to_move(), squares, to }.into()
            }
        }
    }
}

const fn how_it_moves(kind: PieceKind) -> Refusal {
    match kind {
        PieceKind::Pawn => Refusal::PawnMoves,
        PieceKind::Knight => Refusal::KnightMoves,
        PieceKind::Bishop => Refusal::BishopMoves,
        PieceKind::Rook => Refusal::RookMoves,
        PieceKind::Queen => Refusal::QueenMoves,
        PieceKind::King => Refusal::KingMoves,
    }
}

fn name(kind: Kind) -> Name {
    Name { domain: "go-chess", english: GoChess::kind_name(kind) }
}
