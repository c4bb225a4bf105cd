//! The actions of a board that is set up.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

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
