//! `fit`: fits the weights of an evaluation to the results of games.

mod args;
mod data;
mod regress;
mod weights;

use std::io::{self, Write};

use ludarium_ai::fit::{self, terms};

pub use args::FitArgs;

use crate::selfplay::PositionsError;
use ludarium_lab::files::write_file;
use regress::{Fitted, Regression, Sample, best_scale, log_loss};

/// Terms that differ between the sides in fewer positions keep their weight.
const MIN_OCCURRENCES: usize = 50;

/// The fewest positions to which weights are fitted.
const MIN_POSITIONS: usize = 100;

pub fn run(args: &FitArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let samples = data::samples(args)?;
    if samples.len() < MIN_POSITIONS {
        return Err(PositionsError::Few { positions: samples.len() }.into());
    }
    // Whole games are held out, because the positions of one game share its result.
    let (held_out, training): (Vec<&Sample>, Vec<&Sample>) = samples.iter().partition(|sample| sample.game % 5 == 4);
    let present: Vec<f64> = fit::weights(args.game).iter().copied().map(f64::from).collect();
    let occurrences: Vec<usize> = (0..present.len()).map(|term| occurrences(&training, term)).collect();
    let free: Vec<usize> = (0..present.len()).filter(|&term| occurrences[term] >= MIN_OCCURRENCES).collect();
    let scale = best_scale(&training, &present);
    let regression = Regression { samples: &training, present: &present, free: &free, scale, l2: args.l2 };
    let Some(mut fitted) = regression.solve() else {
        return Err(PositionsError::Few { positions: training.len() }.into());
    };
    let factor = normalise(&mut fitted, &present, &free);
    let rounded: Vec<i32> = fitted.weights.iter().map(|weight| weight.round() as i32).collect();
    Table { args, present: &present, rounded: &rounded, fitted: &fitted, occurrences: &occurrences }.write(out)?;
    let games = args.games;
    writeln!(out, "\n{} positions of {games} games; scale {scale:.5}, normalised by {factor:.3}", samples.len())?;
    let new: Vec<f64> = rounded.iter().copied().map(f64::from).collect();
    let before = log_loss(&held_out, &present, scale);
    let after = log_loss(&held_out, &new, best_scale(&training, &new));
    let held_out = held_out.len();
    writeln!(out, "Log-loss of the results in {held_out} positions held out: {before:.5} before, {after:.5} now")?;
    Ok(write_file(&args.out_path(), weights::text(args.game, &rounded))?)
}

/// The number of positions in which a term differs between the sides.
fn occurrences(samples: &[&Sample], term: usize) -> usize {
    samples.iter().filter(|sample| sample.counts[term] != 0.0).count()
}

/// Scales all weights so that the first term keeps its weight, if that is known precisely enough. Returns the factor.
fn normalise(fitted: &mut Fitted, present: &[f64], free: &[usize]) -> f64 {
    let (Some(&first), Some(&error), Some(&before)) = (fitted.weights.first(), fitted.errors.first(), present.first())
    else {
        return 1.0;
    };
    let factor = before / first;
    if !free.contains(&0) || !(0.5..=2.0).contains(&factor) || error > 0.15 * first.abs() {
        return 1.0;
    }
    for &term in free {
        fitted.weights[term] *= factor;
        fitted.errors[term] *= factor;
    }
    factor
}

/// The weights before and after.
struct Table<'a> {
    args: &'a FitArgs,
    present: &'a [f64],
    rounded: &'a [i32],
    fitted: &'a Fitted,
    occurrences: &'a [usize],
}

impl Table<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{:<24} {:>7} {:>7} {:>7} {:>9}", "term", "before", "now", "error", "seen")?;
        for (i, term) in terms(self.args.game).iter().enumerate() {
            let (before, now) = (self.present[i], self.rounded[i]);
            let (error, seen) = (self.fitted.errors[i], self.occurrences[i]);
            writeln!(out, "{:<24} {before:>7} {now:>7} {error:>7.1} {seen:>9}", term.name)?;
        }
        Ok(())
    }
}
