//! What people are called.

use ludarium_record::{Match, Player};
use ludarium_rules::Side;

use super::Table;
use crate::words;

/// The name of a person or a program. A match that was read from a text without names calls its people by their side, in
/// English, which is no name.
#[must_use]
pub fn own_name(player: &Player, side: Side) -> Option<&str> {
    let (Player::Human { name } | Player::Program { name }) = player else { return None };
    let name = name.trim();
    let is_side = player.is_human() && (name.eq_ignore_ascii_case(&side.to_string()) || name == words::side(side));
    (!name.is_empty() && !is_side).then_some(name)
}

/// What a side is called in a match: by the name of who plays it, if that has one of its own.
pub(super) fn called(game: &Match, side: Side) -> String {
    let name = own_name(game.setup().player(side), side);
    name.map_or_else(|| words::side(side), |name| words::foreign(name, words::NAME))
}

impl Table {
    /// What a side is called: by the name of who plays it, if that has one of its own.
    #[must_use]
    pub fn called(&self, side: Side) -> String {
        called(&self.game, side)
    }
}
