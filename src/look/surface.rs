//! How lit surfaces are drawn: by Bevy's own shader, or in the low tier by one that does much less.

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::asset::{AssetEventSystems, AssetId};
use bevy::prelude::*;
use bevy::shader::Shader;

use crate::quality::Quality;

/// The shader of [`StandardMaterial`] in Bevy 0.19.
const OF_BEVY: &str = "embedded://bevy_pbr/render/pbr.wgsl";

/// The shader of lit surfaces, and what it is in either case.
#[derive(Resource)]
struct SurfaceShader {
    /// The asset that every [`StandardMaterial`] is drawn by.
    used: Handle<Shader>,
    /// Bevy's, once it is there.
    full: Option<Shader>,
    is_low: bool,
}

/// An app without assets, as in tests, does without shaders.
pub fn plugin(app: &mut App) {
    if app.world().contains_resource::<EmbeddedAssetRegistry>() {
        let choose = choose.before(AssetEventSystems).run_if(resource_exists::<SurfaceShader>);
        app.add_systems(Startup, find).add_systems(PostUpdate, choose);
    }
}

fn find(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(SurfaceShader { used: server.load(OF_BEVY), full: None, is_low: false });
}

/// Puts the shader of the present tier in the place of the other: everything that is drawn by it is prepared anew.
fn choose(
    quality: Res<Quality>,
    mut surface: ResMut<SurfaceShader>,
    mut arrivals: MessageReader<AssetEvent<Shader>>,
    mut shaders: ResMut<Assets<Shader>>,
) {
    let used: AssetId<Shader> = surface.used.id();
    let has_come = arrivals.read().any(|event| event.is_loaded_with_dependencies(used));
    if !has_come && !quality.is_changed() {
        return;
    }
    if surface.full.is_none() {
        surface.full = shaders.get(used).cloned();
    }
    let Some(full) = &surface.full else { return };
    if surface.is_low == quality.low() {
        return;
    }
    let low = || Shader::from_wgsl(include_str!("../../shaders/surface_low.wgsl"), "shaders/surface_low.wgsl");
    let shader = if quality.low() { low() } else { full.clone() };
    if let Err(why) = shaders.insert(used, shader) {
        warn!("the shader of lit surfaces stays as it is: {why}");
    }
    surface.is_low = quality.low();
}
