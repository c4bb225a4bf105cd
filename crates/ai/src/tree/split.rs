//! Turns as two small choices: first what goes, then where to.

use ludarium_rules::{GameId, games::gess::Point};

use crate::Evaluate;

/// The group of a turn by its key: what begins with the same piece, unit or square.
pub(super) fn group_of<P: Evaluate>(key: u32) -> u32 {
    match P::GAME {
        GameId::Tribun => key >> 21,
        GameId::Gess => key / Point::COUNT as u32,
        GameId::GoChess => key >> 7,
        GameId::TroopChess => key >> 5,
        GameId::Tress | GameId::Trees | GameId::Treason => key >> 6,
    }
}
