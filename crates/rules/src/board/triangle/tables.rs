//! What follows from the corners of the triangles, worked out when the crate is compiled.

use super::{Half, SIDE, SPOTS, Triangle};

impl Triangle {
    /// The corners, as points of the 7x7 lattice.
    const fn corners(self) -> [(u8, u8); 3] {
        let (x, y) = (self.x(), self.line() - 1);
        match self.half() {
            Half::South => [(x, y), (x + 1, y), (x, y + 1)],
            Half::North => [(x + 1, y + 1), (x, y + 1), (x + 1, y)],
        }
    }

    const fn touches(self, other: Triangle) -> bool {
        let (ours, theirs) = (self.corners(), other.corners());
        let mut pair = 0;
        while pair < 9 {
            let (our, their) = (ours[pair / 3], theirs[pair % 3]);
            if our.0 == their.0 && our.1 == their.1 {
                return true;
            }
            pair += 1;
        }
        false
    }
}

/// The triangles by their numbers: letter by letter, and each letter from the lowest line.
pub(super) static BY_INDEX: [Triangle; Triangle::COUNT] = by_index();

const fn by_index() -> [Triangle; Triangle::COUNT] {
    let mut table = [Triangle(0); Triangle::COUNT];
    let (mut count, mut column) = (0, 0);
    while column < 2 * SIDE {
        let half = if column < SIDE { Half::South } else { Half::North };
        let mut y = 0;
        while y < SIDE {
            if let Some(triangle) = Triangle::at(half, SIDE - 1 - column % SIDE, y) {
                table[count] = triangle;
                count += 1;
            }
            y += 1;
        }
        column += 1;
    }
    table
}

/// The number of the triangle on every spot.
pub(super) static INDEX_AT: [u8; SPOTS] = {
    let (table, mut index_at, mut index) = (by_index(), [0; SPOTS], 0);
    while index < table.len() {
        index_at[table[index].spot()] = index as u8;
        index += 1;
    }
    index_at
};

pub(super) static ADJACENT: [u64; SPOTS] = adjacency();

/// For every spot the triangles that touch its own.
pub(super) const fn adjacency() -> [u64; SPOTS] {
    let (all, mut table, mut pair) = (by_index(), [0; SPOTS], 0);
    while pair < Triangle::COUNT * Triangle::COUNT {
        let (one, other) = (all[pair / Triangle::COUNT], all[pair % Triangle::COUNT]);
        if one.0 != other.0 && one.touches(other) {
            table[one.spot()] |= other.bit();
        }
        pair += 1;
    }
    table
}

pub(super) static MIRROR: [Triangle; SPOTS] = {
    let (all, mut table, mut index) = (by_index(), [Triangle(0); SPOTS], 0);
    while index < all.len() {
        let (triangle, y) = (all[index], all[index].line() - 1);
        let half = match triangle.half() {
            Half::South => Half::North,
            Half::North => Half::South,
        };
        if let Some(image) = Triangle::at(half, SIDE - 1 - y, SIDE - 1 - triangle.x()) {
            table[triangle.spot()] = image;
        }
        index += 1;
    }
    table
};
