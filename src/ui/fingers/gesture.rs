//! How fingers turn what is seen.

use bevy::prelude::*;

use super::Finger;

/// Fingers on the board turn what is seen, as far as they have moved since the last time.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct ViewGesture {
    /// How many: one or two.
    pub fingers: usize,
    /// Their middle, in logical pixels of the upright picture.
    pub at: Vec2,
    /// How far that has moved.
    pub moved: Vec2,
    /// How far two were turned round it, in radians with the clock.
    pub twist: f32,
    /// How many times as far they are from each other.
    pub spread: f32,
}

/// Two that are nearer to each other than this, in logical pixels, neither turn nor spread: what they do is chance.
const LEAST_DISTANCE: f32 = 24.0;

/// What one finger, or two, have done.
pub(super) fn between(before: &[Finger], after: &[Finger]) -> ViewGesture {
    let middle =
        |fingers: &[Finger]| fingers.iter().map(|finger| finger.at).sum::<Vec2>() / fingers.len().max(1) as f32;
    let across = |fingers: &[Finger]| match fingers {
        [one, other] => other.at - one.at,
        _ => Vec2::ZERO,
    };
    let (from, to) = (across(before), across(after));
    let is_wide = from.length().min(to.length()) >= LEAST_DISTANCE;
    let at = middle(after);
    ViewGesture {
        fingers: after.len(),
        at,
        moved: at - middle(before),
        twist: if is_wide { from.angle_to(to) } else { 0.0 },
        spread: if is_wide { to.length() / from.length() } else { 1.0 },
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    fn fingers(points: [[f32; 2]; 2]) -> [Finger; 2] {
        [0, 1].map(|id: usize| Finger { id: id as u64, at: points[id].into() })
    }

    #[test]
    fn two_fingers_move_turn_and_spread() {
        let gesture = between(&fingers([[0.0, 0.0], [100.0, 0.0]]), &fingers([[10.0, 20.0], [10.0, 220.0]]));
        assert_eq!((gesture.fingers, gesture.at, gesture.moved), (2, vec2(10.0, 120.0), vec2(-40.0, 120.0)));
        assert!((gesture.twist - FRAC_PI_2).abs() < 1e-5, "from the right to below is with the clock");
        assert!((gesture.spread - 2.0).abs() < 1e-5);
    }

    #[test]
    fn fingers_on_one_spot_only_move() {
        let gesture = between(&fingers([[0.0, 0.0], [0.0, 0.0]]), &fingers([[0.0, 0.0], [8.0, 8.0]]));
        assert_eq!((gesture.twist, gesture.spread, gesture.moved), (0.0, 1.0, vec2(4.0, 4.0)));
    }
}
