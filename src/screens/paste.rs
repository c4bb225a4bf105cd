//! The keys that open what is in the clipboard, and files.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;

use crate::actions::{OpenFiles, Paste};
use crate::library::PasteRequested;
use crate::schedule::{Menu, MenuStack};

/// The observers of the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(|_: On<Fire<Paste>>, mut commands: Commands| commands.trigger(PasteRequested))
        .add_observer(|_: On<Fire<OpenFiles>>, mut menus: ResMut<MenuStack>| menus.push(Menu::Files));
}
