//! Winning conditions, and how they stand between the sides.

use super::FORTRESS_SQUARES;
use super::board::{Board, presence};
use crate::{Join, List, Name, Outcome, Side};

reasons! {
    ELIMINATION = "elimination", "King and Queen of the other side are gone";
    DUAL_ESCORT = "dual-escort", "King and Queen hold the Fortress together";
    LONE_ESCORT = "lone-escort", "The last monarch holds the Fortress";
    DOMINATION = "domination", "Five zones or more are under control";
    MUTUAL_ELIMINATION = "mutual-elimination", "Neither side has a King or a Queen left";
    STALEMATE = "stalemate", "The side to move has no legal turn";
}

/// A winning condition: a state of the board, "looked at after every ply, promotions done".
///
/// The order is the one in which they give the reason of a win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Condition {
    /// "Y has no monarch left and X has one or two."
    Elimination,
    /// "X's King and Queen are both in the Fortress and X controls it."
    DualEscort,
    /// "X and Y each have exactly one monarch left; X's is in the Fortress and X controls it."
    LoneEscort,
    /// "X controls five or more zones."
    Domination,
}

impl Condition {
    /// Every condition, "in the order elimination, dual-escort, lone-escort, domination".
    pub const ALL: [Condition; 4] =
        [Condition::Elimination, Condition::DualEscort, Condition::LoneEscort, Condition::Domination];

    /// The reason word.
    ///
    /// ```
    /// use ludarium_rules::games::tress::Condition;
    /// assert_eq!(Condition::DualEscort.word(), "dual-escort");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Condition::Elimination => ELIMINATION,
            Condition::DualEscort => DUAL_ESCORT,
            Condition::LoneEscort => LONE_ESCORT,
            Condition::Domination => DOMINATION,
        }
    }

    /// What it is called within a sentence.
    #[must_use]
    pub const fn name(self) -> Name {
        let english = match self {
            Condition::Elimination => "elimination",
            Condition::DualEscort => "the dual escort",
            Condition::LoneEscort => "the lone escort",
            Condition::Domination => "domination",
        };
        Name { domain: "tress", english }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of winning conditions that one side meets at the same time.
///
/// ```
/// use ludarium_rules::{Position, Side, games::tress::{Condition, Tress}};
/// let text = "7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w";
/// let position = Tress::parse(text, Default::default()).expect("a position");
/// assert!(position.conditions(Side::Black).has(Condition::DualEscort));
/// assert!(position.conditions(Side::White).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Conditions(u8);

impl Conditions {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a condition is among them.
    #[must_use]
    pub const fn has(self, condition: Condition) -> bool {
        self.0 & condition.bit() != 0
    }

    /// The conditions, in the order in which they give the reason of a win.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }

    /// What they are called within a sentence.
    pub(super) fn names(self) -> List {
        List::new(Join::AndEach, self.iter().map(Condition::name))
    }

    /// Whether one of them is an escort, which monarchs may not answer.
    #[must_use]
    pub const fn has_escort(self) -> bool {
        self.has(Condition::DualEscort) || self.has(Condition::LoneEscort)
    }

    /// The reason of a win by these conditions: the first of them.
    pub(super) fn outcome(self, winner: Side) -> Option<Outcome> {
        Some(Outcome::win(winner, self.iter().next()?.word()))
    }
}

impl Board {
    /// The winning conditions that a side meets.
    #[inline]
    pub(super) fn conditions(&self, side: Side) -> Conditions {
        let (own, other) = (self.of(side), self.of(side.other()));
        let (monarchs, enemies) = (self.monarchs() & own, self.monarchs() & other);
        let mut met = 0;
        if enemies == 0 && monarchs != 0 {
            met |= Condition::Elimination.bit();
        }
        let inside = monarchs & FORTRESS_SQUARES;
        if inside != 0 && other & FORTRESS_SQUARES == 0 {
            if several(inside) {
                met |= Condition::DualEscort.bit();
            } else if !several(monarchs) && enemies != 0 && !several(enemies) {
                met |= Condition::LoneEscort.bit();
            }
        }
        if (presence(own) & !presence(other)).count_ones() >= ZONES_TO_DOMINATE {
            met |= Condition::Domination.bit();
        }
        Conditions(met)
    }
}

/// "X controls five or more zones."
pub(super) const ZONES_TO_DOMINATE: u32 = 5;

/// Whether a set has two or more members.
const fn several(set: u64) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// How the winning conditions stand, seen from the side that has just moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Nobody meets a condition.
    Open,
    /// "M meets one or more conditions (whether or not R meets one too)."
    Claimed(Conditions),
    /// "M meets no winning condition, R does."
    HandedOver(Conditions),
    /// "Neither side has a monarch."
    NoMonarch,
}

impl Standing {
    /// The standing of a board with `side` to move.
    #[inline]
    pub(super) fn of(board: &Board, side: Side) -> Standing {
        if board.monarchs() == 0 {
            return Standing::NoMonarch;
        }
        let claimed = board.conditions(side.other());
        if !claimed.is_empty() {
            return Standing::Claimed(claimed);
        }
        let handed = board.conditions(side);
        if handed.is_empty() { Standing::Open } else { Standing::HandedOver(handed) }
    }
}
