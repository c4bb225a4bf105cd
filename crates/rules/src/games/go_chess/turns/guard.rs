//! Checks and pins, and the moves that they leave.

use std::ops::ControlFlow;

use crate::Side;
use crate::games::go_chess::position::{BOARD, Board, between, bit, first, has, moved, several, sights, squares};
use crate::games::go_chess::{PieceKind, Square};

/// The king of the side to move and what the safety of the king leaves to the other pieces: "A side may not leave its king
/// attacked."
pub(super) struct Guard<'a> {
    board: &'a Board,
    side: Side,
    king: Square,
    occupied: u128,
    /// The squares without an own piece that are not blocked.
    open: u128,
    /// The enemy sliders that look at the king along an otherwise empty line.
    snipers: u128,
    /// The own pieces that stand alone between the king and a sniper.
    pinned: u128,
    /// Where pieces other than the king may go, pins left aside: every open square; in check, onto the checker or between;
    /// nowhere if there are two.
    allowed: u128,
}

impl<'a> Guard<'a> {
    #[inline]
    pub(super) fn of(board: &'a Board, side: Side) -> Option<Guard<'a>> {
        let king = board.king(side)?;
        let (own, occupied) = (board.of(side), board.occupied());
        let open = BOARD & !(own | board.blocked());
        let snipers = board.snipers(king, side.other());
        let seen = sights(king);
        let leapers = board.knights() & seen.leaps | board.pawns() & seen.corners;
        let (mut checkers, mut pinned) = (leapers & board.of(side.other()), 0);
        for sniper in squares(snipers) {
            let way = between(king, sniper) & occupied;
            if way == 0 {
                checkers |= bit(sniper);
            } else if !several(way) {
                pinned |= way & own;
            }
        }
        let allowed = match first(checkers) {
            None => open,
            Some(checker) if !several(checkers) => between(king, checker) | checkers,
            Some(_) => 0,
        };
        Some(Guard { board, side, king, occupied, open, snipers, pinned, allowed })
    }

    /// Calls the visitor with each of some pieces and the squares where it may go.
    #[inline]
    pub(super) fn each(
        &self,
        whose: u128,
        mut visitor: impl FnMut(Square, u128) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.allowed != 0 {
            for from in squares(self.board.pawns() & whose & !self.pinned) {
                visitor(from, self.pawn_reach(from) & self.allowed)?;
            }
            self.each_officer(whose & !self.pinned, &mut visitor)?;
            self.each_pinned(whose, &mut visitor)?;
        }
        if has(whose, self.king) { visitor(self.king, self.king_reach()) } else { ControlFlow::Continue(()) }
    }

    /// Knights, bishops, rooks and queens that are not pinned.
    #[inline]
    fn each_officer(&self, whose: u128, visitor: &mut impl FnMut(Square, u128) -> ControlFlow<()>) -> ControlFlow<()> {
        let (across, along) = (self.board.diagonal_sliders() & whose, self.board.orthogonal_sliders() & whose);
        for from in squares(self.board.knights() & whose) {
            visitor(from, sights(from).leaps & self.allowed)?;
        }
        for from in squares(across & !along) {
            visitor(from, sights(from).diagonal(self.occupied) & self.allowed)?;
        }
        for from in squares(along) {
            let seen = sights(from);
            let slant = if has(across, from) { seen.diagonal(self.occupied) } else { 0 };
            visitor(from, (seen.orthogonal(self.occupied) | slant) & self.allowed)?;
        }
        ControlFlow::Continue(())
    }

    /// A pinned piece may only go along the line of its pin.
    #[inline]
    fn each_pinned(&self, whose: u128, visitor: &mut impl FnMut(Square, u128) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.pinned & whose == 0 {
            return ControlFlow::Continue(());
        }
        for sniper in squares(self.snipers) {
            let way = between(self.king, sniper);
            let between = way & self.occupied;
            if between & self.pinned & whose == 0 || several(between) {
                continue;
            }
            if let Some(from) = first(between) {
                visitor(from, self.reach(from) & (way | bit(sniper)) & self.allowed)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a piece other than the king goes by its way of moving.
    fn reach(&self, from: Square) -> u128 {
        match self.board.kind_at(from) {
            Some(PieceKind::Pawn) => self.pawn_reach(from),
            _ => self.board.attacks(from, self.occupied),
        }
    }

    /// "A pawn moves one square along a rank or file in any direction to an empty square, and captures one square
    /// diagonally in any direction."
    #[inline]
    fn pawn_reach(&self, from: Square) -> u128 {
        let seen = sights(from);
        seen.beside & !self.occupied | seen.corners & self.board.of(self.side.other())
    }

    /// The neighbours of the king that no enemy attacks once the king has left its square.
    #[inline]
    fn king_reach(&self) -> u128 {
        let seen = sights(self.king);
        let near = seen.ring() & self.open;
        if near == 0 { 0 } else { near & !self.danger() }
    }

    /// The squares near the king that an enemy attacks, and some others.
    #[inline]
    fn danger(&self) -> u128 {
        let (board, seen) = (self.board, sights(self.king));
        let enemies = board.of(self.side.other());
        let without_king = self.occupied ^ bit(self.king);
        let (_, corners) = moved(board.pawns() & enemies);
        let mut danger = corners.into_iter().fold(0, |set, part| set | part);
        for from in squares(board.knights() & enemies) {
            danger |= sights(from).leaps;
        }
        for from in squares(board.diagonal_sliders() & enemies & seen.diagonals_near) {
            danger |= sights(from).diagonal(without_king);
        }
        for from in squares(board.orthogonal_sliders() & enemies & seen.lines_near) {
            danger |= sights(from).orthogonal(without_king);
        }
        danger | board.king(self.side.other()).map_or(0, |king| sights(king).ring())
    }

    /// The number of moves; pawns are counted all at once, a direction at a time.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        let mut count = self.king_reach().count_ones();
        if self.allowed == 0 {
            return count;
        }
        let free = self.board.of(self.side) & !self.pinned;
        let mut sets = [0; SETS];
        sets[..4].copy_from_slice(&self.pawn_sets(self.board.pawns() & free));
        let mut next = 4;
        let _ = self.each_officer(free, &mut |_, targets| {
            sets[next % SETS] = targets;
            next += 1;
            ControlFlow::Continue(())
        });
        let _ = self.each_pinned(self.pinned, &mut |_, targets| {
            count += targets.count_ones();
            ControlFlow::Continue(())
        });
        count + sets.iter().map(|set| set.count_ones()).sum::<u32>()
    }

    /// Four sets with all targets of some pawns, each as often as a pawn reaches it. A step and a capture never have the
    /// same target, so that a direction of each fits into one set.
    #[inline]
    fn pawn_sets(&self, pawns: u128) -> [u128; 4] {
        let (beside, corners) = moved(pawns);
        let (empty, enemies) = (!self.occupied, self.board.of(self.side.other()));
        std::array::from_fn(|i| (beside[i] & empty | corners[i] & enemies) & self.allowed)
    }
}

/// Four sets of pawns, and one for each knight, bishop, rook and queen.
const SETS: usize = 4 + 7;
