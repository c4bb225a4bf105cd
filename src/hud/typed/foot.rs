//! The foot of the board: whether it is free for the line, and what opens the line there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use super::state::{TypedLine, TypingRequested};
use crate::actions::{KeyFocus, TypeTurn};
use crate::exercise::Exercise;
use crate::hud::exercise::is_over;
use crate::hud::questions::Questions;
use crate::hud::result::ResultCard;
use crate::input::{Curtain, Selection, not_now};
use crate::schedule::TableMode;
use crate::stage::Sound;
use crate::table::Table;
use crate::ui::Reader;
use crate::words::text;

/// What else may stand at the foot of the board, and matters more.
#[derive(SystemParam)]
pub(in crate::hud) struct Foot<'w> {
    table: Option<Res<'w, Table>>,
    selection: Res<'w, Selection>,
    curtain: Res<'w, Curtain>,
    questions: Questions<'w>,
    result: Res<'w, ResultCard>,
    exercise: Option<Res<'w, Exercise>>,
    mode: Res<'w, State<TableMode>>,
}

impl Foot<'_> {
    /// Whether the line may stand there: nothing is asked, no curtain is drawn, and nothing is over.
    pub fn is_free(&self) -> bool {
        let Some(table) = &self.table else { return false };
        let has_ended = || self.result.is_due(table) || is_over(self.exercise.as_deref(), table);
        let is_drawn = || self.curtain.drawn(table, &self.selection).is_some();
        *self.mode.get() == TableMode::Analyse || !(self.questions.are_open(table) || is_drawn() || has_ended())
    }
}

/// What opens the line.
pub(super) fn opening(app: &mut App) {
    app.add_observer(|_: On<Fire<TypeTurn>>, mut commands: Commands| commands.trigger(TypingRequested))
        .add_observer(open);
}

/// Opens the line. Keys that come now wait until it can have them.
fn open(
    _: On<TypingRequested>,
    foot: Foot,
    mut line: ResMut<TypedLine>,
    mut focus: ResMut<KeyFocus>,
    mut reader: ResMut<Reader>,
    mut sounds: MessageWriter<Sound>,
) {
    if foot.is_free() {
        line.open();
        *focus = KeyFocus::Awaited;
        reader.say(&text!("typed-hint"));
        return;
    }
    sounds.write(Sound::Refuse);
    let why = foot.table.as_ref().and_then(|table| not_now(table));
    reader.say(&why.unwrap_or_default());
}
