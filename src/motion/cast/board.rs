//! The pieces as they will stand, carried forward event by event.

use std::collections::HashMap;

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use crate::motion::piece_animation::{Act, Action, Pause};
use crate::motion::way::{Way, contact};
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
    /// What has been taken since the last movement, and where.
    pub(super) struck: Vec<(Cell, Entity)>,
    /// What has run into others since then, and how high it is.
    pub(super) runners: Vec<(Entity, f32)>,
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
        CastBoard {
            presentation,
            places,
            commands,
            stacks,
            piles,
            struck: Vec::new(),
            runners: Vec::new(),
            carried: 0,
            changed: HashMap::new(),
        }
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
                    pause: None,
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

    /// All that travels in an event waits together where the first of it touches what it strikes, and what is struck is
    /// carried away above it.
    pub(super) fn wait(&mut self, movers: &[(Entity, Transform)], event: &TimedEvent) {
        let struck = std::mem::take(&mut self.struck);
        let Some((from, to)) = event.waits else { return };
        let layout = &self.presentation.layout;
        let places: Vec<Vec3> = struck.iter().map(|(cell, _)| layout.world(*cell)).collect();
        let act_of = |entity| {
            let acts = &self.changed.get(&entity)?.animation.acts;
            acts.iter()
                .rev()
                .find(|act| matches!(act.action, Action::Go(_) | Action::GoOut(_)) && act.begin <= event.start)
        };
        let poses: Vec<_> = movers
            .iter()
            .filter_map(|&(entity, start)| {
                let act = act_of(entity)?;
                let (Action::Go(way) | Action::GoOut(way)) = act.action else { return None };
                let goal = act.goal;
                Some(move |progress| way.pose(&start, &goal, progress).translation)
            })
            .collect();
        let at = contact(&poses, &places, layout.unit);
        let above = poses.iter().map(|pose| pose(at).y).fold(0.0, f32::max);
        struck.iter().for_each(|(_, entity)| self.carry_higher(*entity, above));
        let time = |part: f32| event.start + part * event.lasts;
        let pause = Pause { from: time(from), to: time(to), at };
        for (entity, _) in movers {
            let acts = self.changed.get_mut(entity).map(|changed| &mut changed.animation.acts);
            let first = acts.and_then(|acts| acts.iter_mut().rev().find(|act| act.begin <= event.start));
            if let Some(act) = first {
                act.pause = Some(pause);
            }
        }
    }

    /// What is carried away goes so much higher.
    pub(super) fn carry_higher(&mut self, entity: Entity, by: f32) {
        let acts = self.changed.get_mut(&entity).map(|changed| &mut changed.animation.acts);
        for act in acts.into_iter().flatten() {
            if let Action::Go(Way::Away(lift)) = &mut act.action {
                *lift += by;
            }
        }
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
