//! The closing scene, and how long it is shown: as long as the last position of a match that somebody has won is.

use bevy::prelude::*;
use ludarium_rules::BoardView;

use super::particles::ParticleBurst;
use super::{MotionQueue, MotionSet};
use crate::pieces::{AddBoardCheck, PieceView};
use crate::settings::Still;
use crate::stage::{Ending, Presentation, VisualEvent};
use crate::table::Table;

/// At most so many pieces throw up particles.
const MOST_BURSTS: usize = 24;

/// Plays the scene.
pub(super) fn plugin(app: &mut App) {
    app.add_board_check(differences).add_systems(Update, (throw_up, play).chain().in_set(MotionSet::Close));
}

/// The end that the shown position has.
pub(super) fn ending_of(table: Option<&Table>) -> Option<Ending> {
    let table = table.filter(|table| !table.visiting())?;
    table.result()?.winner.map(|winner| Ending { winner })
}

/// The ending that is played in this frame.
fn playing(queue: &MotionQueue) -> Option<(Ending, f32)> {
    queue.running().find_map(|(event, progress)| match event {
        VisualEvent::End(outcome) => Some((Ending { winner: outcome.winner? }, progress)),
        _ => None,
    })
}

/// Every piece on the board stands as the scene wants it.
fn play(
    queue: Res<MotionQueue>,
    still: Res<Still>,
    presentation: Option<Res<Presentation>>,
    mut pieces: Query<(&PieceView, &mut Transform)>,
) {
    let (Some((ending, progress)), Some(presentation)) = (playing(&queue), presentation) else { return };
    if still.0 {
        return;
    }
    for (view, mut transform) in &mut pieces {
        if let Some(cell) = view.cell {
            *transform = presentation.closing_pose(ending, (view.piece, cell, view.level), progress);
        }
    }
}

/// Particles fly up when their part of the scene comes.
fn throw_up(
    queue: Res<MotionQueue>,
    presentation: Option<Res<Presentation>>,
    pieces: Query<&PieceView>,
    mut before: Local<f32>,
    mut bursts: MessageWriter<ParticleBurst>,
) {
    let last = std::mem::take(&mut *before);
    let (Some((ending, progress)), Some(presentation)) = (playing(&queue), presentation) else { return };
    *before = progress;
    // What is skipped is not seen.
    if progress - last > 0.5 {
        return;
    }
    let due = pieces.iter().filter_map(|view| {
        let one = presentation.closing_piece(ending, (view.piece, view.cell?, view.level));
        let (moment, kind) = (presentation.ui.closing.particles)(&one)?;
        (last < moment && moment <= progress).then_some(ParticleBurst { at: one.rest.translation, kind })
    });
    bursts.write_batch(due.take(MOST_BURSTS));
}

/// The end that is shown must be that of the match.
fn differences(world: &mut World, _: &BoardView) -> Vec<String> {
    let wanted = ending_of(world.get_resource::<Table>());
    let shown = world.get_resource::<Presentation>().and_then(|presentation| presentation.ending);
    if shown == wanted { Vec::new() } else { vec![format!("the end shown is {shown:?}, not {wanted:?}")] }
}
