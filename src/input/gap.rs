//! What is no cell and is chosen all the same says what it is.

use bevy::prelude::*;

use super::{Notice, Selection};
use crate::schedule::AtBoard;
use crate::stage::{Gap, Sound};
use crate::ui::Buttons;

/// Answers a press on a part of the board that is no cell; what was chosen before stays chosen.
pub(super) fn on_press(
    press: On<Pointer<Press>>,
    at_board: Option<Res<State<AtBoard>>>,
    (gaps, buttons): (Query<&Gap>, Res<Buttons>),
    mut selection: ResMut<Selection>,
    mut sounds: MessageWriter<Sound>,
) {
    let Ok(gap) = gaps.get(press.entity) else { return };
    let on_card = buttons.cover(press.pointer_location.position);
    if at_board.is_some() && press.button == PointerButton::Primary && !on_card && !selection.hidden {
        selection.forget_reply();
        selection.notice = Some(Notice::below(gap.heading, (gap.words)()));
        sounds.write(Sound::Refuse);
    }
}
