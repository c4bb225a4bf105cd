//! Growths as whole sets of squares (bit 0 is a1, bit 7 is h1, bit 63 is h8).

use ludarium_rules::games::trees::Species;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;
const NOT_AB: u64 = NOT_A & (NOT_A << 1);
const NOT_GH: u64 = NOT_H & (NOT_H >> 1);

/// The squares at which a growth of a tree may aim: those that it reaches over open ground, and what ends its way
/// there.
pub(super) fn aims(species: Species, from: u64, open: u64) -> u64 {
    match species {
        Species::Birch => straight(from, open),
        Species::Ash => leaps(from),
        Species::Beech => diagonal(from, open),
        Species::Pine => straight(from, open) | diagonal(from, open),
    }
}

/// The squares beside any of these, themselves only if they neighbour each other.
pub(super) fn beside(squares: u64) -> u64 {
    let sideways = (squares & NOT_H) << 1 | (squares & NOT_A) >> 1;
    let row = squares | sideways;
    sideways | row << 8 | row >> 8
}

fn leaps(from: u64) -> u64 {
    let near = (from & NOT_H) << 1 | (from & NOT_A) >> 1;
    let far = (from & NOT_GH) << 2 | (from & NOT_AB) >> 2;
    near << 16 | near >> 16 | far << 8 | far >> 8
}

fn straight(from: u64, open: u64) -> u64 {
    line(from, open, |s| s << 8)
        | line(from, open, |s| s >> 8)
        | line(from, open, |s| (s & NOT_H) << 1)
        | line(from, open, |s| (s & NOT_A) >> 1)
}

fn diagonal(from: u64, open: u64) -> u64 {
    line(from, open, |s| (s & NOT_H) << 9)
        | line(from, open, |s| (s & NOT_A) << 7)
        | line(from, open, |s| (s & NOT_H) >> 7)
        | line(from, open, |s| (s & NOT_A) >> 9)
}

fn line(from: u64, open: u64, step: impl Fn(u64) -> u64) -> u64 {
    let mut edge = step(from);
    let mut aims = edge;
    while edge & open != 0 {
        edge = step(edge & open);
        aims |= edge;
    }
    aims
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growths_keep_to_the_board() {
        assert_eq!(beside(1).count_ones(), 3);
        assert_eq!(leaps(1).count_ones(), 2);
        assert_eq!(leaps(1 << 27).count_ones(), 8);
        assert_eq!(leaps(1 << 63).count_ones(), 2);
        assert_eq!(aims(Species::Pine, 1 << 27, u64::MAX).count_ones(), 27);
    }

    #[test]
    fn lines_end_where_nothing_is_open() {
        assert_eq!(straight(1 << 27, 0).count_ones(), 4);
        assert_eq!(straight(1, 1 << 1 | 1 << 2), 1 << 8 | 0b1110);
        assert_eq!(diagonal(1, 1 << 9), 1 << 9 | 1 << 18);
    }
}
