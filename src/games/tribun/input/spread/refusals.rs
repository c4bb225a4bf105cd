//! Why stones cannot be placed so, each reason in one line for the player.

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::{Position, TurnError};

use super::{Gift, Spread};
use crate::words::{self, text};

/// Why what was dragged is no turn yet.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum SpreadError {
    /// A unit would have a height that the rules do not allow.
    #[error("{}", no_height_words(*height, *hex, valid))]
    NoHeight {
        /// The height that the unit would have.
        height: u8,
        /// Where.
        hex: Hex,
        /// The heights that the rules allow.
        valid: Vec<u8>,
    },
    /// Only one hex would get stones.
    #[error("{}", text!("tribun-spread-too-few"))]
    TooFewHexes,
    /// The rules refuse the turn.
    #[error(transparent)]
    Turn(#[from] TurnError),
}

impl Spread {
    /// Why a gift leads to no turn.
    pub(super) fn why_not(&self, gift: Gift, position: &Tribun) -> String {
        let Gift { from, to, count } = gift;
        let allows = |height: u8| height == 0 || position.options().rules.allows_height(height);
        let (left, sum) = (self.kept(from, position) - count, self.gathered(to) + count);
        let combining = self.gifts.iter().any(|gift| gift.from != from);
        let unit = position.unit_at(from);
        if unit.is_some_and(|unit| unit.has_tribun()) && left > 0 {
            return text!("tribun-spread-whole");
        }
        if !allows(sum) && (combining || !self.gifts.is_empty() || sum > 8) {
            return no_height(sum, to, position).to_string();
        }
        let slave = unit.map_or(0, |unit| unit.slave());
        if left > 0 && 2 * left < slave {
            return text!("tribun-spread-cannot-hold", left = left, from = from.to_string(), slave = slave);
        }
        if !allows(left) && (combining || self.gifts.is_empty()) {
            return text!("tribun-spread-leaves", left = left, from = from.to_string());
        }
        if !allows(sum) {
            return no_height(sum, to, position).to_string();
        }
        text!("tribun-spread-no-turn", count = count, to = to.to_string())
    }

    /// Why what was dragged so far is no turn yet.
    pub(super) fn why_incomplete(&self, position: &Tribun) -> SpreadError {
        let allows = |height: u8| height == 0 || position.options().rules.allows_height(height);
        let ends = self.gifts.iter().map(|gift| (gift.to, self.gathered(gift.to)));
        let kept = self.gifts.iter().map(|gift| (gift.from, self.kept(gift.from, position)));
        match ends.chain(kept).find(|(_, height)| !allows(*height)) {
            Some((hex, height)) => no_height(height, hex, position),
            None => SpreadError::TooFewHexes,
        }
    }
}

fn no_height(height: u8, hex: Hex, position: &Tribun) -> SpreadError {
    SpreadError::NoHeight { height, hex, valid: position.valid_heights().iter().map(|unit| unit.pieces()).collect() }
}

fn no_height_words(height: u8, hex: Hex, valid: &[u8]) -> String {
    let valid = words::list(valid.iter().map(u8::to_string));
    text!("tribun-spread-no-height", height = height, hex = hex.to_string(), valid = valid)
}
