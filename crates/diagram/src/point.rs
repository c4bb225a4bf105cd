//! Points and vectors of the plane.

use std::ops::{Add, Mul, Neg, Sub};

/// A point or a vector: x to the right, y down, as on a screen. Lengths are in units of a cell: the diameter of the
/// largest circle that fits into it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The origin.
    pub const ZERO: Point = Point::new(0.0, 0.0);

    /// The point of two coordinates.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The vector of this length in a direction: an angle in radians, 0 to the right, growing clockwise on the screen.
    #[must_use]
    pub fn polar(length: f32, angle: f32) -> Point {
        Point::new(length * angle.cos(), length * angle.sin())
    }

    /// The length of the vector.
    #[must_use]
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The direction of the vector, as in [`Point::polar`].
    #[must_use]
    pub fn angle(self) -> f32 {
        self.y.atan2(self.x)
    }

    /// The vector of length 1 in the same direction; zero stays zero.
    #[must_use]
    pub fn direction(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::ZERO }
    }

    /// The vector turned by a right angle, clockwise on the screen.
    #[must_use]
    pub const fn across(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// The vector turned by an angle in radians, clockwise on the screen.
    #[must_use]
    pub fn rotated(self, angle: f32) -> Point {
        let (sin, cos) = angle.sin_cos();
        Point::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// The point so far, 0 to 1, on the way to another.
    #[must_use]
    pub fn toward(self, other: Point, part: f32) -> Point {
        self + (other - self) * part
    }

    /// The cross product: positive if `other` lies clockwise of this vector on the screen.
    #[must_use]
    pub const fn cross(self, other: Point) -> f32 {
        self.x * other.y - self.y * other.x
    }
}

impl Add for Point {
    type Output = Point;

    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;

    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Point;

    fn mul(self, by: f32) -> Point {
        Point::new(self.x * by, self.y * by)
    }
}

impl Neg for Point {
    type Output = Point;

    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}
