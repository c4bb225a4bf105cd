//! Where boards stand: what lies about them hides nothing and costs little, in every game.

use bevy::prelude::*;

use super::GAMES;
use super::stage_world::world_for_stages;
use crate::look::palette::PaletteName;
use crate::look::room::TABLE_Y;
use crate::quality::{Quality, Tier};
use crate::stage::StageAssets;

/// How many meshes and triangles what lies about a board has at most, in the low tier and in the others.
const MOST: [(usize, usize); 2] = [(4, 1000), (4, 2600)];

/// The corners of all triangles of what lies about the board of a game.
fn props(index: usize, tier: Tier) -> (usize, Vec<[Vec3; 3]>) {
    let mut world = world_for_stages(PaletteName::Classic);
    world.insert_resource(Quality { tier });
    let mut assets = StageAssets::new(&world, Entity::PLACEHOLDER);
    (GAMES[index].place.props)(&mut assets);
    let triangles = assets.scenery_meshes().flat_map(|mesh| {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3());
        let positions = positions.expect("positions").to_vec();
        let corners: Vec<usize> = mesh.indices().expect("indices").iter().collect();
        let place = move |corner: &usize| Vec3::from_array(positions[*corner]);
        corners.chunks_exact(3).map(|face| [place(&face[0]), place(&face[1]), place(&face[2])]).collect::<Vec<_>>()
    });
    let triangles: Vec<_> = triangles.collect();
    (assets.scenery_meshes().count(), triangles)
}

#[test]
fn what_lies_about_a_board_costs_little() {
    for (index, game) in GAMES.iter().enumerate() {
        for (tier, (meshes, triangles)) in [Tier::Low, Tier::Standard].into_iter().zip(MOST) {
            let (count, faces) = props(index, tier);
            assert!(count <= meshes && faces.len() <= triangles, "{} {tier:?}: {count} {}", game.id, faces.len());
        }
    }
}

#[test]
fn captured_pieces_have_room_and_boards_are_seen() {
    for (index, game) in GAMES.iter().enumerate() {
        for at in props(index, Tier::Standard).1.into_iter().flatten() {
            let (x, z, height) = (at.x.abs(), at.z.abs(), at.y - TABLE_Y);
            // A sheet that lies on the ground is in nobody's way.
            let is_flat = height <= 0.013;
            let beside = x < 10.5 && z < 3.8;
            let before = x < 5.7 && z < 9.0;
            assert!(is_flat || !beside && !before, "{}: {at}", game.id);
            let is_tall = height > 1.4 + ((z - 4.0).max(x - 7.0) * 0.4).max(0.0);
            assert!(!is_tall || z > 12.5 || x > 11.5, "{}: {at} is in the way", game.id);
        }
    }
}

#[test]
fn the_light_on_the_ground_has_bounds() {
    for game in &GAMES {
        let points = (-24..=24).flat_map(|x| (-24..=24).map(move |z| vec2(x as f32, z as f32) * 0.5));
        for at in points {
            let light = (game.place.ground.light)(at);
            assert!(light.min_element() >= 0.0 && light.max_element() <= 1.6, "{} at {at}: {light}", game.id);
        }
    }
}
