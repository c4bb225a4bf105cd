//! Flat outlines: regular ones, stars and crosses, and their division into triangles.

use std::f32::consts::TAU;

use bevy::math::Vec2;
use earcut::Earcut;

/// Twice the signed area, positive when the corners go round from x to y.
#[must_use]
pub fn area(outline: &[Vec2]) -> f32 {
    let next = outline.iter().cycle().skip(1);
    outline.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum()
}

/// A regular polygon; the first corner lies at `phase` turns from +x.
#[must_use]
pub fn regular(corners: usize, radius: f32, phase: f32) -> Vec<Vec2> {
    star(corners, radius, radius, phase).into_iter().step_by(2).collect()
}

/// A star whose corners lie on two circles in turn.
#[must_use]
pub fn star(rays: usize, outer: f32, inner: f32, phase: f32) -> Vec<Vec2> {
    (0..rays * 2)
        .map(|i| {
            let angle = (i as f32 / (rays * 2) as f32 + phase) * TAU;
            Vec2::from_angle(angle) * if i % 2 == 0 { outer } else { inner }
        })
        .collect()
}

/// A cross along the axes whose arms are `root` wide on each side at the middle and `tip` at the ends.
#[must_use]
pub fn cross(arm: f32, root: f32, tip: f32) -> Vec<Vec2> {
    let quarter = [Vec2::new(root, root), Vec2::new(tip, arm), Vec2::new(-tip, arm)];
    (0..4).flat_map(|turn| quarter.map(|p| Vec2::from_angle(turn as f32 * TAU / 4.0).rotate(p))).collect()
}

/// A rectangle about the origin.
#[must_use]
pub fn rectangle(half: Vec2) -> Vec<Vec2> {
    vec![Vec2::new(-half.x, -half.y), Vec2::new(half.x, -half.y), half, Vec2::new(-half.x, half.y)]
}

/// Every corner moved by `by`.
#[must_use]
pub fn shifted(outline: &[Vec2], by: Vec2) -> Vec<Vec2> {
    outline.iter().map(|&p| p + by).collect()
}

/// Every corner turned about the origin, in radians from the first axis toward the second.
#[must_use]
pub fn turned(outline: &[Vec2], by: f32) -> Vec<Vec2> {
    outline.iter().map(|&p| Vec2::from_angle(by).rotate(p)).collect()
}

/// Whether a point lies within an outline.
#[must_use]
pub fn contains(outline: &[Vec2], point: Vec2) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crossings = outline.iter().zip(next).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    });
    crossings.count() % 2 == 1
}

/// Divides a simple outline into triangles. They wind like a clockwise outline in (x, y), which is counter-clockwise for
/// outlines in (x, z) seen from above.
#[must_use]
pub fn triangulate(outline: &[Vec2]) -> Vec<[usize; 3]> {
    let mut corners: Vec<usize> = Vec::new();
    Earcut::new().earcut(outline.iter().map(Vec2::to_array), &[], &mut corners);
    let clockwise = |triangle: &[usize]| {
        let [a, b, c] = [triangle[0], triangle[1], triangle[2]];
        let turns_left = (outline[b] - outline[a]).perp_dot(outline[c] - outline[a]) > 0.0;
        if turns_left { [a, c, b] } else { [a, b, c] }
    };
    corners.chunks_exact(3).map(clockwise).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_cover_the_outline() {
        for outline in
            [regular(7, 1.0, 0.0), star(8, 1.0, 0.4, 0.1), cross(1.0, 0.2, 0.4), rectangle(Vec2::new(1.0, 2.0))]
        {
            let triangles = triangulate(&outline);
            assert_eq!(triangles.len(), outline.len() - 2);
            let covered: f32 = triangles.iter().map(|t| area(&t.map(|i| outline[i]))).sum();
            assert!((covered + area(&outline).abs()).abs() < 1e-4, "{covered} against {}", area(&outline));
        }
    }
}
