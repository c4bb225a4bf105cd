//! Adam with decoupled decay of weights, which leaves inputs alone that were not active.

use super::model::{Model, Sizes};

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const EPSILON: f32 = 1e-8;

/// The state of Adam, and the gradient of one step.
pub struct Adam {
    /// The gradient so far.
    pub gradient: Vec<f32>,
    /// The inputs that have a part in it.
    touched: Touched,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
    decay: f32,
}

/// Which inputs a step has met.
struct Touched {
    list: Vec<usize>,
    is_in: Vec<bool>,
}

impl Adam {
    /// The state before the first step.
    pub fn new(sizes: Sizes, decay: f32) -> Adam {
        let zeros = || vec![0.0; sizes.count()];
        let touched = Touched { list: Vec::new(), is_in: vec![false; sizes.inputs] };
        Adam { gradient: zeros(), touched, means: zeros(), squares: zeros(), steps: 0, decay }
    }

    /// Adds the gradient of a position whose output the model has just computed.
    pub fn add(
        &mut self,
        model: &Model,
        seen: super::model::Seen<'_>,
        slope: f32,
        scratch: &mut super::model::Scratch,
    ) {
        let touched = &mut self.touched;
        model.add_gradient(seen, slope, scratch, &mut self.gradient, |input| {
            if !touched.is_in[input] {
                touched.is_in[input] = true;
                touched.list.push(input);
            }
        });
    }

    /// Makes a step of that size against the mean gradient of `positions` positions, and forgets the gradient.
    pub fn step(&mut self, model: &mut Model, positions: usize, rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let correction = (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let step = Step { share: 1.0 / positions.max(1) as f32, rate, corrected: rate * correction, decay: self.decay };
        let sizes = model.sizes;
        let mut list = std::mem::take(&mut self.touched.list);
        for &input in &list {
            self.touched.is_in[input] = false;
            if input < sizes.embedded {
                self.update(model, input * sizes.hidden..(input + 1) * sizes.hidden, step);
            }
            let value = sizes.embedded * sizes.hidden + input;
            self.update(model, value..value + 1, step);
        }
        list.clear();
        self.touched.list = list;
        self.update(model, sizes.shared()..sizes.count(), Step { decay: 0.0, ..step });
    }

    fn update(&mut self, model: &mut Model, range: std::ops::Range<usize>, step: Step) {
        let parameters = model.parameters[range.clone()].iter_mut().zip(&mut self.gradient[range.clone()]);
        let state = self.means[range.clone()].iter_mut().zip(&mut self.squares[range]);
        for ((parameter, gradient), (mean, square)) in parameters.zip(state) {
            let slope = std::mem::take(gradient) * step.share;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *parameter -= step.corrected * *mean / (square.sqrt() + EPSILON) + step.rate * step.decay * *parameter;
        }
    }
}

#[derive(Clone, Copy)]
struct Step {
    share: f32,
    rate: f32,
    corrected: f32,
    decay: f32,
}
