//! Where each turn stands in the list, counted in lines of equal height.

use ludarium_rules::Side;

/// The part of the list's width that a turn takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Width {
    /// The column of its side.
    Column(Side),
    /// Both columns, for a turn that is too long for one.
    Full,
}

/// A turn in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The ply that it led to.
    pub(super) ply: usize,
    pub(super) width: Width,
    /// Its first line, counted from 0.
    pub(super) line: usize,
    /// How many lines it takes.
    pub(super) lines: usize,
}

/// The lines below a turn: what is said of it, and the variations that begin beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Block {
    /// The ply of the turn.
    pub(super) ply: usize,
    /// Its first line, counted from 0.
    pub(super) line: usize,
}

/// The turns of a match in pairs, White's and Black's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Listing {
    pub(super) entries: Vec<Entry>,
    pub(super) blocks: Vec<Block>,
    /// The first line of each pair.
    pub(super) pairs: Vec<usize>,
    /// Lines that begin with Black's turn, each with its pair, counted from 0.
    pub(super) continued: Vec<(usize, usize)>,
    /// How many lines there are.
    pub(super) lines: usize,
}

impl Listing {
    /// Lays out turns by the sides that played them; `lines_of` says how many lines the turn of a ply takes in a width, and
    /// `below` how many lines stand below it.
    pub(super) fn new(
        sides: &[Side],
        lines_of: impl Fn(usize, Width) -> usize,
        below: impl Fn(usize) -> usize,
    ) -> Listing {
        let mut listing = Listing::default();
        for (number, pair) in pairs(sides).into_iter().enumerate() {
            let (before, first) = (listing.entries.len(), listing.lines);
            listing.pairs.push(first);
            let columns = Side::ALL.map(|side| pair[side.index()].map(|ply| (ply, Width::Column(side))));
            if columns.iter().flatten().all(|(ply, column)| lines_of(*ply, *column) == 1) {
                for (index, (ply, width)) in columns.into_iter().flatten().enumerate() {
                    // Both stand in one line unless something stands below the first.
                    let is_beside =
                        index > 0 && listing.entries.last().is_some_and(|last| last.line + 1 == listing.lines);
                    let line = if is_beside { listing.lines - 1 } else { listing.lines };
                    listing.entries.push(Entry { ply, width, line, lines: 1 });
                    listing.lines = line + 1;
                    listing.add_below(ply, below(ply));
                }
            } else {
                for ply in pair.into_iter().flatten() {
                    let lines = lines_of(ply, Width::Full).max(1);
                    listing.entries.push(Entry { ply, width: Width::Full, line: listing.lines, lines });
                    listing.lines += lines;
                    listing.add_below(ply, below(ply));
                }
            }
            let begun = pair[1].and_then(|ply| listing.entries[before..].iter().find(|entry| entry.ply == ply));
            let line = begun.map(|entry| entry.line).filter(|line| pair[0].is_none() || *line > first);
            listing.continued.extend(line.map(|line| (line, number)));
        }
        listing
    }

    fn add_below(&mut self, ply: usize, lines: usize) {
        if lines > 0 {
            self.blocks.push(Block { ply, line: self.lines });
            self.lines += lines;
        }
    }

    /// The lines of the turn of a ply: its first one, and how many there are.
    pub(super) fn lines_of(&self, ply: usize) -> Option<(usize, usize)> {
        self.entries.iter().find(|entry| entry.ply == ply).map(|entry| (entry.line, entry.lines))
    }

    /// The first line to show so that these lines stand in the middle of so many, as far as that can be.
    pub(super) fn first_line(&self, (line, lines): (usize, usize), visible: usize) -> usize {
        // Of a turn that is longer than what can be seen, the beginning is shown.
        let above = visible.saturating_sub(lines) / 2;
        line.saturating_sub(above).min(self.lines.saturating_sub(visible))
    }
}

/// Pairs of plies by side; one is missing where a side had no turn because the other began.
fn pairs(sides: &[Side]) -> Vec<[Option<usize>; 2]> {
    let mut pairs: Vec<[Option<usize>; 2]> = Vec::new();
    for (index, side) in sides.iter().enumerate() {
        let ply = Some(index + 1);
        match (side, pairs.last_mut()) {
            (Side::Black, Some(pair)) if pair[1].is_none() => pair[1] = ply,
            (Side::Black, _) => pairs.push([None, ply]),
            (Side::White, _) => pairs.push([ply, None]),
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Black, White};

    /// Turns of these lengths, where a column holds four letters and the whole width ten.
    fn listing(sides: &[Side], lengths: &[usize]) -> Listing {
        Listing::new(
            sides,
            |ply, width| match width {
                Width::Column(_) => lengths[ply - 1].div_ceil(4),
                Width::Full => lengths[ply - 1].div_ceil(10),
            },
            |_| 0,
        )
    }

    fn places(listing: &Listing) -> Vec<(usize, usize)> {
        listing.entries.iter().map(|entry| (entry.line, entry.lines)).collect()
    }

    #[test]
    fn short_turns_stand_side_by_side_and_long_ones_take_all_the_lines_they_need() {
        let listing = listing(&[White, Black, White, Black, White], &[4, 4, 3, 25, 2]);
        assert_eq!(places(&listing), [(0, 1), (0, 1), (1, 1), (2, 3), (5, 1)]);
        assert_eq!((listing.pairs.as_slice(), listing.lines), (&[0, 1, 5][..], 6));
        assert_eq!(listing.entries[3].width, Width::Full);
        assert_eq!(listing.continued, [(2, 1)], "Black's turn in White's column has its number");
    }

    #[test]
    fn black_may_begin_and_play_twice() {
        let listing = listing(&[Black, Black, White], &[2, 2, 2]);
        assert_eq!(places(&listing), [(0, 1), (1, 1), (2, 1)]);
        assert!(listing.entries[..2].iter().all(|entry| entry.width == Width::Column(Black)));
        assert_eq!(listing.continued, [(0, 0), (1, 1)]);
    }

    #[test]
    fn the_shown_turn_is_always_among_the_visible_lines() {
        let sides: Vec<Side> = [White, Black].into_iter().cycle().take(41).collect();
        let listing = listing(&sides, &[3; 41]);
        for visible in 1..30 {
            for entry in &listing.entries {
                let lines = listing.lines_of(entry.ply).expect("listed");
                let first = listing.first_line(lines, visible);
                assert!((first..first + visible).contains(&entry.line), "{visible} lines, ply {}", entry.ply);
                assert!(first == 0 || first + visible <= listing.lines, "empty lines below the last turn");
            }
        }
        assert_eq!(listing.first_line((listing.lines - 1, 1), 5), listing.lines - 5);
        assert_eq!((listing.lines_of(0), listing.first_line((0, 1), 5)), (None, 0));
    }

    #[test]
    fn what_stands_below_whites_turn_parts_it_from_blacks() {
        let below = |ply: usize| [0, 2, 1, 0][ply - 1];
        let listing = Listing::new(&[White, Black, White, Black], |_, _| 1, below);
        assert_eq!(places(&listing), [(0, 1), (0, 1), (3, 1), (5, 1)]);
        assert_eq!(listing.blocks, [Block { ply: 2, line: 1 }, Block { ply: 3, line: 4 }]);
        assert_eq!((listing.pairs.as_slice(), listing.lines), (&[0, 3][..], 6));
        assert_eq!(listing.continued, [(5, 1)]);
    }
}
