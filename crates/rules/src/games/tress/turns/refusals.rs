//! Why a turn is refused, each in one line for the player.

use super::super::board::code;
use super::super::conditions::{Condition, Conditions};
use super::super::position::Tress;
use super::super::{KindFacts, PieceKind, Turn, ZONES, outcome, zone_of_square};
use super::OPEN_BOARD;
use crate::board::square::{Square, between, squares};
use crate::{Position, Side, ZoneState};

/// Refusals, each in one line for the player.
impl Tress {
    /// Why no turn begins on a square.
    pub(in crate::games::tress) fn why_not_from(&self, from: Square) -> String {
        let side = self.side_to_move();
        if let Some(outcome) = self.outcome() {
            return format!("The game is over: {}", outcome::reason_text(&outcome.reason));
        }
        let Some((owner, kind)) = self.board().owner_and_kind(from) else {
            return format!("There is no piece on {from}");
        };
        let name = kind.facts().name;
        if owner != side {
            return format!("The {name} on {from} is {owner}'s, and it is {side}'s turn");
        }
        if self.targets(from) != 0 {
            return self.why_no_answer(from, None);
        }
        let why = match kind {
            PieceKind::Guardian => "own pieces or closed zones are everywhere it could land",
            _ => "own pieces stand all around it",
        };
        format!("The {name} on {from} is asleep: {why}")
    }

    /// Why a turn is not legal.
    pub(in crate::games::tress) fn why_not(&self, turn: Turn) -> String {
        let Turn { from, to } = turn;
        let side = self.side_to_move();
        let mine = |(owner, _): &(Side, PieceKind)| *owner == side;
        let Some((_, kind)) = self.board().owner_and_kind(from).filter(mine).filter(|_| self.outcome().is_none())
        else {
            return self.why_not_from(from);
        };
        let KindFacts { name, moves, .. } = kind.facts();
        if from == to {
            return format!("The {name} is already on {to}");
        }
        if to.is_in(self.targets(from)) {
            return self.why_no_answer(from, Some(to));
        }
        if let Some((_, own)) = self.board().owner_and_kind(to).filter(mine) {
            return format!("{side}'s own {} stands on {to}", own.facts().name);
        }
        self.why_blocked(turn, name).unwrap_or_else(|| format!("The {name} {moves}"))
    }

    /// Why none of several own pieces goes to a square: the reason of the one that comes nearest to it.
    pub(in crate::games::tress) fn why_none_of(&self, pieces: &[Square], to: Square) -> String {
        let reaches = |&&from: &&Square| to.is_in(self.targets(from));
        let aims = |&&from: &&Square| to.is_in(OPEN_BOARD.targets(from, self.board().code_at(from)));
        if let Some(&from) = pieces.iter().find(reaches).or_else(|| pieces.iter().find(aims)) {
            return self.why_not(Turn { from, to });
        }
        let places: Vec<String> = pieces.iter().map(Square::to_string).collect();
        format!("no such piece of {} (on {}) can go to {to}", self.side_to_move(), places.join(", "))
    }

    /// What is in the way of a piece that moves toward the target; `None` if it does not move so at all.
    fn why_blocked(&self, turn: Turn, name: &str) -> Option<String> {
        let Turn { from, to } = turn;
        let code = self.board().code_at(from);
        if !to.is_in(OPEN_BOARD.targets(from, code)) {
            return None;
        }
        if code == code::GUARDIAN {
            return self.why_no_landing(to);
        }
        let way = between(from, to)? & self.bounds().blockers;
        let stop = squares(way).min_by_key(|square| from.distance(*square))?;
        let controlled = zone_of_square(stop)
            .filter(|&zone| self.zone_state(zone) == ZoneState::Controlled(self.side_to_move().other()));
        if let Some(zone) = controlled {
            let holder = self.side_to_move().other();
            return Some(format!("The {name} must stop at {}: {holder} controls it", zone_name(zone)));
        }
        let (side, kind) = self.board().owner_and_kind(stop)?;
        Some(format!("{side}'s {} on {stop} blocks the way of the {name}", kind.facts().name))
    }

    fn why_no_landing(&self, to: Square) -> Option<String> {
        let zone = zone_of_square(to)?;
        let name = zone_name(zone);
        match self.zone_state(zone) {
            ZoneState::Contested => {
                Some(format!("The Guardian may not land in a contested zone: both sides are in {name}"))
            }
            ZoneState::Controlled(side) => {
                Some(format!("The Guardian may not land in an enemy zone: {side} controls {name}"))
            }
            ZoneState::Neutral => None,
        }
    }

    /// Why a piece that can move does not answer the claim of the other side, or not by going to a square.
    fn why_no_answer(&self, from: Square, to: Option<Square>) -> String {
        let claim = self.answering().unwrap_or_default();
        let side = self.side_to_move().other();
        let claims = format!("{side} claims {}", list(claim));
        let name = self.board().kind_at(from).map_or("", |kind| kind.facts().name);
        if claim.has_escort() && from.is_in(self.board().monarchs()) {
            return format!("{claims}: only a piece other than King or Queen may answer");
        }
        let Some(to) = to else { return format!("{claims}: no move of the {name} on {from} undoes that") };
        let left = self.board().play_unchecked(self.side_to_move(), Turn { from, to }).conditions(side);
        let how = left.iter().map(remedy).next().unwrap_or_default();
        format!("{claims}: after this move {side} would still have {}; {how}", list(left))
    }
}

/// How a condition can be undone.
const fn remedy(condition: Condition) -> &'static str {
    match condition {
        Condition::Elimination => "the last King or Queen must be taken",
        Condition::DualEscort | Condition::LoneEscort => "another piece must enter the Fortress",
        Condition::Domination => "no more than four zones may remain",
    }
}

fn list(conditions: Conditions) -> String {
    let names: Vec<&str> = conditions.iter().map(Condition::name).collect();
    names.join(" and ")
}

/// A zone's name within a sentence: "the Fortress".
fn zone_name(zone: usize) -> String {
    format!("the {}", ZONES[zone].name)
}
