//! Single games, and pairs of them with the colours swapped.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use ludarium_record::study::Study;
use ludarium_record::{Match, Setup};
use ludarium_rules::{AnyTurn, Side};

use super::clock::{self, MatchClock};
use super::results::FinishedGame;
use super::thinking_time::ThinkingTime;
use super::{opening, setup};
use crate::contender::{Chosen, Contender, MatchContext, Seat};
use crate::error::LabError;
use crate::seeds::derive_seed;
use crate::start::Start;

/// The numbers of the players' seeds for a whole game, beyond those of its turns.
const MATCH_SEED: u32 = u32::MAX - 1;

/// Many games between two players.
pub struct TwoPlayerMatch<'a> {
    setup: Setup,
    players: [&'a Contender; 2],
    opening_plies: u32,
    seed: u64,
    thinking_times: Mutex<[ThinkingTime; 2]>,
    /// Seats that no game needs at present. There are as many pairs as games were ever played at the same time.
    free_seats: Mutex<Vec<[Seat<'a>; 2]>>,
}

impl<'a> TwoPlayerMatch<'a> {
    /// A match of the first and the second player from a position on.
    ///
    /// # Errors
    /// The position is refused, or a player cannot play the game.
    pub fn new(
        start: &Start,
        players: [&'a Contender; 2],
        opening_plies: u32,
        seed: u64,
    ) -> Result<TwoPlayerMatch<'a>, LabError> {
        start.open()?;
        players.iter().try_for_each(|player| player.check(start.game))?;
        let setup = setup::of_match(start);
        Ok(TwoPlayerMatch {
            setup,
            players,
            opening_plies,
            seed,
            thinking_times: Mutex::default(),
            free_seats: Mutex::default(),
        })
    }

    /// The same match on clocks, if there are any; an opening takes no time.
    pub fn on_clock(mut self, clock: Option<MatchClock>) -> TwoPlayerMatch<'a> {
        self.setup.clock = clock.map(|MatchClock(setting)| setting);
        self
    }

    /// The time that the first and the second player have needed so far.
    pub fn thinking_times(&self) -> [ThinkingTime; 2] {
        *self.thinking_times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays the pair of games of that number from one opening; in the first game the first player has White.
    ///
    /// # Errors
    /// There is no opening, or a player returns no legal turn.
    pub fn play_pair(&self, pair: u32) -> Result<[FinishedGame; 2], LabError> {
        let seed = derive_seed(self.seed, pair);
        let setup = setup::with_own_board(self.setup.clone(), seed);
        let opening = opening::random(&setup, self.opening_plies, seed)?;
        let mut seats = self.take_seats()?;
        let mut game = |side_of_first: Side| {
            let number = u64::from(pair) * 2 + side_of_first.index() as u64 + 1;
            let seed = derive_seed(seed, side_of_first.index() as u32);
            let setup = setup::with_names(setup.clone(), self.players, side_of_first);
            Game { contest: self, number, side_of_first, seed }.play(setup, &opening, &mut seats)
        };
        let games = [game(Side::White)?, game(Side::Black)?];
        self.free_seats.lock().unwrap_or_else(PoisonError::into_inner).push(seats);
        Ok(games)
    }

    /// Seats of an earlier game, or new ones.
    fn take_seats(&self) -> Result<[Seat<'a>; 2], LabError> {
        let free = self.free_seats.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match (free, self.players) {
            (Some(seats), _) => Ok(seats),
            (None, [first, second]) => Ok([Seat::new(first)?, Seat::new(second)?]),
        }
    }

    fn add_thinking_time(&self, player: usize, time: Duration) {
        self.thinking_times.lock().unwrap_or_else(PoisonError::into_inner)[player].add(time);
    }
}

/// One game about to be played.
struct Game<'m, 'a> {
    contest: &'m TwoPlayerMatch<'a>,
    /// Its number in the match, from 1.
    number: u64,
    side_of_first: Side,
    seed: u64,
}

impl Game<'_, '_> {
    /// Plays the game to its end by the rules of a match.
    fn play(&self, setup: Setup, opening: &[AnyTurn], seats: &mut [Seat<'_>; 2]) -> Result<FinishedGame, LabError> {
        let mut game = setup::after_opening(setup, opening)?;
        let (mut thinking, mut said) = ([ThinkingTime::default(); 2], Vec::new());
        for (player, seat) in seats.iter_mut().enumerate() {
            seat.begin(&game).map_err(|why| self.failure(&game, player, why))?;
        }
        loop {
            if let Some(result) = game.result() {
                let plies = game.ply();
                return Ok(FinishedGame { result, plies, thinking, written: with_notes(&game, &said) });
            }
            setup::check_length(game.ply())?;
            let player = self.player_to_move(&game);
            let (chosen, time) = self.choose(&game, player, seats)?;
            thinking[player].add(time);
            game.advance(time);
            if game.result().is_none() {
                game.play(&chosen.turn)?;
                said.push((game.ply(), chosen, time));
            }
        }
    }

    fn player_to_move(&self, game: &Match) -> usize {
        usize::from(game.side_to_move() != self.side_of_first)
    }

    /// Lets the player to move choose, and measures the time.
    fn choose(&self, game: &Match, player: usize, seats: &mut [Seat<'_>; 2]) -> Result<(Chosen, Duration), LabError> {
        let mut earlier = game.hashes();
        earlier.pop();
        let context = MatchContext {
            earlier: &earlier,
            no_progress_plies: game.plies_without_progress(),
            seed: derive_seed(self.seed, u32::try_from(game.ply()).unwrap_or(u32::MAX)),
            match_seed: derive_seed(self.seed, MATCH_SEED + player as u32),
            opponent: self.contest.thinking_times()[1 - player].mean_so_far(),
            clock: clock::of_mover(game),
        };
        let began = Instant::now();
        let chosen = seats[player].choose(game, context).map_err(|why| self.failure(game, player, why))?;
        let time = began.elapsed();
        self.contest.add_thinking_time(player, time);
        Ok((chosen, time))
    }

    /// The error of a player that fails.
    fn failure(&self, game: &Match, player: usize, why: LabError) -> LabError {
        let name = self.contest.players[player].to_string();
        LabError::Player { game: self.number, turn: game.ply() + 1, player: name, why: Box::new(why) }
    }
}

/// The game with what was said about its turns.
fn with_notes(game: &Match, said: &[(usize, Chosen, Duration)]) -> Study {
    let mut written = Study::from_match(game);
    let line = written.main_line();
    for (ply, chosen, time) in said {
        let Some((node, side)) = line.get(*ply).zip(game.turns().get(ply - 1).map(|played| played.side)) else {
            continue;
        };
        // What a search says is in the ranges of notes, and it was said of a turn of the game.
        let _ = written.annotate(*node, |notes| chosen.annotate(notes, side, *time));
    }
    written
}
