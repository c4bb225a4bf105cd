//! The features of a position that the terms count, computed once.

use ludarium_rules::Side;
use ludarium_rules::board::square::squares;
use ludarium_rules::games::tress::PieceKind::{Guardian, King, Lancer, Pikeman, Queen, Sentinel};
use ludarium_rules::games::tress::{self, PieceKind, Reach, Tress, Turn};

use super::{BOTH_MONARCHS, WEIGHTS, piece};

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
    pieces: [u64; PieceKind::ALL.len()],
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
    #[inline(always)]
    pub(super) fn new(position: &Tress, side: Side) -> SideFeatures {
        let mut pieces = [0; PieceKind::ALL.len()];
        for kind in PieceKind::ALL {
            pieces[kind as usize] = position.pieces_of(side, kind.kind());
        }
        let monarchs = pieces[King as usize] | pieces[Queen as usize];
        let all = position.pieces(side);
        let mut features = SideFeatures { pieces, all, monarchs, attacks: 0, slides: 0, may_promote: 0 };
        features.count_reach(&position.reach(side));
        features
    }

    /// The squares of the pieces of one kind.
    #[inline(always)]
    pub(super) fn of(&self, kind: PieceKind) -> u64 {
        self.pieces[kind as usize]
    }

    /// Fills in what the pieces reach.
    #[inline(always)]
    fn count_reach(&mut self, reach: &Reach<'_>) {
        self.attacks = reach.of_steppers();
        for guardian in squares(self.of(Guardian)) {
            let reached = reach.of(guardian);
            self.attacks |= reached;
            self.may_promote |= if reached & FORTRESS != 0 { guardian.bit() } else { 0 };
        }
        for pikeman in squares(self.of(Pikeman)) {
            let reached = self.add_slide(reach.of(pikeman));
            self.may_promote |= if reached & FORTRESS != 0 { pikeman.bit() } else { 0 };
        }
        for slider in squares(self.of(Lancer) | self.of(Sentinel)) {
            self.add_slide(reach.of(slider));
        }
    }

    #[inline(always)]
    fn add_slide(&mut self, reached: u64) -> u64 {
        self.attacks |= reached;
        self.slides += (reached & !self.all).count_ones() as i32;
        reached
    }
}

/// What a turn captures (a little less with a more valuable piece), and what the piece that moves gains by promotion.
pub(super) fn gain(position: &Tress, turn: Turn) -> i32 {
    let captured = position.kind_at(turn.to);
    let promotion = position.promotion(turn);
    if captured.is_none() && promotion.is_none() {
        return 0;
    }
    let Some(mover) = position.kind_at(turn.from) else { return 0 };
    let taken = captured.map_or(0, |kind| capture_value(kind) - capture_value(mover) / 16);
    taken + promotion.map_or(0, |kind| piece_value(kind) - piece_value(mover))
}

fn piece_value(kind: PieceKind) -> i32 {
    WEIGHTS[piece(kind)]
}

fn capture_value(kind: PieceKind) -> i32 {
    let monarch = if matches!(kind, King | Queen) { WEIGHTS[BOTH_MONARCHS] } else { 0 };
    piece_value(kind) + monarch
}
