//! Which zones may decide the match.

use super::conditions::{Condition, ZONES_TO_DOMINATE};
use super::position::Tress;
use super::{FORTRESS, ZONES};
use crate::{Position, ZoneState};

/// How near a zone is to winning the match for the side that controls it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ZoneThreat {
    /// It threatens nothing.
    None,
    /// Its side is one zone short of domination.
    Near,
    /// It is part of the winning conditions that its side claims, and that the other side must undo now.
    Claimed,
}

impl Tress {
    /// What each zone threatens, in the order of [`ZONES`].
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tress::{FORTRESS, Tress, ZoneThreat}};
    /// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
    /// let position = Tress::parse(text, Default::default()).expect("a position");
    /// assert_eq!(position.zone_threats()[FORTRESS], ZoneThreat::Claimed, "King and Queen hold it");
    /// let start = Tress::start(Default::default());
    /// assert!(start.zone_threats().iter().all(|threat| *threat == ZoneThreat::None));
    /// ```
    #[must_use]
    pub fn zone_threats(&self) -> [ZoneThreat; ZONES.len()] {
        let states: [ZoneState; ZONES.len()] = std::array::from_fn(|zone| self.zone_state(zone));
        std::array::from_fn(|zone| self.zone_threat(&states, zone))
    }

    fn zone_threat(&self, states: &[ZoneState; ZONES.len()], zone: usize) -> ZoneThreat {
        let ZoneState::Controlled(owner) = states[zone] else { return ZoneThreat::None };
        let held = states.iter().filter(|state| **state == states[zone]).count() as u32;
        let claim = self.claim().filter(|_| owner != self.side_to_move()).unwrap_or_default();
        let dominates = claim.has(Condition::Domination);
        // A side that claims anything needs its Fortress: for an escort, or as one zone of five.
        if dominates || zone == FORTRESS && !claim.is_empty() {
            ZoneThreat::Claimed
        } else if held + 1 == ZONES_TO_DOMINATE {
            ZoneThreat::Near
        } else {
            ZoneThreat::None
        }
    }
}
