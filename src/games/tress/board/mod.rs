//! Puts the ruin, the frames of the zones and their banners into the world.

pub mod banner;
mod castle;
pub mod flagstone;
pub mod inlay;

use self::banner::{BannerLook, WIDTH};
use super::{Banner, FORTRESS, Inlay, ZONE_CENTRES, ZoneShown, hewn};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::stage::StageAssets;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use ludarium_rules::ZoneState;

/// How high above the board a cloth hangs: from where players look, it covers no letter.
const BAR: f32 = 0.60;
/// How high the frames lie above the slabs: less than any highlight should.
pub const INLAY_Y: f32 = 0.006;

/// Meshes and materials of what shows the zones.
#[derive(Clone, Debug)]
pub struct SceneLook {
    pole: Handle<Mesh>,
    frame: Handle<Mesh>,
    pole_material: Handle<StandardMaterial>,
    banner: BannerLook,
}

impl SceneLook {
    /// Makes them, and adds the ruin to the scenery; `stone` is the texture shared with the slabs.
    pub fn build(assets: &mut StageAssets, stone: &Handle<Image>) -> Self {
        let plain = |color| StandardMaterial { base_color: color, perceptual_roughness: 0.6, ..default() };
        let [wall, rim] =
            [palette::STONE_WALL, palette::STONE_RIM].map(|color| assets.materials.add(hewn(color, stone)));
        assets.add_scenery([(castle::walls(assets.quality.low()), wall), (castle::rim(), rim)]);
        let paint = assets.materials.add(plain(palette::COORDINATE));
        assets.add_coordinates(castle::coordinates, &paint);
        Self {
            pole: assets.meshes.add(castle::pole(BAR, WIDTH).mesh()),
            frame: assets.meshes.add(frame()),
            pole_material: assets.materials.add(plain(Color::WHITE)),
            banner: BannerLook::build(assets),
        }
    }
}

/// The square of a zone, its texture coordinates from 0 to 1 across; the calm middle is left out.
pub fn frame() -> Mesh {
    const HOLE: f32 = 0.70;
    let mut solid = MeshBuilder::new();
    let corner = |x: f32, z: f32| Vec3::new(x, 0.0, z);
    for turn in 0..4 {
        let rotate = Quat::from_rotation_y(turn as f32 * std::f32::consts::FRAC_PI_2);
        let side = [corner(-1.0, 1.0), corner(1.0, 1.0), corner(HOLE, HOLE), corner(-HOLE, HOLE)];
        solid.quad(side.map(|p| rotate * p));
    }
    solid.wrap(0.5, Vec2::splat(0.5));
    solid.mesh()
}

/// Spawns what shows the zones below `root`.
pub fn spawn_scene(commands: &mut Commands, scene: &SceneLook, root: Entity) {
    commands.insert_resource(scene.banner.clone());
    spawn_inlays(commands, &scene.frame, root);
    for (zone, centre) in ZONE_CENTRES.iter().enumerate() {
        let shown = ZoneShown::at_rest(zone as u8, ZoneState::Neutral);
        for place in banner_places(zone, *centre) {
            spawn_banner(commands, scene, root, shown, place);
        }
    }
}

/// Spawns the frames of all zones below `root`.
pub fn spawn_inlays(commands: &mut Commands, frame: &Handle<Mesh>, root: Entity) {
    for (zone, centre) in ZONE_CENTRES.iter().enumerate() {
        commands.spawn((
            Name::new("Inlay"),
            Inlay,
            ZoneShown::at_rest(zone as u8, ZoneState::Neutral),
            Mesh3d(frame.clone()),
            Transform::from_xyz(centre.x, INLAY_Y, centre.y),
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(root),
        ));
    }
}

/// Outposts have their banner on the wall behind them, the Fortress one at each side of the board, where none hides a
/// piece from either player.
fn banner_places(zone: usize, centre: Vec2) -> Vec<Vec3> {
    if zone == FORTRESS {
        [-1.0, 1.0].map(|side| Vec3::new(side * (castle::WALL + 0.06), 0.0, 0.0)).to_vec()
    } else {
        vec![Vec3::new(centre.x, 0.0, centre.y.signum() * castle::WALL)]
    }
}

fn spawn_banner(commands: &mut Commands, scene: &SceneLook, root: Entity, shown: ZoneShown, place: Vec3) {
    commands.spawn((
        Name::new("Banner pole"),
        Mesh3d(scene.pole.clone()),
        MeshMaterial3d(scene.pole_material.clone()),
        Transform::from_translation(place),
        Pickable::IGNORE,
        ChildOf(root),
    ));
    commands.spawn((
        Name::new("Banner"),
        Banner,
        shown,
        scene.banner.cloth(),
        Transform::from_translation(place + Vec3::new(0.0, BAR, 0.03)),
        Pickable::IGNORE,
        ChildOf(root),
    ));
}
