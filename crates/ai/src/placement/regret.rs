//! Zero-sum games of simultaneous choices: the mixed strategy of the equilibrium, by regret matching.

/// A mixed strategy.
pub(super) struct Mixture {
    /// How likely each row is chosen.
    pub(super) chances: Vec<f64>,
    /// What the rows get on average if both sides play well.
    pub(super) value: f64,
}

/// Rounds of self-play: the remaining error is far below the noise of the evaluation.
const ROUNDS: u32 = 1000;

/// Solves a game by regret matching: each side plays every choice in proportion to its regret so far; the averages of
/// both converge to the equilibrium (Hart and Mas-Colell 2000; later rounds count more, as in Tammelin 2014). Where
/// both choose again (`None`), the payoff is the value of the game itself.
pub(super) fn solve(payoffs: &[Vec<Option<f64>>]) -> Mixture {
    let (rows, columns) = (payoffs.len(), payoffs.first().map_or(0, Vec::len));
    let (mut own, mut other) = (Learner::new(rows), Learner::new(columns));
    let mut value = mean(payoffs);
    for round in 1..=ROUNDS {
        let (mine, theirs) = (own.mixed(), other.mixed());
        let payoff = |row: usize, column: usize| payoffs[row][column].unwrap_or(value);
        let of_rows: Vec<f64> = (0..rows).map(|row| sum(&theirs, |column| payoff(row, column))).collect();
        let of_columns: Vec<f64> = (0..columns).map(|column| -sum(&mine, |row| payoff(row, column))).collect();
        let gained = sum(&mine, |row| of_rows[row]);
        own.learn(&mine, &of_rows, round);
        other.learn(&theirs, &of_columns, round);
        value += (gained - value) * 2.0 / f64::from(round + 1);
    }
    Mixture { chances: own.average(), value }
}

struct Learner {
    /// How much better each choice would have been so far; 0 if it would have been worse.
    regrets: Vec<f64>,
    /// How often each was chosen; later rounds count more.
    chosen: Vec<f64>,
}

impl Learner {
    fn new(choices: usize) -> Learner {
        Learner { regrets: vec![0.0; choices], chosen: vec![0.0; choices] }
    }

    fn mixed(&self) -> Vec<f64> {
        shares(&self.regrets)
    }

    fn learn(&mut self, mine: &[f64], values: &[f64], round: u32) {
        let gained = sum(mine, |choice| values[choice]);
        for (regret, value) in self.regrets.iter_mut().zip(values) {
            *regret = (*regret + value - gained).max(0.0);
        }
        for (chosen, share) in self.chosen.iter_mut().zip(mine) {
            *chosen += share * f64::from(round);
        }
    }

    fn average(&self) -> Vec<f64> {
        shares(&self.chosen)
    }
}

/// The weights divided by their sum; equal shares if all are 0.
fn shares(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().sum();
    let equal = 1.0 / weights.len().max(1) as f64;
    weights.iter().map(|weight| if total > 0.0 { weight / total } else { equal }).collect()
}

fn sum(shares: &[f64], value: impl Fn(usize) -> f64) -> f64 {
    shares.iter().enumerate().map(|(i, share)| share * value(i)).sum()
}

fn mean(payoffs: &[Vec<Option<f64>>]) -> f64 {
    let known: Vec<f64> = payoffs.iter().flatten().copied().flatten().collect();
    known.iter().sum::<f64>() / known.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.03
    }

    #[test]
    fn rock_paper_scissors_is_mixed_evenly() {
        let game = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        let mixture = solve(&game.map(|row| row.map(Some).to_vec()));
        assert!(mixture.chances.iter().all(|&chance| near(chance, 1.0 / 3.0)), "{:?}", mixture.chances);
        assert!(near(mixture.value, 0.0));
    }

    #[test]
    fn a_game_of_unequal_stakes_has_its_mixture() {
        // The textbook: 3 -1 / -2 4 is played 3:2 and worth 1.
        let mixture = solve(&[vec![Some(3.0), Some(-1.0)], vec![Some(-2.0), Some(4.0)]]);
        assert!(near(mixture.chances[0], 0.6) && near(mixture.value, 1.0), "{:?}", mixture.chances);
    }

    #[test]
    fn a_better_choice_is_made_always() {
        let mixture = solve(&[vec![Some(1.0), Some(2.0)], vec![Some(0.0), Some(1.0)]]);
        assert!(mixture.chances[0] > 0.99 && near(mixture.value, 1.0));
    }

    #[test]
    fn choosing_again_is_worth_the_game_itself() {
        let mixture = solve(&[vec![None, Some(2.0)], vec![Some(2.0), None]]);
        assert!(near(mixture.value, 2.0), "{}", mixture.value);
    }

    #[test]
    fn a_side_without_choices() {
        assert_eq!(solve(&[vec![], vec![]]).chances, [0.5, 0.5]);
        assert!(solve(&[]).chances.is_empty());
    }
}
