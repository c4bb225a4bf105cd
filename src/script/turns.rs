//! Whole turns, played by the clicks, drags and buttons that a player needs for them.

use bevy::prelude::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::actions::{FRAME_OF_SEARCH, click_button, click_cell};
use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress, is_at_rest, table};
use super::{Memory, Script};
use crate::games::guide;
use crate::input::{Curtain, OrderSettled, Selection};
use crate::stage::InputAction;
use crate::table::Table;
use crate::ui::Buttons;

/// By this frame of a click on a button, the panel has seen the click and what it does is done.
const BUTTON_FRAMES: u32 = 8;

/// So many frames an action waits for its button: a busy machine draws the panels later.
const MOST_WAIT: u32 = 60;

/// Plays a turn, in any notation.
pub(super) fn play(world: &mut World, script: &mut Script, text: &str) -> Outcome {
    if script.memory.actions.is_empty() && script.frames == 1 {
        script.memory.actions = actions_of(world, text)?;
        script.memory.action_ply = table(world)?.choice_ply();
    } else if world.resource::<OrderSettled>().0 && table(world)?.choice_ply() > script.memory.action_ply {
        // What was left open has been settled.
        script.memory.actions.clear();
    }
    go_on(world, script)
}

/// Plays random turns for the people at the board.
pub(super) fn play_out(world: &mut World, script: &mut Script, seed: u64, turns: u32) -> Outcome {
    if script.memory.random.is_none() {
        script.memory.random = Some(SmallRng::seed_from_u64(seed));
        script.memory.turns_left = turns;
    }
    if script.memory.actions.is_empty() {
        script.frames = 1;
        let is_over = table(world)?.choice_side().is_none() && table(world)?.result().is_some();
        if !is_at_rest(world) {
            return Ok(Again);
        }
        if is_over || script.memory.turns_left == 0 {
            return Ok(Done);
        }
        script.memory.turns_left -= 1;
        let legal = table(world)?.choice_position().turns()?;
        let choice = script.memory.random.as_mut().map_or(0, |random| random.random_range(0..legal.len()));
        script.memory.actions = actions_of(world, legal[choice].as_str())?;
    }
    match go_on(world, script) {
        Err(StepError::NoButton { wanted, .. }) if !script.memory.has_missed => {
            // Which turn is played does not matter: after a click that a busy machine has lost another one is.
            println!("a click before the button \"{wanted}\" was lost");
            script.memory.has_missed = true;
            script.memory.turns_left += 1;
            script.memory.actions.clear();
            (script.memory.action_frame, script.memory.button_wait) = (0, 0);
            Ok(Again)
        }
        other => other.map(|_| Again),
    }
}

pub(super) fn actions_of(world: &World, turn: &str) -> Result<Vec<InputAction>, StepError> {
    let position = table(world)?.choice_position();
    let turn = position.read_turn(turn)?;
    Ok((guide(position.game()).actions)(position, &turn))
}

/// Carries out the actions that wait, one after the other.
fn go_on(world: &mut World, script: &mut Script) -> Outcome {
    let memory = &mut script.memory;
    let Some(mut action) = memory.actions.first().cloned() else { return Ok(Done) };
    if memory.action_frame == 0
        && let Some(lift) = curtain_action(world, &action)
    {
        memory.actions.insert(0, lift.clone());
        action = lift;
    }
    if waits_for_button(world.resource::<Buttons>(), memory, &action) {
        memory.button_wait += 1;
        return Ok(Again);
    }
    let frame = memory.action_frame;
    memory.action_frame += 1;
    #[cfg(feature = "testing")]
    let by_hand = memory.hand.map(|hand| super::hand::act(world, memory, hand, &action, frame)).transpose()?;
    #[cfg(not(feature = "testing"))]
    let by_hand = None;
    let progress = match &action {
        _ if let Some(progress) = by_hand => progress,
        InputAction::Click(name) => click_cell(world, memory, name, frame)?,
        InputAction::Press(name) => match click_button(world, memory, name, frame)? {
            Done if frame < BUTTON_FRAMES => Again,
            progress => progress,
        },
    };
    if progress == Done {
        memory.actions.remove(0);
        (memory.action_frame, memory.button_wait) = (0, 0);
        if memory.actions.is_empty() {
            memory.actions.extend(confirming_action(world));
        }
    }
    Ok(Progress::done_if(memory.actions.is_empty()))
}

/// Whether an action that is about to press a button does not see it yet.
fn waits_for_button(buttons: &Buttons, memory: &Memory, action: &InputAction) -> bool {
    let InputAction::Press(name) = action else { return false };
    memory.action_frame == FRAME_OF_SEARCH && memory.button_wait < MOST_WAIT && buttons.find(name).is_none()
}

/// The button of the curtain that is drawn, if one is.
pub(super) fn curtain_button(world: &World) -> Option<String> {
    let (table, selection) = (world.get_resource::<Table>()?, world.get_resource::<Selection>()?);
    let drawn = world.get_resource::<Curtain>()?.drawn(table, selection)?;
    Some(drawn.button().to_owned())
}

/// Before anything else, a player lifts the curtain.
fn curtain_action(world: &World, action: &InputAction) -> Option<InputAction> {
    curtain_button(world).map(InputAction::Press).filter(|press| press != action)
}

/// When a secret choice is made, a player confirms it, and two lift the curtain.
fn confirming_action(world: &World) -> Option<InputAction> {
    let selection = world.get_resource::<Selection>()?;
    if selection.held.is_some() {
        return Some(InputAction::Press("confirm".to_owned()));
    }
    selection.awaiting_reveal.as_ref().and_then(|_| curtain_button(world)).map(InputAction::Press)
}
