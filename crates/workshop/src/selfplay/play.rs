//! Games that an engine plays against itself, from random openings of varied length.

use std::sync::Arc;

use ludarium_ai::learned::Net;
use ludarium_ai::{Limits, PlayerSpec, Score, SearchConfig, SearchMemory};
use ludarium_record::{Match, MatchError, MatchResult};
use ludarium_rules::{AnyPosition, GameId};

use ludarium_lab::contender::{Engine, MatchContext, table_for};
use ludarium_lab::matches::setup;
use ludarium_lab::parallel::derive_seed;

#[derive(Clone, Debug)]
pub struct Selfplay {
    pub game: GameId,
    pub nodes: u64,
    /// The random error of the evaluation, so that games differ.
    pub noise: i32,
    /// Determines the openings and the noise.
    pub seed: u64,
    /// The net that evaluates in place of the terms.
    pub net: Option<Arc<Net>>,
}

pub struct SearchedPosition {
    pub position: AnyPosition,
    /// Its score, for the side to move.
    pub score: Score,
    /// Whether the engine's turn won no material and was no forced answer.
    pub quiet: bool,
}

impl Selfplay {
    /// Plays the game of that number: the positions after the opening, and the result.
    pub fn play(&self, number: u32) -> anyhow::Result<(Vec<SearchedPosition>, MatchResult)> {
        let seed = derive_seed(self.seed, number);
        let mut game = self.after_opening(seed)?;
        let engine = self.engine();
        let (mut positions, mut memory) = (Vec::new(), SearchMemory::new());
        loop {
            if let Some(result) = game.result() {
                return Ok((positions, result));
            }
            setup::check_length(game.ply())?;
            let mut earlier = game.hashes();
            earlier.pop();
            let seed = derive_seed(derive_seed(seed, 2), u32::try_from(game.ply()).unwrap_or(u32::MAX));
            let no_progress_plies = game.plies_without_progress();
            let context = MatchContext {
                earlier: &earlier,
                no_progress_plies,
                seed,
                match_seed: seed,
                opponent: None,
                clock: None,
            };
            let choice = engine.search(&mut memory, game.position(), context)?;
            let position = game.position().clone();
            positions.push(SearchedPosition { position, score: choice.score, quiet: choice.quiet });
            game.play(&choice.turn)?;
        }
    }

    /// Searches `count` positions beside each of those of a game: after one random turn and after two, by turns. Those
    /// in which the game is over are left out.
    pub fn asides(
        &self,
        positions: &[SearchedPosition],
        number: u32,
        count: u32,
    ) -> anyhow::Result<Vec<SearchedPosition>> {
        let (engine, seed) = (self.engine(), derive_seed(derive_seed(self.seed, number), 3));
        let mut asides = Vec::new();
        for (searched, ply) in positions.iter().zip(0..) {
            for aside in 0..count {
                let seed = derive_seed(derive_seed(seed, ply), aside);
                if let Some(position) = after_random_turns(&searched.position, 1 + aside % 2, seed)? {
                    asides.push(search_aside(&engine, position, seed)?);
                }
            }
        }
        Ok(asides)
    }

    /// A new game after a random opening.
    fn after_opening(&self, seed: u64) -> anyhow::Result<Match> {
        let setup = setup::with_own_board(setup::with_players(self.game, "Engine"), seed);
        let plies = (derive_seed(seed, 1) % u64::from(longest_opening(self.game) + 1)) as u32;
        let opening = setup::random_opening(&setup, plies, seed)?;
        setup::after_opening(setup, &opening)
    }

    fn engine(&self) -> Engine {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let table_bytes = table_for(Some(self.nodes));
        let config = SearchConfig {
            limits,
            table_bytes,
            noise: self.noise,
            net: self.net.clone(),
            stop_when_forced: true,
            ..SearchConfig::default()
        };
        Engine::new(config, String::new())
    }
}

/// The position after so many random turns; `None` if the game is over then.
fn after_random_turns(from: &AnyPosition, plies: u32, seed: u64) -> anyhow::Result<Option<AnyPosition>> {
    let mut position = from.clone();
    for ply in 0..plies {
        let turn = PlayerSpec::Random.choose(&position, &[], derive_seed(seed, ply))?;
        position = position.play(&turn).map_err(MatchError::from)?;
        if position.outcome().is_some() {
            return Ok(None);
        }
    }
    Ok(Some(position))
}

/// Searches a position without anything that was before.
fn search_aside(engine: &Engine, position: AnyPosition, seed: u64) -> anyhow::Result<SearchedPosition> {
    let no_progress_plies = position.no_progress_plies();
    let context = MatchContext { earlier: &[], no_progress_plies, seed, match_seed: seed, opponent: None, clock: None };
    let choice = engine.search(&mut SearchMemory::new(), &position, context)?;
    Ok(SearchedPosition { position, score: choice.score, quiet: choice.quiet })
}

/// The most random plies before the engine takes over. In Gess, more would often end the game; in Go-Chess, half of the
/// games have a completely random placement.
fn longest_opening(game: GameId) -> u32 {
    match game {
        GameId::Gess => 4,
        GameId::Tribun => 8,
        GameId::GoChess => 72,
        GameId::Tress | GameId::Trees | GameId::Treason | GameId::TroopChess => 14,
    }
}
