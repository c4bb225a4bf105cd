//! How different two colours look: CIEDE2000 (Sharma, Wu and Dalal 2005). About 1 can just be told apart side by side;
//! 15 is another colour.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

/// A colour in CIE L*a*b* (D65): lightness 0 to 100, then the two opponent axes, about −128 to 127.
pub type Lab = [f32; 3];

/// A colour of the screen.
#[must_use]
pub fn lab(color: Color) -> Lab {
    let Laba { lightness, a, b, .. } = color.into();
    [lightness, a, b].map(|part| part * 100.0)
}

/// The difference of two colours, from 0 to a little above 100.
#[must_use]
pub fn difference(one: Lab, other: Lab) -> f32 {
    let [first, second] = with_corrected_chroma(one, other);
    let (chroma, lightness) = ((first.chroma + second.chroma) / 2.0, (one[0] + other[0]) / 2.0);
    let hue = mean_hue(first, second);
    let away = (lightness - 50.0).powi(2);
    let t = 1.0 - 0.17 * (hue - PI / 6.0).cos() + 0.24 * (2.0 * hue).cos() + 0.32 * (3.0 * hue + PI / 30.0).cos()
        - 0.20 * (4.0 * hue - 63.0_f32.to_radians()).cos();
    let light = (other[0] - one[0]) / (1.0 + 0.015 * away / (20.0 + away).sqrt());
    let strength = (second.chroma - first.chroma) / (1.0 + 0.045 * chroma);
    let turn = 2.0 * (first.chroma * second.chroma).sqrt() * (hue_step(first, second) / 2.0).sin();
    let turn = turn / (1.0 + 0.015 * chroma * t);
    let blue = -((hue.to_degrees() - 275.0) / 25.0).powi(2);
    let crossed = -(2.0 * 30.0_f32.to_radians() * blue.exp()).sin() * 2.0 * seventh(chroma);
    (light * light + strength * strength + turn * turn + crossed * strength * turn).max(0.0).sqrt()
}

/// Chroma, and hue in radians from 0 to a turn.
#[derive(Clone, Copy)]
struct Tint {
    chroma: f32,
    hue: f32,
}

fn with_corrected_chroma(one: Lab, other: Lab) -> [Tint; 2] {
    let chroma = |[_, a, b]: Lab| a.hypot(b);
    let stretch = 1.5 - 0.5 * seventh((chroma(one) + chroma(other)) / 2.0);
    [one, other].map(|[_, a, b]| {
        let a = a * stretch;
        let hue = if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).rem_euclid(TAU) };
        Tint { chroma: a.hypot(b), hue }
    })
}

/// √(C⁷ / (C⁷ + 25⁷)).
fn seventh(chroma: f32) -> f32 {
    let power = (chroma / 25.0).powi(7);
    (power / (power + 1.0)).sqrt()
}

fn is_grey(first: Tint, second: Tint) -> bool {
    first.chroma * second.chroma == 0.0
}

/// From the first hue to the second, by the shorter way.
fn hue_step(first: Tint, second: Tint) -> f32 {
    if is_grey(first, second) {
        return 0.0;
    }
    let step = second.hue - first.hue;
    if step > PI {
        step - TAU
    } else if step < -PI {
        step + TAU
    } else {
        step
    }
}

fn mean_hue(first: Tint, second: Tint) -> f32 {
    let sum = first.hue + second.hue;
    if is_grey(first, second) {
        return sum;
    }
    if (first.hue - second.hue).abs() <= PI {
        sum / 2.0
    } else if sum < TAU {
        (sum + TAU) / 2.0
    } else {
        (sum - TAU) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs from the table of Sharma, Wu and Dalal.
    #[test]
    fn differences_are_those_of_the_published_table() {
        let table = [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
            ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
            ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
            ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
            ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
            ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
            ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
        ];
        for (one, other, published) in table {
            for (one, other) in [(one, other), (other, one)] {
                let found = difference(one, other);
                assert!((found - published).abs() < 1e-3, "{one:?} to {other:?}: {found}, not {published}");
            }
        }
    }

    #[test]
    fn screen_colours_lie_where_they_should() {
        let [lightness, a, b] = lab(Color::srgb(1.0, 0.0, 0.0));
        assert!((lightness - 53.24).abs() < 0.1 && (a - 80.09).abs() < 0.3 && (b - 67.2).abs() < 0.3);
        assert!(difference(lab(Color::WHITE), lab(Color::BLACK)) > 99.0);
        assert_eq!(difference(lab(Color::WHITE), lab(Color::WHITE)), 0.0);
    }
}
