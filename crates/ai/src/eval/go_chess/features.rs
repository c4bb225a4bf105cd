//! The features of one side that the terms count, computed once.

use ludarium_rules::Side;
use ludarium_rules::bits::bit128;
use ludarium_rules::games::go_chess::PieceKind::{self, Bishop, King, Knight, Pawn, Queen, Rook};
use ludarium_rules::games::go_chess::{GoChess, Square, reach};

/// The pieces by side and kind; the kings may be missing.
pub(super) struct Field {
    pieces: [[u128; PieceKind::ALL.len()]; 2],
    blocked: u128,
}

impl Field {
    /// The pieces of a position.
    #[inline(always)]
    pub(super) fn of(position: &GoChess) -> Field {
        let mut pieces = [[0; PieceKind::ALL.len()]; 2];
        for side in Side::ALL {
            for kind in PieceKind::ALL {
                pieces[side.index()][kind as usize] = position.pieces_of(side, kind.kind());
            }
        }
        Field { pieces, blocked: position.blocked() }
    }

    #[inline(always)]
    fn all(&self, side: Side) -> u128 {
        self.pieces[side.index()].iter().fold(0, |set, pieces| set | pieces)
    }

    /// Pieces and blocked squares.
    #[inline(always)]
    pub(super) fn occupied(&self) -> u128 {
        self.all(Side::White) | self.all(Side::Black) | self.blocked
    }
}

/// The pieces of one side and what they attack.
pub(super) struct SideFeatures {
    pieces: [u128; PieceKind::ALL.len()],
    pub(super) all: u128,
    attacks_of: [u128; PieceKind::ALL.len()],
    /// The squares that any piece attacks, and any but the king.
    pub(super) attacks: u128,
    pub(super) attacks_without_king: u128,
    /// How many squares the officers of each kind reach, own pieces and what enemy pawns attack left out.
    pub(super) mobility: [i32; OFFICERS.len()],
    /// The squares beside the king; none without one.
    pub(super) ring: u128,
    /// How many pieces attack a square beside the enemy king.
    pub(super) assailants: i32,
    /// The squares that no own piece stands on and that are not blocked.
    pub(super) free: u128,
    /// What a rook and what a bishop would reach from the king's square.
    pub(super) lines: [u128; 2],
}

/// Knights, bishops, rooks and the queen.
pub(super) const OFFICERS: [PieceKind; 4] = [Knight, Bishop, Rook, Queen];

impl SideFeatures {
    #[inline(always)]
    pub(super) fn new(field: &Field, side: Side) -> SideFeatures {
        let (pieces, enemies) = (field.pieces[side.index()], &field.pieces[side.other().index()]);
        let mut features = SideFeatures {
            pieces,
            all: field.all(side),
            attacks_of: [0; PieceKind::ALL.len()],
            attacks: 0,
            attacks_without_king: 0,
            mobility: [0; OFFICERS.len()],
            ring: reach::around(pieces[King as usize]),
            assailants: 0,
            free: !(field.all(side) | field.blocked),
            lines: [0; 2],
        };
        let occupied = field.occupied();
        let safe = features.free & !reach::corners(enemies[Pawn as usize]);
        features.find_attacks(occupied, safe, reach::around(enemies[King as usize]));
        features
    }

    /// Fills in what the pieces attack.
    #[inline(always)]
    fn find_attacks(&mut self, occupied: u128, safe: u128, enemy_ring: u128) {
        let pawns = self.of(Pawn);
        self.attacks_of[Pawn as usize] = reach::corners(pawns);
        self.assailants = count(reach::corners(enemy_ring) & pawns);
        for (officer, kind) in OFFICERS.into_iter().enumerate() {
            for square in reach::squares(self.of(kind)) {
                let reached = reached_by(kind, square, occupied);
                self.attacks_of[kind as usize] |= reached;
                self.mobility[officer] += count(reached & safe);
                self.assailants += i32::from(reached & enemy_ring != 0);
            }
        }
        self.attacks_without_king = self.attacks_of.iter().fold(0, |set, attacks| set | attacks);
        self.attacks_of[King as usize] = self.ring;
        self.attacks = self.attacks_without_king | self.ring;
        if let Some(king) = reach::squares(self.of(King)).next() {
            self.lines = [reach::orthogonal(king, occupied), reach::diagonal(king, occupied)];
        }
    }

    /// The squares of the pieces of one kind.
    pub(super) fn of(&self, kind: PieceKind) -> u128 {
        self.pieces[kind as usize]
    }

    /// The squares that the pieces of one kind attack.
    #[inline(always)]
    pub(super) fn by(&self, kind: PieceKind) -> u128 {
        self.attacks_of[kind as usize]
    }

    /// Knights, bishops, rooks and the queen.
    #[inline(always)]
    pub(super) fn officers(&self) -> u128 {
        OFFICERS.into_iter().fold(0, |set, kind| set | self.of(kind))
    }

    #[inline(always)]
    pub(super) fn king(&self) -> u128 {
        self.of(King)
    }

    /// Whether only the king is left.
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.all == self.of(King)
    }

    /// The king-steps between the kings, as far as they matter.
    #[inline(always)]
    pub(super) fn steps_between_kings(&self, enemy: &SideFeatures) -> i32 {
        let (mut reached, mut steps) = (self.king(), 0);
        while reached & enemy.king() == 0 && steps < 9 {
            reached |= reach::around(reached);
            steps += 1;
        }
        steps
    }

    /// The own pieces that an enemy piece of less worth attacks.
    #[inline(always)]
    pub(super) fn harassed_by(&self, enemy: &SideFeatures) -> u128 {
        let minors = enemy.by(Knight) | enemy.by(Bishop);
        self.officers() & enemy.by(Pawn) | (self.of(Rook) | self.of(Queen)) & minors | self.of(Queen) & enemy.by(Rook)
    }

    /// The squares to which the king could go.
    #[inline(always)]
    pub(super) fn flights(&self, enemy: &SideFeatures) -> u128 {
        self.ring & self.free & !enemy.attacks
    }

    /// The squares on which an officer could give check to the enemy next turn and no enemy could take it.
    #[inline(always)]
    pub(super) fn safe_checks(&self, enemy: &SideFeatures) -> u128 {
        let [along, across] = enemy.lines;
        let leaps = reach::squares(enemy.of(King)).next().map_or(0, reach::leaps);
        let checks = along & (self.by(Rook) | self.by(Queen))
            | across & (self.by(Bishop) | self.by(Queen))
            | leaps & self.by(Knight);
        checks & !self.all & !enemy.attacks
    }
}

#[inline(always)]
fn reached_by(kind: PieceKind, square: Square, occupied: u128) -> u128 {
    match kind {
        Pawn => reach::corners(bit128(square.index())),
        Knight => reach::leaps(square),
        Bishop => reach::diagonal(square, occupied),
        Rook => reach::orthogonal(square, occupied),
        Queen => reach::diagonal(square, occupied) | reach::orthogonal(square, occupied),
        King => reach::around(bit128(square.index())),
    }
}

#[inline(always)]
pub(super) fn count(set: u128) -> i32 {
    set.count_ones() as i32
}
