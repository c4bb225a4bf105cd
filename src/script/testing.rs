//! The steps that only tests and measurements need.

use bevy::prelude::*;

use super::Script;
use super::drive::Outcome;
use super::drive::Progress::{Again, Done};
use super::monkey::Monkey;
use crate::games::GAMES;
use crate::measure::{Costs, counts, resident};
use crate::table::Table;

/// Lets a monkey do what it likes.
pub fn monkey(world: &mut World, script: &mut Script, seed: u64, events: u32) -> Outcome {
    let game = world.get_resource::<Table>().map_or(GAMES[0].id, |table| table.game().setup().game);
    let monkey = script.memory.monkey.get_or_insert_with(|| Monkey::new(seed, game));
    script.frames = 1;
    script.ignore_exit = false;
    let done = monkey.play(world).map_err(|why| format!("{why} (seed {seed})"))?;
    if done <= events {
        script.ignore_exit = true;
        return Ok(Again);
    }
    println!("{}: {game}, seed {seed}: {}", script.name, monkey.report(world));
    Ok(Done)
}

/// Nobody leaves the game while a monkey plays.
pub fn stay(script: Res<Script>, mut exits: ResMut<Messages<AppExit>>) {
    if script.ignore_exit {
        exits.clear();
    }
}

/// Remembers how much memory the process uses.
pub fn remember_memory(script: &mut Script) -> Result<(), String> {
    script.resident = Some(resident().ok_or("the system does not tell how much memory is used")?);
    Ok(())
}

/// Compares the memory of the process with what was remembered.
pub fn expect_memory(script: &Script, percent: f32) -> Result<(), String> {
    let (before, now) = script.resident.zip(resident()).ok_or("no memory was remembered")?;
    let growth = (now as f32 / before as f32 - 1.0) * 100.0;
    println!("{}: memory {before} KiB, then {now} KiB: {growth:+.1} %", script.name);
    if growth <= percent { Ok(()) } else { Err(format!("memory grew by {growth:.1} %, from {before} to {now} KiB")) }
}

/// Measures frames and writes what they cost.
pub fn measure(world: &mut World, script: &mut Script, frames: u32) -> Outcome {
    if script.frames == 1 {
        world.resource_mut::<Costs>().begin();
    }
    if script.frames <= frames {
        return Ok(Again);
    }
    let counts = counts(world);
    println!("{}: {}; {counts}", script.name, world.resource::<Costs>());
    Ok(Done)
}
