//! Gess: a Go board whose squares hold stones, the rim on which only the middles of pieces may stand, rings of light.

use ludarium_rules::games::gess::{Point as Square, on_board};
use ludarium_rules::{Cell, Piece, Side};

use super::grid::{frame, lines, names, square};
use super::{Board, Drawing, Name};
use crate::{Detail, Ink, Layout, Material, Path, Point, Shape};

const RIMS: [f32; 2] = [0.02, 0.085];
/// Names of cells of the rim.
const DIM: f32 = 0.5;

pub(super) const DRAWING: Drawing = Drawing {
    ground: |board| frame(board, Ink::of(Material::Lacquer).lit(0.05)),
    cells,
    names: all_names,
    kinds: 1,
    neutral: None,
    stack: |stack, detail| stack.iter().flat_map(|piece| stone(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.037,
    arrow: 1.7,
    above: |_| Vec::new(),
};

/// The middles of the rings of both sides.
pub(super) fn lights(position: &ludarium_rules::games::gess::Gess) -> Vec<(Cell, Side)> {
    Side::ALL.into_iter().flat_map(|side| position.rings(side).map(move |point| (point.cell(), side))).collect()
}

fn all_names(layout: &Layout) -> Vec<Name> {
    let mut names = names(layout, RIMS[1]);
    for name in &mut names {
        if matches!(name.text.as_str(), "a" | "t" | "1" | "20") {
            name.alpha = DIM;
        }
    }
    names
}

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let (half, detail) = (board.layout.half(), board.detail);
    let plate = half - 1.0;
    let ink = Ink::of(Material::Night);
    let kaya = Ink::of(Material::Kaya).lit(0.12);
    let mut shapes = vec![Shape::fill(Path::rectangle(Point::ZERO, square(half)), Ink::of(Material::KayaRim))];
    if detail.is_fine() {
        shapes.push(Shape::sharp_line(lines(half, 1.0), Ink::of(Material::Kaya).alpha(0.28), detail.line(0.02)));
    }
    shapes.push(Shape::fill(Path::rectangle(Point::ZERO, square(plate)), kaya));
    shapes.extend(grain(plate, detail));
    shapes.push(Shape::sharp_line(lines(plate, 1.0), ink.alpha(0.5), detail.line(0.028)));
    shapes.push(Shape::sharp_line(Path::rectangle(Point::ZERO, square(plate)), ink.alpha(0.85), detail.line(0.07)));
    shapes.extend(board.lights.iter().flat_map(|(cell, side)| glow(board, *cell, *side)));
    shapes
}

/// Long stripes of the wood, a little darker.
fn grain(plate: f32, detail: Detail) -> Option<Shape> {
    let stripe = |index: u8| {
        let index = f32::from(index);
        let at = (index * 1.618_034 * 7.3).rem_euclid(2.0 * plate) - plate;
        let width = 0.06 + 0.10 * (index * 2.7).sin().abs();
        Path::rectangle(Point::new(at.clamp(0.2 - plate, plate - 0.2), 0.0), Point::new(width, plate))
    };
    let path = Path::join((0..22).map(stripe));
    detail.is_fine().then(|| Shape::fill(path, Ink::of(Material::KayaRim).alpha(0.07)))
}

/// The light of a ring: a square about its eight stones and a circle, or a lozenge for Black, in its middle.
fn glow(board: &Board<'_>, cell: Cell, side: Side) -> Vec<Shape> {
    let Some(at) = board.layout.centre(cell).filter(|_| Square::of_cell(cell).is_some_and(on_board)) else {
        return Vec::new();
    };
    let light = Ink::of([Material::GlowWhite, Material::GlowBlack][side.index()]);
    let edge = board.detail.line(0.10);
    let sign = match side {
        Side::White => Path::ring(at, 0.20, 0.34),
        Side::Black => Path::regular(4, at, 0.40, 0.0),
    };
    vec![
        Shape::fill(Path::rounded(at, square(1.5), 0.5), light.alpha(0.42)),
        Shape::line(Path::rounded(at, square(1.46), 0.5), light.lit(0.15), edge),
        Shape::fill(sign, light.lit(0.2)).outlined(Ink::of(Material::Night).alpha(0.7), board.detail.line(0.04)),
    ]
}

/// A lens of shell or slate.
fn stone(piece: Piece, detail: Detail) -> Vec<Shape> {
    let night = Ink::of(Material::Night);
    let (body, shine, edge) = match piece.side {
        Some(Side::Black) => (Ink::of(Material::Slate), 0.28, night),
        _ => (Ink::of(Material::Shell), 0.95, night.alpha(0.75)),
    };
    let mut shapes = Vec::new();
    if detail.is_fine() {
        shapes.push(Shape::fill(Path::circle(Point::new(0.03, 0.05), 0.445), night.alpha(0.35)));
    }
    shapes.push(Shape::fill(Path::circle(Point::ZERO, 0.435), body).outlined(edge, detail.line(0.03)));
    if detail.is_fine() {
        shapes.push(Shape::fill(crescent(), night.alpha(if piece.side == Some(Side::Black) { 0.45 } else { 0.13 })));
        let light = Path::ellipse(Point::ZERO, Point::new(0.17, 0.10)).rotated(-0.75).moved(Point::new(-0.13, -0.16));
        shapes.push(Shape::fill(light, Ink::of(Material::Paper).alpha(shine * 0.9)));
    }
    shapes
}

/// The shaded side of a stone.
fn crescent() -> Path {
    let mut path = Path::default();
    path.arc(Point::ZERO, 0.425, -0.75, 3.1);
    path.arc(Point::new(-0.10, -0.11), 0.425, 2.15, -2.6);
    path.0.push(crate::Segment::Close);
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::{AnyPosition, GameId};

    #[test]
    fn both_sides_begin_with_one_ring() {
        let AnyPosition::Gess(start) = AnyPosition::start(GameId::Gess, &[]).expect("the defaults are valid") else {
            panic!("another game");
        };
        let sides: Vec<Side> = lights(&start).into_iter().map(|(_, side)| side).collect();
        assert_eq!(sides, Side::ALL);
    }
}
