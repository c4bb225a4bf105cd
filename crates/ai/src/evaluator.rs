//! The evaluation of one player: with the weights of its style and the noise of its level.

use ludarium_rules::split_mix::scramble;

use crate::learned::Net;
use crate::{Evaluate, MATE_BOUND, SearchConfig};

/// How a player evaluates an ongoing position.
#[derive(Clone, Copy)]
pub(crate) struct Evaluator<'a> {
    weights: &'a [i32],
    net: Option<&'a Net>,
    /// The weights of what is added to the value of the net.
    preferences: Option<&'a [i32]>,
    noise: i32,
    seed: u64,
}

impl<'a> Evaluator<'a> {
    /// The evaluator of a search.
    pub(crate) fn new<P: Evaluate>(config: &'a SearchConfig) -> Evaluator<'a> {
        let weights = config.weights.as_deref().unwrap_or(P::WEIGHTS);
        Evaluator {
            weights,
            net: config.net.as_deref(),
            preferences: config.preferences.as_deref(),
            noise: config.noise,
            seed: config.noise_seed,
        }
    }

    /// An evaluator with the fitted weights and without noise.
    pub(crate) fn exact<P: Evaluate>() -> Evaluator<'static> {
        Evaluator { weights: P::WEIGHTS, net: None, preferences: None, noise: 0, seed: 0 }
    }

    /// The value for the side to move; its noise is the same whenever the position is met in this search.
    pub(crate) fn value<P: Evaluate>(self, position: &P) -> i32 {
        let value = match self.net {
            Some(net) if position.is_learned() => {
                net.value(position) + self.preferences.map_or(0, |weights| position.evaluate_with(weights))
            }
            _ => position.evaluate_with(self.weights),
        };
        if self.noise == 0 {
            return value;
        }
        let random = scramble(position.zobrist() ^ self.seed);
        // The sum of two uniform distributions: small errors are likelier than large ones.
        let uniform = |bits: u64| (bits & 0xffff) as i64 - 0x8000;
        let error = (uniform(random) + uniform(random >> 16)) * i64::from(self.noise) / 0x1_0000;
        (value + error as i32).clamp(1 - MATE_BOUND, MATE_BOUND - 1)
    }
}
