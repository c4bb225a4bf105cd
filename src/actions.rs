//! What the keys mean: every action of the keyboard, and the contexts in which its keys are in force. The room that an
//! action is about observes `Fire` of it; nobody else reads keys. Which keys they are stands in `actions/bindings.rs`, and which of them the player has
//! exchanged in `actions/exchange.rs`.

mod analysis;
mod bindings;
mod chord;
mod chord_name;
mod editor;
mod exchange;
mod keyboard;
mod keymap;

use bevy::app::MainScheduleOrder;
use bevy::prelude::*;
use bevy_enhanced_input::prelude::*;

pub use analysis::{
    ChooseLines, DeleteVariation, GoBeside, GoThrough, LearnFromMistakes, NextMistake, NoteTurn, PlayOn,
    PreviousMistake, RedoEdit, ToggleEngine, UndoEdit,
};
pub use chord::{Chord, at, sign, us_sign};
pub use chord_name::{ARROWS, DIGITS};
pub use editor::{
    AnalysePosition, ChangeSide, ChangeState, ClearBoard, CopyCode, CopyPosition, MoveEditorCursor, PastePosition,
    PlayPosition, PutPiece, RedoChange, RemovePiece, SetUpStart, TakeNextPiece, TakePreviousPiece, UndoChange,
};
pub use exchange::{AwaitedKey, KeyChosen, KeyExchange};
pub use keyboard::{KeyFocus, Keyboard, Keystroke};
pub use keymap::{KeyContext, KeyContextAppExt, Keymap};

/// Moves the cursor; x to the right of the screen, y upwards, each -1 to 1.
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct MoveCursor;

/// Puts the cursor on the next cell that can be chosen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NextChoice;

/// Puts the cursor on the cell before that can be chosen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PreviousChoice;

/// Lends the keyboard to the panels about the board.
#[derive(InputAction)]
#[action_output(bool)]
pub struct GoToPanels;

/// Chooses what the cursor is on; lifts the curtain; pauses a match that is watched.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Confirm;

/// Chooses the option with this number, 1 to 9; in a match that is watched, the speed.
#[derive(InputAction)]
#[action_output(f32)]
pub struct ChooseNumber;

/// Takes the last choice back, or opens the pause menu.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Cancel;

/// Takes a turn back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Undo;

/// Plays a turn again that was taken back.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Redo;

/// Shows the start of the match.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowStart;

/// Shows the position one turn earlier.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowEarlier;

/// Shows the position one turn later.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowLater;

/// Shows the position as it is now.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowNow;

/// Looks from straight above, or no longer.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ToggleTopView;

/// Goes on to the next way to see the board: in the room, from above, flat.
#[derive(InputAction)]
#[action_output(bool)]
pub struct NextViewpoint;

/// Goes round to the other side of the board.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TurnBoard;

/// Moves the eye round the board (x) and up (y), each in steps of -1 to 1.
#[derive(InputAction)]
#[action_output(Vec2)]
pub struct Orbit;

/// Comes one step nearer (1) or goes one step away (-1).
#[derive(InputAction)]
#[action_output(f32)]
pub struct Zoom;

/// Shows the whole board again.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ResetView;

/// Tells the AI to play now.
#[derive(InputAction)]
#[action_output(bool)]
pub struct MoveNow;

/// Stops the clocks, or starts them again.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PauseClocks;

/// Asks for a hint.
#[derive(InputAction)]
#[action_output(bool)]
pub struct AskForHint;

/// Opens the line in which a turn is typed.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TypeTurn;

/// Plays one turn of a match that is watched.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayOneTurn;

/// Begins the analysis of the match, or ends it.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Analyse;

/// Begins the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct BeginPhotos;

/// Saves a picture, in the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct TakePhoto;

/// Goes on to the next blur of what is nearer and farther than the board, in the photo mode.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ChangeBlur;

/// Plays the lesson on what has just been refused.
#[derive(InputAction)]
#[action_output(bool)]
pub struct PlayLesson;

/// Opens the rules, where they say what has just been refused; explains the piece that is pointed at.
#[derive(InputAction)]
#[action_output(bool)]
pub struct ShowRules;

/// Closes the topmost menu, or leaves the screen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Close;

/// Opens what is in the clipboard.
#[derive(InputAction)]
#[action_output(bool)]
pub struct Paste;

/// Opens the dialogue in which files are chosen.
#[derive(InputAction)]
#[action_output(bool)]
pub struct OpenFiles;

/// The map of the keys, and what follows the keyboard.
pub fn plugin(app: &mut App) {
    app.add_plugins(EnhancedInputPlugin)
        .add_input_context_to::<keyboard::KeyPress, keymap::Keys>()
        .init_schedule(keyboard::KeyPress)
        .init_resource::<Keymap>()
        .init_resource::<Keyboard>()
        .init_resource::<KeyFocus>()
        .init_resource::<KeyExchange>()
        .init_resource::<AwaitedKey>()
        .add_plugins(bindings::plugin)
        .init_schedule(keyboard::FollowKeyboard)
        .add_systems(keyboard::FollowKeyboard, keyboard::follow);
    // Nothing else happens at that moment: keys may do anything.
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(First, keyboard::FollowKeyboard);
}

#[cfg(test)]
mod tests;
