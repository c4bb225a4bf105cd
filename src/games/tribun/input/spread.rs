//! Stones dragged from hex to hex: one unit spreads over its neighbours, or neighbours meet on an empty hex.

mod refusals;
#[cfg(test)]
mod tests;

use ludarium_rules::board::hex::{Direction, Hex};
use ludarium_rules::games::tribun::{Pattern, Tribun, Turn};
use ludarium_rules::{AnyPosition, Position, Step, TurnError};

use refusals::SpreadError;

use super::{Mode, ToolResponse, is_own};
use crate::input::{Notice, Offer, Pick, PickMode, Tool};
use crate::words::{self, text};

/// Stones that go from one hex to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Gift {
    pub from: Hex,
    pub to: Hex,
    /// How many.
    pub count: u8,
}

/// What has been dragged so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Spread {
    pub(super) gifts: Vec<Gift>,
    /// From where to where stones were dragged whose number is not said yet.
    pub(super) asking: Option<(Hex, Hex)>,
    /// The unit whose stones were lifted last.
    lifted: Hex,
}

/// The headings of the rules page on both ways to spread.
const COMBINING: &str = "combining";
const DECOMBINING: &str = "decombining";

/// A number of stones, and why it cannot be chosen.
type Count = (u8, Option<String>);

impl Spread {
    /// Stones of a unit let go over an empty hex beside it. What can only go whole and may move there just moves.
    pub(super) fn begin(from: Hex, to: Hex, position: &Tribun) -> Option<Spread> {
        let unit = position.unit_at(from).filter(|_| is_own(position, from) && position.unit_at(to).is_none())?;
        let moves = to.is_in(position.move_targets(from, Pattern::Own));
        if moves && (unit.height() == 1 || unit.has_tribun()) {
            return None;
        }
        let spread = Spread { gifts: Vec::new(), asking: None, lifted: from };
        spread.ask(from, to, position).filter(|spread| spread.counts(position).iter().any(|(_, why)| why.is_none()))
    }

    /// Asks how many stones go; if only one number is possible, it is chosen.
    fn ask(&self, from: Hex, to: Hex, position: &Tribun) -> Option<Spread> {
        direction(from, to)?;
        let asked = Spread { asking: Some((from, to)), lifted: from, ..self.clone() };
        match asked.counts(position)[..] {
            [] => None,
            [(count, None)] => Some(asked.given(count)),
            _ => Some(asked),
        }
    }

    /// Answers how many stones go.
    fn given(&self, count: u8) -> Spread {
        let gift = self.asking.map(|(from, to)| Gift { from, to, count });
        Spread { gifts: self.gifts.iter().copied().chain(gift).collect(), asking: None, ..*self }
    }

    pub(super) fn judge(&self, pick: &Pick, whole: &AnyPosition, position: &Tribun) -> ToolResponse {
        match pick.step {
            Step::Cell(cell) => match Hex::of_cell(cell) {
                Some(hex) if pick.mode == PickMode::Drop => self.dropped(hex, whole, position),
                Some(hex) => self.pressed(hex, whole, position),
                None => ToolResponse::Ignore,
            },
            Step::Count(count) => self.counted(count, whole, position),
            Step::Done => match self.complete(whole, position) {
                Ok(steps) => ToolResponse::Play(steps),
                Err(why) => ToolResponse::Refuse(self.rule(why.to_string())),
            },
            _ => ToolResponse::Ignore,
        }
    }

    fn pressed(&self, hex: Hex, whole: &AnyPosition, position: &Tribun) -> ToolResponse {
        if is_own(position, hex) {
            let lifted = Spread { lifted: hex, asking: None, ..self.clone() };
            return ToolResponse::Use(Mode::Spread(lifted));
        }
        if position.unit_at(hex).is_none() && direction(self.lifted, hex).is_some() {
            return self.dropped(hex, whole, position);
        }
        ToolResponse::Leave
    }

    fn dropped(&self, hex: Hex, whole: &AnyPosition, position: &Tribun) -> ToolResponse {
        let from = self.lifted;
        if hex == from {
            return ToolResponse::Ignore;
        }
        if position.unit_at(hex).is_some() {
            return ToolResponse::Refuse(self.rule(text!("tribun-spread-empty-only")));
        }
        let names = || (from.to_string(), hex.to_string());
        if direction(from, hex).is_none() {
            let (from, to) = names();
            return ToolResponse::Refuse(self.rule(text!("tribun-spread-not-beside", from = from, to = to)));
        }
        if self.gifts.iter().any(|gift| (gift.from, gift.to) == (from, hex)) {
            let (from, to) = names();
            return ToolResponse::Refuse(self.rule(text!("tribun-spread-given", from = from, to = to)));
        }
        if self.gifts.iter().any(|gift| gift.from != from && gift.to != hex) {
            return ToolResponse::Refuse(self.rule(text!("tribun-spread-one-centre")));
        }
        match self.ask(from, hex, position) {
            Some(asked) => asked.used(whole, position),
            None => ToolResponse::Refuse(self.rule(text!("tribun-spread-none-left", from = from.to_string()))),
        }
    }

    /// Words on what the rules say of spreading one unit, or of several that meet.
    fn rule(&self, words: String) -> Notice {
        let meet = self.gifts.iter().any(|gift| gift.from != self.lifted);
        Notice::below(if meet { COMBINING } else { DECOMBINING }, words)
    }

    /// Goes on, or plays the turn if nothing else can come of it.
    fn used(self, whole: &AnyPosition, position: &Tribun) -> ToolResponse {
        match self.only_turn(position).filter(|_| self.asking.is_none()) {
            Some(turn) => match steps_of(whole, turn) {
                Ok(steps) => ToolResponse::Play(steps),
                Err(why) => ToolResponse::Refuse(self.rule(why.to_string())),
            },
            None => ToolResponse::Use(Mode::Spread(self)),
        }
    }

    fn counted(&self, count: u8, whole: &AnyPosition, position: &Tribun) -> ToolResponse {
        match self.counts(position).into_iter().find(|(number, _)| *number == count) {
            Some((_, None)) => self.given(count).used(whole, position),
            Some((_, Some(why))) => ToolResponse::Refuse(self.rule(why)),
            None => ToolResponse::Ignore,
        }
    }

    /// The turns that what was dragged can become.
    fn turns(&self, position: &Tribun) -> Vec<Turn> {
        position.turns().into_iter().flatten().filter(|turn| fits(*turn, &self.gifts)).collect()
    }

    /// The turn that this is, if it could become no other.
    fn only_turn(&self, position: &Tribun) -> Option<Turn> {
        match self.turns(position)[..] {
            [turn] => Some(turn).filter(|turn| self.is_whole(*turn)),
            _ => None,
        }
    }

    fn is_whole(&self, turn: Turn) -> bool {
        match turn {
            Turn::Decombine { parts, .. } | Turn::Combine { parts, .. } => {
                parts.neighbours().count() == self.gifts.len()
            }
            _ => false,
        }
    }

    /// How many stones of its own a unit keeps.
    pub(super) fn kept(&self, from: Hex, position: &Tribun) -> u8 {
        let given: u8 = self.gifts.iter().filter(|gift| gift.from == from).map(|gift| gift.count).sum();
        position.unit_at(from).map_or(0, |unit| unit.height()).saturating_sub(given)
    }

    /// How many stones lie on an empty hex.
    pub(super) fn gathered(&self, to: Hex) -> u8 {
        self.gifts.iter().filter(|gift| gift.to == to).map(|gift| gift.count).sum()
    }

    /// Every number up to what the unit has, each with the reason why it cannot be chosen, if any.
    fn counts(&self, position: &Tribun) -> Vec<Count> {
        let Some((from, to)) = self.asking else { return Vec::new() };
        let kept = self.kept(from, position);
        let turns = self.turns(position);
        let possible = |gift: Gift| turns.iter().any(|turn| fits(*turn, &[&self.gifts[..], &[gift]].concat()));
        let judged = |count: u8| {
            let gift = Gift { from, to, count };
            (count, (!possible(gift)).then(|| self.why_not(gift, position)))
        };
        (1..=kept).map(judged).collect()
    }

    /// The steps of the turn as it stands, or why it is none yet.
    fn complete(&self, whole: &AnyPosition, position: &Tribun) -> Result<Vec<Step>, SpreadError> {
        match self.turns(position).into_iter().find(|turn| self.is_whole(*turn)) {
            Some(turn) => Ok(steps_of(whole, turn)?),
            None => Err(self.why_incomplete(position)),
        }
    }

    pub(super) fn shorter(&self) -> Option<Spread> {
        let gifts = if self.asking.is_some() { &self.gifts[..] } else { self.gifts.split_last()?.1 };
        (!gifts.is_empty()).then(|| Spread { gifts: gifts.to_vec(), asking: None, ..*self })
    }

    pub(super) fn path(&self) -> Vec<Step> {
        let mut hexes: Vec<Hex> = Vec::new();
        let pairs = self.gifts.iter().map(|gift| (gift.from, gift.to)).chain(self.asking);
        for hex in pairs.flat_map(|(from, to)| [from, to]).chain([self.lifted]) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        hexes.into_iter().map(|hex| Step::Cell(hex.cell())).collect()
    }

    /// The hexes to which the next stones may go, and the units that may give some.
    pub(super) fn next(&self, position: &Tribun) -> Vec<Step> {
        let mut next = Vec::new();
        for turn in self.turns(position) {
            let (hex, parts) = match turn {
                Turn::Decombine { from, parts } => (from, parts),
                Turn::Combine { to, parts } => (to, parts),
                _ => continue,
            };
            let around = parts.neighbours().filter_map(|(way, _)| hex.neighbour(way));
            for step in around.map(|hex| Step::Cell(hex.cell())) {
                if !next.contains(&step) {
                    next.push(step);
                }
            }
        }
        let used = self.path();
        next.retain(|step| !used.contains(step));
        next
    }

    pub(super) fn tool(&self, whole: &AnyPosition, position: &Tribun) -> Tool {
        if let Some((from, to)) = self.asking {
            let mut offers: Vec<Offer> = self.counts(position).into_iter().map(count_offer).collect();
            if self.gifts.is_empty() {
                offers.extend(move_offer(from, to, whole, position));
            }
            return Tool {
                says: text!("tribun-spread-how-many", from = from.to_string(), to = to.to_string()),
                offers,
            };
        }
        let mut parts: Vec<String> = Vec::new();
        for gift in &self.gifts {
            let words = [
                text!("tribun-keeps", hex = gift.from.to_string(), count = self.kept(gift.from, position)),
                text!("tribun-gets", hex = gift.to.to_string(), count = self.gathered(gift.to)),
            ];
            for part in words {
                if !parts.contains(&part) {
                    parts.push(part);
                }
            }
        }
        let (why_not, placed) = (self.complete(whole, position).err().map(|why| why.to_string()), words::list(parts));
        let says = match &why_not {
            Some(why) => text!("tribun-spread-incomplete", placed = placed, why = why.as_str()),
            None => placed,
        };
        let done = Offer { why_not, ..Offer::press("spread done", text!("tribun-done"), Step::Done) };
        Tool { says, offers: vec![done] }
    }

    /// The empty hexes that get stones and the units that give some, with their heights to be and whether these are
    /// valid.
    pub fn heights(&self, position: &Tribun) -> Vec<(Hex, u8, bool)> {
        let allows = |height: u8| height == 0 || position.options().rules.allows_height(height);
        let mut heights: Vec<(Hex, u8, bool)> = Vec::new();
        for gift in &self.gifts {
            let (kept, gathered) = (self.kept(gift.from, position), self.gathered(gift.to));
            for (hex, height) in [(gift.from, kept), (gift.to, gathered)] {
                if !heights.iter().any(|(other, ..)| *other == hex) {
                    heights.push((hex, height, allows(height)));
                }
            }
        }
        heights
    }
}

fn count_offer((count, why_not): Count) -> Offer {
    let offer = Offer::press(format!("stones {count}"), text!("tribun-stones", count = count), Step::Count(count));
    Offer { why_not, ..offer }
}

/// A unit that may also go there whole.
fn move_offer(from: Hex, to: Hex, whole: &AnyPosition, position: &Tribun) -> Option<Offer> {
    let moves = Pattern::ALL.into_iter().find(|pattern| to.is_in(position.move_targets(from, *pattern)))?;
    let steps = steps_of(whole, Turn::Move { from, to, pattern: moves }).ok()?;
    Offer::path("move whole", text!("tribun-move-whole"), &steps)
}

fn steps_of(whole: &AnyPosition, turn: Turn) -> Result<Vec<Step>, TurnError> {
    whole.steps_of(&whole.read_turn(&turn.to_string())?)
}

/// The direction of a neighbour.
fn direction(from: Hex, to: Hex) -> Option<Direction> {
    Direction::ALL.into_iter().find(|way| from.neighbour(*way) == Some(to))
}

/// Whether a turn has all these gifts among its own.
fn fits(turn: Turn, gifts: &[Gift]) -> bool {
    let has = |middle: Hex, other: Hex, count: u8, parts: ludarium_rules::games::tribun::Parts| {
        direction(middle, other).is_some_and(|way| parts.get(way) == count)
    };
    match turn {
        Turn::Decombine { from, parts } => {
            gifts.iter().all(|gift| gift.from == from && has(from, gift.to, gift.count, parts))
        }
        Turn::Combine { to, parts } => gifts.iter().all(|gift| gift.to == to && has(to, gift.from, gift.count, parts)),
        _ => false,
    }
}
