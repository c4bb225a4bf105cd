//! Generation: all pieces at once, a direction and a step at a time.

use std::ops::ControlFlow;

use super::super::board::CellSet;
use super::super::direction::Direction;
use super::super::facts::{Point, Turn};
use super::super::position::Gess;
use crate::{Which, multiversioned};

/// The cells from which a step in each direction stays on the board and its rim, then on the board alone.
static INSIDE: [[CellSet; 8]; 2] = {
    let mut table = [[CellSet::EMPTY; 8]; 2];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        table[0][i] = CellSet::inside(false, direction.files(), direction.ranks());
        table[1][i] = CellSet::inside(true, direction.files(), direction.ranks());
        i += 1;
    }
    table
};

/// What the moves of a position have in common.
struct Sweep {
    own: CellSet,
    occupied: CellSet,
    /// Where a footprint has no stone of the other side.
    clear: CellSet,
    /// Where the middle row of a footprint has a stone.
    rows: CellSet,
    /// Where the middle column of a footprint has a stone.
    columns: CellSet,
    /// Where a footprint has a stone.
    contact: CellSet,
    inside: &'static [CellSet; 8],
}

/// The moves in one direction, by the centres that they reach.
struct Slide {
    /// The centres reached by one, two and three steps; and by four, where only pieces with a stone in the centre get.
    reached: [CellSet; 4],
    stride: i32,
    /// Where one more step is possible.
    inside: CellSet,
}

impl Sweep {
    #[inline(always)]
    fn of(position: &Gess) -> Sweep {
        let side = position.mover();
        let own = *position.board().of(side);
        let occupied = position.board().occupied();
        let rows = occupied.widened();
        let centre_on_board = position.options.centre_on_board;
        let clear = !position.board().of(side.other()).widened().heightened();
        Sweep {
            own,
            occupied,
            clear: clear & if centre_on_board { CellSet::BOARD } else { CellSet::FIELD },
            rows,
            columns: occupied.heightened(),
            contact: rows.heightened(),
            inside: &INSIDE[usize::from(centre_on_board)],
        }
    }

    /// "The block stops at the first step at which its footprint covers any stone, of either colour … Cells it left do
    /// not obstruct it": what a footprint covers after one step and after two besides the cells that its block has left,
    /// as sets of the centres where that holds a stone. After three steps nothing is left out.
    #[inline(always)]
    fn contacts(&self, direction: Direction) -> [CellSet; 2] {
        let (files, ranks) = (i32::from(direction.files()), i32::from(direction.ranks()));
        let column = self.columns.shifted(-files);
        let row = self.rows.shifted(-20 * ranks);
        match (files, ranks) {
            (_, 0) => [column, column | self.columns],
            (0, _) => [row, row | self.rows],
            _ => [row | column, row | column | self.rows | self.occupied.shifted(20 * ranks)],
        }
    }

    #[inline(always)]
    fn slide(&self, direction: Direction) -> Slide {
        let stride = direction.stride();
        let inside = self.inside[direction as usize];
        let [first, second] = self.contacts(direction);
        // The first step leads to a stone, so that it stays on the board.
        let one = self.own & self.clear.shifted(stride);
        let two = (one & !first & inside).shifted(stride);
        let three = (two & !second & inside).shifted(stride);
        // "Centre stone present → any distance; absent → at most 3 cells."
        let far = self.own.shifted(stride).shifted(stride).shifted(stride);
        let four = (three & !self.contact & inside & far).shifted(stride);
        Slide { reached: [one, two, three, four], stride, inside }
    }
}

impl Slide {
    /// Visits the moves to a set of centres.
    #[inline(always)]
    fn visit<F>(&self, contact: &CellSet, targets: &CellSet, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        for (reached, steps) in self.reached[..3].iter().zip(1..) {
            let back = self.stride * steps;
            (*reached & *targets).each(|to| visit_pair(to as i32 - back, to as i32, visitor))?;
        }
        self.reached[3].each(|to| self.visit_far(to as i32, contact, targets, visitor))
    }

    /// Visits the moves of a piece that has reached a centre in four steps, from there on.
    #[inline(always)]
    fn visit_far<F>(&self, mut to: i32, contact: &CellSet, targets: &CellSet, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let from = to - self.stride * 4;
        loop {
            if targets.has_cell(to as usize) {
                visit_pair(from, to, visitor)?;
            }
            if contact.has_cell(to as usize) || !self.inside.has_cell(to as usize) {
                return ControlFlow::Continue(());
            }
            to += self.stride;
        }
    }

    /// The move of a number, counted from 0; as many less are left if there are not so many.
    #[inline(always)]
    fn nth(&self, contact: &CellSet, left: &mut u64) -> Option<Turn> {
        for (reached, steps) in self.reached[..3].iter().zip(1..) {
            let count = u64::from(reached.len());
            if *left < count {
                let to = reached.nth(*left as u32)? as i32;
                return turn_of(to - self.stride * steps, to);
            }
            *left -= count;
        }
        let mut found = None;
        let _ = self.reached[3].each(|to| {
            self.visit_far(to as i32, contact, &CellSet::FIELD, &mut |turn| {
                if *left == 0 {
                    found = Some(turn);
                    return ControlFlow::Break(());
                }
                *left -= 1;
                ControlFlow::Continue(())
            })
        });
        found
    }

    #[inline(always)]
    fn count(&self, contact: &CellSet) -> u64 {
        let mut count: u32 = self.reached.iter().map(CellSet::len).sum();
        let _ = self.reached[3].each(|to| {
            let mut to = to as i32;
            while !contact.has_cell(to as usize) && self.inside.has_cell(to as usize) {
                to += self.stride;
                count += 1;
            }
            ControlFlow::Continue(())
        });
        u64::from(count)
    }
}

#[inline(always)]
fn visit_pair<F>(from: i32, to: i32, visitor: &mut F) -> ControlFlow<()>
where
    F: FnMut(Turn) -> ControlFlow<()>,
{
    turn_of(from, to).map_or(ControlFlow::Continue(()), visitor)
}

#[inline(always)]
fn turn_of(from: i32, to: i32) -> Option<Turn> {
    Some(Turn { from: Point::new(from as u16)?, to: Point::new(to as u16)? })
}

/// Whether a move touches none of the cells of one of some rings.
fn is_untouched(rings: &CellSet, turn: Turn) -> bool {
    let apart = |a: u8, b: u8| a.abs_diff(b) > 2;
    let far = |ring: Point, centre: Point| apart(ring.file(), centre.file()) || apart(ring.rank(), centre.rank());
    rings
        .each(|ring| match Point::new(ring as u16) {
            Some(ring) if far(ring, turn.from) && far(ring, turn.to) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
        .is_break()
}

/// Generation.
impl Gess {
    #[inline]
    pub(in crate::games::gess) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if !self.is_open() {
            return ControlFlow::Continue(());
        }
        let targets = match which {
            Which::All => CellSet::FIELD,
            Which::Noisy => self.board().of(self.mover().other()).widened().heightened(),
        };
        multiversioned(
            #[inline(always)]
            || {
                if self.options.keep_ring {
                    self.visit_keeping(&targets, visitor)
                } else {
                    self.visit_moves(&targets, &mut visitor)
                }
            },
        )
    }

    #[inline(always)]
    fn visit_moves<F>(&self, targets: &CellSet, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let sweep = Sweep::of(self);
        for direction in Direction::ALL {
            sweep.slide(direction).visit(&sweep.contact, targets, visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// With `keep_ring`. A footprint touches a ring only if its centre is at most two cells from the ring's, so most
    /// moves need not be tried.
    fn visit_keeping<F>(&self, targets: &CellSet, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let rings = self.board().rings(self.mover());
        let near = rings.widened().widened().heightened().heightened();
        self.visit_moves(targets, &mut |turn| {
            let risky = near.has(turn.from) || near.has(turn.to);
            if !risky || is_untouched(&rings, turn) || self.board().completes_ring(self.mover(), turn) {
                return visitor(turn);
            }
            ControlFlow::Continue(())
        })
    }

    pub(in crate::games::gess) fn count_of_turns(&self) -> u64 {
        if !self.is_open() {
            return 0;
        }
        if self.options.keep_ring {
            let mut count = 0;
            let _ = self.visit_keeping(&CellSet::FIELD, |_| {
                count += 1;
                ControlFlow::Continue(())
            });
            return count;
        }
        multiversioned(
            #[inline(always)]
            || {
                let sweep = Sweep::of(self);
                Direction::ALL.into_iter().map(|direction| sweep.slide(direction).count(&sweep.contact)).sum()
            },
        )
    }

    /// The turn that `draw` chooses by its number in the order in which turns are visited, without `keep_ring`.
    #[inline(always)]
    fn move_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        let sweep = Sweep::of(self);
        let slides = Direction::ALL.map(
            #[inline(always)]
            |direction| sweep.slide(direction),
        );
        let mut counts = [0; 8];
        for (count, slide) in counts.iter_mut().zip(&slides) {
            *count = slide.count(&sweep.contact);
        }
        let total = counts.iter().sum();
        let mut left = if total == 0 { return None } else { draw(total) };
        for (count, slide) in counts.iter().zip(&slides) {
            if left < *count {
                return slide.nth(&sweep.contact, &mut left);
            }
            left -= count;
        }
        None
    }

    /// The turn that `draw` chooses by its number in the order in which turns are visited.
    pub(in crate::games::gess) fn turn_drawn(&self, draw: impl FnOnce(u64) -> u64) -> Option<Turn> {
        if !self.is_open() {
            return None;
        }
        if self.options.keep_ring {
            let count = self.count_of_turns();
            return if count == 0 { None } else { self.turn_numbered(draw(count)) };
        }
        multiversioned(
            #[inline(always)]
            || self.move_drawn(draw),
        )
    }

    /// The turn of a number in the order in which they are visited.
    pub(in crate::games::gess) fn turn_numbered(&self, number: u64) -> Option<Turn> {
        if !self.options.keep_ring {
            return self.turn_drawn(|_| number);
        }
        let mut left = number;
        let mut found = None;
        let _ = self.visit_turns(Which::All, |turn| {
            found = Some(turn).filter(|_| left == 0);
            left = left.wrapping_sub(1);
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }
}
