//! The keys of a match that is analysed, and what they mean.

use bevy::ecs::spawn::{SpawnIter, SpawnWith};
use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Press, *};

use super::{
    CONTROL, CONTROL_SHIFT, Confirm, DIGITS, MoveCursor, Orbit, action, arrows, offered, pressed, valued_action,
};
use crate::schedule::AtAnalysis;

/// The keys of a match that is analysed, beside those of the board.
#[derive(Component)]
pub struct AnalysisKeys;

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

/// They come and go with the analysis.
pub(super) fn plugin(app: &mut App) {
    app.add_input_context::<AnalysisKeys>().add_systems(OnEnter(AtAnalysis), spawn_analysis_keys);
}

fn spawn_analysis_keys(mut commands: Commands) {
    let actions = Actions::<AnalysisKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<AnalysisKeys>| {
        let orbit = context.spawn(arrows::<Orbit>(CONTROL)).id();
        let beside = context.spawn(beside()).id();
        context.spawn((arrows::<GoThrough>(ModKeys::empty()), BlockBy::new([orbit, beside])));
        // The same keys, once a turn has been begun on the board.
        context.spawn((arrows::<MoveCursor>(ModKeys::empty()), BlockBy::single(orbit)));
        offered(context);
        context.spawn(action::<Confirm>([KeyCode::Enter, KeyCode::NumpadEnter].map(Binding::from)));
        study_keys(context);
        context.spawn(action::<PlayOn>([KeyCode::Space.into()]));
        context.spawn(action::<ToggleEngine>([KeyCode::KeyE.into()]));
        context.spawn(valued_action::<ChooseLines>(DIGITS[..5].to_vec()));
        let previous = context.spawn(action::<PreviousMistake>([KeyCode::KeyN.with_mod_keys(ModKeys::SHIFT)])).id();
        context.spawn((action::<NextMistake>([KeyCode::KeyN.into()]), BlockBy::single(previous)));
    }));
    commands.spawn((AnalysisKeys, DespawnOnExit(AtAnalysis), actions));
}

/// Shift with the arrows up and down.
fn beside() -> impl Bundle {
    let keys = [(KeyCode::ArrowUp, 1.0), (KeyCode::ArrowDown, -1.0)];
    let bindings = keys.map(|(key, value)| (key.with_mod_keys(ModKeys::SHIFT), Scale::splat(value), Press::default()));
    (pressed::<GoBeside>(), Bindings::spawn(SpawnIter(bindings.into_iter())))
}

fn study_keys(context: &mut ActionSpawner<AnalysisKeys>) {
    context.spawn(action::<LearnFromMistakes>([KeyCode::KeyL.into()]));
    context.spawn(action::<NoteTurn>([KeyCode::KeyC.into()]));
    context.spawn(action::<DeleteVariation>([KeyCode::Delete.into()]));
    let redo = [KeyCode::KeyY.with_mod_keys(CONTROL), KeyCode::KeyZ.with_mod_keys(CONTROL_SHIFT)];
    let redo = context.spawn(action::<RedoEdit>(redo)).id();
    context.spawn((action::<UndoEdit>([KeyCode::KeyZ.with_mod_keys(CONTROL)]), BlockBy::single(redo)));
}
