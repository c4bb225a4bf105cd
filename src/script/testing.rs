//! The steps that only tests and measurements need.

use bevy::platform::time::Instant;
use std::io::ErrorKind;

use bevy::prelude::*;
use clap::Parser;
use ludarium_learn::lessons::LessonId;
use ludarium_learn::puzzles::Puzzle;
use ludarium_rules::{GameId, UnknownGame};

use super::error::StepError;
use super::journey::DiskState;
use super::monkey::Monkey;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress};
use super::{Memory, Script};
use crate::cli::Cli;
use crate::exercise::Exercise;
use crate::kept::PlayerFolder;
use crate::lessons::LessonRequested;
use crate::measure::{Costs, counts, resident};
use crate::puzzles::{PuzzleRequested, Puzzles, Wish};
use crate::settings::Preferences;
use crate::stage::Presentation;
use crate::table::{Intent, Table, send_intent};
use crate::words;

/// Sends random input.
pub fn monkey(world: &mut World, script: &mut Script, seed: u64, events: u32) -> Outcome {
    let game = world.get_resource::<Table>().map(|table| table.game().setup().game);
    let monkey = script.memory.monkey.get_or_insert_with(|| Monkey::new(seed, game));
    script.frames = 1;
    script.ignore_exit = false;
    let done = monkey.play(world).map_err(|why| StepError::Monkey { why, seed })?;
    if done <= events {
        script.ignore_exit = true;
        return Ok(Again);
    }
    println!("{}: seed {seed}: {}", script.name, monkey.report(world));
    Ok(Done)
}

/// Says which turns of the match on the table can be seen now and were not said, each in a line.
pub fn say_turns(world: &World, script: &mut Script) {
    let (Some(said), Some(table)) = (&mut script.said, world.get_resource::<Table>()) else { return };
    for turn in table.game().turns().iter().skip(*said) {
        *said += 1;
        println!("turn {said}: {}", turn.turn);
    }
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

/// Lets the disk refuse, or takes that back.
pub fn set_disk(world: &World, state: DiskState) -> Outcome {
    let folder = world.resource::<PlayerFolder>();
    let done = match state {
        DiskState::Full => folder.refuse(ErrorKind::StorageFull),
        DiskState::ReadOnly => folder.refuse(ErrorKind::ReadOnlyFilesystem),
        DiskState::Gone => folder.vanish(),
        DiskState::Mended => folder.mend(),
    };
    done.map(|()| Done).map_err(StepError::Disk)
}

/// Changes the language, and lets the panels find their sizes.
pub fn speak(world: &mut World, code: &str, frame: u32) -> Outcome {
    if !words::has_language(code) {
        return Err(StepError::NoLanguage(code.to_owned()));
    }
    if frame == 0 {
        code.clone_into(&mut world.resource_mut::<Preferences>().language);
    }
    Ok(Progress::done_if(frame > 3))
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
pub fn lesson(world: &mut World, memory: &mut Memory, [game, lesson]: [&String; 2], frame: u32) -> Outcome {
    let refused = |why: String| StepError::NoOpening { words: format!("{game} {lesson}"), why };
    let name: GameId = game.parse().map_err(|why: UnknownGame| refused(why.to_string()))?;
    let lesson = LessonId::new(lesson).ok_or_else(|| refused("no lesson is called that".to_owned()))?;
    if frame == 0 {
        memory.begun = Some(Instant::now());
        world.trigger(LessonRequested { game: name, lesson });
    }
    Ok(Progress::done_if(frame > 0 && is_shown(world, memory, name) && frame > 3))
}

/// Puts a puzzle on the table, and waits until its board is shown.
pub fn puzzle(world: &mut World, memory: &mut Memory, [game, which]: [&String; 2], frame: u32) -> Outcome {
    let refused = |why: String| StepError::NoOpening { words: format!("{game} {which}"), why };
    let name: GameId = game.parse().map_err(|why: UnknownGame| refused(why.to_string()))?;
    if frame == 0 {
        memory.begun = Some(Instant::now());
        let mut puzzles = world.resource_mut::<Puzzles>();
        let is_wanted = |puzzle: &&Puzzle| puzzle.id.to_string() == *which || puzzle.task.to_string() == *which;
        let found = puzzles.of(name).puzzles().iter().find(is_wanted).map(|puzzle| puzzle.id);
        let id = found.ok_or_else(|| refused("there is no such puzzle".to_owned()))?;
        world.trigger(PuzzleRequested { game: name, wish: Wish::Named(id) });
    }
    Ok(Progress::done_if(frame > 0 && is_shown(world, memory, name) && frame > 3))
}

/// Whether an exercise of a game is on the table and its board has been shown for a frame; says once how long that took.
fn is_shown(world: &World, memory: &mut Memory, game: GameId) -> bool {
    let is_stage = world.get_resource::<Presentation>().is_some_and(|presentation| presentation.game == game);
    let table = world.get_resource::<Table>();
    let exercise = world.get_resource::<Exercise>().zip(table);
    let is_shown = is_stage && exercise.is_some_and(|(exercise, table)| exercise.is_about(table));
    if let Some(begun) = memory.begun.take_if(|_| is_shown) {
        println!("{game}: the board of an exercise was shown after {:.3} s", begun.elapsed().as_secs_f64());
    }
    is_shown
}

/// The text of a turn of the puzzle on the table that is right, or one that is not; empty after the first frame of a step.
pub fn turn_of_puzzle(world: &World, frame: u32, is_right: bool) -> Result<String, StepError> {
    if frame > 0 {
        return Ok(String::new());
    }
    let run = world.get_resource::<Exercise>().and_then(Exercise::puzzle).ok_or(StepError::NoPuzzle)?.run();
    let ply = run.line().plies.get(run.played()).ok_or(StepError::NoPuzzle)?;
    let found = if is_right {
        ply.turns.first().cloned()
    } else {
        ply.position.turns()?.into_iter().find(|turn| !ply.turns.contains(turn))
    };
    found.map(|turn| turn.to_string()).ok_or(StepError::NoPuzzle)
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
