//! What stages are built in, for tests: a world without an app.

use bevy::prelude::*;

use crate::look::light::LightMaterial;
use crate::look::palette::{PaletteName, PaletteRoles};
use crate::quality::Quality;

/// A world with everything that the assets of a stage need.
pub fn world_for_stages(palette: PaletteName) -> World {
    let mut world = World::new();
    world.init_resource::<Assets<Mesh>>();
    world.init_resource::<Assets<Image>>();
    world.init_resource::<Assets<StandardMaterial>>();
    world.init_resource::<Assets<LightMaterial>>();
    world.init_resource::<PaletteRoles>();
    world.init_resource::<PaletteRoles<LightMaterial>>();
    world.init_resource::<Quality>();
    world.insert_resource(palette.palette());
    world
}
