//! Sets the stage: room, board and the cells of the game.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::diagnostic::FrameCount;
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{AnyPosition, Cell, GameId, Kind, Position as _, Side, ZoneState, games::tress as rules};

use super::Presentation;
use super::tress::{self, InlayMaterial, TressLook, ZoneShown};
use crate::Quality;
use crate::board::{BoardCell, Layout};
use crate::look::room;
use crate::motion::{MotionQueue, Scene};
use crate::schedule::{Screen, TurnSet};
use crate::table::Table;

/// Builds the stage at start and clears the board when the title comes back.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, set.run_if(after_the_first_pictures))
        .add_systems(OnEnter(Screen::Title), show_start)
        .add_systems(Update, threaten.in_set(TurnSet::Present).run_if(resource_exists_and_changed::<Table>))
        .add_systems(OnExit(Screen::Table), calm);
}

/// The title's panel is on the screen, and can be used, before the board is built and its shaders are compiled.
fn after_the_first_pictures(frames: Res<FrameCount>, presentation: Option<Res<Presentation>>) -> bool {
    frames.0 >= 2 && presentation.is_none()
}

fn set(
    quality: Res<Quality>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut inlays: ResMut<Assets<InlayMaterial>>,
    mut commands: Commands,
) {
    let low = quality.low;
    room::spawn(&mut commands, &mut meshes, &mut materials, &mut images, low);
    let look = tress::build(&mut meshes, &mut materials, &mut images, &mut inlays);
    tress::spawn_scene(&mut commands, &look, low);
    let presentation = present_tress(look.clone());
    commands.insert_resource(look);
    for index in 0..presentation.layout.count() {
        let cell = Cell(index);
        let (mesh, material, turn) = (presentation.paving)(cell);
        let place =
            Transform::from_translation(presentation.layout.world(cell)).with_rotation(Quat::from_rotation_y(turn));
        commands.spawn((BoardCell(cell), Mesh3d(mesh), MeshMaterial3d(material), place, Pickable::default()));
    }
    commands.insert_resource(presentation);
}

/// The title shows the game set up, ready to begin.
fn show_start(mut queue: ResMut<MotionQueue>) {
    if let Ok(start) = AnyPosition::start(GameId::Tress, &[]) {
        queue.clear();
        queue.push(Scene::jump(start.picture()));
    }
}

/// Marks the zones of an open claim strongly, and those of a side that is one zone short of domination faintly.
fn threaten(table: Res<Table>, mut zones: Query<&mut ZoneShown>) {
    let AnyPosition::Tress(position) = table.shown_position() else { return };
    let claim = position.claim();
    for mut shown in &mut zones {
        let zone = usize::from(shown.zone);
        let ZoneState::Controlled(owner) = position.zone_state(zone) else {
            set_threat(&mut shown, 0.0);
            continue;
        };
        let held = (0..rules::ZONES.len()).filter(|other| position.zone_state(*other) == ZoneState::Controlled(owner));
        let held = held.count();
        let claimed = claim.is_some() && owner != position.side_to_move();
        let strength = match held {
            5.. if claimed => 1.0,
            _ if claimed && zone == rules::FORTRESS => 1.0,
            4 => 0.45,
            _ => 0.0,
        };
        set_threat(&mut shown, strength);
    }
}

fn set_threat(shown: &mut Mut<ZoneShown>, threat: f32) {
    if shown.threat != threat {
        shown.threat = threat;
    }
}

fn calm(mut zones: Query<&mut ZoneShown>) {
    for mut shown in &mut zones {
        set_threat(&mut shown, 0.0);
    }
}

fn present_tress(look: TressLook) -> Presentation {
    let paved = look.clone();
    Presentation {
        game: GameId::Tress,
        layout: Layout::squares(8, 8),
        costume: Box::new(move |piece| {
            let side = piece.side.unwrap_or(Side::White);
            // Black's pieces look toward White.
            let turn = if side == Side::White { 0.0 } else { PI };
            let parts = look.parts(usize::from(piece.kind.0), side);
            parts.map(|(mesh, material)| (mesh.0, material.0, turn)).into()
        }),
        paving: Box::new(move |cell| {
            let (file, rank) = (usize::from(cell.0) % 8, usize::from(cell.0) / 8);
            let (mesh, material) = paved.flag(file, rank);
            (mesh.0, material.0, ((file * 7 + rank * 11) % 4) as f32 * FRAC_PI_2)
        }),
        arc: tress_arc,
    }
}

/// Steps hop, slides stay low, a Guardian leaps over whatever is in its way.
fn tress_arc(kind: Kind, distance: f32) -> f32 {
    if kind == rules::GUARDIAN {
        1.35
    } else if distance < 1.5 {
        0.22
    } else {
        0.05
    }
}
