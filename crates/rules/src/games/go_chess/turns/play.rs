//! The moves of the phase of play: only legal ones are made, nothing is tried and taken back.

use std::ops::ControlFlow;

use super::Turn;
use crate::Position as _;
use crate::Side;
use crate::games::go_chess::position::{
    BOARD, Board, Phase, Position, between, bit, first, has, moved, several, sights, squares,
};
use crate::games::go_chess::{PAWN, Square};

/// A side has 16 pieces.
const MOST_PIECES: usize = 16;

/// Where pieces of the side to move may go.
pub(in crate::games::go_chess) struct Reaches {
    from: [u16; MOST_PIECES],
    targets: [u128; MOST_PIECES],
    count: usize,
}

impl Reaches {
    const NONE: Reaches = Reaches { from: [0; MOST_PIECES], targets: [0; MOST_PIECES], count: 0 };

    #[inline]
    fn push(&mut self, from: Square, targets: u128) {
        if targets != 0 && self.count < MOST_PIECES {
            self.from[self.count] = from.index() as u16;
            self.targets[self.count] = targets;
            self.count += 1;
        }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = (Square, u128)> {
        let pairs = self.from.iter().zip(&self.targets).take(self.count);
        pairs.filter_map(|(&from, &targets)| Some((Square::new(from)?, targets)))
    }

    #[inline]
    pub(super) fn visit(&self, mut visitor: impl FnMut(Turn) -> ControlFlow<()>) -> ControlFlow<()> {
        for (from, targets) in self.iter() {
            // Half by half: finding the next square of 64 takes half the work of finding that of 128.
            for (mut half, base) in [(targets as u64, 0), ((targets >> 64) as u64, 64)] {
                while half != 0 {
                    let to = half.trailing_zeros() as u16 + base;
                    half &= half - 1;
                    if let Some(to) = Square::new(to) {
                        visitor(Turn::Move { from, to })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All squares that some piece reaches.
    pub(super) fn all(&self) -> u128 {
        self.iter().fold(0, |set, (_, targets)| set | targets)
    }

    /// The pieces that may move.
    pub(super) fn movers(&self) -> u128 {
        self.iter().fold(0, |set, (from, _)| set | bit(from))
    }
}

/// The king of the side to move and what the safety of the king leaves to the other pieces: "A side may not leave its king
/// attacked."
struct Guard<'a> {
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
    fn of(board: &'a Board, side: Side) -> Option<Guard<'a>> {
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

    /// Tells of each of some pieces where it may go.
    #[inline]
    fn each(&self, whose: u128, mut tell: impl FnMut(Square, u128) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.allowed != 0 {
            for from in squares(self.board.pawns() & whose & !self.pinned) {
                tell(from, self.pawn_reach(from) & self.allowed)?;
            }
            self.each_officer(whose & !self.pinned, &mut tell)?;
            self.each_pinned(whose, &mut tell)?;
        }
        if has(whose, self.king) { tell(self.king, self.king_reach()) } else { ControlFlow::Continue(()) }
    }

    /// Knights, bishops, rooks and queens that are not pinned.
    #[inline]
    fn each_officer(&self, whose: u128, tell: &mut impl FnMut(Square, u128) -> ControlFlow<()>) -> ControlFlow<()> {
        let (across, along) = (self.board.diagonal_sliders() & whose, self.board.orthogonal_sliders() & whose);
        for from in squares(self.board.knights() & whose) {
            tell(from, sights(from).leaps & self.allowed)?;
        }
        for from in squares(across & !along) {
            tell(from, sights(from).diagonal(self.occupied) & self.allowed)?;
        }
        for from in squares(along) {
            let seen = sights(from);
            let slant = if has(across, from) { seen.diagonal(self.occupied) } else { 0 };
            tell(from, (seen.orthogonal(self.occupied) | slant) & self.allowed)?;
        }
        ControlFlow::Continue(())
    }

    /// A pinned piece may only go along the line of its pin.
    #[inline]
    fn each_pinned(&self, whose: u128, tell: &mut impl FnMut(Square, u128) -> ControlFlow<()>) -> ControlFlow<()> {
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
                tell(from, self.reach(from) & (way | bit(sniper)) & self.allowed)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a piece other than the king goes by its way of moving.
    fn reach(&self, from: Square) -> u128 {
        match self.board.kind_at(from) {
            Some(PAWN) => self.pawn_reach(from),
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
    fn count(&self) -> u32 {
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

impl Board {
    /// The sliders of a side that look at a square on an empty board.
    #[inline]
    fn snipers(&self, square: Square, by: Side) -> u128 {
        let seen = sights(square);
        (self.orthogonal_sliders() & seen.lines | self.diagonal_sliders() & seen.diagonals) & self.of(by)
    }
}

impl Position {
    /// "Two bare kings: draw, looked at before stalemate."
    #[inline]
    pub(in crate::games::go_chess) fn has_bare_kings(&self) -> bool {
        matches!(self.phase(), Phase::Play) && self.board().pieces() == self.board().kings()
    }

    #[inline]
    fn guard(&self) -> Option<Guard<'_>> {
        if self.has_bare_kings() { None } else { Guard::of(self.board(), self.side_to_move()) }
    }

    /// Where some pieces of the side to move may go.
    #[inline]
    pub(super) fn reaches(&self, whose: u128) -> Reaches {
        let mut reaches = Reaches::NONE;
        if let Some(guard) = self.guard() {
            let _ = guard.each(whose & self.board().of(self.side_to_move()), |from, targets| {
                reaches.push(from, targets);
                ControlFlow::Continue(())
            });
        }
        reaches
    }

    pub(super) fn count_moves(&self) -> u32 {
        self.guard().map_or(0, |guard| guard.count())
    }

    pub(super) fn any_move(&self) -> bool {
        let whose = self.board().of(self.side_to_move());
        let found = |_, targets| if targets == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        self.guard().is_some_and(|guard| guard.each(whose, found).is_break())
    }

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
        let next = self.after(&Turn::Move { from, to });
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
    fn of(position: &Position) -> Option<Aim> {
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
        use crate::games::go_chess::{BISHOP, KNIGHT, QUEEN, ROOK};
        if has(self.screens, from) {
            return BOARD;
        }
        match board.kind_at(from) {
            Some(PAWN) => sights(self.king).corners,
            Some(KNIGHT) => sights(self.king).leaps,
            Some(BISHOP) => self.across,
            Some(ROOK) => self.along,
            Some(QUEEN) => self.across | self.along,
            _ => 0,
        }
    }
}
