//! No piece passes through another on its way.

use std::collections::HashMap;

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use ludarium_rules::{AnyTurn, Effect, GameId, Piece};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::stage_world::world_for_stages;
use super::ui;
use crate::look::palette::PaletteName;
use crate::motion::{MotionQueue, PieceAnimation};
use crate::pieces::{CapturedPlaces, CapturedRows, PieceView};
use crate::stage::{Presentation, StageAssets};
use crate::table::Intent;
use crate::testing::{game, open, people, send, simulation_of};

/// Into how many slices of equal height a piece is cut.
const SLICES: usize = 24;

/// As deep as a piece may be in another: they brush past each other.
const TOUCH: f32 = 0.13;

/// A piece as a body of revolution: the height of its slices and how far each reaches from the middle.
#[derive(Clone, Debug)]
struct Body {
    slice: f32,
    reach: [f32; SLICES],
}

impl Body {
    fn of(points: &[Vec3]) -> Body {
        let top = points.iter().map(|point| point.y).fold(0.01, f32::max);
        let slice = top / SLICES as f32;
        let mut reach = [0.0_f32; SLICES];
        for point in points {
            let at = ((point.y / slice).max(0.0) as usize).min(SLICES - 1);
            reach[at] = reach[at].max(point.xz().length());
        }
        // Between two rings of corners the surface is straight; a slice without corners is as wide as its neighbours.
        for index in (0..SLICES - 1).rev() {
            if reach[index] == 0.0 {
                reach[index] = reach[index + 1];
            }
        }
        Body { slice, reach }
    }

    /// How far the piece reaches from its axis at a height above its foot.
    fn at(&self, height: f32) -> f32 {
        let index = (height / self.slice).floor();
        if (0.0..SLICES as f32).contains(&index) { self.reach[index as usize] } else { 0.0 }
    }
}

/// The room's stage of a game with the bodies of its pieces.
struct Bodies {
    meshes: Assets<Mesh>,
    of: HashMap<Piece, Body>,
}

impl Bodies {
    fn get(&mut self, piece: Piece, presentation: &Presentation) -> &Body {
        let meshes = &self.meshes;
        self.of.entry(piece).or_insert_with(|| {
            let parts = (presentation.piece_meshes)(piece);
            let points = parts.iter().flat_map(|(mesh, _, turn)| {
                let corners = meshes.get(mesh).and_then(|mesh| mesh.attribute(Mesh::ATTRIBUTE_POSITION));
                let Some(VertexAttributeValues::Float32x3(corners)) = corners else { panic!("a mesh") };
                let turn = Quat::from_rotation_y(*turn);
                corners.iter().map(move |corner| turn * Vec3::from(*corner)).collect::<Vec<_>>()
            });
            Body::of(&points.collect::<Vec<_>>())
        })
    }
}

fn stage(game: GameId) -> (Presentation, Bodies) {
    let mut world = world_for_stages(PaletteName::Classic);
    let root = world.spawn_empty().id();
    let mut assets = StageAssets::new(&world, root);
    let presentation = (ui(game).build)(ui(game), &mut assets);
    assets.deliver(&mut world);
    let meshes = world.remove_resource().expect("delivered");
    (presentation, Bodies { meshes, of: HashMap::new() })
}

/// How deep one piece is in another.
fn depth((one, body): (&Transform, &Body), (other, other_body): (&Transform, &Body)) -> f32 {
    let apart = one.translation.xz().distance(other.translation.xz());
    let foot = one.translation.y.max(other.translation.y);
    let heights = (0..60).map(|step| foot + 0.001 + step as f32 * 0.02);
    let deep = heights.map(|height| {
        let reach = |place: &Transform, body: &Body| {
            body.at((height - place.translation.y) / place.scale.y.max(1e-3)) * place.scale.x
        };
        let (one, other) = (reach(one, body), reach(other, other_body));
        if one > 0.0 && other > 0.0 { one + other - apart } else { 0.0 }
    });
    deep.fold(0.0, f32::max)
}

fn upright(place: &Transform) -> bool {
    (place.rotation * Vec3::Y).y > 0.9999
}

/// The deepest that one piece is in another while one of them moves.
fn deepest(app: &mut App, bodies: &mut Bodies) -> (f32, String) {
    let presentation = app.world().resource::<Presentation>().clone();
    let mut query = app.world_mut().query::<(&PieceView, &Transform, &Visibility, Has<PieceAnimation>)>();
    let pieces: Vec<(PieceView, Transform, bool)> = query
        .iter(app.world())
        .filter(|(_, place, seen, _)| **seen != Visibility::Hidden && upright(place))
        .map(|(view, place, _, acts)| (*view, *place, acts))
        .collect();
    let mut worst = (0.0, String::new());
    for (index, (view, place, acts)) in pieces.iter().enumerate() {
        for (other, (seen, there, moves)) in pieces.iter().enumerate() {
            let near = place.translation.xz().distance_squared(there.translation.xz()) < 1.5;
            if !acts || !near || other == index || *moves && other < index {
                continue;
            }
            let (body, other) = (bodies.get(view.piece, &presentation).clone(), bodies.get(seen.piece, &presentation));
            let deep = depth((place, &body), (there, other));
            if deep > worst.0 {
                worst = (deep, format!("{view:?} at {} in {seen:?} at {}", place.translation, there.translation));
            }
        }
    }
    worst
}

/// The deepest that one piece gets into another until nothing moves.
fn watch(app: &mut App, bodies: &mut Bodies) -> (f32, String) {
    let mut worst = (0.0, String::new());
    while app.world().resource::<MotionQueue>().is_busy() {
        let now = deepest(app, bodies);
        if now.0 > worst.0 {
            worst = now;
        }
        app.update();
    }
    worst
}

/// Turns of a game, captures before others, many of them taken back and played again: pieces may touch each other on
/// their way, but not pass through each other.
fn no_piece_passes_through_another(id: GameId, seed: u64) {
    let (presentation, mut bodies) = stage(id);
    let mut app = simulation_of(id);
    let row = |z: f32| {
        let (along, across) = (Vec3::NEG_X * 0.6, Vec3::Z * 0.6 * z);
        CapturedRows { origin: Vec3::new(-7.0, 0.0, z * 3.0), along, across }
    };
    app.insert_resource(presentation);
    app.insert_resource(CapturedPlaces { rows: Some([1.0, -1.0].map(row)), per_row: 5, scale: 0.6 });
    open(&mut app, people());
    let mut random = SmallRng::seed_from_u64(seed);
    for _ in 0..70 {
        let position = game(&app).position();
        let turns = position.turns().expect("a list");
        if game(&app).result().is_some() || turns.is_empty() {
            open(&mut app, people());
            continue;
        }
        let some: Vec<&AnyTurn> = (0..12).map(|_| &turns[random.random_range(0..turns.len())]).collect();
        let takes = |turn: &&&AnyTurn| {
            let effects = position.effects(turn).expect("it is legal");
            effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }))
        };
        let turn = (*some.iter().find(takes).unwrap_or(&some[0])).clone();
        let text = turn.as_str().to_owned();
        let mut deeds = vec![Intent::Play(turn)];
        if random.random_range(0..3) == 0 {
            deeds.extend([Intent::Undo, Intent::Redo]);
        }
        for (deed, intent) in deeds.into_iter().enumerate() {
            send(&mut app, intent);
            let (deep, which) = watch(&mut app, &mut bodies);
            assert!(deep < TOUCH, "{id} {text} ({deed}): {deep:.2} {which}");
        }
    }
}

#[test]
fn no_piece_passes_through_another_in_tress() {
    no_piece_passes_through_another(GameId::Tress, 4);
}

#[test]
fn no_piece_passes_through_another_in_tribun() {
    no_piece_passes_through_another(GameId::Tribun, 4);
}

#[test]
fn no_piece_passes_through_another_in_gess() {
    no_piece_passes_through_another(GameId::Gess, 4);
}

#[test]
fn no_piece_passes_through_another_in_go_chess() {
    no_piece_passes_through_another(GameId::GoChess, 4);
}

#[test]
fn no_piece_passes_through_another_in_treason() {
    no_piece_passes_through_another(GameId::Treason, 4);
}

#[test]
fn no_piece_passes_through_another_in_troop_chess() {
    no_piece_passes_through_another(GameId::TroopChess, 4);
}
