//! Go-Chess: a dark board with basalt pillars, on which both armies come to light pair by pair.

mod board;
mod guide;
mod placing;
mod shapes;

use std::f32::consts::{FRAC_PI_3, PI};

use bevy::prelude::*;
use ludarium_rules::games::go_chess as facts;
use ludarium_rules::{Cell, GameId, Kind, Picture, Piece, Side, Step};

use super::{Presentation, Workshop};
use crate::board::{MarkKind, house_mark};
use crate::look::texture;
use crate::motion::{Arrival, Beat, Gestures, MoteKind};
use crate::sound::Recording;

pub use guide::GUIDE;

/// The width of a square.
pub const CELL: f32 = 0.93;
/// How many squares lie along a side.
const ACROSS: u16 = 10;

/// What Go-Chess adds to the house's marks.
pub fn plugin(app: &mut App) {
    app.add_plugins(placing::plugin);
}

/// Builds the board and tells how Go-Chess is shown.
pub fn present(workshop: &mut Workshop, commands: &mut Commands, root: Entity) -> Presentation {
    let squares = board::Squares::build(workshop);
    board::spawn(workshop, commands, root);
    let pieces: [[Handle<Mesh>; facts::KINDS.len()]; 2] = Side::ALL
        .map(|side| std::array::from_fn(|kind| workshop.meshes.add(shapes::piece(Kind(kind as u8), side).mesh())));
    let pillar = workshop.meshes.add(shapes::pillar().mesh());
    // The meshes carry the colours of ivory, ebony and what is inlaid in them.
    let turned = workshop.materials.add(StandardMaterial {
        base_color_texture: Some(workshop.images.add(texture::ivory(12))),
        perceptual_roughness: 0.38,
        reflectance: 0.45,
        ..default()
    });
    let basalt = workshop.materials.add(StandardMaterial {
        base_color_texture: Some(workshop.images.add(texture::stone(14))),
        perceptual_roughness: 0.85,
        reflectance: 0.25,
        ..default()
    });
    commands.insert_resource(placing::PlacingLook::build(workshop, root, pieces.clone()));
    Presentation {
        game: GameId::GoChess,
        layout: (GUIDE.layout)(),
        costume: Box::new(move |piece| match piece.side {
            None => vec![(pillar.clone(), basalt.clone(), 0.0)],
            Some(side) => {
                let kind = usize::from(piece.kind.0).min(facts::KINDS.len() - 1);
                vec![(pieces[side.index()][kind].clone(), turned.clone(), facing(side))]
            }
        }),
        paving: Box::new(move |cell| squares.of(cell)),
        arc,
        pose: stand,
        mark,
        gestures: Gestures { arrival: Arrival::Rise, motes, ..Gestures::default() },
        voice,
    }
}

/// Pieces look toward the other side's seat.
fn facing(side: Side) -> f32 {
    if side == Side::White { 0.0 } else { PI }
}

/// Knights leap, steps hop, slides stay low.
fn arc(kind: Kind, distance: f32) -> f32 {
    if kind == facts::KNIGHT {
        1.1
    } else if distance < 1.5 * CELL {
        0.2
    } else {
        0.05
    }
}

/// No two pillars stand alike.
fn stand(piece: Piece, cell: Cell, _: u8) -> Transform {
    let turn = if piece.side.is_none() { f32::from(cell.0 * 5 % 6) * FRAC_PI_3 } else { 0.0 };
    Transform::from_rotation(Quat::from_rotation_y(turn))
}

/// While pieces are placed, those that stand are not asleep: nobody moves yet.
fn mark(picture: &Picture, side: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    house_mark(picture, side, path, cell).filter(|kind| *kind != MarkKind::Movable || is_play(picture))
}

/// Whether all pieces are placed: the kings are the last.
fn is_play(picture: &Picture) -> bool {
    picture.cells.iter().flatten().any(|piece| piece.kind == facts::KING && piece.side.is_some())
}

fn motes(beat: &Beat) -> Option<MoteKind> {
    match beat {
        Beat::Clash { .. } => Some(MoteKind::Sparks),
        Beat::Reveal { .. } => Some(MoteKind::Flash),
        Beat::Take { .. } => Some(MoteKind::Dust),
        _ => None,
    }
}

fn voice(beat: &Beat) -> Option<(f32, Recording)> {
    match beat {
        Beat::Move { piece, .. } if piece.kind == facts::PAWN || piece.kind == facts::KING => {
            Some((0.85, Recording::WoodSet))
        }
        Beat::Move { piece, .. } if piece.kind != facts::KNIGHT => Some((0.0, Recording::WoodSlide)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::{BASALT_DARK, BASALT_LIGHT, EBONY, IVORY, contrast};

    #[test]
    fn pieces_stand_out_from_their_squares() {
        for square in [BASALT_LIGHT, BASALT_DARK] {
            for piece in [IVORY, EBONY] {
                assert!(contrast(piece, square) >= 3.0, "{piece:?} on {square:?}: {}", contrast(piece, square));
            }
        }
    }

    #[test]
    fn placed_pieces_are_neither_ringed_nor_asleep() {
        let pawn = Piece { side: Some(Side::White), kind: facts::PAWN };
        let king = Piece { side: Some(Side::White), kind: facts::KING };
        let mut picture = Picture { cells: vec![vec![pawn], vec![], vec![]], ..Picture::default() };
        assert_eq!(mark(&picture, Side::White, &[], Cell(0)), None);
        assert_eq!(mark(&picture, Side::White, &[], Cell(1)), Some(MarkKind::Target));
        picture.cells[2].push(king);
        assert_eq!(mark(&picture, Side::White, &[], Cell(0)), Some(MarkKind::Movable));
    }
}
