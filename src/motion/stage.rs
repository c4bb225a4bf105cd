//! The beginning of a scene: who acts in it, and what stands where when it is over.

use bevy::prelude::*;
use ludarium_rules::{Picture, ZoneState};

use super::{ActState, Acting, Beat, MotionQueue, Playing, Scene};
use crate::games::Presentation;
use crate::games::tress::ZoneShown;
use crate::pieces::{PieceView, spawn_piece};

/// The light of the room: 1 is its normal strength.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Mood(pub f32);

impl Default for Mood {
    fn default() -> Self {
        Mood(1.0)
    }
}

/// The strength that a light has when nothing happens.
#[derive(Component)]
pub struct RestingLight(f32);

/// Takes the next scene when none plays. Logically it is over at once: every piece knows the cell on which it will
/// stand, and only its looks lag behind.
pub fn begin(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<Res<Presentation>>,
    mut pieces: Query<(Entity, &mut PieceView)>,
    mut zones: Query<&mut ZoneShown>,
    mut mood: ResMut<Mood>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    if queue.playing.is_some() {
        return;
    }
    let Some(scene) = queue.waiting.pop_front() else { return };
    let cues = match scene {
        Scene::Jump(picture) => {
            jump(&picture, &presentation, &pieces, &mut zones, &mut commands);
            mood.set_if_neq(Mood(1.0));
            Vec::new()
        }
        Scene::Cues(cues) => cues
            .into_iter()
            .map(|cue| {
                let actor = cast(&cue.beat, &presentation, &mut pieces, &mut commands);
                Acting { cue, actor, state: ActState::Waiting, heard: false }
            })
            .collect(),
    };
    queue.playing = Some(Playing { cues, clock: 0.0 });
}

fn jump(
    picture: &Picture,
    presentation: &Presentation,
    pieces: &Query<(Entity, &mut PieceView)>,
    zones: &mut Query<&mut ZoneShown>,
    commands: &mut Commands,
) {
    for (entity, _) in pieces {
        commands.entity(entity).despawn();
    }
    for (index, stack) in picture.cells.iter().enumerate() {
        for (level, piece) in stack.iter().enumerate() {
            let cell = ludarium_rules::Cell(index as u16);
            spawn_piece(commands, presentation, PieceView::new(*piece, cell, level as u8));
        }
    }
    for mut shown in zones {
        let state = picture.zones.get(usize::from(shown.zone)).copied().unwrap_or(ZoneState::Neutral);
        if shown.state != state || shown.change < 1.0 {
            (shown.previous, shown.state, shown.change) = (state, state, 1.0);
        }
    }
}

/// Finds or makes the piece of a beat and gives it its new place.
fn cast(
    beat: &Beat,
    presentation: &Presentation,
    pieces: &mut Query<(Entity, &mut PieceView)>,
    commands: &mut Commands,
) -> Option<Entity> {
    let on = |pieces: &Query<(Entity, &mut PieceView)>, cell| {
        pieces.iter().filter(|(_, view)| view.cell == Some(cell)).max_by_key(|(_, view)| view.level).map(|(e, _)| e)
    };
    match *beat {
        Beat::Move { from, to, .. } => {
            let level = pieces.iter().filter(|(_, view)| view.cell == Some(to)).count() as u8;
            let actor = on(pieces, from)?;
            let (_, mut view) = pieces.get_mut(actor).ok()?;
            (view.cell, view.level) = (Some(to), level);
            Some(actor)
        }
        Beat::Take { at } => {
            let actor = on(pieces, at)?;
            pieces.get_mut(actor).ok()?.1.cell = None;
            Some(actor)
        }
        Beat::Return { at, piece } => {
            let entity = spawn_piece(commands, presentation, PieceView::new(piece, at, 0));
            commands.entity(entity).insert(Visibility::Hidden);
            Some(entity)
        }
        Beat::Become { at, piece } => {
            let actor = on(pieces, at)?;
            pieces.get_mut(actor).ok()?.1.piece = piece;
            Some(actor)
        }
        Beat::Zone { .. } | Beat::Claim | Beat::Breath | Beat::End(_) => None,
    }
}

/// Carries the mood to the lamps.
pub fn light(
    mood: Res<Mood>,
    mut lamps: Query<(Entity, &mut DirectionalLight, Option<&RestingLight>)>,
    mut commands: Commands,
) {
    for (entity, mut lamp, resting) in &mut lamps {
        match resting {
            None => {
                commands.entity(entity).insert(RestingLight(lamp.illuminance));
            }
            Some(resting) if mood.is_changed() => lamp.illuminance = resting.0 * mood.0,
            Some(_) => {}
        }
    }
}
