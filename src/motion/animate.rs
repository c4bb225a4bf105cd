//! Frames of a scene.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::cast::{Role, Target};
use super::particles::ParticleBurst;
use super::{ActState, Acting, BoardSettled, LightLevel, MotionQueue};
use crate::games::tress::ZoneShown;
use crate::pieces::{PiecePart, PieceView, set_appearance};
use crate::settings::Preferences;
use crate::sound::Sound;
use crate::stage::{Change, ease, go_over, travel};
use crate::stage::{Presentation, VisualEvent};

type Actors<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static PieceView, &'static mut Transform, &'static mut Visibility, Option<&'static Children>),
    Without<PiecePart>,
>;
type Garments<'w, 's> = Query<'w, 's, &'static mut Transform, (With<PiecePart>, Without<PieceView>)>;

/// Of all that is skipped at once, only so much is heard.
const HEARD_AT_ONCE: usize = 3;

/// Moves every running cue on by the time of one frame.
pub fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    mut queue: ResMut<MotionQueue>,
    mut actors: Actors,
    mut garments: Garments,
    mut zones: Query<&mut ZoneShown>,
    mut mood: ResMut<LightLevel>,
    mut sounds: MessageWriter<Sound>,
    mut bursts: MessageWriter<ParticleBurst>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    // Whoever acts again does not wait for what is already history.
    let overtaken = !queue.waiting.is_empty();
    let at_once = std::mem::take(&mut queue.skip) || preferences.speed == 0.0 || overtaken;
    let Some(playing) = &mut queue.playing else { return };
    playing.clock += if at_once { f32::MAX / 2.0 } else { time.delta_secs() * preferences.speed };
    let clock = playing.clock;
    let mut heard = 0;
    for acting in &mut playing.cues {
        if acting.state == ActState::Done || clock < acting.cue.start {
            continue;
        }
        let progress = ((clock - acting.cue.start) / acting.cue.lasts).clamp(0.0, 1.0);
        if acting.state == ActState::Waiting {
            acting.state = ActState::Running;
            if let Some(burst) = burst_of(&acting.cue.beat, &presentation).filter(|_| !at_once) {
                bursts.write(burst);
            }
        }
        if !acting.heard
            && let Some((moment, sound)) = Sound::of_beat(&acting.cue.beat, &presentation)
            && progress >= moment
        {
            heard += 1;
            acting.heard = true;
            if !at_once || heard <= HEARD_AT_ONCE {
                sounds.write(sound);
            }
        }
        let frame = Frame { progress, still: preferences.reduced_motion, presentation: &presentation };
        match &acting.cue.beat {
            VisualEvent::Zone { zone, from, to } => {
                for mut shown in zones.iter_mut().filter(|shown| shown.zone == *zone) {
                    (shown.previous, shown.state, shown.change) = (*from, *to, progress);
                }
            }
            VisualEvent::Claim => mood.0 = if progress < 1.0 { 1.0 - 0.55 * (progress * PI).sin() } else { 1.0 },
            VisualEvent::Breath | VisualEvent::Phase { .. } => mood.0 = 1.0 + 0.35 * (progress * PI).sin().max(0.0),
            VisualEvent::End(outcome) => frame.celebrate(outcome.winner, &mut actors),
            _ => frame.act(acting, &mut actors, &mut garments, &mut commands),
        }
        if progress >= 1.0 {
            acting.state = ActState::Done;
        }
    }
}

fn burst_of(beat: &VisualEvent, presentation: &Presentation) -> Option<ParticleBurst> {
    let kind = (presentation.motions.particles)(beat)?;
    Some(ParticleBurst { at: presentation.layout.world(beat.focus()?), kind })
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
    if queue.waiting.is_empty() {
        commands.trigger(BoardSettled);
    }
    for (entity, view, mut transform, mut visibility, _) in &mut actors {
        match view.cell {
            None => commands.entity(entity).despawn(),
            Some(_) => {
                transform.set_if_neq(view.rest(&presentation));
                visibility.set_if_neq(Visibility::Inherited);
                // What was overtaken in mid-change wears its last looks.
                set_appearance(&mut commands, &presentation, entity, view.piece);
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
    fn act(&self, acting: &mut Acting, actors: &mut Actors, garments: &mut Garments, commands: &mut Commands) {
        let Acting { cue, roles, .. } = acting;
        for role in roles {
            let (begin, end) = role.window;
            if self.progress < begin {
                continue;
            }
            let progress = ((self.progress - begin) / (end - begin).max(0.01)).clamp(0.0, 1.0);
            let Ok((_, view, mut transform, mut visibility, parts)) = actors.get_mut(role.entity) else { continue };
            let start = *role.start.get_or_insert(*transform);
            visibility.set_if_neq(Visibility::Inherited);
            *transform = if self.still {
                self.fade(role, &start, progress)
            } else {
                self.pose(&cue.beat, role, &start, view, progress)
            };
            if let Target::Change(piece) = role.part {
                let action = self.change(&cue.beat);
                if action == Change::Crown {
                    self.crown(role.entity, piece, parts, progress, garments, commands);
                } else if progress >= 0.5 {
                    set_appearance(commands, self.presentation, role.entity, piece);
                }
            }
        }
    }

    fn change(&self, beat: &VisualEvent) -> Change {
        let motions = &self.presentation.motions;
        if matches!(beat, VisualEvent::Convert { .. }) { motions.convert } else { motions.change }
    }

    fn pose(&self, beat: &VisualEvent, role: &Role, start: &Transform, view: &PieceView, progress: f32) -> Transform {
        let motions = &self.presentation.motions;
        match role.part {
            Target::Go => travel(start, &role.goal, self.lift(beat, view, start, &role.goal), progress),
            Target::GoOver(way) => go_over(start, way, progress),
            Target::Leave => motions.leaving.pose(start, view.piece, progress),
            Target::Arrive => motions.arrival.pose(&role.goal, progress),
            Target::Change(_) => self.change(beat).pose(&role.goal, progress),
            Target::Lean(toward) => lean(&role.goal, toward, progress),
            Target::Haunt => {
                let there = (progress * 3.0).min(1.0).min((1.0 - progress) * 4.0).max(0.01);
                motions.arrival.pose(&role.goal, there)
            }
        }
    }

    /// How high a piece rises: blocks and stacks are lifted as a hand would.
    fn lift(&self, beat: &VisualEvent, view: &PieceView, start: &Transform, goal: &Transform) -> f32 {
        match beat {
            VisualEvent::Carry { .. } => 0.22,
            VisualEvent::Stack { .. } => 0.5 + 0.5 * (goal.translation.y - start.translation.y).abs(),
            _ => (self.presentation.hop_height)(view.piece.kind, start.translation.distance(goal.translation)),
        }
    }

    /// The same without travelling: what goes is gone and comes up where it goes.
    fn fade(&self, role: &Role, start: &Transform, progress: f32) -> Transform {
        let eased = ease(EaseFunction::CubicOut, progress);
        match role.part {
            Target::Leave | Target::GoOver(_) => start.with_scale(start.scale * (1.0 - 0.98 * eased)),
            Target::Haunt => role.goal.with_scale(role.goal.scale * (progress * PI).sin().max(0.01)),
            Target::Go | Target::Arrive | Target::Change(_) => role.goal.with_scale(role.goal.scale * eased.max(0.05)),
            Target::Lean(_) => role.goal,
        }
    }

    /// The last part of the new looks comes down from above, or goes up from the old ones.
    fn crown(
        &self,
        entity: Entity,
        piece: ludarium_rules::Piece,
        parts: Option<&Children>,
        progress: f32,
        garments: &mut Garments,
        commands: &mut Commands,
    ) {
        let worn = parts.map_or(0, |parts| parts.len());
        let crowning = worn <= (self.presentation.piece_meshes)(piece).len();
        if crowning || progress >= 1.0 {
            set_appearance(commands, self.presentation, entity, piece);
        }
        let height = if crowning { 1.0 - ease(EaseFunction::BounceOut, progress) } else { progress };
        let crown = parts.and_then(|parts| parts.last()).filter(|_| worn > 1);
        if let Some(mut crown) = crown.and_then(|crown| garments.get_mut(*crown).ok()) {
            crown.translation.y = if self.still || progress >= 1.0 { 0.0 } else { 1.1 * height };
        }
    }

    /// The winner's pieces hop, one after the other; after a draw, everybody bows.
    fn celebrate(&self, winner: Option<ludarium_rules::Side>, actors: &mut Actors) {
        if self.still {
            return;
        }
        for (_, view, mut transform, ..) in actors.iter_mut() {
            let Some(cell) = view.cell else { continue };
            let rest = view.rest(self.presentation);
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

/// A piece tips toward a point and comes back.
fn lean(rest: &Transform, toward: Vec3, progress: f32) -> Transform {
    let away = (toward - rest.translation).with_y(0.0).normalize_or(Vec3::X);
    let reach = (progress * PI).sin().max(0.0);
    let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
    // A stack tips as a whole about its foot.
    let tip = Quat::from_axis_angle(axis, 0.32 * reach);
    let foot = rest.translation.with_y(0.0);
    Transform {
        translation: foot + tip * (rest.translation - foot) + away * 0.18 * reach,
        rotation: tip * rest.rotation,
        scale: rest.scale,
    }
}
