//! Single games, and pairs of them with the colours swapped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ludarium_record::study::Study;
use ludarium_record::{EndReason, Match, MatchResult, Setup};
use ludarium_rules::{AnyTurn, Side};

use super::clock::{self, MatchClock};
use super::results::{FinishedGame, MOST_FAULT_CHARS};
use super::setup;
use super::thinking_time::ThinkingTime;
use crate::contender::{Chosen, Contender, MatchContext, Seat, SeatError};
use crate::parallel::derive_seed;
use crate::start::Start;
use crate::watch::PlayersWatch;

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
    free_seats: Mutex<Vec<[PlayerSeat<'a>; 2]>>,
    /// Whether the first and the second player have ever begun a game: whoever cannot is not fit for the match.
    have_begun: [AtomicBool; 2],
}

/// A player's seat; `None` before the first game, and after one in which the player has failed.
type PlayerSeat<'a> = Option<Seat<'a>>;

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
    ) -> anyhow::Result<TwoPlayerMatch<'a>> {
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
            have_begun: Default::default(),
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
    /// There is no opening, a built-in player fails, or a program cannot begin its very first game. A program that fails
    /// later loses the game.
    pub fn play_pair(&self, pair: u32) -> anyhow::Result<[FinishedGame; 2]> {
        let seed = derive_seed(self.seed, pair);
        let setup = setup::with_own_board(self.setup.clone(), seed);
        let opening = setup::random_opening(&setup, self.opening_plies, seed)?;
        let free = self.free_seats.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut seats = free.unwrap_or_default();
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

#[derive(Debug, thiserror::Error)]
#[error("game {game}, turn {turn}: {player}: {why}")]
struct PlayerError {
    /// The number of the game, from 1.
    game: u64,
    /// The number of the turn that it was to play, from 1.
    turn: usize,
    /// The player as it was named.
    player: String,
    why: SeatError,
}

/// What stands in the way of a player's turn.
enum Failure {
    /// A program has failed, and loses.
    Forfeit(String),
    /// Nobody can play on.
    Error(Box<PlayerError>),
}

impl<'a> Game<'_, 'a> {
    /// Plays the game to its end by the rules of a match.
    fn play(&self, setup: Setup, opening: &[AnyTurn], seats: &mut [PlayerSeat<'a>; 2]) -> anyhow::Result<FinishedGame> {
        let mut game = setup::after_opening(setup, opening)?;
        let (mut thinking, mut said) = ([ThinkingTime::default(); 2], Vec::new());
        let mut next =
            (0..2).find_map(|player| self.seat(&game, player, &mut seats[player]).err().map(|why| (player, why)));
        loop {
            if let Some((player, failure)) = next {
                let why = match failure {
                    Failure::Forfeit(why) => why,
                    Failure::Error(why) => return Err(why.into()),
                };
                seats[player] = None;
                return self.forfeited(game, player, why, thinking, &said);
            }
            if let Some(result) = game.result() {
                let plies = game.ply();
                return Ok(FinishedGame { result, plies, thinking, written: with_notes(&game, &said), fault: None });
            }
            setup::check_length(game.ply())?;
            let player = self.player_to_move(&game);
            next = match self.choose(&game, player, seats[player].as_mut()) {
                Err(failure) => Some((player, failure)),
                Ok((chosen, time)) => {
                    thinking[player].add(time);
                    game.advance(time);
                    if game.result().is_none() {
                        game.play(&chosen.turn)?;
                        said.push((game.ply(), chosen, time));
                    }
                    None
                }
            };
        }
    }

    fn player_to_move(&self, game: &Match) -> usize {
        usize::from(game.side_to_move() != self.side_of_first)
    }

    /// Seats a player for this game. A program that has failed, or has ended since the last game, is started again.
    fn seat(&self, game: &Match, player: usize, seat: &mut PlayerSeat<'a>) -> Result<(), Failure> {
        if seat.as_mut().is_some_and(|kept| kept.begin(game).is_ok()) {
            return Ok(());
        }
        let begun = Seat::new(self.contest.players[player]).and_then(|mut new| new.begin(game).map(|()| new));
        let has_begun = &self.contest.have_begun[player];
        match begun {
            Ok(new) => {
                has_begun.store(true, Ordering::Relaxed);
                *seat = Some(new);
                Ok(())
            }
            Err(why) if has_begun.load(Ordering::Relaxed) => Err(self.failure(game, player, why)),
            Err(why) => Err(Failure::Error(self.error(game, player, why))),
        }
    }

    /// Lets the player to move choose, and measures the time.
    fn choose(&self, game: &Match, player: usize, seat: Option<&mut Seat<'_>>) -> Result<(Chosen, Duration), Failure> {
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
        let seat = seat.expect("both players are seated before the first turn");
        let began = PlayersWatch::start();
        let chosen = seat.choose(game, context).map_err(|why| self.failure(game, player, why))?;
        let time = began.elapsed();
        self.contest.add_thinking_time(player, time);
        Ok((chosen, time))
    }

    /// The game that a player has lost by forfeit. In its record the player has resigned, and a comment tells why.
    fn forfeited(
        &self,
        mut game: Match,
        player: usize,
        why: String,
        thinking: [ThinkingTime; 2],
        said: &[(usize, Chosen, Duration)],
    ) -> anyhow::Result<FinishedGame> {
        let loser = if player == 0 { self.side_of_first } else { self.side_of_first.other() };
        game.resign(loser)?;
        let result = MatchResult { winner: Some(loser.other()), reason: EndReason::Resignation };
        let (plies, mut written) = (game.ply(), with_notes(&game, said));
        if let Some(end) = written.main_line().last() {
            // The comment is short, and of a position of the game.
            let _ = written.set_comment(*end, &format!("{} forfeits the game: {why}", self.contest.players[player]));
        }
        Ok(FinishedGame { result, plies, thinking, written, fault: Some(why) })
    }

    /// What it means that a player fails: a program loses, and a built-in player is not to.
    fn failure(&self, game: &Match, player: usize, why: SeatError) -> Failure {
        match why {
            SeatError::Program(why) => {
                let why = format!("turn {}: {why}", game.ply() + 1);
                Failure::Forfeit(why.chars().take(MOST_FAULT_CHARS).collect())
            }
            why => Failure::Error(self.error(game, player, why)),
        }
    }

    fn error(&self, game: &Match, player: usize, why: SeatError) -> Box<PlayerError> {
        let name = self.contest.players[player].to_string();
        Box::new(PlayerError { game: self.number, turn: game.ply() + 1, player: name, why })
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
