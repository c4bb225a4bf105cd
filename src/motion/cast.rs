//! The beginning of a timeline: which piece acts in which event, and what stands where when it is over.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Piece, Side};

use super::ending::ending_of;
use super::piece_animation::{Act, Action, Leaning};
use super::queue::Playing;
use super::way::{Way, top_between};
use super::{MotionQueue, MotionStarted, PieceAnimation, TimedEvent, Timeline};
use crate::pieces::{Captured, CapturedPlaces, PieceView, captured_by_ply, spawn_captured, spawn_piece};
use crate::stage::{Presentation, VisualEvent};
use crate::table::Table;

/// The whole time of an event.
const WHOLE: (f32, f32) = (0.0, 1.0);
/// How long pieces take to stand up again, in seconds.
const STAND: f32 = 0.25;

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

/// Every piece on the board or beside it.
type Pieces<'w, 's> = Query<'w, 's, (Entity, &'static PieceView, Option<&'static Captured>)>;

/// Takes the next timeline when none plays. Logically it is over at once: every piece knows the cell on which it will
/// stand, and only its looks lag behind.
pub(super) fn begin(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<ResMut<Presentation>>,
    (places, table): (Res<CapturedPlaces>, Option<Res<Table>>),
    pieces: Pieces,
    mut commands: Commands,
) {
    let Some(mut presentation) = presentation else { return };
    if queue.playing.is_some() || queue.waiting.is_empty() {
        return;
    }
    let Some(timeline) = queue.waiting.pop_front().map(Arc::new) else { return };
    let presentation = presentation.bypass_change_detection();
    let is_jump = matches!(*timeline, Timeline::Jump(_));
    let was_over = std::mem::replace(&mut presentation.ending, ending_of(table.as_deref()).filter(|_| is_jump));
    let presentation = &*presentation;
    match &*timeline {
        Timeline::Jump(board) => {
            pieces.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
            set_up(board, presentation, &mut commands);
            lay_beside(table.as_deref(), presentation, &places, &mut commands);
        }
        Timeline::Events(events) => {
            let mut board = CastBoard::of(presentation, &places, &pieces, &mut commands);
            events.iter().for_each(|event| board.cast(event));
            if was_over.is_some() {
                board.stand_up(&pieces);
            }
            board.settle();
        }
    }
    commands.trigger(MotionStarted { timeline: timeline.clone() });
    queue.playing = Some(Playing::new(timeline));
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

fn set_up(board: &BoardView, presentation: &Presentation, commands: &mut Commands) {
    for (index, stack) in board.cells.iter().enumerate() {
        for (level, piece) in stack.iter().enumerate() {
            spawn_piece(commands, presentation, PieceView::new(*piece, Cell(index as u16), level as u8));
        }
    }
}

/// Lays down what has been captured up to the shown position.
pub(super) fn lay_beside(
    table: Option<&Table>,
    presentation: &Presentation,
    places: &CapturedPlaces,
    commands: &mut Commands,
) {
    let Some(table) = table else { return };
    let piles = captured_by_ply(table.game(), table.shown(), presentation.ui.guide);
    for (by, pile) in Side::ALL.into_iter().zip(piles) {
        for (place, piece) in pile.into_iter().enumerate() {
            spawn_captured(commands, presentation, places, (Captured { by, place: place as u16 }, piece));
        }
    }
}

/// What stands where, carried forward event by event.
struct CastBoard<'a, 'w, 's> {
    presentation: &'a Presentation,
    places: &'a CapturedPlaces,
    commands: &'a mut Commands<'w, 's>,
    /// The pieces on every cell from bottom to top.
    stacks: Vec<Vec<Actor>>,
    /// The captured pieces by the edge of either side, in the order in which they were taken.
    piles: [Vec<Actor>; 2],
    /// How many have been carried to the edge of the board or back.
    carried: u8,
    /// What every piece that acts will be, and what it does until then.
    changed: HashMap<Entity, Changed>,
}

/// What becomes of a piece that acts.
#[derive(Default)]
struct Changed {
    view: Option<PieceView>,
    /// Where it lies beside the board, if it does; `None` if that does not change.
    captured: Option<Option<Captured>>,
    animation: PieceAnimation,
}

type Actor = (Entity, Piece);

impl<'a, 'w, 's> CastBoard<'a, 'w, 's> {
    fn of(
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
    fn stand_up(&mut self, pieces: &Pieces) {
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
    fn settle(self) {
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

    fn cast(&mut self, event: &TimedEvent) {
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

    fn pop(&mut self, cell: Cell) -> Option<Actor> {
        self.stacks.get_mut(cell.index())?.pop()
    }

    /// Puts a piece on top of a cell and returns how it will stand there.
    fn push(&mut self, (entity, piece): Actor, cell: Cell) -> Transform {
        let level = self.stacks.get(cell.index()).map_or(0, Vec::len) as u8;
        if let Some(stack) = self.stacks.get_mut(cell.index()) {
            stack.push((entity, piece));
        }
        let view = PieceView::new(piece, cell, level);
        self.changed.entry(entity).or_default().view = Some(view);
        view.rest(self.presentation)
    }

    fn act(&mut self, entity: Entity, act: Act) {
        self.changed.entry(entity).or_default().animation.acts.push(act);
    }

    fn go(&mut self, actor: Actor, to: Cell, event: &TimedEvent, way: Way, part: (f32, f32)) {
        let goal = self.push(actor, to);
        self.act(actor.0, Act::new(Action::Go(way), goal, event, part));
    }

    fn leave(&mut self, (entity, piece): Actor, at: Cell, action: Action, event: &TimedEvent, part: (f32, f32)) {
        let place = self.presentation.rest(piece, at, 0);
        self.changed.entry(entity).or_default().view = Some(PieceView { piece, cell: None, level: 0 });
        self.act(entity, Act::new(action, place, event, part));
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
                    self.act(actor.0, Act::new(Action::Go(lift), goal, event, (0.0, travelling)));
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

    fn arrive(&mut self, at: Cell, piece: Piece, event: &TimedEvent, part: (f32, f32)) {
        let level = self.stacks.get(at.index()).map_or(0, Vec::len) as u8;
        let entity = self.spawn_unseen(PieceView::new(piece, at, level));
        let goal = self.push((entity, piece), at);
        self.act(entity, Act::new(Action::Arrive, goal, event, part));
    }

    fn spawn_unseen(&mut self, view: PieceView) -> Entity {
        let entity = spawn_piece(self.commands, self.presentation, view);
        self.commands.entity(entity).insert(Visibility::Hidden);
        entity
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
