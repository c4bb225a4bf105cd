//! What a position of Tress is worth. A Knight is worth 100; every term is explained where it is added.

mod army;
mod attacks;
mod weights;

use ludarium_rules::games::tress::{GUARDIAN, KINDS, KNIGHT, PIKEMAN, Position};
use ludarium_rules::{Position as _, Side};

use crate::Evaluate;
use army::{Army, Balance, FORTRESS, ZONES};
use weights as w;

/// Middle games of different kinds for the bench.
pub(super) const BENCH: &[&str] = &[
    "qg1pp1gk/nn1nn2n/6n1/8/3N4/8/NN2N1NN/QG1PP1GK b",
    "q2p2gk/nn2n1nn/3n1g2/4N3/2PN4/5G2/NN2N1N1/QG3P1K w",
    "3p3k/n3n1n1/2q1n3/3S4/2N1n3/1N2K3/N5N1/Q2P4 w",
    "8/1q4k1/3n4/4L3/2n5/1K2N3/6Q1/3s4 b",
];

impl Evaluate for Position {
    fn evaluate(&self) -> i32 {
        let armies = [Army::new(self, Side::White), Army::new(self, Side::Black)];
        let balance = Balance::new(&armies);
        let mover = self.side_to_move().index();
        let sides = [0, 1].map(|side| worth(&armies[side], &armies[1 - side], &balance, side));
        sides[mover] - sides[1 - mover] + w::TEMPO
    }

    fn gain(&self, turn: &Self::Turn) -> i32 {
        army::gain(self, *turn)
    }

    fn is_forced(&self) -> bool {
        !self.conditions(self.side_to_move().other()).is_empty()
    }
}

/// Everything that speaks for one side.
fn worth(own: &Army, enemy: &Army, balance: &Balance, side: usize) -> i32 {
    material(own)
        + zones(own, enemy, balance, side)
        + promotion(own, enemy)
        + escort(own, enemy)
        + activity(own)
        + safety(own, enemy)
}

/// The pieces, and more for a second monarch: it makes the dual escort possible and the first one expendable.
fn material(own: &Army) -> i32 {
    let pieces: i32 = KINDS.iter().map(|facts| w::piece(facts.kind) * count(own.of(facts.kind))).sum();
    pieces + w::MONARCHS[own.monarchs.count_ones().min(2) as usize]
}

/// Zones held. The fifth one wins, so the more are held, the more another one is worth; the Fortress is worth more than
/// the Outposts because it promotes and shelters the escort. A zone that pieces share with the enemy counts for
/// whoever has more of them there.
fn zones(own: &Army, enemy: &Army, balance: &Balance, side: usize) -> i32 {
    let mut sum = w::ZONES_HELD[balance.held[side].min(5)];
    if own.all & FORTRESS != 0 {
        sum += if enemy.all & FORTRESS == 0 { w::FORTRESS_HELD } else { w::FORTRESS_SHARED };
    }
    for zone in ZONES {
        let (mine, theirs) = (own.all & zone, enemy.all & zone);
        if mine != 0 && theirs != 0 {
            sum += w::MAJORITY_IN_ZONE * (count(mine) - count(theirs)).clamp(0, 2);
        }
        // An empty or enemy zone that a piece can enter next turn is half a threat.
        if mine == 0 && own.attacks & zone != 0 {
            sum += w::ZONE_IN_REACH;
        }
    }
    sum
}

/// Pikemen and Guardians that may be promoted: those that can enter a Fortress without enemies next turn, and those
/// that wait in a contested one for the last enemy to leave.
fn promotion(own: &Army, enemy: &Army) -> i32 {
    let candidates = own.of(PIKEMAN) | own.of(GUARDIAN);
    let waiting = count(candidates & FORTRESS);
    let entering = if enemy.all & FORTRESS == 0 { count(own.may_promote) } else { 0 };
    w::WAITING_IN_FORTRESS * waiting + w::MAY_PROMOTE * entering.min(2)
}

/// How far the monarchs are from the Fortress. With both alive, the escort takes two safe journeys and is a distant
/// aim, nearer when the Fortress is held; with one on each side, whoever arrives in a held Fortress wins.
fn escort(own: &Army, enemy: &Army) -> i32 {
    let (mine, theirs) = (count(own.monarchs), count(enemy.monarchs));
    let held = own.all & FORTRESS != 0 && enemy.all & FORTRESS == 0;
    let weight = match (mine, theirs) {
        (1, 1) => w::LONE_ESCORT_STEP,
        (2, _) if held => w::DUAL_ESCORT_STEP_HELD,
        (2, _) => w::DUAL_ESCORT_STEP,
        _ => 0,
    };
    -weight * army::steps_to_fortress(own.monarchs)
}

/// Squares in reach of the sliding pieces, and Knights near the Fortress, where both can matter.
fn activity(own: &Army) -> i32 {
    w::MOBILITY * own.slides - w::KNIGHT_STEP * army::steps_to_fortress(own.of(KNIGHT))
}

/// Pieces under attack. Whose turn it is decides how bad that is, which the quiescence search finds out; what is left
/// here is that they bind their owner.
fn safety(own: &Army, enemy: &Army) -> i32 {
    let attacked = own.all & enemy.attacks;
    let loose = attacked & !own.attacks & !own.monarchs;
    let monarchs = count(own.monarchs & enemy.attacks);
    let near_monarchs = count(attacks::around(own.monarchs) & enemy.attacks);
    let only_one = i32::from(own.monarchs.count_ones() == 1);
    -(w::LOOSE * count(loose)
        + w::MONARCH_ATTACKED * monarchs * (1 + only_one)
        + w::NEAR_MONARCH_ATTACKED * near_monarchs * (1 + only_one))
}

fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}
