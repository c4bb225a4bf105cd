//! How everything looks: colours, textures, solids and the one room in which all boards stand.

use bevy::prelude::*;

pub mod chessmen;
pub mod glyph;
pub mod mesh_builder;
pub mod palette;
pub mod polygon;
pub mod room;
mod table;
pub mod texture;
pub mod tray;

/// Sets the colour behind the table and offers the [`palette::Palette`] in use.
pub fn plugin(app: &mut App) {
    app.init_resource::<palette::Palette>().insert_resource(ClearColor(palette::BACKDROP)).add_plugins(table::plugin);
}
