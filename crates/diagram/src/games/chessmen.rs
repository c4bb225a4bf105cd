//! Turned chessmen seen from the side: the same motifs as in the window. White's feet are round, Black's are cut.

use std::f32::consts::{FRAC_PI_2, PI};

use ludarium_rules::Side;

use crate::{Detail, Ink, Material, Path, Point, Shape};

/// The colours of a chessman.
#[derive(Clone, Copy)]
pub(super) struct Tones {
    side: Side,
    body: Ink,
    edge: Ink,
    /// Lines within the piece.
    trim: Ink,
    shade: Ink,
    shine: Ink,
    enamel: Ink,
}

impl Tones {
    /// The colours of a side's piece with this enamel.
    pub fn of(side: Side, enamel: Ink) -> Tones {
        let of = Ink::of;
        match side {
            Side::White => Tones {
                side,
                body: of(Material::Ivory),
                edge: of(Material::IvoryRing),
                trim: of(Material::IvoryRing),
                shade: of(Material::IvoryRing).alpha(0.20),
                shine: of(Material::Paper).alpha(0.55),
                enamel,
            },
            Side::Black => Tones {
                side,
                body: of(Material::Ebony).lit(0.05),
                edge: of(Material::Night),
                trim: of(Material::EbonyRing).alpha(0.85),
                shade: of(Material::Night).alpha(0.5),
                shine: of(Material::Paper).alpha(0.20),
                enamel,
            },
        }
    }
}

/// What a part of a chessman is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cloth {
    Body,
    Enamel,
}

/// A part: its path, and where light and shade lie on it.
struct Part {
    cloth: Cloth,
    path: Path,
    shade: Option<Path>,
    shine: Option<Path>,
}

/// A chessman, part by part from below; y grows upward from its foot, x is 0 in its middle.
#[derive(Default)]
pub(super) struct Figure(Vec<Part>);

/// How large figures are drawn, and where in the cell they stand.
const SCALE: f32 = 0.97;
const FLOOR: f32 = 0.425;
/// Where feet end.
const FOOT: f32 = 0.10;

impl Figure {
    /// A flat part of the body.
    pub fn body(mut self, path: Path) -> Figure {
        self.0.push(Part { cloth: Cloth::Body, path, shade: None, shine: None });
        self
    }

    /// A flat part with enamel.
    pub fn enamel(mut self, path: Path) -> Figure {
        self.0.push(Part { cloth: Cloth::Enamel, path, shade: None, shine: None });
        self
    }

    /// A turned part of the body, by its profile: (distance from the axis, height), upward; a place given twice is a corner.
    pub fn turned(mut self, profile: &[(f32, f32)]) -> Figure {
        self.0.push(Part {
            cloth: Cloth::Body,
            path: between(profile, -1.0, 1.0),
            shade: Some(between(profile, 0.30, 1.0)),
            shine: Some(between(profile, -0.66, -0.36)),
        });
        self
    }

    /// A stem from the foot up to a height, `wide` at the foot and `slim` at its waist.
    pub fn stem(self, wide: f32, slim: f32, top: f32) -> Figure {
        let rise = top - FOOT;
        let at = |part: f32| FOOT + rise * part;
        self.turned(&[
            (wide, FOOT - 0.01),
            (wide, FOOT - 0.01),
            (wide, at(0.10)),
            (wide, at(0.10)),
            (wide * 0.62 + slim * 0.3, at(0.24)),
            (slim + (wide - slim) * 0.18, at(0.48)),
            (slim, at(0.78)),
            (slim + 0.012, top),
            (slim + 0.012, top),
        ])
    }

    pub fn ball(self, height: f32, radius: f32) -> Figure {
        let place = |angle: f32| (radius * angle.sin(), height - radius * angle.cos());
        let profile: Vec<(f32, f32)> = (0..=8_u8).map(|step| place(f32::from(step) / 8.0 * PI)).collect();
        self.turned(&profile)
    }

    /// A band of enamel across the axis.
    pub fn band(self, half: f32, low: f32, high: f32) -> Figure {
        let (middle, rise) = ((low + high) / 2.0, (high - low) / 2.0);
        self.enamel(Path::rounded(Point::new(0.0, middle), Point::new(half, rise), rise * 0.9))
    }

    /// A plate of the body across the axis.
    pub fn plate(self, half: f32, low: f32, high: f32) -> Figure {
        let (middle, rise) = ((low + high) / 2.0, (high - low) / 2.0);
        self.body(Path::rounded(Point::new(0.0, middle), Point::new(half, rise), rise * 0.8))
    }

    /// A pale light behind dark pieces, which sets them off from dark ground.
    fn halo(&self, tones: Tones, detail: Detail) -> Vec<Shape> {
        if tones.side == Side::White || !detail.is_fine() {
            return Vec::new();
        }
        let all = Path::join(self.0.iter().filter(|part| part.cloth == Cloth::Body).map(|part| part.path.clone()));
        vec![Shape::line(all.and(foot_path(tones.side)), tones.trim.alpha(0.55), detail.line(0.058))]
    }

    /// The shapes of the figure on its foot, about the middle of its cell.
    pub fn shapes(self, tones: Tones, detail: Detail) -> Vec<Shape> {
        let edge = detail.line(0.024);
        let mut shapes = self.halo(tones, detail);
        shapes.extend(foot(tones, detail));
        for part in self.0 {
            let (fill, line) = match part.cloth {
                Cloth::Body => (tones.body, tones.edge),
                Cloth::Enamel => (tones.enamel, tones.trim),
            };
            shapes.push(Shape::fill(part.path.clone(), fill));
            if detail.is_fine() {
                shapes.extend(part.shade.map(|path| Shape::fill(path, tones.shade)));
                shapes.extend(part.shine.map(|path| Shape::fill(path, tones.shine)));
            }
            let width = if part.cloth == Cloth::Body { edge } else { detail.line(0.017) };
            shapes.push(Shape::line(part.path, line, width));
        }
        shapes.into_iter().map(stand).collect()
    }
}

/// Puts a shape that stands on height 0 into its cell.
fn stand(shape: Shape) -> Shape {
    Shape { path: shape.path.map(|at| Point::new(at.x * SCALE, FLOOR - at.y * SCALE)), ..shape }
}

/// The foot: round for White, cut for Black.
fn foot_path(side: Side) -> Path {
    let right = [(0.325, 0.0), (0.365, 0.035), (0.365, 0.07), (0.325, FOOT)];
    match side {
        Side::White => Path::rounded(Point::new(0.0, FOOT / 2.0), Point::new(0.355, FOOT / 2.0), 0.045),
        Side::Black => {
            let left = right.into_iter().rev().map(|(x, y)| (-x, y));
            Path::polygon(right.into_iter().chain(left).map(|(x, y)| Point::new(x, y)))
        }
    }
}

/// The foot with a ring of the opposite lightness.
fn foot(tones: Tones, detail: Detail) -> Vec<Shape> {
    let mut shapes = vec![Shape::fill(foot_path(tones.side), tones.body).outlined(tones.edge, detail.line(0.024))];
    if detail.is_fine() {
        let line = Path::lines([Point::new(-0.335, 0.052), Point::new(0.335, 0.052)]);
        shapes.push(Shape::line(line, tones.trim, detail.line(0.014)));
    }
    shapes
}

/// The part of a turned thing between two parts of its radius, -1 (left) to 1 (right).
fn between(profile: &[(f32, f32)], left: f32, right: f32) -> Path {
    let up = profile.iter().map(|(radius, height)| Point::new(radius * right, *height));
    let down = profile.iter().rev().map(|(radius, height)| Point::new(radius * left, *height));
    Path::smooth(&up.chain(down).collect::<Vec<_>>())
}

/// The Knight: a horse's head above a disc.
pub(super) fn knight() -> Figure {
    let head = [
        (0.245, 0.235),
        (0.245, 0.235),
        (0.262, 0.40),
        (0.225, 0.57),
        (0.135, 0.70),
        (0.075, 0.745),
        (0.045, 0.86),
        (0.045, 0.86),
        (-0.015, 0.765),
        (-0.015, 0.765),
        (-0.105, 0.71),
        (-0.175, 0.62),
        (-0.265, 0.505),
        (-0.292, 0.44),
        (-0.262, 0.385),
        (-0.205, 0.375),
        (-0.165, 0.405),
        (-0.09, 0.45),
        (-0.015, 0.455),
        (-0.045, 0.385),
        (-0.135, 0.31),
        (-0.165, 0.235),
        (-0.165, 0.235),
    ];
    let mane = [
        (0.245, 0.235),
        (0.245, 0.235),
        (0.262, 0.40),
        (0.225, 0.57),
        (0.135, 0.70),
        (0.075, 0.745),
        (0.058, 0.815),
        (0.058, 0.815),
        (0.03, 0.70),
        (0.105, 0.58),
        (0.15, 0.42),
        (0.13, 0.235),
        (0.13, 0.235),
    ];
    let at = |list: &[(f32, f32)]| Path::smooth(&list.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>());
    Figure::default()
        .turned(&[(0.30, 0.09), (0.30, 0.09), (0.30, 0.13), (0.30, 0.13), (0.26, 0.18), (0.26, 0.18)])
        .body(at(&head))
        .enamel(at(&mane))
        .band(0.275, 0.165, 0.24)
        .enamel(Path::circle(Point::new(-0.085, 0.615), 0.028))
}

/// The King: a cross above a ring of five points.
pub(super) fn king() -> Figure {
    let points = [(-0.275, 0.735), (-0.15, 0.755), (0.0, 0.765), (0.15, 0.755), (0.275, 0.735)];
    let mut crown = vec![Point::new(0.175, 0.545), Point::new(-0.175, 0.545)];
    for (index, (x, y)) in points.into_iter().enumerate() {
        crown.push(Point::new(x, y));
        if let Some((next, _)) = points.get(index + 1) {
            crown.push(Point::new((x + next) / 2.0 * 0.95, 0.645));
        }
    }
    Figure::default()
        .stem(0.285, 0.135, 0.49)
        .turned(&[(0.15, 0.60), (0.15, 0.60), (0.135, 0.70), (0.08, 0.77), (0.0, 0.78)])
        .body(flared_cross(Point::new(0.0, 0.815), 0.10, 0.026, 0.045))
        .enamel(Path::polygon(crown))
        .band(0.19, 0.485, 0.55)
}

/// The Queen: a ring of balls around one.
pub(super) fn queen() -> Figure {
    let balls = [(-0.275, 0.71), (-0.155, 0.755), (0.155, 0.755), (0.275, 0.71)];
    let figure = Figure::default().stem(0.28, 0.12, 0.49).enamel(Path::circle(Point::new(0.0, 0.80), 0.075)).turned(&[
        (0.13, 0.49),
        (0.13, 0.49),
        (0.155, 0.56),
        (0.235, 0.67),
        (0.25, 0.69),
        (0.25, 0.69),
        (0.12, 0.735),
        (0.0, 0.745),
    ]);
    let ball = |figure: Figure, (x, y)| figure.enamel(Path::circle(Point::new(x, y), 0.056));
    balls.into_iter().fold(figure, ball).enamel(Path::circle(Point::new(0.0, 0.735), 0.056)).band(0.175, 0.465, 0.53)
}

/// A cross with arms that grow wider toward their ends.
pub(super) fn flared_cross(centre: Point, arm: f32, slim: f32, wide: f32) -> Path {
    let corner = |index: u8| {
        let turn = f32::from(index) * FRAC_PI_2;
        [(arm, -wide), (arm, wide), (slim, slim)].map(|(x, y)| centre + Point::new(x, y).rotated(turn))
    };
    Path::polygon((0..4).flat_map(corner))
}
