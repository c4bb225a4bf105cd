//! One frame of a timeline.

use bevy::prelude::*;
use ludarium_rules::Piece;

use super::closing::ending_of;
use super::particles::ParticleBurst;
use super::piece_animation::Action;
use super::queue::Playing;
use super::{BoardSettled, MotionQueue, PieceAnimation, SoundDue, TimedEvent};
use crate::pieces::{Captured, CapturedPlaces, PiecePart, PieceView, resting, set_appearance};
use crate::settings::{Preferences, Still};
use crate::stage::{Change, Listener, Presentation, VisualEvent, ease};
use crate::table::Table;

/// When much is skipped at once, no more events than this are heard.
const HEARD_AT_ONCE: usize = 3;

/// The longest first frame of a timeline, in seconds.
const FIRST_FRAME: f32 = 1.0 / 60.0;

/// Moves the timeline on by the time of one frame; what begins in it is heard and throws up particles.
pub(super) fn advance(
    time: Res<Time>,
    preferences: Res<Preferences>,
    (presentation, listener): (Option<Res<Presentation>>, Res<Listener>),
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
    // The first frame after a rest has waited as long as the rest.
    let longest = if playing.has_begun() { f32::MAX } else { FIRST_FRAME };
    let passed = time.delta_secs().min(longest) * preferences.speed;
    playing.advance(if at_once { f32::MAX / 2.0 } else { passed });
    let began = playing.timeline.events().iter().filter(|timed| playing.is_now(timed.start) && !at_once);
    bursts.write_batch(began.flat_map(|timed| bursts_of(&timed.event, &presentation)));
    let heard = sounds_of(playing, &presentation, *listener);
    let count = if at_once { HEARD_AT_ONCE } else { usize::MAX };
    heard.take(count).for_each(|sound| commands.trigger(sound));
}

/// What flies up when an event begins: two pieces that come to light are worth the same.
fn bursts_of(event: &VisualEvent, presentation: &Presentation) -> Vec<ParticleBurst> {
    let Some(kind) = (presentation.ui.animation.particles)(event) else { return Vec::new() };
    let cells = match event {
        VisualEvent::Reveal { pieces: [(one, _), (other, _)] } if one != other => vec![*one, *other],
        VisualEvent::Clash { pieces: [(one, _), (other, _)] } if one != other => vec![*one, *other],
        _ => event.focus().into_iter().collect(),
    };
    cells.into_iter().map(|cell| ParticleBurst { at: presentation.layout.world(cell), kind }).collect()
}

/// What is heard in this frame.
fn sounds_of(playing: &Playing, presentation: &Presentation, listener: Listener) -> impl Iterator<Item = SoundDue> {
    let due = move |timed: &TimedEvent| {
        let cue = presentation.sound_cue(&timed.event, listener)?;
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
    still: Res<Still>,
    presentation: Option<Res<Presentation>>,
    mut actors: Actors,
    mut parts: Parts,
    mut commands: Commands,
) {
    let (Some(presentation), Some(playing)) = (presentation, &queue.playing) else { return };
    for (entity, view, mut animation, mut transform, mut visibility, children) in &mut actors {
        for act in &mut animation.acts {
            let Some(progress) = act.progress(playing.previous, playing.clock) else { continue };
            let start = *act.start.get_or_insert(*transform);
            let pose = if still.0 {
                act.cut(progress)
            } else {
                Some(presentation.seen(act.pose(&start, view, &presentation, progress), act.floor(&start)))
            };
            visibility.set_if_neq(if pose.is_some() { Visibility::Inherited } else { Visibility::Hidden });
            if let Some(pose) = pose {
                transform.set_if_neq(pose);
            }
            if let Action::Become(piece, change) = act.action {
                let becoming = Becoming { entity, piece, progress, still: still.0, presentation: &presentation };
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

/// Every piece, on the board or beside it.
type Everybody<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static PieceView,
        Option<&'static Captured>,
        &'static mut Transform,
        &'static mut Visibility,
        Has<PieceAnimation>,
    ),
>;

/// Ends a timeline that is over: everything is where the position says.
pub(super) fn finish(
    mut queue: ResMut<MotionQueue>,
    presentation: Option<ResMut<Presentation>>,
    (places, table): (Res<CapturedPlaces>, Option<Res<Table>>),
    mut pieces: Everybody,
    mut commands: Commands,
) {
    let Some(mut presentation) = presentation else { return };
    if !queue.playing.as_ref().is_some_and(Playing::is_over) {
        return;
    }
    queue.playing = None;
    if queue.waiting.is_empty() {
        presentation.bypass_change_detection().ending = ending_of(table.as_deref());
    }
    for (entity, view, captured, mut transform, mut visibility, animated) in &mut pieces {
        let (place, seen) = match captured {
            Some(captured) => resting(&places, *captured, view.piece, &presentation),
            None if view.cell.is_some() => (view.rest(&presentation), Visibility::Inherited),
            None => {
                commands.entity(entity).despawn();
                continue;
            }
        };
        transform.set_if_neq(place);
        if animated {
            visibility.set_if_neq(seen);
            // What was overtaken in mid-change gets its last looks.
            set_appearance(&mut commands, &presentation, entity, view.piece);
            commands.entity(entity).remove::<PieceAnimation>();
        }
    }
    if queue.waiting.is_empty() {
        commands.trigger(BoardSettled);
    }
}
