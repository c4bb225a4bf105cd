//! The keyboard on a board that is set up.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Fire, InputAction};
use ludarium_rules::Cell;

use super::{Editor, EditorOrder};
use crate::actions::{
    AnalysePosition, ChangeSide, ChangeState, ClearBoard, CopyCode, CopyPosition, MoveEditorCursor, PastePosition,
    PlayPosition, PutPiece, RedoChange, RemovePiece, SetUpStart, TakeNextPiece, TakePreviousPiece, UndoChange,
};
use crate::camera::CameraView;
use crate::stage::Presentation;

/// The observers of the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(move_cursor)
        .add_observer(on::<PutPiece>(|editor| {
            if let Some(cell) = editor.focus() {
                editor.press(cell);
                editor.stroke = None;
            }
        }))
        .add_observer(on::<RemovePiece>(|editor| editor.remove(editor.focus())))
        .add_observer(on::<TakeNextPiece>(|editor| editor.take_next(false)))
        .add_observer(on::<TakePreviousPiece>(|editor| editor.take_next(true)))
        .add_observer(order::<UndoChange>(EditorOrder::Undo))
        .add_observer(order::<RedoChange>(EditorOrder::Redo))
        .add_observer(order::<ChangeSide>(EditorOrder::ChangeSide))
        .add_observer(order::<ChangeState>(EditorOrder::ChangeState))
        .add_observer(order::<SetUpStart>(EditorOrder::SetUpStart))
        .add_observer(order::<ClearBoard>(EditorOrder::Clear))
        .add_observer(order::<PlayPosition>(EditorOrder::Play))
        .add_observer(order::<AnalysePosition>(EditorOrder::Analyse))
        .add_observer(order::<CopyPosition>(EditorOrder::CopyText))
        .add_observer(order::<CopyCode>(EditorOrder::CopyCode))
        .add_observer(order::<PastePosition>(EditorOrder::Paste));
}

fn move_cursor(
    fire: On<Fire<MoveEditorCursor>>,
    (presentation, view): (Option<Res<Presentation>>, Res<CameraView>),
    editor: Option<ResMut<Editor>>,
) {
    let Some((presentation, mut editor)) = presentation.zip(editor) else { return };
    let next = match editor.cursor {
        // The first arrow only shows where the cursor is.
        None => Some(editor.hover.unwrap_or(Cell(presentation.layout.count() / 2))),
        Some(from) => presentation.layout.toward(from, view.on_board(fire.value * vec2(1.0, -1.0))),
    };
    editor.cursor = next.or(editor.cursor);
}

/// What a key does to the board.
fn on<A: InputAction>(act: fn(&mut Editor)) -> impl FnMut(On<Fire<A>>, Option<ResMut<Editor>>) {
    move |_, editor| {
        if let Some(mut editor) = editor {
            act(&mut editor);
        }
    }
}

/// What a key asks for that a button asks for too.
fn order<A: InputAction>(order: EditorOrder) -> impl FnMut(On<Fire<A>>, Commands) {
    move |_, mut commands| commands.trigger(order)
}
