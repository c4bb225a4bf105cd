//! How many chains of a side can run together.

use super::Trees;
use crate::Side;
use crate::board::square::{Square, squares};

/// The most chains of a side that may run together in any position.
///
/// The running chains of a turn are executed in every order. With six chains that all touch each other's squares, the
/// turns of a position are generated, and a turn is read, in a millisecond; with eight in 25 milliseconds, with ten in a
/// quarter of a second and 10 MB. Each further chain takes three to six times as long, so that fourteen would take
/// minutes. Play from the start position never comes near: a turn starts at most one chain and no chain runs longer than
/// six turns, so at most six ever run together. Composed positions may hold more, as long as no play from them can exceed
/// this bound ([`Trees::most_chains_ahead`]), so that every position that play reaches from an accepted one is accepted
/// too.
pub const MOST_CHAINS: u32 = 10;

/// The most turns of its side at whose beginning a chain runs: one that starts with a single step from the edge of the
/// board is executed six more times until the step would leave the board.
const LONGEST_LIFE: u32 = 6;

impl Trees {
    /// The most chains of a side that can run together now or at any time later, whatever is played.
    ///
    /// Every turn of the side executes all its chains and starts at most one. So after `n` turns there run at most those
    /// of today's chains that are still on the board if nothing stops them, and one for each turn.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::trees::{MOST_CHAINS, Trees}};
    /// let start = Trees::start(Default::default());
    /// assert_eq!(start.most_chains_ahead(Side::White), 6);
    /// assert!(start.most_chains_ahead(Side::White) <= MOST_CHAINS);
    /// ```
    #[must_use]
    pub fn most_chains_ahead(&self, side: Side) -> u32 {
        let mut alive_after = [0; LONGEST_LIFE as usize + 1];
        for head in squares(self.heads_of(side)) {
            let turns = self.chain(head).map_or(0, |next| steps_left(head, next));
            alive_after.iter_mut().take(turns).for_each(|count| *count += 1);
        }
        (0..).zip(alive_after).map(|(turns, alive): (u32, u32)| turns + alive).max().unwrap_or_default()
    }
}

/// How often a chain can be executed before its target is off the board.
fn steps_left(head: Square, next: Square) -> usize {
    let step = |from: u8, to: u8| to as i8 - from as i8;
    let (files, ranks) = (step(head.file(), next.file()), step(head.rank(), next.rank()));
    let fits = |at: u8, step: i8, times: i8| (0..8).contains(&(at as i8 + step * times));
    (1..8).take_while(|&times| fits(head.file(), files, times) && fits(head.rank(), ranks, times)).count()
}
