//! All turns: for every own piece at once where it alone could go, then for every formation where all three can.

use crate::bits::bits;
use std::ops::ControlFlow;

use super::super::board::{Set, first, places};
use super::super::formation::reach::{self, Reach};
use super::super::formation::{FITTING, Formation};
use super::super::position::TroopChess;
use super::super::turn::{Turn, Vector};
use crate::Side;

/// Where every piece of a side could go alone.
pub(in crate::games::troop_chess) struct Generator {
    own: Set,
    other: Set,
    /// By the bits of the own pieces: the vectors whose target is on the board and holds no own piece, and which pass
    /// over no enemy piece.
    free: [Reach; 128],
    /// By the bits of the own pieces: the shapes of the formations that they are the middles of.
    fitting: [u32; 128],
}

impl Generator {
    #[inline(always)]
    pub(in crate::games::troop_chess) fn of(position: &TroopChess) -> Generator {
        Generator::of_side(position, position.mover())
    }

    /// The same as if it were a side's turn.
    #[inline(always)]
    pub(in crate::games::troop_chess) fn of_side(position: &TroopChess, side: Side) -> Generator {
        let (own, other) = (position.of(side), position.of(side.other()));
        let mut generator = Generator { own, other, free: [0; 128], fitting: [0; 128] };
        let mut pieces = own;
        while let Some(place) = first(pieces) {
            pieces &= pieces - 1;
            let window = reach::window(own, place);
            let neighbours = reach::near(window);
            let passed = reach::doubled(reach::near(reach::window(other, place)));
            let place = usize::from(place) & 127;
            generator.free[place] = reach::ON_BOARD[place] & !(neighbours | reach::far(window) | passed);
            generator.fitting[place] = FITTING[neighbours as usize];
        }
        generator
    }

    /// Calls a function for every own formation, with the vectors that are legal for it.
    #[inline(always)]
    pub(in crate::games::troop_chess) fn each<B, F>(&self, mut found: F) -> ControlFlow<B>
    where
        F: FnMut(Formation, Reach) -> ControlFlow<B>,
    {
        for middle in bits(self.own) {
            for number in bits(self.fitting[usize::from(middle) & 127]) {
                let formation = Formation::new(number, middle);
                found(formation, self.legal(formation))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The vectors that are legal for a formation of own pieces: every piece is free to go there, or goes where another
    /// of the three leaves.
    ///
    /// A piece that takes two steps onto one of the three passes over the third, so that there is no enemy piece to look for:
    /// of the shapes with two steps, only those in a row have two pieces that are two steps apart that way.
    #[inline(always)]
    fn legal(&self, formation: Formation) -> Reach {
        let pattern = formation.pattern();
        let [a, b, c] = formation.places();
        let [a, b, c] = [self.free[a as usize & 127], self.free[b as usize & 127], self.free[c as usize & 127]];
        let [inner_a, inner_b, inner_c] = pattern.inner;
        pattern.ways & (a | inner_a) & (b | inner_b) & (c | inner_c)
    }

    #[inline(always)]
    pub(in crate::games::troop_chess) fn visit<F>(&self, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        self.each(|formation, legal| turns(formation, legal, &mut visitor))
    }

    /// By the bits of the own pieces: the vectors that lead to an enemy piece.
    #[inline(always)]
    pub(in crate::games::troop_chess) fn hits(&self) -> [Reach; 128] {
        let mut hits = [0; 128];
        for place in places(self.own) {
            let window = reach::window(self.other, place);
            hits[usize::from(place) & 127] = reach::near(window) | reach::far(window);
        }
        hits
    }

    /// Visits the legal turns in which a piece lands on an enemy piece.
    #[inline(always)]
    pub(in crate::games::troop_chess) fn visit_hits<F>(&self, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let hits = self.hits();
        self.each(|formation, legal| {
            let [a, b, c] = formation.places();
            let near = hits[a as usize & 127] | hits[b as usize & 127] | hits[c as usize & 127];
            turns(formation, legal & near, &mut visitor)
        })
    }

    /// Visits the formations that have all of some points and can move.
    pub(in crate::games::troop_chess) fn with_all<F>(&self, chosen: Set, mut visitor: F)
    where
        F: FnMut(Formation),
    {
        let _ = self.each(|formation, legal| {
            if legal != 0 && chosen & !formation.set() == 0 {
                visitor(formation);
            }
            ControlFlow::<()>::Continue(())
        });
    }

    pub(in crate::games::troop_chess) fn vectors(&self, formation: Formation) -> Vec<Vector> {
        let mut vectors = Vec::new();
        let _ = turns(formation, self.legal(formation), &mut |turn| {
            vectors.push(turn.vector);
            ControlFlow::Continue(())
        });
        vectors
    }

    /// The turn of a number in the order in which they are visited.
    #[inline(always)]
    pub(in crate::games::troop_chess) fn nth(&self, number: u64) -> Option<Turn> {
        let (mut left, mut found) = (number, None);
        let _ = self.each(
            #[inline(always)]
            |formation, legal| {
                let count = u64::from(legal.count_ones());
                if left < count {
                    let bit = bits(legal).nth(left as usize);
                    found = bit.map(|bit| Turn { formation, vector: Vector::of_bit(bit.into()) });
                    return ControlFlow::Break(());
                }
                left -= count;
                ControlFlow::Continue(())
            },
        );
        found
    }

    #[inline(always)]
    pub(in crate::games::troop_chess) fn count(&self) -> u64 {
        let mut count = 0;
        let _ = self.each(|_, legal| {
            count += legal.count_ones();
            ControlFlow::<()>::Continue(())
        });
        count.into()
    }
}

#[inline(always)]
fn turns<F>(formation: Formation, legal: Reach, visitor: &mut F) -> ControlFlow<()>
where
    F: FnMut(Turn) -> ControlFlow<()>,
{
    for bit in bits(legal) {
        let vector = Vector::of_bit(u32::from(bit));
        visitor(Turn { formation, vector })?;
    }
    ControlFlow::Continue(())
}
