//! Moves that change the balance at once: captures, and moves that mate.

use super::Turn;
use super::reaches::Reaches;
use crate::Position;
use crate::games::go_chess::position::{BOARD, Board, GoChess, between, bit, has, several, sights, squares};
use crate::games::go_chess::{PieceKind, Square};

impl GoChess {
    /// Captures, and moves that mate.
    pub(super) fn noisy_reaches(&self) -> Reaches {
        let mut reaches = self.reaches(self.board().of(self.side_to_move()));
        let enemies = self.board().of(self.side_to_move().other());
        let Some(aim) = Aim::of(self) else { return reaches };
        for (from, targets) in reaches.from.iter().zip(&mut reaches.targets).take(reaches.count) {
            let Some(from) = Square::new(*from) else { continue };
            let checks = squares(*targets & !enemies & aim.checks(self.board(), from));
            let mates = checks.filter(|&to| self.mates(from, to)).fold(0, |set, to| set | bit(to));
            *targets = *targets & enemies | mates;
        }
        reaches
    }

    fn mates(&self, from: Square, to: Square) -> bool {
        let next = self.play_unchecked(&Turn::Move { from, to });
        next.checkers() != 0 && !next.any_move()
    }
}

/// From where the pieces of the side to move would give check.
struct Aim {
    king: Square,
    along: u128,
    across: u128,
    /// The pieces that stand alone between a slider of their own side and the enemy king.
    screens: u128,
}

impl Aim {
    fn of(position: &GoChess) -> Option<Aim> {
        let (board, side) = (position.board(), position.side_to_move());
        let king = board.king(side.other())?;
        let occupied = board.occupied();
        let ways = squares(board.snipers(king, side)).map(|sniper| between(king, sniper) & occupied);
        let screens = ways.filter(|&way| !several(way)).fold(0, |set, way| set | way);
        let seen = sights(king);
        Some(Aim { king, along: seen.orthogonal(occupied), across: seen.diagonal(occupied), screens })
    }

    /// The squares on which the piece of a square might give check; no others.
    fn checks(&self, board: &Board, from: Square) -> u128 {
        if has(self.screens, from) {
            return BOARD;
        }
        match board.kind_at(from) {
            Some(PieceKind::Pawn) => sights(self.king).corners,
            Some(PieceKind::Knight) => sights(self.king).leaps,
            Some(PieceKind::Bishop) => self.across,
            Some(PieceKind::Rook) => self.along,
            Some(PieceKind::Queen) => self.across | self.along,
            _ => 0,
        }
    }
}
