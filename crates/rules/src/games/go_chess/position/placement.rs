//! The phase of placement: what has been chosen and banned, and what follows when both choices are known.

use super::GoChess;
use super::board::Board;
use super::lines::{BOARD, EVEN, bit, first, has, sights, squares};
use crate::games::go_chess::facts::{KINGS, PLACING_ORDER, PieceKind, SECOND_BISHOP, Square};
use crate::{Side, zobrist};

/// How far the placement has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::go_chess) struct Placement {
    /// The number of pairs already placed, 0 to 15.
    pub pairs: u8,
    /// "Neither may choose a square that has clashed for this pair": by side.
    pub bans: [u128; 2],
    /// What White has chosen in secret, while Black chooses.
    pub pending: Option<Square>,
}

/// What becomes of a pair of choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::go_chess) enum Reveal {
    /// "Same square → both choose again; neither may choose a square that has clashed for this pair."
    Clash,
    /// "If the two kings, otherwise free, attack each other, both choose again and neither may choose a square he
    /// himself has already tried for his king."
    KingsAttack,
    /// Both pieces stand.
    Stand,
}

impl Placement {
    pub(in crate::games::go_chess) const START: Placement = Placement { pairs: 0, bans: [0; 2], pending: None };

    /// The kind of piece that both sides place now.
    pub(in crate::games::go_chess) fn kind(&self) -> PieceKind {
        PLACING_ORDER[usize::from(self.pairs) % PLACING_ORDER.len()]
    }

    /// What becomes of a choice of White and one of Black.
    pub(in crate::games::go_chess) fn reveal(&self, white: Square, black: Square) -> Reveal {
        if white == black {
            Reveal::Clash
        } else if self.pairs == KINGS && has(sights(white).ring(), black) {
            Reveal::KingsAttack
        } else {
            Reveal::Stand
        }
    }

    pub(super) fn hash(&self) -> u64 {
        let bans = Side::ALL
            .into_iter()
            .flat_map(|side| squares(self.bans[side.index()]).map(move |square| ban_key(side, square)));
        bans.fold(self.pending.map_or(0, pending_key), |hash, key| hash ^ key)
    }
}

impl Board {
    /// The squares that a side may choose for the piece of a pair, bans left aside.
    ///
    /// "Both sides choose an empty, unblocked square." "The second bishop of a side goes on a square of the other colour
    /// than its first." "A king may not be placed where an enemy piece already placed attacks it."
    pub(in crate::games::go_chess) fn open_squares(&self, side: Side, pairs: u8) -> u128 {
        let empty = BOARD & !self.occupied();
        match pairs {
            SECOND_BISHOP => match first(self.of_kind(PieceKind::Bishop) & self.of(side)) {
                Some(first) if has(EVEN, first) => empty & !EVEN,
                Some(_) => empty & EVEN,
                None => empty,
            },
            KINGS => empty & !self.attacked(side.other()),
            _ => empty,
        }
    }

    /// "The side whose king and queen are closer (files apart + ranks apart). Equal: compare the distances from king to
    /// own nearest knight, other knight, nearest rook, other rook, nearest bishop, other bishop, pawns from nearest to
    /// farthest; the first smaller one decides. All equal: White."
    pub(in crate::games::go_chess) fn who_begins(&self) -> Side {
        if self.distances(Side::Black) < self.distances(Side::White) { Side::Black } else { Side::White }
    }

    /// Both sides have the same pieces here, so unused places at the end compare equal.
    fn distances(&self, side: Side) -> [u8; PLACING_ORDER.len()] {
        let (mut all, mut count) = ([0; PLACING_ORDER.len()], 0);
        let Some(king) = self.king(side) else { return all };
        for kind in [PieceKind::Queen, PieceKind::Knight, PieceKind::Rook, PieceKind::Bishop, PieceKind::Pawn] {
            let begin = count;
            for (place, square) in all[begin..].iter_mut().zip(squares(self.of_kind(kind) & self.of(side))) {
                *place = apart(king, square);
                count += 1;
            }
            all[begin..count].sort_unstable();
        }
        all
    }
}

/// "Files apart + ranks apart."
pub(super) const fn apart(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank())
}

impl GoChess {
    /// The squares that the side to move may choose.
    pub(in crate::games::go_chess) fn eligible(&self, placement: &Placement) -> u128 {
        self.eligible_for(self.side, placement)
    }

    fn eligible_for(&self, side: Side, placement: &Placement) -> u128 {
        self.board.open_squares(side, placement.pairs) & !placement.bans[side.index()]
    }

    /// The same position with another secret choice of White, drawn by lot among all that White may have made.
    pub(in super::super) fn with_choice_redrawn(&self, placement: &Placement, seed: u64) -> GoChess {
        let mut next = *self;
        let pending = super::draw::one_of(self.eligible_for(Side::White, placement), seed).or(placement.pending);
        next.phase = super::Phase::Placement(Placement { pending, ..*placement });
        next.hash ^= placement.pending.map_or(0, pending_key) ^ pending.map_or(0, pending_key);
        next
    }

    /// "White chooses, then Black, then the reveal."
    pub(in super::super) fn after_choice(&self, placement: Placement, square: Square) -> GoChess {
        match placement.pending {
            None => self.after_first_choice(placement, square),
            Some(white) => self.after_reveal(placement, white, square),
        }
    }

    fn after_first_choice(&self, placement: Placement, square: Square) -> GoChess {
        let mut next = *self;
        next.phase = super::Phase::Placement(Placement { pending: Some(square), ..placement });
        next.hash ^= pending_key(square) ^ super::side_key(self.side) ^ super::side_key(Side::Black);
        next.side = Side::Black;
        next
    }

    fn after_reveal(&self, placement: Placement, white: Square, black: Square) -> GoChess {
        let mut next = *self;
        next.side = Side::White;
        next.hash ^= placement.hash() ^ super::side_key(self.side);
        let [of_white, of_black] = placement.bans;
        match placement.reveal(white, black) {
            Reveal::Stand => next.stand(placement, [white, black]),
            // "A clash bans the square for both; kings that attack each other ban for each side only the square it chose
            // itself; both kinds go into the same lists. After either, White chooses first again."
            Reveal::Clash | Reveal::KingsAttack => {
                let bans = [of_white | bit(white), of_black | bit(black)];
                next.enter(Placement { bans, pending: None, ..placement });
            }
        }
        next
    }

    /// Both pieces stand; the next pair follows, or the play.
    fn stand(&mut self, placement: Placement, chosen: [Square; 2]) {
        let kind = placement.kind();
        for (side, square) in Side::ALL.into_iter().zip(chosen) {
            self.board.put(square, side, kind);
            self.hash ^= Board::key(side, kind, square);
        }
        if placement.pairs < KINGS {
            // "The ban ends with the pair."
            self.enter(Placement { pairs: placement.pairs + 1, ..Placement::START });
        } else {
            self.phase = super::Phase::Play;
            self.side = self.board.who_begins();
            self.hash ^= super::side_key(self.side);
        }
    }

    fn enter(&mut self, placement: Placement) {
        self.hash ^= placement.hash();
        self.phase = super::Phase::Placement(placement);
    }
}

const fn ban_key(side: Side, square: Square) -> u64 {
    zobrist::key(2048 + (side.index() << 7 | square.index()) as u64)
}

const fn pending_key(square: Square) -> u64 {
    zobrist::key(2304 + square.index() as u64)
}
