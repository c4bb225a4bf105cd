//! A turn while it is carried out: single growths, attempts, retreats and leaps, straight from the rules.

mod attacks;

use super::{Act, Turn};
use crate::Position;
use crate::Side;
use crate::board::square::{Square, squares};
use crate::games::trees::Trees;
use crate::games::trees::geometry::{beyond, fill};
use crate::games::trees::position::Content;

/// Receives what happens in a turn.
pub(in crate::games::trees) trait TurnObserver {
    fn grew(&mut self, _from: Square, _fill: u64, _to: Square, _content: Content) {}
    fn withered(&mut self, _at: Square, _from: Content, _to: Content) {}
    fn leapt(&mut self, _at: Square, _side: Side) {}
    fn attacked(&mut self, _at: Square, _from: [Square; 2]) {}
    fn chain_started(&mut self, _head: Square, _next: Square) {}
    fn chain_ended(&mut self, _head: Square) {}
}

impl TurnObserver for () {}

/// A position in the middle of a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::trees) struct Growing {
    /// The position so far, the same side still to move.
    pub(in crate::games::trees) at: Trees,
    /// The heads of the chains that are still to be executed: those that ran when the turn began, and live.
    pub(in crate::games::trees) pending: u64,
    /// The heads of executed chains whose attempt on a tree waits for a partner.
    attempting: u64,
    /// The squares on which an attack has succeeded. "Later attempts on the same square in the same turn stop at once."
    taken: u64,
    /// The attempt of the grow action that waits for a partner: its origin and its target.
    attempt: Option<(Square, Square)>,
    /// Whether the turn cannot become legal any more: the attempt of the action lapsed.
    spoiled: bool,
}

impl Growing {
    /// The beginning of a turn.
    #[inline(always)]
    pub(in crate::games::trees) fn new(position: &Trees) -> Growing {
        Growing { at: *position, pending: position.running(), attempting: 0, taken: 0, attempt: None, spoiled: false }
    }

    #[inline(always)]
    pub(in crate::games::trees) fn side(&self) -> Side {
        self.at.side_to_move()
    }

    #[inline(always)]
    pub(in crate::games::trees) fn content(&self, square: Square) -> Content {
        self.at.board().content(square)
    }

    /// A hash of everything that makes two states of a turn equal.
    pub(super) fn hash(&self) -> u64 {
        let attempt = self.attempt.map_or(0, |(from, to)| 1 + (from.index() << 6 | to.index()) as u64);
        let more = [self.pending, self.attempting, self.taken, attempt];
        more.into_iter()
            .fold(self.at.zobrist(), |hash, word| (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The heads of the executed chains that wait for a partner in an attempt.
    pub(super) const fn attempting(&self) -> u64 {
        self.attempting
    }

    /// Whether every legal end is out of reach.
    #[inline]
    pub(in crate::games::trees) const fn is_spoiled(&self) -> bool {
        self.spoiled
    }

    /// Whether the action waits for a partner.
    #[inline]
    pub(in crate::games::trees) const fn awaits_partner(&self) -> bool {
        self.attempt.is_some()
    }

    /// The position after the turn: "an attempt that has lapsed or finds no partner by the end of the turn autostops".
    #[inline]
    pub(in crate::games::trees) fn end_of_turn(mut self) -> Trees {
        self.end();
        self.at
    }

    /// Makes [`Growing::at`] the position after the turn.
    #[inline(always)]
    pub(in crate::games::trees) fn end(&mut self) {
        for head in squares(self.attempting) {
            self.at.end_chain(head);
        }
        self.at.pass_on();
    }

    /// As [`Growing::end_of_turn`], reported to an observer.
    pub(in crate::games::trees) fn report_end(&mut self, observer: &mut impl TurnObserver) {
        for head in squares(std::mem::take(&mut self.attempting)) {
            self.end_chain(head, observer);
        }
    }

    #[inline(always)]
    fn end_chain(&mut self, head: Square, observer: &mut impl TurnObserver) {
        self.at.end_chain(head);
        observer.chain_ended(head);
    }

    /// Lets the content of a set of squares change: "a square dies whenever its content changes", "a chain dies with its
    /// head square", "an attempt lapses when its origin or its target square changes content".
    #[inline(always)]
    fn clear(&mut self, set: u64, observer: &mut impl TurnObserver) {
        for head in squares(self.at.heads() & set) {
            self.end_chain(head, observer);
        }
        self.pending &= !set;
        self.attempting &= !set;
        if self.attempting != 0 {
            for head in squares(self.attempting) {
                if self.at.chain(head).is_some_and(|target| target.is_in(set)) {
                    self.attempting &= !head.bit();
                    self.end_chain(head, observer);
                }
            }
        }
        if self.attempt.is_some_and(|(from, to)| from.is_in(set) || to.is_in(set)) {
            self.attempt = None;
            self.spoiled = true;
        }
    }

    /// Executes the chains: in an order without action first, then the others.
    pub(super) fn run(&mut self, order: super::Order, observer: &mut impl TurnObserver) {
        for head in order.events().flatten() {
            if head.is_in(self.pending) {
                self.execute(head, observer);
            }
        }
        while let Some(head) = crate::board::square::first(self.pending) {
            self.execute(head, observer);
        }
    }

    /// Executes a chain that is pending.
    #[inline]
    pub(in crate::games::trees) fn execute(&mut self, head: Square, observer: &mut impl TurnObserver) {
        self.pending &= !head.bit();
        let Some(to) = self.at.chain(head) else { return };
        let content = self.content(head);
        match self.reach_of(content, head, to) {
            Reach::Open => self.advance(content, head, to, Some(head), observer),
            Reach::Tree if self.partner(head, to).is_some() => self.attack(head, to, Some(head), observer),
            Reach::Tree => self.attempting |= head.bit(),
            // "If it cannot, it stops for good (autostop)."
            Reach::Closed => self.end_chain(head, observer),
        }
    }

    /// Carries out the action if it is possible now; returns whether it was.
    #[inline]
    pub(in crate::games::trees) fn act(
        &mut self,
        act: Act,
        from: Square,
        to: Square,
        observer: &mut impl TurnObserver,
    ) -> bool {
        match act {
            Act::Grow => self.grow(from, to, observer),
            Act::Stop => self.stop(from, observer),
            Act::Retreat => self.retreat(from, observer),
            Act::Leap => self.leap(to, observer),
        }
    }

    /// As [`Growing::act`], for an action that has been found in this very state: a growth is one of its content, and its
    /// way is open, unless it is an attempt.
    #[inline(always)]
    pub(super) fn act_found(&mut self, act: Act, from: Square, to: Square) -> bool {
        let content = self.content(from);
        match act {
            Act::Grow if content.is_tree() && fill(from, to) & !self.at.board().brush() != 0 => {
                return self.grow(from, to, &mut ());
            }
            Act::Grow => self.advance(content, from, to, None, &mut ()),
            Act::Retreat if !content.is_tree() => self.wither(from.bit(), left_by(content, self.side()), &mut ()),
            _ => return self.act(act, from, to, &mut ()),
        }
        true
    }

    /// "Start a growth from a square of one's own, also from the head of a running chain."
    #[inline]
    fn grow(&mut self, from: Square, to: Square, observer: &mut impl TurnObserver) -> bool {
        let content = self.content(from);
        if !from.is_in(self.at.board().own(self.side())) || !content.has_vector(from, to) {
            return false;
        }
        match self.reach_of(content, from, to) {
            Reach::Open => {
                self.advance(content, from, to, None, observer);
                true
            }
            Reach::Tree => {
                if self.partner(from, to).is_some() {
                    self.attack(from, to, None, observer);
                } else {
                    self.attempt = Some((from, to));
                }
                true
            }
            Reach::Closed => false,
        }
    }

    /// "Stop one of one's own chains; it is removed at once": before anything is executed.
    pub(super) fn stop(&mut self, head: Square, observer: &mut impl TurnObserver) -> bool {
        if !head.is_in(self.pending) {
            return false;
        }
        self.pending &= !head.bit();
        self.end_chain(head, observer);
        true
    }

    /// "The chosen square is vacated and, for a tree, so is every square thereby cut off from the root."
    #[inline]
    fn retreat(&mut self, from: Square, observer: &mut impl TurnObserver) -> bool {
        let side = self.side();
        if !from.is_in(self.at.board().own(side)) {
            return false;
        }
        let left = left_by(self.content(from), side);
        self.wither(self.vacated(from), left, observer);
        true
    }

    /// The squares that a retreat from a square of one's own vacates.
    #[inline]
    pub(in crate::games::trees) fn vacated(&self, from: Square) -> u64 {
        self.at.falling_with(from)
    }

    /// "Once a game, if one has a huckleberry, it also appears on any grass square of one's own; no momentum."
    fn leap(&mut self, to: Square, observer: &mut impl TurnObserver) -> bool {
        let side = self.side();
        if !self.may_leap() || self.content(to) != Content::grass(side) {
            return false;
        }
        self.clear(to.bit(), observer);
        self.at.fill(to.bit(), Content::huckleberry(side));
        self.at.spend_leap();
        observer.leapt(to, side);
        true
    }

    /// Whether the side has its leap and a huckleberry now.
    #[inline]
    pub(in crate::games::trees) fn may_leap(&self) -> bool {
        let side = self.side();
        self.at.has_leap(side) && self.at.board().huckleberries(side) != 0
    }

    /// Whether what stands on a square can grow to another by its kind.
    pub(in crate::games::trees) fn has_vector(&self, from: Square, to: Square) -> bool {
        self.content(from).has_vector(from, to)
    }

    /// What a growth by a vector of the content on `from` meets now.
    #[inline]
    pub(in crate::games::trees) fn reach(&self, from: Square, to: Square) -> Reach {
        self.reach_of(self.content(from), from, to)
    }

    #[inline]
    fn reach_of(&self, content: Content, from: Square, to: Square) -> Reach {
        let board = self.at.board();
        if !content.is_tree() {
            // "Grass grows onto bare ground. Underbrush and huckleberry grow onto grass of either side."
            let open = if content.is_grass() { board.bare() } else { board.grass() };
            return if to.is_in(open) { Reach::Open } else { Reach::Closed };
        }
        // "Trees grow onto underbrush of either side, neutral underbrush or huckleberry of either side."
        let shut = fill(from, to) & !board.brush();
        if shut == 0 {
            Reach::Open
        } else if shut == to.bit() & board.trees() & !self.taken && self.content(to) != content {
            Reach::Tree
        } else {
            Reach::Closed
        }
    }

    #[inline(always)]
    fn wither(&mut self, set: u64, left: Content, observer: &mut impl TurnObserver) {
        self.clear(set, observer);
        for square in squares(set) {
            observer.withered(square, self.content(square), left);
        }
        self.at.fill(set, left);
    }

    /// Lets a content take a way from its square and leave its chain, in place of the one that grew, if any. "A chain
    /// whose next target is off the board is dropped as soon as it arises."
    #[inline(always)]
    fn advance(
        &mut self,
        content: Content,
        from: Square,
        to: Square,
        chain: Option<Square>,
        observer: &mut impl TurnObserver,
    ) {
        let fill = fill(from, to);
        self.clear(fill, observer);
        self.at.fill(fill, content);
        observer.grew(from, fill, to, content);
        if let Some(head) = chain {
            self.end_chain(head, observer);
        }
        if let Some(next) = beyond(from, to) {
            self.at.start_chain(to, next);
            observer.chain_started(to, next);
        }
    }
}

/// What a side leaves where it retreats from a content.
#[inline]
fn left_by(content: Content, side: Side) -> Content {
    match content.species() {
        Some(species) if species.is_deciduous() => Content::underbrush(side),
        None if !content.is_grass() => Content::grass(side),
        _ => Content::BARE,
    }
}

/// What a growth meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::trees) enum Reach {
    /// It can grow.
    Open,
    /// Its way is clear and its target is a square of another tree: "it is an attempt on that square".
    Tree,
    /// It cannot grow.
    Closed,
}

impl Trees {
    /// The state at the end of a turn of this position; what happens is reported to an observer.
    #[inline]
    pub(in crate::games::trees) fn carried_out(&self, turn: &Turn, observer: &mut impl TurnObserver) -> Growing {
        let mut state = Growing::new(self);
        if !turn.order.has_action() {
            state.act(turn.act, turn.from, turn.to, observer);
        }
        for event in turn.order.events() {
            match event {
                None => {
                    state.act(turn.act, turn.from, turn.to, observer);
                }
                Some(head) if head.is_in(state.pending) => state.execute(head, observer),
                Some(_) => {}
            }
        }
        // Chains that the order does not name touch nobody's squares: any order of theirs has the same result.
        while let Some(head) = crate::board::square::first(state.pending) {
            state.execute(head, observer);
        }
        state
    }
}
