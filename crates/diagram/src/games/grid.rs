//! Boards of squares: frames, squares of two tones, names of files and ranks.

use super::{Board, Name};
use crate::{Ink, Layout, Material, Path, Point, Shape};

/// A frame with rounded outer corners, and a fine edge around the cells.
pub(super) fn frame(board: &Board<'_>, rim: Ink) -> Vec<Shape> {
    let (half, detail) = (board.layout.half(), board.detail);
    let edge = detail.line(half * 0.005);
    let outer = board.half - edge / 2.0;
    let mut shapes =
        vec![Shape::fill(Path::rounded(Point::ZERO, square(outer), half * 0.03), rim).outlined(rim.lit(-0.55), edge)];
    if board.coordinates && detail.is_fine() {
        let inset = outer - half * 0.016;
        let line = Path::rounded(Point::ZERO, square(inset), half * 0.02);
        shapes.push(Shape::line(line, rim.lit(0.22).alpha(0.6), detail.line(half * 0.0025)));
    }
    let lip = half + detail.line(half * 0.006);
    shapes.push(Shape::fill(Path::rectangle(Point::ZERO, square(lip)), Ink::of(Material::Night).alpha(0.8)));
    shapes
}

/// The vector with two equal coordinates.
pub(super) const fn square(half: f32) -> Point {
    Point::new(half, half)
}

/// Squares of two tones; a1 is dark.
pub(super) fn checker(board: &Board<'_>, [light, dark]: [Ink; 2]) -> Vec<Shape> {
    let across = across(board.layout);
    let is_dark = |index: u16| (index % across + index / across).is_multiple_of(2);
    let squares = board.layout.cells().filter(|(cell, _)| is_dark(cell.0));
    let path = Path::join(squares.map(|(_, at)| Path::rectangle(at, square(0.5))));
    vec![Shape::fill(Path::rectangle(Point::ZERO, square(board.layout.half())), light), Shape::fill(path, dark)]
}

/// The lines between squares.
pub(super) fn lines(half: f32, step: f32) -> Path {
    let count = (2.0 * half / step).round() as u16;
    Path::join((0..=count).map(|index| {
        let across = f32::from(index) * step - half;
        let along = |x: f32, y: f32| Point::new(x, y);
        Path::lines([along(-half, across), along(half, across)])
            .and(Path::lines([along(across, -half), along(across, half)]))
    }))
}

/// The number of squares along a side.
pub(super) fn across(layout: &Layout) -> u16 {
    (layout.half() * 2.0).round() as u16
}

/// Letters below the files, numbers at the left of the ranks, in the middle of a rim of that width, in parts of half the
/// board.
pub(super) fn names(layout: &Layout, rim: f32) -> Vec<Name> {
    let (across, half) = (across(layout), layout.half());
    let lane = half * (1.0 + rim / 2.0);
    let place = |index: u16| f32::from(index) - half + 0.5;
    let along = |index: u16| if layout.is_turned() { -place(index) } else { place(index) };
    (0..across)
        .flat_map(|index| {
            let file = char::from(b'a' + index as u8).to_string();
            let at = along(index);
            [Name::new(file, Point::new(at, lane)), Name::new((index + 1).to_string(), Point::new(-lane, -at))]
        })
        .collect()
}
