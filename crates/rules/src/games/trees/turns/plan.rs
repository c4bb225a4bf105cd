//! Which running chains can touch each other's squares, known before anything is executed.

use super::geometry::fill;
use crate::Position as _;
use crate::board::square::{Square, squares};
use crate::games::trees::Position;

/// The squares that an event of a turn reads and changes, whatever came before it. What it changes it also reads.
///
/// Two events of which neither changes what the other reads have the same result in both orders.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Footprint {
    pub(super) reads: u64,
    pub(super) changes: u64,
}

impl Footprint {
    #[inline]
    pub(super) const fn touches(&self, other: &Footprint) -> bool {
        self.changes & other.reads != 0 || self.reads & other.changes != 0
    }

    #[inline]
    pub(super) fn join(&mut self, other: &Footprint) {
        self.reads |= other.reads;
        self.changes |= other.changes;
    }
}

/// Chains that touch each other, directly or by way of others: only their order matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) heads: u64,
    pub(super) footprint: Footprint,
}

/// The running chains of a position in groups.
#[derive(Default)]
pub(super) struct Plan {
    /// The heads of the chains in ascending order, their footprints, and the heads of the chains that they touch.
    pub(super) chains: Vec<(Square, Footprint, u64)>,
    pub(super) groups: Vec<Group>,
    /// Everything that chains read and change.
    pub(super) all: Footprint,
    /// The huckleberries on which it depends whether a leap is possible; 0 if some huckleberry is out of all chains'
    /// reach.
    pub(super) leap_depends_on: u64,
}

impl Plan {
    pub(super) fn make(&mut self, position: &Position) {
        self.chains.clear();
        self.groups.clear();
        self.all = Footprint::default();
        for head in squares(position.running()) {
            let footprint = footprint(position, head);
            let mut touched = 0;
            for (other, its, touches) in &mut self.chains {
                if its.touches(&footprint) {
                    touched |= other.bit();
                    *touches |= head.bit();
                }
            }
            self.chains.push((head, footprint, touched));
            self.all.join(&footprint);
            self.add_to_groups(head, footprint);
        }
        let huckleberries = position.board().huckleberries(position.side_to_move());
        self.leap_depends_on = if huckleberries & !self.all.changes == 0 { huckleberries } else { 0 };
    }

    fn add_to_groups(&mut self, head: Square, footprint: Footprint) {
        let mut group = Group { heads: head.bit(), footprint };
        self.groups.retain(|other| {
            let joined = other.footprint.touches(&footprint);
            if joined {
                group.heads |= other.heads;
                group.footprint.join(&other.footprint);
            }
            !joined
        });
        self.groups.push(group);
    }

    /// The footprint of the chain with a head.
    pub(super) fn footprint_of(&self, head: u64) -> Footprint {
        self.chains.iter().find(|chain| chain.0.bit() == head).map_or(Footprint::default(), |chain| chain.1)
    }

    /// Of pending chains, the first and all that it can touch, directly or by way of other pending ones.
    #[inline]
    pub(super) fn first_knot(&self, pending: u64) -> u64 {
        let mut knot = pending & pending.wrapping_neg();
        let mut fresh = knot;
        while fresh != 0 && knot != pending {
            let touched = squares(fresh).fold(0, |set, head| set | self.touched_chains(head));
            fresh = touched & pending & !knot;
            knot |= fresh;
        }
        knot
    }

    /// The heads of the other chains that a chain touches directly.
    fn touched_chains(&self, head: Square) -> u64 {
        self.chains.iter().find(|chain| chain.0 == head).map_or(0, |chain| chain.2)
    }

    /// The heads of all chains whose groups a footprint touches.
    #[inline]
    pub(super) fn touched_by(&self, footprint: &Footprint) -> u64 {
        let touched = self.groups.iter().filter(|group| group.footprint.touches(footprint));
        touched.fold(0, |heads, group| heads | group.heads)
    }
}

/// What a chain reads and changes: its head, its way, its target; if chains of different trees may attack the target
/// together, also the heads of those chains, where attempts lapse, and the victim.
fn footprint(position: &Position, head: Square) -> Footprint {
    let Some(target) = position.chain(head) else { return Footprint::default() };
    let partners = partners(position, head, target);
    let changes = fill(head, target) | if partners == 0 { 0 } else { victim(position, target) };
    Footprint { reads: head.bit() | partners | changes, changes }
}

/// The heads of the chains of trees that aim at the target of a chain of another tree.
fn partners(position: &Position, head: Square, target: Square) -> u64 {
    let board = position.board();
    let content = board.content(head);
    if !content.is_tree() {
        return 0;
    }
    squares(position.running() & board.trees())
        .filter(|&other| position.chain(other) == Some(target) && board.content(other) != content)
        .fold(0, |set, other| set | other.bit())
}

/// The squares that may die in an attack on a square: those of the tree there. If there is no tree yet, one's own may
/// grow there first.
fn victim(position: &Position, target: Square) -> u64 {
    let board = position.board();
    let content = board.content(target);
    if content.is_tree() { board.of(content) } else { board.trees() & board.own(position.side_to_move()) }
}
