//! The features of one side that the terms count, computed once.

use ludarium_rules::Side;
use ludarium_rules::board::triangle::{LINE_ENDS, WAYS, line_set};
use ludarium_rules::games::treason::{Treason, man_ways, promotion_line};

/// The ends of the lines, the first line and the last.
pub(super) const RIM: u64 = LINE_ENDS | line_set(1) | line_set(6);

/// The pieces of one side and where they can step.
pub(super) struct SideFeatures {
    pub(super) side: Side,
    pub(super) men: u64,
    pub(super) spies: u64,
    pub(super) all: u64,
    empty: u64,
    pub(super) man_steps: i32,
    pub(super) spy_steps: i32,
    /// The empty cells that the men can step to.
    pub(super) man_reach: u64,
    /// The men that can step.
    pub(super) movable: u64,
    /// The empty cells that the Spies can step to.
    pub(super) spy_reach: u64,
    /// The cells that some piece could step to or capture on, were it its turn.
    pub(super) touch: u64,
}

impl SideFeatures {
    #[inline(always)]
    pub(super) fn new(position: &Treason, side: Side) -> SideFeatures {
        let (men, spies, empty) = (position.men(side), position.spies(side), position.empty());
        let mut features = SideFeatures {
            side,
            men,
            spies,
            all: men | spies,
            empty,
            man_steps: 0,
            spy_steps: 0,
            man_reach: 0,
            movable: 0,
            spy_reach: 0,
            touch: 0,
        };
        features.step_men();
        features.step_spies();
        features
    }

    #[inline(always)]
    fn step_men(&mut self) {
        for way in man_ways(self.side) {
            let touched = way.step(self.men);
            let reached = touched & self.empty;
            self.man_steps += count(reached);
            self.man_reach |= reached;
            self.movable |= way.opposite().step(reached);
            self.touch |= touched;
        }
    }

    #[inline(always)]
    fn step_spies(&mut self) {
        if self.spies == 0 {
            return;
        }
        for way in WAYS {
            let touched = way.step(self.spies);
            self.spy_steps += count(touched & self.empty);
            self.spy_reach |= touched & self.empty;
            self.touch |= touched;
        }
    }

    /// A line, counted from home.
    #[inline(always)]
    pub(super) fn line(&self, line: u8) -> u64 {
        line_set(match self.side {
            Side::White => line,
            Side::Black => 7 - line,
        })
    }

    /// The men with no enemy on the lines before them.
    #[inline(always)]
    pub(super) fn free_men(&self, enemy: u64) -> u64 {
        // Lines are eight spots apart: a man on the line of the foremost enemy, or further, is free.
        let free = match self.side {
            Side::White => u64::MAX << (8 * ((63 - (enemy | 1).leading_zeros()) / 8)),
            Side::Black => u64::MAX >> (8 * (7 - enemy.trailing_zeros().min(63) / 8)),
        };
        self.men & free
    }

    /// The men that can step to their promotion line.
    #[inline(always)]
    pub(super) fn next_to_promotion(&self) -> u64 {
        let open = self.empty & promotion_line(self.side);
        man_ways(self.side.other()).into_iter().fold(0, |set, back| set | back.step(open)) & self.men
    }

    /// How often two pieces stand side by side, and which of them do.
    #[inline(always)]
    pub(super) fn pairs(&self) -> (i32, u64) {
        let (mut pairs, mut in_pairs) = (0, 0);
        // One way of each two opposite ones.
        for way in &man_ways(Side::White)[1..] {
            let second = way.step(self.all) & self.all;
            pairs += count(second);
            in_pairs |= second | way.opposite().step(second);
        }
        (pairs, in_pairs)
    }
}

#[inline(always)]
pub(super) fn count(cells: u64) -> i32 {
    cells.count_ones() as i32
}
