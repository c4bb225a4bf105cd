//! Frames of a scene.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::{ActState, Acting, Beat, Mood, MotionQueue};
use crate::games::Presentation;
use crate::games::tress::ZoneShown;
use crate::pieces::{PieceView, dress};
use crate::settings::Preferences;
use crate::sound::Sound;

type Actors<'w, 's> = Query<'w, 's, (Entity, &'static PieceView, &'static mut Transform, &'static mut Visibility)>;

/// Moves every running cue on by the time of one frame.
pub fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    mut queue: ResMut<MotionQueue>,
    mut actors: Actors,
    mut zones: Query<&mut ZoneShown>,
    mut mood: ResMut<Mood>,
    mut sounds: MessageWriter<Sound>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    // Whoever acts again does not wait for what is already history.
    let overtaken = !queue.waiting.is_empty();
    let at_once = std::mem::take(&mut queue.skip) || preferences.speed == 0.0 || overtaken;
    let Some(playing) = &mut queue.playing else { return };
    playing.clock += if at_once { f32::MAX / 2.0 } else { time.delta_secs() * preferences.speed };
    let clock = playing.clock;
    for acting in &mut playing.cues {
        if acting.state == ActState::Done || clock < acting.cue.start {
            continue;
        }
        let progress = ((clock - acting.cue.start) / acting.cue.lasts).clamp(0.0, 1.0);
        if acting.state == ActState::Waiting {
            acting.state = ActState::Running;
        }
        if !acting.heard
            && let Some((moment, sound)) = Sound::of_beat(&acting.cue.beat, &presentation)
            && progress >= moment
        {
            sounds.write(sound);
            acting.heard = true;
        }
        let stage = Frame { progress, still: preferences.reduced_motion, presentation: &presentation };
        stage.show(acting, &mut actors, &mut zones, &mut mood, &mut commands);
        if progress >= 1.0 {
            acting.state = ActState::Done;
        }
    }
}

/// Ends a scene whose cues are done: everything is where the position says.
pub fn finish(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<Res<Presentation>>,
    mut actors: Actors,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    if !queue.playing.as_ref().is_some_and(|playing| playing.cues.iter().all(|cue| cue.state == ActState::Done)) {
        return;
    }
    queue.playing = None;
    for (entity, view, mut transform, mut visibility) in &mut actors {
        match view.cell {
            None => commands.entity(entity).despawn(),
            Some(_) => {
                transform.set_if_neq(presentation.rest(view));
                visibility.set_if_neq(Visibility::Inherited);
            }
        }
    }
}

/// One frame of one cue.
struct Frame<'a> {
    /// From 0 to 1.
    progress: f32,
    /// Whether the player wants no travelling.
    still: bool,
    presentation: &'a Presentation,
}

impl Frame<'_> {
    fn show(
        &self,
        acting: &Acting,
        actors: &mut Actors,
        zones: &mut Query<&mut ZoneShown>,
        mood: &mut Mood,
        commands: &mut Commands,
    ) {
        match &acting.cue.beat {
            Beat::Zone { zone, from, to } => {
                for mut shown in zones.iter_mut().filter(|shown| shown.zone == *zone) {
                    (shown.previous, shown.state, shown.change) = (*from, *to, self.progress);
                }
            }
            Beat::Claim => mood.0 = if self.progress < 1.0 { 1.0 - 0.55 * (self.progress * PI).sin() } else { 1.0 },
            Beat::Breath => mood.0 = 1.0 + 0.35 * (self.progress * PI).sin().max(0.0),
            Beat::End(outcome) => self.celebrate(outcome.winner, actors),
            beat => self.move_piece(beat, acting.actor, actors, commands),
        }
    }

    fn move_piece(&self, beat: &Beat, actor: Option<Entity>, actors: &mut Actors, commands: &mut Commands) {
        let Some((entity, view, mut transform, mut visibility)) = actor.and_then(|entity| actors.get_mut(entity).ok())
        else {
            return;
        };
        match beat {
            Beat::Move { from, to, piece } => {
                let (start, goal) = (self.presentation.layout.world(*from), self.presentation.layout.world(*to));
                let lift = (self.presentation.arc)(piece.kind, start.distance(goal));
                *transform = self.travel(start, goal, lift);
            }
            Beat::Take { at } => *transform = self.fall(self.presentation.layout.world(*at), view),
            Beat::Return { .. } => {
                visibility.set_if_neq(Visibility::Inherited);
                transform.scale = Vec3::splat(ease(EaseFunction::BackOut, self.progress).max(0.01));
            }
            Beat::Become { .. } => self.rise(entity, view, &mut transform, commands),
            _ => {}
        }
    }

    fn travel(&self, start: Vec3, goal: Vec3, lift: f32) -> Transform {
        if self.still {
            let scale = ease(EaseFunction::CubicOut, self.progress).max(0.05);
            return Transform::from_translation(goal).with_scale(Vec3::splat(scale));
        }
        let along = ease(EaseFunction::CubicInOut, self.progress);
        let height = lift * 4.0 * along * (1.0 - along);
        Transform::from_translation(start.lerp(goal, along) + Vec3::Y * height)
    }

    /// A taken piece topples away from its owner and sinks into the stone.
    fn fall(&self, place: Vec3, view: &PieceView) -> Transform {
        let gone = ease(EaseFunction::QuadraticIn, self.progress);
        if self.still {
            return Transform::from_translation(place).with_scale(Vec3::splat(1.0 - 0.98 * gone));
        }
        let away = if view.piece.side == Some(ludarium_rules::Side::White) { 1.0 } else { -1.0 };
        let tilt = Quat::from_rotation_x(away * FRAC_PI_2 * 0.9 * gone);
        let slide = Vec3::new(0.0, -0.25 * gone, away * 0.35 * gone);
        Transform { translation: place + slide, rotation: tilt, scale: Vec3::splat(1.0 - 0.6 * gone * gone) }
    }

    /// The new piece rises out of the old one.
    fn rise(&self, entity: Entity, view: &PieceView, transform: &mut Transform, commands: &mut Commands) {
        let second_half = self.progress >= 0.5;
        if second_half {
            dress(commands, self.presentation, entity, view.piece);
        }
        let height = if second_half {
            ease(EaseFunction::BackOut, self.progress * 2.0 - 1.0)
        } else {
            1.0 - ease(EaseFunction::CubicIn, self.progress * 2.0)
        };
        transform.scale = Vec3::new(1.0, height.max(0.04), 1.0);
        if !self.still {
            transform.rotation = Quat::from_rotation_y((1.0 - self.progress) * PI);
        }
    }

    /// The winner's pieces hop, one after the other; after a draw, everybody bows.
    fn celebrate(&self, winner: Option<ludarium_rules::Side>, actors: &mut Actors) {
        if self.still {
            return;
        }
        for (_, view, mut transform, _) in actors.iter_mut() {
            let Some(cell) = view.cell else { continue };
            let rest = self.presentation.rest(view);
            let delay = f32::from(cell.0 % 8) / 8.0 * 0.5;
            let hop = ((self.progress - delay) / 0.5).clamp(0.0, 1.0);
            let height = match winner {
                Some(side) if view.piece.side == Some(side) => 0.28 * (hop * PI).sin(),
                Some(_) => 0.0,
                None => -0.06 * (self.progress * PI).sin(),
            };
            *transform = rest.with_translation(rest.translation + Vec3::Y * height);
        }
    }
}

fn ease(function: EaseFunction, progress: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, function).sample_clamped(progress)
}
