//! Go-Chess: polished dark stone, chessmen of ivory and ebony with inlays, pillars of basalt.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, FRAC_PI_6};

use ludarium_rules::games::go_chess::{BISHOP, BLOCKED, KING, KNIGHT, QUEEN, ROOK};
use ludarium_rules::{Piece, Side};

use super::chessmen::{Figure, Tones, king, knight, queen};
use super::grid::{checker, frame, lines, names, square};
use super::{Board, Drawing};
use crate::{Detail, Ink, Material, Path, Point, Shape};

const RIMS: [f32; 2] = [0.03, 0.115];

pub(super) const DRAWING: Drawing = Drawing {
    ground: |board| frame(board, Ink::of(Material::Frame)),
    cells,
    names: |layout| names(layout, RIMS[1]),
    kinds: 6,
    neutral: Some(BLOCKED),
    stack: |stack, detail| stack.iter().flat_map(|piece| figure(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.044,
    arrow: 1.0,
    above: |_| Vec::new(),
};

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let mut shapes =
        checker(board, [Ink::of(Material::BasaltLight).lit(0.06), Ink::of(Material::BasaltDark).lit(0.04)]);
    let joint = Ink::of(Material::Night).alpha(0.35);
    shapes.push(Shape::sharp_line(lines(board.layout.half(), 1.0), joint, board.detail.line(0.014)));
    shapes
}

fn figure(piece: Piece, detail: Detail) -> Vec<Shape> {
    let Some(side) = piece.side.filter(|_| piece.kind != BLOCKED) else { return pillar(detail) };
    let inlay = match side {
        Side::White => Ink::of(Material::DarkBronze),
        Side::Black => Ink::of(Material::Pewter),
    };
    let figure = match piece.kind {
        KNIGHT => knight(),
        BISHOP => bishop(),
        ROOK => rook(),
        QUEEN => queen(),
        KING => king(),
        _ => pawn(),
    };
    figure.shapes(Tones::of(side, inlay), detail)
}

/// A bundle of basalt columns from above, on a square that is no ground.
fn pillar(detail: Detail) -> Vec<Shape> {
    let basalt = Ink::of(Material::Basalt);
    let lights = [0.10, 0.02, -0.12, 0.06, -0.18, 0.0, -0.06];
    let mut shapes = vec![Shape::fill(Path::rectangle(Point::ZERO, square(0.5)), Ink::of(Material::Night).alpha(0.55))];
    for (index, light) in (0_u8..).zip(lights) {
        let at = if index == 0 { Point::ZERO } else { Point::polar(0.272, f32::from(index) * FRAC_PI_3 + FRAC_PI_6) };
        let column = Path::regular(6, at, 0.150, 0.0);
        shapes.push(Shape::fill(column, basalt.lit(light)).outlined(Ink::of(Material::Night), detail.line(0.022)));
        if detail.is_fine() {
            let top = Path::regular(6, at + Point::new(-0.012, -0.014), 0.098, 0.0);
            shapes.push(Shape::fill(top, basalt.lit(light + 0.20)));
        }
    }
    shapes
}

fn pawn() -> Figure {
    Figure::default().stem(0.25, 0.09, 0.43).ball(0.535, 0.13).band(0.17, 0.385, 0.435)
}

/// A mitre with its slit.
fn bishop() -> Figure {
    Figure::default()
        .stem(0.265, 0.10, 0.45)
        .turned(&[(0.09, 0.45), (0.09, 0.45), (0.155, 0.55), (0.165, 0.62), (0.115, 0.73), (0.045, 0.80), (0.0, 0.815)])
        .enamel(Path::circle(Point::new(0.0, 0.85), 0.05))
        .enamel(Path::rectangle(Point::ZERO, Point::new(0.018, 0.085)).rotated(-0.6).moved(Point::new(0.05, 0.66)))
        .enamel(Path::polygon(
            [(-0.24, 0.455), (-0.14, 0.43), (0.14, 0.43), (0.24, 0.455), (0.14, 0.50), (-0.14, 0.50)]
                .map(|(x, y)| Point::new(x, y)),
        ))
}

/// A round tower with battlements.
fn rook() -> Figure {
    let top = [
        (-0.25, 0.56),
        (-0.25, 0.73),
        (-0.15, 0.73),
        (-0.15, 0.665),
        (-0.055, 0.665),
        (-0.055, 0.73),
        (0.055, 0.73),
        (0.055, 0.665),
        (0.15, 0.665),
        (0.15, 0.73),
        (0.25, 0.73),
        (0.25, 0.56),
        (0.18, 0.505),
        (-0.18, 0.505),
    ];
    Figure::default()
        .turned(&[
            (0.275, 0.09),
            (0.275, 0.09),
            (0.275, 0.135),
            (0.275, 0.135),
            (0.215, 0.20),
            (0.185, 0.30),
            (0.175, 0.51),
            (0.175, 0.51),
        ])
        .body(Path::polygon(top.map(|(x, y)| Point::new(x, y))))
        .band(0.215, 0.405, 0.465)
        .enamel(Path::star(4, Point::new(0.0, 0.60), 0.05, 0.02, FRAC_PI_2))
}
