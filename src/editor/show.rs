//! What stands on the table follows the board that is set up.

use bevy::prelude::*;
use ludarium_rules::BoardView;

use super::Editor;
use crate::motion::{MotionQueue, Timeline};
use crate::schedule::{Screen, TurnSet};
use crate::stage::{Presentation, PreviewBoard, Sound, StageSet};
use crate::table::Table;

/// Brings the table into line whenever the board has changed. A match that has been put there in this frame stays.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .in_set(TurnSet::Queue)
            .before(StageSet)
            .run_if(in_state(Screen::Editor).and_then(resource_exists_and_changed::<Editor>))
            .run_if(not(resource_exists::<Table>)),
    )
    .add_systems(OnExit(Screen::Editor), |mut commands: Commands| commands.remove_resource::<PreviewBoard>());
}

fn follow(
    editor: Res<Editor>,
    presentation: Option<Res<Presentation>>,
    preview: Option<Res<PreviewBoard>>,
    mut queue: ResMut<MotionQueue>,
    mut sounds: MessageWriter<Sound>,
    mut commands: Commands,
) {
    let board = editor.arrangement.board();
    if preview.as_ref().is_some_and(|preview| preview.0 == *board) {
        return;
    }
    commands.insert_resource(PreviewBoard(board.clone()));
    // A stage that is not built yet shows the board when it is.
    if presentation.is_some_and(|presentation| presentation.game == editor.game()) {
        queue.restart(Timeline::jump(board.clone()));
    }
    if let Some(before) = preview {
        let more = pieces(board) >= pieces(&before.0);
        sounds.write(if more { Sound::Select } else { Sound::Deselect });
    }
}

fn pieces(board: &BoardView) -> usize {
    board.cells.iter().map(Vec::len).sum()
}
