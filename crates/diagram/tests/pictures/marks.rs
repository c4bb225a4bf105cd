//! Marks and arrows can be told from each other by their shapes alone.

use ludarium_diagram::{
    ArrowKind, Detail, Group, Layer, Layout, MarkKind, Palette, Point, Scene, Shape, arrow_shapes, mark_shapes,
};
use ludarium_rules::{Cell, GameId};

use super::compare::{difference, grey, on_grey};

/// Pixels across a picture of 1.2 cells.
const SIZE: u32 = 96;

/// What shapes look like without their colours.
fn shades(shapes: Vec<Shape>, palette: Palette) -> Vec<[f32; 3]> {
    let group = Group { layer: Layer::Marks, cell: None, at: Point::ZERO, shapes: shapes.into() };
    let scene = Scene { title: String::new(), half: 0.6, size: SIZE, caption_height: 0, palette, groups: vec![group] };
    grey(&on_grey(&scene.rgba().expect("pixels").rgba))
}

#[test]
fn marks_differ_without_their_colours() {
    for game in [GameId::Tress, GameId::Tribun, GameId::Treason] {
        let outline = Layout::of(game).outline(Cell(0)).to_vec();
        for palette in Palette::ALL {
            let drawn =
                MarkKind::ALL.map(|kind| (kind, shades(mark_shapes(kind, &outline, Detail::new(80.0)), palette)));
            for (index, (kind, a)) in drawn.iter().enumerate() {
                for (other, b) in &drawn[index + 1..] {
                    let far = difference(a, b).far;
                    assert!(far > 0.01, "{game}, {palette}: {kind} and {other}: {far}");
                }
            }
        }
    }
}

#[test]
fn arrows_differ_without_their_colours() {
    let way = [Point::new(-0.55, 0.2), Point::new(0.5, -0.2)];
    for palette in Palette::ALL {
        let drawn =
            ArrowKind::ALL.map(|kind| (kind, shades(arrow_shapes(kind, &way, 0.7, Detail::new(80.0)), palette)));
        for (index, (kind, a)) in drawn.iter().enumerate() {
            for (other, b) in &drawn[index + 1..] {
                let far = difference(a, b).far;
                assert!(far > 0.01, "{palette}: {kind} and {other}: {far}");
            }
        }
    }
}
