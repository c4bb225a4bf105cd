//! Gess: a Go board on a low table, stones of slate and shell.

mod board;
mod closing;
mod guide;
/// What the window draws over the stones: the footprint in a pane of glass, and the rings.
mod overlay {
    pub mod figures;
    pub mod pane;
    pub mod rings;
}
mod place;

use bevy::prelude::*;
use ludarium_rules::games::gess as facts;
use ludarium_rules::{BoardView, Cell, GameId, Piece, Side, Step};

use crate::look::palette;
use crate::look::texture::Texture;
use crate::page::asset;
use crate::stage::MarkKind;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, Leaving, ParticleKind, VisualEvent};
use crate::stage::{GameUi, Heard, Presentation, StageAssets, flat};
use crate::words::text;

use guide::GUIDE;

/// The width of a cell.
pub const CELL: f32 = 0.47;
/// How many cells lie along a side, the rim included.
const ACROSS: u16 = 20;
/// How high a stone is.
const STONE_HEIGHT: f32 = 0.13;

/// How Gess is shown.
pub const UI: GameUi = GameUi {
    short_name: "Gess",
    blurb: || text!("gess-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/gess.png")),
    home: Side::Black,
    build,
    build_flat,
    place: &place::PLACE,
    plugin,
    hop_height: |_, _| 0.2,
    pose: lie,
    mark,
    animation: AnimationStyle { leaving: Leaving::Strike, particles, ..AnimationStyle::PLAIN },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_gess.ogg")),
    music: Some("gess"),
    phase: |course| course.phase(12, 0.4),
    ..GameUi::new(GameId::Gess, &GUIDE)
};

/// Registers the systems that show footprints and rings.
fn plugin(app: &mut App) {
    app.add_plugins((overlay::pane::plugin, overlay::rings::plugin));
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let low = assets.quality.low();
    let tiles = board::Tiles::build(assets);
    board::add_scenery(assets, &tiles);
    add_overlays(assets);
    let stone = assets.meshes.add(board::stone(low).mesh());
    let [shell, slate] = [Texture::Shell(21), Texture::Slate(22)].map(|texture| assets.texture(texture));
    let stuff = [
        assets.piece_material(&StandardMaterial {
            base_color: palette::SHELL,
            base_color_texture: Some(shell),
            perceptual_roughness: 0.28,
            reflectance: 0.5,
            ..default()
        }),
        assets.piece_material(&StandardMaterial {
            base_color: palette::SLATE,
            base_color_texture: Some(slate),
            perceptual_roughness: 0.52,
            reflectance: 0.4,
            ..default()
        }),
    ];
    Presentation::new(
        ui,
        (GUIDE.layout)(),
        move |piece| {
            let side = piece.side.unwrap_or(Side::White);
            vec![(stone.clone(), stuff[side.index()].clone(), 0.0)]
        },
        move |cell| tiles.of(cell),
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    add_overlays(assets);
    flat::build(ui, assets)
}

/// The pane of glass and the glow of rings.
fn add_overlays(assets: &mut StageAssets) {
    let figures = overlay::figures::build(assets);
    let rings = overlay::rings::RingLook::build(assets);
    assets.insert_on_show(figures);
    assets.insert_on_show(rings);
}

/// A pseudo-random number from -0.5 to 0.5, the same for the same cell.
fn chance(cell: Cell, salt: u32) -> f32 {
    let mixed = (u32::from(cell.0) + 1).wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    (mixed >> 12 & 0xffff) as f32 / 65536.0 - 0.5
}

/// Stones are put down by hand: a little off the middle and turned.
fn lie(_: Piece, cell: Cell, _: u8) -> Transform {
    let aside = Vec3::new(chance(cell, 1), 0.0, chance(cell, 2)) * 0.035;
    Transform::from_translation(aside).with_rotation(Quat::from_rotation_y(chance(cell, 3) * 6.0))
}

/// Of hundreds of centres, none is marked before one is chosen: the pane of glass shows each where the pointer is. Then
/// every goal is marked, with brackets if the block strikes a stone there.
fn mark(picture: &BoardView, _: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    let from = path.first()?.cell()?;
    let lifted = facts::footprint_cells(from);
    let strikes = facts::footprint_cells(cell).iter().any(|at| picture.top(*at).is_some() && !lifted.contains(at));
    Some(if strikes { MarkKind::Capture } else { MarkKind::Target })
}

fn particles(event: &VisualEvent) -> Option<ParticleKind> {
    matches!(event, VisualEvent::Take { .. }).then_some(ParticleKind::Dust)
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    match event {
        VisualEvent::Carry { .. } => Some((0.55, Recording::PebbleBlock)),
        VisualEvent::Take { .. } => Some((0.0, Recording::PebbleTake)),
        VisualEvent::Return { .. } => Some((0.5, Recording::PebbleSet)),
        _ => None,
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::Glass) => text!("gess-caption-choose"),
        Heard::Event(Recording::PebbleBlock) => text!("gess-caption-move"),
        Heard::Event(Recording::PebbleTake) => text!("gess-caption-capture"),
        Heard::Event(Recording::PebbleSet) => text!("gess-caption-return"),
        Heard::Ambience => text!("gess-caption-ambience"),
        Heard::Music => text!("gess-caption-music"),
        Heard::Event(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::{KAYA, SHELL, SLATE, contrast};
    use ludarium_rules::{Position, View, games::gess::Gess};

    #[test]
    fn stones_stand_out_from_the_wood() {
        assert!(contrast(SHELL, KAYA) >= 3.0, "shell: {}", contrast(SHELL, KAYA));
        assert!(contrast(SLATE, KAYA) >= 3.0, "slate: {}", contrast(SLATE, KAYA));
    }

    #[test]
    fn only_goals_are_marked_and_strikes_in_their_own_way() {
        let picture = Gess::start(facts::Options::default()).board_view();
        let cell = |name| facts::Point::named(name).expect("a point").cell();
        let chosen = [Step::Cell(cell("i3"))];
        assert_eq!(mark(&picture, Side::Black, &[], cell("i3")), None);
        assert_eq!(mark(&picture, Side::Black, &chosen, cell("i5")), Some(MarkKind::Target));
        assert_eq!(mark(&picture, Side::Black, &chosen, cell("i6")), Some(MarkKind::Capture), "i7 is under it");
    }
}
