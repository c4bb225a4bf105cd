//! Every piece can be told from every other piece of its game.

use ludarium_diagram::{Detail, Group, Layer, Palette, Point, Scene, piece_shapes, pieces, stack_shapes};
use ludarium_rules::{GameId, Kind, Piece, Side};

use super::compare::{difference, differing_part, grey, on_grey, seen_on_grey};
use super::eyes::Eyes;

/// Pixels across a cell.
const SIZE: u32 = 64;

/// The number of kinds that have a side.
const fn kinds(game: GameId) -> u8 {
    match game {
        GameId::Tress => 7,
        GameId::Trees => 10,
        GameId::GoChess => 6,
        GameId::Tribun | GameId::Treason => 2,
        GameId::Gess | GameId::TroopChess => 1,
    }
}

/// The pixels of what stands on a cell.
fn pixels(game: GameId, stack: &[Piece], palette: Palette) -> Vec<u8> {
    let shapes = stack_shapes(game, stack, Detail::new(SIZE as f32)).into();
    let group = Group { layer: Layer::Pieces, cell: None, at: Point::ZERO, shapes };
    let scene = Scene { title: String::new(), half: 0.5, size: SIZE, caption_height: 0, palette, groups: vec![group] };
    scene.rgba().expect("pixels").rgba
}

/// What it looks like.
fn drawn(game: GameId, stack: &[Piece], palette: Palette) -> Vec<[f32; 3]> {
    on_grey(&pixels(game, stack, palette))
}

#[test]
fn every_piece_differs_from_every_other() {
    for game in GameId::ALL {
        for palette in Palette::ALL {
            let pieces = pieces(game);
            let pictures: Vec<_> = pieces.iter().map(|piece| drawn(game, &[*piece], palette)).collect();
            for (index, a) in pictures.iter().enumerate() {
                for (other, b) in pictures.iter().enumerate().skip(index + 1) {
                    let far = difference(a, b).far;
                    assert!(far > 0.012, "{game}, {palette}: {:?} and {:?}: {far}", pieces[index], pieces[other]);
                }
            }
        }
    }
}

#[test]
fn sides_differ_in_grey() {
    for game in GameId::ALL {
        for palette in Palette::ALL {
            for kind in 0..kinds(game) {
                let [white, black] =
                    Side::ALL.map(|side| grey(&drawn(game, &[Piece { side: Some(side), kind: Kind(kind) }], palette)));
                let far = difference(&white, &black).far;
                assert!(far > 0.10, "{game}, {palette}, kind {kind}: {far}");
            }
        }
    }
}

#[test]
fn sides_differ_to_all_eyes() {
    for game in GameId::ALL {
        for palette in Palette::ALL {
            for kind in 0..kinds(game) {
                let sides =
                    Side::ALL.map(|side| pixels(game, &[Piece { side: Some(side), kind: Kind(kind) }], palette));
                for eyes in Eyes::ALL {
                    let [white, black] = sides.each_ref().map(|side| seen_on_grey(side, eyes));
                    let part = differing_part(&white, &black, 20.0);
                    assert!(part > 0.10, "{game}, {palette}, kind {kind}, {eyes:?} eyes: {part}");
                }
            }
        }
    }
}

#[test]
fn pieces_stay_within_their_cell_or_little_more() {
    for game in GameId::ALL {
        for piece in pieces(game) {
            for scale in [8.0, 30.0, 120.0] {
                for shape in piece_shapes(game, piece, Detail::new(scale)) {
                    for point in shape.path.points() {
                        assert!(point.x.abs() <= 0.5 && point.y.abs() <= 0.52, "{game}: {piece:?} {point:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn towers_of_different_heights_and_slaves_differ() {
    let stack = |own: usize, slaves: usize| {
        let piece = |side| Piece { side: Some(side), kind: Kind(0) };
        let mut stack = vec![piece(Side::Black); slaves];
        stack.extend(vec![piece(Side::White); own]);
        drawn(GameId::Tribun, &stack, Palette::Classic)
    };
    let towers: Vec<_> = [(1, 0), (2, 0), (3, 0), (4, 0), (6, 0), (8, 0), (1, 2), (2, 1), (2, 4), (4, 8)]
        .map(|(own, slaves)| stack(own, slaves))
        .into();
    for (index, a) in towers.iter().enumerate() {
        for b in &towers[index + 1..] {
            assert!(difference(a, b).far > 0.02);
        }
    }
}
