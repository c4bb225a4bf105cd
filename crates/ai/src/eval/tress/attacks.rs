//! Reach of the pieces as whole sets of squares (bit 0 is a1, bit 7 is h1, bit 63 is h8).

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;
const NOT_AB: u64 = NOT_A & (NOT_A << 1);
const NOT_GH: u64 = NOT_H & (NOT_H >> 1);

/// The squares one step from any of these, themselves only if they neighbour each other.
pub(super) fn around(squares: u64) -> u64 {
    let sideways = ((squares & NOT_H) << 1) | ((squares & NOT_A) >> 1);
    let row = squares | sideways;
    sideways | (row << 8) | (row >> 8)
}

/// The squares at king-distance exactly 2 from any of these.
pub(super) fn leaps(squares: u64) -> u64 {
    let one = ((squares & NOT_H) << 1) | ((squares & NOT_A) >> 1);
    let two = ((squares & NOT_GH) << 2) | ((squares & NOT_AB) >> 2);
    let row = squares | one | two;
    two | (two << 8) | (two >> 8) | (row << 16) | (row >> 16)
}

/// The squares that one piece reaches along diagonals; `stops` end a line but are reached.
pub(super) fn diagonal(from: u64, stops: u64) -> u64 {
    ray(from, stops, |s| (s & NOT_H) << 9)
        | ray(from, stops, |s| (s & NOT_A) << 7)
        | ray(from, stops, |s| (s & NOT_H) >> 7)
        | ray(from, stops, |s| (s & NOT_A) >> 9)
}

/// The squares that one piece reaches along ranks and files; `stops` end a line but are reached.
pub(super) fn straight(from: u64, stops: u64) -> u64 {
    ray(from, stops, |s| s << 8)
        | ray(from, stops, |s| s >> 8)
        | ray(from, stops, |s| (s & NOT_H) << 1)
        | ray(from, stops, |s| (s & NOT_A) >> 1)
}

fn ray(from: u64, stops: u64, step: impl Fn(u64) -> u64) -> u64 {
    let mut reached = 0;
    let mut edge = step(from);
    while edge != 0 {
        reached |= edge;
        edge = step(edge & !stops);
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_leaps_keep_to_the_board() {
        assert_eq!(around(1).count_ones(), 3);
        assert_eq!(leaps(1).count_ones(), 5);
        assert_eq!(leaps(1 << 27).count_ones(), 16);
        assert_eq!(leaps(1 << 63).count_ones(), 5);
        assert_eq!(around(1 << 28).count_ones(), 8);
    }

    #[test]
    fn lines_end_on_stops() {
        assert_eq!(diagonal(1 << 27, 0).count_ones(), 13);
        assert_eq!(straight(1 << 27, 0).count_ones(), 14);
        assert_eq!(straight(1, (1 << 2) | (1 << 8)), 0b110 | (1 << 8));
    }
}
