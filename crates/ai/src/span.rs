//! Where a turn happens, for everything that judges turns by their way over the board.

use ludarium_rules::board::grid::Point;
use ludarium_rules::board::hex::Hex;
use ludarium_rules::board::square::Square;
use ludarium_rules::board::triangle::Triangle;

/// A place in the plane of the board: neighbouring cells are about 1 apart.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Spot {
    /// To the right of the centre of the board.
    pub x: f32,
    /// Above the centre of the board.
    pub y: f32,
}

/// How far apart two files of hexes are: half of the square root of 3.
const HEX_WIDTH: f32 = 0.866;

impl Spot {
    /// The centre of the board.
    pub const CENTRE: Spot = Spot { x: 0.0, y: 0.0 };

    /// How many cells it is away from another place.
    #[must_use]
    pub fn distance(self, other: Spot) -> f32 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// A place between two.
    #[must_use]
    pub fn between(self, other: Spot) -> Spot {
        Spot { x: (self.x + other.x) / 2.0, y: (self.y + other.y) / 2.0 }
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot { x: f32::from(square.file()) - 3.5, y: f32::from(square.rank()) - 3.5 }
    }
}

impl<const FILES: u8, const RANKS: u8> From<Point<FILES, RANKS>> for Spot {
    fn from(point: Point<FILES, RANKS>) -> Spot {
        let from_middle = |place: u8, count: u8| f32::from(place) - f32::from(count.saturating_sub(1)) / 2.0;
        Spot { x: from_middle(point.file(), FILES), y: from_middle(point.rank(), RANKS) }
    }
}

impl From<Hex> for Spot {
    fn from(hex: Hex) -> Spot {
        let (q, r) = hex.axial();
        Spot { x: HEX_WIDTH * f32::from(q), y: -f32::from(r) - f32::from(q) / 2.0 }
    }
}

impl From<Triangle> for Spot {
    fn from(triangle: Triangle) -> Spot {
        Spot { x: f32::from(triangle.place()) - 3.0, y: f32::from(triangle.line()) - 3.5 }
    }
}

/// The way of a turn over the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// Where it begins: usually where the piece stands that moves.
    pub from: Spot,
    /// Where it ends.
    pub to: Spot,
}

impl Span {
    /// The way from one place to another.
    #[must_use]
    pub fn new(from: impl Into<Spot>, to: impl Into<Spot>) -> Span {
        Span { from: from.into(), to: to.into() }
    }

    /// A turn that happens at one place.
    #[must_use]
    pub fn at(place: impl Into<Spot>) -> Span {
        let place = place.into();
        Span { from: place, to: place }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::board::{hex, triangle};

    use super::*;

    #[test]
    fn boards_have_their_centre_in_the_middle() {
        fn mean(spots: impl Iterator<Item = Spot>) -> Spot {
            let (count, sum) = spots.fold((0.0, Spot::CENTRE), |(count, sum), spot| {
                (count + 1.0, Spot { x: sum.x + spot.x, y: sum.y + spot.y })
            });
            Spot { x: sum.x / count, y: sum.y / count }
        }
        let squares = mean(Square::all().map(Spot::from));
        let points = mean(Point::<9, 9>::all().map(Spot::from));
        let hexes = mean((0..hex::Hex::COUNT as u8).filter_map(Hex::new).map(Spot::from));
        let triangles = mean(triangle::Triangle::all().map(Spot::from));
        for middle in [squares, points, hexes, triangles] {
            assert!(middle.distance(Spot::CENTRE) < 1e-4, "{middle:?}");
        }
    }

    #[test]
    fn neighbours_are_about_one_apart() {
        let hex = |name| Spot::from(Hex::named(name).expect("a hex"));
        for neighbour in ["f7", "f5", "e5", "e6", "g5", "g6"] {
            let distance = hex("f6").distance(hex(neighbour));
            assert!((distance - 1.0).abs() < 0.01, "{neighbour}: {distance}");
        }
        let square = |name| Spot::from(Square::named(name).expect("a square"));
        assert_eq!(square("a1").distance(square("a8")), 7.0);
    }
}
