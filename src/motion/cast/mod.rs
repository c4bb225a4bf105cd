//! The beginning of a timeline: which piece acts in which event, and what stands where when it is over.

mod board;
mod events;
mod ranks;

use std::sync::Arc;

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, Side};

use super::closing::ending_of;
use super::queue::{Playing, Queued};
use super::{MotionQueue, MotionStarted, Timeline};
use crate::pieces::{Captured, CapturedPlaces, PieceView, captured_by_ply, spawn_captured, spawn_piece};
use crate::stage::Presentation;
use crate::table::Table;
use board::{CastBoard, Pieces};

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
    let Some(Queued { timeline, tells }) = queue.waiting.pop_front() else { return };
    let timeline = Arc::new(timeline);
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
    queue.playing = Some(Playing::new(timeline, tells));
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
    let piles = captured_by_ply(table.line(), table.shown(), presentation.ui.guide);
    for (by, pile) in Side::ALL.into_iter().zip(piles) {
        for (place, piece) in pile.into_iter().enumerate() {
            spawn_captured(commands, presentation, places, (Captured { by, place: place as u16 }, piece));
        }
    }
}
