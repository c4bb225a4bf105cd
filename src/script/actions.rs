//! What a player does with the pointer, the keys and the window, frame by frame.

use bevy::input::ButtonState::{Pressed, Released};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use ludarium_rules::AnyPosition;

use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress, table};
use super::{Memory, Script, chords, point};
use crate::stage::PreviewGame;
use crate::table::Table;
use crate::ui::{Buttons, synthetic_input};

/// Where a cell is that can be seen.
pub(super) fn cell_point(world: &mut World, name: &str) -> Result<Vec2, StepError> {
    if let Some((one, other)) = name.split_once('|') {
        return Ok((cell_point(world, one)? + cell_point(world, other)?) / 2.0);
    }
    let position = match (world.get_resource::<Table>(), world.get_resource::<PreviewGame>()) {
        (None, Some(preview)) => AnyPosition::start(preview.0, &[]).map_err(|_| StepError::NoMatch)?,
        _ => table(world)?.shown_position().clone(),
    };
    let cell = position.cell_named(name).ok_or_else(|| StepError::NoCell(name.to_owned()))?;
    let found = world.run_system_cached_with(point::of_cell, cell);
    let point = found.map_err(|why| StepError::NoView { cell: name.to_owned(), why: Box::new(why) })?;
    point.ok_or_else(|| StepError::HiddenCell(name.to_owned()))
}

/// Presses and releases a button of the mouse, each in its own frame.
pub(super) fn press(world: &mut World, button: MouseButton, frame: u32) -> Progress {
    match frame {
        1 => synthetic_input::button(world, button, Pressed),
        2 => synthetic_input::button(world, button, Released),
        _ => {}
    }
    Progress::done_if(frame >= 3)
}

/// Points at a cell.
pub(super) fn hover(world: &mut World, name: &str, frame: u32) -> Outcome {
    let point = cell_point(world, name)?;
    synthetic_input::point_at(world, point);
    Ok(Progress::done_if(frame > 0))
}

/// Clicks a cell with the left button.
pub(super) fn click_cell(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    if frame == 0 {
        memory.point = Some(cell_point(world, name)?);
    }
    if let Some(point) = memory.point {
        synthetic_input::point_at(world, point);
    }
    Ok(press(world, MouseButton::Left, frame))
}

/// Drags from cell to cell with the left button.
pub(super) fn drag(world: &mut World, from: &str, to: &str, frame: u32) -> Outcome {
    let target = if frame < 3 { from } else { to };
    let point = cell_point(world, target)?;
    synthetic_input::point_at(world, point);
    match frame {
        1 => synthetic_input::button(world, MouseButton::Left, Pressed),
        5 => synthetic_input::button(world, MouseButton::Left, Released),
        _ => {}
    }
    Ok(Progress::done_if(frame >= 6))
}

/// Drags from cell to cell with the right button while keys are held.
pub(super) fn draw(world: &mut World, (from, to): (&str, &str), held: &str, frame: u32) -> Outcome {
    let keys = if held.is_empty() { Vec::new() } else { chords::chord(held)? };
    let point = cell_point(world, if frame < 3 { from } else { to })?;
    synthetic_input::point_at(world, point);
    match frame {
        0 => keys.iter().for_each(|code| synthetic_input::key(world, *code, Pressed)),
        1 => synthetic_input::button(world, MouseButton::Right, Pressed),
        5 => synthetic_input::button(world, MouseButton::Right, Released),
        7 => keys.iter().rev().for_each(|code| synthetic_input::key(world, *code, Released)),
        _ => {}
    }
    Ok(Progress::done_if(frame >= 8))
}

/// Drags with the right button by so many pixels.
pub(super) fn orbit(world: &mut World, by: Vec2, frame: u32) -> Progress {
    match frame {
        1 => synthetic_input::button(world, MouseButton::Right, Pressed),
        2 => synthetic_input::motion(world, by),
        3 => synthetic_input::button(world, MouseButton::Right, Released),
        _ => {}
    }
    Progress::done_if(frame >= 4)
}

/// Drops files on the window, all in one frame.
pub(super) fn drop_files(world: &mut World, paths: &[String], frame: u32) -> Progress {
    if frame == 0 {
        paths.iter().for_each(|path| synthetic_input::drop_file(world, path));
    }
    Progress::done_if(frame >= 2)
}

/// Presses the keys of a chord and releases them.
pub(super) fn press_keys(world: &mut World, chord: &str, frame: u32) -> Outcome {
    let keys = chords::chord(chord)?;
    match frame {
        0 => keys.iter().for_each(|code| synthetic_input::key(world, *code, Pressed)),
        1 => keys.iter().rev().for_each(|code| synthetic_input::key(world, *code, Released)),
        _ => {}
    }
    Ok(Progress::done_if(frame >= 2))
}

/// The frame of a click on a button in which the button is looked for.
///
/// A button that has just come into view may still move while its panel finds its size.
pub(super) const FRAME_OF_SEARCH: u32 = 3;

/// Clicks a button of a panel by its name.
pub(super) fn click_button(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    if frame < FRAME_OF_SEARCH {
        return Ok(Again);
    }
    if frame == FRAME_OF_SEARCH {
        memory.point = Some(button_point(world.resource::<Buttons>(), name)?);
    }
    if let Some(point) = memory.point {
        synthetic_input::point_at(world, point);
    }
    Ok(press(world, MouseButton::Left, frame - FRAME_OF_SEARCH))
}

/// Where a button is.
pub(super) fn button_point(buttons: &Buttons, name: &str) -> Result<Vec2, StepError> {
    let no_button = || StepError::NoButton {
        wanted: name.to_owned(),
        shown: buttons.names().into_iter().map(str::to_owned).collect(),
    };
    buttons.find(name).map(|place| place.center()).ok_or_else(no_button)
}

/// Gives the window another size and lets the panels find theirs.
pub(super) fn resize(world: &mut World, width: u32, height: u32, frame: u32) -> Progress {
    if frame == 0 {
        synthetic_input::resize(world, width as f32, height as f32);
    }
    Progress::done_if(frame >= 6)
}

/// Saves a picture of the window, if the run takes any.
pub(super) fn take_picture(world: &mut World, script: &mut Script, name: &str) -> Outcome {
    let Some(folder) = script.pictures.clone() else { return Ok(Done) };
    let path = folder.join(format!("{name}.png"));
    match script.memory.shot {
        None if script.frames < 4 => Ok(Again),
        None => {
            std::fs::create_dir_all(&folder).map_err(|why| StepError::NoFolder { folder, why })?;
            let entity = world.spawn(Screenshot::primary_window()).observe(save_to_disk(path)).id();
            script.memory.shot = Some(entity);
            Ok(Again)
        }
        // The entity goes when the picture is taken.
        Some(entity) if world.get_entity(entity).is_ok() => Ok(Again),
        Some(_) if path.exists() => Ok(Done),
        Some(_) => Err(StepError::NoPicture(path)),
    }
}
