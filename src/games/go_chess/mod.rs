//! Go-Chess: a dark board with basalt pillars, on which both armies come to light pair by pair.

mod board;
mod closing;
mod guide;
mod overlay;
mod pieces;
mod place;

use std::f32::consts::{FRAC_PI_3, PI};

use bevy::prelude::*;
use ludarium_rules::games::go_chess as facts;
use ludarium_rules::{AnyPosition, BoardView, Cell, GameId, Kind, Piece, Side, Step};

use crate::look::texture::Texture;
use crate::page::asset;
use crate::stage::Recording;
use crate::stage::{AnimationStyle, Arrival, ParticleKind, VisualEvent};
use crate::stage::{Course, GameUi, Heard, MeshPart, Phase, Presentation, StageAssets, flat};
use crate::stage::{MarkKind, default_mark};
use crate::words::text;

use guide::GUIDE;

/// The width of a square.
pub const CELL: f32 = 0.93;
/// How many squares lie along a side.
const ACROSS: u16 = 10;

/// How Go-Chess is shown.
pub const UI: GameUi = GameUi {
    short_name: "Go-Chess",
    blurb: || text!("go-chess-blurb"),
    miniature: Some(include_bytes!("../../../assets/miniatures/go-chess.png")),
    build,
    build_flat,
    place: &place::PLACE,
    plugin,
    hop_height,
    pose: stand,
    mark,
    animation: AnimationStyle { arrival: Arrival::Rise, particles, ..AnimationStyle::PLAIN },
    sound_for,
    caption_for,
    closing: closing::CLOSING,
    ambience: Some(asset!("sounds/ambience_go_chess.ogg")),
    music: Some("go_chess"),
    phase,
    ..GameUi::new(GameId::GoChess, &GUIDE)
};

/// Registers the systems that show the placement.
fn plugin(app: &mut App) {
    app.add_plugins(overlay::plugin);
}

fn build(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let squares = board::Squares::build(assets);
    board::add_scenery(assets);
    let pieces: [[Handle<Mesh>; facts::KINDS.len()]; 2] = Side::ALL
        .map(|side| std::array::from_fn(|kind| assets.meshes.add(pieces::piece(Kind(kind as u8), side).mesh())));
    let pillar = assets.meshes.add(pieces::pillar().mesh());
    // The meshes carry the colours of ivory, ebony and what is inlaid in them.
    let (ivory, stone) = (assets.texture(Texture::Ivory(12)), assets.texture(Texture::Stone(14)));
    let turned = assets.piece_material(&StandardMaterial {
        base_color_texture: Some(ivory),
        perceptual_roughness: 0.38,
        reflectance: 0.45,
        ..default()
    });
    let basalt = assets.piece_material(&StandardMaterial {
        base_color_texture: Some(stone),
        perceptual_roughness: 0.85,
        reflectance: 0.25,
        ..default()
    });
    let shade = overlay::shade(assets);
    let held = Side::ALL.map(|side| pieces[side.index()].clone().map(|mesh| (mesh, shade.clone(), facing(side))));
    add_overlays(assets, held);
    Presentation::new(
        ui,
        (GUIDE.layout)(),
        move |piece| match piece.side {
            None => vec![(pillar.clone(), basalt.clone(), 0.0)],
            Some(side) => {
                let mesh = pieces[side.index()].get(usize::from(piece.kind.0));
                mesh.map(|mesh| (mesh.clone(), turned.clone(), facing(side))).into_iter().collect()
            }
        },
        move |cell| squares.of(cell),
    )
}

fn build_flat(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
    let presentation = flat::build(ui, assets);
    let scale = presentation.flat.map_or(1.0, |flat| flat.scale);
    let fineness = flat::Fineness { scale, unit: presentation.layout.unit };
    let held = Side::ALL.map(|side| {
        std::array::from_fn(|kind| {
            let piece = Piece { side: Some(side), kind: Kind(kind as u8) };
            flat::piece(assets, ui.id, piece, fineness, overlay::SHADE)
        })
    });
    add_overlays(assets, held);
    presentation
}

/// What is seen while pieces are placed.
fn add_overlays(assets: &mut StageAssets, held: [[MeshPart; facts::KINDS.len()]; 2]) {
    let placing = overlay::PlacingLook::build(assets, held);
    assets.insert_on_show(placing);
    let figures = overlay::figures(assets);
    assets.insert_on_show(figures);
}

/// Pieces look toward the other side's seat.
fn facing(side: Side) -> f32 {
    if side == Side::White { 0.0 } else { PI }
}

/// Knights leap, steps hop, slides stay low.
fn hop_height(kind: Kind, distance: f32) -> f32 {
    if kind == facts::KNIGHT {
        1.45
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

/// While pieces are placed, none is marked as immobile: nothing moves yet.
fn mark(picture: &BoardView, side: Side, path: &[Step], cell: Cell) -> Option<MarkKind> {
    default_mark(picture, side, path, cell).filter(|kind| *kind != MarkKind::Movable || is_play(picture))
}

/// Whether all pieces are placed: the kings are the last.
fn is_play(picture: &BoardView) -> bool {
    picture.cells.iter().flatten().any(|piece| piece.kind == facts::KING && piece.side.is_some())
}

fn particles(event: &VisualEvent) -> Option<ParticleKind> {
    match event {
        VisualEvent::Clash { .. } => Some(ParticleKind::Sparks),
        VisualEvent::Reveal { .. } => Some(ParticleKind::Flash),
        VisualEvent::Take { .. } => Some(ParticleKind::Dust),
        _ => None,
    }
}

fn sound_for(event: &VisualEvent) -> Option<(f32, Recording)> {
    match event {
        VisualEvent::Move { piece, .. } if piece.kind == facts::PAWN || piece.kind == facts::KING => {
            Some((0.85, Recording::WoodSet))
        }
        VisualEvent::Move { piece, .. } if piece.kind != facts::KNIGHT => Some((0.0, Recording::WoodSlide)),
        _ => None,
    }
}

fn caption_for(heard: Heard) -> Option<String> {
    Some(match heard {
        Heard::Event(Recording::WoodSet) => text!("caption-move"),
        Heard::Event(Recording::WoodSlide) => text!("caption-slide"),
        Heard::Event(Recording::Reveal) => text!("go-chess-caption-reveal"),
        Heard::Event(Recording::Clash) => text!("go-chess-caption-clash"),
        Heard::Event(Recording::SecondWind) => text!("go-chess-caption-play"),
        Heard::Ambience => text!("go-chess-caption-ambience"),
        Heard::Music => text!("go-chess-caption-music"),
        Heard::Event(_) => return None,
    })
}

/// While pieces are placed it is the opening, and then for some plies more.
fn phase(course: &Course) -> Phase {
    let AnyPosition::GoChess(position) = course.position() else { return Phase::Middle };
    let placed = 2 * facts::ORDER.len();
    if position.pairs_placed().is_some() {
        Phase::Opening
    } else if least_of_both(position) <= 6 {
        Phase::Ending
    } else if course.ply() < placed + 8 {
        Phase::Opening
    } else {
        Phase::Middle
    }
}

/// The pieces of the side that has fewer.
fn least_of_both(position: &facts::GoChess) -> u32 {
    Side::ALL.map(|side| position.pieces(side).count_ones()).into_iter().min().unwrap_or(0)
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
    fn placed_pieces_are_neither_ringed_nor_immobile() {
        let pawn = Piece { side: Some(Side::White), kind: facts::PAWN };
        let king = Piece { side: Some(Side::White), kind: facts::KING };
        let mut picture = BoardView { cells: vec![vec![pawn], vec![], vec![]], ..BoardView::default() };
        assert_eq!(mark(&picture, Side::White, &[], Cell(0)), None);
        assert_eq!(mark(&picture, Side::White, &[], Cell(1)), Some(MarkKind::Target));
        picture.cells[2].push(king);
        assert_eq!(mark(&picture, Side::White, &[], Cell(0)), Some(MarkKind::Movable));
    }
}
