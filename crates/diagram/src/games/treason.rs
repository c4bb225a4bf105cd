//! Treason: a mosaic of glazed triangles; men are glazed discs, Spies have a golden star on a second, smaller disc.

use std::f32::consts::{FRAC_PI_2, TAU};

use ludarium_rules::games::treason::SPY;
use ludarium_rules::{Cell, Piece, Side};

use super::grid::{frame, square};
use super::{Board, Drawing, Name};
use crate::{Detail, Ink, Layout, Material, Path, Point, Shape};

const RIMS: [f32; 2] = [0.035, 0.13];

pub(super) const DRAWING: Drawing = Drawing {
    ground,
    cells,
    names,
    kinds: 2,
    neutral: None,
    stack: |stack, detail| stack.iter().flat_map(|piece| disc(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.050,
    arrow: 1.0,
    above: |_| Vec::new(),
};

fn ground(board: &Board<'_>) -> Vec<Shape> {
    let half = board.layout.half();
    let mut shapes = frame(board, Ink::of(Material::Terracotta));
    shapes.push(Shape::fill(Path::rectangle(Point::ZERO, square(half)), Ink::of(Material::Mortar)));
    shapes.extend(night(board));
    shapes.extend(bands(board));
    shapes
}

/// The side of a square of two triangles.
fn leg(layout: &Layout) -> f32 {
    layout.half() / 3.0
}

/// The tiles that are no cells: the other half of every square off the diagonal.
fn night(board: &Board<'_>) -> Vec<Shape> {
    let tiles: Vec<(Point, Vec<Point>)> = board
        .layout
        .cells()
        .map(|(cell, at)| {
            let outline = board.layout.outline(cell);
            // The other half lies beyond the middle of the long side.
            let other = at + (outline[1] + outline[2]);
            (other, outline.iter().map(|corner| -*corner).collect())
        })
        .filter(|(other, _)| board.layout.cell_at(*other).is_none())
        .collect();
    let all = |by: f32| Path::join(tiles.iter().map(|(at, outline)| drawn_in(*at, outline, by)));
    vec![Shape::fill(all(0.05), Ink::of(Material::GlazeNight))]
}

/// An outline about a place, drawn in by a part of its size.
fn drawn_in(at: Point, outline: &[Point], by: f32) -> Path {
    Path::polygon(outline.iter().map(|corner| at + *corner * (1.0 - by)))
}

/// Each side's glaze along the edge where its men become Spies, in the rim.
fn bands(board: &Board<'_>) -> Vec<Shape> {
    let half = board.layout.half();
    let width = (half * RIMS[0] * 0.62).min((board.half - half) * 0.8);
    let away = if board.layout.is_turned() { -1.0 } else { 1.0 };
    let goals = [(-away, Material::CreamGlaze, Material::Terracotta), (away, Material::CobaltGlaze, Material::Gold)];
    let lane = half + width * 0.5;
    let mut shapes = Vec::new();
    for (end, glaze, sign) in goals {
        let band = Path::rectangle(Point::new(0.0, end * lane), Point::new(half, width / 2.0));
        shapes.push(
            Shape::fill(band, Ink::of(glaze)).outlined(Ink::of(Material::Night).alpha(0.7), board.detail.line(0.015)),
        );
        if board.detail.is_fine() {
            let place = |index: u8| Point::new((f32::from(index) - 8.5) * half / 9.0, end * lane);
            let stars = Path::join((0..18).map(|index| Path::star(8, place(index), width * 0.36, width * 0.16, 0.0)));
            shapes.push(Shape::fill(stars, Ink::of(sign)));
        }
    }
    shapes
}

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let (layout, detail) = (board.layout, board.detail);
    let half_of = |cell: Cell| usize::from(layout.outline(cell).as_ptr() != layout.outline(Cell(0)).as_ptr());
    let mut shapes = Vec::new();
    for (half, glaze) in [Material::GlazeSouth, Material::GlazeNorth].into_iter().enumerate() {
        let mine: Vec<(Cell, Point)> = layout.cells().filter(|(cell, _)| half_of(*cell) == half).collect();
        let tiles = mine.iter().map(|(cell, at)| drawn_in(*at, layout.outline(*cell), 0.045));
        let ink = Ink::of(glaze).lit(0.05);
        shapes.push(Shape::fill(Path::join(tiles), ink));
        if detail.is_fine() {
            let joints = mine.iter().map(|(cell, at)| joints(*at, layout.outline(*cell)));
            shapes.push(Shape::sharp_line(
                Path::join(joints),
                Ink::of(Material::Mortar).alpha(0.40),
                detail.line(0.022),
            ));
        }
    }
    let reach = layout.half();
    let diagonal = Path::lines([Point::new(-reach, -reach), Point::new(reach, reach)]);
    shapes.push(Shape::sharp_line(diagonal, Ink::of(Material::Brass), detail.line(0.055)));
    shapes
}

/// The joints between the small tiles of a cell: parallels to its three sides.
fn joints(at: Point, outline: &[Point]) -> Path {
    let &[origin, a, b] = outline else { return Path::default() };
    let [origin, a, b] = [origin, a, b].map(|corner| at + corner * 0.955);
    Path::join((1..4_u8).flat_map(|index| {
        let part = f32::from(index) / 4.0;
        let (on_a, on_b) = (origin.toward(a, part), origin.toward(b, part));
        [[on_a, on_b], [on_a, b.toward(a, part)], [on_b, a.toward(b, part)]].map(Path::lines)
    }))
}

/// The letters of the columns before each side, the numbers of the lines at both ends.
fn names(layout: &Layout) -> Vec<Name> {
    let (half, leg) = (layout.half(), leg(layout));
    let lane = half * (1.0 + (RIMS[0] * 0.62 + RIMS[1]) / 2.0);
    let turn = |point: Point| if layout.is_turned() { -point } else { point };
    let mut names = Vec::new();
    for (index, ((south, north), line)) in ('A'..='F').rev().zip(('G'..='L').rev()).zip('1'..='6').enumerate() {
        let along = (index as f32 - 2.5) * leg;
        names.push(Name::new(south, turn(Point::new(along, lane))));
        names.push(Name::new(north, turn(Point::new(along, -lane))));
        for side in [-lane, lane] {
            names.push(Name::new(line, turn(Point::new(side, -along))));
        }
    }
    names
}

/// A man, or a Spy: a man with a golden star on top.
fn disc(piece: Piece, detail: Detail) -> Vec<Shape> {
    let side = piece.side.unwrap_or(Side::White);
    let night = Ink::of(Material::Night);
    let mut shapes = Vec::new();
    if detail.is_fine() {
        shapes.push(Shape::fill(Path::circle(Point::new(0.03, 0.05), 0.40), night.alpha(0.4)));
    }
    match side {
        Side::White => shapes.extend(white_man(piece.kind == SPY, detail)),
        Side::Black => shapes.extend(black_man(piece.kind == SPY, detail)),
    }
    if piece.kind == SPY {
        shapes.extend(star_of_spy(side, detail));
    }
    shapes
}

fn white_man(is_spy: bool, detail: Detail) -> Vec<Shape> {
    let (cream, clay) = (Ink::of(Material::CreamGlaze), Ink::of(Material::Terracotta));
    let mut shapes = vec![Shape::fill(Path::circle(Point::ZERO, 0.39), cream).outlined(clay, detail.line(0.028))];
    shapes.push(Shape::line(Path::circle(Point::ZERO, 0.295), clay, detail.line(0.028)));
    if !is_spy {
        shapes.push(Shape::fill(Path::star(6, Point::ZERO, 0.15, 0.065, FRAC_PI_2), clay));
    }
    shapes
}

fn black_man(is_spy: bool, detail: Detail) -> Vec<Shape> {
    let (cobalt, pale) = (Ink::of(Material::CobaltGlaze), Ink::of(Material::CobaltPale));
    let mut shapes = vec![Shape::fill(scallops(0.41), cobalt).outlined(Ink::of(Material::Night), detail.line(0.024))];
    if detail.is_fine() {
        shapes.push(Shape::line(scallops(0.365), pale.alpha(0.7), detail.line(0.016)));
    }
    if !is_spy {
        shapes.push(Shape::sharp_line(Path::star(4, Point::ZERO, 0.29, 0.085, 0.0), pale, detail.line(0.035)));
    }
    shapes
}

fn star_of_spy(side: Side, detail: Detail) -> Vec<Shape> {
    let (gold, night) = (Ink::of(Material::Gold), Ink::of(Material::Night));
    let (disc, second) = match side {
        Side::White => (Ink::of(Material::CreamGlaze), Path::circle(Point::ZERO, 0.25)),
        Side::Black => (Ink::of(Material::CobaltGlaze), scallops(0.26)),
    };
    let edge = detail.line(0.018);
    vec![
        Shape::fill(Path::circle(Point::ZERO, 0.30), gold).outlined(night.alpha(0.8), edge),
        Shape::fill(second, disc).outlined(night.alpha(0.8), edge),
        Shape::fill(Path::star(8, Point::ZERO, 0.225, 0.115, FRAC_PI_2), gold)
            .outlined(Ink::of(Material::Terracotta).lit(-0.4), edge),
    ]
}

/// A round with twelve shallow notches.
fn scallops(radius: f32) -> Path {
    let point = |step: u8| {
        let turn = f32::from(step) / 48.0 * TAU;
        Point::polar(radius * (0.915 + 0.085 * (turn * 6.0).sin().abs().sqrt()), turn)
    };
    Path::polygon((0..48).map(point))
}
