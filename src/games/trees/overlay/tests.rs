//! What lies over the plants, at a table without a window.

use bevy::prelude::*;
use ludarium_rules::games::trees::{GRASS, HUCKLEBERRY, UNDERBRUSH};
use ludarium_rules::{GameId, Kind, Piece, Side};

use super::chains::{Waiting, above};
use super::preview_look;
use crate::games::trees::input::row::Row;
use crate::games::trees::pieces::limbs::LimbLook;
use crate::games::trees::pieces::plants::{Detail, grass, huckleberry, underbrush};
use crate::look::light::LightMaterial;
use crate::look::palette::Palette;
use crate::pieces::{PiecePart, PieceView};
use crate::quality::Quality;
use crate::stage::{StageAssets, StageRoot};
use crate::table::Intent;
use crate::testing::{game, open, people, play, send, settle, simulation_of};

/// The forest on the table, with everything that lies over it.
fn forest() -> App {
    let mut app = simulation_of(GameId::Trees);
    app.init_resource::<Assets<Mesh>>()
        .init_resource::<Assets<Image>>()
        .init_resource::<Assets<StandardMaterial>>()
        .init_resource::<Assets<LightMaterial>>()
        .init_resource::<Palette>()
        .init_resource::<Quality>()
        .init_resource::<Row>();
    let root = app.world_mut().spawn((Transform::default(), Visibility::default())).id();
    let mut assets = StageAssets::new(app.world(), root);
    let look = LimbLook::build(&mut assets);
    let previews = preview_look::build(&mut assets);
    app.insert_resource(look).insert_resource(previews).insert_resource(StageRoot(root)).add_plugins(super::plugin);
    open(&mut app, people());
    app
}

/// Whether the looks of what stands on a cell lean.
fn leans(app: &mut App, name: &str) -> bool {
    let cell = game(app).position().cell_named(name).expect("a cell");
    let world = app.world_mut();
    let mut pieces = world.query::<(&PieceView, &Children)>();
    let parts: Vec<Entity> =
        pieces.iter(world).filter(|(view, _)| view.cell == Some(cell)).flat_map(|(_, parts)| parts.iter()).collect();
    let mut turns = world.query_filtered::<&Transform, With<PiecePart>>();
    parts.iter().any(|part| turns.get(world, *part).is_ok_and(|turn| turn.rotation.angle_between(Quat::IDENTITY) > 0.1))
}

/// How high the leaves lie that wait on the next squares of the chains.
fn leaves(app: &mut App) -> Vec<f32> {
    let world = app.world_mut();
    let mut waiting = world.query_filtered::<&Transform, With<Waiting>>();
    waiting.iter(world).map(|place| place.translation.y).collect()
}

#[test]
fn after_a_jump_heads_lean_and_leaves_lie_on_what_stands_there() {
    let mut app = forest();
    let on_grass = above(Some(Piece { side: Some(Side::White), kind: GRASS }));
    for turn in ["a1>a2", "h8>h7"] {
        play(&mut app, turn);
        settle(&mut app);
    }
    let as_played = (leans(&mut app, "a2"), leaves(&mut app));
    assert_eq!(as_played, (true, vec![on_grass; 2]), "both chains go on to grass");
    send(&mut app, Intent::Visit(0));
    settle(&mut app);
    app.update();
    assert_eq!((leans(&mut app, "a2"), leaves(&mut app)), (false, Vec::new()));
    send(&mut app, Intent::Visit(2));
    settle(&mut app);
    app.update();
    assert_eq!((leans(&mut app, "a2"), leaves(&mut app)), as_played);
}

#[test]
fn what_floats_over_a_plant_floats_above_its_leaves() {
    for side in Side::ALL {
        for detail in [true, false].map(Detail::of) {
            let plants: [(Kind, _); 3] = [
                (GRASS, grass(side, detail)),
                (UNDERBRUSH, underbrush(Some(side), detail)),
                (HUCKLEBERRY, huckleberry(side, detail)),
            ];
            for (kind, plant) in plants {
                let top = plant.positions().iter().map(|point| point.y).fold(0.0, f32::max);
                let floats = above(Some(Piece { side: Some(side), kind }));
                assert!(floats > top, "{kind:?}: {floats} over {top}");
            }
        }
    }
}
