//! Where the eye must be so that the whole board is in the free part of the window.

use bevy::prelude::*;

use crate::stage::{Layout, RIM};

/// A direction of view.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    /// Radians to the right of White's seat.
    pub yaw: f32,
    /// Radians above the board.
    pub pitch: f32,
    /// The vertical field of view of the full picture, in radians.
    pub field: f32,
}

/// The camera that shows the board in a part of the window.
#[derive(Clone, Copy, Debug)]
pub struct Framed {
    /// Where the eye is and where it looks.
    pub transform: Transform,
    /// How far away the point is that it looks at.
    pub distance: f32,
    /// The size of a picture of which the window is a part and whose middle is the middle of the free part, in pixels.
    pub full_size: Vec2,
    /// Where the window lies in that picture, in pixels.
    pub offset: Vec2,
}

/// Frames the board: as large as it can be with everything of it inside `free` (pixels of the window).
#[must_use]
pub fn frame(layout: &Layout, shot: Shot, free: Rect, window: Vec2) -> Framed {
    let middle = free.center();
    // The picture is widened until the middle of the free part is its middle.
    let full_size = (2.0 * middle.max(window - middle)).ceil();
    let offset = full_size / 2.0 - middle;
    let slope = Vec2::new(full_size.x / full_size.y, 1.0) * (shot.field / 2.0).tan();
    let room = slope * free.size() / full_size;

    let back = Quat::from_rotation_y(shot.yaw) * Quat::from_rotation_x(-shot.pitch);
    let (right, up, toward_eye) = (back * Vec3::X, back * Vec3::Y, back * Vec3::Z);
    let corners = corners(layout);
    let mut target = Vec3::ZERO;
    let mut distance = 0.0;
    // Perspective makes the near edge larger, so the middle of the picture is not the middle of the board.
    for _ in 0..12 {
        let seen = corners.map(|corner| {
            let away = corner - target;
            Vec3::new(away.dot(right), away.dot(up), -away.dot(toward_eye))
        });
        distance =
            seen.iter().map(|point| (point.x.abs() / room.x).max(point.y.abs() / room.y) - point.z).fold(0.1, f32::max);
        let aside = off_centre(seen.map(|point| point.x / (distance + point.z)));
        let above = off_centre(seen.map(|point| point.y / (distance + point.z)));
        target += (right * aside + up * above) * distance * 0.8;
    }
    let transform = Transform { translation: target + toward_eye * distance, rotation: back, scale: Vec3::ONE };
    Framed { transform, distance, full_size, offset }
}

/// How far the middle of what is seen lies from the middle of the picture.
fn off_centre(seen: [f32; 8]) -> f32 {
    let (low, high) = seen.iter().fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(*at), high.max(*at)));
    (low + high) / 2.0
}

/// The corners of the block that must be seen: rim on the ground, the tallest piece on the outermost cells.
fn corners(layout: &Layout) -> [Vec3; 8] {
    let (ground, cells) = (layout.half, layout.half - Vec2::splat(RIM));
    let mut points = [Vec3::ZERO; 8];
    for (index, point) in points.iter_mut().enumerate() {
        let sign = Vec2::new([-1.0, 1.0][index & 1], [-1.0, 1.0][index >> 1 & 1]);
        let (half, y) = if index < 4 { (ground, 0.0) } else { (cells, layout.height) };
        *point = Vec3::new(sign.x * half.x, y, sign.y * half.y);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Projects a point to pixels of the window, as the camera would.
    fn project(framed: &Framed, shot: Shot, point: Vec3) -> Vec2 {
        let local = framed.transform.rotation.inverse() * (point - framed.transform.translation);
        let slope = Vec2::new(framed.full_size.x / framed.full_size.y, 1.0) * (shot.field / 2.0).tan();
        let ndc = Vec2::new(local.x, -local.y) / -local.z / slope;
        (ndc + Vec2::ONE) / 2.0 * framed.full_size - framed.offset
    }

    #[test]
    fn the_whole_board_is_inside_the_free_area_of_every_window() {
        let layout = Layout::squares(8, 8);
        let windows = [(640.0, 360.0, 170.0, 0.0), (3840.0, 2160.0, 330.0, 0.0), (600.0, 1000.0, 0.0, 180.0)];
        for (width, height, side, strip) in windows {
            let window = Vec2::new(width, height);
            let free = Rect::new(0.0, strip, width - side, height - strip);
            for (yaw, pitch) in [(0.0, 0.92), (0.4, 0.5), (3.1, 0.92), (1.5, 1.57), (2.2, 1.2)] {
                let shot = Shot { yaw, pitch, field: 0.5 };
                let framed = frame(&layout, shot, free, window);
                let seen = corners(&layout).map(|corner| project(&framed, shot, corner));
                for point in seen {
                    assert!(free.inflate(0.01 * height).contains(point), "{point} outside {free:?} at {yaw} {pitch}");
                }
                let extent = seen.iter().fold(Rect::EMPTY, |all, point| all.union_point(*point));
                let filled = (extent.width() / free.width()).max(extent.height() / free.height());
                assert!(filled > 0.93, "the board fills only {filled} of the window at {yaw} {pitch}");
            }
        }
    }
}
