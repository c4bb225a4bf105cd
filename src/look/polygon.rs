//! Flat outlines: regular ones, stars and crosses, and their division into triangles.

use bevy::math::Vec2;
use std::f32::consts::TAU;

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

/// Divides a simple outline into triangles by cutting ears. The triangles wind like a clockwise outline in (x, y), which
/// is counter-clockwise for outlines in (x, z) seen from above.
#[must_use]
pub fn triangulate(outline: &[Vec2]) -> Vec<[usize; 3]> {
    let mut rest: Vec<usize> = (0..outline.len()).collect();
    if area(outline) > 0.0 {
        rest.reverse();
    }
    let mut triangles = Vec::new();
    while rest.len() > 3 {
        let count = rest.len();
        let ear = (0..count).find(|&i| is_ear(outline, &rest, i)).unwrap_or(0);
        triangles.push([rest[(ear + count - 1) % count], rest[ear], rest[(ear + 1) % count]]);
        rest.remove(ear);
    }
    if let [a, b, c] = rest[..] {
        triangles.push([a, b, c]);
    }
    triangles
}

/// Whether the corner can be cut off: it is convex and no other corner lies in its triangle.
fn is_ear(outline: &[Vec2], rest: &[usize], at: usize) -> bool {
    let count = rest.len();
    let [before, own, after] = [at + count - 1, at, at + 1].map(|i| rest[i % count]);
    let [a, b, c] = [before, own, after].map(|i| outline[i]);
    if (b - a).perp_dot(c - b) >= 0.0 {
        return false;
    }
    let inside =
        |p: Vec2| (b - a).perp_dot(p - a) <= 0.0 && (c - b).perp_dot(p - b) <= 0.0 && (a - c).perp_dot(p - c) <= 0.0;
    !rest.iter().any(|&i| i != before && i != own && i != after && inside(outline[i]))
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
