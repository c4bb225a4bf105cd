//! What everything is drawn with: colours, textures, meshes, letters, and the room in which all boards stand.

use bevy::prelude::*;

pub mod bake_cache;
pub mod chessmen;
mod depth_order;
pub mod glyph;
pub mod light;
pub mod mesh_builder;
pub mod palette;
pub mod picture;
pub mod polygon;
pub mod room;
pub mod shader;
pub mod surface;
pub mod texture;
pub mod tray;

/// Sets the colour behind the table and offers the [`palette::Palette`] in use.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::BACKDROP)).add_plugins((
        bake_cache::plugin,
        depth_order::plugin,
        palette::plugin,
        light::plugin,
        picture::plugin,
        room::plugin,
        surface::plugin,
    ));
}
