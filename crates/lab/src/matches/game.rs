//! Single games, and pairs of them with the colours swapped.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use ludarium_ai::SearchMemory;
use ludarium_record::{Match, MatchResult, Player, Setup};
use ludarium_rules::{AnyTurn, Side, zobrist};

use super::opening;
use super::tally::Clock;
use crate::cli::Start;
use crate::contender::{Contender, MatchContext};
use crate::failure::Failure;

/// The end of one game.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    /// Who has won and why.
    pub result: MatchResult,
    /// Its length, the opening included.
    pub plies: usize,
}

/// A seed for the `n`-th thing that hangs on `seed`.
pub fn mix(seed: u64, n: u32) -> u64 {
    zobrist::key(seed.wrapping_add(zobrist::key(u64::from(n))))
}

/// Two players who meet again and again.
pub struct TwoPlayerMatch<'a> {
    setup: Setup,
    players: [&'a Contender; 2],
    opening_plies: u32,
    seed: u64,
    clocks: Mutex<[Clock; 2]>,
}

impl<'a> TwoPlayerMatch<'a> {
    /// The first and the second player from a position on.
    ///
    /// # Errors
    /// The position is refused, or a player cannot play the game.
    pub fn new(
        start: &Start,
        players: [&'a Contender; 2],
        opening_plies: u32,
        seed: u64,
    ) -> Result<TwoPlayerMatch<'a>, Failure> {
        start.open()?;
        players.iter().try_for_each(|player| player.check(start.game))?;
        Ok(TwoPlayerMatch { setup: setup(start), players, opening_plies, seed, clocks: Mutex::default() })
    }

    /// The thinking of the first and of the second player so far.
    pub fn clocks(&self) -> [Clock; 2] {
        *self.clocks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pair of games of that number from one opening: in the first the first player has White.
    ///
    /// # Errors
    /// There is no opening, or a player gives no legal turn.
    pub fn play(&self, pair: u32) -> Result<[Finished; 2], Failure> {
        let seed = mix(self.seed, pair);
        let setup = on_another_board(self.setup.clone(), seed);
        let opening = opening::random(&setup, self.opening_plies, seed)?;
        let game = |first_plays: Side| {
            let seed = mix(seed, first_plays.index() as u32);
            Game { contest: self, first_plays, seed }.play(setup.clone(), &opening)
        };
        Ok([game(Side::White)?, game(Side::Black)?])
    }
}

/// The set-up of every game. A record knows people and levels only, and the lab's players are more than that.
fn setup(start: &Start) -> Setup {
    let player = Player::Human { name: "Contender".to_owned() };
    let mut setup = Setup::new(start.game, [player.clone(), player]);
    setup.options = start.options.iter().map(|option| (option.0.clone(), option.1.clone())).collect();
    setup.start = start.text();
    setup
}

/// The same set-up on a board of its own, in a game that draws its board from a seed, unless the board is given.
pub fn on_another_board(mut setup: Setup, seed: u64) -> Setup {
    let drawn = setup.game.options().iter().any(|option| option.key == "seed");
    let given = setup.start.is_some() || setup.options.iter().any(|(key, _)| key == "seed");
    if drawn && !given {
        setup.options.push(("seed".to_owned(), seed.to_string()));
    }
    setup
}

/// One game about to be played.
struct Game<'a> {
    contest: &'a TwoPlayerMatch<'a>,
    first_plays: Side,
    seed: u64,
}

impl Game<'_> {
    /// Plays the game to its end by the rules of a match.
    fn play(&self, setup: Setup, opening: &[AnyTurn]) -> Result<Finished, Failure> {
        let mut game = Match::new(setup)?;
        for turn in opening {
            game.play(turn)?;
        }
        let mut minds = [SearchMemory::new(), SearchMemory::new()];
        loop {
            if let Some(result) = game.result() {
                return Ok(Finished { result, plies: game.ply() });
            }
            let turn = self.choose(&game, &mut minds)?;
            game.play(&turn)?;
        }
    }

    /// Lets the player to move choose, and takes the time.
    fn choose(&self, game: &Match, minds: &mut [SearchMemory; 2]) -> Result<AnyTurn, Failure> {
        let player = usize::from(game.side_to_move() != self.first_plays);
        let mut earlier = game.hashes();
        earlier.pop();
        let seed = mix(self.seed, u32::try_from(game.ply()).unwrap_or(u32::MAX));
        let opponent = self.contest.clocks()[1 - player].mean_so_far();
        let no_progress_plies = game.plies_without_progress();
        let known = MatchContext { earlier: &earlier, no_progress_plies, seed, opponent };
        let began = Instant::now();
        let turn = self.contest.players[player].choose(&mut minds[player], game.position(), known)?;
        let time = began.elapsed();
        self.contest.clocks.lock().unwrap_or_else(PoisonError::into_inner)[player].add(time);
        Ok(turn)
    }
}
