//! The Game for the Trees: forest soil, plants seen from above, branches and chains.

mod plants;

use std::collections::BTreeMap;

use ludarium_rules::board::square::Square;
use ludarium_rules::games::trees::{Species, UNDERBRUSH, tree_of};
use ludarium_rules::{Cell, Side};

use super::grid::{checker, frame, lines, names};
use super::{Board, Drawing};
use crate::{Ink, Material, Path, Point, Shape};

const RIMS: [f32; 2] = [0.035, 0.125];

/// How the Game for the Trees looks.
pub(super) const DRAWING: Drawing = Drawing {
    ground: |board| frame(board, Ink::of(Material::Log)),
    cells,
    names: |layout| names(layout, RIMS[1]),
    kinds: 10,
    neutral: Some(UNDERBRUSH),
    stack: |stack, detail| stack.iter().flat_map(|piece| plants::plant(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.048,
    arrow: 1.0,
    above: |board| board.view.chains.iter().flat_map(|(head, next)| chain(board, *head, *next)).collect(),
};

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let soils = [Ink::of(Material::SoilLight).lit(0.07), Ink::of(Material::SoilDark).lit(0.03)];
    let mut shapes = checker(board, soils);
    let root = Ink::of(Material::Root).alpha(0.75);
    shapes.push(Shape::sharp_line(lines(board.layout.half(), 1.0), root, board.detail.line(0.022)));
    shapes.extend(branches(board));
    shapes
}

/// The branches of all trees, from their roots outward, and the roots.
fn branches(board: &Board<'_>) -> Vec<Shape> {
    let mut trees: BTreeMap<(u8, Side), u64> = BTreeMap::new();
    for (cell, _) in board.layout.cells() {
        let piece = board.view.top(cell).filter(|piece| tree_of(piece.kind).is_some());
        if let Some((side, square)) = piece.and_then(|piece| piece.side).zip(Square::of_cell(cell)) {
            *trees.entry((piece.map_or(0, |piece| piece.kind.0), side)).or_default() |= square.bit();
        }
    }
    trees.into_iter().flat_map(|((kind, side), squares)| limbs(board, kind, side, squares)).collect()
}

/// The branches and the root of one tree.
fn limbs(board: &Board<'_>, kind: u8, side: Side, squares: u64) -> Vec<Shape> {
    let Some(tree) = tree_of(ludarium_rules::Kind(kind)) else { return Vec::new() };
    let place = |square: Square| board.layout.centre(square.cell()).unwrap_or_default();
    let bark = Ink::of(plants::bark(tree.species));
    let night = Ink::of(Material::Night).alpha(0.6);
    let lines: Vec<Path> =
        tree.branches(side, squares).into_iter().map(|(from, to)| Path::lines([place(from), place(to)])).collect();
    let mut shapes = Vec::new();
    if !lines.is_empty() {
        let path = Path::join(lines);
        shapes.push(Shape::line(path.clone(), night, board.detail.line(0.15)));
        shapes.push(Shape::line(path.clone(), bark, board.detail.line(0.105)));
        if tree.species == Species::Birch && board.detail.is_fine() {
            shapes.push(Shape::line(path, Ink::of(Material::Night).alpha(0.25), board.detail.line(0.02)));
        }
    }
    let root = tree.root(side).filter(|root| root.is_in(squares));
    shapes.extend(
        root.into_iter()
            .flat_map(|root| plants::root(bark, board.detail).into_iter().map(move |shape| (root, shape)))
            .map(|(root, shape)| shape.moved(place(root))),
    );
    shapes
}

/// The tendril of a chain from its head toward the square it will try, and a leaf that waits there.
fn chain(board: &Board<'_>, head: Cell, next: Cell) -> Vec<Shape> {
    let Some((from, to)) = board.layout.centre(head).zip(board.layout.centre(next)) else { return Vec::new() };
    let [leaf, light, _] = plants::leaves(board.view.top(head).and_then(|piece| piece.side));
    let way = (to - from).direction();
    let (begin, end) = (from + way * 0.30, to - way * 0.05);
    let middle = begin.toward(end, 0.5) + way.across() * 0.10;
    let line = Path(vec![
        crate::Segment::Move(begin),
        crate::Segment::Curve(begin.toward(middle, 0.7), end.toward(middle, 0.7), end - way * 0.2),
    ]);
    let night = Ink::of(Material::Night).alpha(0.7);
    let tip = Path::leaf(end - way * 0.28, end + way * 0.16, 0.17);
    vec![
        Shape::line(line.clone(), night, board.detail.line(0.12)),
        Shape::line(line, Ink::of(leaf), board.detail.line(0.07)),
        Shape::fill(tip, Ink::of(light)).outlined(night, board.detail.line(0.025)),
    ]
}

fn on_circle(radius: f32, part: f32) -> Point {
    Point::polar(radius, part * std::f32::consts::TAU)
}
