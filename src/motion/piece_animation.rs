//! What a piece does while a timeline plays.

use std::f32::consts::PI;

use bevy::prelude::*;
use ludarium_rules::Piece;

use super::TimedEvent;
use super::way::Way;
use crate::pieces::PieceView;
use crate::stage::{Change, Presentation, ease, go_over};

/// How far a piece leans at most, in radians.
const LEAN: f32 = 0.32;

/// What a piece does in the timeline that plays, one act after the other. Gone when the timeline is over.
#[derive(Component, Default, Debug)]
pub struct PieceAnimation {
    pub(super) acts: Vec<Act>,
}

/// A piece's part in one event.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Act {
    pub action: Action,
    /// When it begins and ends, in the time of the timeline.
    pub begin: f32,
    pub end: f32,
    /// Where the piece was when it began; `None` before that.
    pub start: Option<Transform>,
    /// Where it stands afterwards.
    pub goal: Transform,
    /// It waits on its way.
    pub pause: Option<Pause>,
}

/// A mover waits at what it strikes until that is out of its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pause {
    /// From when to when, in the time of the timeline.
    pub from: f32,
    pub to: f32,
    /// How far it has come then, from 0 to 1.
    pub at: f32,
}

/// What a piece does in an event.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Action {
    /// It travels to where it will stand.
    Go(Way),
    /// It is pushed to where it does not stay, beyond the edge of the board.
    GoOut(Way),
    /// It travels over the edge of the board and falls; the way that it goes.
    GoOver(Vec3),
    /// It leaves the board.
    Leave,
    /// It comes onto the board.
    Arrive,
    /// It becomes something else.
    Become(Piece, Change),
    /// It leans toward something and back.
    Lean(Leaning),
    /// It rises and sinks again.
    Appear,
    /// It goes back to how it stands.
    Stand,
}

/// How a piece leans.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Leaning {
    /// Where to.
    toward: Vec3,
    /// How far it slides, and how far it tips, in radians.
    slide: f32,
    tip: f32,
    /// How much taller it becomes.
    stretch: f32,
}

impl Leaning {
    /// The stack of this height on a cell leans toward another cell: as far as there is room between both.
    pub fn new((cell, toward): (Vec3, Vec3), height: f32, unit: f32) -> Leaning {
        let room = (0.9 * (cell.distance(toward) - 0.82 * unit)).clamp(0.04, 0.26);
        let tip = (0.6 * room / height.max(1e-3)).min(LEAN);
        Leaning { toward, slide: (room - tip * height).max(0.0), tip, stretch: 0.0 }
    }

    /// What is rooted stretches, so that its ground stays where it is.
    pub fn rooted(toward: Vec3) -> Leaning {
        Leaning { toward, slide: 0.0, tip: 0.05, stretch: 0.3 }
    }
}

impl Act {
    /// An act that takes a part (from 0 to 1) of an event's time.
    pub fn new(action: Action, goal: Transform, event: &TimedEvent, part: (f32, f32)) -> Act {
        let at = |part: f32| event.start + part * event.lasts;
        Act { action, begin: at(part.0), end: at(part.1.max(part.0 + 0.01)), start: None, goal, pause: None }
    }

    /// The progress of the act, from 0 to 1, if it is under way in this frame.
    pub fn progress(&self, previous: f32, clock: f32) -> Option<f32> {
        let runs = clock >= self.begin && previous < self.end;
        let passed = |from: f32, to: f32| ((clock - from) / (to - from).max(1e-6)).clamp(0.0, 1.0);
        runs.then(|| match self.pause {
            None => passed(self.begin, self.end),
            Some(Pause { from, to, at }) if clock < to => at * passed(self.begin, from),
            Some(Pause { to, at, .. }) => at + (1.0 - at) * passed(to, self.end),
        })
    }

    /// Where the piece is when it has come so far.
    pub fn pose(&self, start: &Transform, view: &PieceView, presentation: &Presentation, progress: f32) -> Transform {
        let style = &presentation.ui.animation;
        match self.action {
            Action::Go(way) | Action::GoOut(way) => way.pose(start, &self.goal, progress),
            Action::GoOver(way) => go_over(start, way, progress),
            Action::Leave => style.leaving.pose(start, view.piece, progress),
            Action::Arrive => style.arrival.pose(&self.goal, progress),
            Action::Become(_, change) => change.pose(&self.goal, progress),
            Action::Stand => settle(start, &self.goal, progress),
            Action::Lean(leaning) => lean(&self.goal, leaning, progress),
            Action::Appear => {
                let there = (progress * 3.0).min(1.0).min((1.0 - progress) * 4.0).max(0.01);
                style.arrival.pose(&self.goal, there)
            }
        }
    }

    /// Below this the piece does not come on a flat board: the lower of its places at the beginning and the end.
    pub fn floor(&self, start: &Transform) -> f32 {
        let (start, goal) = (start.translation.y, self.goal.translation.y);
        match self.action {
            Action::Go(_) | Action::GoOut(_) => start.min(goal),
            Action::Leave | Action::GoOver(_) => start,
            Action::Arrive | Action::Become(..) | Action::Lean(_) | Action::Appear | Action::Stand => goal,
        }
    }

    /// The same without motion: the piece is where the act leaves it from the first moment on, if it is seen at all.
    pub fn cut(&self, progress: f32) -> Option<Transform> {
        match self.action {
            Action::Leave | Action::GoOut(_) | Action::GoOver(_) => None,
            Action::Appear => (progress < 1.0).then_some(self.goal),
            Action::Go(_) | Action::Arrive | Action::Become(..) | Action::Lean(_) | Action::Stand => Some(self.goal),
        }
    }
}

/// A piece goes straight from one pose to another.
fn settle(start: &Transform, goal: &Transform, progress: f32) -> Transform {
    let part = ease(EaseFunction::CubicOut, progress);
    Transform {
        translation: start.translation.lerp(goal.translation, part),
        rotation: start.rotation.slerp(goal.rotation, part),
        scale: start.scale.lerp(goal.scale, part),
    }
}

/// A piece tips toward something and comes back.
fn lean(rest: &Transform, by: Leaning, progress: f32) -> Transform {
    let away = (by.toward - rest.translation).with_y(0.0).normalize_or(Vec3::X);
    let reach = (progress * PI).sin().max(0.0);
    let axis = Vec3::Y.cross(away).normalize_or(Vec3::X);
    // A stack tips as a whole about its foot.
    let tip = Quat::from_axis_angle(axis, by.tip * reach);
    let foot = rest.translation.with_y(0.0);
    Transform {
        translation: foot + tip * (rest.translation - foot) + away * by.slide * reach,
        rotation: tip * rest.rotation,
        scale: rest.scale * (Vec3::ONE + Vec3::Y * by.stretch * reach),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_leans_no_further_than_there_is_room() {
        let rest = Transform::default();
        for (apart, height) in [(0.9, 0.15), (0.9, 1.2), (1.6, 1.2)] {
            let by = Leaning::new((Vec3::ZERO, Vec3::X * apart), height, 0.9);
            let top = lean(&rest.with_translation(Vec3::Y * height), by, 0.5).translation;
            assert!(top.x > 0.05 && top.x < apart - 0.82 * 0.9, "{top} of {height}, {apart} away");
            assert!(lean(&rest, by, 1.0).translation.length() < 1e-5);
        }
    }

    #[test]
    fn what_is_rooted_stays_in_its_place() {
        let pose = lean(&Transform::default(), Leaning::rooted(Vec3::X), 0.5);
        assert!(pose.translation.length() < 1e-6 && pose.scale.y > 1.2 && (pose.rotation * Vec3::Y).y > 0.99);
    }
}
