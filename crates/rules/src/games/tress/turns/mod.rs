//! Legal turns and the two steps that make one.

mod refusals;

use std::ops::ControlFlow;

use super::board::{Board, code, presence, zone_squares};
use super::conditions::{Conditions, Standing, ZONES_TO_DOMINATE};
use super::position::Tress;
use super::{FORTRESS_SQUARES, Turn};
use crate::board::square::{Square, diagonal, first, king_steps, orthogonal, ring1, ring2, squares};
use crate::{Choices, CommonRefusal, Message, Position, Side, Step, StepError, StepInput, Which};

/// What every piece of the side to move has to heed.
struct Bounds {
    own: u64,
    /// Where a slide ends. "A sliding piece that enters a zone controlled by the opponent must stop on the first square
    /// of that zone on its line": as if every square of such a zone were occupied.
    blockers: u64,
    /// "Guardians may land only outside zones, in neutral zones, or in zones controlled by their own side."
    no_landing: u64,
}

/// The bounds of an empty board: how a piece moves.
const OPEN_BOARD: Bounds = Bounds { own: 0, blockers: 0, no_landing: 0 };

impl Bounds {
    /// The squares that the piece of a code on a square reaches.
    #[inline]
    fn targets(&self, square: Square, code: usize) -> u64 {
        self.reached(square, code) & !self.own
    }

    /// The same with the squares of own pieces, which it protects.
    #[inline(always)]
    fn reached(&self, square: Square, code: usize) -> u64 {
        match code {
            code::PIKEMAN => diagonal(square, self.blockers),
            code::LANCER => orthogonal(square, self.blockers),
            code::SENTINEL => diagonal(square, self.blockers) | orthogonal(square, self.blockers),
            code::GUARDIAN => ring2(square) & !self.no_landing,
            _ => ring1(square),
        }
    }
}

/// What the pieces of one side reach, whoever is to move ([`Tress::reach`]).
pub struct Reach<'a> {
    board: &'a Board,
    bounds: Bounds,
}

impl Reach<'_> {
    /// The squares that the side's piece on a square may move to or protects; none if no such piece stands there.
    #[must_use]
    #[inline(always)]
    pub fn of(&self, square: Square) -> u64 {
        if square.is_in(self.bounds.own) { self.bounds.reached(square, self.board.code_at(square)) } else { 0 }
    }

    /// The squares that the side's pieces that step one square (Knights, King, Queen) may move to or protect.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::tress::Tress};
    /// let position = Tress::parse("k7/8/8/8/8/8/5G2/K6N w", Default::default()).expect("a position");
    /// assert_eq!(position.reach(Side::White).of_steppers().count_ones(), 3 + 3);
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn of_steppers(&self) -> u64 {
        king_steps(self.bounds.own & !self.board.far_movers())
    }

    /// The squares that any of the side's pieces may move to or protects.
    #[must_use]
    pub fn all(&self) -> u64 {
        squares(self.bounds.own).fold(0, |all, square| all | self.of(square))
    }
}

/// Generation.
impl Tress {
    /// What the pieces of a side reach, whoever is to move and whatever is claimed.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, board::square::Square, games::tress::Tress};
    /// let start = Tress::start(Default::default());
    /// let [b8, a8, a6] = ["b8", "a8", "a6"].map(|name| Square::named(name).expect("a square"));
    /// let reach = start.reach(Side::Black);
    /// assert!(a6.is_in(reach.of(b8)), "a Guardian leaps two squares");
    /// assert!(!b8.is_in(start.reach(Side::White).all()));
    /// assert!(b8.is_in(reach.of(a8)), "the Queen protects the Guardian");
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn reach(&self, side: Side) -> Reach<'_> {
        Reach { board: self.board(), bounds: self.bounds_of(side) }
    }

    #[inline]
    fn bounds(&self) -> Bounds {
        self.bounds_of(self.side_to_move())
    }

    #[inline(always)]
    fn bounds_of(&self, side: Side) -> Bounds {
        let (own, other) = (self.board().of(side), self.board().of(side.other()));
        let (ours, theirs) = (presence(own), presence(other));
        Bounds { own, blockers: own | other | zone_squares(theirs & !ours), no_landing: zone_squares(theirs) }
    }

    /// The squares that a piece of the side to move reaches by its way of moving, a claim that it would have to answer
    /// left aside; none if no such piece stands there.
    ///
    /// ```
    /// use ludarium_rules::{Position, board::square::Square, games::tress::Tress};
    /// let start = Tress::start(Default::default());
    /// let guardian = Square::named("b1").expect("a square");
    /// assert_eq!(start.targets(guardian).count_ones(), 4); // a3, b3, c3, d3
    /// ```
    #[must_use]
    pub fn targets(&self, square: Square) -> u64 {
        if square.is_in(self.board().of(self.side_to_move())) {
            self.bounds().targets(square, self.board().code_at(square))
        } else {
            0
        }
    }

    /// The claim that every legal turn has to answer.
    #[inline]
    pub(super) fn answering(&self) -> Option<Conditions> {
        match self.standing() {
            Standing::Claimed(met) if self.options().second_wind => Some(met),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        match (self.standing(), which) {
            (Standing::Open, Which::All) => self.visit_moves(|_, _| u64::MAX, visitor),
            (Standing::Open, Which::Noisy) => {
                let noise = Noise::of(self);
                self.visit_moves(|square, targets| noise.among(self, square, targets), visitor)
            }
            _ => {
                let Some(claim) = self.answering() else { return ControlFlow::Continue(()) };
                let answer = |turn| if self.answers(claim, turn) { visitor(turn) } else { ControlFlow::Continue(()) };
                self.visit_moves(|_, _| u64::MAX, answer)
            }
        }
    }

    /// Visits what the pieces can do by their way of moving, as far as `filter` lets each piece's targets through.
    #[inline]
    fn visit_moves<F>(&self, filter: impl Fn(Square, u64) -> u64, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let bounds = self.bounds();
        let mut pieces = bounds.own;
        while let Some(from) = first(pieces) {
            pieces &= pieces - 1;
            let mut targets = bounds.targets(from, self.board().code_at(from));
            targets &= filter(from, targets);
            while let Some(to) = first(targets) {
                targets &= targets - 1;
                visitor(Turn { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// "A Second Wind move is a legal move after which neither side has a monarch or M meets no winning condition; and
    /// if M claims an escort, dual or lone, it must be made by a piece other than a King or Queen."
    fn answers(&self, claim: Conditions, turn: Turn) -> bool {
        if claim.has_escort() && turn.from.is_in(self.board().monarchs()) {
            return false;
        }
        let side = self.side_to_move();
        let board = self.board().play_unchecked(side, turn);
        board.monarchs() == 0 || board.conditions(side.other()).is_empty()
    }

    pub(super) fn allows(&self, turn: Turn) -> bool {
        let claim = match self.standing() {
            Standing::Open => None,
            _ => match self.answering() {
                Some(claim) => Some(claim),
                None => return false,
            },
        };
        turn.to.is_in(self.targets(turn.from)) && claim.is_none_or(|claim| self.answers(claim, turn))
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        if self.standing() == Standing::Open {
            return self.count_moves();
        }
        let mut count = 0;
        let _ = self.visit_turns(Which::All, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// All steppers at once, a direction at a time, and the few others one by one.
    fn count_moves(&self) -> u64 {
        let bounds = self.bounds();
        let far = self.board().far_movers() & bounds.own;
        let mut count = count_steps(bounds.own & !far, !bounds.own);
        let mut pieces = far;
        while let Some(from) = first(pieces) {
            pieces &= pieces - 1;
            count += bounds.targets(from, self.board().code_at(from)).count_ones();
        }
        u64::from(count)
    }
}

/// The number of king steps from a set onto allowed squares.
#[inline(always)]
fn count_steps(from: u64, allowed: u64) -> u32 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = NOT_A.rotate_right(1);
    let (east, west) = ((from & NOT_H) << 1, (from & NOT_A) >> 1);
    [from << 8, from >> 8, east, west, east << 8, east >> 8, west << 8, west >> 8]
        .into_iter()
        .map(|to| (to & allowed).count_ones())
        .sum()
}

/// What makes a turn noisy in a position without a claim.
struct Noise {
    captures: u64,
    /// Where the mover's Pikemen and Guardians are promoted.
    promotions: u64,
    /// Where a King or Queen may complete an escort.
    escorts: u64,
    /// Where a piece may take control of the fifth zone.
    outposts: u64,
}

impl Noise {
    fn of(position: &Tress) -> Noise {
        let side = position.side_to_move();
        let (own, other) = (position.board().of(side), position.board().of(side.other()));
        let fortress = if other & FORTRESS_SQUARES == 0 { FORTRESS_SQUARES } else { 0 };
        let (ours, theirs) = (presence(own), presence(other));
        let one_short = (ours & !theirs).count_ones() + 1 >= ZONES_TO_DOMINATE;
        let neutral = if one_short { zone_squares(presence(u64::MAX) & !(ours | theirs)) } else { 0 };
        Noise { captures: other, promotions: fortress, escorts: fortress, outposts: neutral }
    }

    /// The noisy ones among the targets of a piece. Turns that only may win are tried.
    fn among(&self, position: &Tress, from: Square, targets: u64) -> u64 {
        let promotes = from.is_in(position.board().unpromoted());
        let sure = self.captures | if promotes { self.promotions } else { 0 };
        let monarch = from.is_in(position.board().monarchs());
        let maybe = self.outposts | if monarch { self.escorts } else { 0 };
        let side = position.side_to_move();
        let wins = |&to: &Square| !position.board().play_unchecked(side, Turn { from, to }).conditions(side).is_empty();
        squares(targets & maybe & !sure).filter(wins).fold(targets & sure, |set, to| set | to.bit())
    }
}

impl StepInput for Tress {
    fn choices(&self, path: &[Step]) -> Result<Choices<Turn>, StepError> {
        let Some((&from_step, rest)) = path.split_first() else {
            return Ok(Choices { next: self.cells(|turn| Some(turn.from)), turn: None });
        };
        let refuse = |index, why: Message| StepError { index, why };
        let from = square_of(from_step).ok_or_else(|| refuse(0, CommonRefusal::NoSquare.into()))?;
        let next = self.cells(|turn| (turn.from == from).then_some(turn.to));
        if next.is_empty() {
            return Err(refuse(0, self.why_not_from(from)));
        }
        let Some((&to_step, rest)) = rest.split_first() else { return Ok(Choices { next, turn: None }) };
        let to = square_of(to_step).ok_or_else(|| refuse(1, CommonRefusal::NoSquare.into()))?;
        if !next.contains(&to_step) {
            return Err(refuse(1, self.why_not(Turn { from, to })));
        }
        if rest.is_empty() {
            Ok(Choices { next: Vec::new(), turn: Some(Turn { from, to }) })
        } else {
            Err(refuse(2, CommonRefusal::Complete.into()))
        }
    }

    fn steps_of(&self, turn: &Turn) -> Vec<Step> {
        vec![Step::Cell(turn.from.cell()), Step::Cell(turn.to.cell())]
    }
}

/// Steps: the square of a piece, then the square where it goes.
impl Tress {
    /// The squares that a function picks from the legal turns, as steps.
    fn cells(&self, pick: impl Fn(Turn) -> Option<Square>) -> Vec<Step> {
        let mut set = 0;
        let _ = self.visit_turns(Which::All, |turn| {
            set |= pick(turn).map_or(0, Square::bit);
            ControlFlow::Continue(())
        });
        squares(set).map(|square| Step::Cell(square.cell())).collect()
    }
}

fn square_of(step: Step) -> Option<Square> {
    match step {
        Step::Cell(cell) => Square::of_cell(cell),
        _ => None,
    }
}
