//! Patterns of three by three cells as numbers.

/// The number of patterns of cells that are empty, of one side or of the other: three to the power of nine.
pub(super) const PATTERNS: usize = 19_683;

/// The ternary number of nine bits: bit `i` counts three to the power of `i`.
pub(super) const TERNARY: [u16; 512] = {
    let mut numbers = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        // The lowest bit and the rest, which is smaller.
        numbers[bits] = if bits & 1 == 1 { 1 } else { 0 } + 3 * numbers[bits >> 1];
        bits += 1;
    }
    numbers
};

/// The nine bits of the cells from `file` to `file + 2` of three rows, the lowest row first.
#[inline]
pub(super) const fn window(rows: [u32; 3], file: u32) -> usize {
    (rows[0] >> file & 7 | (rows[1] >> file & 7) << 3 | (rows[2] >> file & 7) << 6) as usize
}

/// Where a symmetry of the square takes a cell of a board of `size` by `size` cells: bit 0 mirrors left and right, bit 1
/// up and down, bit 2 exchanges files and ranks first.
pub(super) const fn turned((file, rank): (usize, usize), size: usize, symmetry: usize) -> (usize, usize) {
    let (file, rank) = if symmetry & 4 == 0 { (file, rank) } else { (rank, file) };
    let file = if symmetry & 1 == 0 { file } else { size - 1 - file };
    (file, if symmetry & 2 == 0 { rank } else { size - 1 - rank })
}

/// The number in base `base` of a pattern turned by a symmetry.
pub(super) fn turned_pattern(pattern: usize, base: usize, symmetry: usize) -> usize {
    let mut rest = pattern;
    let mut image = 0;
    for cell in 0..9 {
        let (file, rank) = turned((cell % 3, cell / 3), 3, symmetry);
        image += rest % base * base.pow((rank * 3 + file) as u32);
        rest /= base;
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_numbered_by_their_cells() {
        assert_eq!((TERNARY[0], TERNARY[1], TERNARY[2], TERNARY[511]), (0, 1, 3, 9841));
        assert_eq!(window([0b10, 0b100, 0b1110], 1), 0b111_010_001);
    }

    #[test]
    fn turning_a_pattern_there_and_back_changes_nothing() {
        for pattern in [0, 1, 77, 5000, PATTERNS - 1] {
            for mirror in [0, 1, 2, 3, 4] {
                assert_eq!(turned_pattern(turned_pattern(pattern, 3, mirror), 3, mirror), pattern);
            }
        }
        assert_eq!(turned_pattern(1, 3, 1), 9, "the lowest left cell becomes the lowest right one");
    }
}
