//! `train`: fits a net to the positions of self-play.

mod adam;
mod args;
mod data;
mod model;

use std::fmt::Write as _;
use std::io::Write;

use ludarium_ai::{fit, learned};
use ludarium_rules::AnyPosition;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

pub use args::TrainArgs;

use crate::selfplay::PositionsError;
use adam::Adam;
use data::{Data, Dataset};
use ludarium_lab::files::write_file;
use ludarium_lab::progress::Progress;
use model::{Model, Scratch, Seen, Sizes, log_loss, sigmoid};

pub fn run(args: &TrainArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let data = data::read(args)?;
    let (positions, held_out) = (data.training.len(), data.held_out.len());
    if positions < 10 || held_out < 1 {
        return Err(PositionsError::FewToTrain { positions, held_out }.into());
    }
    let scale = args.scale.map_or_else(|| data::fitted_scale(&data.training), f32::from);
    writeln!(out, "{positions} positions to train on, {held_out} held out, of {} games; scale {scale:.0}", data.games)?;
    let baseline = |dataset: &Dataset, values: &[f32]| data::mean_loss(values, &dataset.results, scale);
    let (terms, search) = (&data.held_out.statics, &data.held_out.values);
    let results = [terms, search].map(|values| baseline(&data.held_out, values));
    writeln!(
        out,
        "Log-loss of the results held out: {:.5} by the terms, {:.5} by the searches",
        results[0], results[1]
    )?;
    let mut training = Training::new(args, &data, scale);
    let targets = log_loss_of(&training.targets(&data.held_out), |i| terms[i] / scale);
    writeln!(out, "Log-loss of the targets held out by the terms: {targets:.5}\n")?;
    let curve = training.run(out)?;
    if let Some(path) = &args.curve {
        write_file(path, curve)?;
    }
    let net = model::net(&training.model, args.game, scale).map_err(learned::NetFileError::from)?;
    report_rounding(&training, &net, &data.held_out, out)?;
    Ok(write_file(&args.out, net.to_bytes())?)
}

struct Training<'a> {
    args: &'a TrainArgs,
    data: &'a Data,
    scale: f32,
    model: Model,
    adam: Adam,
    /// The images of all inputs under the game's symmetries.
    images: Vec<Vec<u16>>,
    rng: SmallRng,
}

impl<'a> Training<'a> {
    fn new(args: &'a TrainArgs, data: &'a Data, scale: f32) -> Training<'a> {
        let counts = learned::counts(args.game);
        let terms = if args.terms { fit::terms(args.game).len() } else { 0 };
        let sizes = Sizes { inputs: counts.inputs, embedded: counts.embedded, hidden: args.hidden, terms };
        let model = Model::new(sizes, term_units(&data.training, terms), args.seed);
        let adam = Adam::new(sizes, args.decay as f32);
        let rng = SmallRng::seed_from_u64(!args.seed);
        Training { args, data, scale, model, adam, images: learned::images(args.game), rng }
    }

    /// What is to be learned about each position: its result mixed with what the search found.
    fn targets(&self, dataset: &Dataset) -> Vec<f32> {
        let share = self.args.result as f32;
        let target = |(result, value): (&f32, &f32)| {
            let found = sigmoid(value / self.scale);
            if result.is_nan() { found } else { share * result + (1.0 - share) * found }
        };
        dataset.results.iter().zip(&dataset.values).map(target).collect()
    }

    /// Trains, and gives the table of the epochs as comma-separated values.
    fn run(&mut self, out: &mut impl Write) -> anyhow::Result<String> {
        let mut curve = "epoch,training,held out,held out results\n".to_owned();
        writeln!(out, "{:>5} {:>9} {:>9} {:>17}", "epoch", "training", "held out", "held out results")?;
        let (targets, held_out) = (self.targets(&self.data.training), self.targets(&self.data.held_out));
        let mut order: Vec<u32> = (0..self.data.training.len() as u32).collect();
        let progress = Progress::new(self.args.epochs.into(), "epochs");
        for epoch in 1..=self.args.epochs {
            order.shuffle(&mut self.rng);
            let training = self.epoch(&order, &targets, epoch - 1);
            let outputs = outputs(&self.model, &self.data.held_out);
            let losses = [&held_out, &self.data.held_out.results].map(|of| log_loss_of(of, |i| outputs[i]));
            writeln!(out, "{epoch:>5} {training:>9.5} {:>9.5} {:>17.5}", losses[0], losses[1])?;
            out.flush()?;
            // Writing to a `String` cannot fail.
            let _ = writeln!(curve, "{epoch},{training:.6},{:.6},{:.6}", losses[0], losses[1]);
            progress.step();
        }
        Ok(curve)
    }

    /// One epoch; gives the mean log-loss.
    fn epoch(&mut self, order: &[u32], targets: &[f32], epoch: u32) -> f64 {
        let mut scratch = Scratch::new(self.model.sizes);
        let (mut loss, mut inputs) = (0.0, Vec::new());
        let batch = self.args.batch as usize;
        let batches = order.len().div_ceil(batch);
        for (number, positions) in order.chunks(batch).enumerate() {
            for &position in positions {
                let (position, image) = (position as usize, self.random_image());
                inputs.clear();
                let active = self.data.training.inputs(position);
                inputs.extend(active.iter().map(|&input| self.images[image][usize::from(input)]));
                let seen = Seen { inputs: &inputs, counts: self.data.training.counts(position) };
                let output = self.model.output(seen, &mut scratch);
                loss += log_loss(output, targets[position]);
                self.adam.add(&self.model, seen, sigmoid(output) - targets[position], &mut scratch);
            }
            let done = f64::from(epoch) + number as f64 / batches as f64;
            let rate = self.args.rate * cooling(done / f64::from(self.args.epochs));
            self.adam.step(&mut self.model, positions.len(), rate as f32);
        }
        loss / order.len().max(1) as f64
    }

    fn random_image(&mut self) -> usize {
        use rand::RngExt as _;
        if self.images.len() == 1 { 0 } else { self.rng.random_range(0..self.images.len()) }
    }
}

/// How large the steps are after a part of the training: half a cosine from 1 down to 1/20.
fn cooling(done: f64) -> f64 {
    0.05 + 0.95 * (1.0 + (std::f64::consts::PI * done).cos()) / 2.0
}

/// By what the counts of every term are multiplied: their standard deviation becomes 1, for rare terms a little less.
fn term_units(data: &Dataset, terms: usize) -> Vec<f32> {
    let mut squares = vec![0.0_f64; terms];
    for position in 0..data.len() {
        for (square, count) in squares.iter_mut().zip(data.counts(position)) {
            *square += f64::from(*count).powi(2);
        }
    }
    squares.iter().map(|square| (1.0 / (square / data.len().max(1) as f64 + 0.01).sqrt()) as f32).collect()
}

fn outputs(model: &Model, data: &Dataset) -> Vec<f32> {
    let mut scratch = Scratch::new(model.sizes);
    let seen = |i| Seen { inputs: data.inputs(i), counts: data.counts(i) };
    (0..data.len()).map(|i| model.output(seen(i), &mut scratch)).collect()
}

/// The mean log-loss of the positions whose target is known.
fn log_loss_of(targets: &[f32], output: impl Fn(usize) -> f32) -> f64 {
    let known = targets.iter().enumerate().filter(|(_, target)| !target.is_nan());
    let (sum, count) =
        known.fold((0.0, 0_u32), |(sum, count), (i, target)| (sum + log_loss(output(i), *target), count + 1));
    sum / f64::from(count.max(1))
}

/// Says how much is lost by rounding to whole numbers.
fn report_rounding(
    training: &Training<'_>,
    net: &learned::Net,
    data: &Dataset,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (mut sum, mut worst, mut count) = (0.0, 0.0_f32, 0);
    let outputs = outputs(&training.model, data);
    for (text, output) in data.texts.iter().zip(outputs) {
        let position = AnyPosition::parse(training.args.game, text, &[])?;
        let Some(value) = learned::value(net, &position) else { continue };
        let error = (value as f32 - output * training.scale).abs();
        (sum, worst, count) = (sum + error, worst.max(error), count + 1);
    }
    let mean = sum / count.max(1) as f32;
    Ok(writeln!(out, "\nRounding: {mean:.2} hundredths on average in {count} positions, {worst:.1} at most")?)
}

#[cfg(test)]
mod tests;
