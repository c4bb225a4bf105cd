//! Choosing the levels on the line from the weakest to the strongest play.

/// The least distance that neighbouring levels should have, in Elo points.
const NEAREST: f64 = 100.0;

/// The distance of levels on a line that is long enough: 72 of 100 points are won.
const AIMED_AT: f64 = 165.0;

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

/// How far the steps between levels may be from one another by nature, in Elo points: what is measured less exactly than
/// that counts less.
const UNEVENNESS: f64 = 40.0;

/// A level that is less out of its place than this stays there, in Elo points, so that its games are kept.
const NEAR_ENOUGH: f64 = 15.0;

/// The places of levels whose distances have been measured, moved so that the distances become equal. The strong end
/// stays; so does the weak one, unless the levels would then be farther apart than they should.
///
/// `points` and `line` tell what a place on the line is worth without a character; `steps` and `errors` (95 %) belong to
/// the levels from the second on.
pub fn even_out(points: &[f64], line: &[f64], places: &[f64], steps: &[f64], errors: &[f64]) -> Vec<f64> {
    let count = steps.len().max(1) as f64;
    let reached = steps.iter().sum::<f64>() / count;
    let wanted = reached.min(AIMED_AT);
    let credible = |error: f64| UNEVENNESS.powi(2) / (UNEVENNESS.powi(2) + (error / 1.96).powi(2));
    let excess = steps.iter().zip(errors).map(|(step, &error)| (step - wanted) * credible(error));
    let too_strong: Vec<f64> = std::iter::once(0.0)
        .chain(excess.scan(0.0, |sum, excess| {
            *sum += excess;
            Some(*sum)
        }))
        .collect();
    let last = too_strong.last().copied().unwrap_or(0.0);
    let moved = places.iter().zip(&too_strong).enumerate().map(|(i, (&at, &off))| {
        let kept = if reached > AIMED_AT { last } else { last * i as f64 / count };
        let off = off - kept;
        if off.abs() < NEAR_ENOUGH { at } else { place(points, line, worth(points, line, at) - off) }
    });
    moved.collect()
}

/// What a place on the line is worth, between two places where it is known.
fn worth(points: &[f64], elo: &[f64], at: f64) -> f64 {
    let above = points.iter().position(|&point| point >= at).unwrap_or(points.len() - 1);
    let Some(below) = above.checked_sub(1) else { return elo[above] };
    let share = (at - points[below]) / (points[above] - points[below]).max(1e-9);
    elo[below] + (elo[above] - elo[below]) * share.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_is_too_strong_moves_down_and_the_ends_stay() {
        let (points, line) = ([0.0, 1.0], [0.0, 450.0]);
        let places = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];
        let moved = even_out(&points, &line, &places, &[210.0, 90.0, 150.0], &[1.0, 1.0, 1.0]);
        assert!((moved[1] - (1.0 / 3.0 - 60.0 / 450.0)).abs() < 1e-3, "{moved:?}");
        assert!((moved[2] - places[2]).abs() < 1e-3 && (moved[0], moved[3]) == (0.0, 1.0), "{moved:?}");
        let long = even_out(&points, &line, &places, &[300.0, 300.0, 300.0], &[1.0, 1.0, 1.0]);
        assert!(long[3] == 1.0 && (long[2] - (2.0 / 3.0 + 135.0 / 450.0)).abs() < 1e-2, "{long:?}");
        let unsure = even_out(&points, &line, &places, &[210.0, 90.0, 150.0], &[400.0, 400.0, 400.0]);
        assert!((unsure[1] - places[1]).abs() < 0.01, "{unsure:?}");
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
        assert!(long.remark.is_none() && (long.strengths[0] - 0.5875).abs() < 1e-9 && long.strengths[9] == 1.0);
        let short = choose(&[0.0, 1.0], &[0.0, 450.0], 10);
        assert!(short.remark.is_some() && short.strengths[0] == 0.0 && (short.step - 50.0).abs() < 1e-9);
    }
}
