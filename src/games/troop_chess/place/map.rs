//! The map in the tent: parchment, landscape, troops, compass and frame.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::{FOOT, KEY, MAP};
use crate::look::polygon::{contains, rectangle, shifted};
use crate::look::room::TABLE_Y;
use crate::look::texture::{Field, Painter, Rng, paint};
use crate::stage::smooth;

/// What the pictures depend on.
const CODE: &str = concat!(include_str!("map.rs"), include_str!("mod.rs"));
/// The map as it is painted for the better tiers.
pub const FINE: Painter = Painter { name: "troop-map", code: CODE, size: 1024, pixels: |size| Sheet::map(size, false) };
/// The map of the low tier, with the shadow of the board.
pub const LOW: Painter =
    Painter { name: "troop-map-low", code: CODE, size: 512, pixels: |size| Sheet::map(size, true) };

/// The map while it is drawn: colours from top left to bottom right.
struct Sheet {
    size: usize,
    colors: Vec<Vec3>,
    random: Rng,
}

/// A colour to draw with, and how much it covers.
type Ink = (Vec3, f32);
const SEPIA: Ink = (Vec3::new(0.25, 0.17, 0.11), 0.74);
const FAINT: Ink = (Vec3::new(0.30, 0.21, 0.14), 0.55);
const RED: Ink = (Vec3::new(0.55, 0.10, 0.07), 0.85);
const WATER: Ink = (Vec3::new(0.50, 0.56, 0.56), 0.8);
const TREES: Ink = (Vec3::new(0.42, 0.43, 0.26), 0.8);
const NAVY: Ink = (Vec3::new(0.14, 0.20, 0.34), 0.8);

impl Sheet {
    /// Paper, landscape, compass, frame; with the shadow of the board if nothing else throws it.
    fn map(size: usize, has_shadow: bool) -> Vec<u8> {
        let mut map = Sheet { size, colors: Vec::with_capacity(size * size), random: Rng::new(41) };
        map.paper();
        map.landscape();
        map.troops();
        map.compass(Vec2::new(7.15, 0.9), 1.15);
        map.frame();
        let shadow = KEY.xz() / KEY.y * TABLE_Y;
        let outside = |at: Vec2| at.abs().max_element() - FOOT;
        paint(size, |u, v| {
            let at = (Vec2::new(u, v) * 2.0 - 1.0) * MAP;
            let contact = 1.0 - 0.62 * (-outside(at).max(0.0) / 0.85 * 2.2).exp();
            let cast = if has_shadow { 1.0 - 0.42 * smooth(0.2, -0.1, outside(at - shadow)) } else { 1.0 };
            (map.colors[(v * size as f32) as usize * size + (u * size as f32) as usize] * (contact * cast)).to_array()
        })
    }

    /// Parchment that was folded, with dark edges and the ring of a cup.
    fn paper(&mut self) {
        let (clouds, fibre) = (Field::new(3, [5, 4], 4, 0.55), Field::new(4, [60, 70], 2, 0.6));
        for index in 0..self.size * self.size {
            let place = Vec2::new((index % self.size) as f32, (index / self.size) as f32) / self.size as f32;
            let at = (place * 2.0 - 1.0) * MAP;
            let cloud = clouds.at(place.x, place.y);
            let mut light = 0.86 + 0.22 * (cloud - 0.5) + 0.08 * (fibre.at(place.x, place.y) - 0.5);
            let panel = (at / Vec2::new(3.0, 5.0) + 0.5).floor();
            light *= 1.0 + 0.035 * (panel.x * 2.3 + panel.y * 3.1).sin();
            for crease in [at.x - (at.x / 3.0).round() * 3.0, at.y - ((at.y / 5.0 - 0.5).round() + 0.5) * 5.0] {
                light +=
                    (0.16 * crease / 0.04 * (-(crease / 0.05).powi(2)).exp()) - 0.05 * (-(crease / 0.10).powi(2)).exp();
            }
            let edge = (MAP - at.abs()).min_element() + 1.1 * (cloud - 0.5);
            light *= 1.0 - 0.34 * (-edge.max(0.0) / 0.45).exp();
            let ring = (at.distance(Vec2::new(7.6, -3.1)) - 0.62).abs();
            let stain = 0.16 * smooth(0.09, 0.0, ring) * (0.4 + cloud) + 0.25 * (0.5 - cloud).max(0.0);
            self.colors.push(Vec3::new(1.0, 0.95 - 0.10 * stain, 0.86 - 0.35 * stain) * (light * (1.0 - 0.6 * stain)));
        }
    }

    /// River, roads, hills and woods; most of it is beside the board.
    fn landscape(&mut self) {
        let river = [
            (-5.9, -7.5),
            (-5.6, -6.2),
            (-6.4, -4.6),
            (-7.6, -3.3),
            (-7.3, -1.9),
            (-6.1, -1.1),
            (-6.3, 0.1),
            (-4.6, 1.4),
            (-2.0, 3.6),
            (1.0, 5.4),
            (2.0, 7.5),
        ];
        let brook = [(9.0, -4.6), (7.4, -4.0), (6.2, -4.4), (4.0, -3.0), (-1.0, 2.0)];
        for (course, wide) in [(&brook[..], 0.17), (&river[..], 0.42)] {
            self.way(course, wide + 0.10, SEPIA);
            self.way(course, wide, WATER);
        }
        let roads: [&[(f32, f32)]; 3] = [
            &[(9.0, 3.4), (7.4, 2.9), (6.0, 3.3), (4.0, 2.4)],
            &[(-9.0, 2.6), (-7.4, 2.2), (-6.2, 2.9), (-5.0, 2.6), (-3.0, 4.6), (-3.6, 6.0), (-3.0, 7.5)],
            &[(4.0, -4.0), (5.0, -5.6), (4.4, -6.3), (5.4, -7.5)],
        ];
        for road in roads {
            for pair in curve(road).windows(2).step_by(2) {
                self.line(pair[0], pair[1], 0.055, SEPIA);
            }
        }
        for (middle, reach, count) in
            [((7.3, -1.4), (1.3, 1.0), 8), ((-7.6, 4.5), (1.0, 1.3), 9), ((-1.4, -6.2), (2.6, 0.5), 9)]
        {
            let mut hills = self.scattered(middle.into(), reach.into(), count);
            hills.sort_by(|a, b| a.y.total_cmp(&b.y));
            hills.into_iter().for_each(|at| self.hill(at));
        }
        for (middle, reach, count) in [
            ((-7.8, 0.9), (0.7, 0.8), 12),
            ((7.7, 5.0), (0.9, 0.9), 16),
            ((4.4, 6.2), (1.2, 0.5), 14),
            ((-7.9, -0.9), (0.4, 0.7), 8),
        ] {
            for at in self.scattered(middle.into(), reach.into(), count) {
                self.line(at, at + Vec2::new(0.0, 0.16), 0.04, SEPIA);
                self.line(at, at, 0.20, SEPIA);
                self.line(at, at, 0.13, TREES);
            }
        }
    }

    /// Towns, and where the troops stand and march.
    fn troops(&mut self) {
        for town in [(-5.95, -3.0), (6.15, 3.7), (-6.9, 2.75), (2.4, -6.3)].map(Vec2::from) {
            for (x, z) in [(-0.22, 0.05), (0.02, 0.12), (0.20, -0.02), (-0.02, -0.16)] {
                self.fill(&shifted(&rectangle(Vec2::new(0.09, 0.07)), town + Vec2::new(x, z)), RED);
            }
            self.word(town + Vec2::new(-0.35, 0.42), 0.8, 0.11);
        }
        for (at, ink) in [((6.3, -2.5), NAVY), ((8.3, -2.6), NAVY), ((-6.2, 1.55), RED), ((-6.3, 4.0), RED)] {
            let flag = shifted(&rectangle(Vec2::new(0.26, 0.16)), at.into());
            self.fill(&flag[..3], (ink.0, 0.55));
            (0..4).for_each(|corner| self.line(flag[corner], flag[(corner + 1) % 4], 0.05, ink));
        }
        self.word(Vec2::new(6.3, 2.4), 1.6, 0.15);
        let march = curve(&[(-6.0, 3.7), (-5.6, 2.6), (-5.9, 1.9)]);
        march.windows(2).for_each(|pair| self.line(pair[0], pair[1], 0.07, RED));
    }

    /// A name that nobody can read.
    fn word(&mut self, at: Vec2, length: f32, high: f32) {
        let letters = (0..(length / high) as usize * 2).map(|step| {
            let up = self.random.between(0.0, 0.35) + if step % 2 == 0 { 0.0 } else { self.random.between(0.2, 1.2) };
            (at.x + (step as f32 + self.random.between(-0.3, 0.3)) * high * 0.5, at.y - up * high)
        });
        let letters: Vec<(f32, f32)> = letters.collect();
        self.way(&letters, 0.035, FAINT);
    }

    /// Points about a middle that keep apart from each other.
    fn scattered(&mut self, middle: Vec2, reach: Vec2, count: usize) -> Vec<Vec2> {
        let mut found: Vec<Vec2> = Vec::new();
        for _ in 0..count * 12 {
            let way = Vec2::new(self.random.between(-1.0, 1.0), self.random.between(-1.0, 1.0));
            let at = middle + way * reach;
            if found.len() < count && found.iter().all(|other| other.distance(at) > 0.30) {
                found.push(at);
            }
        }
        found
    }

    /// A hill: its outline, and strokes down the side in the shade.
    fn hill(&mut self, at: Vec2) {
        let size = self.random.between(0.34, 0.52);
        let crest = |part: f32| at + Vec2::new(part, 0.62 * part * part - 0.62) * size;
        let outline: Vec<Vec2> = (-5..=5).map(|step| crest(step as f32 / 5.0)).collect();
        self.fill(&outline, (Vec3::new(0.80, 0.72, 0.58), 0.9));
        outline.windows(2).for_each(|pair| self.line(pair[0], pair[1], 0.05, SEPIA));
        for step in 0..6 {
            let from = crest(step as f32 * 0.16);
            self.line(from, from + Vec2::new(0.10, 0.34 - 0.03 * step as f32) * size, 0.032, FAINT);
        }
    }

    /// A star of eight rays, each half dark, in two rings.
    fn compass(&mut self, middle: Vec2, radius: f32) {
        for (ring, wide) in [(0.70, 0.035), (0.78, 0.06)] {
            let corners: Vec<Vec2> =
                (0..=48).map(|step| middle + Vec2::from_angle(step as f32 / 48.0 * TAU) * radius * ring).collect();
            corners.windows(2).for_each(|pair| self.line(pair[0], pair[1], wide, SEPIA));
        }
        for ray in [1, 3, 5, 7, 0, 2, 4, 6] {
            let way = Vec2::from_angle(ray as f32 / 8.0 * TAU) * radius;
            let (tip, root) = if ray % 2 == 0 { (way, 0.20) } else { (way * 0.62, 0.17) };
            for (side, ink) in [(1.0, SEPIA), (-1.0, (Vec3::new(0.86, 0.78, 0.62), 1.0))] {
                let shoulder = Vec2::from_angle(side * TAU / 16.0).rotate(way) * root;
                self.fill(&[middle, middle + shoulder, middle + tip], ink);
                self.line(middle + shoulder, middle + tip, 0.03, SEPIA);
            }
        }
        self.fill(&[(0.0, -1.42), (0.13, -1.12), (-0.13, -1.12)].map(|(x, z)| middle + Vec2::new(x, z) * radius), RED);
    }

    /// Two lines around the map, with a scale between them.
    fn frame(&mut self) {
        for (inset, wide) in [(0.34, 0.06), (0.56, 0.035)] {
            let corners = rectangle(MAP - inset);
            (0..4).for_each(|side| self.line(corners[side], corners[(side + 1) % 4], wide, SEPIA));
        }
        for side in [-1.0, 1.0] {
            for step in (0..22).step_by(2) {
                let along = |step: i32| -8.25 + step as f32 * 0.75;
                let z = side * (MAP.y - 0.45);
                self.line(Vec2::new(along(step), z), Vec2::new(along(step + 1), z), 0.13, SEPIA);
            }
            for step in (0..18).step_by(2) {
                let along = |step: i32| -6.75 + step as f32 * 0.75;
                let x = side * (MAP.x - 0.45);
                self.line(Vec2::new(x, along(step)), Vec2::new(x, along(step + 1)), 0.13, SEPIA);
            }
        }
    }

    /// A line by hand through points.
    fn way(&mut self, points: &[(f32, f32)], wide: f32, ink: Ink) {
        curve(points).windows(2).for_each(|pair| self.line(pair[0], pair[1], wide, ink));
    }

    fn line(&mut self, from: Vec2, to: Vec2, wide: f32, ink: Ink) {
        let soft = 1.3 * MAP.x / self.size as f32;
        let reach = Vec2::splat(wide / 2.0 + soft);
        let way = to - from;
        self.cover([from.min(to) - reach, from.max(to) + reach], ink, |at| {
            let part = (at - from).dot(way) / way.length_squared().max(1e-9);
            let away = at.distance(from + way * part.clamp(0.0, 1.0));
            ((wide / 2.0 - away) / soft + 0.5).clamp(0.0, 1.0)
        });
    }

    fn fill(&mut self, outline: &[Vec2], ink: Ink) {
        let least = outline.iter().copied().fold(MAP, Vec2::min);
        let most = outline.iter().copied().fold(-MAP, Vec2::max);
        self.cover([least, most], ink, |at| if contains(outline, at) { 1.0 } else { 0.0 });
    }

    /// Draws with an ink in a rectangle, as much of it as `share` says at each place.
    fn cover(&mut self, [least, most]: [Vec2; 2], (color, strength): Ink, share: impl Fn(Vec2) -> f32) {
        let scale = self.size as f32 / (2.0 * MAP);
        let [least, most] =
            [least, most].map(|at| ((at + MAP) * scale).clamp(Vec2::ZERO, Vec2::splat(self.size as f32 - 1.0)));
        for (y, x) in
            (least.y as usize..=most.y as usize).flat_map(|y| (least.x as usize..=most.x as usize).map(move |x| (y, x)))
        {
            let at = Vec2::new(x as f32, y as f32) / scale - MAP;
            let texel = &mut self.colors[y * self.size + x];
            *texel = texel.lerp(color, share(at) * strength);
        }
    }
}

/// A smooth line through points.
fn curve(points: &[(f32, f32)]) -> Vec<Vec2> {
    const STEPS: usize = 8;
    let point = |index: usize| Vec2::from(points[index.clamp(1, points.len()) - 1]);
    let piece = |from: usize, part: f32| {
        let [a, b, c, d] = [from, from + 1, from + 2, from + 3].map(point);
        let bend = (2.0 * a - 5.0 * b + 4.0 * c - d) * part + (3.0 * b - a - 3.0 * c + d) * part * part;
        b + 0.5 * part * (c - a + bend)
    };
    let steps = (0..(points.len() - 1) * STEPS).map(|step| piece(step / STEPS, (step % STEPS) as f32 / STEPS as f32));
    steps.chain(points.last().map(|end| Vec2::from(*end))).collect()
}
