//! Tribun: a round table of three marbles; towers of flat stones with their height on top, the Tribun's purple in a laurel.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use ludarium_rules::board::hex::Hex;
use ludarium_rules::games::tribun::TRIBUN;
use ludarium_rules::{Piece, Side};

use super::{Board, Drawing, Name};
use crate::lettering::text;
use crate::{Detail, Ink, Layout, Material, Path, Point, Segment, Shape};

const RIMS: [f32; 2] = [0.025, 0.155];
/// Where names end and the ornament of the rim begins, in parts of half the board.
const KEY: f32 = 1.10;

/// The least pixels of a unit at which the keys of the ornament can be told from each other.
const LEAST_KEY: f32 = 26.0;

pub(super) const DRAWING: Drawing = Drawing {
    ground,
    cells,
    names,
    kinds: 2,
    neutral: None,
    stack: tower,
    rims: RIMS,
    letter: 0.047,
    arrow: 1.0,
    above: |_| Vec::new(),
};

fn ground(board: &Board<'_>) -> Vec<Shape> {
    let (half, detail) = (board.layout.half(), board.detail);
    let edge = detail.line(half * 0.006);
    let porphyry = Ink::of(Material::Porphyry);
    let table = Path::circle(Point::ZERO, board.half - edge / 2.0);
    let mut shapes = vec![Shape::fill(table, porphyry).outlined(porphyry.lit(-0.6), edge)];
    if board.coordinates && detail.is_fine() {
        let line = detail.line(half * 0.0035);
        if detail.scale() >= LEAST_KEY {
            shapes.push(Shape::sharp_line(key(half), Ink::of(Material::Bronze).alpha(0.85), line));
        }
        for radius in [KEY - 0.008, KEY + 0.040] {
            shapes.push(Shape::sharp_line(Path::circle(Point::ZERO, half * radius), Ink::of(Material::Bronze), line));
        }
    }
    shapes
}

/// A ring of Greek keys.
fn key(half: f32) -> Path {
    const KEYS: u8 = 72;
    const HOOK: [(f32, f32); 7] =
        [(0.0, 0.0), (0.12, 0.0), (0.12, 1.0), (0.80, 1.0), (0.80, 0.30), (0.46, 0.30), (0.46, 0.64)];
    let at = |index: u8, (along, out): (f32, f32)| {
        Point::polar(half * (KEY + 0.032 * out), (f32::from(index) + along) / f32::from(KEYS) * TAU)
    };
    Path::join((0..KEYS).map(|index| Path::lines(HOOK.map(|place| at(index, place)))))
}

fn cells(board: &Board<'_>) -> Vec<Shape> {
    let layout = board.layout;
    let marbles = [Material::MarbleGrey, Material::MarbleRose, Material::MarbleOchre];
    let tiles = |colour: usize, by: f32| {
        let mine = Hex::all().filter(move |hex| usize::from(hex.colour()) == colour);
        Path::join(mine.filter_map(|hex| {
            let at = layout.centre(hex.cell())?;
            Some(Path::polygon(layout.outline(hex.cell()).iter().map(move |corner| at + *corner * by)))
        }))
    };
    let bronze = (0..3).map(|colour| tiles(colour, 1.05));
    let mut shapes = vec![Shape::fill(Path::join(bronze), Ink::of(Material::Bronze).lit(-0.25))];
    for (colour, marble) in marbles.into_iter().enumerate() {
        shapes.push(Shape::fill(tiles(colour, 0.972), Ink::of(marble).lit(0.08)));
    }
    if board.detail.is_fine() {
        shapes.push(Shape::line(veins(layout), Ink::of(Material::MarbleWhite).alpha(0.14), board.detail.line(0.02)));
    }
    shapes
}

/// A few veins in every hex; those of opposite hexes are the same, turned.
fn veins(layout: &Layout) -> Path {
    Path::join(Hex::all().filter_map(|hex| {
        let (q, r) = hex.axial();
        let sign = if (q, r) < (0, 0) { -1.0 } else { 1.0 };
        let seed = f32::from(q) * 2.3 * sign + f32::from(r) * 5.1 * sign;
        let angle = (seed * 1.7).sin() * PI;
        let at = layout.centre(hex.cell())?;
        let ends = [0.0, 0.7, 1.0].map(|part| {
            let bend = 0.16 * (seed + part * 4.0).sin();
            Point::new(part * 0.84 - 0.42, bend + 0.12 * (seed * 3.1).cos())
        });
        let turn = if layout.is_turned() { -sign } else { sign };
        let [a, b, c] = ends.map(|point| at + point.rotated(angle) * turn);
        Some(Path(vec![Segment::Move(a), Segment::Curve(a.toward(b, 0.8), b, c)]))
    }))
}

/// Letters below the files, numbers at the upper left of the ranks, as White sees them.
fn names(layout: &Layout) -> Vec<Name> {
    const AWAY: f32 = 0.74;
    let mut names = Vec::new();
    let turn = |point: Point| if layout.is_turned() { -point } else { point };
    let mut put = |hex: Hex, name: String, way: f32| {
        let at = layout.centre(hex.cell()).unwrap_or_default();
        names.push(Name::new(name, at + turn(Point::polar(AWAY, way))));
    };
    for file in 0..11 {
        if let Some(hex) = Hex::on(file, 0) {
            put(hex, hex.to_string()[..1].to_owned(), FRAC_PI_2);
        }
    }
    for rank in 0..11 {
        if let Some(hex) = (0..11).find_map(|file| Hex::on(file, rank)) {
            put(hex, (rank + 1).to_string(), PI * 7.0 / 6.0);
        }
    }
    names
}

/// The radii of a stone seen from a little in front.
const RADIUS: Point = Point::new(0.37, 0.325);
/// How much higher each stone of a tower lies, and the least if towers are high.
const LEVEL: f32 = 0.078;
/// How high a tower may be drawn.
const TALLEST: f32 = 0.52;

/// How high each stone of a tower of so many lies, and where its foot is.
fn measures(count: f32) -> (f32, f32) {
    let level = LEVEL.min(TALLEST / count.max(1.0));
    (level, 0.03 + (count * level * 0.5).min(0.16))
}

/// How many of the lowest stones of a tower are slaves.
fn slaves_of(stack: &[Piece]) -> usize {
    let top_side = stack.last().and_then(|piece| piece.side);
    stack.iter().take_while(|piece| piece.side != top_side).count()
}

/// The height of a tower as it is written on its top, on the stone's own colour.
pub(super) fn count(stack: &[Piece], detail: Detail) -> Vec<Shape> {
    let Some(top) = stack.last().filter(|_| stack.len() > 1) else { return Vec::new() };
    let (count, slaves) = (stack.len() as f32, slaves_of(stack));
    let (level, foot) = measures(count);
    let at = Point::new(0.0, foot - count * level);
    let ground = if top.kind == TRIBUN { Ink::of(Material::Tyrian) } else { tones(top.side).0 };
    let plate = Shape::fill(Path::ellipse(at, RADIUS * 0.62), ground).outlined(tones(top.side).1, detail.line(0.018));
    let mut shapes = vec![plate];
    shapes.extend(number(stack.len() - slaves, slaves, at, ink(*top)));
    shapes
}

/// The colour of what is written on a stone.
fn ink(piece: Piece) -> Ink {
    match piece.side {
        _ if piece.kind == TRIBUN => Ink::of(Material::CushionInk),
        Some(Side::Black) => Ink::of(Material::MarblePale),
        _ => Ink::of(Material::MarbleInk),
    }
}

/// A tower from its foot to its top.
fn tower(stack: &[Piece], detail: Detail) -> Vec<Shape> {
    let count = stack.len() as f32;
    let (level, foot) = measures(count);
    let mut shapes = vec![Shape::fill(
        Path::ellipse(Point::new(0.035, foot + 0.035), RADIUS * 1.04),
        Ink::of(Material::Night).alpha(if detail.is_fine() { 0.35 } else { 0.0 }),
    )];
    let slaves = slaves_of(stack);
    for (index, piece) in stack.iter().enumerate() {
        let at = Point::new(0.0, foot - index as f32 * level);
        shapes.extend(drum(piece.side, at, level, detail));
        if index + 1 == slaves {
            shapes.extend(chain(at - Point::new(0.0, level), detail));
        }
    }
    let top = Point::new(0.0, foot - count * level);
    shapes.extend(stack.last().into_iter().flat_map(|piece| lid(*piece, stack.len() - slaves, slaves, top, detail)));
    shapes
}

/// One stone whose foot is at a place: its side and its upper face.
fn drum(side: Option<Side>, at: Point, level: f32, detail: Detail) -> Vec<Shape> {
    let (body, edge) = tones(side);
    let mut wall = Path::default();
    wall.arc(Point::ZERO, 1.0, 0.0, PI);
    let rise = level / RADIUS.y;
    wall.arc(Point::new(0.0, -rise), 1.0, PI, PI);
    wall.0.push(Segment::Close);
    let place = move |point: Point| at + Point::new(point.x * RADIUS.x, point.y * RADIUS.y);
    let line = detail.line(0.018);
    let dark = if side == Some(Side::Black) { body.lit(-0.25) } else { body.lit(-0.30) };
    vec![
        Shape::fill(wall.map(place), dark).outlined(edge, line),
        Shape::fill(Path::ellipse(at - Point::new(0.0, level), RADIUS), body).outlined(edge, line),
    ]
}

/// The colour of a stone and of its edges.
fn tones(side: Option<Side>) -> (Ink, Ink) {
    match side {
        Some(Side::Black) => (Ink::of(Material::MarbleDark), Ink::of(Material::MarblePale).alpha(0.55)),
        _ => (Ink::of(Material::MarbleWhite), Ink::of(Material::MarbleInk).alpha(0.85)),
    }
}

/// What lies on the top of a tower: a ring in the side's manner, the laurel of a Tribun, the height.
fn lid(piece: Piece, own: usize, slaves: usize, at: Point, detail: Detail) -> Vec<Shape> {
    let is_black = piece.side == Some(Side::Black);
    let mut shapes = Vec::new();
    let inner = |part: f32| Path::ellipse(at, RADIUS * part);
    if piece.kind == TRIBUN {
        shapes.extend(wreath(at, detail));
    } else if is_black {
        shapes.push(Shape::line(inner(0.80), Ink::of(Material::MarblePale), detail.line(0.04)));
    } else {
        shapes.push(Shape::line(inner(0.82), Ink::of(Material::MarbleInk).alpha(0.5), detail.line(0.016)));
    }
    if own + slaves > 1 {
        shapes.extend(number(own, slaves, at, ink(piece)));
    }
    shapes
}

/// The height of a tower, and that of its slave.
fn number(own: usize, slaves: usize, at: Point, ink: Ink) -> Vec<Shape> {
    let path = if slaves == 0 {
        text(&own.to_string(), at, 0.33)
    } else {
        let part = |name: &str, x: f32, y: f32, size: f32| text(name, at + Point::new(x, y), size);
        Path::join([
            part(&own.to_string(), -0.125, -0.03, 0.26),
            part("/", 0.01, 0.0, 0.28),
            part(&slaves.to_string(), 0.135, 0.04, 0.21),
        ])
    };
    vec![Shape::fill(path, ink)]
}

/// A chain around a slave's upper edge.
fn chain(at: Point, detail: Detail) -> Vec<Shape> {
    const LINKS: u8 = 9;
    let link = |index: u8| {
        let angle = (f32::from(index) + 0.5) / f32::from(LINKS) * PI;
        let place = at + Point::new(RADIUS.x * 1.02 * angle.cos(), RADIUS.y * 1.02 * angle.sin());
        Path::circle(place, 0.036)
    };
    vec![
        Shape::fill(Path::join((0..LINKS).map(link)), Ink::of(Material::Bronze).lit(0.15))
            .outlined(Ink::of(Material::Night), detail.line(0.014)),
    ]
}

/// A purple disc in a golden laurel, open at its head.
fn wreath(at: Point, detail: Detail) -> Vec<Shape> {
    let (gold, night) = (Ink::of(Material::Gold), Ink::of(Material::Night).alpha(0.7));
    let squeeze = move |point: Point| at + Point::new(point.x, point.y * RADIUS.y / RADIUS.x);
    let edge = detail.line(0.012);
    let mut shapes = vec![
        Shape::fill(Path::circle(Point::ZERO, 0.265).map(squeeze), Ink::of(Material::Tyrian))
            .outlined(gold, detail.line(0.02)),
    ];
    if !detail.is_fine() {
        shapes.push(Shape::line(Path::circle(Point::ZERO, 0.29).map(squeeze), gold, detail.line(0.06)));
        return shapes;
    }
    let leaf = |side: f32, step: u8, splay: f32| {
        let angle = FRAC_PI_2 - side * (0.20 + f32::from(step) / 7.0 * 2.62);
        let along = angle - side * (FRAC_PI_2 - splay * 0.0);
        let foot = Point::polar(0.282, angle);
        Path::leaf(foot, foot + Point::polar(0.125, along + splay), 0.058)
    };
    let leaves = [1.0, -1.0]
        .into_iter()
        .flat_map(|side| (0..7).flat_map(move |step| [0.45, -0.5].map(|splay| leaf(side, step, splay))));
    let path = Path::join(leaves).map(squeeze);
    shapes.push(Shape::fill(path, gold.lit(0.08)).outlined(night, edge));
    shapes
}
