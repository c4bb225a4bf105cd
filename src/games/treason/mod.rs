//! Treason: a mosaic of triangles, flat glazed discs, Spies that win enemies over across a brass diagonal.

use bevy::prelude::*;
use ludarium_rules::board::triangle::Triangle;
use ludarium_rules::games::treason::SPY;
use ludarium_rules::{Cell, GameId, Kind, Picture, Piece, Side, Step};

use super::{Part, Presentation, Workshop};
use crate::board::{MarkKind, house_mark};
use crate::look::{palette, texture};
use crate::motion::{Arrival, Beat, Change, Gestures, Leaving, MoteKind};
use crate::sound::Recording;

mod discs;
mod figures;
mod guide;
mod hunt;
mod mosaic;
mod streak;
mod tool;

pub use guide::GUIDE;

/// The systems of captures and conversions.
pub fn plugin(app: &mut App) {
    app.add_plugins((tool::plugin, streak::plugin));
}

/// Builds the mosaic and tells how Treason is shown.
pub fn present(workshop: &mut Workshop, commands: &mut Commands, root: Entity) -> Presentation {
    let layout = (GUIDE.layout)();
    let glaze = workshop.materials.add(StandardMaterial { perceptual_roughness: 0.30, reflectance: 0.5, ..default() });
    spawn_board(workshop, commands, root, &glaze);
    let figures = figures::build(workshop);
    commands.insert_resource(figures);
    streak::build(workshop, commands);
    let rows = if workshop.quality.low { 2 } else { 4 };
    let cells: [Vec<Handle<Mesh>>; 2] = [0, 1].map(|half| {
        (0..mosaic::VARIANTS)
            .map(|variant| workshop.meshes.add(mosaic::cell(&layout, half, variant, rows).mesh()))
            .collect()
    });
    let discs = Side::ALL.map(|side| workshop.meshes.add(discs::disc(side).mesh()));
    let crowns = Side::ALL.map(|side| workshop.meshes.add(discs::crown(side).mesh()));
    let (shapes, tile) = (layout.clone(), glaze.clone());
    Presentation {
        game: GameId::Treason,
        layout,
        costume: Box::new(move |piece| {
            let side = piece.side.unwrap_or(Side::White).index();
            let disc = (discs[side].clone(), glaze.clone(), 0.0);
            // The crown comes last: it is what is set on and taken off.
            let crown = (piece.kind == SPY).then(|| (crowns[side].clone(), glaze.clone(), 0.0));
            std::iter::once(disc).chain(crown).collect()
        }),
        paving: Box::new(move |cell| -> Part {
            let variants = &cells[shapes.shape(cell).min(1)];
            (variants[cell.index() * 5 % 7 % variants.len()].clone(), tile.clone(), 0.0)
        }),
        arc,
        pose,
        mark,
        gestures: Gestures {
            leaving: Leaving::Flip,
            arrival: Arrival::Pop,
            change: Change::Crown,
            convert: Change::Flip,
            motes,
        },
        voice,
    }
}

/// Mortar, ornament, bands, rim and coordinates.
fn spawn_board(workshop: &mut Workshop, commands: &mut Commands, root: Entity, glaze: &Handle<StandardMaterial>) {
    let clay = workshop.images.add(texture::stone(41));
    let rim = workshop.materials.add(StandardMaterial {
        base_color: palette::TERRACOTTA,
        base_color_texture: Some(clay),
        perceptual_roughness: 0.85,
        reflectance: 0.2,
        ..default()
    });
    let parts =
        [(mosaic::tray().rim(), rim), (mosaic::ornament(), glaze.clone()), (mosaic::coordinates(), glaze.clone())];
    workshop.set_up(commands, root, parts);
}

/// The farther, the higher: a jump clears a Spy.
fn arc(_: Kind, distance: f32) -> f32 {
    0.12 + 0.28 * distance
}

/// Discs are turned as they fell.
fn pose(_: Piece, cell: Cell, _: u8) -> Transform {
    let turn = f32::from(cell.0 * 29 % 17) / 17.0;
    Transform::from_rotation(Quat::from_rotation_y(turn * 0.5 - 0.25))
}

/// The game's own figures mark what a Spy converts.
fn mark(picture: &Picture, side: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    let first = path.first().and_then(Step::cell);
    let spy = first.filter(|from| path.len() == 1 && picture.top(*from).is_some_and(|piece| piece.kind == SPY));
    if let (Some(from), Some(target)) = (spy.and_then(Triangle::of_cell), Triangle::of_cell(cell))
        && picture.top(cell).is_some()
        && from.mirror() == target
        && !target.is_in(from.adjacent())
    {
        return None;
    }
    house_mark(picture, side, path, cell)
}

fn motes(beat: &Beat) -> Option<MoteKind> {
    match beat {
        Beat::Convert { .. } => Some(MoteKind::Flash),
        Beat::Become { piece, .. } if piece.kind == SPY => Some(MoteKind::Sparks),
        Beat::Take { .. } => Some(MoteKind::Dust),
        _ => None,
    }
}

fn voice(beat: &Beat) -> Option<(f32, Recording)> {
    match beat {
        Beat::Move { from, to, .. } => {
            let [from, to] = [*from, *to].map(Triangle::of_cell);
            let jump = from.zip(to).is_some_and(|(from, to)| !to.is_in(from.adjacent()));
            Some(if jump { (0.0, Recording::DiscJump) } else { (0.85, Recording::PebbleSet) })
        }
        Beat::Take { .. } => Some((0.0, Recording::DiscTake)),
        Beat::Become { piece, .. } if piece.kind == SPY => Some((0.0, Recording::Crown)),
        Beat::Convert { .. } => Some((0.0, Recording::Convert)),
        _ => None,
    }
}
