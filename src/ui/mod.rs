//! What every panel is made of: fonts, colours, widgets with names, and how much of the window panels leave to the
//! board. Games' own panels stand on this room, and so need none of those above it.

mod buttons;
pub mod card;
mod device;
mod egui_input;
mod facing;
mod fingers;
pub mod fit;
pub mod focus;
pub mod fonts;
mod free_area;
pub mod icon;
mod pointer_input;
pub mod portrait;
mod reader;
mod scale;
pub mod sheet;
pub mod star;
pub mod synthetic_input;
pub mod theme;
pub mod token;
pub mod widget;

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiInputSet, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass};

pub use buttons::{Buttons, ground_sense, least, scrolled, side_of, target};
pub use device::{FINGER, LastDevice, PadUsed};
pub use egui_input::{give_keyboard, keep_keyboard};
pub use facing::{Facing, PointerTurning};
#[cfg(test)]
pub use fingers::plugin as fingers_alone;
pub use fingers::{Fingers, Grip, LONG_PRESS, ViewGesture};
pub use focus::PanelKeys;
pub use free_area::FreeArea;
#[cfg(feature = "testing")]
pub use reader::ReadTree;
pub use reader::{CellPressed, ReadCell, Reader};
pub use scale::Scale;
#[cfg(test)]
pub use scale::scale_of;
pub use sheet::Sheet;
pub use theme::to_egui;
pub use widget::WidgetContext;

use crate::power::{self, FLOWING, want_frames};
use crate::schedule::AtBoard;

/// The order in which panels are drawn; later ones lie over earlier ones.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PanelSet {
    /// Fonts, colours and the list of buttons are made ready.
    Begin,
    /// Panels of the table.
    Table,
    /// Panels of the game on the table.
    Game,
    /// What the photo mode says.
    Photo,
    /// Panels of the other screens.
    Screen,
    /// Menus over it.
    Menu,
}

/// Fonts, style and the list of buttons, ready before any panel is drawn.
pub fn plugin(app: &mut App) {
    // The room that panels leave to the board is seen by the camera in the next frame.
    want_frames(app, |area: Res<FreeArea>| FLOWING.filter(|_| area.is_changed()));
    app.add_plugins((EguiPlugin::default(), power::panels, pointer_input::plugin, facing::plugin, reader::plugin))
        .add_plugins((fingers::plugin, device::plugin))
        .init_resource::<FreeArea>()
        .init_resource::<PanelKeys>()
        .init_resource::<Buttons>()
        .init_resource::<Scale>()
        .init_resource::<fonts::MissingLetters>()
        .configure_sets(
            EguiPrimaryContextPass,
            (PanelSet::Begin, PanelSet::Table, PanelSet::Game, PanelSet::Photo, PanelSet::Screen, PanelSet::Menu)
                .chain(),
        )
        .add_systems(
            PreUpdate,
            (
                egui_input::drop_repeated_modifiers,
                power::wake_for_wishes_only,
                fonts::load,
                fonts::find_missing,
                scale::follow,
            )
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (theme::apply, device::adapt, focus::seek, buttons::begin).chain().in_set(PanelSet::Begin),
        )
        .add_systems(PreUpdate, egui_input::write_keys.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(
            EguiPrimaryContextPass,
            (
                egui_input::leave_keys_to_the_board.run_if(in_state(AtBoard)),
                focus::end,
                focus::follow_menus,
                egui_input::keep_keys,
            )
                .chain()
                .after(PanelSet::Menu),
        );
    if let Some(mut settings) = app.world_mut().get_resource_mut::<EguiGlobalSettings>() {
        settings.input_system_settings.run_write_keyboard_input_messages_system = false;
    }
}
