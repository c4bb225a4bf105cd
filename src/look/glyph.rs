//! Letters and digits drawn with strokes, for the coordinates on the rims of boards.

use super::mesh_builder::MeshBuilder;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Half the width of a stroke, in units of a capital's height.
const HALF: f32 = 0.075;

/// The strokes of a glyph in a box that is 1 high and about 0.6 wide, its foot's middle at the origin, y up.
fn strokes(glyph: char) -> Vec<Vec<Vec2>> {
    let bowl = |from: f32, to: f32| arc(Vec2::new(0.0, 0.3), Vec2::new(0.26, 0.3), from, to);
    let line = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| Vec2::new(x, y)).collect::<Vec<_>>();
    match glyph {
        'a' => vec![bowl(0.0, 1.0), line(&[(0.26, 0.6), (0.26, 0.0)])],
        'b' => vec![bowl(0.0, 1.0), line(&[(-0.26, 1.0), (-0.26, 0.0)])],
        'c' => vec![bowl(0.12, 0.88)],
        'd' => vec![bowl(0.0, 1.0), line(&[(0.26, 1.0), (0.26, 0.0)])],
        'e' => vec![[line(&[(-0.24, 0.32), (0.26, 0.32)]), bowl(0.0, 0.90)].concat()],
        'f' => vec![
            [line(&[(-0.04, 0.0), (-0.04, 0.78)]), arc(Vec2::new(0.16, 0.78), Vec2::new(0.20, 0.20), 0.5, 0.22)]
                .concat(),
            line(&[(-0.22, 0.56), (0.2, 0.56)]),
        ],
        'g' => vec![
            bowl(0.0, 1.0),
            [line(&[(0.26, 0.6), (0.26, -0.06)]), arc(Vec2::new(0.0, -0.06), Vec2::new(0.26, 0.22), 1.0, 0.58)]
                .concat(),
        ],
        'h' => vec![
            line(&[(-0.24, 1.0), (-0.24, 0.0)]),
            [arc(Vec2::new(0.0, 0.36), Vec2::new(0.24, 0.24), 0.5, 0.0), line(&[(0.24, 0.0)])].concat(),
        ],
        'i' => vec![line(&[(0.0, 0.6), (0.0, 0.0)]), line(&[(0.0, 0.88), (0.0, 0.9)])],
        'j' => vec![
            [line(&[(0.08, 0.6), (0.08, -0.06)]), arc(Vec2::new(-0.1, -0.06), Vec2::new(0.18, 0.2), 1.0, 0.62)]
                .concat(),
            line(&[(0.08, 0.88), (0.08, 0.9)]),
        ],
        'k' => vec![
            line(&[(-0.2, 1.0), (-0.2, 0.0)]),
            line(&[(0.2, 0.6), (-0.2, 0.24)]),
            line(&[(-0.06, 0.36), (0.24, 0.0)]),
        ],
        'l' => vec![line(&[(0.0, 1.0), (0.0, 0.0)])],
        'm' => vec![
            line(&[(-0.32, 0.6), (-0.32, 0.0)]),
            [arc(Vec2::new(-0.16, 0.42), Vec2::new(0.16, 0.18), 0.5, 0.0), line(&[(0.0, 0.0)])].concat(),
            [arc(Vec2::new(0.16, 0.42), Vec2::new(0.16, 0.18), 0.5, 0.0), line(&[(0.32, 0.0)])].concat(),
        ],
        'n' => vec![
            line(&[(-0.24, 0.6), (-0.24, 0.0)]),
            [arc(Vec2::new(0.0, 0.36), Vec2::new(0.24, 0.24), 0.5, 0.0), line(&[(0.24, 0.0)])].concat(),
        ],
        'o' => vec![bowl(0.0, 1.0)],
        'p' => vec![bowl(0.0, 1.0), line(&[(-0.26, 0.6), (-0.26, -0.28)])],
        'q' => vec![bowl(0.0, 1.0), line(&[(0.26, 0.6), (0.26, -0.28)])],
        'r' => vec![line(&[(-0.12, 0.6), (-0.12, 0.0)]), arc(Vec2::new(0.1, 0.36), Vec2::new(0.22, 0.24), 0.5, 0.14)],
        's' => vec![
            [
                arc(Vec2::new(0.0, 0.455), Vec2::new(0.2, 0.15), 0.1, 0.75),
                arc(Vec2::new(0.0, 0.155), Vec2::new(0.22, 0.155), 0.25, -0.4),
            ]
            .concat(),
        ],
        't' => vec![
            [line(&[(-0.04, 0.86), (-0.04, 0.18)]), arc(Vec2::new(0.14, 0.18), Vec2::new(0.18, 0.18), 0.5, 0.8)]
                .concat(),
            line(&[(-0.22, 0.58), (0.2, 0.58)]),
        ],
        'A' => vec![line(&[(-0.32, 0.0), (0.0, 1.0), (0.32, 0.0)]), line(&[(-0.2, 0.36), (0.2, 0.36)])],
        'B' => vec![
            line(&[(-0.26, 0.0), (-0.26, 1.0)]),
            [
                line(&[(-0.26, 1.0), (0.02, 1.0)]),
                arc(Vec2::new(0.02, 0.77), Vec2::new(0.22, 0.23), 0.25, -0.25),
                line(&[(-0.26, 0.54)]),
            ]
            .concat(),
            [
                line(&[(0.02, 0.54)]),
                arc(Vec2::new(0.02, 0.27), Vec2::new(0.26, 0.27), 0.25, -0.25),
                line(&[(-0.26, 0.0)]),
            ]
            .concat(),
        ],
        'C' => vec![arc(Vec2::new(0.02, 0.5), Vec2::new(0.32, 0.5), 0.11, 0.89)],
        'D' => vec![
            line(&[(-0.26, 0.0), (-0.26, 1.0)]),
            [
                line(&[(-0.26, 1.0), (-0.04, 1.0)]),
                arc(Vec2::new(-0.04, 0.5), Vec2::new(0.34, 0.5), 0.25, -0.25),
                line(&[(-0.26, 0.0)]),
            ]
            .concat(),
        ],
        'E' => {
            vec![line(&[(0.24, 1.0), (-0.24, 1.0), (-0.24, 0.0), (0.24, 0.0)]), line(&[(-0.24, 0.53), (0.16, 0.53)])]
        }
        'F' => vec![line(&[(0.24, 1.0), (-0.22, 1.0), (-0.22, 0.0)]), line(&[(-0.22, 0.5), (0.16, 0.5)])],
        'G' => vec![
            [arc(Vec2::new(0.02, 0.5), Vec2::new(0.32, 0.5), 0.11, 0.92), line(&[(0.32, 0.44), (0.08, 0.44)])].concat(),
        ],
        'H' => vec![
            line(&[(-0.26, 0.0), (-0.26, 1.0)]),
            line(&[(0.26, 0.0), (0.26, 1.0)]),
            line(&[(-0.26, 0.52), (0.26, 0.52)]),
        ],
        'I' => vec![line(&[(0.0, 0.0), (0.0, 1.0)])],
        'J' => vec![
            [line(&[(0.18, 1.0), (0.18, 0.26)]), arc(Vec2::new(-0.06, 0.26), Vec2::new(0.24, 0.26), 1.0, 0.56)]
                .concat(),
        ],
        'K' => vec![
            line(&[(-0.24, 0.0), (-0.24, 1.0)]),
            line(&[(0.26, 1.0), (-0.24, 0.42)]),
            line(&[(-0.06, 0.6), (0.28, 0.0)]),
        ],
        'L' => vec![line(&[(-0.2, 1.0), (-0.2, 0.0), (0.26, 0.0)])],
        '0' => vec![arc(Vec2::new(0.0, 0.5), Vec2::new(0.27, 0.5), 0.0, 1.0)],
        '9' => vec![
            arc(Vec2::new(0.0, 0.70), Vec2::new(0.27, 0.30), 0.0, 1.0),
            line(&[(-0.16, 0.0), (0.08, 0.28), (0.27, 0.68)]),
        ],
        '1' => vec![line(&[(-0.18, 0.78), (0.04, 1.0), (0.04, 0.0)]), line(&[(-0.16, 0.0), (0.24, 0.0)])],
        '2' => vec![
            [arc(Vec2::new(0.0, 0.74), Vec2::new(0.26, 0.26), 0.5, -0.09), line(&[(-0.26, 0.0), (0.28, 0.0)])].concat(),
        ],
        '3' => vec![
            arc(Vec2::new(-0.02, 0.77), Vec2::new(0.24, 0.23), 0.42, -0.25),
            arc(Vec2::new(-0.02, 0.27), Vec2::new(0.28, 0.27), 0.25, -0.42),
        ],
        '4' => vec![line(&[(0.12, 0.0), (0.12, 1.0), (-0.28, 0.28), (0.3, 0.28)])],
        '5' => vec![
            [
                line(&[(0.24, 1.0), (-0.2, 1.0), (-0.23, 0.55)]),
                arc(Vec2::new(-0.02, 0.32), Vec2::new(0.28, 0.32), 0.32, -0.40),
            ]
            .concat(),
        ],
        '6' => vec![
            arc(Vec2::new(0.0, 0.30), Vec2::new(0.27, 0.30), 0.0, 1.0),
            line(&[(0.16, 1.0), (-0.08, 0.72), (-0.27, 0.32)]),
        ],
        '7' => vec![line(&[(-0.27, 1.0), (0.27, 1.0), (-0.08, 0.0)])],
        '8' => vec![
            arc(Vec2::new(0.0, 0.77), Vec2::new(0.22, 0.23), 0.0, 1.0),
            arc(Vec2::new(0.0, 0.27), Vec2::new(0.27, 0.27), 0.0, 1.0),
        ],
        '/' => vec![line(&[(-0.16, 0.0), (0.16, 1.0)])],
        _ => Vec::new(),
    }
}

/// Points on an ellipse between two angles given in turns.
fn arc(centre: Vec2, radii: Vec2, from: f32, to: f32) -> Vec<Vec2> {
    let steps = (((to - from).abs() * 18.0).ceil() as usize).max(2);
    (0..=steps)
        .map(|step| from + (to - from) * step as f32 / steps as f32)
        .map(|turn| centre + Vec2::from_angle(turn * TAU) * radii)
        .collect()
}

/// Adds a glyph lying on its back at `place` (which may turn it); `size` is the height of a capital.
pub fn lay(solid: &mut MeshBuilder, glyph: char, place: Transform, size: f32) {
    let put = |p: Vec2| place.transform_point(Vec3::new(p.x, 0.0, -(p.y - 0.42)) * size);
    for stroke in strokes(glyph) {
        for pair in stroke.windows(2) {
            let side = (pair[1] - pair[0]).normalize_or(Vec2::X).perp() * HALF;
            solid.quad([pair[0] - side, pair[1] - side, pair[1] + side, pair[0] + side].map(put));
        }
        for &joint in &stroke {
            let corner = |turn: usize| put(joint + Vec2::from_angle(turn as f32 / 8.0 * TAU) * HALF);
            for half in [0, 2, 4] {
                solid.quad([corner(0), corner(half + 1), corner(half + 2), corner((half + 3) % 8)]);
            }
        }
    }
}

/// Adds a short text in the same way, its middle at `place`.
pub fn write(solid: &mut MeshBuilder, text: &str, place: Transform, size: f32) {
    let middle = (text.chars().count().saturating_sub(1)) as f32 / 2.0;
    for (index, glyph) in text.chars().enumerate() {
        let aside = Transform::from_xyz((index as f32 - middle) * 0.72 * size, 0.0, 0.0);
        lay(solid, glyph, place * aside, size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coordinate_has_a_glyph_in_its_box() {
        for glyph in "abcdefghijklmnopqrstABCDEFGHIJKL0123456789/".chars() {
            let strokes = strokes(glyph);
            assert!(!strokes.is_empty(), "{glyph}");
            for point in strokes.iter().flatten() {
                assert!(point.x.abs() < 0.4 && point.y > -0.3 && point.y < 1.05, "{glyph} at {point}");
            }
        }
    }
}
