//! Every game has a flat look, and its board stays true to the position.

use std::collections::{HashMap, HashSet};

use bevy::prelude::*;
use ludarium_diagram::{Layout as Outlines, pieces};
use ludarium_rules::{Cell, GameId, Kind, Piece, Side};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use strum::IntoEnumIterator;

use super::stage_world::world_for_stages;
use super::{GAMES, lifecycle, ui};
use crate::look::palette::PaletteName;
use crate::motion::MotionQueue;
use crate::pieces::PieceView;
use crate::stage::flat::{face, pose};
use crate::stage::{Presentation, Scene, StageAssets, StageStyle};
use crate::table::Intent;
use crate::testing::{compare, game, meddle, open, people, send, simulation_of, wait_for};

/// The flat stage of a game in a palette, and the scene that belongs to it.
fn stage(game: GameId, name: PaletteName) -> (World, Presentation, Scene) {
    let mut world = world_for_stages(name);
    let root = world.spawn_empty().id();
    let mut assets = StageAssets::new(&world, root);
    assets.flat = Some(512);
    let presentation = (ui(game).build_flat)(ui(game), &mut assets);
    let scene = assets.deliver(&mut world);
    (world, presentation, scene)
}

#[test]
fn every_piece_has_a_picture_of_its_own_in_every_palette() {
    for game in GameId::ALL {
        for name in PaletteName::iter() {
            let (world, presentation, _) = stage(game, name);
            let images = world.resource::<Assets<Image>>();
            let materials = world.resource::<Assets<StandardMaterial>>();
            let mut seen = HashSet::new();
            for piece in pieces(game) {
                let parts = (presentation.piece_meshes)(piece);
                let [(_, material, _)] = &parts[..] else { panic!("{game}: {piece:?} has {} parts", parts.len()) };
                let material = materials.get(material).expect("delivered");
                let picture = material.base_color_texture.as_ref().expect("a picture");
                let pixels = images.get(picture).and_then(|image| image.data.clone()).expect("pixels");
                assert!(material.unlit && pixels.chunks(4).any(|pixel| pixel[3] == 255), "{game}: {piece:?} is empty");
                assert!(seen.insert(pixels), "{game}, {name:?}: {piece:?} looks like another piece");
            }
        }
    }
}

#[test]
fn cells_lie_where_their_pictures_are() {
    for game in &GAMES {
        let (_, presentation, _) = stage(game.id, PaletteName::Classic);
        let outlines = Outlines::of(game.id);
        assert_eq!(outlines.count(), presentation.layout.count());
        for (cell, at) in outlines.cells() {
            let place = presentation.layout.world(cell);
            let drawn = Vec2::new(at.x, at.y) * presentation.layout.unit;
            assert!(place.xz().distance(drawn) < 1e-3, "{}: {cell:?} is drawn at {drawn}, lies at {place}", game.id);
        }
        assert!(presentation.layout.half.max_element() < 7.0);
    }
}

#[test]
fn flat_boards_show_the_position_whatever_happens() {
    for game in GameId::ALL {
        let (_, presentation, _) = stage(game, PaletteName::Classic);
        for near in Side::ALL {
            let mut presentation = presentation.clone();
            face(&mut presentation, near);
            let mut app = simulation_of(game);
            app.insert_resource(presentation);
            meddle(&mut app, 160);
        }
    }
}

#[test]
fn towers_rise_away_from_the_near_side_and_what_is_near_covers_what_is_behind() {
    let (_, mut presentation, _) = stage(GameId::Tribun, PaletteName::Classic);
    let stone = Piece { side: Some(Side::White), kind: Kind(0) };
    for near in Side::ALL {
        face(&mut presentation, near);
        let toward = if near == Side::White { 1.0 } else { -1.0 };
        let at = |cell: u16, level: u8| presentation.rest(stone, Cell(cell), level).translation;
        for level in 1..16 {
            assert!(toward * (at(45, level).z - at(45, level - 1).z) < 0.0, "level {level}");
            assert!(at(45, level).y > at(45, level - 1).y, "level {level}");
        }
        let mut cells: Vec<u16> = (0..91).collect();
        cells.sort_by(|a, b| (toward * at(*a, 0).z).total_cmp(&(toward * at(*b, 0).z)));
        for pair in cells.windows(2).filter(|pair| (at(pair[0], 0).z - at(pair[1], 0).z).abs() > 0.1) {
            assert!(at(pair[0], 16).y < at(pair[1], 0).y, "a tower on {pair:?} covers what is nearer");
        }
    }
}

/// Every pair of pieces of a board, the lower one first, and how high they lie now.
fn pairs(app: &mut App) -> Vec<[Entity; 2]> {
    let world = app.world_mut();
    let mut pieces = world.query::<(Entity, &PieceView)>();
    let mut stacks: HashMap<Cell, Vec<(u8, Entity)>> = HashMap::new();
    for (entity, view) in pieces.iter(world) {
        if let Some(cell) = view.cell {
            stacks.entry(cell).or_default().push((view.level, entity));
        }
    }
    stacks.values_mut().for_each(|stack| stack.sort_unstable());
    stacks.values().flat_map(|stack| stack.windows(2).map(|two| [two[0].1, two[1].1])).collect()
}

/// Pictures of stones that are farther from each other do not overlap.
const NEAR: f32 = 0.65;

/// While a turn is shown, and at rest, what was on top of something and stays there is drawn after it, and so is what has
/// come to lie on something.
fn watch_stacks(app: &mut App, what: &str) {
    for frame in 0..400 {
        let above = pairs(app);
        for [lower, upper] in above {
            let [lower, upper] = [lower, upper].map(|piece| app.world().get::<Transform>(piece).expect("a place"));
            // What comes from elsewhere may still be far from what it will lie on.
            if upper.translation.xz().distance(lower.translation.xz()) > NEAR {
                continue;
            }
            let apart = upper.translation.y - lower.translation.y;
            assert!(apart > 1e-6, "{what}, frame {frame}: {upper:?} is drawn below {lower:?}");
        }
        if !app.world().resource::<MotionQueue>().is_busy() {
            return compare(app);
        }
        app.update();
    }
    panic!("{what}: the board does not come to rest");
}

#[test]
fn flat_stacks_are_drawn_from_below_in_every_frame() {
    for id in GameId::ALL {
        let (_, presentation, _) = stage(id, PaletteName::Classic);
        for near in Side::ALL {
            let mut presentation = presentation.clone();
            face(&mut presentation, near);
            let mut app = simulation_of(id);
            app.insert_resource(presentation);
            open(&mut app, people());
            let mut random = SmallRng::seed_from_u64(22);
            for _ in 0..12 {
                let turns = game(&app).position().turns().expect("a list");
                if game(&app).result().is_some() || turns.is_empty() {
                    open(&mut app, people());
                    continue;
                }
                let turn = turns[random.random_range(0..turns.len())].clone();
                let text = turn.as_str().to_owned();
                for intent in [Intent::Play(turn), Intent::Undo, Intent::Redo] {
                    send(&mut app, intent);
                    watch_stacks(&mut app, &format!("{id} {text}"));
                }
            }
        }
    }
}

#[test]
fn what_sinks_or_is_lifted_stays_above_what_it_lay_on() {
    let (_, presentation, _) = stage(GameId::Tribun, PaletteName::Classic);
    let stone = Piece { side: Some(Side::White), kind: Kind(0) };
    let stack: Vec<Transform> = (0..8).map(|level| presentation.rest(stone, Cell(45), level)).collect();
    for height in [-0.5, -0.1, 0.05, 0.4, 1.2] {
        let seen = |rest: &Transform| {
            let pose = rest.with_translation(rest.translation + Vec3::Y * height);
            presentation.seen(pose, rest.translation.y).translation.y
        };
        let heights: Vec<f32> = stack.iter().map(seen).collect();
        // The eye tells heights apart that are a millionth of its own apart.
        assert!(heights.windows(2).all(|two| two[1] - two[0] > 2e-6), "{height}: {heights:?}");
    }
}

#[test]
fn pieces_on_their_way_look_lifted_and_end_as_they_rest() {
    let (_, presentation, _) = stage(GameId::Tress, PaletteName::Classic);
    let view = PieceView::new(Piece { side: Some(Side::Black), kind: Kind(2) }, Cell(20), 0);
    let rest = view.rest(&presentation);
    assert_eq!(presentation.seen(rest, rest.translation.y), rest, "what rests is seen as it is");
    let seen = |pose| presentation.seen(pose, rest.translation.y);
    let lifted = seen(rest.with_translation(rest.translation + Vec3::Y));
    assert!(lifted.scale.x > 1.1 && lifted.translation.y > pose::MARKS + 0.02);
    let turned = seen(rest.with_rotation(Quat::from_rotation_z(1.4)));
    assert!(turned.scale.x < 0.3 && turned.scale.z == 1.0, "{turned:?}");
    let sunk = seen(rest.with_translation(rest.translation - Vec3::Y * 0.5));
    assert!(sunk.scale.x < 0.7 && sunk.translation.y == rest.translation.y, "it stays in its place");
}

#[test]
fn another_view_of_the_same_match_is_built_once_and_costs_nothing_later() {
    let mut app = lifecycle::tests::app(&GAMES);
    let looks = |app: &App| app.world().resource::<Presentation>().flat.is_some();
    lifecycle::tests::look_at(&mut app, GameId::Treason);
    assert!(!looks(&app));
    let mut switch = |style: StageStyle| {
        app.insert_resource(style);
        app.update();
        wait_for(&mut app, "the other view is built", |app| looks(app) == (style == StageStyle::Flat));
        app.world().resource::<Assets<Mesh>>().len()
    };
    let built = switch(StageStyle::Flat);
    assert_eq!(switch(StageStyle::Room), built);
    assert_eq!(switch(StageStyle::Flat), built);
}
