//! Why a turn is refused, each in one line for the player.

use super::super::board::code;
use super::super::position::Tress;
use super::super::sentences::Refusal;
use super::super::{PieceKind, Turn, ZONES, zone_of_square};
use super::OPEN_BOARD;
use crate::board::square::{Square, between, squares};
use crate::{CommonRefusal, Join, List, Message, Notation, Position, Side, ZoneState};

/// Refusals, each in one line for the player.
impl Tress {
    /// Why no turn begins on a square.
    pub(in crate::games::tress) fn why_not_from(&self, from: Square) -> Message {
        let side = self.side_to_move();
        if let Some(outcome) = self.outcome() {
            return CommonRefusal::over("tress", outcome, Self::reason_text(&outcome.reason));
        }
        let Some((owner, kind)) = self.board().owner_and_kind(from) else {
            return CommonRefusal::NoPiece { from: from.to_string() }.into();
        };
        let piece = kind.name();
        if owner != side {
            return Refusal::NotYours { piece, from, owner, side }.into();
        }
        if self.targets(from) != 0 {
            return self.why_no_answer(from, kind, None);
        }
        match kind {
            PieceKind::Guardian => Refusal::NowhereToLand { piece, from }.into(),
            _ => Refusal::Asleep { piece, from }.into(),
        }
    }

    /// Why a turn is not legal.
    pub(in crate::games::tress) fn why_not(&self, turn: Turn) -> Message {
        let Turn { from, to } = turn;
        let side = self.side_to_move();
        let mine = |(owner, _): &(Side, PieceKind)| *owner == side;
        let Some((_, kind)) = self.board().owner_and_kind(from).filter(mine).filter(|_| self.outcome().is_none())
        else {
            return self.why_not_from(from);
        };
        if from == to {
            return Refusal::AlreadyThere { piece: kind.name(), to }.into();
        }
        if to.is_in(self.targets(from)) {
            return self.why_no_answer(from, kind, Some(to));
        }
        if let Some((_, own)) = self.board().owner_and_kind(to).filter(mine) {
            return Refusal::OwnPiece { side, piece: own.name(), to }.into();
        }
        self.why_blocked(turn, kind).unwrap_or_else(|| Refusal::way_of(kind)).into()
    }

    /// Why none of several own pieces goes to a square: the reason of the one that comes nearest to it.
    pub(in crate::games::tress) fn why_none_of(&self, pieces: &[Square], to: Square) -> Message {
        let reaches = |&&from: &&Square| to.is_in(self.targets(from));
        let aims = |&&from: &&Square| to.is_in(OPEN_BOARD.targets(from, self.board().code_at(from)));
        if let Some(&from) = pieces.iter().find(reaches).or_else(|| pieces.iter().find(aims)) {
            return self.why_not(Turn { from, to });
        }
        let squares = List::new(Join::Commas, pieces.iter().copied());
        Refusal::NoneCanGo { side: self.side_to_move(), squares, to }.into()
    }

    /// What is in the way of a piece that moves toward the target; `None` if it does not move so at all.
    fn why_blocked(&self, turn: Turn, kind: PieceKind) -> Option<Refusal> {
        let Turn { from, to } = turn;
        let code = self.board().code_at(from);
        if !to.is_in(OPEN_BOARD.targets(from, code)) {
            return None;
        }
        if code == code::GUARDIAN {
            return self.why_no_landing(to);
        }
        let way = between(from, to)? & self.bounds().blockers;
        let stop = squares(way).min_by_key(|square| from.distance(*square))?;
        let enemy = self.side_to_move().other();
        let controlled = zone_of_square(stop).filter(|&zone| self.zone_state(zone) == ZoneState::Controlled(enemy));
        let piece = kind.name();
        if let Some(zone) = controlled {
            return Some(Refusal::StopsAtZone { piece, zone: ZONES[zone].translated_name(), owner: enemy });
        }
        let (owner, blocker) = self.board().owner_and_kind(stop)?;
        Some(Refusal::Blocked { owner, blocker: blocker.name(), square: stop, piece })
    }

    fn why_no_landing(&self, to: Square) -> Option<Refusal> {
        let zone = zone_of_square(to)?;
        let (piece, name) = (PieceKind::Guardian.name(), ZONES[zone].translated_name());
        match self.zone_state(zone) {
            ZoneState::Contested => Some(Refusal::ContestedZone { piece, zone: name }),
            ZoneState::Controlled(owner) => Some(Refusal::EnemyZone { piece, zone: name, owner }),
            ZoneState::Neutral => None,
        }
    }

    /// Why a piece that can move does not answer the claim of the other side, or not by going to a square.
    fn why_no_answer(&self, from: Square, kind: PieceKind, to: Option<Square>) -> Message {
        let claim = self.answering().unwrap_or_default();
        let (owner, claims) = (self.side_to_move().other(), claim.names());
        if claim.has_escort() && from.is_in(self.board().monarchs()) {
            return Refusal::MonarchMayNotAnswer { owner, claims }.into();
        }
        let Some(to) = to else { return Refusal::NoMoveAnswers { owner, claims, piece: kind.name(), from }.into() };
        let left = self.board().play_unchecked(self.side_to_move(), Turn { from, to }).conditions(owner);
        let still = left.iter().next().map(|condition| Refusal::still(condition, owner, claims, left.names()));
        still.map_or(CommonRefusal::NoSuchTurn.into(), Message::from)
    }
}
