//! Paths: straight lines and cubic curves, open or closed, and the figures that boards and pieces are made of.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use crate::Point;

/// One step of a [`Path`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begins a new line here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic curve with two control points, to the third point.
    Curve(Point, Point, Point),
    /// A straight line to where the line began.
    Close,
}

/// Lines and curves, open or closed. Filled by the nonzero rule.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path(pub Vec<Segment>);

impl Path {
    /// Straight lines from point to point.
    #[must_use]
    pub fn lines(points: impl IntoIterator<Item = Point>) -> Path {
        let mut path = Path::default();
        for (index, point) in points.into_iter().enumerate() {
            path.0.push(if index == 0 { Segment::Move(point) } else { Segment::Line(point) });
        }
        path
    }

    /// Straight lines from point to point and back to the first.
    #[must_use]
    pub fn polygon(points: impl IntoIterator<Item = Point>) -> Path {
        let mut path = Path::lines(points);
        path.0.push(Segment::Close);
        path
    }

    /// A rectangle by its centre and half its size.
    #[must_use]
    pub fn rectangle(centre: Point, half: Point) -> Path {
        let corner = |x: f32, y: f32| centre + Point::new(half.x * x, half.y * y);
        Path::polygon([corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)])
    }

    /// A rectangle with rounded corners.
    #[must_use]
    pub fn rounded(centre: Point, half: Point, radius: f32) -> Path {
        let inner = Point::new(half.x - radius, half.y - radius);
        let mut path = Path::default();
        for (index, (x, y)) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate() {
            let corner = centre + Point::new(inner.x * x, inner.y * y);
            path.arc(corner, radius, index as f32 * FRAC_PI_2, FRAC_PI_2);
        }
        path.0.push(Segment::Close);
        path
    }

    /// A circle.
    #[must_use]
    pub fn circle(centre: Point, radius: f32) -> Path {
        Path::ellipse(centre, Point::new(radius, radius))
    }

    /// An ellipse by its centre and its two radii.
    #[must_use]
    pub fn ellipse(centre: Point, radii: Point) -> Path {
        let mut path = Path::default();
        path.arc(Point::ZERO, 1.0, 0.0, TAU);
        path.0.push(Segment::Close);
        path.map(|point| centre + Point::new(point.x * radii.x, point.y * radii.y))
    }

    /// A regular polygon; its first corner lies at `angle`.
    #[must_use]
    pub fn regular(corners: u8, centre: Point, radius: f32, angle: f32) -> Path {
        let corner = |index: u8| centre + Point::polar(radius, angle + f32::from(index) / f32::from(corners) * TAU);
        Path::polygon((0..corners).map(corner))
    }

    /// A star; its first ray points at `angle`.
    #[must_use]
    pub fn star(rays: u8, centre: Point, outer: f32, inner: f32, angle: f32) -> Path {
        let corner = |index: u8| {
            let radius = if index.is_multiple_of(2) { outer } else { inner };
            centre + Point::polar(radius, angle + f32::from(index) / f32::from(rays) * PI)
        };
        Path::polygon((0..rays * 2).map(corner))
    }

    /// A ring between two circles.
    #[must_use]
    pub fn ring(centre: Point, inner: f32, outer: f32) -> Path {
        Path::circle(centre, outer).and(Path::circle(centre, inner).reversed_circle(centre))
    }

    /// The mirror image of a circle about its centre, so that the nonzero rule cuts it out.
    fn reversed_circle(self, centre: Point) -> Path {
        self.map(|point| Point::new(2.0 * centre.x - point.x, point.y))
    }

    /// A pointed leaf from `foot` to `tip`, `width` wide in its middle.
    #[must_use]
    pub fn leaf(foot: Point, tip: Point, width: f32) -> Path {
        let along = tip - foot;
        let aside = along.direction().across() * (width * 0.66);
        let control = |part: f32, side: f32| foot + along * part + aside * side;
        Path(vec![
            Segment::Move(foot),
            Segment::Curve(control(0.2, 1.0), control(0.65, 1.0), tip),
            Segment::Curve(control(0.65, -1.0), control(0.2, -1.0), foot),
            Segment::Close,
        ])
    }

    /// A smooth closed line through points; a point given twice in a row is a corner.
    #[must_use]
    pub fn smooth(points: &[Point]) -> Path {
        let Some(first) = points.first() else { return Path::default() };
        let count = points.len();
        let at = |index: usize| points[index % count];
        let mut path = Path(vec![Segment::Move(*first)]);
        for index in 0..count {
            let [before, from, to, after] = [index + count - 1, index, index + 1, index + 2].map(at);
            if from != to {
                path.0.push(Segment::Curve(from + (to - before) * (1.0 / 6.0), to - (after - from) * (1.0 / 6.0), to));
            }
        }
        path.0.push(Segment::Close);
        path
    }

    /// Adds another path.
    #[must_use]
    pub fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    /// All paths as one.
    #[must_use]
    pub fn join(paths: impl IntoIterator<Item = Path>) -> Path {
        Path(paths.into_iter().flat_map(|path| path.0).collect())
    }

    /// The path with every point moved by a function.
    #[must_use]
    pub fn map(mut self, change: impl Fn(Point) -> Point) -> Path {
        for segment in &mut self.0 {
            *segment = match *segment {
                Segment::Move(to) => Segment::Move(change(to)),
                Segment::Line(to) => Segment::Line(change(to)),
                Segment::Curve(a, b, to) => Segment::Curve(change(a), change(b), change(to)),
                Segment::Close => Segment::Close,
            };
        }
        self
    }

    /// The path somewhere else.
    #[must_use]
    pub fn moved(self, by: Point) -> Path {
        self.map(|point| point + by)
    }

    /// The path turned about the origin by an angle in radians, clockwise on the screen.
    #[must_use]
    pub fn rotated(self, angle: f32) -> Path {
        self.map(|point| point.rotated(angle))
    }

    /// Every point that the path names, control points of curves included: the path lies within their hull.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        self.0.iter().flat_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => vec![to],
            Segment::Curve(a, b, to) => vec![a, b, to],
            Segment::Close => Vec::new(),
        })
    }

    /// Adds an arc; it begins a new line if the path is empty or closed, else a straight line leads to it.
    pub fn arc(&mut self, centre: Point, radius: f32, start: f32, sweep: f32) {
        let parts = (sweep.abs() / FRAC_PI_2).ceil().max(1.0);
        let step = sweep / parts;
        let handle = 4.0 / 3.0 * (step / 4.0).tan() * radius;
        let begin = centre + Point::polar(radius, start);
        let open = self.0.last().is_some_and(|last| *last != Segment::Close);
        self.0.push(if open { Segment::Line(begin) } else { Segment::Move(begin) });
        for part in 0..parts as u16 {
            let (from, to) = (start + f32::from(part) * step, start + f32::from(part + 1) * step);
            let [a, b] = [from, to].map(|angle| centre + Point::polar(radius, angle));
            let [out, back] = [from, to].map(|angle| Point::polar(handle, angle).across());
            self.0.push(Segment::Curve(a + out, b - back, b));
        }
    }
}
