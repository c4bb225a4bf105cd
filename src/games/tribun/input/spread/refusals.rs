//! Why stones cannot be placed so, each reason in one line for the player.

use ludarium_rules::Position;
use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::Tribun;

use super::{Gift, Spread};

impl Spread {
    /// Why a gift leads to no turn.
    pub(super) fn why_not(&self, gift: Gift, position: &Tribun) -> String {
        let Gift { from, to, count } = gift;
        let allows = |height: u8| height == 0 || position.options().rules.allows_height(height);
        let (left, sum) = (self.kept(from, position) - count, self.gathered(to) + count);
        let combining = self.gifts.iter().any(|gift| gift.from != from);
        let unit = position.unit_at(from);
        if unit.is_some_and(|unit| unit.has_tribun()) && left > 0 {
            return "A unit with the Tribun gives itself whole".to_owned();
        }
        if !allows(sum) && (combining || !self.gifts.is_empty() || sum > 8) {
            return no_height(sum, to, position);
        }
        let slave = unit.map_or(0, |unit| unit.slave());
        if left > 0 && 2 * left < slave {
            return format!("{left} on {from} cannot hold a slave of {slave}");
        }
        if !allows(left) && (combining || self.gifts.is_empty()) {
            return format!("That leaves {left} on {from}: no valid height");
        }
        if !allows(sum) {
            return no_height(sum, to, position);
        }
        format!("No turn goes on from {count} on {to}")
    }

    /// Why what was dragged so far is no turn yet.
    pub(super) fn why_incomplete(&self, position: &Tribun) -> String {
        let allows = |height: u8| height == 0 || position.options().rules.allows_height(height);
        let ends = self.gifts.iter().map(|gift| (gift.to, self.gathered(gift.to)));
        let kept = self.gifts.iter().map(|gift| (gift.from, self.kept(gift.from, position)));
        match ends.chain(kept).find(|(_, height)| !allows(*height)) {
            Some((hex, height)) => no_height(height, hex, position),
            None => "More stones must move: at least two hexes are used".to_owned(),
        }
    }
}

fn no_height(height: u8, hex: Hex, position: &Tribun) -> String {
    let valid: Vec<String> = position.valid_heights().iter().map(|height| height.pieces().to_string()).collect();
    format!("{height} on {hex}: no valid height ({})", valid.join(", "))
}
