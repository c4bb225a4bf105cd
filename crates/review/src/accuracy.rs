//! How accurate a side has played, in per cent.
//!
//! The formulas are those of lichess (`AccuracyPercent` in the source of lila), over the chances of this program, which
//! come from a curve fitted for each game. A turn that gives away `loss` per cent of winning chance has the accuracy
//! `103.1668 * exp(-0.04354 * loss) - 3.1669 + 1`. That of a side is the mean of two means of its turns: the harmonic one,
//! to which bad turns count more, and one weighted by how much the chances move around the turn, so that turns in decided
//! positions count little.

/// The accuracy of a turn that gives away so much winning chance (0 to 1), from 0 to 100.
pub(crate) fn of_loss(loss: f32) -> f64 {
    let per_cent = 100.0 * f64::from(loss);
    if per_cent <= 0.0 {
        return 100.0;
    }
    // The 1 is a bonus for the uncertainty of the search.
    (103.166_810_071_164_9 * (-0.043_544_153_867_539_51 * per_cent).exp() - 3.166_924_740_191_411 + 1.0)
        .clamp(0.0, 100.0)
}

/// How much each turn counts, by the chances of one side before the first turn and after every turn: the standard
/// deviation, in per cent, within a window around the turn.
pub(crate) fn weights(chances: &[f32]) -> Vec<f64> {
    let turns = chances.len().saturating_sub(1);
    let size = (turns / 10).clamp(2, 8).min(chances.len().max(1));
    // The first turns share the first window.
    let start = |turn: usize| (turn + 2).saturating_sub(size).min(chances.len() - size);
    (0..turns).map(|turn| deviation(&chances[start(turn)..start(turn) + size]).clamp(0.5, 12.0)).collect()
}

/// The standard deviation of chances, in per cent.
fn deviation(chances: &[f32]) -> f64 {
    let count = chances.len().max(1) as f64;
    let mean = chances.iter().map(|chance| f64::from(*chance)).sum::<f64>() / count;
    let variance = chances.iter().map(|chance| (f64::from(*chance) - mean).powi(2)).sum::<f64>() / count;
    100.0 * variance.sqrt()
}

/// The accuracy of a side by that of its turns, each with how much it counts; `None` without turns.
pub(crate) fn of_turns(turns: &[(f64, f64)]) -> Option<f64> {
    let total: f64 = turns.iter().map(|(_, weight)| weight).sum();
    if total <= 0.0 {
        return None;
    }
    let weighted = turns.iter().map(|(accuracy, weight)| accuracy * weight).sum::<f64>() / total;
    let harmonic = turns.len() as f64 / turns.iter().map(|(accuracy, _)| 1.0 / accuracy.max(1.0)).sum::<f64>();
    Some((weighted + harmonic) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_as_accurate_as_on_lichess() {
        // 103.1668 e^(-0.04354 x) - 2.1669 at 5, 10, 20 and 50 per cent.
        for (loss, accuracy) in [(0.0, 100.0), (0.05, 80.82), (0.1, 64.58), (0.2, 41.02), (0.5, 9.53), (1.0, 0.0)] {
            assert!((of_loss(loss) - accuracy).abs() < 0.05, "{loss}: {}", of_loss(loss));
        }
    }

    #[test]
    fn turns_count_where_the_chances_move() {
        let chances = [[0.5; 20], [0.9; 20]].concat();
        let weights = weights(&chances);
        assert_eq!(weights.len(), 39);
        assert!(
            (weights[0] - 0.5).abs() < 1e-9 && weights[19] > 10.0 && (weights[38] - 0.5).abs() < 1e-9,
            "{weights:?}"
        );
        assert_eq!((super::weights(&[]), super::weights(&[0.5])), (Vec::new(), Vec::new()));
        assert_eq!(super::weights(&[0.5, 0.7]).len(), 1);
    }

    #[test]
    fn bad_turns_count_more_than_good_ones() {
        let accuracy = of_turns(&[(100.0, 1.0), (100.0, 1.0), (10.0, 1.0)]).expect("turns");
        assert!(accuracy < 55.0 && accuracy > 30.0, "{accuracy}");
        assert_eq!((of_turns(&[]), of_turns(&[(80.0, 2.0)])), (None, Some(80.0)));
    }
}
