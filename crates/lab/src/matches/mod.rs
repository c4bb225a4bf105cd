//! `match`: many games between two computer players, in pairs with the colours swapped.

mod opening;
mod report;
mod score;
mod tally;

use std::io::Write;
use std::time::Instant;

use ludarium_ai::PlayerSpec;
use ludarium_record::{Match, MatchResult, Player, Setup};
use ludarium_rules::{Side, TurnText, zobrist};

use crate::cli::MatchArgs;
use crate::failure::Failure;
use crate::progress::Progress;
use tally::{Clock, Tally};

/// The end of one game.
pub struct Finished {
    /// Who has won and why.
    pub result: MatchResult,
    /// Its length, the opening included.
    pub plies: usize,
}

/// Runs the command.
pub fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let tally = play_all(args)?;
    if args.json {
        writeln!(out, "{}", report::to_json(args, &tally))?
    } else {
        report::write(args, &tally, out)?
    }
    Ok(())
}

fn play_all(args: &MatchArgs) -> Result<Tally, Failure> {
    let mut progress = Progress::new(u64::from(args.games), "games");
    let mut tally = Tally::default();
    for pair in 0..args.games / 2 {
        let seed = mix(args.seed, pair);
        let opening = opening::random(&setup(args), args.openings, seed)?;
        for first_plays in Side::ALL {
            let mut game = Game { args, first_plays, seed: mix(seed, first_plays.index() as u32) };
            let finished = game.play(&opening, &mut tally.clocks, &mut progress)?;
            tally.add(first_plays, &finished);
            progress.step();
            progress.say(tally.total().to_string());
        }
    }
    Ok(tally)
}

/// A seed for the `n`-th thing that hangs on `seed`.
fn mix(seed: u64, n: u32) -> u64 {
    zobrist::key(seed.wrapping_add(zobrist::key(u64::from(n))))
}

/// The set-up of every game. A record knows people and levels only, and the lab's players are more than that.
fn setup(args: &MatchArgs) -> Setup {
    let human = |player: PlayerSpec| Player::Human { name: player.to_string() };
    let mut setup = Setup::new(args.start.game, [human(args.white), human(args.black)]);
    setup.options = args.start.options.iter().map(|option| (option.0.clone(), option.1.clone())).collect();
    setup.start = args.start.text();
    setup
}

/// One game about to be played.
struct Game<'a> {
    args: &'a MatchArgs,
    first_plays: Side,
    seed: u64,
}

impl Game<'_> {
    /// Plays the game to its end by the rules of a match.
    fn play(
        &mut self,
        opening: &[TurnText],
        clocks: &mut [Clock; 2],
        progress: &mut Progress,
    ) -> Result<Finished, Failure> {
        let mut game = Match::new(setup(self.args))?;
        for turn in opening {
            game.play(turn)?;
        }
        loop {
            if let Some(result) = game.result() {
                return Ok(Finished { result, plies: game.ply() });
            }
            let turn = self.choose(&game, clocks)?;
            game.play(&turn)?;
            progress.tick();
        }
    }

    /// Lets the player to move choose, and takes the time.
    fn choose(&self, game: &Match, clocks: &mut [Clock; 2]) -> Result<TurnText, Failure> {
        let is_first = game.side_to_move() == self.first_plays;
        let player = if is_first { self.args.white } else { self.args.black };
        let mut earlier = game.hashes();
        earlier.pop();
        let seed = mix(self.seed, u32::try_from(game.ply()).unwrap_or(u32::MAX));
        let began = Instant::now();
        let turn = player.choose(game.position(), &earlier, seed)?;
        clocks[usize::from(!is_first)].add(began.elapsed());
        Ok(turn)
    }
}
