//! How pieces leave, arrive and change: the animations that games choose from.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use ludarium_rules::{Piece, Side};
use strum::EnumIter;

use super::VisualEvent;

/// How the pieces of one game are animated.
#[derive(Clone, Copy, Debug)]
pub struct AnimationStyle {
    /// How pieces leave the board.
    pub leaving: Leaving,
    /// How they come onto it.
    pub arrival: Arrival,
    /// How a piece becomes another kind.
    pub change: Change,
    /// How a piece changes sides.
    pub convert: Change,
    /// Pieces are rooted in the ground: an attacker stretches where others lean.
    pub rooted: bool,
    /// Pieces that travel together follow the first of them one after the other, and close ranks behind it; else they are
    /// one block.
    pub closes_ranks: bool,
    /// The particles of an event.
    pub particles: fn(&VisualEvent) -> Option<ParticleKind>,
}

impl AnimationStyle {
    /// Pieces topple, pop up, turn as they rise and flip over; nothing flies about.
    pub const PLAIN: AnimationStyle = AnimationStyle {
        leaving: Leaving::Topple,
        arrival: Arrival::Pop,
        change: Change::Rise,
        convert: Change::Flip,
        rooted: false,
        closes_ranks: false,
        particles: |_| None,
    };
}

impl Default for AnimationStyle {
    fn default() -> Self {
        AnimationStyle::PLAIN
    }
}

/// A kind of particles.
#[derive(EnumIter, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParticleKind {
    /// Bright and quick, from metal or a blow.
    Sparks,
    /// Grey and slow, from stone.
    Dust,
    /// Leaves that sway down.
    Leaves,
    /// Dry leaves and twigs.
    DryLeaves,
    /// A ring of light that widens.
    Flash,
}

/// How a piece leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaving {
    /// It topples away from its owner and sinks into the board.
    Topple,
    /// It is struck away flat over the board and lost.
    Strike,
    /// It is flipped up and over.
    Flip,
    /// It dries, leans and crumbles.
    Wither,
}

/// How a piece comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// It swells up on the spot.
    Pop,
    /// It rises through the board, upright.
    Rise,
    /// It shoots up: first thin, then broad.
    Sprout,
}

/// How a piece becomes another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It sinks and rises as the other.
    Rise,
    /// The last part of its new looks is set on from above.
    Crown,
    /// It turns over in the air.
    Flip,
    /// It shrinks and shoots up as the other.
    Sprout,
}

/// A curve from 0 to 1.
pub fn ease(function: EaseFunction, progress: f32) -> f32 {
    EasingCurve::new(0.0, 1.0, function).sample_clamped(progress)
}

/// A path through the air: at even speed over the ground, `lift` high in the middle.
pub fn travel(start: &Transform, goal: &Transform, lift: f32, progress: f32) -> Transform {
    let along = ease(EaseFunction::CubicInOut, progress);
    let height = lift * 4.0 * along * (1.0 - along);
    Transform {
        translation: start.translation.lerp(goal.translation, along) + Vec3::Y * height,
        rotation: start.rotation.slerp(goal.rotation, along),
        scale: goal.scale,
    }
}

/// A path over everything that stands between: up, across `lift` above the higher end, down.
pub fn carry_over(start: &Transform, goal: &Transform, lift: f32, progress: f32) -> Transform {
    over(start, goal, (lift, 0.12), progress)
}

/// The same for what something stands close beside: nearly all the way up before it goes across.
pub fn carry_away(start: &Transform, goal: &Transform, lift: f32, progress: f32) -> Transform {
    over(start, goal, (lift, 0.25), progress)
}

/// Up, across from a part of the time on, down.
fn over(start: &Transform, goal: &Transform, (lift, across): (f32, f32), progress: f32) -> Transform {
    let part = |from: f32, to: f32| ease(EaseFunction::SmoothStep, (progress - from) / (to - from));
    let (up, along, down) = (part(0.0, 0.32), part(across, 0.88), part(0.68, 1.0));
    let top = start.translation.y.max(goal.translation.y) + lift;
    let ground = start.translation.lerp(goal.translation, along);
    let height = start.translation.y.lerp(top, up).lerp(goal.translation.y, down);
    Transform {
        translation: ground.with_y(height),
        rotation: start.rotation.slerp(goal.rotation, along),
        scale: start.scale.lerp(goal.scale, along),
    }
}

/// A path over the edge of the board, then down.
pub fn go_over(start: &Transform, way: Vec3, progress: f32) -> Transform {
    let along = ease(EaseFunction::QuadraticIn, progress);
    let outward = way.normalize_or(Vec3::X);
    let drop = (progress - 0.45).max(0.0) * 2.2;
    let tumble = Quat::from_axis_angle(Vec3::Y.cross(outward).normalize_or(Vec3::Z), drop * 1.4);
    Transform {
        translation: start.translation + way * along + outward * drop * 0.3 - Vec3::Y * drop * drop,
        rotation: tumble * start.rotation,
        scale: start.scale * (1.0 - 0.4 * along),
    }
}

impl Leaving {
    /// Where a leaving piece is.
    pub fn pose(self, start: &Transform, piece: Piece, progress: f32) -> Transform {
        let gone = ease(EaseFunction::QuadraticIn, progress);
        let away = if piece.side == Some(Side::White) { 1.0 } else { -1.0 };
        match self {
            Leaving::Topple => Transform {
                translation: start.translation + Vec3::new(0.0, -0.25 * gone, away * 0.35 * gone),
                rotation: Quat::from_rotation_x(away * FRAC_PI_2 * 0.9 * gone) * start.rotation,
                scale: start.scale * (1.0 - 0.6 * gone * gone),
            },
            Leaving::Strike => {
                // Each stone flies its own way, by where it stood.
                let turn = (start.translation.x * 7.3 + start.translation.z * 3.1).sin() * 1.1;
                let outward = Quat::from_rotation_y(turn) * Vec3::new(0.0, 0.0, away);
                let height = 0.5 * (progress * PI).sin() - 0.5 * gone;
                Transform {
                    translation: start.translation + outward * gone * 1.3 + Vec3::Y * height,
                    rotation: Quat::from_axis_angle(Vec3::X, away * gone * 4.0) * start.rotation,
                    scale: start.scale * (1.0 - 0.85 * gone),
                }
            }
            Leaving::Flip => Transform {
                translation: start.translation + Vec3::new(0.0, 1.1 * (progress * PI * 0.6).sin(), away * 0.9 * gone),
                rotation: Quat::from_rotation_x(away * PI * 1.5 * progress) * start.rotation,
                scale: start.scale * (1.0 - 0.97 * gone),
            },
            Leaving::Wither => Transform {
                translation: start.translation - Vec3::Y * 0.12 * gone,
                rotation: Quat::from_rotation_z(away * 0.55 * gone) * start.rotation,
                scale: start.scale * Vec3::new(1.0 - 0.7 * gone, 1.0 - 0.95 * gone, 1.0 - 0.7 * gone),
            },
        }
    }
}

impl Arrival {
    /// Where an arriving piece is.
    pub fn pose(self, goal: &Transform, progress: f32) -> Transform {
        match self {
            Arrival::Pop => goal.with_scale(goal.scale * ease(EaseFunction::BackOut, progress).max(0.01)),
            Arrival::Rise => {
                let rise = ease(EaseFunction::CubicOut, progress);
                let scale = goal.scale * Vec3::new(1.0, rise.max(0.02), 1.0);
                goal.with_scale(scale).with_translation(goal.translation - Vec3::Y * 0.25 * (1.0 - rise))
            }
            Arrival::Sprout => {
                let (tall, broad) = (ease(EaseFunction::BackOut, progress), ease(EaseFunction::CubicIn, progress));
                goal.with_scale(goal.scale * Vec3::new(0.15 + 0.85 * broad, tall.max(0.02), 0.15 + 0.85 * broad))
            }
        }
    }
}

impl Change {
    /// Where a changing piece is. The new looks are worn from the middle on.
    pub fn pose(self, goal: &Transform, progress: f32) -> Transform {
        let half = if progress < 0.5 { 1.0 - ease(EaseFunction::CubicIn, progress * 2.0) } else { 0.0 };
        let back = if progress < 0.5 { 0.0 } else { ease(EaseFunction::BackOut, progress * 2.0 - 1.0) };
        match self {
            Change::Rise => Transform {
                rotation: Quat::from_rotation_y((1.0 - progress) * PI) * goal.rotation,
                scale: goal.scale * Vec3::new(1.0, (half + back).max(0.04), 1.0),
                ..*goal
            },
            Change::Crown => *goal,
            Change::Flip => Transform {
                translation: goal.translation + Vec3::Y * 0.7 * (progress * PI).sin(),
                // It comes down as it lay, so that flat pieces end face up.
                rotation: Quat::from_axis_angle(Vec3::new(1.0, 0.0, 1.0).normalize(), (progress - 1.0) * PI * 2.0)
                    * goal.rotation,
                scale: goal.scale,
            },
            Change::Sprout => {
                let broad = (half + back).max(0.04);
                goal.with_scale(goal.scale * Vec3::new(broad.sqrt(), broad, broad.sqrt()))
            }
        }
    }
}
