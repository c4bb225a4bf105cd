//! The steps that only tests and measurements need.

use bevy::prelude::*;
use clap::Parser;
use ludarium_learn::lessons::LessonId;
use ludarium_rules::{GameId, UnknownGame};

use super::Script;
use super::error::StepError;
use super::monkey::Monkey;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress};
use crate::cli::Cli;
use crate::games::GAMES;
use crate::lessons::{Course, LessonRequested};
use crate::measure::{Costs, counts, resident};
use crate::stage::Presentation;
use crate::table::{Intent, Table, send_intent};

/// Sends random input.
pub fn monkey(world: &mut World, script: &mut Script, seed: u64, events: u32) -> Outcome {
    let game = world.get_resource::<Table>().map_or(GAMES[0].id, |table| table.game().setup().game);
    let monkey = script.memory.monkey.get_or_insert_with(|| Monkey::new(seed, game));
    script.frames = 1;
    script.ignore_exit = false;
    let done = monkey.play(world).map_err(|why| StepError::Monkey { why, seed })?;
    if done <= events {
        script.ignore_exit = true;
        return Ok(Again);
    }
    println!("{}: {game}, seed {seed}: {}", script.name, monkey.report(world));
    Ok(Done)
}

impl Script {
    /// The next request to leave the game counts, whoever plays.
    pub(super) fn stop_ignoring_exit(&mut self) {
        self.ignore_exit = false;
    }
}

/// Ignores requests to leave the game while random input is sent.
pub fn stay(script: Res<Script>, mut exits: ResMut<Messages<AppExit>>) {
    if script.ignore_exit {
        exits.clear();
    }
}

/// Puts a match on the table, and waits until its board is shown.
pub fn open(world: &mut World, words: &[String], frame: u32) -> Outcome {
    let refused = |why: String| StepError::NoOpening { words: words.join(" "), why };
    let cli = Cli::try_parse_from(std::iter::once("ludarium").chain(words.iter().map(String::as_str)));
    let opening = cli.map_err(|why| refused(why.to_string()))?.opening().map_err(|why| refused(why.to_string()))?;
    let game = opening.ok_or_else(|| refused("no game is named".to_owned()))?;
    let name = game.setup().game;
    if frame == 0 {
        send_intent(world, Intent::Open(Box::new(game)));
    }
    let shown = world.get_resource::<Presentation>().is_some_and(|presentation| presentation.game == name);
    Ok(Progress::done_if(frame > 3 && shown))
}

/// Puts a lesson on the table, and waits until its board is shown.
pub fn lesson(world: &mut World, [game, lesson]: [&String; 2], frame: u32) -> Outcome {
    let refused = |why: String| StepError::NoOpening { words: format!("{game} {lesson}"), why };
    let name: GameId = game.parse().map_err(|why: UnknownGame| refused(why.to_string()))?;
    let lesson = LessonId::new(lesson).ok_or_else(|| refused("no lesson is called that".to_owned()))?;
    if frame == 0 {
        world.trigger(LessonRequested { game: name, lesson });
    }
    let shown = world.get_resource::<Presentation>().is_some_and(|presentation| presentation.game == name);
    Ok(Progress::done_if(frame > 3 && shown && world.contains_resource::<Course>()))
}

/// Remembers how much memory the process uses.
pub fn remember_memory(script: &mut Script) -> Outcome {
    script.resident = Some(resident().ok_or(StepError::UnknownMemory)?);
    Ok(Done)
}

/// Compares the memory of the process with what was remembered.
pub fn expect_memory(script: &Script, most: f32) -> Outcome {
    let before = script.resident.ok_or(StepError::NothingRemembered)?;
    let now = resident().ok_or(StepError::UnknownMemory)?;
    let percent = (now as f32 / before as f32 - 1.0) * 100.0;
    println!("{}: memory {before} KiB, then {now} KiB: {percent:+.1} %", script.name);
    if percent <= most { Ok(Done) } else { Err(StepError::MemoryGrew { percent, before, now }) }
}

/// Measures frames and writes what they cost.
pub fn measure(world: &mut World, script: &mut Script, frames: u32) -> Progress {
    if script.frames == 1 {
        world.resource_mut::<Costs>().begin();
    }
    if script.frames <= frames {
        return Again;
    }
    let counts = counts(world);
    println!("{}: {}; {counts}", script.name, world.resource::<Costs>());
    Done
}
