//! Choosing the levels on the line from the weakest to the strongest play.

use super::elo::between;

/// The least distance that neighbouring levels should have, in Elo points.
const NEAREST: f64 = 100.0;

/// The distance of levels on a line that is long enough: 70 of 100 points are won.
const AIMED_AT: f64 = 150.0;

/// The levels as they have been chosen.
#[derive(Debug)]
pub struct Choice {
    /// Their places on the line.
    pub strengths: Vec<f64>,
    /// The distance of neighbours in Elo points.
    pub step: f64,
    /// What is not as it should be.
    pub remark: Option<String>,
}

/// So many levels at equal distances, the last at the strong end of the line. The first is at the weak end, unless the
/// levels would then be farther apart than they should. `elo` never falls.
pub fn choose(points: &[f64], elo: &[f64], levels: usize) -> Choice {
    let (first, last) = (elo.first().copied().unwrap_or(0.0), elo.last().copied().unwrap_or(0.0));
    let steps = levels.saturating_sub(1).max(1) as f64;
    let reached = (last - first) / steps;
    let remark = (reached < NEAREST)
        .then(|| format!("the line has only {reached:.0} points a level; it should have {NEAREST:.0} at least"));
    let step = reached.min(AIMED_AT);
    let strengths = (0..levels).map(|level| place(points, elo, last - step * (steps - level as f64)));
    Choice { strengths: strengths.collect(), step, remark }
}

/// Where the line reaches so many points, between two places where they are known.
fn place(points: &[f64], elo: &[f64], wanted: f64) -> f64 {
    let Some(above) = elo.iter().position(|&elo| elo >= wanted - 1e-9) else {
        return points.last().copied().unwrap_or(1.0);
    };
    let Some(below) = above.checked_sub(1) else { return points[above] };
    let rise = elo[above] - elo[below];
    points[below] + (points[above] - points[below]) * ((wanted - elo[below]) / rise.max(1e-9)).clamp(0.0, 1.0)
}

/// A level that is less out of its place than this stays there, in Elo points, so that its games are kept.
const NEAR_ENOUGH: f64 = 20.0;

/// The places of levels, moved so that they become equally far apart. The strong end stays; the weak one is where the levels
/// are as far apart as they should, or at the end of the line.
///
/// `points` and `line` tell what a place on the line is worth, `off` how much stronger each level is than its place.
pub fn even_out(points: &[f64], line: &[f64], places: &[f64], off: &[f64]) -> Vec<f64> {
    let elo: Vec<f64> = places.iter().zip(off).map(|(&at, off)| worth(points, line, at) + off).collect();
    let lowest = line.first().copied().unwrap_or(0.0) + off.first().copied().unwrap_or(0.0);
    let last = elo.last().copied().unwrap_or(0.0);
    let steps = places.len().saturating_sub(1).max(1);
    let step = ((last - lowest) / steps as f64).min(AIMED_AT);
    let moved = places.iter().zip(&elo).zip(off).enumerate().map(|(level, ((&at, elo), off))| {
        let wanted = last - step * (steps - level) as f64;
        if (wanted - elo).abs() < NEAR_ENOUGH { at } else { place(points, line, wanted - off) }
    });
    moved.collect()
}

/// What a place on the line is worth, between two places where it is known.
pub fn worth(points: &[f64], elo: &[f64], at: f64) -> f64 {
    between(points, at).iter().map(|&(point, share)| share * elo[point]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_out_of_place_move_and_the_ends_stay() {
        let (points, line) = ([0.0, 1.0], [0.0, 450.0]);
        let places = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];
        let same = even_out(&points, &line, &places, &[0.0, 14.0, -14.0, 0.0]);
        assert_eq!(same, places);
        // The second is 60 points too strong for its place.
        let moved = even_out(&points, &line, &places, &[0.0, 60.0, 0.0, 0.0]);
        assert!((moved[1] - (1.0 / 3.0 - 60.0 / 450.0)).abs() < 1e-9, "{moved:?}");
        assert_eq!([moved[0], moved[2], moved[3]], [0.0, places[2], 1.0]);
        // A line that is too long begins later.
        let long = even_out(&points, &[0.0, 900.0], &places, &[0.0; 4]);
        assert!(long[3] == 1.0 && (long[2] - (1.0 - AIMED_AT / 900.0)).abs() < 1e-9 && long[0] > 0.4, "{long:?}");
        // One that was begun too late begins earlier.
        let late = even_out(&points, &[0.0, 900.0], &[0.7, 0.8, 0.9, 1.0], &[0.0; 4]);
        assert!((late[0] - (1.0 - 3.0 * AIMED_AT / 900.0)).abs() < 1e-9, "{late:?}");
    }

    #[test]
    fn levels_are_equally_far_apart() {
        let choice = choose(&[0.0, 0.5, 1.0], &[0.0, 900.0, 1350.0], 10);
        assert!((choice.step - 150.0).abs() < 1e-9 && choice.remark.is_none());
        assert_eq!((choice.strengths[0], choice.strengths[9]), (0.0, 1.0));
        assert!((choice.strengths[6] - 0.5).abs() < 1e-9, "{choice:?}");
        assert!(choice.strengths.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn a_long_line_begins_later_and_a_short_one_is_told() {
        let long = choose(&[0.0, 1.0], &[0.0, 3600.0], 10);
        assert!(long.remark.is_none() && (long.strengths[0] - 0.625).abs() < 1e-9 && long.strengths[9] == 1.0);
        let short = choose(&[0.0, 1.0], &[0.0, 450.0], 10);
        assert!(short.remark.is_some() && short.strengths[0] == 0.0 && (short.step - 50.0).abs() < 1e-9);
    }
}
