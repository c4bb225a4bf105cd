//! Placing the levels on the scale from the weakest to the strongest play.

use crate::strength::bradley_terry::interpolation;

/// The least Elo difference that neighbouring levels should have.
const MIN_STEP: f64 = 100.0;

/// The Elo difference of neighbouring levels on a scale that is long enough: the stronger scores 70 %.
const USUAL_STEP: f64 = 150.0;

/// A level whose Elo rating is less than this away from its target stays where it is, so that its games are kept.
const TOLERANCE: f64 = 20.0;

/// Strengths for the levels.
#[derive(Debug)]
pub struct LevelSpacing {
    /// The strengths of the levels, the weakest first.
    pub strengths: Vec<f64>,
    /// The Elo difference of neighbours.
    pub step: f64,
    /// A warning if the scale is too short.
    pub warning: Option<String>,
}

/// Places a number of levels at equal Elo differences, the last at the strong end of the scale. The first is at the weak
/// end, unless the differences would then be greater than usual. `elo` are the ratings at `points` and never fall.
pub fn place_levels(points: &[f64], elo: &[f64], levels: usize) -> LevelSpacing {
    let (first, last) = (elo.first().copied().unwrap_or(0.0), elo.last().copied().unwrap_or(0.0));
    let steps = levels.saturating_sub(1).max(1) as f64;
    let reached = (last - first) / steps;
    let warning = (reached < MIN_STEP)
        .then(|| format!("the scale has only {reached:.0} points a level; it should have {MIN_STEP:.0} at least"));
    let step = reached.min(USUAL_STEP);
    let strengths = (0..levels).map(|level| strength_of(points, elo, last - step * (steps - level as f64)));
    LevelSpacing { strengths: strengths.collect(), step, warning }
}

/// The strength at which the scale reaches an Elo rating, by linear interpolation.
fn strength_of(points: &[f64], elo: &[f64], wanted: f64) -> f64 {
    let Some(above) = elo.iter().position(|&elo| elo >= wanted - 1e-9) else {
        return points.last().copied().unwrap_or(1.0);
    };
    let Some(below) = above.checked_sub(1) else { return points[above] };
    let rise = elo[above] - elo[below];
    points[below] + (points[above] - points[below]) * ((wanted - elo[below]) / rise.max(1e-9)).clamp(0.0, 1.0)
}

/// The strengths of levels, moved to equal Elo differences. The strong end stays; the weak end is where the differences
/// are as usual, or at the end of the scale.
///
/// `elo` are the ratings at `points`, and `deviations` how much stronger each level is than the scale says.
pub fn respace_levels(points: &[f64], elo: &[f64], strengths: &[f64], deviations: &[f64]) -> Vec<f64> {
    let of_levels: Vec<f64> =
        strengths.iter().zip(deviations).map(|(&at, off)| elo_at(points, elo, at) + off).collect();
    let lowest = elo.first().copied().unwrap_or(0.0) + deviations.first().copied().unwrap_or(0.0);
    let last = of_levels.last().copied().unwrap_or(0.0);
    let steps = strengths.len().saturating_sub(1).max(1);
    let step = ((last - lowest) / steps as f64).min(USUAL_STEP);
    let moved = strengths.iter().zip(&of_levels).zip(deviations).enumerate();
    let moved = moved.map(|(level, ((&strength, of_level), deviation))| {
        let wanted = last - step * (steps - level) as f64;
        let near = (wanted - of_level).abs() < TOLERANCE;
        if near { strength } else { strength_of(points, elo, wanted - deviation) }
    });
    moved.collect()
}

/// The Elo rating at a strength, by linear interpolation.
pub fn elo_at(points: &[f64], elo: &[f64], strength: f64) -> f64 {
    interpolation(points, strength).iter().map(|&(point, share)| share * elo[point]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_away_from_their_target_move_and_the_ends_stay() {
        let (points, elo) = ([0.0, 1.0], [0.0, 450.0]);
        let strengths = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];
        let same = respace_levels(&points, &elo, &strengths, &[0.0, 14.0, -14.0, 0.0]);
        assert_eq!(same, strengths);
        // The second level is 60 points stronger than the scale says.
        let moved = respace_levels(&points, &elo, &strengths, &[0.0, 60.0, 0.0, 0.0]);
        assert!((moved[1] - (1.0 / 3.0 - 60.0 / 450.0)).abs() < 1e-9, "{moved:?}");
        assert_eq!([moved[0], moved[2], moved[3]], [0.0, strengths[2], 1.0]);
        // On a longer scale the first level is stronger than its weak end.
        let long = respace_levels(&points, &[0.0, 900.0], &strengths, &[0.0; 4]);
        assert!(long[3] == 1.0 && (long[2] - (1.0 - USUAL_STEP / 900.0)).abs() < 1e-9 && long[0] > 0.4, "{long:?}");
        // A first level that is too strong becomes weaker.
        let late = respace_levels(&points, &[0.0, 900.0], &[0.7, 0.8, 0.9, 1.0], &[0.0; 4]);
        assert!((late[0] - (1.0 - 3.0 * USUAL_STEP / 900.0)).abs() < 1e-9, "{late:?}");
    }

    #[test]
    fn levels_are_equally_far_apart() {
        let spacing = place_levels(&[0.0, 0.5, 1.0], &[0.0, 900.0, 1350.0], 10);
        assert!((spacing.step - 150.0).abs() < 1e-9 && spacing.warning.is_none());
        assert_eq!((spacing.strengths[0], spacing.strengths[9]), (0.0, 1.0));
        assert!((spacing.strengths[6] - 0.5).abs() < 1e-9, "{spacing:?}");
        assert!(spacing.strengths.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn the_first_level_is_inside_a_long_scale_and_a_short_scale_gives_a_warning() {
        let long = place_levels(&[0.0, 1.0], &[0.0, 3600.0], 10);
        assert!(long.warning.is_none() && (long.strengths[0] - 0.625).abs() < 1e-9 && long.strengths[9] == 1.0);
        let short = place_levels(&[0.0, 1.0], &[0.0, 450.0], 10);
        assert!(short.warning.is_some() && short.strengths[0] == 0.0 && (short.step - 50.0).abs() < 1e-9);
    }
}
