//! `spsa`: tunes numbers of the search by matches, with simultaneous perturbation stochastic approximation (SPSA).
//!
//! In every iteration all numbers are moved a little at once, each up or down at random; the search with these values
//! plays the one with the opposite moves, and all numbers follow the winner. A game costs the same whatever the number
//! of parameters. The schedule is that of fishtest and OpenBench: the sizes at the end are chosen, the ones before
//! follow.

pub(crate) mod args;
mod file;
mod gains;
mod play;
mod settings;
mod tuned;
mod tuner;

use std::io::Write;

pub use args::SpsaArgs;

use file::TraceFile;
pub use file::{Trace, read as read_trace};
use ludarium_lab::progress::Progress;
use play::Matches;
use settings::Settings;
pub use tuned::Tuned;
use tuner::Tuner;

pub fn run(args: &SpsaArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let tuned = args.tuned()?;
    let matches = Matches::new(args, &tuned);
    matches.check()?;
    let mut tuner = Tuner::new(&tuned, args.iterations, args.rate, args.seed);
    let mut trace = TraceFile::open(&args.out, &Settings::new(args, &tuned), &mut tuner)?;
    let progress = Progress::new(args.iterations.into(), "iterations");
    progress.set_position(tuner.iteration().into());
    while tuner.iteration() < args.iterations {
        let points = matches.play(&tuner)?;
        tuner.learn(&points);
        trace.add(&tuner, &points)?;
        progress.step();
    }
    report(&tuned, &tuner, out)
}

/// Writes where every parameter began and where it is now.
fn report(tuned: &[Tuned], tuner: &Tuner, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{:<18} {:>7} {:>9} {:>7}   range, step", "parameter", "start", "now", "rounded")?;
    let mut setting = Vec::new();
    for (tuned, now) in tuned.iter().zip(tuner.values()) {
        let Tuned { name, start, low, high, step, .. } = tuned;
        let rounded = now.round();
        writeln!(out, "{name:<18} {start:>7} {now:>9.2} {rounded:>7}   {low} to {high}, {step}")?;
        setting.push(format!("{name}:{rounded}"));
    }
    Ok(writeln!(out, "\n{} iterations; tune={}", tuner.iteration(), setting.join("+"))?)
}
