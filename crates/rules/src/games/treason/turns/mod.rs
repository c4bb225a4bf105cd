//! Legal turns.

mod chain;
mod choices;
mod hunter;
mod reach;
mod refusals;

use std::ops::ControlFlow;

use super::facts::PieceKind;
use super::gait::Gait;
use super::position::Treason;
use crate::board::triangle::{Triangle, Way, first, triangles};
use crate::{Message, Position, Side, Which};

pub use chain::{Capture, Chain, Turn};
pub(super) use hunter::Hunter;

/// Generation.
impl Treason {
    /// The men and the Spies of the side to move, each with how they go.
    #[inline]
    fn movers(&self) -> [(Gait, u64); 2] {
        self.movers_of(self.side_to_move())
    }

    #[inline]
    fn movers_of(&self, side: Side) -> [(Gait, u64); 2] {
        [(Gait::of(side, PieceKind::Man), self.men(side)), (Gait::of(side, PieceKind::Spy), self.spies(side))]
    }

    /// The cells that the pieces of a side could step to.
    #[inline]
    fn destinations(&self, side: Side) -> u64 {
        let of = |kind: PieceKind, pieces| {
            Gait::of(side, kind).ways().iter().fold(0, |set, way: &Way| set | way.step(pieces))
        };
        (of(PieceKind::Man, self.men(side)) | of(PieceKind::Spy, self.spies(side))) & self.empty()
    }

    /// The pieces that can capture.
    pub(super) fn hunters(&self) -> u64 {
        let mut hunters = 0;
        let _ = self.try_captures(self.side_to_move(), |from, _| {
            hunters |= from.bit();
            ControlFlow::Continue(())
        });
        hunters
    }

    /// The pieces of the other side that a side could capture first, whoever is to move.
    ///
    /// ```
    /// use ludarium_rules::{Position, Side, games::treason::Treason};
    /// let position = Treason::parse("6b/7/7/7/b6/w6 w", Default::default()).expect("a position");
    /// assert_eq!(Side::ALL.map(|side| position.prey(side).count_ones()), [1, 0]);
    /// ```
    #[must_use]
    #[inline]
    pub fn prey(&self, side: Side) -> u64 {
        let mut prey = 0;
        let _ = self.try_captures(side, |_, over| {
            prey |= over.bit();
            ControlFlow::Continue(())
        });
        prey
    }

    /// Whether anything can be captured. "**Capturing is compulsory** … It comes before every other kind of turn,
    /// conversion included."
    ///
    /// ```
    /// use ludarium_rules::{Position, games::treason::Treason};
    /// assert!(!Treason::start(Default::default()).must_capture());
    /// ```
    #[must_use]
    #[inline]
    pub const fn must_capture(&self) -> bool {
        self.forced
    }

    /// Looks for a capture of the side to move.
    #[inline]
    pub(super) fn can_capture(&self) -> bool {
        self.try_captures(self.side_to_move(), |_, _| ControlFlow::Break(())).is_break()
    }

    /// Visits the pieces of a side that can capture, each with every enemy that it can capture.
    #[inline]
    fn try_captures(
        &self,
        side: Side,
        mut visitor: impl FnMut(Triangle, Triangle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let enemies = self.pieces(side.other());
        let (empty, rule) = (self.empty(), self.options().landings);
        for (gait, pieces) in self.movers_of(side) {
            if pieces == 0 {
                continue;
            }
            for way in gait.ways() {
                for over in triangles(way.step(pieces) & enemies) {
                    let from = way.origin(over);
                    // The cell that the capturer leaves is no landing of its own.
                    if rule.open(gait.landings(from, *way), empty) != 0 {
                        visitor(from, over)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(super) fn visit_turns<F>(&self, which: Which, mut visitor: F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if self.must_capture() {
            return triangles(self.hunters())
                .try_for_each(|from| Hunter::new(self, from).visit(&Chain::new(from), &mut visitor));
        }
        match which {
            Which::All => self.visit_steps(|_| u64::MAX, &mut visitor)?,
            Which::Noisy => self.visit_noisy_steps(&mut visitor)?,
        }
        self.conversions().try_for_each(visitor)
    }

    /// Visits the steps to the cells that `filter` lets through for a gait.
    #[inline]
    fn visit_steps<F>(&self, filter: impl Fn(Gait) -> u64, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        let empty = self.empty();
        for (gait, pieces) in self.movers() {
            let allowed = empty & filter(gait);
            for way in gait.ways() {
                let mut targets = way.step(pieces) & allowed;
                while let Some(to) = first(targets) {
                    targets &= targets - 1;
                    visitor(Turn::Step { from: way.origin(to), to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Promotions, and steps that leave the other side no turn. A step takes at most one cell from the other side, so
    /// only a side with no more than one cell to step to can be blocked.
    fn visit_noisy_steps<F>(&self, visitor: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Turn) -> ControlFlow<()>,
    {
        if self.destinations(self.side_to_move().other()).count_ones() > 1 {
            return self.visit_steps(Gait::promotion, visitor);
        }
        let mut noisy = |turn: Turn| {
            let promotes = matches!(turn, Turn::Step { from, to } if to.is_in(self.gait_at(from).promotion()));
            if promotes || !self.play_unchecked(&turn).can_move() { visitor(turn) } else { ControlFlow::Continue(()) }
        };
        self.visit_steps(|_| u64::MAX, &mut noisy)
    }

    /// "If the mirror cell of the Spy's cell in the main diagonal holds an enemy man or Spy, that piece changes sides."
    #[inline]
    fn conversions(&self) -> impl Iterator<Item = Turn> {
        let side = self.side_to_move();
        let enemies = self.pieces(side.other());
        let pairs = triangles(self.spies(side)).map(|from| (from, from.mirror()));
        pairs.filter(move |(_, at)| at.is_in(enemies)).map(|(from, at)| Turn::Convert { from, at })
    }

    pub(super) fn count_of_turns(&self) -> u64 {
        if self.must_capture() {
            return triangles(self.hunters()).map(|from| Hunter::new(self, from).count()).sum();
        }
        let empty = self.empty();
        let steps = |(gait, pieces): (Gait, u64)| -> u32 {
            if pieces == 0 { 0 } else { gait.ways().iter().map(|way| (way.step(pieces) & empty).count_ones()).sum() }
        };
        u64::from(self.movers().into_iter().map(steps).sum::<u32>()) + self.conversions().count() as u64
    }

    pub(super) fn can_move(&self) -> bool {
        self.destinations(self.side_to_move()) != 0 || self.conversions().next().is_some() || self.must_capture()
    }

    pub(super) fn allows(&self, turn: &Turn) -> bool {
        let own = self.pieces(self.side_to_move());
        let enemies = self.pieces(self.side_to_move().other());
        match *turn {
            _ if !turn.from().is_in(own) => false,
            Turn::Capture(chain) => self.hunter_after(&chain).is_some(),
            _ if self.must_capture() => false,
            Turn::Step { from, to } => to.is_in(self.gait_at(from).reach(from) & self.empty()),
            Turn::Convert { from, at } => self.gait_at(from) == Gait::Spy && from.mirror() == at && at.is_in(enemies),
        }
    }

    /// The capturer at the end of a chain, if the chain is legal for the own piece where it starts.
    fn hunter_after(&self, chain: &Chain) -> Option<Hunter> {
        let begin = (Chain::new(chain.from()), Hunter::new(self, chain.from()));
        let on = |(so_far, hunter): (Chain, Hunter), hop: Capture| hunter.extend(&so_far, hop.over, hop.landing);
        chain.captures().try_fold(begin, on).map(|(_, hunter)| hunter)
    }

    /// The legal turn that is written down, or why there is none.
    pub(super) fn find(&self, written: &Written) -> Result<Turn, Message> {
        let turn = match written {
            Written::Step { from, to } => Turn::Step { from: *from, to: *to },
            Written::Convert { from, at } => Turn::Convert { from: *from, at: *at },
            Written::Capture { from, hops } => Turn::Capture(self.chain_of(*from, hops)?),
        };
        if self.allows(&turn) { Ok(turn) } else { Err(self.why_not(&turn)) }
    }

    fn chain_of(&self, from: Triangle, hops: &[(Triangle, Triangle)]) -> Result<Chain, Message> {
        if !from.is_in(self.pieces(self.side_to_move())) {
            return Err(self.why_not_from(from));
        }
        let begin = (Chain::new(from), Hunter::new(self, from));
        let on = |(chain, hunter): (Chain, Hunter), &(over, landing): &(Triangle, Triangle)| {
            hunter.extend(&chain, over, landing).ok_or_else(|| self.why_not_hop(&hunter, over, landing))
        };
        hops.iter().try_fold(begin, on).map(|(chain, _)| chain)
    }
}

impl Turn {
    /// "Almost never" shared by two turns of a position: steps and conversions never, chains by one in millions.
    pub(super) fn key(&self) -> u32 {
        let pair = |from: Triangle, to: Triangle| (from.spot() << 6 | to.spot()) as u32;
        match self {
            Turn::Step { from, to } => pair(*from, *to),
            Turn::Convert { from, at } => pair(*from, *at) | 1 << 12,
            Turn::Capture(chain) => (chain.mixed() >> 33) as u32 | 1 << 13,
        }
    }
}

/// A turn as it is written, which need not be possible on the board.
pub(super) enum Written {
    Step {
        from: Triangle,
        to: Triangle,
    },
    Convert {
        from: Triangle,
        at: Triangle,
    },
    /// A start and pairs of over and landing.
    Capture {
        from: Triangle,
        hops: Vec<(Triangle, Triangle)>,
    },
}
