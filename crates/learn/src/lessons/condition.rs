//! What can be asked of a board and of what has just happened: the conditions of success, failure and mistakes.

use super::scene::{Fact, Scene, facts};
use super::terms::{EffectName, Owner, Winner, ZoneHolder};
use ludarium_rules::{BoardView, Cell, Effect, Kind, Piece, Reason, Side, ZoneState};

/// How many are asked for: at least and at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amount {
    /// The least count that fits.
    pub at_least: u16,
    /// The greatest count that fits.
    pub at_most: u16,
}

impl Amount {
    /// As it is written: without either bound, at least one.
    pub(super) fn new(at_least: Option<u16>, at_most: Option<u16>) -> Amount {
        let least = at_least.unwrap_or(u16::from(at_most.is_none()));
        Amount { at_least: least, at_most: at_most.unwrap_or(u16::MAX) }
    }

    fn fits(self, count: usize) -> bool {
        (usize::from(self.at_least)..=usize::from(self.at_most)).contains(&count)
    }
}

/// Which pieces are meant; empty lists and `None` mean any.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PieceFilter {
    /// Whose they are.
    pub whose: Option<Owner>,
    /// What they are.
    pub kinds: Vec<Kind>,
}

impl PieceFilter {
    fn fits(&self, learner: Side, side: Option<Side>, kind: Option<Kind>) -> bool {
        self.whose.is_none_or(|whose| whose == owner_of(learner, side))
            && (self.kinds.is_empty() || kind.is_some_and(|kind| self.kinds.contains(&kind)))
    }
}

/// A condition on the board after a turn, and on what has happened in that turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// All of these; none is always true.
    All(Vec<Condition>),
    /// One of these; none is never true.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// So many pieces stand on these cells (on the whole board, if none are named); in a stack each counts.
    Pieces(PieceFilter, Vec<Cell>, Amount),
    /// In the turn just played so many such effects have happened.
    Happened(EffectFilter),
    /// The turn just played is one of these: machine text or notation.
    Played(Vec<String>),
    /// A zone, by its place in [`BoardView::zones`], is held so.
    Zone(usize, ZoneHolder),
    /// So many zones or more are held by this side alone.
    Zones(Owner, u16),
    /// So many chains have their heads on these cells (anywhere, if none are named).
    Chains(Vec<Cell>, Amount),
    /// The game is over, with this winner and one of these reasons (with any, if none are named).
    Ended(Option<Winner>, Vec<Reason>),
    /// The learner has played so many turns or more.
    Turns(u16),
}

/// Which effects are meant; empty lists and `None` mean any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectFilter {
    /// The kind of effect.
    pub what: EffectName,
    /// Whose turn it was.
    pub by: Option<Owner>,
    /// The piece that it happens to, as it is afterwards.
    pub piece: PieceFilter,
    /// Where it comes from.
    pub from: Vec<Cell>,
    /// Where it happens.
    pub at: Vec<Cell>,
    /// How often.
    pub at_least: u16,
}

impl EffectFilter {
    fn fits(&self, scene: &Scene) -> bool {
        let Some(last) = scene.last else { return false };
        let by = self.by.is_none_or(|by| by == owner_of(scene.learner, Some(last.side)));
        by && last.effects.iter().map(|effect| self.count(scene.learner, effect)).sum::<usize>()
            >= usize::from(self.at_least)
    }

    fn count(&self, learner: Side, effect: &Effect) -> usize {
        let fits = |fact: &&Fact| {
            fact.what == self.what
                && self.piece.fits(learner, fact.side, fact.kind)
                && (self.from.is_empty() || fact.from.iter().any(|cell| self.from.contains(cell)))
                && (self.at.is_empty() || fact.at.iter().any(|cell| self.at.contains(cell)))
        };
        facts(effect).iter().filter(fits).count()
    }
}

impl Condition {
    /// Whether it is so.
    pub(super) fn holds(&self, scene: &Scene) -> bool {
        match self {
            Condition::All(all) => all.iter().all(|one| one.holds(scene)),
            Condition::Any(any) => any.iter().any(|one| one.holds(scene)),
            Condition::Not(one) => !one.holds(scene),
            Condition::Pieces(filter, on, amount) => amount.fits(count_pieces(scene, filter, on)),
            Condition::Happened(filter) => filter.fits(scene),
            Condition::Played(texts) => scene.last.is_some_and(|last| texts.iter().any(|text| last.is(text))),
            &Condition::Zone(zone, holder) => scene.view.zones.get(zone) == Some(&zone_state(scene.learner, holder)),
            &Condition::Zones(whose, at_least) => count_zones(scene, whose) >= usize::from(at_least),
            Condition::Chains(on, amount) => amount.fits(count_chains(scene.view, on)),
            Condition::Ended(winner, reasons) => has_ended(scene, *winner, reasons),
            &Condition::Turns(at_least) => scene.turns >= at_least,
        }
    }
}

fn owner_of(learner: Side, side: Option<Side>) -> Owner {
    match side {
        Some(side) if side == learner => Owner::Mine,
        Some(_) => Owner::Theirs,
        None => Owner::Nobodys,
    }
}

fn count_pieces(scene: &Scene, filter: &PieceFilter, on: &[Cell]) -> usize {
    let fits = |piece: &&Piece| filter.fits(scene.learner, piece.side, Some(piece.kind));
    if on.is_empty() {
        return scene.view.cells.iter().flatten().filter(fits).count();
    }
    on.iter().filter_map(|cell| scene.view.cells.get(cell.index())).flatten().filter(fits).count()
}

fn zone_state(learner: Side, holder: ZoneHolder) -> ZoneState {
    match holder {
        ZoneHolder::Me => ZoneState::Controlled(learner),
        ZoneHolder::Them => ZoneState::Controlled(learner.other()),
        ZoneHolder::Both => ZoneState::Contested,
        ZoneHolder::Nobody => ZoneState::Neutral,
    }
}

fn count_zones(scene: &Scene, whose: Owner) -> usize {
    let holds = |state: &&ZoneState| match state {
        ZoneState::Controlled(side) => owner_of(scene.learner, Some(*side)) == whose,
        ZoneState::Neutral => whose == Owner::Nobodys,
        ZoneState::Contested => false,
    };
    scene.view.zones.iter().filter(holds).count()
}

fn count_chains(view: &BoardView, on: &[Cell]) -> usize {
    view.chains.iter().filter(|(head, _)| on.is_empty() || on.contains(head)).count()
}

fn has_ended(scene: &Scene, winner: Option<Winner>, reasons: &[Reason]) -> bool {
    let Some(outcome) = scene.position.outcome() else { return false };
    let won = match outcome.winner {
        Some(side) if side == scene.learner => Winner::Me,
        Some(_) => Winner::Them,
        None => Winner::Nobody,
    };
    winner.is_none_or(|winner| winner == won) && (reasons.is_empty() || reasons.contains(&outcome.reason))
}
