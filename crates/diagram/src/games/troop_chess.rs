//! Troop Chess: a folding board of cherry with inlaid lines; White's stones are round, Black's six-sided.

use ludarium_rules::{Piece, Side};

use super::grid::{frame, lines, names, square};
use super::{Board, Drawing};
use crate::{Detail, Ink, Material, Path, Point, Shape};
use std::f32::consts::FRAC_PI_6;

const RIMS: [f32; 2] = [0.035, 0.12];
/// Half the distance between the outermost lines.
const LINES: f32 = 4.0;

pub(super) const DRAWING: Drawing = Drawing {
    ground: |board| frame(board, Ink::of(Material::Rosewood)),
    cells,
    names: |layout| names(layout, RIMS[1]),
    kinds: 1,
    neutral: None,
    stack: |stack, detail| stack.iter().flat_map(|piece| stone(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.046,
    arrow: 1.0,
    above: |_| Vec::new(),
};

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let (half, detail) = (board.layout.half(), board.detail);
    let (wood, ink) = (Ink::of(Material::Cherry).lit(0.10), Ink::of(Material::Rosewood));
    let mut shapes = vec![Shape::fill(Path::rectangle(Point::ZERO, square(half)), wood)];
    if detail.is_fine() {
        shapes.push(Shape::fill(grain(half), ink.alpha(0.06)));
    }
    shapes.push(Shape::sharp_line(lines(LINES, 1.0), ink.alpha(0.9), detail.line(0.026)));
    shapes.push(Shape::sharp_line(Path::rectangle(Point::ZERO, square(LINES)), ink, detail.line(0.06)));
    if detail.is_fine() {
        shapes.extend(hinges(board));
    }
    shapes
}

/// Stripes of the wood from side to side.
fn grain(half: f32) -> Path {
    Path::join((0..16_u8).map(|index| {
        let index = f32::from(index);
        let at = (index * 1.618_034 * 2.9).rem_euclid(2.0 * half) - half;
        let width = 0.03 + 0.05 * (index * 1.7).sin().abs();
        Path::rectangle(Point::new(0.0, at.clamp(0.1 - half, half - 0.1)), Point::new(half, width))
    }))
}

/// The seam in the rim, and a brass hinge at each end of it.
fn hinges(board: &Board<'_>) -> Vec<Shape> {
    let (half, outer) = (board.layout.half(), board.half);
    let middle = (half + outer) / 2.0;
    let plate = Point::new((outer - half) * 0.09, 0.20);
    [-1.0, 1.0]
        .into_iter()
        .flat_map(|side| {
            let edge = side * (outer - (outer - half) * 0.20);
            let seam = Path::rectangle(Point::new(side * middle, 0.0), Point::new((outer - half) / 2.0, 0.012));
            let metal =
                Path::rectangle(Point::new(edge, -0.23), plate).and(Path::rectangle(Point::new(edge, 0.23), plate));
            let pin = Path::rectangle(Point::new(edge, 0.0), Point::new(plate.x * 0.7, 0.05));
            let ink = Ink::of(Material::Night);
            [
                Shape::fill(seam, ink),
                Shape::fill(metal.and(pin), Ink::of(Material::Brass)).outlined(ink.alpha(0.6), board.detail.line(0.01)),
            ]
        })
        .collect()
}

fn stone(piece: Piece, detail: Detail) -> Vec<Shape> {
    let night = Ink::of(Material::Night);
    let paper = Ink::of(Material::Paper);
    let shape = |radius: f32| match piece.side {
        Some(Side::Black) => Path::regular(6, Point::ZERO, radius * 1.07, FRAC_PI_6),
        _ => Path::circle(Point::ZERO, radius),
    };
    let (body, ring, edge, light) = match piece.side {
        Some(Side::Black) => (Material::Walnut, Material::Brass, night, paper.alpha(0.13)),
        _ => (Material::Maple, Material::Rosewood, Ink::of(Material::Rosewood), paper.alpha(0.55)),
    };
    let mut shapes = Vec::new();
    if detail.is_fine() {
        shapes.push(Shape::fill(shape(0.40).moved(Point::new(0.03, 0.05)), night.alpha(0.35)));
    }
    shapes.push(Shape::fill(shape(0.385), Ink::of(body)).outlined(edge, detail.line(0.03)));
    if detail.is_fine() {
        shapes.push(Shape::line(shape(0.335), light, detail.line(0.03)));
    }
    shapes.push(Shape::line(shape(0.225), Ink::of(ring), detail.line(0.045)));
    if detail.is_fine() {
        shapes.push(Shape::fill(shape(0.16), light.alpha(light.alpha * 0.6)));
    }
    shapes
}
