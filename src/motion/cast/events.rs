//! What every event does to the pieces.

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use super::board::{Actor, CastBoard, WHOLE};
use super::ranks::Ranks;
use crate::motion::TimedEvent;
use crate::motion::piece_animation::{Act, Action, Leaning, Pause};
use crate::motion::way::{Way, contact, top_between};
use crate::pieces::{Captured, PieceView};
use crate::stage::VisualEvent;

/// How high above the tallest piece others are carried to the edge of the board.
const ABOVE: f32 = 0.3;
/// Pieces that are carried in one turn are so many levels apart, the later ones higher, up to so many.
const LEVELS: f32 = 1.3;
const HIGHEST: u8 = 9;
/// How high a block and a stack are lifted, and how high above what stands on their way.
const BLOCK: f32 = 0.22;
const STACK: f32 = 0.4;
const CLEAR: f32 = 0.08;
/// The pieces of a stack are set down one after the other: the part of the way by which each is later than the one below
/// it, and the most by which the last is later than the first.
const SET_DOWN: f32 = 0.08;
const LONGEST_SET_DOWN: f32 = 0.26;
/// The part of the time of a strike after which a piece has run into another.
const STRIKES: f32 = 0.5;
/// How far apart the pieces of a stack are on its way.
const LOOSE: f32 = 0.05;

impl CastBoard<'_, '_, '_> {
    /// Carries the board forward by an event.
    pub(super) fn cast(&mut self, event: &TimedEvent) {
        match &event.event {
            &VisualEvent::Move { from, to, .. } => {
                if let Some(actor) = self.pop(from) {
                    let world = |cell| self.presentation.layout.world(cell);
                    let hop = (self.presentation.ui.hop_height)(actor.1.kind, world(from).distance(world(to)));
                    let level = self.stacks.get(from.index()).map_or(0, Vec::len) as u8;
                    let start = self.presentation.rest(actor.1, from, level);
                    self.go(actor, to, event, Way::Arc(hop), WHOLE);
                    self.wait(&[(actor.0, start)], event);
                }
            }
            VisualEvent::Carry { pieces } => self.carry(pieces, event),
            &VisualEvent::Stack { from, to, count } => {
                self.struck.clear();
                self.stack(from, to, count, event);
            }
            &VisualEvent::Take { at, .. } => {
                if let Some(actor) = self.pop(at) {
                    self.struck.push((at, actor.0));
                    self.put_away(actor, at, event, 0.0);
                }
            }
            &VisualEvent::Return { at, piece } => self.bring_back(at, piece, event),
            &VisualEvent::Become { at, piece } | &VisualEvent::Convert { at, piece } => self.change(at, piece, event),
            VisualEvent::Grow { way, piece, .. } => self.grow(way, *piece, event),
            &VisualEvent::Wither { at, left: piece, .. } | &VisualEvent::Restore { at, piece } => {
                self.replace(at, piece, event);
            }
            VisualEvent::Lean { at, from } => from.iter().for_each(|cell| self.lean(*cell, *at, event)),
            &VisualEvent::Strike { from, at } => self.strike(from, at, event),
            VisualEvent::Reveal { pieces } => {
                pieces.iter().for_each(|&(at, piece)| self.arrive(at, piece, event, WHOLE));
            }
            VisualEvent::Clash { pieces } => self.clash(*pieces, event),
            VisualEvent::Chain { .. }
            | VisualEvent::Chosen { .. }
            | VisualEvent::Phase { .. }
            | VisualEvent::Enslave { .. }
            | VisualEvent::Free { .. }
            | VisualEvent::Zone { .. }
            | VisualEvent::Claim
            | VisualEvent::Breath
            | VisualEvent::End(_)
            | VisualEvent::Resume => {}
        }
    }

    /// A captured piece goes to the others beside the board, from a part of the event's time on; it leaves altogether
    /// where there is no room, or where nothing is kept.
    fn put_away(&mut self, (entity, piece): Actor, at: Cell, event: &TimedEvent, from: f32) {
        let kept = (self.presentation.ui.guide.counts_as)(piece).and(piece.side);
        let Some(by) = kept.map(Side::other) else {
            return self.leave((entity, piece), at, Action::Leave, event, WHOLE);
        };
        let pile = &mut self.piles[by.index()];
        let captured = Captured { by, place: pile.len() as u16 };
        pile.push((entity, piece));
        self.changed.entry(entity).or_default().captured = Some(Some(captured));
        match self.places.rest(captured, piece, self.presentation) {
            Some(goal) => {
                self.changed.entry(entity).or_default().view = Some(PieceView { piece, cell: None, level: 0 });
                let way =
                    Way::Away(self.over_all() + self.runners.iter().map(|(_, height)| *height).fold(0.0, f32::max));
                self.act(entity, Act::new(Action::Go(way), goal, event, (from, 1.0)));
            }
            None => self.leave((entity, piece), at, Action::Leave, event, (from, 1.0)),
        }
    }

    /// A captured piece comes back from beside the board.
    fn bring_back(&mut self, at: Cell, piece: Piece, event: &TimedEvent) {
        let pile = piece.side.map(|side| &mut self.piles[side.other().index()]);
        let found = pile.and_then(|pile| {
            let last = pile.iter().rposition(|(_, other)| *other == piece)?;
            Some(pile.remove(last))
        });
        let Some(actor) = found.filter(|_| self.places.rows.is_some()) else {
            return self.arrive(at, piece, event, WHOLE);
        };
        self.changed.entry(actor.0).or_default().captured = Some(None);
        let goal = self.push(actor, at);
        let way = Way::Over(self.over_all());
        self.act(actor.0, Act::new(Action::Go(way), goal, event, WHOLE));
    }

    /// How high a captured piece is carried: over everything that stands on the board, and not through others that are
    /// carried away.
    fn over_all(&mut self) -> f32 {
        let before = self.carried;
        self.carried = HIGHEST.min(before + 1);
        let layout = &self.presentation.layout;
        layout.height + ABOVE + LEVELS * layout.level_height * f32::from(before)
    }

    /// The top of what stands between two cells; on a flat board nothing stands.
    fn top_between(&self, from: Cell, to: Cell) -> f32 {
        if self.presentation.flat.is_some() {
            return 0.0;
        }
        top_between(&self.presentation.layout, from, to, |cell| self.stacks.get(cell.index()).map_or(0, Vec::len))
    }

    /// The block travels; what it pushes over the edge goes with it so far, and then beside the board.
    fn carry(&mut self, pieces: &[(Cell, Option<Cell>, Piece)], event: &TimedEvent) {
        let world = |cell: Cell| self.presentation.layout.world(cell);
        let way = pieces.iter().find_map(|&(from, to, _)| Some(world(to?) - world(from))).unwrap_or(Vec3::X);
        let travelling = event.travelling();
        let lifted: Vec<_> = pieces.iter().map(|&(from, to, _)| (self.pop(from), from, to)).collect();
        let tops = pieces.iter().filter_map(|&(from, to, _)| Some(self.top_between(from, to?)));
        let top = tops.fold(0.0, f32::max);
        let lift = if top > 0.0 { Way::Over(top + CLEAR) } else { Way::Arc(BLOCK) };
        let ranks =
            self.presentation.ui.animation.closes_ranks.then(|| Ranks::of(pieces, way, &self.presentation.layout));
        let starts: Vec<(Entity, Transform)> = lifted
            .iter()
            .filter_map(|(actor, from, _)| {
                actor.map(|(entity, piece)| (entity, self.presentation.rest(piece, *from, 0)))
            })
            .collect();
        for (actor, from, to) in lifted {
            let part = ranks.as_ref().map_or((0.0, travelling), |ranks| ranks.part(from, travelling));
            match (actor, to) {
                // Who has run into another is above it already.
                (Some(actor), Some(to)) if self.runners.iter().any(|(runner, _)| *runner == actor.0) => {
                    self.go(actor, to, event, Way::Arc(0.0), part);
                }
                (Some(actor), Some(to)) => self.go(actor, to, event, lift, part),
                (Some(actor), None) if self.places.rows.is_some() => {
                    let rest = self.presentation.rest(actor.1, from, 0);
                    let goal = rest.with_translation(rest.translation + way);
                    self.act(actor.0, Act::new(Action::GoOut(lift), goal, event, (0.0, travelling)));
                    self.put_away(actor, from, event, travelling);
                }
                (Some(actor), None) => self.leave(actor, from, Action::GoOver(way), event, WHOLE),
                (None, _) => {}
            }
        }
        self.wait(&starts, event);
        self.runners.clear();
    }

    /// The part that moves goes as a whole, so that no piece passes through another.
    fn stack(&mut self, from: Cell, to: Cell, count: u8, event: &TimedEvent) {
        let Some(stack) = self.stacks.get_mut(from.index()) else { return };
        let moving = stack.split_off(stack.len().saturating_sub(usize::from(count)));
        let level = |cell: Cell| self.stacks.get(cell.index()).map_or(0, Vec::len) as f32;
        let higher = self.presentation.layout.level_height * level(from).max(level(to));
        let lift = STACK.max(self.top_between(from, to) + CLEAR - higher);
        let last = moving.len().saturating_sub(1);
        let apart = SET_DOWN.min(LONGEST_SET_DOWN / last.max(1) as f32);
        for (index, actor) in moving.into_iter().enumerate() {
            // The top is lifted first and set down last.
            let later = apart * (last - index) as f32;
            self.go(actor, to, event, Way::Over(lift + LOOSE * index as f32), (later, 1.0 - later));
        }
    }

    /// A piece comes up to another and runs into it. It stays there until it goes on with the others, or is taken itself.
    fn strike(&mut self, from: Cell, at: Cell, event: &TimedEvent) {
        let Some(&(entity, piece)) = self.stacks.get(from.index()).and_then(|stack| stack.last()) else { return };
        let [start, goal] = [from, at].map(|cell| self.presentation.rest(piece, cell, 0));
        let top = self.top_between(from, at);
        let way = if top > 0.0 { Way::Over(top + CLEAR) } else { Way::Arc(BLOCK) };
        let layout = &self.presentation.layout;
        let pose = |progress: f32| way.pose(&start, &goal, progress).translation;
        let there = contact(&[pose], &[layout.world(at)], layout.unit);
        let arrives = event.start + STRIKES * event.lasts;
        let pause = Pause { from: arrives, to: f32::INFINITY, at: there };
        self.runners.push((entity, pose(there).y));
        self.act(entity, Act { pause: Some(pause), ..Act::new(Action::Go(way), goal, event, WHOLE) });
    }

    /// Two pieces are seen for a moment; those on one cell are a little smaller and stand each toward its owner.
    fn clash(&mut self, pieces: [(Cell, Piece); 2], event: &TimedEvent) {
        let is_one = pieces[0].0 == pieces[1].0;
        let unit = self.presentation.layout.unit;
        for (at, piece) in pieces {
            let mut place = self.presentation.rest(piece, at, 0);
            if is_one {
                let toward = if piece.side == Some(Side::White) { Vec3::Z } else { Vec3::NEG_Z };
                place = place.with_scale(place.scale * 0.8).with_translation(place.translation + toward * 0.31 * unit);
            }
            self.appear(at, piece, place, event);
        }
    }

    /// A piece that is seen for a moment on a cell where it does not stay.
    fn appear(&mut self, at: Cell, piece: Piece, place: Transform, event: &TimedEvent) {
        let view = PieceView::new(piece, at, 0);
        let entity = self.spawn_unseen(view);
        self.changed.entry(entity).or_default().view = Some(PieceView { cell: None, ..view });
        self.act(entity, Act::new(Action::Appear, place, event, WHOLE));
    }

    fn change(&mut self, at: Cell, piece: Piece, event: &TimedEvent) {
        let Some((entity, _)) = self.pop(at) else { return };
        let goal = self.push((entity, piece), at);
        let style = &self.presentation.ui.animation;
        let converts = matches!(event.event, VisualEvent::Convert { .. });
        let change = if converts { style.convert } else { style.change };
        self.act(entity, Act::new(Action::Become(piece, change), goal, event, WHOLE));
    }

    /// Replaces what was on the cell by something else or nothing.
    fn replace(&mut self, at: Cell, piece: Option<Piece>, event: &TimedEvent) {
        self.clear(at, event, (0.0, 0.7));
        if let Some(piece) = piece {
            self.arrive(at, piece, event, (0.4, 1.0));
        }
    }

    fn clear(&mut self, at: Cell, event: &TimedEvent, part: (f32, f32)) {
        while let Some(actor) = self.pop(at) {
            self.leave(actor, at, Action::Leave, event, part);
        }
    }

    fn grow(&mut self, way: &[Cell], piece: Piece, event: &TimedEvent) {
        let share = 1.0 / (way.len() + 1) as f32;
        for (index, &at) in way.iter().enumerate() {
            let begin = share * index as f32;
            // What it grows over gives way when it is there.
            self.clear(at, event, (begin + 0.4 * share, begin + 1.2 * share));
            self.arrive(at, piece, event, (begin, (begin + 2.0 * share).min(1.0)));
        }
    }

    /// The whole stack of an attacker leans.
    fn lean(&mut self, cell: Cell, toward: Cell, event: &TimedEvent) {
        let layout = &self.presentation.layout;
        let stack = self.stacks.get(cell.index()).cloned().unwrap_or_default();
        let height = layout.level_height * stack.len() as f32;
        let (here, there) = (layout.world(cell), layout.world(toward));
        let leaning = match self.presentation.ui.animation.rooted {
            true => Leaning::rooted(there),
            false => Leaning::new((here, there), height, layout.unit),
        };
        for (level, (entity, piece)) in stack.into_iter().enumerate() {
            let place = self.presentation.rest(piece, cell, level as u8);
            self.act(entity, Act::new(Action::Lean(leaning), place, event, WHOLE));
        }
    }
}
