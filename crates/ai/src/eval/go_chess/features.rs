//! The features of one side that the terms count, computed once.

use ludarium_rules::games::go_chess::{BISHOP, GoChess, KINDS, KING, KNIGHT, PAWN, QUEEN, ROOK, Square, reach};
use ludarium_rules::{Kind, Side};

/// The pieces by side and kind; the kings may be missing.
pub(super) struct Field {
    pieces: [[u128; KINDS.len()]; 2],
    blocked: u128,
}

impl Field {
    /// The pieces of a position.
    pub(super) fn of(position: &GoChess) -> Field {
        let pieces = Side::ALL.map(|side| KINDS.map(|facts| position.pieces_of(side, facts.kind)));
        Field { pieces, blocked: position.blocked() }
    }

    /// The pieces of a side.
    fn all(&self, side: Side) -> u128 {
        self.pieces[side.index()].iter().fold(0, |set, pieces| set | pieces)
    }

    /// Pieces and blocked squares.
    pub(super) fn occupied(&self) -> u128 {
        self.all(Side::White) | self.all(Side::Black) | self.blocked
    }
}

/// The pieces of one side and what they attack.
pub(super) struct SideFeatures {
    pieces: [u128; KINDS.len()],
    pub(super) all: u128,
    /// The squares that the pieces of each kind attack.
    attacks_of: [u128; KINDS.len()],
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
pub(super) const OFFICERS: [Kind; 4] = [KNIGHT, BISHOP, ROOK, QUEEN];

impl SideFeatures {
    pub(super) fn new(field: &Field, side: Side) -> SideFeatures {
        let (pieces, enemies) = (field.pieces[side.index()], &field.pieces[side.other().index()]);
        let mut features = SideFeatures {
            pieces,
            all: field.all(side),
            attacks_of: [0; KINDS.len()],
            attacks: 0,
            attacks_without_king: 0,
            mobility: [0; OFFICERS.len()],
            ring: reach::around(pieces[kind_index(KING)]),
            assailants: 0,
            free: !(field.all(side) | field.blocked),
            lines: [0; 2],
        };
        let occupied = field.occupied();
        let safe = features.free & !reach::corners(enemies[kind_index(PAWN)]);
        features.find_attacks(occupied, safe, reach::around(enemies[kind_index(KING)]));
        features
    }

    /// Fills in what the pieces attack.
    fn find_attacks(&mut self, occupied: u128, safe: u128, enemy_ring: u128) {
        let pawns = self.of(PAWN);
        self.attacks_of[kind_index(PAWN)] = reach::corners(pawns);
        self.assailants = count(reach::corners(enemy_ring) & pawns);
        for (officer, kind) in OFFICERS.into_iter().enumerate() {
            for square in reach::squares(self.of(kind)) {
                let reached = reached_by(kind, square, occupied);
                self.attacks_of[kind_index(kind)] |= reached;
                self.mobility[officer] += count(reached & safe);
                self.assailants += i32::from(reached & enemy_ring != 0);
            }
        }
        self.attacks_without_king = self.attacks_of.iter().fold(0, |set, attacks| set | attacks);
        self.attacks_of[kind_index(KING)] = self.ring;
        self.attacks = self.attacks_without_king | self.ring;
        if let Some(king) = reach::squares(self.of(KING)).next() {
            self.lines = [reach::orthogonal(king, occupied), reach::diagonal(king, occupied)];
        }
    }

    /// The squares of the pieces of one kind.
    pub(super) fn of(&self, kind: Kind) -> u128 {
        self.pieces[kind_index(kind)]
    }

    /// The squares that the pieces of one kind attack.
    pub(super) fn by(&self, kind: Kind) -> u128 {
        self.attacks_of[kind_index(kind)]
    }

    /// Knights, bishops, rooks and the queen.
    pub(super) fn officers(&self) -> u128 {
        OFFICERS.into_iter().fold(0, |set, kind| set | self.of(kind))
    }

    /// The square of the king.
    pub(super) fn king(&self) -> u128 {
        self.of(KING)
    }

    /// Whether only the king is left.
    pub(super) fn is_bare(&self) -> bool {
        self.all == self.of(KING)
    }

    /// The king-steps between the kings, as far as they matter.
    pub(super) fn steps_between_kings(&self, enemy: &SideFeatures) -> i32 {
        let (mut reached, mut steps) = (self.king(), 0);
        while reached & enemy.king() == 0 && steps < 9 {
            reached |= reach::around(reached);
            steps += 1;
        }
        steps
    }

    /// The own pieces that an enemy piece of less worth attacks.
    pub(super) fn harassed_by(&self, enemy: &SideFeatures) -> u128 {
        let minors = enemy.by(KNIGHT) | enemy.by(BISHOP);
        self.officers() & enemy.by(PAWN) | (self.of(ROOK) | self.of(QUEEN)) & minors | self.of(QUEEN) & enemy.by(ROOK)
    }

    /// The squares to which the king could go.
    pub(super) fn flights(&self, enemy: &SideFeatures) -> u128 {
        self.ring & self.free & !enemy.attacks
    }

    /// The squares on which an officer could give check to the enemy next turn and no enemy could take it.
    pub(super) fn safe_checks(&self, enemy: &SideFeatures) -> u128 {
        let [along, across] = enemy.lines;
        let leaps = reach::squares(enemy.of(KING)).next().map_or(0, reach::leaps);
        let checks = along & (self.by(ROOK) | self.by(QUEEN))
            | across & (self.by(BISHOP) | self.by(QUEEN))
            | leaps & self.by(KNIGHT);
        checks & !self.all & !enemy.attacks
    }
}

/// What an officer on a square attacks.
fn reached_by(kind: Kind, square: Square, occupied: u128) -> u128 {
    match kind {
        KNIGHT => reach::leaps(square),
        BISHOP => reach::diagonal(square, occupied),
        ROOK => reach::orthogonal(square, occupied),
        _ => reach::diagonal(square, occupied) | reach::orthogonal(square, occupied),
    }
}

/// The index of a kind in [`KINDS`].
fn kind_index(kind: Kind) -> usize {
    usize::from(kind.0)
}

/// How many squares a set has.
pub(super) fn count(set: u128) -> i32 {
    set.count_ones() as i32
}
