//! The board for those who have it read to them: its cells by name, and what happens in words.

mod cells;
mod low_time;
mod news;
mod spoken;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) use cells::words_of;

use crate::ui::{PanelSet, Reader};

/// What is read and said of the board.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<cells::BoardRead>().init_resource::<spoken::Said>().add_plugins(words).add_systems(
        EguiPrimaryContextPass,
        (spoken::follow, cells::show)
            .chain()
            .after(PanelSet::Menu)
            // Also once more after somebody has ceased to listen.
            .run_if(|reader: Res<Reader>| reader.is_on() || reader.is_changed()),
    );
}

/// What is heard of and said, apart from frames.
fn words(app: &mut App) {
    app.add_observer(cells::press)
        .add_observer(cells::forget_words)
        .add_observer(spoken::translate)
        .add_observer(spoken::open)
        .add_observer(spoken::turn)
        .add_observer(spoken::jump)
        .add_observer(spoken::end);
}
