//! A piece in the middle of a chain of captures.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::super::Landings;
use super::super::gait::Gait;
use super::super::position::Treason;
use super::chain::{Chain, Turn};
use crate::Position;
use crate::board::triangle::{Triangle, Way, triangles};

/// Captures that are counted one by one; only a Spy among many enemies has more.
const FEW_CAPTURES: u32 = 20_000;

/// A piece of the side to move that captures: where it is, and the board as it is at that moment. Its own cell counts
/// as empty: "in a chain, under either value, the moving piece's starting cell and the captured cells are empty".
#[derive(Clone, Copy)]
pub(in crate::games::treason) struct Hunter {
    pub(super) gait: Gait,
    pub(super) at: Triangle,
    pub(super) empty: u64,
    /// What may still be captured; none any more once a man has become a Spy: "its turn ends there, even inside a
    /// chain".
    pub(super) enemies: u64,
    pub(super) rule: Landings,
}

impl Hunter {
    /// The own piece on a cell, before its first capture.
    #[inline]
    pub(in crate::games::treason) fn new(position: &Treason, from: Triangle) -> Hunter {
        Hunter {
            gait: position.gait_at(from),
            at: from,
            empty: position.empty() | from.bit(),
            enemies: position.pieces(position.side_to_move().other()),
            rule: position.options().landings,
        }
    }

    /// The cells where it may land if it captures the enemy on its neighbour in a way.
    #[inline]
    pub(super) fn landings(&self, over: Way) -> u64 {
        self.rule.open(self.gait.landings(self.at, over), self.empty)
    }

    /// The landings over a cell; none if nothing can be captured there.
    pub(super) fn landings_over(&self, over: Triangle) -> u64 {
        let way = Way::between(self.at, over).filter(|_| over.is_in(self.enemies));
        way.map_or(0, |way| self.landings(way))
    }

    /// The enemies that it can capture next.
    pub(super) fn targets(&self) -> u64 {
        self.neighbours().filter(|(_, way)| self.landings(*way) != 0).fold(0, |set, (over, _)| set | over.bit())
    }

    /// The enemies that it could step to, with the way.
    #[inline]
    fn neighbours(self) -> impl Iterator<Item = (Triangle, Way)> {
        self.gait
            .ways()
            .iter()
            .filter_map(move |&way| Some((way.neighbour(self.at).filter(|at| at.is_in(self.enemies))?, way)))
    }

    #[inline]
    pub(super) fn can_capture(&self) -> bool {
        self.neighbours().any(|(_, way)| self.landings(way) != 0)
    }

    /// After a capture.
    #[inline]
    pub(super) fn play_unchecked(&self, over: Triangle, landing: Triangle) -> Hunter {
        let enemies = if landing.is_in(self.gait.promotion()) { 0 } else { self.enemies & !over.bit() };
        Hunter { at: landing, empty: self.empty | over.bit(), enemies, ..*self }
    }

    /// A chain with one more capture, and the capturer after it, if it is legal.
    pub(super) fn extend(&self, chain: &Chain, over: Triangle, landing: Triangle) -> Option<(Chain, Hunter)> {
        if !landing.is_in(self.landings_over(over)) {
            return None;
        }
        let (way, on) = (Way::between(self.at, over)?, Way::between(over, landing)?);
        Some((chain.with(way, on), self.play_unchecked(over, landing)))
    }

    /// Visits every chain that goes on from `so_far`: "every prefix of a chain is a legal turn".
    pub(super) fn visit<F>(&self, so_far: &Chain, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        for (over, way) in self.neighbours() {
            for landing in triangles(self.landings(way)) {
                let Some(on) = Way::between(over, landing) else { continue };
                let chain = so_far.with(way, on);
                visitor(Turn::Capture(chain))?;
                self.play_unchecked(over, landing).visit(&chain, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of chains that go on from here.
    pub(super) fn count(&self) -> u64 {
        let mut captures_left = FEW_CAPTURES;
        self.count_all(&mut captures_left).unwrap_or_else(|| self.count_known(&mut HashMap::new()))
    }

    /// Counts capture by capture, and gives up when there are too many.
    #[inline]
    fn count_all(&self, captures_left: &mut u32) -> Option<u64> {
        let mut count = 0;
        for (over, way) in self.neighbours() {
            let landings = self.landings(way);
            *captures_left = captures_left.checked_sub(landings.count_ones())?;
            count += u64::from(landings.count_ones());
            for landing in triangles(landings) {
                count += self.play_unchecked(over, landing).count_all(captures_left)?;
            }
        }
        Some(count)
    }

    /// Counts what follows after the same captures in another order only once: the cell of the capturer and what is
    /// left to capture decide it.
    fn count_known(&self, known: &mut HashMap<(Triangle, u64), u64>) -> u64 {
        if let Some(count) = known.get(&(self.at, self.enemies)) {
            return *count;
        }
        let mut count = 0;
        for (over, way) in self.neighbours() {
            let landings = self.landings(way);
            count += u64::from(landings.count_ones());
            count +=
                triangles(landings).map(|landing| self.play_unchecked(over, landing).count_known(known)).sum::<u64>();
        }
        known.insert((self.at, self.enemies), count);
        count
    }
}
