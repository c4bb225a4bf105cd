//! Tress: a ruined castle seen from above.

use std::f32::consts::{FRAC_PI_2, PI};

use crate::look::palette;
use crate::look::texture::Texture;
use crate::page::asset;
use crate::schedule::OverlaySet;
use crate::stage::{GameUi, Heard, MeshPart, Presentation, Recording, StageAssets, flat};
use crate::words::text;
use bevy::prelude::*;
use ludarium_rules::games::tress as facts;
use ludarium_rules::{GameId, Kind, Side};

mod board;
mod closing;
mod guide;
mod overlay;
pub mod pieces;
mod place;
pub mod zones;

use board::{banner, flagstone, inlay};
use guide::GUIDE;
pub use zones::ZoneShown;

/// How many kinds of pieces there are.
pub const KINDS: usize = 7;
/// The number of the Knight in the rules.
pub const KNIGHT: usize = facts::KNIGHT.0 as usize;
/// The number of the Pikeman in the rules.
pub const PIKEMAN: usize = facts::PIKEMAN.0 as usize;
/// The number of the Guardian in the rules.
pub const GUARDIAN: usize = facts::GUARDIAN.0 as usize;
/// The number of the Lancer in the rules.
pub const LANCER: usize = facts::LANCER.0 as usize;
/// The number of the Sentinel in the rules.
pub const SENTINEL: usize = facts::SENTINEL.0 as usize;
/// The number of the King in the rules.
pub const KING: usize = facts::KING.0 as usize;
/// The number of the Queen in the rules.
pub const QUEEN: usize = facts::QUEEN.0 as usize;

/// How many zones there are.
pub const ZONES: usize = 7;
/// The number of the Fortress among the zones.
pub const FORTRESS: usize = 6;
/// The middle of each zone on the board, by its number in the rules.
pub const ZONE_CENTRES: [Vec2; ZONES] = [
    Vec2::new(-3.0, 3.0),
    Vec2::new(0.0, 3.0),
    Vec2::new(3.0, 3.0),
    Vec2::new(-3.0, -3.0),
    Vec2::new(0.0, -3.0),
    Vec2::new(3.0, -3.0),
    Vec2::new(0.0, 0.0),
];

/// Marks the frame of a zone.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Inlay;

/// Marks a banner of a zone; the Fortress has two.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Banner;

/// All meshes and materials of Tress.
#[derive(Clone, Debug)]
struct TressLook {
    /// The part of each kind that is made of the side's material, without its foot.
    pub body: [Handle<Mesh>; KINDS],
    /// The part of each kind that carries its enamel.
    pub enamel: [Handle<Mesh>; KINDS],
    /// The foot of White's and of Black's pieces.
    pub foot: [Handle<Mesh>; 2],
    /// Ivory and ebony.
    pub body_material: [Handle<StandardMaterial>; 2],
    /// The enamel of each kind for White and for Black.
    pub enamel_material: [[Handle<StandardMaterial>; KINDS]; 2],
    /// The material of all feet; the meshes carry the colours.
    pub foot_material: Handle<StandardMaterial>,
    /// A few variants of one cell's slab, its top at y = 0; also the pick mesh.
    pub flagstone: Vec<Handle<Mesh>>,
    /// Light and dark slabs.
    pub flag_material: [Handle<StandardMaterial>; 2],
    scene: board::SceneLook,
}

impl TressLook {
    /// Makes everything that Tress is drawn with.
    fn build(assets: &mut StageAssets) -> TressLook {
        let enamel = enamel(assets.quality.low());
        let enamel_material = Side::ALL
            .map(|_| std::array::from_fn(|kind| assets.coloured(enamel.clone(), move |colors| colors.enamel[kind])));
        let [stone, ivory, ebony] =
            [Texture::Stone(1), Texture::Ivory(2), Texture::Ebony(3)].map(|texture| assets.texture(texture));
        let body_material = [
            assets.piece_material(&turned(palette::IVORY, Some(ivory), 0.38)),
            assets.piece_material(&turned(palette::EBONY, Some(ebony), 0.34)),
        ];
        let scene = board::SceneLook::build(assets, &stone);
        let (meshes, materials) = (&mut assets.meshes, &mut assets.materials);
        let shapes: [pieces::Shape; KINDS] = std::array::from_fn(pieces::shape);
        TressLook {
            body: shapes.clone().map(|shape| meshes.add(shape.body.mesh())),
            enamel: shapes.map(|shape| meshes.add(shape.enamel.mesh())),
            foot: Side::ALL.map(|side| meshes.add(pieces::foot(side).mesh())),
            body_material,
            enamel_material,
            foot_material: materials.add(turned(Color::WHITE, None, 0.4)),
            flagstone: (0..flagstone::VARIANTS).map(|variant| meshes.add(flagstone::slab(variant).mesh())).collect(),
            flag_material: [palette::STONE_LIGHT, palette::STONE_DARK].map(|color| materials.add(hewn(color, &stone))),
            scene,
        }
    }

    /// What makes up a piece; all parts stand at the piece's origin. `None` for a number that no kind has.
    #[must_use]
    pub fn parts(&self, kind: usize, side: Side) -> Option<Vec<MeshPart>> {
        // Black's pieces look toward White.
        let turn = if side == Side::White { 0.0 } else { PI };
        let side = side.index();
        Some(vec![
            (self.foot[side].clone(), self.foot_material.clone(), turn),
            (self.body.get(kind)?.clone(), self.body_material[side].clone(), turn),
            (self.enamel.get(kind)?.clone(), self.enamel_material[side].get(kind)?.clone(), turn),
        ])
    }

    /// The slab and the material of a cell; neighbours differ.
    #[must_use]
    pub fn flag(&self, file: usize, rank: usize) -> (Mesh3d, MeshMaterial3d<StandardMaterial>) {
        let variant = (file * 7 + rank * 5 + file * rank) % self.flagstone.len().max(1);
        let dark = (file + rank).is_multiple_of(2);
        (Mesh3d(self.flagstone[variant].clone()), MeshMaterial3d(self.flag_material[usize::from(dark)].clone()))
    }
}

/// How Tress is shown.
pub const UI: GameUi = GameUi {
    short_name: "Tress",
    blurb: || text!("tress-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/tress.png")),
    build,
    build_flat,
    place: &place::PLACE,
    views: zones::plugin,
    plugin,
    hop_height,
    closing: closing::CLOSING,
    caption_for,
    ambience: Some(asset!("sounds/ambience_tress.ogg")),
    music: Some("tress"),
    phase: |course| course.phase(12, 0.5),
    ..GameUi::new(GameId::Tress, &GUIDE)
};

/// Registers the materials and the systems that draw [`ZoneShown`].
fn plugin(app: &mut App) {
    app.add_plugins((inlay::plugin, overlay::plugin)).add_systems(Update, banner::show.in_set(OverlaySet));
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let look = TressLook::build(assets);
    add_figures(assets);
    let root = assets.root;
    let (scene, paved) = (look.scene.clone(), look.clone());
    assets.on_show(move |commands| board::spawn_scene(commands, &scene, root));
    Presentation::new(
        ui,
        (GUIDE.layout)(),
        move |piece| {
            let side = piece.side.unwrap_or(Side::White);
            look.parts(usize::from(piece.kind.0), side).unwrap_or_default()
        },
        move |cell| {
            let (file, rank) = (usize::from(cell.0) % 8, usize::from(cell.0) / 8);
            let (mesh, material) = paved.flag(file, rank);
            (mesh.0, material.0, ((file * 7 + rank * 11) % 4) as f32 * FRAC_PI_2)
        },
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let frame = assets.meshes.add(board::frame());
    add_figures(assets);
    let root = assets.root;
    assets.on_show(move |commands| board::spawn_inlays(commands, &frame, root));
    flat::build(ui, assets)
}

/// The frames of zones that threaten.
fn add_figures(assets: &mut StageAssets) {
    let figures = overlay::figures(assets);
    assets.insert_on_show(figures);
}

/// Steps hop, slides stay low, a Guardian leaps over whatever is in its way.
fn hop_height(kind: Kind, distance: f32) -> f32 {
    if kind == facts::GUARDIAN {
        1.35
    } else if distance < 1.5 {
        0.22
    } else {
        0.05
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::Zone) => text!("tress-caption-zone"),
        Heard::Event(Recording::SecondWind) => text!("tress-caption-claim"),
        Heard::Ambience => text!("tress-caption-ambience"),
        Heard::Music => text!("tress-caption-music"),
        Heard::Event(_) => return None,
    })
}

/// Coloured glass melted onto the piece: a clear coat over the colour, unless the renderer is weak.
fn enamel(low: bool) -> StandardMaterial {
    let plain = turned(Color::WHITE, None, 0.42);
    if low {
        return plain;
    }
    StandardMaterial { clearcoat: 0.9, clearcoat_perceptual_roughness: 0.16, ..plain }
}

/// A polished material.
fn turned(color: Color, texture: Option<Handle<Image>>, roughness: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: texture,
        perceptual_roughness: roughness,
        reflectance: 0.45,
        ..StandardMaterial::default()
    }
}

/// A rough stone.
fn hewn(color: Color, texture: &Handle<Image>) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        base_color_texture: Some(texture.clone()),
        perceptual_roughness: 0.92,
        reflectance: 0.2,
        ..StandardMaterial::default()
    }
}
