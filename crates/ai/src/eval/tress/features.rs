//! The features of a position that the terms count, computed once.

use ludarium_rules::board::square::Square;
use ludarium_rules::games::tress::{self, GUARDIAN, KING, KNIGHT, LANCER, PIKEMAN, QUEEN, SENTINEL, Tress, Turn};
use ludarium_rules::{Kind, Position, Side};

use super::{BOTH_MONARCHS, WEIGHTS, attacks, piece};

/// The squares of the Fortress.
pub(super) const FORTRESS: u64 = tress::ZONES[tress::FORTRESS].squares;

/// The squares of all seven zones.
pub(super) const ZONES: [u64; 7] = {
    let mut zones = [0; 7];
    let mut i = 0;
    while i < zones.len() {
        zones[i] = tress::ZONES[i].squares;
        i += 1;
    }
    zones
};

/// The pieces of one side and what they reach.
pub(super) struct SideFeatures {
    pieces: [u64; tress::KINDS.len()],
    pub(super) all: u64,
    pub(super) monarchs: u64,
    /// Every square that some piece may move to or protects.
    pub(super) attacks: u64,
    /// How many squares the sliding pieces reach, added up.
    pub(super) slides: i32,
    /// Pikemen and Guardians that reach a Fortress without enemies.
    pub(super) may_promote: u64,
}

impl SideFeatures {
    pub(super) fn new(position: &Tress, side: Side) -> SideFeatures {
        let pieces = tress::KINDS.map(|facts| position.pieces_of(side, facts.kind));
        let monarchs = pieces[kind_index(KING)] | pieces[kind_index(QUEEN)];
        let all = position.pieces(side);
        let mut features = SideFeatures { pieces, all, monarchs, attacks: 0, slides: 0, may_promote: 0 };
        features.reach(position.pieces(side.other()));
        features
    }

    /// The squares of the pieces of one kind.
    pub(super) fn of(&self, kind: Kind) -> u64 {
        self.pieces[kind_index(kind)]
    }

    /// Fills in what the pieces reach. Sliding pieces stop on the first square of an enemy's zone; Guardians do not
    /// land in a zone that an enemy is in.
    fn reach(&mut self, enemy: u64) {
        let (mut held_by_enemy, mut with_enemy) = (0, 0);
        for zone in ZONES {
            if enemy & zone != 0 {
                with_enemy |= zone;
                held_by_enemy |= if self.all & zone == 0 { zone } else { 0 };
            }
        }
        let stops = self.all | enemy | held_by_enemy;
        self.attacks = attacks::around(self.of(KNIGHT) | self.monarchs);
        for guardian in each(self.of(GUARDIAN)) {
            let reached = attacks::leaps(guardian) & !with_enemy;
            self.attacks |= reached;
            self.may_promote |= if reached & FORTRESS != 0 { guardian } else { 0 };
        }
        for pikeman in each(self.of(PIKEMAN)) {
            let reached = self.slide(attacks::diagonal(pikeman, stops));
            self.may_promote |= if reached & FORTRESS != 0 { pikeman } else { 0 };
        }
        for lancer in each(self.of(LANCER)) {
            self.slide(attacks::straight(lancer, stops));
        }
        for sentinel in each(self.of(SENTINEL)) {
            self.slide(attacks::diagonal(sentinel, stops) | attacks::straight(sentinel, stops));
        }
    }

    fn slide(&mut self, reached: u64) -> u64 {
        self.attacks |= reached;
        self.slides += (reached & !self.all).count_ones() as i32;
        reached
    }
}

/// How many zones each side holds.
pub(super) struct ZoneCounts {
    pub(super) held: [usize; 2],
}

impl ZoneCounts {
    pub(super) fn new(sides: &[SideFeatures; 2]) -> ZoneCounts {
        let held = |own: u64, enemy: u64| ZONES.iter().filter(|&&zone| own & zone != 0 && enemy & zone == 0).count();
        let [white, black] = [sides[0].all, sides[1].all];
        ZoneCounts { held: [held(white, black), held(black, white)] }
    }
}

/// The king-steps from each of these squares to the Fortress, added up.
pub(super) fn steps_to_fortress(squares: u64) -> i32 {
    // Rings around the Fortress: a piece outside of one has a step more.
    const RINGS: [u64; 3] = [FORTRESS, 0x0000_3c3c_3c3c_0000, 0x007e_7e7e_7e7e_7e00];
    RINGS.iter().map(|ring| (squares & !ring).count_ones() as i32).sum()
}

/// What a turn captures (a little less with a more valuable piece), and what the piece that moves gains by promotion.
pub(super) fn gain(position: &Tress, turn: Turn) -> i32 {
    let enemies = position.pieces(position.side_to_move().other());
    let captures = turn.to.is_in(enemies);
    let enters = turn.to.is_in(FORTRESS) && enemies & FORTRESS & !turn.to.bit() == 0;
    if !captures && !enters {
        return 0;
    }
    let kind_at = |square: Square| position.piece_at(square).map(|piece| piece.kind);
    let Some(mover) = kind_at(turn.from) else { return 0 };
    let taken = if captures { kind_at(turn.to).map_or(0, capture_value) - capture_value(mover) / 16 } else { 0 };
    let promoted = match mover {
        PIKEMAN if enters => piece_value(LANCER) - piece_value(PIKEMAN),
        GUARDIAN if enters => piece_value(SENTINEL) - piece_value(GUARDIAN),
        _ => 0,
    };
    taken + promoted
}

/// The weight of a piece of a kind.
fn piece_value(kind: Kind) -> i32 {
    WEIGHTS[piece(kind)]
}

/// What capturing a piece of a kind wins.
fn capture_value(kind: Kind) -> i32 {
    let monarch = if matches!(kind, KING | QUEEN) { WEIGHTS[BOTH_MONARCHS] } else { 0 };
    piece_value(kind) + monarch
}

/// The index of a kind in [`tress::KINDS`].
fn kind_index(kind: Kind) -> usize {
    usize::from(kind.0)
}

/// The squares of a set, one by one.
fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares &= !lowest;
        (lowest != 0).then_some(lowest)
    })
}
