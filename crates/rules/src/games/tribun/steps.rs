//! Steps: the hex where something happens first, then who, where and how many.
//!
//! - own unit: a hex to move to, and the pattern if both go there; or "split", then neighbours with their numbers
//! - enemy unit: the height left, or the unit that moves in or goes on top, and how if it has several ways
//! - empty hex: the units that give, with their numbers
//!
//! Numbers and patterns are asked only where there is a choice, and "done" only where the turn could go on.

use std::ops::ControlFlow;

use super::position::Tribun;
use super::sentences::Refusal;
use super::turn::{Parts, Pattern, Turn};
use super::turns::Assault;
use crate::board::hex::{Direction, Hex, hexes};
use crate::{Choices, CommonRefusal, Join, List, Message, Step, StepError, StepInput};

/// Spread the pieces of the unit: the step after an own unit that begins a decombine.
pub const SPLIT: Step = Step::Act(0);

/// Go on top of the target and enslave it: the step after the unit that could also move in.
pub const GO_ON_TOP: Step = Step::Act(1);

impl Pattern {
    /// The step that chooses a pattern: to move where both lead to the same hex, or to move in.
    ///
    /// ```
    /// use ludarium_rules::{Step, games::tribun::Pattern};
    /// assert_eq!(Pattern::ALL.map(Pattern::step), [Step::Way(0), Step::Way(1)]);
    /// ```
    #[must_use]
    pub const fn step(self) -> Step {
        Step::Way(self as u8)
    }
}

/// A turn with the steps that make it, after the first one.
type Branch = ([Option<Step>; 2], Turn);

impl StepInput for Tribun {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let Some((step, rest)) = path.split_first() else {
            return Ok(Choices { next: cells(self.places()), turn: None });
        };
        let hex = hex_of(*step).ok_or_else(|| refuse(0, Refusal::NoHex))?;
        if !self.is_open() {
            return Err(refuse(0, self.why_not_on(hex)));
        }
        let unit = self.unit(hex);
        if self.is_mine(unit) {
            self.choices_of_unit(hex, rest)
        } else if unit.is_empty() {
            let candidates = self.combines_into(hex);
            Spread { hex, candidates, first: 1 }.walk(self, rest, |parts| Turn::Combine { to: hex, parts })
        } else {
            let assault = self.assault(hex).ok_or_else(|| refuse(0, self.why_not_on(hex)))?;
            self.choose(&Self::outcomes_of(&assault), hex, rest)
        }
    }

    fn steps_of(&self, &turn: &Turn) -> Vec<Step> {
        let hex = turn.place();
        let mut path = vec![Step::Cell(hex.cell())];
        match turn {
            Turn::Move { from, .. } => path.extend(steps_of(&self.branches_of_moves(from), turn)),
            Turn::Decombine { parts, .. } => {
                path.push(SPLIT);
                self.follow(hex, parts, &mut path);
            }
            Turn::Combine { parts, .. } => self.follow(hex, parts, &mut path),
            _ => {
                let branches = self.assault(hex).map(|assault| Self::outcomes_of(&assault));
                path.extend(steps_of(&branches.unwrap_or_default(), turn));
            }
        }
        path
    }
}

impl Tribun {
    /// The hexes with which a turn can begin.
    fn places(&self) -> u128 {
        if !self.is_open() {
            return 0;
        }
        let own = self.units_of(self.mover());
        let acts = |hex: &Hex| self.moves_of(*hex) != 0 || self.decombines_of(*hex).next().is_some();
        let acting = hexes(own).filter(acts).fold(0, |set, hex| set | hex.bit());
        acting | self.attacked() | self.combine_places()
    }

    /// The hexes to which a unit moves by any pattern.
    pub(super) fn moves_of(&self, from: Hex) -> u128 {
        self.move_targets(from, Pattern::Own) | self.move_targets(from, Pattern::Slave)
    }

    fn choices_of_unit(&self, from: Hex, rest: &[Step]) -> Result<Choices<Turn>, StepError> {
        let (moves, splits) = (self.branches_of_moves(from), self.decombines_of(from).next().is_some());
        if moves.is_empty() && !splits {
            return Err(refuse(0, self.why_not_on(from)));
        }
        match rest {
            [] if splits => {
                let next = steps_at(&moves, rest).into_iter().chain([SPLIT]).collect();
                Ok(Choices { next, turn: None })
            }
            [SPLIT, ..] if !splits => Err(refuse(1, self.why_no_split(from))),
            [SPLIT, rest @ ..] => {
                let candidates = self.decombines_of(from).collect();
                Spread { hex: from, candidates, first: 2 }.walk(self, rest, |parts| Turn::Decombine { from, parts })
            }
            _ => self.choose(&moves, from, rest),
        }
    }

    fn branches_of_moves(&self, from: Hex) -> Vec<Branch> {
        let sets = Pattern::ALL.map(|pattern| self.move_targets(from, pattern));
        let branch = |to: Hex, pattern: Pattern| {
            let asked = to.is_in(sets[0] & sets[1]).then_some(pattern.step());
            ([Some(Step::Cell(to.cell())), asked], Turn::Move { from, to, pattern })
        };
        Pattern::ALL
            .into_iter()
            .zip(sets)
            .flat_map(|(pattern, set)| hexes(set).map(move |to| branch(to, pattern)))
            .collect()
    }

    /// What an attack on a hex can come to.
    fn outcomes_of(assault: &Assault) -> Vec<Branch> {
        let mut turns = Vec::new();
        let _ = assault.visit(&mut |turn| {
            turns.push(turn);
            ControlFlow::Continue(())
        });
        let leader = |turn: &Turn| match *turn {
            Turn::Kill { from, .. } | Turn::Enslave { from, .. } => Some(from),
            _ => None,
        };
        let several = |from| turns.iter().filter(|turn| leader(turn) == Some(from)).count() > 1;
        let arrival = |from: Hex, how| [Some(Step::Cell(from.cell())), several(from).then_some(how)];
        let steps = |turn: &Turn| match *turn {
            Turn::Kill { from, pattern, .. } => arrival(from, pattern.step()),
            Turn::Enslave { from, .. } => arrival(from, GO_ON_TOP),
            Turn::Damage { left, .. } => [Some(Step::Count(left)), None],
            _ => [None, None],
        };
        turns.iter().map(|turn| (steps(turn), *turn)).collect()
    }

    /// Follows a path among turns with few steps.
    fn choose(&self, branches: &[Branch], hex: Hex, rest: &[Step]) -> Result<Choices<Turn>, StepError> {
        for (depth, _) in rest.iter().enumerate() {
            if complete(branches, &rest[..depth]).is_some() {
                return Err(refuse(1 + depth, CommonRefusal::Complete));
            }
            if !branches.iter().any(|(steps, _)| follows(steps, &rest[..=depth])) {
                return Err(refuse(1 + depth, self.why_no_step(hex, &rest[..=depth])));
            }
        }
        let turn = complete(branches, rest);
        Ok(Choices { next: steps_at(branches, rest), turn })
    }

    /// Adds the steps that place the parts of a spread, clockwise from up.
    fn follow(&self, hex: Hex, parts: Parts, path: &mut Vec<Step>) {
        for (way, count) in parts.neighbours() {
            path.extend(hex.neighbour(way).map(|next| Step::Cell(next.cell())));
            if self.choices(path).is_ok_and(|choices| choices.next.contains(&Step::Count(count))) {
                path.push(Step::Count(count));
            }
        }
        if self.choices(path).is_ok_and(|choices| choices.turn.is_none()) {
            path.push(Step::Done);
        }
    }
}

fn refuse(index: usize, why: impl Into<Message>) -> StepError {
    StepError { index, why: why.into() }
}

fn hex_of(step: Step) -> Option<Hex> {
    Hex::of_cell(step.cell()?)
}

fn cells(set: u128) -> Vec<Step> {
    hexes(set).map(|hex| Step::Cell(hex.cell())).collect()
}

/// Whether the steps of a branch begin with a path.
fn follows(steps: &[Option<Step>; 2], path: &[Step]) -> bool {
    path.len() <= steps.len() && path.iter().zip(steps).all(|(step, own)| *own == Some(*step))
}

fn complete(branches: &[Branch], path: &[Step]) -> Option<Turn> {
    let ends = |steps: &[Option<Step>; 2]| follows(steps, path) && steps.get(path.len()).is_none_or(Option::is_none);
    branches.iter().find(|(steps, _)| ends(steps)).map(|(_, turn)| *turn)
}

/// The steps that follow a path, without repeats.
fn steps_at(branches: &[Branch], path: &[Step]) -> Vec<Step> {
    let mut next = Vec::new();
    for (steps, _) in branches.iter().filter(|(steps, _)| follows(steps, path)) {
        if let Some(&Some(step)) = steps.get(path.len())
            && !next.contains(&step)
        {
            next.push(step);
        }
    }
    next
}

fn steps_of(branches: &[Branch], turn: Turn) -> impl Iterator<Item = Step> {
    let steps = branches.iter().find(|(_, other)| *other == turn).map_or([None; 2], |(steps, _)| *steps);
    steps.into_iter().flatten()
}

/// The spreads around a hex that a path has not ruled out yet.
struct Spread {
    hex: Hex,
    candidates: Vec<Parts>,
    /// The place in the whole path of the first step about this spread.
    first: usize,
}

impl Spread {
    /// Follows a path of neighbours and numbers.
    fn walk(
        mut self,
        position: &Tribun,
        path: &[Step],
        make: impl Fn(Parts) -> Turn,
    ) -> Result<Choices<Turn>, StepError> {
        if self.candidates.is_empty() {
            return Err(refuse(0, position.why_not_on(self.hex)));
        }
        let (mut placed, mut steps) = (Parts::default(), path.iter().enumerate());
        loop {
            let ways = self.ways(placed);
            let whole = self.whole(placed);
            let step = steps.next();
            if let Some(parts) = whole.filter(|_| ways.is_empty() || matches!(step, Some((_, Step::Done)))) {
                let extra = if ways.is_empty() { step } else { steps.next() };
                return match extra {
                    None => Ok(Choices { next: Vec::new(), turn: Some(make(parts)) }),
                    Some((at, _)) => Err(refuse(self.first + at, CommonRefusal::Complete)),
                };
            }
            let Some((at, &step)) = step else { return Ok(self.offer(&ways, whole)) };
            let way = ways.into_iter().find(|way| self.hex.neighbour(*way) == hex_of(step));
            let way = way.ok_or_else(|| refuse(self.first + at, position.why_no_part(self.hex, step)))?;
            let counts = self.counts(way);
            let count = match counts[..] {
                [count] => count,
                _ => match steps.next() {
                    None => return Ok(Choices { next: counts.into_iter().map(Step::Count).collect(), turn: None }),
                    Some((_, Step::Count(count))) if counts.contains(count) => *count,
                    Some((at, _)) => return Err(refuse(self.first + at, number_among(&counts))),
                },
            };
            placed = placed.with(way, count);
            self.candidates.retain(|parts| parts.get(way) == count);
        }
    }

    /// The neighbours that may still get or give a part.
    fn ways(&self, placed: Parts) -> Vec<Direction> {
        let open = |way: &Direction| placed.get(*way) == 0 && self.candidates.iter().any(|parts| parts.get(*way) > 0);
        Direction::ALL.into_iter().filter(open).collect()
    }

    /// The spread that has no parts but those placed.
    fn whole(&self, placed: Parts) -> Option<Parts> {
        self.candidates.iter().copied().find(|parts| parts.with_own(0) == placed)
    }

    /// The numbers that a neighbour may get or give, in ascending order.
    fn counts(&self, way: Direction) -> Vec<u8> {
        let set = self.candidates.iter().fold(0_u16, |set, parts| set | 1 << parts.get(way));
        (1..16).filter(|count| set >> count & 1 != 0).collect()
    }

    fn offer(&self, ways: &[Direction], whole: Option<Parts>) -> Choices<Turn> {
        let next = ways.iter().filter_map(|way| Some(Step::Cell(self.hex.neighbour(*way)?.cell())));
        Choices { next: next.chain(whole.map(|_| Step::Done)).collect(), turn: None }
    }
}

fn number_among(counts: &[u8]) -> Refusal {
    Refusal::NoNumber { counts: List::new(Join::Commas, counts.iter().copied()) }
}
