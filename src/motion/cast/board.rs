//! The pieces as they will stand, carried forward event by event.

use std::collections::HashMap;

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use crate::motion::piece_animation::{Act, Action};
use crate::motion::way::Way;
use crate::motion::{PieceAnimation, TimedEvent};
use crate::pieces::{Captured, CapturedPlaces, PieceView, spawn_piece};
use crate::stage::Presentation;

/// The whole time of an event.
pub(super) const WHOLE: (f32, f32) = (0.0, 1.0);
/// How long pieces take to stand up again, in seconds.
const STAND: f32 = 0.25;

/// Every piece on the board or beside it.
pub(super) type Pieces<'w, 's> = Query<'w, 's, (Entity, &'static PieceView, Option<&'static Captured>)>;

/// What stands where, carried forward event by event.
pub(super) struct CastBoard<'a, 'w, 's> {
    pub(super) presentation: &'a Presentation,
    pub(super) places: &'a CapturedPlaces,
    pub(super) commands: &'a mut Commands<'w, 's>,
    /// The pieces on every cell from bottom to top.
    pub(super) stacks: Vec<Vec<Actor>>,
    /// The captured pieces by the edge of either side, in the order in which they were taken.
    pub(super) piles: [Vec<Actor>; 2],
    /// How many have been carried to the edge of the board or back.
    pub(super) carried: u8,
    /// What every piece that acts will be, and what it does until then.
    pub(super) changed: HashMap<Entity, Changed>,
}

/// What becomes of a piece that acts.
#[derive(Default)]
pub(super) struct Changed {
    pub(super) view: Option<PieceView>,
    /// Where it lies beside the board, if it does; `None` if that does not change.
    pub(super) captured: Option<Option<Captured>>,
    pub(super) animation: PieceAnimation,
}

pub(super) type Actor = (Entity, Piece);

impl<'a, 'w, 's> CastBoard<'a, 'w, 's> {
    pub(super) fn of(
        presentation: &'a Presentation,
        places: &'a CapturedPlaces,
        pieces: &Pieces,
        commands: &'a mut Commands<'w, 's>,
    ) -> Self {
        let on_board = |(entity, view, _): (Entity, &PieceView, _)| Some((view.cell?, view.level, entity, view.piece));
        let mut standing: Vec<(Cell, u8, Entity, Piece)> = pieces.iter().filter_map(on_board).collect();
        standing.sort_unstable_by_key(|(cell, level, ..)| (*cell, *level));
        let mut stacks = vec![Vec::new(); usize::from(presentation.layout.count())];
        for (cell, _, entity, piece) in standing {
            if let Some(stack) = stacks.get_mut(cell.index()) {
                stack.push((entity, piece));
            }
        }
        let piles = Side::ALL.map(|side| pile_of(pieces, side));
        CastBoard { presentation, places, commands, stacks, piles, carried: 0, changed: HashMap::new() }
    }

    /// Whatever does not act stands up again from the closing scene.
    pub(super) fn stand_up(&mut self, pieces: &Pieces) {
        for (entity, view, _) in pieces {
            if view.cell.is_some() && !self.changed.contains_key(&entity) {
                let act = Act {
                    action: Action::Stand,
                    begin: 0.0,
                    end: STAND,
                    start: None,
                    goal: view.rest(self.presentation),
                };
                self.act(entity, act);
            }
        }
    }

    /// Gives every piece that acts its animation and its final state.
    pub(super) fn settle(self) {
        for (entity, change) in self.changed {
            let mut piece = self.commands.entity(entity);
            piece.insert(change.animation);
            if let Some(view) = change.view {
                piece.insert(view);
            }
            match change.captured {
                Some(Some(captured)) => drop(piece.insert(captured)),
                Some(None) => drop(piece.remove::<Captured>()),
                None => {}
            }
        }
    }

    pub(super) fn pop(&mut self, cell: Cell) -> Option<Actor> {
        self.stacks.get_mut(cell.index())?.pop()
    }

    /// Puts a piece on top of a cell and returns how it will stand there.
    pub(super) fn push(&mut self, (entity, piece): Actor, cell: Cell) -> Transform {
        let level = self.stacks.get(cell.index()).map_or(0, Vec::len) as u8;
        if let Some(stack) = self.stacks.get_mut(cell.index()) {
            stack.push((entity, piece));
        }
        let view = PieceView::new(piece, cell, level);
        self.changed.entry(entity).or_default().view = Some(view);
        view.rest(self.presentation)
    }

    pub(super) fn act(&mut self, entity: Entity, act: Act) {
        self.changed.entry(entity).or_default().animation.acts.push(act);
    }

    pub(super) fn go(&mut self, actor: Actor, to: Cell, event: &TimedEvent, way: Way, part: (f32, f32)) {
        let goal = self.push(actor, to);
        self.act(actor.0, Act::new(Action::Go(way), goal, event, part));
    }

    pub(super) fn leave(
        &mut self,
        (entity, piece): Actor,
        at: Cell,
        action: Action,
        event: &TimedEvent,
        part: (f32, f32),
    ) {
        let place = self.presentation.rest(piece, at, 0);
        self.changed.entry(entity).or_default().view = Some(PieceView { piece, cell: None, level: 0 });
        self.act(entity, Act::new(action, place, event, part));
    }

    pub(super) fn arrive(&mut self, at: Cell, piece: Piece, event: &TimedEvent, part: (f32, f32)) {
        let level = self.stacks.get(at.index()).map_or(0, Vec::len) as u8;
        let entity = self.spawn_unseen(PieceView::new(piece, at, level));
        let goal = self.push((entity, piece), at);
        self.act(entity, Act::new(Action::Arrive, goal, event, part));
    }

    pub(super) fn spawn_unseen(&mut self, view: PieceView) -> Entity {
        let entity = spawn_piece(self.commands, self.presentation, view);
        self.commands.entity(entity).insert(Visibility::Hidden);
        entity
    }
}

/// The captured pieces by the edge of a side, in the order of their places.
fn pile_of(pieces: &Pieces, side: Side) -> Vec<Actor> {
    let mut pile: Vec<(u16, Actor)> = pieces
        .iter()
        .filter_map(|(entity, view, captured)| Some((captured?, entity, view)))
        .filter(|(captured, ..)| captured.by == side)
        .map(|(captured, entity, view)| (captured.place, (entity, view.piece)))
        .collect();
    pile.sort_unstable_by_key(|(place, _)| *place);
    pile.into_iter().map(|(_, actor)| actor).collect()
}
