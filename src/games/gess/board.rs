//! The Go board: kaya squares, the rim around them where centres may stand, the box and the low table below it.

use bevy::prelude::*;
use ludarium_rules::Cell;
use ludarium_rules::games::gess::{Point, on_board};

use super::{ACROSS, CELL, STONE_HEIGHT};
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::rectangle;
use crate::look::room::TABLE_Y;
use crate::look::texture::Texture;
use crate::look::tray::Tray;
use crate::stage::{MeshPart, StageAssets};

/// Half the width of the cells, the rim included.
const HALF: f32 = CELL * ACROSS as f32 / 2.0;
/// Half the width of the cells that can hold stones.
const PLATE: f32 = HALF - CELL;
/// How far the rim lies below the squares.
const STEP: f32 = 0.035;
/// Half the width of the low table; it must cover the hole that the big table has for the board.
const LOW_TABLE: f32 = 5.40;
/// Where the low table ends and the board begins.
const LOW_TABLE_TOP: f32 = -0.40;
/// Half the width of the line between two squares, smoothed and not.
const LINES: [f32; 2] = [0.0095, 0.016];
/// The files of the squares, and of the ranks, by name.
const FILES: &str = "bcdefghijklmnopqrs";

/// The looks of the cells.
pub struct Tiles {
    /// For every file, since the grain of the wood goes on from one to the next.
    squares: Vec<Handle<Mesh>>,
    rim: Handle<Mesh>,
    kaya: Handle<StandardMaterial>,
    border: Handle<StandardMaterial>,
}

impl Tiles {
    pub fn build(assets: &mut StageAssets) -> Tiles {
        let low = assets.quality.low();
        let grain = assets.texture(Texture::Kaya(31));
        let mut wood = |color, roughness| {
            assets.materials.add(StandardMaterial {
                base_color: color,
                base_color_texture: Some(grain.clone()),
                perceptual_roughness: roughness,
                reflectance: 0.25,
                ..default()
            })
        };
        let (kaya, border) = (wood(palette::KAYA, 0.6), wood(palette::KAYA_RIM, 0.7));
        Tiles {
            squares: (0..ACROSS).map(|file| assets.meshes.add(square(file, low).mesh())).collect(),
            rim: assets.meshes.add(rim_cell(low).mesh()),
            kaya,
            border,
        }
    }

    /// The looks of a cell.
    pub fn of(&self, cell: Cell) -> MeshPart {
        let point = Point::of_cell(cell);
        match point.filter(|point| on_board(*point)) {
            Some(point) => (self.squares[usize::from(point.file())].clone(), self.kaya.clone(), 0.0),
            None => (self.rim.clone(), self.border.clone(), 0.0),
        }
    }
}

/// A flat tile at height `y`, framed by a line of another tone.
fn tile(y: f32, line: f32, low: bool) -> MeshBuilder {
    let mut solid = MeshBuilder::new();
    let ring =
        |half: f32| [(-half, half), (half, half), (half, -half), (-half, -half)].map(|(x, z)| Vec3::new(x, y, z));
    let (outer, inner) = (ring(CELL / 2.0), ring(CELL / 2.0 - LINES[usize::from(low)]));
    solid.paint(LinearRgba::rgb(line, line, line));
    for side in 0..4 {
        let next = (side + 1) % 4;
        solid.quad([outer[side], outer[next], inner[next], inner[side]]);
    }
    solid.paint(LinearRgba::WHITE);
    solid.quad(inner);
    solid
}

/// A square of a file; the wood's grain runs along the files.
fn square(file: u16, low: bool) -> MeshBuilder {
    let mut solid = tile(0.0, 0.16, low);
    let across = 1.0 / (2.0 * PLATE);
    solid.wrap(across, Vec2::new(f32::from(file) * CELL * across, 0.0));
    solid
}

/// A cell of the rim: darker and lower than the squares, a faint line around it.
fn rim_cell(low: bool) -> MeshBuilder {
    let mut solid = tile(-STEP, 1.9, low);
    solid.wrap(0.35, Vec2::ZERO);
    solid
}

/// A lens of slate or shell.
pub fn stone(low: bool) -> MeshBuilder {
    const RADIUS: f32 = CELL * 0.435;
    let share = |radius: f32, height: f32| (RADIUS * radius, STONE_HEIGHT * height);
    let full = [(0.0, 0.0), (0.62, 0.05), (0.9, 0.24), (1.0, 0.5), (0.9, 0.76), (0.62, 0.94), (0.3, 0.99), (0.0, 1.0)];
    let few = [(0.55, 0.02), (1.0, 0.48), (0.66, 0.92), (0.0, 1.0)];
    let mut solid = MeshBuilder::new();
    let profile: Vec<(f32, f32)> =
        if low { few.map(|(r, h)| share(r, h)).into() } else { full.map(|(r, h)| share(r, h)).into() };
    solid.lathe(&profile, if low { 14 } else { 26 });
    solid.wrap(1.6, Vec2::ZERO);
    solid
}

/// Adds everything that is neither cell nor stone.
pub fn add_scenery(assets: &mut StageAssets, tiles: &Tiles) {
    let tray = Tray { foot: LOW_TABLE_TOP, ..Tray::new(Vec2::splat(HALF), 0.30) };
    let mut plate = MeshBuilder::new();
    plate.prism(&rectangle(Vec2::splat(PLATE)), [LOW_TABLE_TOP, -0.004], 0.0, false);
    plate.wrap(0.2, Vec2::ZERO);
    let mut table = MeshBuilder::new();
    table.prism(&rectangle(Vec2::splat(LOW_TABLE)), [TABLE_Y, LOW_TABLE_TOP], 0.05, false);
    table.wrap(0.25, Vec2::ZERO);
    let lacquer = assets.materials.add(StandardMaterial {
        base_color: palette::LACQUER,
        perceptual_roughness: 0.35,
        reflectance: 0.4,
        ..default()
    });
    let paint = assets.materials.add(StandardMaterial {
        base_color: palette::COORDINATE,
        perceptual_roughness: 0.7,
        ..default()
    });
    let files: Vec<String> = FILES.chars().map(String::from).collect();
    let ranks: Vec<String> = (2..=19).map(|rank: u8| rank.to_string()).collect();
    let [files, ranks] = [&files, &ranks].map(|names| names.iter().map(String::as_str).collect::<Vec<_>>());
    // The names stand outside the rim, in line with the squares, which begin one cell further in.
    let lane = Tray { half: Vec2::splat(PLATE), rim: 0.30 + 2.0 * CELL, ..tray };
    let parts = [
        (tray.rim(), tiles.border.clone()),
        (tray.ground(STEP + 0.01), tiles.border.clone()),
        (plate, tiles.kaya.clone()),
        (table, lacquer),
    ];
    assets.add_scenery(parts);
    assets.add_coordinates(|turn| lane.coordinates(turn, &files, &ranks, 0.17), &paint);
}
