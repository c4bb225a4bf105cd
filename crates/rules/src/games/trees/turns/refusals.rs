//! Why a turn is refused, each in one line for the player.

use super::Act;
use super::growth::{Growing, Reach};
use crate::board::square::{Square, squares};
use crate::games::trees::facts::{Species, name_of};
use crate::games::trees::geometry::fill;
use crate::games::trees::position::Content;
use crate::games::trees::sentences::{Refusal, There};
use crate::{Message, Name};

/// Refusals, each in one line for the player, in a state of a turn.
impl Growing {
    /// Why an action is not possible now.
    pub(in crate::games::trees) fn why_not(&self, act: Act, from: Square, to: Square) -> Refusal {
        match act {
            Act::Grow => self.why_no_growth(from, to),
            Act::Stop => Refusal::NoChain { side: self.side(), square: from },
            Act::Retreat => self.why_not_own(from),
            Act::Leap => self.why_no_leap(to),
        }
    }

    /// Why nothing of the side to move is on a square.
    pub(super) fn why_not_own(&self, square: Square) -> Refusal {
        let (content, side, piece) = (self.content(square), self.side(), self.name_on(square));
        match content.side() {
            Some(owner) if owner != side => Refusal::NotYours { piece, square, owner, side },
            Some(_) => Refusal::Own { piece, square, side },
            None if content == Content::NEUTRAL => Refusal::Neutral { square },
            None => Refusal::NothingGrows { square },
        }
    }

    fn why_no_growth(&self, from: Square, to: Square) -> Refusal {
        if self.content(from).side() != Some(self.side()) {
            return self.why_not_own(from);
        }
        let piece = self.name_on(from);
        let content = self.content(from);
        if !self.has_vector(from, to) {
            return why_no_way(content.species(), piece, from, to);
        }
        if self.reach(from, to) == Reach::Tree {
            return Refusal::AttackFails { target: to };
        }
        if content.is_grass() {
            return Refusal::OntoBareGround { piece, there: self.what_is_on(to) };
        }
        if !content.is_tree() {
            return Refusal::OntoGrass { piece, there: self.what_is_on(to) };
        }
        Refusal::OntoUnderbrush { piece, there: self.what_stops_tree(from, to) }
    }

    /// What is on the first square on which the way of a tree is shut.
    fn what_stops_tree(&self, from: Square, to: Square) -> Message {
        let content = self.content(from);
        let shut = fill(from, to) & !self.at.board().brush();
        let stop = squares(shut).min_by_key(|square| from.distance(*square)).unwrap_or(to);
        match content.side() {
            Some(owner) if stop == to && content == self.content(to) => {
                There::SameTree { square: stop, owner, piece: self.name_on(stop) }.into()
            }
            _ => self.what_is_on(stop),
        }
    }

    fn why_no_leap(&self, to: Square) -> Refusal {
        let side = self.side();
        if !self.at.has_leap(side) {
            return Refusal::HasLeapt { side };
        }
        if self.content(to) != Content::grass(side) {
            return Refusal::OntoOwnGrass { side, there: self.what_is_on(to) };
        }
        Refusal::NoHuckleberry { side }
    }

    fn what_is_on(&self, square: Square) -> Message {
        match self.content(square).side() {
            Some(owner) => There::Piece { square, owner, piece: self.name_on(square) },
            None if self.content(square) == Content::NEUTRAL => There::Neutral { square },
            None => There::BareGround { square },
        }
        .into()
    }

    /// What stands on a square; without letters for bare ground.
    pub(in crate::games::trees) fn name_on(&self, square: Square) -> Name {
        let english = self.content(square).piece().map_or("", |piece| name_of(piece.kind));
        Name { domain: "trees", english }
    }
}

/// Why something does not grow from one square to another, whatever is there.
const fn why_no_way(species: Option<Species>, piece: Name, from: Square, to: Square) -> Refusal {
    match species {
        None => Refusal::NoStep { piece, from, to },
        Some(Species::Birch) => Refusal::NoBirchWay { piece, from, to },
        Some(Species::Ash) => Refusal::NoAshWay { piece, from, to },
        Some(Species::Beech) => Refusal::NoBeechWay { piece, from, to },
        Some(Species::Pine) => Refusal::NoPineWay { piece, from, to },
    }
}
