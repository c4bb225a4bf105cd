//! Shapes: paths with ink.

use crate::{Material, Palette, Path, Point, Rgb, Role};

/// A colour by its role, made lighter or darker or exchanged for what sets it off, and how much of it covers what is below.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ink {
    /// What it stands for.
    pub role: Role,
    /// Lighter (up to 1, white) or darker (down to -1, black).
    pub light: f32,
    /// How much it covers, 0 to 1.
    pub alpha: f32,
    /// Whether it is what sets that colour off from its ground: night around a light one, paper around a dark one.
    pub around: bool,
}

impl Ink {
    /// The plain colour of a material.
    #[must_use]
    pub const fn of(material: Material) -> Ink {
        Ink::role(Role::Of(material))
    }

    /// The plain colour of a role.
    #[must_use]
    pub const fn role(role: Role) -> Ink {
        Ink { role, light: 0.0, alpha: 1.0, around: false }
    }

    /// Lighter (up to 1) or darker (down to -1).
    #[must_use]
    pub const fn lit(self, light: f32) -> Ink {
        Ink { light, ..self }
    }

    /// Covering only this much, 0 to 1.
    #[must_use]
    pub const fn alpha(self, alpha: f32) -> Ink {
        Ink { alpha, ..self }
    }

    /// What sets it off from its ground, whichever palette it is drawn in.
    #[must_use]
    pub const fn around(self) -> Ink {
        Ink { around: true, ..self }
    }

    /// The colour in a palette, without its alpha.
    #[must_use]
    pub fn colour(self, palette: Palette) -> Rgb {
        let colour = palette.colour(self.role).lit(self.light);
        match (self.around, colour.luminance() < Rgb::DARK) {
            (false, _) => colour,
            (true, true) => Material::Paper.colour(),
            (true, false) => Material::Night.colour(),
        }
    }
}

/// A line along a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width in units.
    pub width: f32,
    /// Whether ends and corners are round; otherwise ends are cut off and corners pointed.
    pub round: bool,
}

/// A path that is filled, drawn along, or both (the line lies above the filling).
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// The path.
    pub path: Path,
    /// The filling.
    pub fill: Option<Ink>,
    /// The line.
    pub stroke: Option<Stroke>,
}

impl Shape {
    /// A filled path.
    #[must_use]
    pub const fn fill(path: Path, ink: Ink) -> Shape {
        Shape { path, fill: Some(ink), stroke: None }
    }

    /// A line with round ends and corners.
    #[must_use]
    pub const fn line(path: Path, ink: Ink, width: f32) -> Shape {
        Shape { path, fill: None, stroke: Some(Stroke { ink, width, round: true }) }
    }

    /// A line with pointed corners.
    #[must_use]
    pub const fn sharp_line(path: Path, ink: Ink, width: f32) -> Shape {
        Shape { path, fill: None, stroke: Some(Stroke { ink, width, round: false }) }
    }

    /// The same with a line around it.
    #[must_use]
    pub fn outlined(self, ink: Ink, width: f32) -> Shape {
        Shape { stroke: Some(Stroke { ink, width, round: true }), ..self }
    }

    /// The same somewhere else.
    #[must_use]
    pub fn moved(self, by: Point) -> Shape {
        Shape { path: self.path.moved(by), ..self }
    }
}

/// How fine a picture is drawn: pixels for each unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Detail {
    scale: f32,
}

/// Lines are never thinner than this many pixels, in fine pictures and in others.
const HAIRLINES: [f32; 2] = [0.9, 0.45];
/// From so many pixels a unit on, fine details are drawn.
const FINE: f32 = 15.0;

impl Detail {
    /// The detail for so many pixels a unit.
    #[must_use]
    pub const fn new(scale: f32) -> Detail {
        Detail { scale }
    }

    /// The pixels of one unit.
    #[must_use]
    pub const fn scale(self) -> f32 {
        self.scale
    }

    /// A line of that many units, but never thinner than a hairline.
    #[must_use]
    pub fn line(self, width: f32) -> f32 {
        width.max(HAIRLINES[usize::from(!self.is_fine())] / self.scale.max(1.0))
    }

    /// Whether fine details can be seen.
    #[must_use]
    pub fn is_fine(self) -> bool {
        self.scale >= FINE
    }
}
