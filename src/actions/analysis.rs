//! The actions of a match that is analysed.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

/// Goes through the analysis: x one turn on (1) or back (-1), y one line up (1) or down (-1).
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct GoThrough;

/// Plays the match on from the shown position, or stops.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayOn;

/// Asks the computer for its opinion of every shown position, or no longer.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ToggleEngine;

/// Chooses how many lines the computer looks for, 1 to 5.
#[derive(InputAction)]
#[action_output(f32)]
pub struct ChooseLines;

/// Shows the turn beside the shown one in the study, the one before it (1) or after it (-1).
#[derive(InputAction)]
#[action_output(f32)]
pub struct GoBeside;

/// Opens what is said of the shown turn, and can be done with its variation.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NoteTurn;

/// Deletes the variation from the shown turn on.
#[derive(InputAction)]
#[action_output(bool)]
pub struct DeleteVariation;

/// Takes the last change of the study back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct UndoEdit;

/// Makes the change of the study again that was taken back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct RedoEdit;

/// Makes puzzles of the mistakes of the match, and begins the first.
#[derive(InputAction)]
#[action_output(bool)]
pub struct LearnFromMistakes;

/// Shows the position before the next mistake.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NextMistake;

/// Shows the position before the mistake before.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PreviousMistake;
