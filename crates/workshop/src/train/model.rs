//! A net in floating-point numbers: its output, the gradient of its log-loss, and its whole numbers.

use ludarium_ai::learned::{HIDDEN_ONE, MOST_OUT, MOST_TERM_ROW, Net, NetError, NetWeights, TERM_ROW_ONE, VALUE_ONE};
use ludarium_rules::GameId;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    pub inputs: usize,
    /// Those of them with a row of weights.
    pub embedded: usize,
    pub hidden: usize,
    pub terms: usize,
}

impl Sizes {
    /// Where the parts of the parameters begin: the rows, the values of the inputs, the bias, the weights of the output,
    /// those of the terms, the base, and the rows of the terms.
    fn starts(self) -> [usize; 7] {
        let values = self.embedded * self.hidden;
        let bias = values + self.inputs;
        let out = bias + self.hidden;
        let terms = out + self.hidden;
        let base = terms + self.terms;
        [0, values, bias, out, terms, base, base + 1]
    }

    /// The number of parameters.
    pub fn count(self) -> usize {
        self.starts()[6] + self.term_rows()
    }

    /// The number of weights from the terms to the hidden sums.
    fn term_rows(self) -> usize {
        self.terms * self.hidden
    }

    /// The number of the first parameter that belongs to no input.
    pub fn shared(self) -> usize {
        self.starts()[2]
    }
}

/// A net in floating-point numbers. Its output is in natural units: the logarithm of the odds of winning.
#[derive(Clone)]
pub struct Model {
    pub sizes: Sizes,
    pub parameters: Vec<f32>,
    /// By what the counts of each term are multiplied, so that all terms vary equally much.
    pub term_units: Vec<f32>,
}

/// A position as the model sees it.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    pub inputs: &'a [u16],
    pub counts: &'a [i16],
}

/// What is computed on the way to the output, and the gradient.
pub struct Scratch {
    sums: Vec<f32>,
    back: Vec<f32>,
}

impl Scratch {
    /// Room for a net of that size.
    pub fn new(sizes: Sizes) -> Scratch {
        Scratch { sums: vec![0.0; sizes.hidden], back: vec![0.0; sizes.hidden] }
    }
}

/// The range of the first weights of the rows.
const FIRST_ROWS: f32 = 0.05;

impl Model {
    /// A net with random weights in the hidden layer; its first output is `first` for every position.
    pub fn new(sizes: Sizes, term_units: Vec<f32>, seed: u64) -> Model {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut parameters = vec![0.0; sizes.count()];
        let [rows, values, bias, out, terms, ..] = sizes.starts();
        let mut fill = |range: std::ops::Range<usize>, low: f32, high: f32| {
            parameters[range].iter_mut().for_each(|weight| *weight = rng.random_range(low..high));
        };
        fill(rows..values, -FIRST_ROWS, FIRST_ROWS);
        fill(bias..out, 0.0, 0.6);
        fill(out..terms, -0.3, 0.3);
        Model { sizes, parameters, term_units }
    }

    /// The parts of the parameters: rows, values, bias, output, terms, base, rows of the terms.
    pub fn parts(&self) -> [&[f32]; 7] {
        let [rows, values, bias, out, terms, base, term_rows] = self.sizes.starts();
        let part = |from: usize, to: usize| &self.parameters[from..to];
        [
            part(rows, values),
            part(values, bias),
            part(bias, out),
            part(out, terms),
            part(terms, base),
            part(base, term_rows),
            part(term_rows, self.parameters.len()),
        ]
    }

    pub fn output(&self, seen: Seen<'_>, scratch: &mut Scratch) -> f32 {
        let [rows, values, bias, out, terms, base, term_rows] = self.parts();
        let hidden = self.sizes.hidden;
        scratch.sums.copy_from_slice(bias);
        let mut output = base[0];
        for &input in seen.inputs {
            let input = usize::from(input);
            output += values[input];
            if input < self.sizes.embedded {
                add(&mut scratch.sums, &rows[input * hidden..(input + 1) * hidden], 1.0);
            }
        }
        for (i, ((weight, unit), count)) in terms.iter().zip(&self.term_units).zip(seen.counts).enumerate() {
            let count = unit * f32::from(*count);
            output += weight * count;
            add(&mut scratch.sums, &term_rows[i * hidden..(i + 1) * hidden], count);
        }
        let squares = scratch.sums.iter().map(|sum| sum.clamp(0.0, 1.0).powi(2));
        output + squares.zip(out).map(|(square, weight)| square * weight).sum::<f32>()
    }

    /// Adds the gradient of a position whose output was just computed, when the loss grows by `slope` with the output.
    /// `on_input` is told of each input that gets one.
    pub fn add_gradient(
        &self,
        seen: Seen<'_>,
        slope: f32,
        scratch: &mut Scratch,
        gradient: &mut [f32],
        mut on_input: impl FnMut(usize),
    ) {
        let [_, values, bias, out, terms, base, term_rows] = self.sizes.starts();
        let hidden = self.sizes.hidden;
        gradient[base] += slope;
        for (i, sum) in scratch.sums.iter().enumerate() {
            let clipped = sum.clamp(0.0, 1.0);
            gradient[out + i] += slope * clipped * clipped;
            let inside = if *sum > 0.0 && *sum < 1.0 { 2.0 * clipped } else { 0.0 };
            scratch.back[i] = slope * self.parameters[out + i] * inside;
        }
        add(&mut gradient[bias..bias + hidden], &scratch.back, 1.0);
        for &input in seen.inputs {
            let input = usize::from(input);
            on_input(input);
            gradient[values + input] += slope;
            if input < self.sizes.embedded {
                add(&mut gradient[input * hidden..(input + 1) * hidden], &scratch.back, 1.0);
            }
        }
        for (i, (unit, count)) in self.term_units.iter().zip(seen.counts).enumerate() {
            let count = unit * f32::from(*count);
            gradient[terms + i] += slope * count;
            let row = term_rows + i * hidden;
            add(&mut gradient[row..row + hidden], &scratch.back, count);
        }
    }
}

/// Adds a multiple of one list to another.
fn add(to: &mut [f32], from: &[f32], factor: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += factor * from;
    }
}

/// The logistic function.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The log-loss of an output when `target` is the share of wins.
pub fn log_loss(output: f32, target: f32) -> f64 {
    let p = f64::from(sigmoid(output)).clamp(1e-6, 1.0 - 1e-6);
    let target = f64::from(target);
    -(target * p.ln() + (1.0 - target) * (1.0 - p).ln())
}

/// The net of a model; `scale` is what one of its output is worth, in hundredths of the smallest piece.
pub fn net(model: &Model, game: GameId, scale: f32) -> Result<Net, NetError> {
    let [rows, values, bias, out, terms, base, term_rows] = model.parts();
    let value = scale * VALUE_ONE as f32;
    let greatest = out.iter().fold(0.01, |greatest: f32, weight| greatest.max(weight.abs()));
    let out_one = (f32::from(MOST_OUT) / greatest).floor().clamp(1.0, f32::from(u16::MAX));
    let small = |list: &[f32], unit: f32| list.iter().map(|weight| (weight * unit).round() as i16).collect();
    Net::new(NetWeights {
        game,
        scale: scale.round() as u16,
        base: (base[0] * value).round() as i32,
        terms: terms
            .iter()
            .zip(&model.term_units)
            .map(|(weight, unit)| (weight * unit * value).round() as i32)
            .collect(),
        values: small(values, value),
        bias: small(bias, f32::from(HIDDEN_ONE)),
        rows: small(rows, f32::from(HIDDEN_ONE)),
        out: small(out, out_one),
        out_one: out_one as u16,
        term_rows: whole_term_rows(term_rows, model),
    })
}

fn whole_term_rows(rows: &[f32], model: &Model) -> Vec<i32> {
    let one = f32::from(HIDDEN_ONE) * TERM_ROW_ONE as f32;
    let units = model.term_units.iter().flat_map(|unit| std::iter::repeat_n(unit, model.sizes.hidden));
    let whole = |(weight, unit): (&f32, &f32)| (weight * unit * one).round() as i32;
    rows.iter().zip(units).map(whole).map(|weight| weight.clamp(-MOST_TERM_ROW, MOST_TERM_ROW)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        let sizes = Sizes { inputs: 6, embedded: 4, hidden: 8, terms: 2 };
        let mut model = Model::new(sizes, vec![0.5, 0.25], 7);
        let seen = Seen { inputs: &[0, 3, 5], counts: &[2, -1] };
        let mut scratch = Scratch::new(sizes);
        let output = model.output(seen, &mut scratch);
        let target = 0.8;
        let (mut gradient, mut told) = (vec![0.0; sizes.count()], Vec::new());
        let slope = sigmoid(output) - target;
        model.add_gradient(seen, slope, &mut scratch, &mut gradient, |input| told.push(input));
        assert_eq!(told, [0, 3, 5]);
        for (i, expected) in gradient.iter().enumerate() {
            let (step, before) = (1e-2, model.parameters[i]);
            let mut loss_at = |x| {
                model.parameters[i] = x;
                log_loss(model.output(seen, &mut scratch), target)
            };
            let slope = (loss_at(before + step) - loss_at(before - step)) / (2.0 * f64::from(step));
            model.parameters[i] = before;
            assert!((slope - f64::from(*expected)).abs() < 2e-3, "parameter {i}: {slope} and {expected}");
        }
    }
}
