//! Treason: a mosaic of triangles, flat glazed discs, Spies that win enemies over across a brass diagonal.

use bevy::prelude::*;
use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::SPY;
use ludarium_rules::{BoardView, Cell, GameId, Kind, Piece, Side, Step};

use crate::look::palette;
use crate::look::texture::Texture;
use crate::page::asset;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, Arrival, Change, Leaving, ParticleKind, VisualEvent};
use crate::stage::{GameUi, Gap, Heard, MeshPart, Presentation, StageAssets, flat};
use crate::stage::{MarkKind, default_mark};
use crate::words::text;

mod board;
mod closing;
mod guide;
mod input;
/// What the window draws over the discs: captures, conversions and their flash.
mod overlay {
    pub mod figures;
    pub mod streak;
}
mod pieces;
mod place;

use guide::GUIDE;

/// How Treason is shown.
pub const UI: GameUi = GameUi {
    short_name: "Treason",
    blurb: || text!("treason-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/treason.png")),
    build,
    build_flat,
    place: &place::PLACE,
    plugin,
    hop_height,
    pose,
    mark,
    animation: AnimationStyle {
        leaving: Leaving::Flip,
        arrival: Arrival::Pop,
        change: Change::Crown,
        convert: Change::Flip,
        rooted: false,
        closes_ranks: false,
        particles,
    },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_treason.ogg")),
    music: Some("treason"),
    phase: |course| course.phase(10, 0.35),
    ..GameUi::new(GameId::Treason, &GUIDE)
};

/// The systems of captures and conversions.
fn plugin(app: &mut App) {
    app.add_plugins((input::plugin, overlay::streak::plugin));
}

/// Coloured clay under a clear glaze, which mirrors the window; a weak renderer draws it as one polished surface.
fn glaze(low: bool) -> StandardMaterial {
    if low {
        return StandardMaterial { perceptual_roughness: 0.30, reflectance: 0.5, ..default() };
    }
    StandardMaterial {
        perceptual_roughness: 0.55,
        reflectance: 0.4,
        clearcoat: 0.85,
        clearcoat_perceptual_roughness: 0.14,
        ..default()
    }
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let layout = (GUIDE.layout)();
    let skin = assets.piece_material(&glaze(assets.quality.low()));
    let glaze = assets.materials.add(glaze(assets.quality.low()));
    add_board(assets, &glaze);
    add_overlays(assets);
    let rows = if assets.quality.low() { 2 } else { 4 };
    let cells: [Vec<Handle<Mesh>>; 2] = [0, 1].map(|half| {
        (0..board::VARIANTS)
            .map(|variant| assets.meshes.add(board::cell(&layout, half, variant, rows).mesh()))
            .collect()
    });
    let discs = Side::ALL.map(|side| assets.meshes.add(pieces::disc(side).mesh()));
    let crowns = Side::ALL.map(|side| assets.meshes.add(pieces::crown(side).mesh()));
    let (shapes, tile) = (layout.clone(), glaze.clone());
    Presentation::new(
        ui,
        layout,
        move |piece| {
            let side = piece.side.unwrap_or(Side::White).index();
            let disc = (discs[side].clone(), skin.clone(), 0.0);
            // The crown comes last: it is what is set on and taken off.
            let crown = (piece.kind == SPY).then(|| (crowns[side].clone(), skin.clone(), 0.0));
            std::iter::once(disc).chain(crown).collect()
        },
        move |cell| -> MeshPart {
            let variants = &cells[shapes.shape(cell).min(1)];
            (variants[cell.index() * 5 % 7 % variants.len()].clone(), tile.clone(), 0.0)
        },
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    add_overlays(assets);
    flat::build(ui, assets)
}

/// The figures of captures and conversions, the flash, and what is said of a slab.
fn add_overlays(assets: &mut StageAssets) {
    assets.add_gap(board::gaps(), Gap { heading: "the-board", words: || text!("refusal-treason-no-cell") });
    let figures = overlay::figures::build(assets);
    assets.insert_on_show(figures);
    let streak = overlay::streak::StreakLook::build(assets);
    assets.insert_on_show(streak);
}

/// Mortar, ornament, bands, rim and coordinates.
fn add_board(assets: &mut StageAssets, glaze: &Handle<StandardMaterial>) {
    let clay = assets.texture(Texture::Stone(41));
    let rim = assets.materials.add(StandardMaterial {
        base_color: palette::TERRACOTTA,
        base_color_texture: Some(clay),
        perceptual_roughness: 0.85,
        reflectance: 0.2,
        ..default()
    });
    assets.add_scenery([(board::tray().rim(), rim), (board::ornament(), glaze.clone())]);
    assets.add_coordinates(board::coordinates, glaze);
}

/// The farther, the higher: a jump clears a Spy.
fn hop_height(_: Kind, distance: f32) -> f32 {
    0.12 + 0.28 * distance
}

/// Discs are turned as they fell.
fn pose(_: Piece, cell: Cell, _: u8) -> Transform {
    let turn = f32::from(cell.0 * 29 % 17) / 17.0;
    Transform::from_rotation(Quat::from_rotation_y(turn * 0.5 - 0.25))
}

/// The game's own figures mark what a Spy converts.
fn mark(picture: &BoardView, side: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    let first = path.first().and_then(Step::cell);
    let spy = first.filter(|from| path.len() == 1 && picture.top(*from).is_some_and(|piece| piece.kind == SPY));
    if let (Some(from), Some(target)) = (spy.and_then(Triangle::of_cell), Triangle::of_cell(cell))
        && picture.top(cell).is_some()
        && from.mirror() == target
        && !target.is_in(from.adjacent())
    {
        return None;
    }
    default_mark(picture, side, path, cell)
}

fn particles(event: &VisualEvent) -> Option<ParticleKind> {
    match event {
        VisualEvent::Convert { .. } => Some(ParticleKind::Flash),
        VisualEvent::Become { piece, .. } if piece.kind == SPY => Some(ParticleKind::Sparks),
        VisualEvent::Take { .. } => Some(ParticleKind::Dust),
        _ => None,
    }
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    match event {
        VisualEvent::Move { from, to, .. } => {
            let [from, to] = [*from, *to].map(Triangle::of_cell);
            let jump = from.zip(to).is_some_and(|(from, to)| !to.is_in(from.adjacent()));
            Some(if jump { (0.0, Recording::DiscJump) } else { (0.85, Recording::PebbleSet) })
        }
        VisualEvent::Take { .. } => Some((0.0, Recording::DiscTake)),
        VisualEvent::Become { piece, .. } if piece.kind == SPY => Some((0.0, Recording::Crown)),
        VisualEvent::Convert { .. } => Some((0.0, Recording::Convert)),
        _ => None,
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::PebbleSet) => text!("caption-move"),
        Heard::Event(Recording::DiscJump) => text!("treason-caption-jump"),
        Heard::Event(Recording::DiscTake) => text!("caption-capture"),
        Heard::Event(Recording::Crown) => text!("treason-caption-crown"),
        Heard::Event(Recording::Convert) => text!("treason-caption-convert"),
        Heard::Ambience => text!("treason-caption-ambience"),
        Heard::Music => text!("treason-caption-music"),
        Heard::Event(_) => return None,
    })
}
