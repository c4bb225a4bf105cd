//! The flat stage of a game: its board as one picture and its pieces as small ones, drawn by `ludarium-diagram`. Marks,
//! overlays and motion are those of every stage.

pub mod pose;
pub mod sprite;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_diagram::{Detail, Diagram, DiagramError, Layer, Palette, Scene, pieces};
use ludarium_rules::{BoardView, Cell, GameId, Piece, Side};

use super::{FlatView, GameUi, Layout, MeshPart, Presentation, StageAssets, default_stage};
use crate::look::palette::PaletteName;
use sprite::Sprite;

/// The pixels of a board's picture in windows of all sizes, the smallest first.
const SIZES: [u32; 5] = [512, 768, 1152, 1728, 2592];
/// The height that a flat board takes, for those who need one.
const HEIGHT: f32 = 0.05;
/// Cells lie below the picture of the board.
const CELL_Y: f32 = -0.01;

/// The pixels of the picture of a board for a window whose smaller side has so many.
#[must_use]
pub fn pixels_for(window: f32) -> u32 {
    // Panels leave about nine tenths of the smaller side to the board.
    let needed = (window * 0.9) as u32;
    SIZES.into_iter().find(|size| *size >= needed).unwrap_or(SIZES[SIZES.len() - 1])
}

/// The palette of diagrams that has these colours.
#[must_use]
pub fn palette_of(name: PaletteName) -> Palette {
    match name {
        PaletteName::Classic => Palette::Classic,
        PaletteName::HighContrast => Palette::HighContrast,
        PaletteName::ColourSafe => Palette::ColourSafe,
    }
}

/// Builds the flat stage of a game that lays nothing over its board, or has seen to that itself. A board that cannot be
/// drawn, of which there is none, becomes a plain one.
#[must_use]
pub fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let layout = (ui.guide.layout)();
    let size = assets.flat.unwrap_or(SIZES[0]);
    let palette = palette_of(assets.palette.name);
    let scenes: Result<Vec<Scene>, DiagramError> =
        Side::ALL.iter().map(|near| board(ui.id, layout.count(), *near, palette, size)).collect();
    let Ok(scenes) = scenes else { return default_stage::build(ui, assets) };
    let (scale, half) = (scenes[0].scale(), scenes[0].half * layout.unit);
    for (near, scene) in Side::ALL.into_iter().zip(scenes) {
        add_board(assets, scene, near, half);
    }
    let looks = wear(ui.id, assets, Fineness { scale, unit: layout.unit });
    let cells = take_clicks(assets, &layout);
    let mut layout = layout.with_heights(HEIGHT, 0.0);
    layout.half = Vec2::splat(half);
    let presentation = Presentation::new(ui, layout, looks, cells);
    Presentation { flat: Some(FlatView { near: Side::White, palette, scale }), ..presentation }
}

/// The looks of all pieces of a game. What no piece is looks like the first.
fn wear(game: GameId, assets: &mut StageAssets, fineness: Fineness) -> impl Fn(Piece) -> Vec<MeshPart> + use<> {
    let worn: Vec<(Piece, MeshPart)> =
        pieces(game).into_iter().map(|one| (one, piece(assets, game, one, fineness, 1.0))).collect();
    move |piece| {
        let found = worn.iter().find(|(other, _)| *other == piece).or(worn.first());
        found.map(|(_, part)| part.clone()).into_iter().collect()
    }
}

/// Cells that take clicks and are never drawn: their only face looks down.
fn take_clicks(assets: &mut StageAssets, layout: &Layout) -> impl Fn(Cell) -> MeshPart + use<> {
    let meshes: Vec<Handle<Mesh>> =
        (0..layout.shapes()).map(|shape| assets.meshes.add(cell(layout.outline(shape)))).collect();
    let unseen = assets.unseen();
    let layout = layout.clone();
    move |cell| (meshes[layout.shape(cell)].clone(), unseen.clone(), 0.0)
}

/// How large pictures are.
#[derive(Clone, Copy, Debug)]
pub struct Fineness {
    /// How many pixels are as long as a cell's inscribed circle is wide.
    pub scale: f32,
    /// How wide that circle is on the board.
    pub unit: f32,
}

/// A piece as a picture that covers what is below it as much as `alpha` says.
pub fn piece(assets: &mut StageAssets, game: GameId, piece: Piece, fineness: Fineness, alpha: f32) -> MeshPart {
    let shapes = ludarium_diagram::piece_shapes(game, piece, Detail::new(fineness.scale));
    let sprite = Sprite::of(shapes, fineness.scale, palette_of(assets.palette.name));
    let mesh = assets.meshes.add(sprite.mesh(fineness.unit));
    let image = assets.picture(move || sprite.paint());
    (mesh, assets.materials.add(sprite::material(image, alpha)), 0.0)
}

/// The empty board as a side sees it.
fn board(game: GameId, cells: u16, near: Side, palette: Palette, size: u32) -> Result<Scene, DiagramError> {
    let empty = BoardView { cells: vec![Vec::new(); usize::from(cells)], ..BoardView::default() };
    let scene = Diagram::of_view(game, empty).turned(near).palette(palette).size(size).scene()?;
    Ok(scene.with_layers(&[Layer::Board, Layer::Cells, Layer::Coordinates]))
}

/// The picture of the board as one side sees it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPicture(pub Side);

/// Adds the picture of the board as a side sees it, which is shown while that side is near.
fn add_board(assets: &mut StageAssets, scene: Scene, near: Side, half: f32) {
    let cloth = assets.palette.cloth();
    let image = assets.picture(move || sprite::on_ground(&scene, cloth));
    let material = StandardMaterial { base_color_texture: Some(image), unlit: true, ..default() };
    let looks = (
        Mesh3d(assets.meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(half)))),
        MeshMaterial3d(assets.materials.add(material)),
        Transform::from_rotation(pose::upright(near)),
    );
    let root = assets.root;
    assets.on_show(move |commands| {
        let seen = if near == Side::White { Visibility::Inherited } else { Visibility::Hidden };
        commands.spawn((BoardPicture(near), looks.clone(), seen, Pickable::IGNORE, ChildOf(root)));
    });
}

/// A cell as a flat figure that looks up.
fn cell(outline: &[Vec2]) -> Mesh {
    let positions: Vec<[f32; 3]> = outline.iter().map(|corner| [corner.x, CELL_Y, corner.y]).collect();
    let count = positions.len() as u32;
    let turns_left = outline.len() > 2 && (outline[1] - outline[0]).perp_dot(outline[2] - outline[0]) > 0.0;
    let fan = (1..count.saturating_sub(1))
        .flat_map(|corner| if turns_left { [0, corner + 1, corner] } else { [0, corner, corner + 1] });
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; positions.len()])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0, 0.0]; positions.len()])
        .with_inserted_indices(Indices::U32(fan.collect()))
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
}

/// Lets a flat stage face the side that sits near: its board is seen and its pieces stand upright for that side.
pub fn face(presentation: &mut Presentation, near: Side) -> bool {
    match &mut presentation.flat {
        Some(flat) if flat.near != near => {
            flat.near = near;
            true
        }
        _ => false,
    }
}
