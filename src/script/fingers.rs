//! What a player does with fingers.

use bevy::input::touch::TouchPhase::{self, Canceled, Ended, Moved, Started};
use bevy::prelude::*;

use super::Memory;
use super::actions::{FRAME_OF_SEARCH, button_point, cell_point};
use super::progress::{Outcome, Progress};
use crate::ui::{Buttons, LONG_PRESS, synthetic_input};

/// The finger that does what a pointer does, and the other one.
pub(super) const FIRST: u64 = 1;
pub(super) const SECOND: u64 = 2;

/// Taps a cell.
pub(super) fn tap(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    if frame == 0 {
        memory.point = Some(cell_point(world, name)?);
    }
    Ok(tap_point(world, memory, frame))
}

/// Taps a button of a panel by its name.
pub(super) fn tap_button(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    if frame < FRAME_OF_SEARCH {
        return Ok(Progress::Again);
    }
    if frame == FRAME_OF_SEARCH {
        memory.point = Some(button_point(world.resource::<Buttons>(), name)?);
    }
    Ok(tap_point(world, memory, frame - FRAME_OF_SEARCH))
}

fn tap_point(world: &mut World, memory: &Memory, frame: u32) -> Progress {
    let phase = [(0, Started), (2, Ended)].into_iter().find(|(at, _)| *at == frame);
    if let Some((point, (_, phase))) = memory.point.zip(phase) {
        synthetic_input::touch(world, FIRST, phase, point);
    }
    Progress::done_if(frame >= 5)
}

/// Rests a finger on a cell for long, and lifts it.
pub(super) fn hold(world: &mut World, memory: &mut Memory, name: &str, frame: u32) -> Outcome {
    let now = world.resource::<Time<Real>>().elapsed();
    if frame == 0 {
        let point = cell_point(world, name)?;
        (memory.point, memory.finger_since) = (Some(point), Some(now));
        synthetic_input::touch(world, FIRST, Started, point);
    }
    let is_long = |since| now > since + LONG_PRESS;
    match memory.point {
        // One frame to be noticed, and some to be followed.
        Some(point) if frame > 3 && memory.finger_since.is_some_and(is_long) => {
            memory.action_frame += 1;
            if memory.action_frame == 4 {
                synthetic_input::touch(world, FIRST, Ended, point);
            }
            Ok(Progress::done_if(memory.action_frame >= 8))
        }
        _ => Ok(Progress::Again),
    }
}

/// Drags from cell to cell with a finger; `ends` says how.
pub(super) fn drag(world: &mut World, (from, to): (&str, &str), ends: DragEnd, frame: u32) -> Outcome {
    let mut touch = |finger, phase: TouchPhase, name: &str| {
        cell_point(world, name).map(|point| synthetic_input::touch(world, finger, phase, point))
    };
    match (frame, ends) {
        (0, _) => touch(FIRST, Started, from)?,
        (2, _) => touch(FIRST, Moved, to)?,
        (6, DragEnd::Lifted) | (9, DragEnd::SecondFinger) => touch(FIRST, Ended, to)?,
        (6, DragEnd::Cancelled) => touch(FIRST, Canceled, to)?,
        (6, DragEnd::SecondFinger) => touch(SECOND, Started, from)?,
        (8, DragEnd::SecondFinger) => touch(SECOND, Ended, from)?,
        _ => {}
    }
    Ok(Progress::done_if(frame >= 12))
}

/// How a finger ends a drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DragEnd {
    /// It is lifted.
    Lifted,
    /// The system takes it away.
    Cancelled,
    /// Another one comes down.
    SecondFinger,
}

/// Parts two fingers round the middle of the window until they are so many times as far from each other.
pub(super) fn pinch(world: &mut World, spread: f32, frame: u32) -> Progress {
    let Some(size) = synthetic_input::window(world).and_then(|window| world.get::<Window>(window)).map(Window::size)
    else {
        return Progress::Done;
    };
    let reach = size.min_element() / 8.0;
    for (finger, side) in [(FIRST, -1.0), (SECOND, 1.0)] {
        let at = |reach: f32| size / 2.0 + Vec2::X * side * reach;
        match frame {
            0 => synthetic_input::touch(world, finger, Started, at(reach)),
            2 => synthetic_input::touch(world, finger, Moved, at(reach * spread)),
            4 => synthetic_input::touch(world, finger, Ended, at(reach * spread)),
            _ => {}
        }
    }
    Progress::done_if(frame >= 6)
}
