//! The panels of the table: everything that is text there.

mod analysis;
mod captions;
mod choices;
mod controls;
mod curtain;
mod evaluation;
mod exercise;
mod failed;
mod layout;
mod notice;
#[cfg(test)]
mod order_tests;
mod panel;
mod piece_card;
mod pips;
mod players;
mod questions;
mod reader;
mod result;
mod side;
mod turns;
mod typed;
mod unkept;
mod watch;
mod why_not;
mod words;

pub use captions::height as captions_height;
pub use result::{result_reason, result_title};
pub use typed::{TypedLine, TypingRequested};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::power::want_frames;
use crate::schedule::Screen;
use crate::table::Table;
use crate::ui::{FreeArea, PanelSet};

/// The panels' systems.
pub fn plugin(app: &mut App) {
    want_frames(app, players::next_digit);
    app.add_plugins((questions::plugin, result::plugin, reader::plugin, typed::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                side::arrange,
                side::show,
                unkept::show,
                captions::show,
                evaluation::show,
                questions::note,
                typed::follow,
                choices::show.run_if(typed::is_closed),
                watch::show.run_if(typed::is_closed),
                curtain::show,
                analysis::show.run_if(typed::is_closed),
                typed::show,
                result::show,
                exercise::show,
                piece_card::show,
            )
                .chain()
                .in_set(PanelSet::Table)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Table>)),
        )
        .add_systems(
            EguiPrimaryContextPass,
            captions::show.after(PanelSet::Screen).before(PanelSet::Menu).run_if(in_state(Screen::Editor)),
        )
        .add_systems(OnExit(Screen::Table), |mut area: ResMut<FreeArea>| *area = FreeArea::default());
}
