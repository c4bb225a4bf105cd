//! Directions, lines and connections on the board.

use crate::board::square::{Square, king_steps, knight_leaps, ring1};
use crate::games::trees::Species;
use crate::games::trees::position::Content;

/// The squares from one square (without it) to another along their line; for two squares that share no line, the other
/// square alone.
#[inline(always)]
pub(in crate::games::trees) fn fill(from: Square, to: Square) -> u64 {
    FILLS[from.index()][to.index()]
}

/// The square reached from `to` by the vector that leads from `from` to `to`; `None` if it is off the board.
#[inline(always)]
pub(in crate::games::trees) fn beyond(from: Square, to: Square) -> Option<Square> {
    Square::new(BEYOND[from.index()][to.index()])
}

/// A direction: files and ranks of one step or leap.
#[derive(Clone, Copy)]
pub(super) struct Way {
    files: i8,
    ranks: i8,
    stays: u64,
}

impl Way {
    const fn new(files: i8, ranks: i8) -> Way {
        Way { files, ranks, stays: staying(files, ranks) }
    }

    /// The direction that leads back.
    #[inline(always)]
    pub(super) const fn reversed(self) -> Way {
        Way::new(-self.files, -self.ranks)
    }

    /// How far the number of a square is below that of the square where it leads.
    #[inline(always)]
    pub(super) const fn offset(self) -> i8 {
        self.ranks * 8 + self.files
    }
}

pub(super) const ORTHOGONAL: [Way; 4] = [Way::new(1, 0), Way::new(0, 1), Way::new(-1, 0), Way::new(0, -1)];
pub(super) const DIAGONAL: [Way; 4] = [Way::new(1, 1), Way::new(-1, 1), Way::new(-1, -1), Way::new(1, -1)];
pub(super) const KING: [Way; 8] = {
    let ([e, n, w, s], [ne, nw, sw, se]) = (ORTHOGONAL, DIAGONAL);
    [e, n, w, s, ne, nw, sw, se]
};
pub(super) const KNIGHT: [Way; 8] = [
    Way::new(1, 2),
    Way::new(2, 1),
    Way::new(2, -1),
    Way::new(1, -2),
    Way::new(-1, -2),
    Way::new(-2, -1),
    Way::new(-2, 1),
    Way::new(-1, 2),
];

impl Species {
    /// The directions of one step.
    pub(super) const fn ways(self) -> &'static [Way] {
        match self {
            Species::Birch => &ORTHOGONAL,
            Species::Beech => &DIAGONAL,
            Species::Pine => &KING,
            Species::Ash => &KNIGHT,
        }
    }

    /// The squares one step or leap away from any square of a set.
    #[inline(always)]
    pub(in crate::games::trees) const fn steps(self, set: u64) -> u64 {
        match self {
            Species::Birch => orthogonal_steps(set),
            Species::Beech => diagonal_steps(set),
            Species::Pine => king_steps(set),
            Species::Ash => knight_leaps(set),
        }
    }

    /// Whether it has the vector from one square to another.
    pub(in crate::games::trees) const fn has_vector(self, from: Square, to: Square) -> bool {
        let files = from.file().abs_diff(to.file());
        let ranks = from.rank().abs_diff(to.rank());
        match self {
            Species::Birch => (files == 0) != (ranks == 0),
            Species::Beech => files == ranks && files > 0,
            Species::Pine => files + ranks > 0 && (files == 0 || ranks == 0 || files == ranks),
            Species::Ash => files + ranks == 3 && files > 0 && ranks > 0,
        }
    }

    #[inline(always)]
    pub(in crate::games::trees) fn aiming_at(self, to: Square) -> u64 {
        AIMING[self as usize][to.index()]
    }
}

/// The squares from which each species has the vector to a square.
static AIMING: [[u64; 64]; 4] = {
    const SPECIES: [Species; 4] = [Species::Birch, Species::Ash, Species::Beech, Species::Pine];
    let mut table = [[0; 64]; 4];
    let mut triple = 0;
    while triple < 4 * 64 * 64 {
        let (species, from, to) = (SPECIES[triple >> 12], (triple >> 6 & 63) as u8, (triple & 63) as u8);
        if let (Some(from), Some(to)) = (Square::new(from), Square::new(to))
            && species.has_vector(from, to)
        {
            table[species as usize][to.index()] |= from.bit();
        }
        triple += 1;
    }
    table
};

impl Content {
    /// Whether it has the vector from one square to another: a tree that of its species, all else a king-step.
    #[inline]
    pub(in crate::games::trees) fn has_vector(self, from: Square, to: Square) -> bool {
        match self.species() {
            Some(species) => species.has_vector(from, to),
            None => to.is_in(ring1(from)),
        }
    }
}

/// A set moved by a direction; what leaves the board is lost.
#[inline(always)]
pub(super) const fn moved(set: u64, way: Way) -> u64 {
    (set & way.stays).rotate_left(way.offset() as u32 & 63)
}

/// The squares from which a direction leads into a set.
#[inline(always)]
pub(super) const fn origins(set: u64, way: Way) -> u64 {
    set.rotate_right(way.offset() as u32 & 63) & way.stays
}

#[inline(always)]
const fn orthogonal_steps(set: u64) -> u64 {
    let [e, n, w, s] = ORTHOGONAL;
    moved(set, e) | moved(set, n) | moved(set, w) | moved(set, s)
}

#[inline(always)]
const fn diagonal_steps(set: u64) -> u64 {
    let [ne, nw, sw, se] = DIAGONAL;
    moved(set, ne) | moved(set, nw) | moved(set, sw) | moved(set, se)
}

/// The squares of a tree that stay connected to its root.
///
/// "Two squares of a tree are connected if one step of its kind leads from one to the other, whatever grew from where."
pub(in crate::games::trees) const fn connected(species: Species, root: u64, tree: u64) -> u64 {
    let mut reached = root & tree;
    loop {
        let next = (reached | species.steps(reached)) & tree;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The squares from which a number of steps (1 to 7) in a direction stays on the board.
#[inline(always)]
pub(super) fn inside(way: Way, steps: i8) -> u64 {
    INSIDE[((way.ranks + 2) * 5 + way.files + 2) as usize][steps as usize]
}

static INSIDE: [[u64; 8]; 25] = inside_table();

const fn inside_table() -> [[u64; 8]; 25] {
    let mut table = [[0; 8]; 25];
    let mut way = 0;
    while way < 25 {
        let (files, ranks) = (way as i8 % 5 - 2, way as i8 / 5 - 2);
        let mut steps = 0;
        while steps < 8 {
            table[way][steps] = staying(files * steps as i8, ranks * steps as i8);
            steps += 1;
        }
        way += 1;
    }
    table
}

/// The squares from which a vector stays on the board.
const fn staying(files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8 + files, square / 8 + ranks);
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            set |= 1 << square;
        }
        square += 1;
    }
    set
}

static FILLS: [[u64; 64]; 64] = fill_table();
static BEYOND: [[u8; 64]; 64] = beyond_table();

const fn fill_table() -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            table[from][to] = line(from as i32, to as i32);
            to += 1;
        }
        from += 1;
    }
    table
}

const fn line(from: i32, to: i32) -> u64 {
    let (files, ranks) = (to % 8 - from % 8, to / 8 - from / 8);
    let mut set = 1 << to;
    if files == 0 || ranks == 0 || files == ranks || files == -ranks {
        let step = ranks.signum() * 8 + files.signum();
        let mut at = to;
        while at != from {
            set |= 1 << at;
            at -= step;
        }
    }
    set
}

const fn beyond_table() -> [[u8; 64]; 64] {
    let mut table = [[64; 64]; 64];
    let mut from = 0_i32;
    while from < 64 {
        let mut to = 0_i32;
        while to < 64 {
            let (file, rank) = (2 * (to % 8) - from % 8, 2 * (to / 8) - from / 8);
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[from as usize][to as usize] = (rank * 8 + file) as u8;
            }
            to += 1;
        }
        from += 1;
    }
    table
}
