//! By what a journey plays where it has no mouse, and what a finger and a screen reader do for it.

use std::fs;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, TreeId};
use serde::Deserialize;

use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress};
use super::{Memory, fingers};
use crate::stage::InputAction;
use crate::ui::ReadTree;

/// What somebody without a mouse plays with.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The keyboard.
    Keys,
    /// A gamepad.
    Pad,
    /// A finger.
    Finger,
    /// A screen reader, which asks for the nodes of the tree that it is given.
    Reader,
}

/// One frame of an action by a finger or a screen reader.
pub(super) fn act(world: &mut World, memory: &mut Memory, hand: Hand, action: &InputAction, frame: u32) -> Outcome {
    let name = match (hand, action) {
        (Hand::Finger, InputAction::Click(cell)) => return fingers::tap(world, memory, cell, frame),
        (Hand::Finger, InputAction::Press(button)) => return fingers::tap_button(world, memory, button, frame),
        (_, InputAction::Click(name) | InputAction::Press(name)) => name,
    };
    if frame == 0 {
        // Whoever asks first is heard from then on.
        world.get_resource_or_init::<AccessibilityRequested>().set(true);
    }
    if frame == READER_FRAMES {
        let tree = world.resource::<ReadTree>();
        let no_button = || StepError::NoButton { wanted: name.clone(), shown: tree.names() };
        let node = tree.find(name).ok_or_else(no_button)?;
        let (action, target_tree) = (Action::Click, TreeId::ROOT);
        world.write_message(ActionRequest(accesskit::ActionRequest {
            action,
            target_tree,
            target_node: node,
            data: None,
        }));
    }
    Ok(Progress::done_if(frame >= 2 * READER_FRAMES))
}

/// What a screen reader finds must be as it is written in `tests/trees`; with `LUDARIUM_WRITE_REFERENCES` set it is written.
pub(super) fn expect_tree(world: &mut World, name: &str, frame: u32) -> Outcome {
    if frame == 0 {
        world.get_resource_or_init::<AccessibilityRequested>().set(true);
    }
    if frame < READER_FRAMES {
        return Ok(Again);
    }
    let (found, path) = (world.resource::<ReadTree>().text(), format!("tests/trees/{name}.txt"));
    if std::env::var_os("LUDARIUM_WRITE_REFERENCES").is_some() {
        fs::write(&path, &found).map_err(StepError::Disk)?;
    }
    let wanted = fs::read_to_string(&path).unwrap_or_default();
    let differs = found.lines().chain([""]).zip(wanted.lines().chain([""])).find(|(found, wanted)| found != wanted);
    match differs {
        None => Ok(Done),
        Some((found, wanted)) => Err(StepError::unexpected("what a reader finds", &found, &wanted)),
    }
}

/// By this frame a reader has been given what is there, and what it asked for is done.
const READER_FRAMES: u32 = 5;
