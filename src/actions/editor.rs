//! The keys of a board that is set up.

use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

use super::{CONTROL, CONTROL_SHIFT, Orbit, action, arrows, looking, taking_back};
use crate::schedule::AtEditor;

/// The keys of a board that is set up, in force while nothing lies over it.
#[derive(Component)]
pub struct EditorKeys;

/// Moves the cursor on a board that is set up; x to the right of the screen, y upwards, each -1 to 1.
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct MoveEditorCursor;

/// Does on the cell of the cursor what the left button does.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PutPiece;

/// Takes away what stands on the cell of the cursor, or puts away what is in the hand.
#[derive(InputAction)]
#[action_output(bool)]
pub struct RemovePiece;

/// Takes the next thing into the hand.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TakeNextPiece;

/// Takes the thing before into the hand.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TakePreviousPiece;

/// Takes the last change of the board back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct UndoChange;

/// Makes a change again that was taken back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct RedoChange;

/// Lets the other side move.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ChangeSide;

/// Chooses the next of what can be chosen besides the pieces.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ChangeState;

/// Sets up the start of the game.
#[derive(InputAction)]
#[action_output(bool)]
pub struct SetUpStart;

/// Takes everything off the board.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ClearBoard;

/// Chooses players for a match from the board as it stands.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayPosition;

/// Analyses a match from the board as it stands.
#[derive(InputAction)]
#[action_output(bool)]
pub struct AnalysePosition;

/// Copies the text of the position.
#[derive(InputAction)]
#[action_output(bool)]
pub struct CopyPosition;

/// Copies the share code of a match from the board as it stands.
#[derive(InputAction)]
#[action_output(bool)]
pub struct CopyCode;

/// Sets up the position that is in the clipboard.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PastePosition;

/// The context comes and goes with the board.
pub(super) fn plugin(app: &mut App) {
    app.add_input_context::<EditorKeys>().add_systems(OnEnter(AtEditor), spawn);
}

fn spawn(mut commands: Commands) {
    let actions = Actions::<EditorKeys>::spawn(SpawnWith(|context: &mut ActionSpawner<EditorKeys>| {
        looking(context);
        pieces(context);
        board(context);
        texts(context);
        context.spawn(action::<PlayPosition>([KeyCode::KeyP.into()]));
        context.spawn(action::<AnalysePosition>([KeyCode::KeyA.into()]));
    }));
    commands.spawn((EditorKeys, DespawnOnExit(AtEditor), actions));
}

fn pieces(context: &mut ActionSpawner<EditorKeys>) {
    let orbit = context.spawn(arrows::<Orbit>(CONTROL)).id();
    context.spawn((arrows::<MoveEditorCursor>(ModKeys::empty()), BlockBy::single(orbit)));
    context.spawn(action::<PutPiece>([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space].map(Binding::from)));
    context.spawn(action::<TakeNextPiece>([KeyCode::PageDown.into()]));
    context.spawn(action::<TakePreviousPiece>([KeyCode::PageUp.into()]));
}

fn board(context: &mut ActionSpawner<EditorKeys>) {
    let clear = [KeyCode::Delete.with_mod_keys(CONTROL), KeyCode::Backspace.with_mod_keys(CONTROL)];
    let clear = context.spawn(action::<ClearBoard>(clear)).id();
    let remove = [KeyCode::Delete, KeyCode::Backspace].map(Binding::from);
    context.spawn((action::<RemovePiece>(remove), BlockBy::single(clear)));
    taking_back::<EditorKeys, UndoChange, RedoChange>(context);
    context.spawn(action::<SetUpStart>([KeyCode::Home.into()]));
    context.spawn(action::<ChangeSide>([KeyCode::KeyS.into()]));
    context.spawn(action::<ChangeState>([KeyCode::KeyX.into()]));
}

fn texts(context: &mut ActionSpawner<EditorKeys>) {
    let code = context.spawn(action::<CopyCode>([KeyCode::KeyC.with_mod_keys(CONTROL_SHIFT)])).id();
    context.spawn((action::<CopyPosition>([KeyCode::KeyC.with_mod_keys(CONTROL)]), BlockBy::single(code)));
    context.spawn(action::<PastePosition>([KeyCode::KeyV.with_mod_keys(CONTROL)]));
}
