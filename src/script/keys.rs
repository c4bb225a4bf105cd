//! Turns and buttons by the keyboard alone, as somebody without a pointer chooses them.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::Memory;
use super::actions::press_keys;
use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use super::turns::actions_of;
use crate::input::{Offers, Selection};
use crate::stage::InputAction;
use crate::stage::guide::button_of;
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
    /// What is still to be done for a turn, and the ply at which it is played.
    wanted: VecDeque<InputAction>,
    ply: usize,
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
            return Err(StepError::Unreachable { keys: MOST_KEYS, wanted: format!("{:?}", self.wanted) });
        }
        self.key = Some((key, 0));
        Ok(Again)
    }
}

/// Plays a turn, in any notation: Tab goes to each cell that is to be clicked and Enter chooses it, numbers stand for buttons.
pub(super) fn turn(world: &mut World, memory: &mut Memory, text: &str, frame: u32) -> Outcome {
    let typing = &mut memory.typing;
    if frame == 0 {
        typing.wanted = actions_of(world, text)?.into();
        typing.ply = table(world)?.choice_ply();
    }
    if !typing.is_free(world)? {
        return Ok(Again);
    }
    let table = table(world)?;
    if table.choice_ply() > typing.ply {
        return Ok(Done);
    }
    let selection = world.resource::<Selection>();
    let key = match typing.wanted.front() {
        Some(InputAction::Click(name)) => {
            let cursor = selection.cursor().map(|cell| table.choice_position().cell_name(cell));
            if cursor.as_ref() == Some(name) { "Enter".to_owned() } else { "Tab".to_owned() }
        }
        Some(InputAction::Press(name)) => {
            let place = buttons(selection, world.resource::<Offers>()).position(|button| button == *name);
            // A panel of the game's own is confirmed by Enter.
            place.map_or("Enter".to_owned(), |place| format!("Digit{}", place + 1))
        }
        // What is held is confirmed.
        None => "Enter".to_owned(),
    };
    if key != "Tab" {
        typing.wanted.pop_front();
    }
    typing.press(key)
}

/// The buttons for which the keys 1 to 9 stand, by their names.
fn buttons<'a>(selection: &'a Selection, offers: &'a Offers) -> impl Iterator<Item = String> + use<'a> {
    let tool = selection.tool.as_ref();
    let options = selection.options().filter(move |_| tool.is_none()).filter_map(button_of);
    let offers = tool.map_or(&offers.shortcuts, |tool| &tool.offers).iter().map(|offer| offer.name.clone());
    options.chain(offers)
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
