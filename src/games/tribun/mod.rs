//! Tribun: a round Roman table of marble, stones in towers, the Tribun under a golden laurel.

use std::f32::consts::FRAC_PI_3;

use bevy::prelude::*;
use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun as facts;
use ludarium_rules::{AnyPosition, GameId, Kind, Name, Side};

use crate::look::palette;
use crate::look::texture::Texture;
use crate::page::asset;
use crate::stage::Layout;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, ParticleKind, VisualEvent};
use crate::stage::{GameUi, Heard, Presentation, StageAssets, flat};
use crate::words::{self, text};

mod board;
mod closing;
mod guide;
mod input;
mod overlay;
mod pieces;
mod place;

use guide::GUIDE;

/// Where the hexes lie, and how high the stones are.
#[must_use]
pub fn layout() -> Layout {
    Layout::hexes().with_heights(8.0 * pieces::LEVEL, pieces::LEVEL).with_rim(0.70)
}

/// How Tribun is shown.
pub const UI: GameUi = GameUi {
    short_name: "Tribun",
    blurb: || text!("tribun-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/tribun.png")),
    build,
    build_flat,
    place: &place::PLACE,
    plugin,
    hop_height,
    pose: pieces::pose,
    animation: AnimationStyle { particles, ..AnimationStyle::PLAIN },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_tribun.ogg")),
    music: Some("tribun"),
    phase: |course| course.phase(10, 0.4),
    ..GameUi::new(GameId::Tribun, &GUIDE)
};

/// The position as Tribun's; `None` for another game's.
fn of(position: &AnyPosition) -> Option<&facts::Tribun> {
    match position {
        AnyPosition::Tribun(position) => Some(position),
        _ => None,
    }
}

/// What players call a unit.
fn name_of(unit: facts::Unit) -> String {
    words::named(&unit.name())
}

/// What players call a unit of so many pieces without the Tribun.
fn name_of_height(pieces: u8) -> String {
    let name = |height: facts::Height| words::named(&Name { domain: "tribun", english: height.name() });
    facts::Height::of_pieces(pieces).map_or_else(String::new, name)
}

/// The systems of Tribun: numbers on towers, and its own ways of choosing.
fn plugin(app: &mut App) {
    app.add_plugins((input::plugin, overlay::plugin));
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let layout = layout();
    let low = assets.quality.low();
    let pale = assets.texture(Texture::Marble { seed: 31, ground: 0.96, vein: 0.70 });
    let dark = assets.texture(Texture::Marble { seed: 47, ground: pieces::DARK_GROUND, vein: 1.0 });
    add_table(assets, &layout, &pale);
    let tiles: Vec<Handle<Mesh>> =
        (0..board::VARIANTS).map(|variant| assets.meshes.add(board::tile(layout.outline(0), variant).mesh())).collect();
    let tones = palette::MARBLE_TILES.map(|tone| assets.materials.add(board::marble(tone, &pale, 0.55)));
    let marbles = [
        assets.piece_material(&board::marble(palette::MARBLE_WHITE, &pale, 0.34)),
        assets.piece_material(&board::marble(dark_ground(), &dark, 0.30)),
    ];
    let stones = Side::ALL.map(|side| assets.meshes.add(pieces::stone(side, low).mesh()));
    let tribuns = Side::ALL.map(|side| assets.meshes.add(pieces::tribun(side, low).mesh()));
    add_overlays(assets);
    let wreath = assets.meshes.add(pieces::wreath().mesh());
    let gilt = assets.materials.add(board::metal(Color::WHITE));
    Presentation::new(
        ui,
        layout,
        move |piece| {
            let side = piece.side.unwrap_or(Side::White).index();
            let marble = marbles[side].clone();
            if piece.kind == facts::TRIBUN {
                vec![(tribuns[side].clone(), marble, 0.0), (wreath.clone(), gilt.clone(), 0.0)]
            } else {
                vec![(stones[side].clone(), marble, 0.0)]
            }
        },
        move |cell| {
            let tone = Hex::of_cell(cell).map_or(0, |hex| usize::from(hex.colour()));
            let (variant, turn) = (usize::from(cell.0) * 7 % board::VARIANTS, f32::from(cell.0 * 5 % 6));
            (tiles[variant].clone(), tones[tone % tones.len()].clone(), turn * FRAC_PI_3)
        },
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    add_overlays(assets);
    flat::build(ui, assets)
}

/// Numbers, chains and previews.
fn add_overlays(assets: &mut StageAssets) {
    let numerals = overlay::numeral::NumeralLooks::build(assets);
    assets.insert_on_show(numerals);
    let ghosts = overlay::preview::GhostLooks::build(assets);
    assets.insert_on_show(ghosts);
    let figures = overlay::preview::figures(assets);
    assets.insert_on_show(figures);
}

/// The texture of the dark marble darkens it; its material is lighter by as much.
fn dark_ground() -> Color {
    let dark = palette::MARBLE_DARK.to_linear();
    // Textures are darkened as a screen does it.
    let factor = pieces::DARK_GROUND.powf(-2.2);
    Color::linear_rgb(dark.red * factor, dark.green * factor, dark.blue * factor)
}

fn add_table(assets: &mut StageAssets, layout: &Layout, texture: &Handle<Image>) {
    let low = assets.quality.low();
    let names = StandardMaterial { base_color: board::NAMES, perceptual_roughness: 0.6, ..default() };
    let parts = [
        (board::bronze(layout), board::metal(palette::BRONZE)),
        (board::rim(low), board::marble(palette::PORPHYRY, texture, 0.4)),
        (board::foot(low), board::marble(palette::TRAVERTINE, texture, 0.7)),
    ];
    let parts = parts.map(|(solid, material)| (solid, assets.materials.add(material)));
    assets.add_scenery(parts);
    let names = assets.materials.add(names);
    assets.add_coordinates(|turn| board::coordinates(layout, turn), &names);
}

/// Stones are lifted over what stands between.
fn hop_height(_: Kind, distance: f32) -> f32 {
    0.3 + 0.18 * distance
}

fn particles(event: &VisualEvent) -> Option<ParticleKind> {
    match event {
        VisualEvent::Take { .. } => Some(ParticleKind::Dust),
        VisualEvent::Enslave { .. } | VisualEvent::Free { .. } => Some(ParticleKind::Flash),
        _ => None,
    }
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    match event {
        VisualEvent::Lean { .. } => Some((0.0, Recording::StoneLift)),
        VisualEvent::Move { .. } | VisualEvent::Stack { .. } => Some((0.7, Recording::StoneSet)),
        VisualEvent::Take { .. } => Some((0.1, Recording::StoneTopple)),
        _ => None,
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::StoneLift) => text!("tribun-caption-attack"),
        Heard::Event(Recording::StoneSet) => text!("tribun-caption-set"),
        Heard::Event(Recording::StoneTopple) => text!("tribun-caption-fall"),
        Heard::Event(Recording::Enslave) => text!("tribun-caption-enslave"),
        Heard::Event(Recording::Free) => text!("tribun-caption-free"),
        Heard::Ambience => text!("tribun-caption-ambience"),
        Heard::Music => text!("tribun-caption-music"),
        Heard::Event(_) => return None,
    })
}
