//! `selfplay`: games of the engine against itself, and the positions in them as files.

mod args;
mod error;
mod file;
mod play;
mod record;

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;

pub use args::SelfplayArgs;
pub use error::PositionsError;
pub use file::{Header, read_games};
pub use play::{SearchedPosition, Selfplay};
pub use record::{GameRecord, RecordedPosition};

use ludarium_lab::parallel::{self, Event};
use ludarium_lab::progress::Progress;

/// The random error of the engine's evaluation, so that games differ.
const NOISE: i32 = 25;

/// Runs the command: plays the games that the file does not yet hold, and adds each when it is over.
pub fn run(args: &SelfplayArgs) -> anyhow::Result<()> {
    let net = args.eval.net(args.game)?;
    let selfplay = Selfplay { game: args.game, nodes: args.nodes, noise: NOISE, seed: args.seed, net };
    let header = Header {
        game: args.game,
        nodes: args.nodes,
        asides: args.asides,
        seed: args.seed,
        eval: args.eval.to_string(),
    };
    let mut opened = file::open(&args.out, &header)?;
    let missing: Vec<u32> =
        (0..args.games).filter(|number| args.shard.has(*number) && !opened.played.contains(number)).collect();
    let progress = Progress::new(missing.len() as u64, "games");
    let task = |place: u32| {
        // The places are those of the list.
        let number = missing.get(place as usize).copied().unwrap_or(place);
        let (positions, result) = selfplay.play(number)?;
        let asides = selfplay.asides(&positions, number, args.asides)?;
        Ok(GameRecord::new(number, &positions, &asides, result))
    };
    // Games that are over before earlier ones wait for them, so that the number of threads does not change the file.
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    parallel::run(args.threads, missing.len() as u32, task, |event| {
        if let Event::Done(place, game) = event {
            waiting.insert(place, game);
            while let Some(game) = waiting.remove(&next) {
                opened.file.write_all(game.text().as_bytes())?;
                next += 1;
            }
            progress.step();
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(opened.file.flush()?)
}
