//! The board of 91 hexes with six hexes a side: coordinates, names, directions, neighbours, sets in a `u128`.
//!
//! A corner points at each player: file f has eleven hexes, the outermost files a and l have six. There is no file j.

mod direction;

use std::fmt;
use std::str::FromStr;

use super::UnknownCell;
use crate::Cell;
use crate::bits::{bit128, bits};

pub use direction::Direction;

/// A hex, numbered by file, then rank: a1 = 0, a2 = 1, … b1 = 6, … l6 = 90. Names in this order are sorted by file
/// letter, then by rank as a number.
///
/// ```
/// use ludarium_rules::board::hex::Hex;
/// let centre = Hex::named("f6").expect("a hex");
/// assert_eq!((centre.index(), centre.axial()), (45, (0, 0)));
/// assert_eq!(centre.to_string(), "f6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Hex(u8);

/// The hexes from the centre to the end of a straight line.
const RADIUS: i8 = 5;

/// The letters of the files: "no j".
const FILES: [u8; 11] = *b"abcdefghikl";

impl Hex {
    /// The number of hexes.
    pub const COUNT: usize = 91;

    /// The hex of a number below 91.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// assert_eq!(Hex::new(90).map(|hex| hex.to_string()).as_deref(), Some("l6"));
    /// assert_eq!(Hex::new(91), None);
    /// ```
    #[must_use]
    pub const fn new(index: u8) -> Option<Hex> {
        if (index as usize) < Hex::COUNT { Some(Hex(index)) } else { None }
    }

    /// The hex at axial coordinates, if it is on the board: "q = file index - file f, r grows downward".
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// assert_eq!(Hex::at(0, 5), Hex::named("f1"));
    /// assert_eq!(Hex::at(-5, 0), Hex::named("a6"));
    /// assert_eq!(Hex::at(5, 1), None);
    /// ```
    #[must_use]
    pub const fn at(q: i8, r: i8) -> Option<Hex> {
        if distance_of(q, r) > RADIUS as u8 {
            return None;
        }
        let mut index = lowest(q) - r;
        let mut file = -RADIUS;
        while file < q {
            index += file_length(file);
            file += 1;
        }
        Some(Hex(index as u8))
    }

    /// Reads a name: a file letter and a rank without a leading zero, nothing else.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// assert!(Hex::named("f11").is_some());
    /// assert!(["", "f", "f12", "j1", "a7", "F1", "f01", "f+1", "f1 "].into_iter().all(|name| Hex::named(name).is_none()));
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Hex> {
        let letter = u8::try_from(name.chars().next()?).ok()?;
        let file = FILES.iter().position(|&file| file == letter)?;
        let number = name.get(1..)?;
        if number.starts_with(['0', '+']) {
            return None;
        }
        Hex::on(file as u8, number.parse::<u8>().ok()?.checked_sub(1)?)
    }

    /// The hex on a file (0 = a, 10 = l) and a rank (0 = rank 1), if both are on the board.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// assert_eq!(Hex::on(8, 0), Hex::named("i1"));
    /// assert_eq!(Hex::on(9, 0), Hex::named("k1"));
    /// assert_eq!(Hex::on(0, 6), None);
    /// ```
    #[must_use]
    pub const fn on(file: u8, rank: u8) -> Option<Hex> {
        if file as usize >= FILES.len() {
            return None;
        }
        let q = file as i8 - RADIUS;
        if rank as i16 >= file_length(q) as i16 { None } else { Hex::at(q, lowest(q) - rank as i8) }
    }

    /// The hex of a cell of a game on this board.
    #[must_use]
    pub const fn of_cell(cell: Cell) -> Option<Hex> {
        if (cell.0 as usize) < Hex::COUNT { Some(Hex(cell.0 as u8)) } else { None }
    }

    /// The cell of this hex: the same number.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell(self.0 as u16)
    }

    /// The number, 0 to 90.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The axial coordinates q and r, each -5 to 5.
    #[must_use]
    pub const fn axial(self) -> (i8, i8) {
        AXIAL[self.0 as usize]
    }

    /// The file, 0 (a) to 10 (l).
    #[must_use]
    pub const fn file(self) -> u8 {
        (self.axial().0 + RADIUS) as u8
    }

    /// The rank, 0 (rank 1) to 10 (rank 11).
    #[must_use]
    pub const fn rank(self) -> u8 {
        let (q, r) = self.axial();
        (lowest(q) - r) as u8
    }

    /// One of three colours, 0 (black), 1 (grey) or 2 (white): three hexes that touch have all three.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// let colour = |name| Hex::named(name).map(Hex::colour);
    /// assert_eq!(colour("f1"), colour("f4"));
    /// assert_ne!(colour("f1"), colour("f2"));
    /// ```
    #[must_use]
    pub const fn colour(self) -> u8 {
        let (q, r) = self.axial();
        (q - r + 1).rem_euclid(3) as u8
    }

    /// The set of this hex alone.
    #[must_use]
    #[inline(always)]
    pub const fn bit(self) -> u128 {
        bit128(self.0 as usize)
    }

    /// Whether a set has this hex.
    #[must_use]
    #[inline(always)]
    pub const fn is_in(self, set: u128) -> bool {
        set & self.bit() != 0
    }

    /// The hex so far away, if it is on the board.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// let f6 = Hex::named("f6").expect("a hex");
    /// assert_eq!(f6.leap(2, -1), Hex::named("h5"));
    /// ```
    #[must_use]
    pub const fn leap(self, q: i8, r: i8) -> Option<Hex> {
        let (own_q, own_r) = self.axial();
        Hex::at(own_q.saturating_add(q), own_r.saturating_add(r))
    }

    /// The next hex in a direction, if there is one.
    ///
    /// ```
    /// use ludarium_rules::board::hex::{Direction, Hex};
    /// let f6 = Hex::named("f6").expect("a hex");
    /// assert_eq!(f6.neighbour(Direction::UpRight), Hex::named("g6"));
    /// assert_eq!(Hex::named("a1").and_then(|hex| hex.neighbour(Direction::Down)), None);
    /// ```
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Hex> {
        Hex::new(NEIGHBOURS[self.0 as usize][direction as usize])
    }

    /// The number of single steps to another hex.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// let [f1, l6] = ["f1", "l6"].map(|name| Hex::named(name).expect("a hex"));
    /// assert_eq!(f1.distance(l6), 10);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Hex) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.axial(), other.axial());
        distance_of(other_q - q, other_r - r)
    }

    /// Every hex, from a1 to l6.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Hex;
    /// assert_eq!(Hex::all().count(), 91);
    /// ```
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..Hex::COUNT as u8).map(Hex)
    }

    /// The set of the hexes so far away.
    pub(crate) const fn leaps(self, vectors: &[(i8, i8)]) -> u128 {
        let (mut set, mut i) = (0, 0);
        while i < vectors.len() {
            if let Some(hex) = self.leap(vectors[i].0, vectors[i].1) {
                set |= hex.bit();
            }
            i += 1;
        }
        set
    }

    /// All hexes that repeated leaps of one kind reach on an empty board.
    pub(crate) const fn ray(self, vector: (i8, i8)) -> u128 {
        let (mut set, mut last) = (0, self);
        while let Some(hex) = last.leap(vector.0, vector.1) {
            set |= hex.bit();
            last = hex;
        }
        set
    }
}

impl FromStr for Hex {
    type Err = UnknownCell;

    fn from_str(name: &str) -> Result<Hex, UnknownCell> {
        Hex::named(name).ok_or_else(|| UnknownCell::new(name))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", FILES[usize::from(self.file())] as char, self.rank() + 1)
    }
}

/// The r of rank 1 of a file.
const fn lowest(q: i8) -> i8 {
    if q < 0 { RADIUS } else { RADIUS - q }
}

const fn file_length(q: i8) -> i8 {
    2 * RADIUS + 1 - q.abs()
}

const fn distance_of(q: i8, r: i8) -> u8 {
    // Wide enough for any two bytes.
    let (q, r) = (q as i16, r as i16);
    ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
}

/// The hexes of a set, in ascending order.
///
/// ```
/// use ludarium_rules::board::hex::hexes;
/// let names: Vec<String> = hexes(0b1000001).map(|hex| hex.to_string()).collect();
/// assert_eq!(names, ["a1", "b1"]);
/// ```
#[inline(always)]
pub fn hexes(set: u128) -> impl Iterator<Item = Hex> {
    bits(set & BOARD).map(Hex)
}

/// The lowest hex of a set; bits beyond the board do not count.
#[must_use]
#[inline(always)]
pub const fn first(set: u128) -> Option<Hex> {
    let set = set & BOARD;
    if set == 0 { None } else { Some(Hex(set.trailing_zeros() as u8)) }
}

/// The six hexes around a hex, fewer at the edge.
///
/// ```
/// use ludarium_rules::board::hex::{Hex, neighbours};
/// let count = |name| Hex::named(name).map_or(0, |hex| neighbours(hex).count_ones());
/// assert_eq!((count("f6"), count("b1"), count("a1")), (6, 4, 3));
/// ```
#[must_use]
#[inline(always)]
pub fn neighbours(hex: Hex) -> u128 {
    RING[hex.index()]
}

/// The hexes within 0 to 4 steps of a hex, itself included; a larger number of steps is taken as 4.
///
/// ```
/// use ludarium_rules::board::hex::{Hex, within};
/// let f6 = Hex::named("f6").expect("a hex");
/// assert_eq!([0, 1, 2, 3, 4].map(|steps| within(f6, steps).count_ones()), [1, 7, 19, 37, 61]);
/// ```
#[must_use]
#[inline(always)]
pub fn within(hex: Hex, steps: u8) -> u128 {
    WITHIN[if steps < 4 { steps as usize } else { 4 }][hex.index()]
}

/// Every hex.
///
/// ```
/// assert_eq!(ludarium_rules::board::hex::BOARD.count_ones(), 91);
/// ```
pub const BOARD: u128 = (1 << Hex::COUNT) - 1;

static RING: [u128; Hex::COUNT] = ring();

static WITHIN: [[u128; Hex::COUNT]; 5] = [discs(0), discs(1), discs(2), discs(3), discs(4)];

const fn discs(steps: u8) -> [u128; Hex::COUNT] {
    let mut table = [0; Hex::COUNT];
    let mut i = 0;
    while i < Hex::COUNT * Hex::COUNT {
        let (hex, other) = (Hex((i / Hex::COUNT) as u8), Hex((i % Hex::COUNT) as u8));
        if hex.distance(other) <= steps {
            table[hex.index()] |= other.bit();
        }
        i += 1;
    }
    table
}

/// The numbers of the neighbours in the order of [`Direction::ALL`]; 91 where the board ends.
pub(crate) static NEIGHBOURS: [[u8; 6]; Hex::COUNT] = neighbour_table();

const AXIAL: [(i8, i8); Hex::COUNT] = axial_table();

const fn axial_table() -> [(i8, i8); Hex::COUNT] {
    let mut table = [(0, 0); Hex::COUNT];
    let (mut index, mut q) = (0, -RADIUS);
    while q <= RADIUS {
        let mut rank = 0;
        while rank < file_length(q) {
            table[index] = (q, lowest(q) - rank);
            index += 1;
            rank += 1;
        }
        q += 1;
    }
    table
}

const fn neighbour_table() -> [[u8; 6]; Hex::COUNT] {
    let mut table = [[Hex::COUNT as u8; 6]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut way = 0;
        while way < 6 {
            let (q, r) = Direction::ALL[way].vector();
            if let Some(next) = Hex(hex as u8).leap(q, r) {
                table[hex][way] = next.0;
            }
            way += 1;
        }
        hex += 1;
    }
    table
}

const fn ring() -> [u128; Hex::COUNT] {
    let mut table = [0; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut way = 0;
        while way < 6 {
            let (q, r) = Direction::ALL[way].vector();
            table[hex] |= Hex(hex as u8).leaps(&[(q, r)]);
            way += 1;
        }
        hex += 1;
    }
    table
}
