//! The beginning of a scene: who acts in it, and what stands where when it is over.

use std::collections::HashMap;

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Piece, ZoneState};

use super::{ActState, Acting, LightLevel, MotionQueue, MotionStarted, Playing, TimedEvent, Timeline};
use crate::games::tress::ZoneShown;
use crate::pieces::{ChainView, PieceView, spawn_piece};
use crate::stage::{Presentation, VisualEvent};

/// What a piece does in a cue.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// It travels to where it will stand.
    Go,
    /// It travels over the edge of the board and falls; the way that it goes.
    GoOver(Vec3),
    /// It leaves the board.
    Leave,
    /// It comes onto the board.
    Arrive,
    /// It becomes something else.
    Change(Piece),
    /// It leans toward a point and back.
    Lean(Vec3),
    /// It rises and sinks again.
    Haunt,
}

/// A piece that acts in a cue.
pub struct Role {
    pub entity: Entity,
    pub part: Target,
    /// Where it was when the cue began; `None` before that.
    pub start: Option<Transform>,
    /// Where it stands after the cue.
    pub goal: Transform,
    /// The part of the cue, from 0 to 1, in which it acts.
    pub window: (f32, f32),
}

/// Takes the next scene when none plays. Logically it is over at once: every piece knows the cell on which it will
/// stand, and only its looks lag behind.
pub fn begin(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<Res<Presentation>>,
    pieces: Query<(Entity, &PieceView)>,
    chains: Query<(Entity, &ChainView)>,
    mut zones: Query<&mut ZoneShown>,
    mut mood: ResMut<LightLevel>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    if queue.playing.is_some() {
        return;
    }
    let Some(scene) = queue.waiting.pop_front() else { return };
    commands.trigger(MotionStarted { timeline: std::sync::Arc::new(scene.clone()) });
    let cues = match scene {
        Timeline::Jump(picture) => {
            pieces.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
            chains.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
            set_up(&picture, &presentation, &mut commands);
            show_zones(&picture, &mut zones);
            mood.set_if_neq(LightLevel(1.0));
            Vec::new()
        }
        Timeline::Cues(cues) => {
            let mut board = CastBoard::look(&presentation, &pieces, &chains, &mut commands);
            let cast: Vec<Acting> = cues.into_iter().map(|cue| board.cast(cue)).collect();
            board.settle();
            cast
        }
    };
    queue.playing = Some(Playing { cues, clock: 0.0 });
}

fn set_up(picture: &BoardView, presentation: &Presentation, commands: &mut Commands) {
    for (index, stack) in picture.cells.iter().enumerate() {
        for (level, piece) in stack.iter().enumerate() {
            spawn_piece(commands, presentation, PieceView::new(*piece, Cell(index as u16), level as u8));
        }
    }
    for &(head, next) in &picture.chains {
        commands.spawn(ChainView { head, next });
    }
}

fn show_zones(picture: &BoardView, zones: &mut Query<&mut ZoneShown>) {
    for mut shown in zones {
        let state = picture.zones.get(usize::from(shown.zone)).copied().unwrap_or(ZoneState::Neutral);
        if shown.state != state || shown.change < 1.0 {
            (shown.previous, shown.state, shown.change) = (state, state, 1.0);
        }
    }
}

/// What stands where, carried forward cue by cue.
struct CastBoard<'a, 'w, 's> {
    presentation: &'a Presentation,
    commands: &'a mut Commands<'w, 's>,
    /// The pieces on every cell from bottom to top.
    stacks: Vec<Vec<(Entity, Piece)>>,
    chains: HashMap<Cell, Entity>,
    /// What every piece that acted will be.
    changed: HashMap<Entity, PieceView>,
}

impl<'a, 'w, 's> CastBoard<'a, 'w, 's> {
    fn look(
        presentation: &'a Presentation,
        pieces: &Query<(Entity, &PieceView)>,
        chains: &Query<(Entity, &ChainView)>,
        commands: &'a mut Commands<'w, 's>,
    ) -> Self {
        let mut standing: Vec<(Cell, u8, Entity, Piece)> =
            pieces.iter().filter_map(|(entity, view)| Some((view.cell?, view.level, entity, view.piece))).collect();
        standing.sort_unstable_by_key(|(cell, level, ..)| (*cell, *level));
        let mut stacks = vec![Vec::new(); usize::from(presentation.layout.count())];
        for (cell, _, entity, piece) in standing {
            if let Some(stack) = stacks.get_mut(cell.index()) {
                stack.push((entity, piece));
            }
        }
        let chains = chains.iter().map(|(entity, chain)| (chain.head, entity)).collect();
        CastBoard { presentation, commands, stacks, chains, changed: HashMap::new() }
    }

    /// Tells every piece that acted what it is now.
    fn settle(self) {
        for (entity, view) in self.changed {
            self.commands.entity(entity).insert(view);
        }
    }

    fn cast(&mut self, cue: TimedEvent) -> Acting {
        let roles = match &cue.beat {
            &VisualEvent::Move { from, to, .. } => self.pop(from).map(|actor| self.go(actor, to)).into_iter().collect(),
            VisualEvent::Carry { pieces } => self.carry(pieces),
            &VisualEvent::Stack { from, to, count } => self.stack(from, to, count),
            &VisualEvent::Take { at, .. } => self.pop(at).map(|actor| self.leave(actor, at)).into_iter().collect(),
            &VisualEvent::Return { at, piece } => vec![self.arrive(at, piece)],
            &VisualEvent::Become { at, piece } | &VisualEvent::Convert { at, piece } => self.change(at, piece),
            VisualEvent::Grow { way, piece, .. } => self.grow(way, *piece),
            &VisualEvent::Wither { at, left: piece, .. } | &VisualEvent::Restore { at, piece } => {
                self.replace(at, piece)
            }
            VisualEvent::Lean { at, from } => from.iter().flat_map(|cell| self.lean(*cell, *at)).collect(),
            &VisualEvent::Strike { from, at } => self.lean(from, at),
            VisualEvent::Reveal { pieces } => pieces.iter().map(|&(at, piece)| self.arrive(at, piece)).collect(),
            VisualEvent::Clash { pieces } => pieces.iter().map(|&(at, piece)| self.haunt(at, piece)).collect(),
            &VisualEvent::Chain { head, next } => {
                self.chain(head, next);
                Vec::new()
            }
            VisualEvent::Chosen { .. }
            | VisualEvent::Phase { .. }
            | VisualEvent::Enslave { .. }
            | VisualEvent::Free { .. }
            | VisualEvent::Zone { .. }
            | VisualEvent::Claim
            | VisualEvent::Breath
            | VisualEvent::End(_) => Vec::new(),
        };
        Acting { cue, roles, state: ActState::Waiting, heard: false }
    }

    fn pop(&mut self, cell: Cell) -> Option<(Entity, Piece)> {
        self.stacks.get_mut(cell.index())?.pop()
    }

    /// Puts a piece on top of a cell and tells how it will stand there.
    fn push(&mut self, (entity, piece): (Entity, Piece), cell: Cell) -> Transform {
        let level = self.stacks.get(cell.index()).map_or(0, Vec::len) as u8;
        if let Some(stack) = self.stacks.get_mut(cell.index()) {
            stack.push((entity, piece));
        }
        let view = PieceView::new(piece, cell, level);
        self.changed.insert(entity, view);
        view.rest(self.presentation)
    }

    fn role(entity: Entity, part: Target, goal: Transform) -> Role {
        Role { entity, part, start: None, goal, window: (0.0, 1.0) }
    }

    fn go(&mut self, actor: (Entity, Piece), to: Cell) -> Role {
        let goal = self.push(actor, to);
        Self::role(actor.0, Target::Go, goal)
    }

    fn leave(&mut self, (entity, piece): (Entity, Piece), at: Cell) -> Role {
        let view = PieceView { piece, cell: None, level: 0 };
        let place = self.presentation.rest(piece, at, 0);
        self.changed.insert(entity, view);
        Self::role(entity, Target::Leave, place)
    }

    fn carry(&mut self, pieces: &[(Cell, Option<Cell>, Piece)]) -> Vec<Role> {
        let world = |cell: Cell| self.presentation.layout.world(cell);
        let way = pieces.iter().find_map(|&(from, to, _)| Some(world(to?) - world(from))).unwrap_or(Vec3::X);
        let lifted: Vec<_> = pieces.iter().map(|&(from, to, _)| (self.pop(from), from, to)).collect();
        let mut roles = Vec::new();
        for (actor, from, to) in lifted {
            let Some(actor) = actor else { continue };
            roles.push(match to {
                Some(to) => self.go(actor, to),
                None => Role { part: Target::GoOver(way), ..self.leave(actor, from) },
            });
        }
        roles
    }

    /// The lowest piece of the part that moves leads, the topmost follows.
    fn stack(&mut self, from: Cell, to: Cell, count: u8) -> Vec<Role> {
        let Some(stack) = self.stacks.get_mut(from.index()) else { return Vec::new() };
        let moving = stack.split_off(stack.len().saturating_sub(usize::from(count)));
        let share = 0.55 / moving.len().max(1) as f32;
        let mut roles = Vec::new();
        for (index, actor) in moving.into_iter().enumerate() {
            let begin = share * index as f32;
            roles.push(Role { window: (begin, (begin + 0.45 + share).min(1.0)), ..self.go(actor, to) });
        }
        roles
    }

    fn arrive(&mut self, at: Cell, piece: Piece) -> Role {
        let level = self.stacks.get(at.index()).map_or(0, Vec::len) as u8;
        let entity = spawn_piece(self.commands, self.presentation, PieceView::new(piece, at, level));
        self.commands.entity(entity).insert(Visibility::Hidden);
        let goal = self.push((entity, piece), at);
        Self::role(entity, Target::Arrive, goal)
    }

    fn haunt(&mut self, at: Cell, piece: Piece) -> Role {
        let view = PieceView::new(piece, at, 0);
        let goal = view.rest(self.presentation);
        let entity = spawn_piece(self.commands, self.presentation, view);
        self.commands.entity(entity).insert(Visibility::Hidden);
        self.changed.insert(entity, PieceView { cell: None, ..view });
        Self::role(entity, Target::Haunt, goal)
    }

    fn change(&mut self, at: Cell, piece: Piece) -> Vec<Role> {
        let Some((entity, _)) = self.pop(at) else { return Vec::new() };
        let goal = self.push((entity, piece), at);
        vec![Self::role(entity, Target::Change(piece), goal)]
    }

    /// What was on the cell goes, something else or nothing comes.
    fn replace(&mut self, at: Cell, piece: Option<Piece>) -> Vec<Role> {
        let mut roles = Vec::new();
        while let Some(actor) = self.pop(at) {
            roles.push(Role { window: (0.0, 0.7), ..self.leave(actor, at) });
        }
        roles.extend(piece.map(|piece| Role { window: (0.4, 1.0), ..self.arrive(at, piece) }));
        roles
    }

    fn grow(&mut self, way: &[Cell], piece: Piece) -> Vec<Role> {
        let share = 1.0 / (way.len() + 1) as f32;
        let mut roles = Vec::new();
        for (index, &at) in way.iter().enumerate() {
            let begin = share * index as f32;
            while let Some(actor) = self.pop(at) {
                roles.push(Role { window: (begin, begin + share), ..self.leave(actor, at) });
            }
            roles.push(Role { window: (begin, (begin + 2.0 * share).min(1.0)), ..self.arrive(at, piece) });
        }
        roles
    }

    /// The whole stack of an attacker leans.
    fn lean(&mut self, cell: Cell, toward: Cell) -> Vec<Role> {
        let target = self.presentation.layout.world(toward);
        let Some(stack) = self.stacks.get(cell.index()) else { return Vec::new() };
        let role = |(level, (entity, piece)): (usize, &(Entity, Piece))| {
            let goal = self.presentation.rest(*piece, cell, level as u8);
            Self::role(*entity, Target::Lean(target), goal)
        };
        stack.iter().enumerate().map(role).collect()
    }

    fn chain(&mut self, head: Cell, next: Option<Cell>) {
        if let Some(old) = self.chains.remove(&head) {
            self.commands.entity(old).despawn();
        }
        if let Some(next) = next {
            self.chains.insert(head, self.commands.spawn(ChainView { head, next }).id());
        }
    }
}
