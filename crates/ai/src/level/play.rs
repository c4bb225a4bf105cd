//! How a strength plays.

use std::sync::Arc;

use ludarium_rules::GameId;

use super::{LevelParams, Strength, Style};
use crate::{Contempt, Features, Limits, Method, SearchConfig, Tuning, fit, learned};

impl Strength {
    /// The search parameters of this strength in a game.
    #[must_use]
    pub fn params(self, game: GameId) -> LevelParams {
        LevelParams::at(game, self)
    }

    /// The limits of a turn. The positions are the limit in ordinary play, but for the strongest play; the time is for slow
    /// machines.
    #[must_use]
    pub fn limits(self, game: GameId) -> Limits {
        let params = self.params(game);
        Limits { time: Some(params.longest()), nodes: params.node_limit(), ..Limits::default() }
    }

    /// The configuration of a search of this strength in a style for somebody without a side; `limits` replace its own. The
    /// seed chooses the oversights and errors of judgement, and among equally good turns.
    #[must_use]
    pub fn config(self, game: GameId, style: Style, limits: Option<Limits>, seed: u64) -> SearchConfig {
        let params = self.params(game);
        let (strongly, weights) = (params.plays_strongly(), style.weights(game, params.strength));
        // A net that cannot be read leaves the terms.
        let net = strongly.then(|| learned::built_in(game).ok().flatten()).flatten();
        let preferences = weights.as_deref().filter(|_| net.is_some()).map(|weights| preferences(game, weights));
        SearchConfig {
            method: Method::AlphaBeta,
            limits: limits.unwrap_or_else(|| self.limits(game)),
            features: if strongly { Features::STRONG } else { Features::LEVELS },
            tuning: (!strongly).then_some(Tuning::LEVELS),
            table_bytes: params.table_bytes(),
            noise: params.noise,
            noise_seed: seed,
            attention: params.attention(game, seed),
            seed,
            weights,
            net,
            preferences,
            tables: false,
            no_progress_plies: 0,
            contempt: Contempt::NONE,
            threads: 1,
            avoid_loss_in_one: true,
            lines: 1,
            stop_when_forced: limits.is_none(),
        }
    }
}

/// By how much the weights of a style differ from the fitted ones: what it adds to the value of a net.
fn preferences(game: GameId, weights: &[i32]) -> Arc<[i32]> {
    weights.iter().zip(fit::weights(game)).map(|(weight, fitted)| weight - fitted).collect()
}
