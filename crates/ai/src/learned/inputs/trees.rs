//! The Game for the Trees: what grows on every square, the chains, and the leaps.

use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::trees::{TREES, Trees};
use ludarium_rules::{Position, Side};

use super::{InputCounts, InputList, Inputs};

const SQUARES: usize = Square::COUNT;
/// Grass, underbrush, huckleberries, and the seven trees.
const KINDS: usize = 3 + TREES.len();
const NEUTRAL: usize = 2 * KINDS * SQUARES;
/// The heads of the chains of either side, and the squares that they will try next.
const HEADS: usize = NEUTRAL + SQUARES;
const NEXT: usize = HEADS + 2 * SQUARES;
/// Whether either side still has its leap.
const LEAPS: usize = NEXT + 2 * SQUARES;
const INPUTS: usize = LEAPS + 2;

impl Inputs for Trees {
    const COUNTS: InputCounts = InputCounts { inputs: INPUTS, embedded: INPUTS, symmetries: 1 };

    #[inline(always)]
    fn list_inputs(&self, list: &mut InputList) {
        let own = self.side_to_move();
        let flip = if own == Side::White { 0 } else { 56 };
        let mut add =
            |first: usize, set: u64| squares(set).for_each(|square| list.push(first + (square.index() ^ flip)));
        let mut owned = 0;
        for (i, side) in [own, own.other()].into_iter().enumerate() {
            let (all, grass, berries) = (self.squares_of(side), self.grass(side), self.huckleberries(side));
            let kind = |kind: usize| (i * KINDS + kind) * SQUARES;
            add(kind(0), grass);
            add(kind(1), all & self.brush() & !berries);
            add(kind(2), berries);
            for (tree, set) in self.each_tree(side).into_iter().enumerate() {
                add(kind(3 + tree), set);
            }
            let heads = self.heads_of(side);
            add(HEADS + i * SQUARES, heads);
            let next = squares(heads).filter_map(|head| self.chain(head));
            next.for_each(|square| add(NEXT + i * SQUARES, square.bit()));
            owned |= all;
        }
        add(NEUTRAL, self.brush() & !owned);
        for (i, side) in [own, own.other()].into_iter().enumerate() {
            if self.has_leap(side) {
                list.push(LEAPS + i);
            }
        }
    }

    fn image(input: usize, _: usize) -> usize {
        input
    }
}
