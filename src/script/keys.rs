//! Turns and buttons by one device alone; what the keyboard and a gamepad do for them.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::actions::{button_point, press_keys};
use super::error::StepError;
use super::hand::{Hand, act};
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, table};
use super::turns::actions_of;
use super::{Memory, Script, turns};
use crate::actions::KeyFocus;
use crate::input::{Offers, Selection};
use crate::pad::{PadButton, PadEvent, PadFamily, Stick};
use crate::schedule::AtBoard;
use crate::stage::InputAction;
use crate::stage::guide::button_of;
use crate::ui::{Buttons, synthetic_input};

/// By this frame of a key, the window has seen it and what it does is done; a panel has also scrolled.
const KEY_FRAMES: u32 = 3;
/// The same at the board.
const BOARD_FRAMES: u32 = 2;

/// The most keys that a step presses.
const MOST_KEYS: u32 = 400;

/// In one of so many turns, a gamepad goes to the buttons at the board by its cross.
const BY_CROSS: usize = 4;

/// What is done with it.
#[derive(Clone, PartialEq, Debug)]
enum Touch {
    /// A key is pressed.
    Key(String),
    /// A button is.
    Pad(PadButton),
    /// The left stick leads the pointer to a button of a panel, which is pressed.
    Steer(String),
}

/// What a step of the keyboard, or of a gamepad, remembers.
#[derive(Default)]
pub(super) struct Typing {
    /// What is being pressed, and since how many frames.
    key: Option<(Touch, u32)>,
    pressed: u32,
    /// What is still to be done for a turn, and the ply at which it is played.
    wanted: VecDeque<InputAction>,
    ply: usize,
    /// The button has been pressed.
    is_done: bool,
}

impl Typing {
    /// One frame of the key that is being pressed, which takes so many; whether there is none.
    fn is_free(&mut self, world: &mut World, frames: u32) -> Result<bool, StepError> {
        let Some((key, frame)) = &mut self.key else { return Ok(true) };
        let is_done = match key {
            Touch::Key(key) => press_keys(world, key, *frame).map(|_| *frame >= frames)?,
            Touch::Pad(button) => {
                press_button(world, *button, *frame);
                *frame >= frames
            }
            Touch::Steer(name) => steer(world, name, frame)?,
        };
        *frame += 1;
        if is_done {
            self.key = None;
        }
        Ok(false)
    }

    fn press(&mut self, key: Touch) -> Outcome {
        self.pressed += 1;
        if self.pressed > MOST_KEYS {
            return Err(StepError::Unreachable { keys: MOST_KEYS, wanted: format!("{:?}", self.wanted) });
        }
        self.key = Some((key, 0));
        Ok(Again)
    }
}

/// One frame in which a button of the gamepad goes down, and later up.
pub(super) fn press_button(world: &mut World, button: PadButton, frame: u32) {
    match frame {
        0 => drop(world.write_message(PadEvent::Button(button, true))),
        1 => drop(world.write_message(PadEvent::Button(button, false))),
        _ => {}
    }
}

/// Connects a gamepad, or takes it away.
pub(super) fn connect(world: &mut World, is_there: bool) {
    let came = || PadEvent::Came { id: 0, name: "Brass pad".to_owned(), family: PadFamily::Letters };
    world.write_message(if is_there { came() } else { PadEvent::Gone(0) });
}

/// The frame from which on the stick is at rest and the button is pressed.
const ARRIVED: u32 = 1000;

/// One frame on the way of the pointer to a button of a panel; whether it has been pressed.
fn steer(world: &mut World, name: &str, frame: &mut u32) -> Result<bool, StepError> {
    if *frame < ARRIVED + 3 {
        let place = button_point(world.resource::<Buttons>(), name)?;
        let window = synthetic_input::window(world).and_then(|window| world.get::<Window>(window));
        let way = place - window.and_then(Window::cursor_position).unwrap_or_default();
        if (MOST_KEYS..ARRIVED).contains(frame) {
            return Err(StepError::Unreachable { keys: MOST_KEYS, wanted: name.to_owned() });
        }
        // The first frame takes the pointer up, wherever it is.
        let is_there = *frame > 0 && way.length() < 2.0;
        // As a thumb does: all the way at first, and slower where it is near.
        let tilt =
            if is_there { Vec2::ZERO } else { way.normalize_or(Vec2::X) * (way.length() / 120.0).clamp(0.2, 1.0) };
        world.write_message(PadEvent::Stick(Stick::Left, tilt * vec2(1.0, -1.0)));
        // What is pointed at may move a little, since it says more.
        match (is_there, *frame >= ARRIVED) {
            (true, false) => *frame = ARRIVED,
            (false, true) => *frame = MOST_KEYS / 2,
            _ => {}
        }
        return Ok(false);
    }
    // The stick comes to rest before the button goes down; then the cross gives the cursor back.
    let since = *frame - ARRIVED - 3;
    match since.checked_sub(KEY_FRAMES + 1) {
        None => press_button(world, PadButton::South, since),
        Some(after) => press_button(world, PadButton::Up, after),
    }
    Ok(since > 2 * KEY_FRAMES)
}

/// Plays a turn, in any notation: Tab goes to each cell that is to be clicked and Enter chooses it, numbers stand for
/// buttons. A gamepad has buttons for the first two, and goes to the others by its stick, now and then by its cross.
pub(super) fn turn(world: &mut World, script: &mut Script, hand: Hand, text: &str) -> Outcome {
    if matches!(hand, Hand::Finger | Hand::Reader) {
        script.memory.hand = Some(hand);
        return turns::play(world, script, text);
    }
    let (typing, frame) = (&mut script.memory.typing, script.frames - 1);
    if frame == 0 {
        typing.wanted = actions_of(world, text)?.into();
        typing.ply = table(world)?.choice_ply();
    }
    if !typing.is_free(world, BOARD_FRAMES)? {
        return Ok(Again);
    }
    let table = table(world)?;
    if table.choice_ply() > typing.ply {
        return Ok(Done);
    }
    let selection = world.resource::<Selection>();
    let key = match typing.wanted.front() {
        // What is drawn is lifted first.
        _ if turns::curtain_button(world).is_some() => return typing.press(hand.key("Enter")),
        Some(InputAction::Click(name)) => {
            let cursor = selection.cursor().map(|cell| table.choice_position().cell_name(cell));
            hand.key(if cursor.as_ref() == Some(name) { "Enter" } else { "Tab" })
        }
        Some(InputAction::Press(name)) => {
            let place = buttons(selection, world.resource::<Offers>()).position(|button| button == *name);
            match (hand, place) {
                // In a panel of the game's own a gamepad needs its pointer; it is the quicker way to all others too.
                (Hand::Pad, place) if place.is_none() || !typing.ply.is_multiple_of(BY_CROSS) => {
                    Touch::Steer(name.clone())
                }
                (Hand::Pad, _) => {
                    let name = name.clone();
                    let key = to_panel_button(world, &name)?;
                    if key == Touch::Pad(PadButton::South) {
                        typing.wanted.pop_front();
                    }
                    return typing.press(key);
                }
                // Other keys confirm it by Enter.
                (_, None) => hand.key("Enter"),
                (_, Some(place)) => Touch::Key(format!("Digit{}", place + 1)),
            }
        }
        // What is held is confirmed.
        None => hand.key("Enter"),
    };
    if key != hand.key("Tab") {
        typing.wanted.pop_front();
    }
    typing.press(key)
}

/// The next press on the way of a gamepad to a button of a panel at the board: the cross leads down from the board, the
/// right shoulder from widget to widget.
fn to_panel_button(world: &mut World, name: &str) -> Result<Touch, StepError> {
    let is_there = is_focused(world, name, true)?;
    let is_at_board = *world.resource::<KeyFocus>() == KeyFocus::Free;
    Ok(Touch::Pad(match (is_there, is_at_board) {
        (true, _) => PadButton::South,
        (false, true) => PadButton::Down,
        (false, false) => PadButton::RightBumper,
    }))
}

/// The buttons for which the keys 1 to 9 stand, by their names.
fn buttons<'a>(selection: &'a Selection, offers: &'a Offers) -> impl Iterator<Item = String> + use<'a> {
    let tool = selection.tool.as_ref();
    let options = selection.options().filter(move |_| tool.is_none()).filter_map(button_of);
    let offers = tool.map_or(&offers.shortcuts, |tool| &tool.offers).iter().map(|offer| offer.name.clone());
    options.chain(offers)
}

/// Presses a button of a panel: Tab goes to it, also where it must be scrolled to, and Enter presses it.
pub(super) fn button(world: &mut World, memory: &mut Memory, hand: Hand, name: &str, frame: u32) -> Outcome {
    if matches!(hand, Hand::Finger | Hand::Reader) {
        return act(world, memory, hand, &InputAction::Press(name.to_owned()), frame);
    }
    let typing = &mut memory.typing;
    if !typing.is_free(world, KEY_FRAMES)? {
        return Ok(Again);
    }
    if typing.is_done {
        return Ok(Done);
    }
    if hand == Hand::Pad && world.get_resource::<State<AtBoard>>().is_some() {
        // At the board, Tab and the shoulders are the board's.
        typing.is_done = true;
        return typing.press(Touch::Steer(name.to_owned()));
    }
    typing.is_done = is_focused(world, name, typing.pressed < MOST_KEYS)?;
    let key = match (typing.is_done, hand) {
        (true, _) => hand.key("Enter"),
        // In menus, the right shoulder leads on.
        (false, Hand::Pad) => Touch::Pad(PadButton::RightBumper),
        (false, _) => hand.key("Tab"),
    };
    typing.press(key)
}

impl Hand {
    fn key(self, key: &str) -> Touch {
        match self {
            Hand::Pad if key == "Tab" => Touch::Pad(PadButton::North),
            Hand::Pad => Touch::Pad(PadButton::South),
            _ => Touch::Key(key.to_owned()),
        }
    }
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
