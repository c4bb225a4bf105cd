//! The driver: one step after the other, each until it is done or cannot be done.

use std::time::Duration;

use bevy::input::ButtonState::{Pressed, Released};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use rand::{RngExt, SeedableRng};

use super::expect::expect;
use super::monkey::Monkey;
use super::{Memory, Script, Step, point, synthetic_input};
use crate::advice::{Hint, Judgement};
use crate::games::{GAMES, guide};
use crate::input::{Curtain, Selection};
use crate::measure::Costs;
use crate::motion::MotionQueue;
use crate::opponent::{AiSeat, Pace};
use crate::pieces::disagreements;
use crate::stage::InputAction;
use crate::table::Table;
use crate::ui::Buttons;

/// A step that has not come to its end after this many frames never will.
const PATIENCE: u32 = 6000;

/// By this frame of its gesture, a button has been pressed and its wish has been granted.
const PRESSED: u32 = 8;

/// How a step stands after a frame.
enum Progress {
    Done,
    Again,
}

use Progress::{Again, Done};

type Outcome = Result<Progress, String>;

/// One frame of the journey.
pub fn drive(world: &mut World) {
    world.resource_scope(|world, mut script: Mut<Script>| {
        if let Err(why) = compare(world, &mut script) {
            return fail(world, &script, &why);
        }
        let Some(step) = script.steps.get(script.at).cloned() else {
            world.write_message(AppExit::Success);
            return;
        };
        let frame = script.frames;
        script.frames += 1;
        let outcome = match perform(world, &mut script, &step, frame) {
            Ok(Again) if frame > PATIENCE => Err(format!("not done after {PATIENCE} frames")),
            outcome => outcome,
        };
        match outcome {
            Ok(Again) => {}
            Ok(Done) => {
                script.at += 1;
                script.frames = 0;
                script.memory = Memory::default();
            }
            Err(why) => fail(world, &script, &why),
        }
    });
}

fn fail(world: &mut World, script: &Script, why: &str) {
    let step = script.steps.get(script.at);
    eprintln!("journey \"{}\", step {} ({step:?}): {why}", script.name, script.at + 1);
    if let Some(table) = world.get_resource::<Table>() {
        eprintln!("  position: {}", table.game().position());
    }
    world.write_message(AppExit::error());
}

/// Whenever the board has come to rest in a new state, it must show the position.
fn compare(world: &mut World, script: &mut Script) -> Result<(), String> {
    let Some(table) = world.get_resource::<Table>() else { return Ok(()) };
    let state = (table.serial(), table.shown(), table.shown_position().zobrist());
    if world.resource::<MotionQueue>().is_busy() || script.compared == Some(state) {
        return Ok(());
    }
    let picture = table.shown_position().board_view();
    let found = disagreements(world, &picture);
    if !found.is_empty() {
        return Err(format!("the board does not show the position: {}", found.join("; ")));
    }
    script.compared = Some(state);
    Ok(())
}

fn perform(world: &mut World, script: &mut Script, step: &Step, frame: u32) -> Outcome {
    match step {
        Step::Click(name) => click_cell(world, &mut script.memory, name, frame),
        Step::Hover(name) => {
            let point = cell_point(world, name)?;
            synthetic_input::point_at(world, point);
            Ok(if frame == 0 { Again } else { Done })
        }
        Step::Drag(from, to) => drag(world, from, to, frame),
        Step::RightClick => press(world, MouseButton::Right, frame),
        Step::Wheel(lines) => {
            synthetic_input::wheel(world, *lines);
            Ok(Done)
        }
        Step::Orbit(x, y) => orbit(world, Vec2::new(*x, *y), frame),
        Step::Key(chord) => key(world, chord, frame),
        Step::Button(name) => click_button(world, &mut script.memory, name, frame),
        Step::Turn(text) => turn(world, script, text),
        Step::PlayOut { seed, turns } => play_out(world, script, *seed, *turns),
        Step::Monkey { seed, events } => monkey(world, script, *seed, *events),
        Step::Measure(frames) => measure(world, script, *frames),
        Step::RememberMemory => {
            script.resident =
                Some(crate::measure::resident().ok_or("the system does not tell how much memory is used")?);
            Ok(Done)
        }
        Step::ExpectMemory(percent) => grown(script, *percent).map(|()| Done),
        Step::Wait => Ok(if frame > 1 && at_rest(world) { Done } else { Again }),
        Step::WaitForButton(name) => {
            std::thread::sleep(Duration::from_millis(1));
            Ok(if world.resource::<Buttons>().find(name).is_some() { Done } else { Again })
        }
        Step::WaitForEnd => {
            script.frames = 1;
            Ok(if is_over(world) { Done } else { Again })
        }
        Step::Frames(count) => Ok(if frame >= *count { Done } else { Again }),
        Step::Resize(width, height) => resize(world, *width, *height, frame),
        Step::Shot(name) => shot(world, script, name),
        Step::Kill => std::process::abort(),
        Step::Quit => {
            world.write_message(AppExit::Success);
            Ok(if frame == 0 { Again } else { Done })
        }
        expectation => expect(world, expectation).map(|()| Done),
    }
}

/// Nothing moves, and a person is to move or the match is over.
fn at_rest(world: &World) -> bool {
    let still =
        !world.resource::<MotionQueue>().is_busy() && !world.resource::<crate::camera::CameraView>().is_moving();
    let Some(table) = world.get_resource::<Table>() else { return still };
    let stopped = table.is_watched() && !world.resource::<Pace>().may_think();
    let waits = table.human_to_move().is_some() || table.result().is_some() || table.visiting() || stopped;
    let searches = world.resource::<Hint>().is_sought() || world.resource::<Judgement>().is_searching();
    if !waits || searches {
        // The AI works in its own time; frames that only wait for it should not eat its processor.
        std::thread::sleep(Duration::from_millis(10));
    }
    still && waits && !searches && world.resource::<AiSeat>().thinking_about().is_none()
}

/// The match is over and nothing moves any more; until then the AIs work in their own time.
fn is_over(world: &World) -> bool {
    std::thread::sleep(Duration::from_millis(2));
    world.get_resource::<Table>().is_some_and(|table| table.result().is_some()) && at_rest(world)
}

/// The table.
///
/// # Errors
/// There is none.
pub fn table(world: &World) -> Result<&Table, String> {
    world.get_resource::<Table>().ok_or_else(|| "there is no match on the table".to_owned())
}

fn cell_point(world: &mut World, name: &str) -> Result<Vec2, String> {
    let position = table(world)?.shown_position();
    let cell = position.cell_named(name).ok_or_else(|| format!("the board has no cell \"{name}\""))?;
    let found = world.run_system_cached_with(point::of_cell, cell).map_err(|error| error.to_string())?;
    found.ok_or_else(|| format!("no part of {name} can be seen"))
}

/// A click as a hand does it: move, press, release, each in its own frame.
fn press(world: &mut World, button: MouseButton, frame: u32) -> Outcome {
    match frame {
        1 => synthetic_input::button(world, button, Pressed),
        2 => synthetic_input::button(world, button, Released),
        _ => {}
    }
    Ok(if frame >= 3 { Done } else { Again })
}

fn click_cell(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    if frame == 0 {
        memory.point = Some(cell_point(world, name)?);
    }
    if let Some(point) = memory.point {
        synthetic_input::point_at(world, point);
    }
    press(world, MouseButton::Left, frame)
}

fn drag(world: &mut World, from: &str, to: &str, frame: u32) -> Outcome {
    let target = if frame < 3 { from } else { to };
    let point = cell_point(world, target)?;
    synthetic_input::point_at(world, point);
    match frame {
        1 => synthetic_input::button(world, MouseButton::Left, Pressed),
        5 => synthetic_input::button(world, MouseButton::Left, Released),
        _ => {}
    }
    Ok(if frame >= 6 { Done } else { Again })
}

fn orbit(world: &mut World, by: Vec2, frame: u32) -> Outcome {
    if frame == 2 {
        synthetic_input::motion(world, by);
    }
    match frame {
        1 => synthetic_input::button(world, MouseButton::Right, Pressed),
        3 => synthetic_input::button(world, MouseButton::Right, Released),
        _ => {}
    }
    Ok(if frame >= 4 { Done } else { Again })
}

fn key(world: &mut World, chord: &str, frame: u32) -> Outcome {
    let keys = synthetic_input::chord(chord)?;
    match frame {
        0 => keys.iter().for_each(|code| synthetic_input::key(world, *code, Pressed)),
        1 => keys.iter().rev().for_each(|code| synthetic_input::key(world, *code, Released)),
        _ => {}
    }
    Ok(if frame >= 2 { Done } else { Again })
}

fn click_button(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    // A button that has just come into view may still move while its panel finds its size.
    if frame < 3 {
        return Ok(Again);
    }
    if frame == 3 {
        let buttons = world.resource::<Buttons>();
        let place = buttons
            .find(name)
            .ok_or_else(|| format!("there is no button \"{name}\"; there are: {}", buttons.names().join(", ")))?;
        memory.point = Some(place.center());
    }
    if let Some(point) = memory.point {
        synthetic_input::point_at(world, point);
    }
    press(world, MouseButton::Left, frame - 3)
}

/// Plays a turn by what a hand does for it.
fn turn(world: &mut World, script: &mut Script, text: &str) -> Outcome {
    if script.memory.motions.is_empty() && script.frames == 1 {
        script.memory.motions = gestures_of(world, text)?;
    }
    gesture_next(world, script)
}

/// Carries out the gestures that wait, one after the other.
fn gesture_next(world: &mut World, script: &mut Script) -> Outcome {
    let Some(mut action) = script.memory.motions.first().cloned() else { return Ok(Done) };
    if script.memory.gesture_frame == 0
        && let Some(ritual) = curtain_step(world, &action)
    {
        script.memory.motions.insert(0, ritual.clone());
        action = ritual;
    }
    let frame = script.memory.gesture_frame;
    script.memory.gesture_frame += 1;
    let outcome = match &action {
        InputAction::Click(name) => click_cell(world, &mut script.memory, name, frame)?,
        // What the button does is done in the frame after its panel has seen the click.
        InputAction::Press(name) => match click_button(world, &mut script.memory, name, frame)? {
            Done if frame < PRESSED => Again,
            pressed => pressed,
        },
        InputAction::Drag(from, to) => drag(world, from, to, frame)?,
    };
    if let Done = outcome {
        script.memory.motions.remove(0);
        script.memory.gesture_frame = 0;
        if script.memory.motions.is_empty() {
            script.memory.motions.extend(ritual_after(world));
        }
    }
    Ok(if script.memory.motions.is_empty() { Done } else { Again })
}

/// The button of the curtain that is drawn, if one is.
fn curtain_button(world: &World) -> Option<String> {
    let (table, selection) = (world.get_resource::<Table>()?, world.get_resource::<Selection>()?);
    let drawn = world.get_resource::<Curtain>()?.drawn(table, selection)?;
    Some(drawn.button().to_owned())
}

/// Before anything else, a hand lifts the curtain.
fn curtain_step(world: &World, action: &InputAction) -> Option<InputAction> {
    curtain_button(world).map(InputAction::Press).filter(|press| press != action)
}

/// When a secret choice is made, a hand confirms it, and two lift the curtain.
fn ritual_after(world: &World) -> Option<InputAction> {
    let selection = world.get_resource::<Selection>()?;
    if selection.held.is_some() {
        return Some(InputAction::Press("confirm".to_owned()));
    }
    selection.awaiting_reveal.as_ref().and_then(|_| curtain_button(world)).map(InputAction::Press)
}

fn gestures_of(world: &World, turn: &str) -> Result<Vec<InputAction>, String> {
    let position = table(world)?.game().position();
    let turn = position.read_turn(turn).map_err(|error| error.to_string())?;
    Ok((guide(position.game()).motions)(position, &turn))
}

fn play_out(world: &mut World, script: &mut Script, seed: u64, turns: u32) -> Outcome {
    if script.memory.random.is_none() {
        script.memory.random = Some(rand::rngs::SmallRng::seed_from_u64(seed));
        script.memory.turns_left = turns;
    }
    if script.memory.motions.is_empty() {
        script.frames = 1;
        let over = table(world)?.result().is_some();
        if !at_rest(world) {
            return Ok(Again);
        }
        if over || script.memory.turns_left == 0 {
            return Ok(Done);
        }
        script.memory.turns_left -= 1;
        let legal = table(world)?.game().position().turns().map_err(|why| why.to_string())?;
        let choice = script.memory.random.as_mut().map_or(0, |random| random.random_range(0..legal.len()));
        script.memory.motions = gestures_of(world, legal[choice].as_str())?;
    }
    gesture_next(world, script).map(|_| Again)
}

/// Lets a monkey do what it likes.
fn monkey(world: &mut World, script: &mut Script, seed: u64, events: u32) -> Outcome {
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

/// Compares the memory of the process with what was remembered.
fn grown(script: &Script, percent: f32) -> Result<(), String> {
    let (before, now) = script.resident.zip(crate::measure::resident()).ok_or("no memory was remembered")?;
    let growth = (now as f32 / before as f32 - 1.0) * 100.0;
    println!("{}: memory {before} KiB, then {now} KiB: {growth:+.1} %", script.name);
    if growth <= percent { Ok(()) } else { Err(format!("memory grew by {growth:.1} %, from {before} to {now} KiB")) }
}

/// Measures frames and tells what they cost.
fn measure(world: &mut World, script: &mut Script, frames: u32) -> Outcome {
    if script.frames == 1 {
        world.resource_mut::<Costs>().begin();
    }
    if script.frames <= frames {
        return Ok(Again);
    }
    let counts = crate::measure::counts(world);
    println!("{}: {}; {counts}", script.name, world.resource::<Costs>());
    Ok(Done)
}

fn resize(world: &mut World, width: u32, height: u32, frame: u32) -> Outcome {
    if frame == 0 {
        synthetic_input::resize(world, width as f32, height as f32);
    }
    Ok(if frame >= 6 { Done } else { Again })
}

fn shot(world: &mut World, script: &mut Script, name: &str) -> Outcome {
    let Some(pictures) = script.pictures.clone() else { return Ok(Done) };
    let path = pictures.join(format!("{name}.png"));
    match script.memory.shot {
        None if script.frames < 4 => Ok(Again),
        None => {
            std::fs::create_dir_all(&pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
            let entity = world.spawn(Screenshot::primary_window()).observe(save_to_disk(path)).id();
            script.memory.shot = Some(entity);
            Ok(Again)
        }
        // The entity goes when the picture is taken.
        Some(entity) if world.get_entity(entity).is_ok() => Ok(Again),
        Some(_) if path.exists() => Ok(Done),
        Some(_) => Err(format!("{} was not written", path.display())),
    }
}
