//! What colours look like to whom, and how different they look then. The window's pictures are looked at with this too
//! (`src/script/sight.rs`).
//!
//! Eyes that lack a kind of cone: Machado, Oliveira and Fernandes 2009, severity 1.0. Differences: CIEDE2000 (Sharma, Wu and
//! Dalal 2005). About 1 can just be told apart side by side; 15 is another colour.

use std::f32::consts::{PI, TAU};

/// Red, green and blue of the screen (sRGB), 0 to 1.
pub type Rgb = [f32; 3];

/// A colour in CIE L*a*b* (D65): lightness 0 to 100, then the two opponent axes, about −128 to 127.
pub type Lab = [f32; 3];

/// Whose eyes look at a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// They have all three kinds of cones.
    Usual,
    /// They lack those that see long waves.
    Protan,
    /// They lack those that see middle waves.
    Deutan,
    /// They lack those that see short waves.
    Tritan,
}

impl Eyes {
    /// All of them.
    pub const ALL: [Eyes; 4] = [Eyes::Usual, Eyes::Protan, Eyes::Deutan, Eyes::Tritan];

    /// What they see where usual eyes see a colour.
    #[must_use]
    pub fn see(self, colour: Rgb) -> Lab {
        let linear = colour.map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
        lab(self.seen().map(|row| product(row, linear).clamp(0.0, 1.0)))
    }

    /// Linear red, green and blue as usual eyes would have to see them to see the same.
    const fn seen(self) -> [[f32; 3]; 3] {
        match self {
            Eyes::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Eyes::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Eyes::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Eyes::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }
}

fn product(row: [f32; 3], parts: [f32; 3]) -> f32 {
    row.iter().zip(parts).map(|(factor, part)| factor * part).sum()
}

/// A colour by its linear red, green and blue.
fn lab(linear: [f32; 3]) -> Lab {
    let x = product([0.412_456_4, 0.357_576_1, 0.180_437_5], linear) / 0.950_47;
    let y = product([0.212_672_9, 0.715_152_2, 0.072_175], linear);
    let z = product([0.019_333_9, 0.119_192, 0.950_304_1], linear) / 1.088_83;
    let [x, y, z] = [x, y, z].map(|part| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
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
        let [lightness, a, b] = Eyes::Usual.see([1.0, 0.0, 0.0]);
        assert!((lightness - 53.24).abs() < 0.1 && (a - 80.09).abs() < 0.3 && (b - 67.2).abs() < 0.3);
        let [white, black] = [[1.0; 3], [0.0; 3]].map(|colour| Eyes::Usual.see(colour));
        assert!(difference(white, black) > 99.0);
        assert_eq!(difference(white, white), 0.0);
    }

    #[test]
    fn greys_are_the_same_to_all_eyes() {
        for eyes in Eyes::ALL {
            for light in [0.0, 0.2, 0.5, 0.9, 1.0] {
                let [usual, seen] = [Eyes::Usual, eyes].map(|eyes| eyes.see([light; 3]));
                assert!(difference(usual, seen) < 0.1, "{eyes:?}: {usual:?} is seen as {seen:?}");
            }
        }
    }

    /// The differences were calculated apart from this, by the same papers.
    #[test]
    fn eyes_confuse_what_they_should() {
        let (green, yellow, red) = ([0.56, 0.93, 0.42], [1.0, 0.84, 0.30], [1.0, 0.30, 0.20]);
        let (sky, violet) = ([0.36, 0.72, 0.98], [0.80, 0.56, 1.0]);
        let table = [
            (green, yellow, [27.0, 3.4, 5.9, 41.6]),
            (green, red, [71.2, 31.4, 15.3, 69.3]),
            (green, sky, [54.9, 52.6, 52.6, 13.6]),
            (sky, violet, [31.1, 6.6, 0.5, 47.5]),
        ];
        for (one, other, calculated) in table {
            for (eyes, calculated) in Eyes::ALL.into_iter().zip(calculated) {
                let found = difference(eyes.see(one), eyes.see(other));
                assert!((found - calculated).abs() < 0.15, "{eyes:?}: {one:?} to {other:?}: {found}, not {calculated}");
            }
        }
    }
}
