//! Why a turn is refused, each in one line for the player. No reason reveals a secret choice.

use super::Turn;
use crate::games::go_chess::facts::{BISHOP, KINGS, KindFacts, PieceKind, SECOND_BISHOP, Square};
use crate::games::go_chess::outcome;
use crate::games::go_chess::position::{EVEN, GoChess, Phase, Placement, between, first, has, sights, squares};
use crate::{Kind, Piece, Position};

/// Refusals.
impl GoChess {
    /// Why a turn is not legal.
    pub(in crate::games::go_chess) fn why_not(&self, turn: Turn) -> String {
        if let Some(outcome) = self.outcome() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        match (self.phase(), turn) {
            (Phase::Placement(placement), Turn::Place(square)) => self.why_not_there(placement, square),
            (Phase::Play, Turn::Move { from, to }) => self.why_not_move(from, to),
            (Phase::Placement(_), Turn::Move { .. }) => "The pieces are still being placed".to_owned(),
            (Phase::Play, Turn::Place(_)) => "All pieces are placed".to_owned(),
        }
    }

    /// Why the side to move cannot choose a square.
    fn why_not_there(&self, placement: &Placement, square: Square) -> String {
        let side = self.side_to_move();
        match self.piece_at(square) {
            Some(Piece { side: Some(owner), kind }) => return format!("{owner}'s {} stands on {square}", name(kind)),
            Some(_) => return format!("{square} is blocked"),
            None => {}
        }
        if has(placement.bans[side.index()], square) {
            let why = if placement.pairs == KINGS { "tried for the King" } else { "chosen by both" };
            return format!("{square} is banned for {side} until this pair stands: it has been {why} already");
        }
        if placement.pairs == SECOND_BISHOP {
            let first = squares(self.pieces_of(side, BISHOP)).next().map_or_else(String::new, |at| at.to_string());
            let colour = if has(EVEN, square) { "a1" } else { "a2" };
            return format!(
                "The second Bishop goes on the other colour: {square} has that of {colour}, as {first} has"
            );
        }
        self.why_attacked(self.board().attackers_now(square, side.other()), square)
    }

    /// Why a king does not go where some enemies attack it.
    fn why_attacked(&self, attackers: u128, square: Square) -> String {
        let attacker = first(attackers).and_then(|at| Some((at, self.piece_at(at)?)));
        match attacker {
            Some((at, Piece { side: Some(owner), kind })) => {
                format!("{owner}'s {} on {at} would attack the King on {square}", name(kind))
            }
            _ => format!("The King cannot stand on {square}"),
        }
    }

    /// Why no turn begins on a square.
    pub(in crate::games::go_chess) fn why_not_from(&self, from: Square) -> String {
        let side = self.side_to_move();
        if let Some(outcome) = self.outcome() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        let kind = match self.piece_at(from) {
            Some(Piece { side: Some(owner), kind }) if owner == side => kind,
            Some(Piece { side: Some(owner), kind }) => {
                return format!("The {} on {from} is {owner}'s, and it is {side}'s turn", name(kind));
            }
            Some(_) => return format!("{from} is blocked"),
            None => return format!("There is no piece on {from}"),
        };
        match first(self.roaming(from)) {
            None => format!("The {} on {from} is shut in", name(kind)),
            Some(_) if self.checkers() != 0 => format!("{side} is in check, and no move of the {} helps", name(kind)),
            Some(to) => self.why_exposed(from, to),
        }
    }

    fn why_not_move(&self, from: Square, to: Square) -> String {
        let side = self.side_to_move();
        let Some(kind) = self.board().kind_at(from).filter(|_| has(self.board().of(side), from)) else {
            return self.why_not_from(from);
        };
        let KindFacts { name: mover, moves, .. } = kind.facts();
        if from == to {
            return format!("The {mover} is already on {to}");
        }
        if has(self.roaming(from), to) {
            return self.why_exposed(from, to);
        }
        match self.piece_at(to) {
            Some(Piece { side: None, .. }) => return format!("{to} is blocked"),
            Some(Piece { side: Some(owner), kind }) if owner == side => {
                return format!("{side}'s own {} stands on {to}", name(kind));
            }
            _ => {}
        }
        if kind == PieceKind::Pawn { self.why_no_pawn_move(from, to) } else { self.why_in_the_way(from, to) }
            .unwrap_or_else(|| format!("The {mover} {moves}"))
    }

    fn why_no_pawn_move(&self, from: Square, to: Square) -> Option<String> {
        let seen = sights(from);
        match self.piece_at(to) {
            Some(Piece { kind, .. }) if has(seen.beside, to) => {
                Some(format!("The Pawn captures diagonally only: the {} on {to} is in its way", name(kind)))
            }
            None if has(seen.corners, to) => Some(format!("The Pawn goes diagonally only to capture: {to} is empty")),
            _ => None,
        }
    }

    /// What stands in the way of a slider; `None` if the piece does not move so at all.
    fn why_in_the_way(&self, from: Square, to: Square) -> Option<String> {
        if !has(self.board().attacks(from, 0), to) {
            return None;
        }
        let way = squares(between(from, to)).filter_map(|at| Some((at, self.piece_at(at)?)));
        let (at, piece) = way.min_by_key(|(at, _)| between(from, *at).count_ones())?;
        let mover = self.board().kind_at(from)?.facts().name;
        Some(match piece.side {
            Some(owner) => format!("{owner}'s {} on {at} is in the way of the {mover}", name(piece.kind)),
            None => format!("The blocked square {at} is in the way of the {mover}"),
        })
    }

    /// Why a piece may not go where its way of moving leads.
    fn why_exposed(&self, from: Square, to: Square) -> String {
        let side = self.side_to_move();
        let next = self.play_unchecked(&Turn::Move { from, to });
        match next.board().king(side) {
            Some(king) => next.why_attacked(next.board().attackers_now(king, side.other()), king),
            None => String::new(),
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
    pub(in crate::games::go_chess) fn why_none_of(&self, pieces: u128, to: Square) -> String {
        let reaches = |from: &Square| has(self.roaming(*from), to);
        let aims = |from: &Square| has(self.board().attacks(*from, 0), to);
        let nearest = squares(pieces).find(reaches).or_else(|| squares(pieces).find(aims));
        if let Some(from) = nearest {
            return self.why_not(Turn::Move { from, to });
        }
        let places: Vec<String> = squares(pieces).map(|square| square.to_string()).collect();
        format!("no such piece of {} (on {}) can go to {to}", self.side_to_move(), places.join(", "))
    }
}

fn name(kind: Kind) -> &'static str {
    PieceKind::try_from(kind).map_or("blocked square", |kind| kind.facts().name)
}
