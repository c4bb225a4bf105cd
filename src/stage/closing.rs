//! The closing scene: what the pieces do when a match ends, and how they stand as long as its end is shown.

use std::f32::consts::PI;

use bevy::prelude::*;
use ludarium_rules::{Cell, Piece, Side};

use super::{ParticleKind, ease};

/// The end of a match that somebody has won, while it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who has won.
    pub winner: Side,
}

/// A piece in the closing scene.
#[derive(Clone, Copy, Debug)]
pub struct ClosingPiece {
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub cell: Cell,
    /// How it stands there during the match.
    pub rest: Transform,
    /// Where it is on the board, from -1 to 1 along both axes: x to White's right, y toward White.
    pub across: Vec2,
    /// Who has won.
    pub winner: Side,
}

/// The closing scene of a game.
#[derive(Clone, Copy)]
pub struct Closing {
    /// How a piece stands when the scene has come so far, from 0 to 1. Once it is over the piece stays as it is at 1.
    pub pose: fn(&ClosingPiece, f32) -> Transform,
    /// What flies up from a piece, and in which part of the scene, 0 to 1.
    pub particles: fn(&ClosingPiece) -> Option<(f32, ParticleKind)>,
}

impl Closing {
    /// The winner's pieces hop, one after the other, and stand as before.
    pub const PLAIN: Closing = Closing {
        pose: |one, progress| if one.has_won() { one.hop(0.28, part(progress, one.turn(0.5), 0.5)) } else { one.rest },
        particles: |_| None,
    };
}

impl ClosingPiece {
    /// Whether it is one of the winner's.
    #[must_use]
    pub fn has_won(&self) -> bool {
        self.piece.side == Some(self.winner)
    }

    /// Whether it is one of the loser's.
    #[must_use]
    pub fn has_lost(&self) -> bool {
        self.piece.side == Some(self.winner.other())
    }

    /// A number from 0 to 1 that is the same whenever the scene is seen; `salt` tells several apart.
    #[must_use]
    pub fn chance(&self, salt: u16) -> f32 {
        let number = f32::from(self.cell.0) * 12.9898 + f32::from(salt) * 78.233;
        (number.sin() * 43_758.547).rem_euclid(1.0)
    }

    /// When its turn comes in a wave that crosses the board from left to right by `last`.
    #[must_use]
    pub fn turn(&self, last: f32) -> f32 {
        last * (0.5 + 0.5 * self.across.x).clamp(0.0, 1.0)
    }

    /// It jumps up, so high in the middle.
    #[must_use]
    pub fn hop(&self, height: f32, progress: f32) -> Transform {
        let up = height * (progress * PI).sin().max(0.0);
        self.rest.with_translation(self.rest.translation + Vec3::Y * up)
    }

    /// It falls over toward a direction in the board's plane, about the edge of a foot so wide (half of it), slides back as
    /// it falls and comes to lie on its own cell; `height` is how tall it is.
    #[must_use]
    pub fn topple(&self, toward: Vec3, foot: f32, height: f32, progress: f32) -> Transform {
        const LYING: f32 = 1.68;
        let fallen = ease(EaseFunction::BounceOut, progress);
        let tip = Quat::from_axis_angle(Vec3::Y.cross(toward), LYING * fallen);
        let edge = self.rest.translation + toward * foot;
        let back = toward * (foot + 0.5 * height) * ease(EaseFunction::CubicOut, progress);
        Transform {
            translation: edge + tip * (self.rest.translation - edge) - back,
            rotation: tip * self.rest.rotation,
            scale: self.rest.scale,
        }
    }
}

/// The progress of a part that begins at `from` and lasts `lasts`, both parts of the whole.
#[must_use]
pub fn part(progress: f32, from: f32, lasts: f32) -> f32 {
    ((progress - from) / lasts).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Kind;

    use super::*;

    fn one(side: Side) -> ClosingPiece {
        let piece = Piece { side: Some(side), kind: Kind(0) };
        let rest = Transform::from_xyz(2.0, 0.0, -1.0);
        ClosingPiece { piece, cell: Cell(7), rest, across: Vec2::new(0.5, -0.25), winner: Side::White }
    }

    #[test]
    fn a_piece_that_has_fallen_lies_on_its_own_cell() {
        let fallen = one(Side::Black).topple(Vec3::X, 0.33, 1.15, 1.0);
        let [foot, crown] = [0.0, 1.15].map(|y| fallen.transform_point(Vec3::Y * y));
        assert!((foot.x - 2.0).abs() < 0.7 && (crown.x - 2.0).abs() < 0.7, "{foot} {crown}");
        assert!(foot.y > 0.2 && crown.y > 0.1 && crown.y < 0.5, "{foot} {crown}");
    }

    #[test]
    fn the_usual_scene_ends_as_it_began() {
        for side in Side::ALL {
            let one = one(side);
            for progress in [0.0, 1.0] {
                let pose = (Closing::PLAIN.pose)(&one, progress);
                assert!(pose.translation.distance(one.rest.translation) < 1e-4, "{side} at {progress}");
            }
            let moved = (Closing::PLAIN.pose)(&one, 0.6).translation.distance(one.rest.translation) > 0.05;
            assert_eq!(moved, side == Side::White, "only the winner hops");
        }
    }
}
