//! How far numbers are moved, and how fast they follow, in the course of a tuning.

/// How fast the steps of learning become smaller: Spall's choice, which fishtest uses too.
const ALPHA: f64 = 0.602;

/// How fast the perturbations become smaller.
const GAMMA: f64 = 0.101;

/// The part of all iterations by which the steps of learning are delayed, so that the first ones are not too large.
const STABILITY: f64 = 0.1;

/// A schedule that ends with chosen sizes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gains {
    iterations: f64,
    rate: f64,
}

impl Gains {
    /// The schedule of so many iterations, at the end of which a parameter moves by `rate` times its step for every
    /// game that is won more than lost.
    pub fn new(iterations: u32, rate: f64) -> Gains {
        Gains { iterations: f64::from(iterations.max(1)), rate }
    }

    /// How many of its final steps a parameter is moved to either side in an iteration, counted from 0.
    pub fn perturbation(&self, iteration: u32) -> f64 {
        (self.iterations / (f64::from(iteration) + 1.0)).powf(GAMMA)
    }

    /// How many of its final steps a parameter follows for every game that is won more than lost.
    pub fn learning(&self, iteration: u32) -> f64 {
        let delay = STABILITY * self.iterations;
        let number = f64::from(iteration) + 1.0;
        let square = self.rate * ((delay + self.iterations) / (delay + number)).powf(ALPHA);
        square / self.perturbation(iteration)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schedule_ends_with_the_chosen_sizes() {
        let gains = Gains::new(500, 0.03);
        assert!((gains.perturbation(499) - 1.0).abs() < 1e-12);
        assert!((gains.learning(499) - 0.03).abs() < 1e-12);
    }

    #[test]
    fn the_first_sizes_are_those_of_fishtest() {
        // c = c_end N^gamma, a = r_end c_end^2 (A + N)^alpha, R = a / (A + 1)^alpha / c^2 with c_end 1; steps of R c.
        let (count, rate) = (1000.0_f64, 0.002);
        let c = count.powf(0.101);
        let r = rate * (1100.0_f64 / 101.0).powf(0.602) / (c * c);
        let gains = Gains::new(1000, rate);
        assert!((gains.perturbation(0) - c).abs() < 1e-12);
        assert!((gains.learning(0) - r * c).abs() < 1e-12);
    }

    #[test]
    fn sizes_fall_all_the_way() {
        let gains = Gains::new(50, 0.01);
        let falls = |of: &dyn Fn(u32) -> f64| (1..50).all(|iteration| of(iteration) < of(iteration - 1));
        assert!(falls(&|iteration| gains.perturbation(iteration)));
        assert!(falls(&|iteration| gains.learning(iteration)));
    }
}
