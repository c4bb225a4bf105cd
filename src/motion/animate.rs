//! One frame of a timeline.

use std::f32::consts::PI;

use bevy::prelude::*;
use ludarium_rules::Piece;

use super::particles::ParticleBurst;
use super::piece_animation::Action;
use super::queue::Playing;
use super::{BoardSettled, MotionQueue, PieceAnimation, SoundDue, TimedEvent};
use crate::pieces::{PiecePart, PieceView, set_appearance};
use crate::settings::Preferences;
use crate::stage::{Change, Presentation, VisualEvent, ease};

/// When much is skipped at once, no more events than this are heard.
const HEARD_AT_ONCE: usize = 3;

/// Moves the timeline on by the time of one frame; what begins in it is heard and throws up particles.
pub(super) fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    mut queue: ResMut<MotionQueue>,
    mut bursts: MessageWriter<ParticleBurst>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    if !queue.is_busy() {
        return;
    }
    // A player who acts again does not wait for earlier motion.
    let overtaken = !queue.waiting.is_empty();
    let at_once = std::mem::take(&mut queue.skip) || preferences.speed == 0.0 || overtaken;
    let Some(playing) = &mut queue.playing else { return };
    playing.advance(if at_once { f32::MAX / 2.0 } else { time.delta_secs() * preferences.speed });
    let began = playing.timeline.events().iter().filter(|timed| playing.is_now(timed.start) && !at_once);
    bursts.write_batch(began.filter_map(|timed| burst_of(&timed.event, &presentation)));
    let heard = sounds_of(playing, &presentation);
    let count = if at_once { HEARD_AT_ONCE } else { usize::MAX };
    heard.take(count).for_each(|sound| commands.trigger(sound));
}

fn burst_of(event: &VisualEvent, presentation: &Presentation) -> Option<ParticleBurst> {
    let kind = (presentation.ui.animation.particles)(event)?;
    Some(ParticleBurst { at: presentation.layout.world(event.focus()?), kind })
}

/// What is heard in this frame.
fn sounds_of(playing: &Playing, presentation: &Presentation) -> impl Iterator<Item = SoundDue> {
    let due = |timed: &TimedEvent| {
        let cue = presentation.sound_cue(&timed.event)?;
        playing.is_now(timed.start + cue.moment * timed.lasts).then_some(SoundDue(cue))
    };
    playing.timeline.events().iter().filter_map(due)
}

type Actors<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static PieceView,
        &'static mut PieceAnimation,
        &'static mut Transform,
        &'static mut Visibility,
        Option<&'static Children>,
    ),
    Without<PiecePart>,
>;
type Parts<'w, 's> = Query<'w, 's, &'static mut Transform, (With<PiecePart>, Without<PieceView>)>;

/// Shows every piece that acts as far as it has come.
pub(super) fn animate_pieces(
    queue: Res<MotionQueue>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    mut actors: Actors,
    mut parts: Parts,
    mut commands: Commands,
) {
    let (Some(presentation), Some(playing)) = (presentation, &queue.playing) else { return };
    let still = preferences.reduced_motion;
    for (entity, view, mut animation, mut transform, mut visibility, children) in &mut actors {
        for act in &mut animation.acts {
            let Some(progress) = act.progress(playing.previous, playing.clock) else { continue };
            let start = *act.start.get_or_insert(*transform);
            visibility.set_if_neq(Visibility::Inherited);
            *transform = if still {
                act.fade(&start, progress)
            } else {
                presentation.seen(act.pose(&start, view, &presentation, progress))
            };
            if let Action::Become(piece, change) = act.action {
                let becoming = Becoming { entity, piece, progress, still, presentation: &presentation };
                match change {
                    Change::Crown => becoming.crown(children, &mut parts, &mut commands),
                    _ => becoming.change(&mut commands),
                }
            }
        }
    }
}

/// A piece that becomes another.
struct Becoming<'a> {
    entity: Entity,
    /// What it becomes.
    piece: Piece,
    /// From 0 to 1.
    progress: f32,
    still: bool,
    presentation: &'a Presentation,
}

impl Becoming<'_> {
    /// Half-way it looks like what it becomes.
    fn change(&self, commands: &mut Commands) {
        if self.progress >= 0.5 {
            set_appearance(commands, self.presentation, self.entity, self.piece);
        }
    }

    /// The last part of the new looks comes down from above, or goes up from the old ones.
    fn crown(&self, children: Option<&Children>, parts: &mut Parts, commands: &mut Commands) {
        let worn = children.map_or(0, |children| children.len());
        let crowning = worn <= (self.presentation.piece_meshes)(self.piece).len();
        if crowning || self.progress >= 1.0 {
            set_appearance(commands, self.presentation, self.entity, self.piece);
        }
        let height = if crowning { 1.0 - ease(EaseFunction::BounceOut, self.progress) } else { self.progress };
        let crown = children.and_then(|children| children.last()).filter(|_| worn > 1);
        if let Some(mut crown) = crown.and_then(|crown| parts.get_mut(*crown).ok()) {
            crown.translation.y = if self.still || self.progress >= 1.0 { 0.0 } else { 1.1 * height };
        }
    }
}

/// The winner's pieces hop, one after the other; after a draw, everybody bows.
pub(super) fn celebrate(
    queue: Res<MotionQueue>,
    preferences: Res<Preferences>,
    presentation: Option<Res<Presentation>>,
    mut pieces: Query<(&PieceView, &mut Transform)>,
) {
    let ending = queue.running().find_map(|(event, progress)| match event {
        VisualEvent::End(outcome) => Some((outcome.winner, progress)),
        _ => None,
    });
    let (Some((winner, progress)), Some(presentation)) = (ending, presentation) else { return };
    if preferences.reduced_motion {
        return;
    }
    for (view, mut transform) in &mut pieces {
        let Some(cell) = view.cell else { continue };
        let rest = view.rest(&presentation);
        let delay = f32::from(cell.0 % 8) / 8.0 * 0.5;
        let hop = ((progress - delay) / 0.5).clamp(0.0, 1.0);
        let height = match winner {
            Some(side) if view.piece.side == Some(side) => 0.28 * (hop * PI).sin(),
            Some(_) => 0.0,
            None => -0.06 * (progress * PI).sin(),
        };
        *transform = presentation.seen(rest.with_translation(rest.translation + Vec3::Y * height));
    }
}

/// Ends a timeline that is over: everything is where the position says.
pub(super) fn finish(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<Res<Presentation>>,
    mut pieces: Query<(Entity, &PieceView, &mut Transform, &mut Visibility, Has<PieceAnimation>)>,
    mut commands: Commands,
) {
    let Some(presentation) = presentation else { return };
    if !queue.playing.as_ref().is_some_and(Playing::is_over) {
        return;
    }
    queue.playing = None;
    for (entity, view, mut transform, mut visibility, animated) in &mut pieces {
        if view.cell.is_none() {
            commands.entity(entity).despawn();
            continue;
        }
        transform.set_if_neq(view.rest(&presentation));
        if animated {
            visibility.set_if_neq(Visibility::Inherited);
            // What was overtaken in mid-change gets its last looks.
            set_appearance(&mut commands, &presentation, entity, view.piece);
            commands.entity(entity).remove::<PieceAnimation>();
        }
    }
    if queue.waiting.is_empty() {
        commands.trigger(BoardSettled);
    }
}
