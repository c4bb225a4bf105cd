//! Troop Chess: a folding board of nine by nine points, plain wooden stones, formations bound by a cord.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Cell, GameId, Kind, Piece, Side, Step};

use crate::look::palette;
use crate::look::texture::Texture;
use crate::page::asset;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, Arrival, Change, Leaving, ParticleKind, VisualEvent};
use crate::stage::{GameUi, Heard, MeshPart, Presentation, StageAssets, flat};
use crate::stage::{MarkKind, default_mark};
use crate::words::text;

mod board;
mod closing;
mod guide;
/// What the window draws over the stones: formations, their reach and what a move would do.
mod overlay {
    pub mod cords;
    pub mod figures;
    pub mod troop;
}
mod pieces;
mod place;

use guide::GUIDE;

/// How Troop Chess is shown.
pub const UI: GameUi = GameUi {
    short_name: "Troop Chess",
    blurb: || text!("troop-chess-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/troop-chess.png")),
    is_reconstruction: true,
    build,
    build_flat,
    place: &place::PLACE,
    plugin,
    hop_height: |_: Kind, _| 0.18,
    pose,
    mark,
    animation: AnimationStyle {
        leaving: Leaving::Strike,
        arrival: Arrival::Pop,
        change: Change::Rise,
        convert: Change::Flip,
        rooted: false,
        closes_ranks: true,
        particles: |event| matches!(event, VisualEvent::Take { .. }).then_some(ParticleKind::Dust),
    },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_troop_chess.ogg")),
    music: Some("troop_chess"),
    phase: |course| course.phase(12, 0.4),
    ..GameUi::new(GameId::TroopChess, &GUIDE)
};

/// The systems that show formations and what their moves would bring about.
fn plugin(app: &mut App) {
    app.add_plugins(overlay::cords::plugin);
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let grain = assets.texture(Texture::Timber(31));
    let wood = assets.materials.add(wooden(palette::CHERRY, &grain, 0.62));
    let lacquer = assets.piece_material(&wooden(Color::WHITE, &grain, 0.42));
    add_board(assets, &grain);
    let figures = overlay::figures::build(assets);
    assets.insert_on_show(figures);
    let stones = Side::ALL.map(|side| assets.meshes.add(pieces::stone(side).mesh()));
    let squares: Vec<Handle<Mesh>> =
        (0..81).map(|cell| assets.meshes.add(board::square(cell % 9, cell / 9).mesh())).collect();
    Presentation::new(
        ui,
        (GUIDE.layout)(),
        move |piece| {
            let side = piece.side.unwrap_or(Side::White);
            vec![(stones[side.index()].clone(), lacquer.clone(), 0.0)]
        },
        move |cell| -> MeshPart { (squares[cell.index() % squares.len()].clone(), wood.clone(), 0.0) },
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let figures = overlay::figures::build(assets);
    assets.insert_on_show(figures);
    flat::build(ui, assets)
}

/// A wooden material.
fn wooden(color: Color, grain: &Handle<Image>, roughness: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: Some(grain.clone()),
        perceptual_roughness: roughness,
        reflectance: 0.35,
        ..default()
    }
}

/// Rim, lines, hinges and coordinates.
fn add_board(assets: &mut StageAssets, grain: &Handle<Image>) {
    let rim = assets.materials.add(wooden(palette::ROSEWOOD, grain, 0.5));
    let inlay = assets.materials.add(StandardMaterial { perceptual_roughness: 0.45, reflectance: 0.4, ..default() });
    assets.add_scenery([(board::tray().rim(), rim), (board::inlays(), inlay.clone())]);
    assets.add_coordinates(board::coordinates, &inlay);
}

/// Stones lie as if placed by hand: a little off the point, a little turned.
fn pose(_: Piece, cell: Cell, _: u8) -> Transform {
    let turn = |step: u16| f32::from((cell.0 * 37 + step * 53) % 97) / 96.0 - 0.5;
    Transform::from_xyz(turn(1) * 0.035, 0.0, turn(2) * 0.035).with_rotation(Quat::from_rotation_y(turn(3) * 0.16))
}

/// Where the first stone can go, the game's own arrows show.
fn mark(picture: &BoardView, side: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    match default_mark(picture, side, path, cell) {
        Some(MarkKind::Capture) => Some(MarkKind::Capture),
        _ if path.len() >= 3 => None,
        other => other,
    }
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    match event {
        VisualEvent::Carry { .. } => Some((0.0, Recording::WoodSlide)),
        VisualEvent::Strike { .. } => Some((0.4, Recording::WoodKnock)),
        VisualEvent::Return { .. } => Some((0.6, Recording::WoodSet)),
        _ => None,
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::Cord) => text!("troop-chess-caption-choose"),
        Heard::Event(Recording::WoodSlide) => text!("troop-chess-caption-move"),
        Heard::Event(Recording::WoodKnock) => text!("troop-chess-caption-collision"),
        Heard::Event(Recording::WoodSet) => text!("troop-chess-caption-return"),
        Heard::Event(Recording::Capture) => text!("troop-chess-caption-capture"),
        Heard::Ambience => text!("troop-chess-caption-ambience"),
        Heard::Music => text!("troop-chess-caption-music"),
        Heard::Event(_) => return None,
    })
}
