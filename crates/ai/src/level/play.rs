//! How a strength plays.

use ludarium_rules::GameId;

use super::{LevelParams, Strength, Style};
use crate::{Contempt, Features, Limits, Method, SearchConfig, Tuning, learned};

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
        // A net that cannot be read leaves the terms.
        let net = params.is_unbound().then(|| learned::built_in(game).ok().flatten()).flatten();
        SearchConfig {
            method: Method::AlphaBeta,
            limits: limits.unwrap_or_else(|| self.limits(game)),
            features: if params.is_unbound() { Features::STRONG } else { Features::LEVELS },
            tuning: (!params.is_unbound()).then_some(Tuning::LEVELS),
            table_bytes: params.table_bytes(),
            noise: params.noise,
            noise_seed: seed,
            attention: params.attention(seed),
            seed,
            weights: if net.is_some() { None } else { style.weights(game, params.strength) },
            net,
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
