//! Games that an engine plays against itself, from random openings of varied length.

use ludarium_ai::{Limits, Score, SearchConfig, SearchMemory};
use ludarium_record::{Match, MatchResult, Player, Setup};
use ludarium_rules::{AnyPosition, GameId};

use crate::contender::{Engine, MatchContext, table_for};
use crate::failure::Failure;
use crate::matches::game::{mix, on_another_board};
use crate::matches::opening;

/// How the games are played.
#[derive(Clone, Copy, Debug)]
pub struct Selfplay {
    /// The game.
    pub game: GameId,
    /// The nodes of a search.
    pub nodes: u64,
    /// How far a search may misjudge, so that games differ.
    pub noise: i32,
    /// Chooses the openings and the noise.
    pub seed: u64,
}

/// A position in which the engine was to move.
pub struct Moment {
    /// The position.
    pub position: AnyPosition,
    /// What the engine thought of it, for the side to move.
    pub score: Score,
    /// Whether its turn won nothing at once and was no forced answer.
    pub quiet: bool,
}

impl Selfplay {
    /// The game of that number: what the engine met after the opening, and the result.
    ///
    /// # Errors
    /// There is no opening, or the engine gives no legal turn.
    pub fn play(&self, number: u32) -> Result<(Vec<Moment>, MatchResult), Failure> {
        let seed = mix(self.seed, number);
        let player = Player::Human { name: "Engine".to_owned() };
        let setup = on_another_board(Setup::new(self.game, [player.clone(), player]), seed);
        let plies = (mix(seed, 1) % u64::from(longest_opening(self.game) + 1)) as u32;
        let opening = opening::random(&setup, plies, seed)?;
        let mut game = Match::new(setup)?;
        for turn in &opening {
            game.play(turn)?;
        }
        let engine = self.engine();
        let (mut moments, mut memory) = (Vec::new(), SearchMemory::new());
        loop {
            if let Some(result) = game.result() {
                return Ok((moments, result));
            }
            let mut earlier = game.hashes();
            earlier.pop();
            let seed = mix(mix(seed, 2), u32::try_from(game.ply()).unwrap_or(u32::MAX));
            let no_progress_plies = game.plies_without_progress();
            let known = MatchContext { earlier: &earlier, no_progress_plies, seed, opponent: None };
            let choice = engine.search(&mut memory, game.position(), known)?;
            moments.push(Moment { position: game.position().clone(), score: choice.score, quiet: choice.quiet });
            game.play(&choice.turn)?;
        }
    }

    fn engine(&self) -> Engine {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let table_bytes = table_for(Some(self.nodes));
        let config =
            SearchConfig { limits, table_bytes, noise: self.noise, stop_when_forced: true, ..SearchConfig::default() };
        Engine::new(config, String::new())
    }
}

/// The most random plies before the engine takes over. Gess hardly survives more; half of the games of Go-Chess have
/// their whole placement at random.
fn longest_opening(game: GameId) -> u32 {
    match game {
        GameId::Gess => 4,
        GameId::Tribun => 8,
        GameId::GoChess => 72,
        GameId::Tress | GameId::Trees | GameId::Treason | GameId::TroopChess => 14,
    }
}
