//! Tress: grey flagstones, the frames of seven zones, chessmen with enamel in the colour of their kind.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use ludarium_rules::games::tress::{GUARDIAN, KING, LANCER, PIKEMAN, QUEEN, SENTINEL, zone_of};
use ludarium_rules::{Piece, Side, ZoneState};

use super::chessmen::{Figure, Tones, flared_cross, king, knight, queen};
use super::grid::{checker, frame, lines, names, square};
use super::{Board, Drawing};
use crate::{Detail, Ink, Material, Path, Point, Role, Shape};

const RIMS: [f32; 2] = [0.035, 0.125];

pub(super) const DRAWING: Drawing = Drawing {
    ground: |board| frame(board, Ink::of(Material::StoneRim)),
    cells,
    names: |layout| names(layout, RIMS[1]),
    kinds: 7,
    neutral: None,
    stack: |stack, detail| stack.iter().flat_map(|piece| chessman(*piece, detail)).collect(),
    rims: RIMS,
    letter: 0.048,
    arrow: 1.0,
    above: |_| Vec::new(),
};

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let stones = [Material::StoneLight, Material::StoneDark].map(|stone| Ink::of(stone).lit(0.06));
    let mut shapes = checker(board, stones);
    let joint = Ink::of(Material::StoneRim).alpha(0.55);
    shapes.push(Shape::sharp_line(lines(board.layout.half(), 1.0), joint, board.detail.line(0.014)));
    for (zone, state) in board.view.zones.iter().enumerate() {
        shapes.extend(Zone::find(board, zone).into_iter().flat_map(|zone| zone.shapes(*state, board.detail)));
    }
    shapes
}

/// Between these distances from the border of a zone lies its frame.
const OUTER: f32 = 0.03;
const INNER: f32 = 0.145;

struct Zone {
    middle: Point,
    half: f32,
    /// Whether it is the largest by rank: the Fortress, which lies about the middle of the board.
    ornate: bool,
}

impl Zone {
    fn find(board: &Board<'_>, zone: usize) -> Option<Zone> {
        let places: Vec<Point> =
            board.layout.cells().filter(|(cell, _)| zone_of(*cell) == Some(zone)).map(|(_, at)| at).collect();
        let (first, last) = (places.first()?, places.last()?);
        let middle = first.toward(*last, 0.5);
        Some(Zone { middle, half: (first.x - last.x).abs() / 2.0 + 0.5, ornate: middle.length() < 0.1 })
    }

    /// A place in the frame: along a side, -1 to 1, and as deep below the border, on one of the four sides.
    fn place(&self, side: u8, along: f32, depth: f32) -> Point {
        let reach = self.half - depth;
        self.middle + Point::new(along * reach, -reach).rotated(f32::from(side) * FRAC_PI_2)
    }

    fn band(&self, outer: f32, inner: f32) -> Path {
        let ring = |depth: f32| (0..4).map(move |side| self.place(side, -1.0, depth));
        Path::polygon(ring(outer)).and(Path::polygon(ring(inner).collect::<Vec<_>>().into_iter().rev()))
    }

    fn shapes(&self, state: ZoneState, detail: Detail) -> Vec<Shape> {
        let mut shapes = match state {
            ZoneState::Neutral => self.carved(detail),
            ZoneState::Controlled(side) => self.held(side, detail),
            ZoneState::Contested => self.contested(detail),
        };
        if self.ornate && detail.is_fine() {
            shapes.extend(self.towers(state, detail));
        }
        shapes
    }

    /// One thin carved line.
    fn carved(&self, detail: Detail) -> Vec<Shape> {
        let line = |depth: f32| Path::rectangle(self.middle, square(self.half - depth));
        vec![
            Shape::sharp_line(line(0.075), Ink::of(Material::Night).alpha(0.75), detail.line(0.03)),
            Shape::sharp_line(line(0.10), Ink::role(Role::White).alpha(0.35), detail.line(0.014)),
        ]
    }

    /// A light band with chevrons, or a dark band with hatching; the floor takes a breath of it.
    fn held(&self, side: Side, detail: Detail) -> Vec<Shape> {
        let (ground, mark, floor) = match side {
            Side::White => (Role::White, Role::WhiteMark, 0.20),
            Side::Black => (Role::Black, Role::BlackMark, 0.16),
        };
        let floor =
            Shape::fill(Path::rectangle(self.middle, square(self.half - OUTER)), Ink::role(ground).alpha(floor));
        let edge = Ink::role(mark).lit(if side == Side::White { -0.4 } else { -0.1 });
        let band = Shape::fill(self.band(OUTER, INNER), Ink::role(ground)).outlined(edge, detail.line(0.013));
        let mut shapes = vec![floor, band];
        if detail.is_fine() {
            let pattern = if side == Side::White { self.chevrons() } else { self.hatches() };
            shapes.push(Shape::line(pattern, Ink::role(mark), detail.line(0.026)));
        }
        shapes
    }

    /// Ten places along each side.
    fn along(&self, count: u8, draw: impl Fn(u8, f32) -> Path) -> Path {
        let places = (0..4).flat_map(|side| (0..count).map(move |index| (side, index)));
        Path::join(places.map(|(side, index)| draw(side, ((f32::from(index) + 0.5) / f32::from(count)) * 1.82 - 0.91)))
    }

    fn chevrons(&self) -> Path {
        let (top, low) = (OUTER + 0.03, INNER - 0.03);
        self.along(10, |side, at| {
            let lean = 0.028 * at.signum();
            let points = [(at - lean, top), (at + lean, (top + low) / 2.0), (at - lean, low)];
            Path::lines(points.map(|(along, depth)| self.place(side, along, depth)))
        })
    }

    fn hatches(&self) -> Path {
        let (top, low) = (OUTER + 0.025, INNER - 0.025);
        self.along(14, |side, at| {
            Path::lines([(at - 0.035, top), (at + 0.035, low)].map(|(along, depth)| self.place(side, along, depth)))
        })
    }

    /// A broken ring of light and dark pieces in turn.
    fn contested(&self, detail: Detail) -> Vec<Shape> {
        let piece = |side: u8, index: u8| {
            let [from, to] = [0.03, 0.97].map(|part| (f32::from(index) + part) / 5.0 * 2.0 - 1.0);
            let slant = if index == 0 || index == 4 { 0.0 } else { 0.03 };
            let ends = [(from - slant, OUTER), (to - slant, OUTER), (to + slant, INNER), (from + slant, INNER)];
            Path::polygon(ends.map(|(along, depth)| self.place(side, along, depth)))
        };
        [(Role::White, Role::WhiteMark, 0), (Role::Black, Role::BlackMark, 1)]
            .into_iter()
            .map(|(fill, edge, first)| {
                let places = (0..4_u8).flat_map(|side| (0..5_u8).map(move |index| (side, index)));
                let mine = places.filter(|(side, index)| (side + index) % 2 == first);
                let path = Path::join(mine.map(|(side, index)| piece(side, index)));
                Shape::fill(path, Ink::role(fill)).outlined(Ink::role(edge), detail.line(0.012))
            })
            .collect()
    }

    /// A tower in each corner of the Fortress, and a second line.
    fn towers(&self, state: ZoneState, detail: Detail) -> Vec<Shape> {
        let corner = |side: u8| self.place(side, -1.0, 0.10);
        let roles = |side: u8| match state {
            ZoneState::Controlled(Side::Black) => (Role::Black, Role::BlackMark),
            ZoneState::Contested if side % 2 == 1 => (Role::Black, Role::BlackMark),
            ZoneState::Neutral => (Role::Of(Material::StoneRim), Role::Of(Material::Coordinate)),
            _ => (Role::White, Role::WhiteMark),
        };
        let second = Path::rectangle(self.middle, square(self.half - INNER - 0.025));
        let mut shapes = vec![Shape::sharp_line(second, Ink::role(roles(0).1).alpha(0.7), detail.line(0.012))];
        for side in 0..4 {
            let (fill, mark) = roles(side);
            let tower = Path::rectangle(corner(side), square(0.10));
            shapes.push(Shape::fill(tower, Ink::role(fill)).outlined(Ink::role(mark), detail.line(0.016)));
            shapes.push(Shape::fill(Path::regular(4, corner(side), 0.055, 0.0), Ink::role(mark)));
        }
        shapes
    }
}

fn chessman(piece: Piece, detail: Detail) -> Vec<Shape> {
    let enamel = Ink::role(Role::Enamel(piece.kind.0));
    let tones = Tones::of(piece.side.unwrap_or(Side::White), enamel);
    let figure = match piece.kind {
        GUARDIAN => guardian(),
        PIKEMAN => pikeman(),
        LANCER => lancer(),
        SENTINEL => sentinel(),
        KING => king(),
        QUEEN => queen(),
        _ => knight(),
    };
    figure.shapes(tones, detail)
}

/// A squat tower with battlements about a broad band.
fn guardian() -> Figure {
    let merlon = |figure: Figure, x: f32| figure.body(Path::rectangle(Point::new(x, 0.685), Point::new(0.050, 0.07)));
    let wall = [(-0.25, 0.10), (-0.20, 0.19), (-0.20, 0.50), (0.20, 0.50), (0.20, 0.19), (0.25, 0.10)];
    let shield = [(-0.10, 0.42), (-0.10, 0.29), (0.0, 0.19), (0.10, 0.29), (0.10, 0.42)];
    let walls = Figure::default()
        .body(polygon(&wall))
        .enamel(polygon(&shield))
        .enamel(Path::rectangle(Point::new(0.0, 0.655), Point::new(0.225, 0.05)))
        .enamel(Path::rounded(Point::new(0.0, 0.555), Point::new(0.28, 0.065), 0.03));
    [-0.215, -0.072, 0.072, 0.215].into_iter().fold(walls, merlon)
}

/// A spear above a cross of blades.
fn pikeman() -> Figure {
    Figure::default()
        .stem(0.255, 0.085, 0.40)
        .plate(0.19, 0.315, 0.36)
        .enamel(Path::star(4, Point::new(0.0, 0.575), 0.335, 0.085, FRAC_PI_4))
        .body(polygon(&[(-0.022, 0.575), (0.022, 0.575), (0.022, 0.72), (-0.022, 0.72)]))
        .enamel(polygon(&[(0.0, 0.68), (0.062, 0.755), (0.0, 0.905), (-0.062, 0.755)]))
        .body(Path::regular(4, Point::new(0.0, 0.575), 0.06, 0.0))
}

/// A long lance in a cross with flared arms.
fn lancer() -> Figure {
    Figure::default()
        .stem(0.255, 0.085, 0.40)
        .plate(0.19, 0.265, 0.31)
        .body(polygon(&[(-0.05, 0.62), (0.05, 0.62), (0.05, 0.765), (0.0, 0.915), (-0.05, 0.765)]))
        .enamel(flared_cross(Point::new(0.0, 0.535), 0.25, 0.045, 0.112))
        .body(Path::circle(Point::new(0.0, 0.535), 0.05))
}

/// A watchtower with a ball in an eight-rayed star.
fn sentinel() -> Figure {
    Figure::default()
        .stem(0.27, 0.135, 0.40)
        .band(0.20, 0.255, 0.305)
        .enamel(Path::star(8, Point::new(0.0, 0.60), 0.315, 0.175, FRAC_PI_2))
        .ball(0.60, 0.115)
}

fn polygon(points: &[(f32, f32)]) -> Path {
    Path::polygon(points.iter().map(|&(x, y)| Point::new(x, y)))
}
