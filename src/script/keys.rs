//! Turns and buttons by the keyboard alone, as somebody without a pointer chooses them.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use ludarium_rules::Step as RuleStep;

use super::Memory;
use super::actions::press_keys;
use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use crate::input::Selection;
use crate::ui::Buttons;

/// By this frame of a key, the window has seen it and what it does is done.
const KEY_FRAMES: u32 = 5;

/// The most keys that a step presses.
const MOST_KEYS: u32 = 400;

/// What a step of the keyboard remembers.
#[derive(Default)]
pub(super) struct Typing {
    /// The key that is being pressed, and since how many frames.
    key: Option<(String, u32)>,
    pressed: u32,
    /// The steps of a turn, and the ply at which it is played.
    turn: Option<(Vec<RuleStep>, usize)>,
    /// Those that are chosen.
    chosen: Vec<RuleStep>,
    /// The button has been pressed.
    is_done: bool,
}

impl Typing {
    /// One frame of the key that is being pressed; whether there is none.
    fn is_free(&mut self, world: &mut World) -> Result<bool, StepError> {
        let Some((key, frame)) = &mut self.key else { return Ok(true) };
        press_keys(world, key, *frame)?;
        *frame += 1;
        if *frame > KEY_FRAMES {
            self.key = None;
        }
        Ok(false)
    }

    fn press(&mut self, key: String) -> Outcome {
        self.pressed += 1;
        if self.pressed > MOST_KEYS {
            let (chosen, wanted) = (format!("{:?}", self.chosen), format!("{:?}", self.turn));
            return Err(StepError::Unreachable { keys: MOST_KEYS, chosen, wanted });
        }
        self.key = Some((key, 0));
        Ok(Again)
    }
}

/// Plays a turn, in any notation: Tab goes to each of its cells and Enter chooses it, numbers choose the rest.
pub(super) fn turn(world: &mut World, memory: &mut Memory, text: &str, frame: u32) -> Outcome {
    let typing = &mut memory.typing;
    if frame == 0 {
        let table = table(world)?;
        let turn = table.choice_position().read_turn(text)?;
        typing.turn = Some((table.choice_position().steps_of(&turn)?, table.choice_ply()));
    }
    if !typing.is_free(world)? {
        return Ok(Again);
    }
    let Some((steps, ply)) = &typing.turn else { return Ok(Done) };
    if table(world)?.choice_ply() > *ply {
        return Ok(Done);
    }
    let selection = world.resource::<Selection>();
    typing.chosen.clone_from(&selection.path);
    let key = match steps.get(selection.path.len()) {
        Some(RuleStep::Cell(cell)) if selection.cursor() != Some(*cell) => "Tab".to_owned(),
        Some(RuleStep::Cell(_)) | None => "Enter".to_owned(),
        Some(option) => {
            let number = selection.options().position(|other| other == *option).unwrap_or_default();
            format!("Digit{}", number + 1)
        }
    };
    typing.press(key)
}

/// Presses a button of a panel: Tab goes to it, also where it must be scrolled to, and Enter presses it.
pub(super) fn button(world: &mut World, memory: &mut Memory, name: &str) -> Outcome {
    let typing = &mut memory.typing;
    if !typing.is_free(world)? {
        return Ok(Again);
    }
    if typing.is_done {
        return Ok(Done);
    }
    typing.is_done = is_focused(world, name, typing.pressed < MOST_KEYS)?;
    let key = if typing.is_done { "Enter" } else { "Tab" };
    typing.press(key.to_owned())
}

/// Whether the keyboard is at a button; the button may be out of sight where keys are left to scroll to it.
fn is_focused(world: &mut World, name: &str, may_scroll: bool) -> Result<bool, StepError> {
    let buttons = world.resource::<Buttons>();
    let shown = || buttons.names().into_iter().map(str::to_owned).collect();
    let place = match buttons.find(name) {
        Some(place) => place,
        None if may_scroll => return Ok(false),
        None => return Err(StepError::NoButton { wanted: name.to_owned(), shown: shown() }),
    };
    let mut contexts = world.query::<&mut EguiContext>();
    let focused = contexts.iter_mut(world).find_map(|mut context| {
        let context = context.get_mut();
        let focused = context.memory(|memory| memory.focused())?;
        let middle = context.read_response(focused)?.rect.center() * context.zoom_factor();
        Some(place.contains(Vec2::new(middle.x, middle.y)))
    });
    Ok(focused.unwrap_or(false))
}
