//! `fit`: the weights of an evaluation from the results of games.

mod data;
mod regress;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use ludarium_ai::fit::{terms, weights};

use crate::cli::FitArgs;
use crate::failure::Failure;
use data::Sample;
use regress::{Fitted, Regression, best_scale, log_loss};

/// Terms that differ between the sides in fewer positions keep their weight.
const SEEN: usize = 50;

/// Fewer positions say nothing.
const FEWEST: usize = 100;

/// Runs the command.
pub fn run(args: &FitArgs, out: &mut impl Write) -> Result<(), Failure> {
    let samples = data::samples(args)?;
    if samples.len() < FEWEST {
        return Err(Failure::TooFew { positions: samples.len() });
    }
    // Whole games are held out: positions of one game know each other's result.
    let (held_out, used): (Vec<&Sample>, Vec<&Sample>) = samples.iter().partition(|sample| sample.game % 5 == 4);
    let present: Vec<f64> = weights(args.game).iter().copied().map(f64::from).collect();
    let seen: Vec<usize> = (0..present.len()).map(|term| seen(&used, term)).collect();
    let free: Vec<usize> = (0..present.len()).filter(|&term| seen[term] >= SEEN).collect();
    let scale = best_scale(&used, &present);
    let regression = Regression { samples: &used, present: &present, free: &free, scale, l2: args.l2 };
    let Some(mut fitted) = regression.solve() else {
        return Err(Failure::TooFew { positions: used.len() });
    };
    let factor = normalised(&mut fitted, &present, &free);
    let rounded: Vec<i32> = fitted.weights.iter().map(|weight| weight.round() as i32).collect();
    let table = Table { args, present: &present, rounded: &rounded, fitted: &fitted, seen: &seen };
    table.write(out)?;
    let new: Vec<f64> = rounded.iter().copied().map(f64::from).collect();
    let (before, after) = (log_loss(&held_out, &present, scale), log_loss(&held_out, &new, best_scale(&used, &new)));
    let held = held_out.len();
    writeln!(
        out,
        "\n{} positions of {} games; scale {scale:.5}, normalised by {factor:.3}",
        samples.len(),
        args.games
    )?;
    writeln!(out, "Log-loss of the results in {held} positions held out: {before:.5} before, {after:.5} now")?;
    Ok(fs::write(path(args), crate::weights::text(args.game, &rounded))?)
}

fn path(args: &FitArgs) -> PathBuf {
    let usual = || format!("crates/ai/src/eval/weights/{}.rs", args.game.name().replace('-', "_")).into();
    args.out.clone().unwrap_or_else(usual)
}

/// In how many positions a term differs between the sides.
fn seen(samples: &[&Sample], term: usize) -> usize {
    samples.iter().filter(|sample| sample.counts[term] != 0.0).count()
}

/// Scales all weights so that the first term keeps its own, if its weight is known well enough to measure by. Gives the
/// factor.
fn normalised(fitted: &mut Fitted, present: &[f64], free: &[usize]) -> f64 {
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
    seen: &'a [usize],
}

impl Table<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{:<24} {:>7} {:>7} {:>7} {:>9}", "term", "before", "now", "error", "seen")?;
        for (i, term) in terms(self.args.game).iter().enumerate() {
            let (before, now, error, seen) = (self.present[i], self.rounded[i], self.fitted.errors[i], self.seen[i]);
            writeln!(out, "{:<24} {before:>7} {now:>7} {error:>7.1} {seen:>9}", term.name)?;
        }
        Ok(())
    }
}
