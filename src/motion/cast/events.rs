//! What every event does to the pieces.

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use super::board::{Actor, CastBoard, WHOLE};
use crate::motion::piece_animation::{Act, Action, Leaning};
use crate::motion::way::{Way, top_between};
use crate::motion::{TimedEvent, Timeline};
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
                    self.go(actor, to, event, Way::Arc(hop), WHOLE);
                }
            }
            VisualEvent::Carry { pieces } => self.carry(pieces, event),
            &VisualEvent::Stack { from, to, count } => self.stack(from, to, count, event),
            &VisualEvent::Take { at, .. } => {
                if let Some(actor) = self.pop(at) {
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
            &VisualEvent::Strike { from, at } => self.lean(from, at, event),
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
                let way = self.over_all();
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
        let way = self.over_all();
        self.act(actor.0, Act::new(Action::Go(way), goal, event, WHOLE));
    }

    /// The way of a captured piece: over everything that stands on the board, and not through others that are carried
    /// away.
    fn over_all(&mut self) -> Way {
        let before = self.carried;
        self.carried = HIGHEST.min(before + 1);
        let layout = &self.presentation.layout;
        Way::Over(layout.height + ABOVE + LEVELS * layout.level_height * f32::from(before))
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
        let travelling = Timeline::travelling(pieces);
        let lifted: Vec<_> = pieces.iter().map(|&(from, to, _)| (self.pop(from), from, to)).collect();
        let tops = pieces.iter().filter_map(|&(from, to, _)| Some(self.top_between(from, to?)));
        let top = tops.fold(0.0, f32::max);
        let lift = if top > 0.0 { Way::Over(top + CLEAR) } else { Way::Arc(BLOCK) };
        for (actor, from, to) in lifted {
            match (actor, to) {
                (Some(actor), Some(to)) => self.go(actor, to, event, lift, (0.0, travelling)),
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
    }

    /// The part that moves goes as a whole, so that no piece passes through another.
    fn stack(&mut self, from: Cell, to: Cell, count: u8, event: &TimedEvent) {
        let Some(stack) = self.stacks.get_mut(from.index()) else { return };
        let moving = stack.split_off(stack.len().saturating_sub(usize::from(count)));
        let level = |cell: Cell| self.stacks.get(cell.index()).map_or(0, Vec::len) as f32;
        let higher = self.presentation.layout.level_height * level(from).max(level(to));
        let lift = STACK.max(self.top_between(from, to) + CLEAR - higher);
        for (index, actor) in moving.into_iter().enumerate() {
            self.go(actor, to, event, Way::Over(lift + LOOSE * index as f32), WHOLE);
        }
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
            self.clear(at, event, (begin, begin + share));
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
