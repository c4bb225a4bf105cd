//! Fingers on the board do what a mouse does there.
//!
//! A finger that comes down on a panel is egui's. On the board the first one is the pointer: it points at once, so that
//! what pointing shows is seen below it; what it presses is settled later. Lifted soon, it clicks. Drawn away, it drags what
//! it was on ([`Grip`]), or else turns the view. Where it rests for long, it presses the right button, and lifts it when it
//! goes. Two fingers turn the view, whatever the first one was doing.

mod gesture;

use std::collections::VecDeque;
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::ecs::system::SystemParam;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowRef};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

pub use gesture::ViewGesture;

use super::{Buttons, LastDevice, PointerTurning, Scale};
use crate::power::want_frames;

/// How long a finger rests until it counts as the right button.
pub const LONG_PRESS: Duration = Duration::from_millis(500);
/// How far a finger slips that rests, in logical pixels.
const SLACK: f32 = 10.0;
/// What may wait for later frames.
const MOST_WAITING: usize = 64;
/// Where the pointer is that belongs to no finger.
const AWAY: Vec2 = Vec2::splat(-1e4);

/// Whether a finger that is drawn away takes along what it is on; else it turns the view.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Grip(pub bool);

/// The fingers on the board.
#[derive(Resource, Default, Debug)]
pub struct Fingers {
    /// What is told in later frames: what a finger is on is known in the frame after it has come there.
    waiting: VecDeque<TouchInput>,
    /// One or two.
    down: Vec<Finger>,
    doing: Doing,
    /// Where the pointer is, as far as fingers have moved it.
    pointer: Vec2,
    /// In the next frame nothing is pointed at.
    leaves: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    id: u64,
    at: Vec2,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Doing {
    #[default]
    Nothing,
    /// Nobody knows yet.
    Resting { from: Vec2, since: Duration },
    /// The left button is down.
    Dragging,
    /// The right button is down.
    Holding,
    /// The view is turned.
    Turning,
}

/// What fingers come to.
#[derive(Clone, Copy, Debug)]
enum Act {
    Pointer(PointerAction, Vec2),
    View(ViewGesture),
}

/// Whether there is more to tell in this frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// There is.
    On,
    /// The rest is told in the next one.
    Stop,
    /// As is this.
    Again,
}

/// What fingers on the board come to.
pub fn plugin(app: &mut App) {
    want_frames(app, |fingers: Res<Fingers>, time: Res<Time<Real>>| fingers.until_long_press(time.elapsed()));
    app.init_resource::<Fingers>().init_resource::<Grip>().add_message::<ViewGesture>().add_systems(
        First,
        feed.in_set(PickingSystems::Input)
            .after(PointerTurning)
            .after(super::device::note)
            .before(super::pointer_input::feed_board),
    );
}

/// Finds out what lies over the board.
#[derive(SystemParam)]
struct Panels<'w, 's> {
    buttons: Option<Res<'w, Buttons>>,
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    scale: Option<Res<'w, Scale>>,
    device: Option<Res<'w, LastDevice>>,
}

impl Panels<'_, '_> {
    fn cover(&mut self, point: Vec2) -> bool {
        let scale = self.scale.as_deref().copied().unwrap_or_default();
        let reach = self.device.as_ref().map_or(0.0, |device| device.reach(scale) * scale.0);
        let at = egui::pos2(point.x / scale.0, point.y / scale.0);
        // Cards beside the board lie in the background, where egui counts nothing as its own.
        let covers = |context: &egui::Context| {
            context.any_popup_open()
                || context.layer_id_at(at).is_some_and(|layer| layer.order > egui::Order::Background)
        };
        let is_near = |button: Rect| button.inflate(reach).contains(point);
        let presses =
            |buttons: &Buttons| buttons.names().into_iter().filter_map(|name| buttons.find(name)).any(is_near);
        self.buttons.as_ref().is_some_and(|buttons| buttons.cover(point) || presses(buttons))
            || self.contexts.iter_mut().any(|mut context| covers(context.get_mut()))
    }
}

fn feed(
    mut touches: MessageReader<TouchInput>,
    primary: Option<Single<Entity, With<PrimaryWindow>>>,
    mut panels: Panels,
    (grip, time): (Res<Grip>, Res<Time<Real>>),
    mut fingers: ResMut<Fingers>,
    (mut inputs, mut gestures): (MessageWriter<PointerInput>, MessageWriter<ViewGesture>),
    mut redraws: MessageWriter<RequestRedraw>,
) {
    touches.read().for_each(|touch| fingers.wait(*touch));
    if fingers.is_idle() {
        return;
    }
    let primary = primary.map(|window| *window);
    let Some(target) = RenderTarget::Window(WindowRef::Primary).normalize(primary) else { return };
    for act in fingers.act(|point| panels.cover(point), grip.0, time.elapsed()) {
        match act {
            Act::Pointer(action, position) => {
                let location = Location { target: target.clone(), position };
                inputs.write(PointerInput::new(PointerId::Mouse, location, action));
            }
            Act::View(gesture) => {
                gestures.write(gesture);
            }
        }
    }
    if !fingers.waiting.is_empty() || fingers.leaves {
        redraws.write(RequestRedraw);
    }
}

impl Fingers {
    /// Whether a finger is on the board.
    #[must_use]
    pub fn are_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// Whether it is not settled yet what a finger on the board is doing.
    #[must_use]
    pub fn rest(&self) -> bool {
        matches!(self.doing, Doing::Resting { .. })
    }

    /// Where the finger is that points.
    #[must_use]
    pub fn pointer(&self) -> Vec2 {
        self.pointer
    }

    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && !self.leaves && !self.rest()
    }

    fn until_long_press(&self, now: Duration) -> Option<Duration> {
        match self.doing {
            Doing::Resting { since, .. } => Some((since + LONG_PRESS).saturating_sub(now)),
            _ => None,
        }
    }

    /// Where a finger goes from where it went just before, only the end of it counts.
    fn wait(&mut self, touch: TouchInput) {
        match self.waiting.back_mut() {
            Some(last) if (last.id, last.phase, touch.phase) == (touch.id, TouchPhase::Moved, TouchPhase::Moved) => {
                *last = touch;
            }
            _ => self.waiting.push_back(touch),
        }
    }

    /// What belongs to one frame.
    fn act(&mut self, mut is_panel: impl FnMut(Vec2) -> bool, grip: bool, now: Duration) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.waiting.len() > MOST_WAITING {
            self.waiting.clear();
            self.down.clear();
            self.let_go(&mut acts);
        }
        if std::mem::take(&mut self.leaves) {
            self.point_at(AWAY, &mut acts);
        }
        while let Some(touch) = self.waiting.pop_front() {
            let flow = match touch.phase {
                TouchPhase::Started => self.start(touch, is_panel(touch.position), now, &mut acts),
                TouchPhase::Moved => self.go_on(touch, grip, &mut acts),
                TouchPhase::Ended => self.end(touch, grip, &mut acts),
                TouchPhase::Canceled => self.cancel(touch.id, &mut acts),
            };
            if flow == Flow::Again {
                self.waiting.push_front(touch);
            }
            if flow != Flow::On {
                return acts;
            }
        }
        if self.until_long_press(now) == Some(Duration::ZERO) {
            acts.push(Act::Pointer(PointerAction::Press(PointerButton::Secondary), self.pointer));
            self.doing = Doing::Holding;
        }
        acts
    }

    fn start(&mut self, touch: TouchInput, on_panel: bool, now: Duration, acts: &mut Vec<Act>) -> Flow {
        // A system that gives the same number again has lost the end of the first.
        self.cancel(touch.id, acts);
        if on_panel || self.down.len() >= 2 {
            return Flow::On;
        }
        self.down.push(Finger { id: touch.id, at: touch.position });
        if self.down.len() == 2 {
            self.let_go(acts);
            self.doing = Doing::Turning;
            return Flow::On;
        }
        self.doing = Doing::Resting { from: touch.position, since: now };
        self.point_at(touch.position, acts);
        Flow::Stop
    }

    fn go_on(&mut self, touch: TouchInput, grip: bool, acts: &mut Vec<Act>) -> Flow {
        let Some(place) = self.place(touch.id) else { return Flow::On };
        match self.doing {
            Doing::Resting { from, .. } if from.distance(touch.position) <= SLACK => {}
            Doing::Resting { .. } if grip => {
                acts.push(Act::Pointer(PointerAction::Press(PointerButton::Primary), self.pointer));
                self.doing = Doing::Dragging;
                return Flow::Again;
            }
            Doing::Resting { .. } => {
                self.doing = Doing::Turning;
                self.point_at(AWAY, acts);
                return self.go_on(touch, grip, acts);
            }
            Doing::Dragging | Doing::Holding => {
                self.down[place].at = touch.position;
                self.point_at(touch.position, acts);
            }
            Doing::Turning => {
                let before = self.down.clone();
                self.down[place].at = touch.position;
                acts.push(Act::View(gesture::between(&before, &self.down)));
            }
            Doing::Nothing => {}
        }
        Flow::On
    }

    fn end(&mut self, touch: TouchInput, grip: bool, acts: &mut Vec<Act>) -> Flow {
        let Some(place) = self.place(touch.id) else { return Flow::On };
        let at = self.down[place].at;
        if at != touch.position && self.go_on(touch, grip, acts) == Flow::Again {
            return Flow::Again;
        }
        let (button, leaves) = match self.doing {
            Doing::Resting { .. } => {
                acts.push(Act::Pointer(PointerAction::Press(PointerButton::Primary), self.pointer));
                (PointerButton::Primary, true)
            }
            // Where it is let go is known in the frame after it has come there.
            Doing::Dragging | Doing::Holding if acts.iter().any(Act::moves) => return Flow::Again,
            Doing::Dragging => (PointerButton::Primary, true),
            // What was looked at for long is still to be seen when no finger covers it.
            Doing::Holding => (PointerButton::Secondary, false),
            Doing::Turning | Doing::Nothing => {
                self.forget(place);
                return Flow::On;
            }
        };
        acts.push(Act::Pointer(PointerAction::Release(button), self.pointer));
        self.leaves = leaves;
        self.forget(place);
        Flow::Stop
    }

    fn cancel(&mut self, id: u64, acts: &mut Vec<Act>) -> Flow {
        if let Some(place) = self.place(id) {
            if self.doing != Doing::Turning {
                self.let_go(acts);
            }
            self.forget(place);
        }
        Flow::On
    }

    /// Whatever the first finger was doing is as if it had not begun.
    fn let_go(&mut self, acts: &mut Vec<Act>) {
        if matches!(self.doing, Doing::Dragging | Doing::Holding) {
            acts.push(Act::Pointer(PointerAction::Cancel, self.pointer));
        }
        self.doing = Doing::Nothing;
        self.point_at(AWAY, acts);
    }

    fn forget(&mut self, place: usize) {
        self.down.remove(place);
        if self.down.is_empty() || self.doing != Doing::Turning {
            self.doing = Doing::Nothing;
        }
    }

    fn place(&self, id: u64) -> Option<usize> {
        self.down.iter().position(|finger| finger.id == id)
    }

    fn point_at(&mut self, point: Vec2, acts: &mut Vec<Act>) {
        let delta = point - std::mem::replace(&mut self.pointer, point);
        if delta != Vec2::ZERO {
            acts.push(Act::Pointer(PointerAction::Move { delta }, point));
        }
    }
}

impl Act {
    fn moves(&self) -> bool {
        matches!(self, Act::Pointer(PointerAction::Move { .. }, _))
    }
}

#[cfg(test)]
mod tests;
