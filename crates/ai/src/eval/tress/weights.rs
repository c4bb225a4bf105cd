//! The weights of the terms, in hundredths of a Knight.

use ludarium_rules::Kind;

/// Knight, Guardian, Pikeman, Lancer, Sentinel, King, Queen: the order of [`ludarium_rules::games::tress::KINDS`]. A
/// monarch moves like a Knight; what it is worth beyond that is in [`MONARCHS`].
const PIECE: [i32; 7] = [100, 160, 140, 240, 380, 120, 120];

/// The weight of a piece of a kind.
pub(super) const fn piece(kind: Kind) -> i32 {
    PIECE[kind.0 as usize % PIECE.len()]
}

/// For no monarch, one and both. Without any, the game is lost unless the turn just played is answered.
pub(super) const MONARCHS: [i32; 3] = [-500, 0, 180];

/// For the number of zones held; five win unless answered at once.
pub(super) const ZONES_HELD: [i32; 6] = [0, 15, 35, 65, 130, 400];

pub(super) const FORTRESS_HELD: i32 = 45;
pub(super) const FORTRESS_SHARED: i32 = 10;
pub(super) const MAJORITY_IN_ZONE: i32 = 6;
pub(super) const ZONE_IN_REACH: i32 = 5;

pub(super) const WAITING_IN_FORTRESS: i32 = 50;
pub(super) const MAY_PROMOTE: i32 = 35;

pub(super) const LONE_ESCORT_STEP: i32 = 20;
pub(super) const DUAL_ESCORT_STEP: i32 = 3;
pub(super) const DUAL_ESCORT_STEP_HELD: i32 = 8;

pub(super) const MOBILITY: i32 = 3;
pub(super) const KNIGHT_STEP: i32 = 4;

pub(super) const LOOSE: i32 = 12;
pub(super) const MONARCH_ATTACKED: i32 = 25;
pub(super) const NEAR_MONARCH_ATTACKED: i32 = 3;

/// To be on the move is worth a little.
pub(super) const TEMPO: i32 = 10;
