//! Why a turn is refused, each in one line for the player.

use super::Act;
use super::growth::{Growing, Reach};
use crate::board::square::{Square, squares};
use crate::games::trees::facts::name_of;
use crate::games::trees::geometry::fill;
use crate::games::trees::position::Content;

/// Refusals, each in one line for the player, in a state of a turn.
impl Growing {
    /// Why an action is not possible now.
    pub(in crate::games::trees) fn why_not(&self, act: Act, from: Square, to: Square) -> String {
        match act {
            Act::Grow => self.why_no_growth(from, to),
            Act::Stop => format!("no chain of {} has its head on {from}", self.side()),
            Act::Retreat => self.why_not_own(from),
            Act::Leap => self.why_no_leap(to),
        }
    }

    /// Why nothing of the side to move is on a square.
    pub(super) fn why_not_own(&self, square: Square) -> String {
        let (content, side) = (self.content(square), self.side());
        match content.side() {
            Some(owner) if owner != side => {
                format!("the {} on {square} is {owner}'s, and it is {side}'s turn", self.name_on(square))
            }
            Some(_) => format!("{} on {square} is {side}'s own", self.name_on(square)),
            None if content == Content::NEUTRAL => format!("the underbrush on {square} is neutral: nobody's"),
            None => format!("nothing grows on {square} then"),
        }
    }

    fn why_no_growth(&self, from: Square, to: Square) -> String {
        if self.content(from).side() != Some(self.side()) {
            return self.why_not_own(from);
        }
        let name = self.name_on(from);
        let content = self.content(from);
        if !self.has_vector(from, to) {
            let grows = content.species().map_or("grows one step in any direction", |species| species.grows());
            return format!("the {name} {grows}: not from {from} to {to}");
        }
        if self.reach(from, to) == Reach::Tree {
            return self.why_no_attack(to);
        }
        if !content.is_tree() {
            let ground = if content.is_grass() { "bare ground" } else { "grass" };
            return format!("the {name} grows onto {ground} only; on {to} is {}", self.what_is_on(to));
        }
        let shut = fill(from, to) & !self.at.board().brush();
        let stop = squares(shut).min_by_key(|square| from.distance(*square)).unwrap_or(to);
        let more = if stop == to && content == self.content(to) { ", the same tree" } else { "" };
        format!("the {name} grows onto underbrush and huckleberry only; on {stop} is {}{more}", self.what_is_on(stop))
    }

    /// Why an attempt on a tree has no success.
    pub(super) fn why_no_attack(&self, to: Square) -> String {
        format!("the attack on {to} fails: two different trees must attempt the same square in one turn")
    }

    fn why_no_leap(&self, to: Square) -> String {
        let side = self.side();
        if !self.at.has_leap(side) {
            return format!("{side}'s huckleberry has leapt already");
        }
        if self.content(to) != Content::grass(side) {
            return format!("the huckleberry leaps onto {side}'s own grass only; on {to} is {}", self.what_is_on(to));
        }
        format!("{side} has no huckleberry left then")
    }

    fn what_is_on(&self, square: Square) -> String {
        let name = self.name_on(square);
        match self.content(square).side() {
            Some(owner) => format!("{owner}'s {name}"),
            None if self.content(square) == Content::NEUTRAL => "neutral underbrush".to_owned(),
            None => name.to_owned(),
        }
    }
}

impl Growing {
    /// What stands on a square.
    pub(in crate::games::trees) fn name_on(&self, square: Square) -> &'static str {
        self.content(square).piece().map_or("bare ground", |piece| name_of(piece.kind))
    }
}
