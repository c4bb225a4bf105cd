//! Which running chains can touch each other's squares, known before anything is executed.

use super::Act;
use crate::Position;
use crate::board::square::{Square, squares};
use crate::games::trees::Trees;
use crate::games::trees::geometry::fill;

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

/// The running chains of a position and what they touch.
#[derive(Default)]
pub(super) struct Plan {
    /// The heads of the chains in ascending order, their footprints, and the heads of the chains that they touch.
    pub(super) chains: Vec<(Square, Footprint, u64)>,
    /// Everything that chains read and change.
    pub(super) all: Footprint,
    /// The squares of trees that chains alone may attack and kill.
    contested: u64,
    /// The huckleberries on which it depends whether a leap is possible; 0 if some huckleberry is out of all chains'
    /// reach.
    pub(super) leap_depends_on: u64,
}

impl Plan {
    pub(super) fn make(&mut self, position: &Trees) {
        self.chains.clear();
        self.all = Footprint::default();
        self.contested = 0;
        for head in squares(position.running()) {
            let contested = contested(position, head);
            self.contested |= contested;
            let footprint = footprint(position, head, contested);
            let mut touched = 0;
            for (other, its, touches) in &mut self.chains {
                if its.touches(&footprint) {
                    touched |= other.bit();
                    *touches |= head.bit();
                }
            }
            self.chains.push((head, footprint, touched));
            self.all.join(&footprint);
        }
        let huckleberries = position.board().huckleberries(position.side_to_move());
        self.leap_depends_on = if huckleberries & !self.all.changes == 0 { huckleberries } else { 0 };
    }

    pub(super) fn footprint_of(&self, head: u64) -> Footprint {
        self.chains.iter().find(|chain| chain.0.bit() == head).map_or(Footprint::default(), |chain| chain.1)
    }

    /// The chains that can touch each other once a growth has been the action: if what it fills may die in an attack of
    /// chains, those that it touches.
    pub(super) fn linked_by(&self, act: Act, from: Square, to: Square) -> u64 {
        let changes = fill(from, to);
        if act != Act::Grow || (from.bit() | changes) & self.contested == 0 {
            return 0;
        }
        self.touched_by(&Footprint { reads: from.bit() | changes, changes })
    }

    /// Of pending chains, the first and all that it can touch, directly or by way of other pending ones; those of a set
    /// touch each other.
    #[inline]
    pub(super) fn first_knot(&self, pending: u64, linked: u64) -> u64 {
        let mut knot = pending & pending.wrapping_neg();
        let mut fresh = knot;
        while fresh != 0 && knot != pending {
            let mut touched = squares(fresh).fold(0, |set, head| set | self.touched_chains(head));
            if fresh & linked != 0 {
                touched |= linked;
            }
            fresh = touched & pending & !knot;
            knot |= fresh;
        }
        knot
    }

    /// The heads of the other chains that a chain touches directly.
    fn touched_chains(&self, head: Square) -> u64 {
        self.chains.iter().find(|chain| chain.0 == head).map_or(0, |chain| chain.2)
    }

    /// The heads of the chains that a footprint touches directly.
    #[inline]
    fn touched_by(&self, footprint: &Footprint) -> u64 {
        let touched = self.chains.iter().filter(|chain| chain.1.touches(footprint));
        touched.fold(0, |heads, chain| heads | chain.0.bit())
    }

    /// Whether an action touches all chains that came before it, directly or by way of each other. A chain that it does
    /// not touch so need not come before it.
    #[inline]
    pub(super) fn needs_before(&self, action: &Footprint, executed: u64) -> bool {
        if executed == 0 {
            return true;
        }
        let mut reached = self.touched_by(action) & executed;
        let mut fresh = reached;
        while fresh != 0 && reached != executed {
            fresh = squares(fresh).fold(0, |set, head| set | self.touched_chains(head)) & executed & !reached;
            reached |= fresh;
        }
        reached == executed
    }
}

/// What a chain reads and changes: its head, its way, its target; if chains of different trees may attack the target
/// together, also the heads of those chains, where attempts lapse, and the victim.
fn footprint(position: &Trees, head: Square, contested: u64) -> Footprint {
    let Some(target) = position.chain(head) else { return Footprint::default() };
    let changes = fill(head, target) | contested;
    let partners = if contested == 0 { 0 } else { partners(position, head, target) };
    Footprint { reads: head.bit() | partners | changes, changes }
}

/// The heads of the chains of trees that aim at the target of a chain of another tree.
fn partners(position: &Trees, head: Square, target: Square) -> u64 {
    let board = position.board();
    let content = board.content(head);
    if !content.is_tree() {
        return 0;
    }
    squares(position.running() & board.trees())
        .filter(|&other| position.chain(other) == Some(target) && board.content(other) != content)
        .fold(0, |set, other| set | other.bit())
}

/// The squares that may die if a chain attacks its target with others: those of the tree there, and what chains let
/// grow on it or through the target in this turn. If there is no tree yet, any of one's own may grow there first.
fn contested(position: &Trees, head: Square) -> u64 {
    let Some(target) = position.chain(head).filter(|&target| partners(position, head, target) != 0) else { return 0 };
    let board = position.board();
    let content = board.content(target);
    if !may_become_tree(position, target) {
        return 0;
    }
    let victim = if content.is_tree() { board.of(content) } else { board.trees() & board.own(position.side_to_move()) };
    grown(position)
        .filter(|(other, grown)| other.is_in(board.trees()) && (other.is_in(victim) || target.is_in(*grown)))
        .fold(victim, |set, (_, grown)| set | grown)
}

/// Whether there is a tree on a square or there are enough events for one to grow there and to be attacked: growths of
/// grass, underbrush and a tree, as far as they are still to come, and two attempts. All are chains but one.
fn may_become_tree(position: &Trees, target: Square) -> bool {
    let board = position.board();
    let growths = match target {
        _ if target.is_in(board.trees()) => return true,
        _ if target.is_in(board.brush()) => 1,
        _ if target.is_in(board.grass()) => 2,
        _ => 3,
    };
    grown(position).filter(|(_, grown)| target.is_in(*grown)).count() + 1 >= growths + 2
}

/// The heads of the running chains, and what each would fill.
fn grown(position: &Trees) -> impl Iterator<Item = (Square, u64)> + '_ {
    squares(position.running()).filter_map(|head| position.chain(head).map(|next| (head, fill(head, next))))
}
