//! What a turn is.

use std::fmt::{self, Write as _};

use crate::board::hex::{Direction, Hex};

/// "Each turn an impero unit uses **one** of two patterns, never both strengths added."
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Pattern {
    /// "Pattern, strength and height p; when it moves or moves in, only the p pieces go, and the slave stays behind."
    Own,
    /// "Pattern and strength s; the whole stack moves."
    Slave,
}

impl Pattern {
    /// Both patterns.
    pub const ALL: [Pattern; 2] = [Pattern::Own, Pattern::Slave];
}

/// How many pieces go from or to the six neighbours of a hex; in a decombine also how many stay on the hex.
///
/// ```
/// use ludarium_rules::{board::hex::Direction, games::tribun::Parts};
/// let parts = Parts::default().with(Direction::Up, 2).with_own(1);
/// assert_eq!((parts.get(Direction::Up), parts.get(Direction::Down), parts.own()), (2, 0, 1));
/// ```
// Four bits a direction in the order of `Direction::ALL`, then four bits for the hex itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Parts(pub(super) u32);

impl Parts {
    /// The pieces of one neighbour, 0 to 15.
    #[must_use]
    #[inline]
    pub const fn get(self, direction: Direction) -> u8 {
        (self.0 >> (4 * direction as u32) & 15) as u8
    }

    /// The pieces of the hex itself.
    #[must_use]
    #[inline]
    pub const fn own(self) -> u8 {
        (self.0 >> 24 & 15) as u8
    }

    /// The same with another number, 0 to 15, for one neighbour.
    #[must_use]
    pub const fn with(self, direction: Direction, count: u8) -> Parts {
        let place = 4 * direction as u32;
        Parts(self.0 & !(15 << place) | ((count & 15) as u32) << place)
    }

    /// The same with another number, 0 to 15, for the hex itself.
    #[must_use]
    pub const fn with_own(self, count: u8) -> Parts {
        Parts(self.0 & !(15 << 24) | ((count & 15) as u32) << 24)
    }

    /// The sum of all numbers.
    #[must_use]
    pub fn total(self) -> u8 {
        (0..7).map(|place| (self.0 >> (4 * place) & 15) as u8).sum()
    }

    /// The neighbours that have a number, with their directions, clockwise from up.
    pub fn neighbours(self) -> impl Iterator<Item = (Direction, u8)> {
        Direction::ALL.into_iter().map(move |way| (way, self.get(way))).filter(|(_, count)| *count > 0)
    }

    /// The numbers with their hexes, "in file-rank order"; `hex` is the one in the middle.
    pub(super) fn placed(self, hex: Hex) -> impl Iterator<Item = (Hex, u8)> {
        const LEFT: [Direction; 3] = [Direction::DownLeft, Direction::UpLeft, Direction::Down];
        const RIGHT: [Direction; 3] = [Direction::Up, Direction::DownRight, Direction::UpRight];
        let part = move |way: Direction| Some((hex.neighbour(way)?, self.get(way)));
        let own = (hex, self.own());
        let all = LEFT.into_iter().filter_map(part).chain([own]).chain(RIGHT.into_iter().filter_map(part));
        all.filter(|(_, count)| *count > 0)
    }
}

/// "A turn is exactly one action."
///
/// Eight bytes. "Attacks with the same result are one turn", so an attack names its result, not the attackers.
///
/// ```
/// use ludarium_rules::{Notation, Position, games::tribun::{Tribun, Turn}};
/// let start = Tribun::start(Default::default());
/// assert!(matches!(start.read_turn("e4-e5"), Ok(Turn::Move { .. })));
/// assert_eq!(size_of::<Turn>(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Turn {
    /// "Move one unit, whole, to an empty hex of its moving pattern."
    Move {
        /// Where it stands.
        from: Hex,
        /// Where it goes.
        to: Hex,
        /// Which pattern it uses.
        pattern: Pattern,
    },
    /// An attack that leaves the target standing, or frees the slave below it.
    Damage {
        /// The hex of the attacked unit.
        target: Hex,
        /// The "height left on top"; 0 if the top is gone and its slave free.
        left: u8,
    },
    /// An attack after which one of the participants moves in.
    Kill {
        /// Where the participant stands.
        from: Hex,
        /// The hex of the attacked unit.
        target: Hex,
        /// Which pattern the participant uses.
        pattern: Pattern,
    },
    /// "The participant that would move in goes on top instead (all its own pieces, by its own pattern)."
    Enslave {
        /// Where the participant stands.
        from: Hex,
        /// The hex of the attacked unit.
        target: Hex,
    },
    /// "An attack of any strength on a unit that carries a Tribun takes the Tribun and wins at once."
    TakeTribun {
        /// The hex of the attacked unit.
        target: Hex,
    },
    /// "Decombine one own unit without Tribun."
    Decombine {
        /// Where it stands.
        from: Hex,
        /// What stays on its hex and what goes to which neighbour.
        parts: Parts,
    },
    /// Combine of two, three or six units.
    Combine {
        /// "An empty hex."
        to: Hex,
        /// What each neighbour gives.
        parts: Parts,
    },
}

/// The bits of a key below the kind of turn and its first hex.
const PLACE_SHIFT: u32 = 21;

impl Turn {
    /// "An attack (a turn whose text has `x` or `^`)."
    ///
    /// ```
    /// use ludarium_rules::{Position, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// assert!(start.turns().expect("a list").iter().all(|turn| !turn.is_attack()));
    /// ```
    #[must_use]
    pub const fn is_attack(&self) -> bool {
        matches!(self, Turn::Damage { .. } | Turn::Kill { .. } | Turn::Enslave { .. } | Turn::TakeTribun { .. })
    }

    /// The hex of the first step: the own unit that acts alone, the attacked unit, or the empty hex.
    #[must_use]
    pub const fn place(&self) -> Hex {
        match *self {
            Turn::Move { from, .. } | Turn::Decombine { from, .. } => from,
            Turn::Damage { target, .. }
            | Turn::Kill { target, .. }
            | Turn::Enslave { target, .. }
            | Turn::TakeTribun { target } => target,
            Turn::Combine { to, .. } => to,
        }
    }

    /// A number of the kind of turn and of its first hex ([`Turn::place`]): turns that differ in nothing else but what
    /// follows share it.
    ///
    /// ```
    /// use ludarium_rules::{Notation, Position, games::tribun::Tribun};
    /// let start = Tribun::start(Default::default());
    /// let key = |text| start.read_turn(text).expect("legal").place_key();
    /// assert_eq!(key("e3<d2:1,e4:1"), key("e3<d3:1,e4:1"));
    /// assert_ne!(key("e4-e5"), key("d4-d5"));
    /// ```
    #[must_use]
    pub fn place_key(&self) -> u32 {
        self.key() >> PLACE_SHIFT
    }

    /// The kind of turn and its hexes side by side; the many parts of a spread are mixed in.
    pub(super) fn key(self) -> u32 {
        let key = |kind: u32, first: Hex, second: u32| kind << 28 | (first.index() as u32) << PLACE_SHIFT | second;
        match self {
            Turn::Move { from, to, pattern } => key(0, from, (to.index() as u32) << 1 | pattern as u32),
            Turn::Damage { target, left } => key(1, target, left as u32),
            Turn::Kill { from, target, pattern } => key(2, target, (from.index() as u32) << 1 | pattern as u32),
            Turn::Enslave { from, target } => key(3, target, from.index() as u32),
            Turn::TakeTribun { target } => key(4, target, 0),
            Turn::Decombine { from, parts } => key(5, from, parts.mixed()),
            Turn::Combine { to, parts } => key(6, to, parts.mixed()),
        }
    }
}

impl Parts {
    /// 21 bits that hardly two spreads share (Knuth's multiplicative hash).
    const fn mixed(self) -> u32 {
        self.0.wrapping_mul(2_654_435_769) >> 11
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Turn::Move { from, to, pattern: Pattern::Own } => write!(f, "{from}-{to}"),
            Turn::Move { from, to, pattern: Pattern::Slave } => write!(f, "{from}~{to}"),
            Turn::Damage { target, left } => write!(f, "x{target}:{left}"),
            Turn::Kill { from, target, pattern: Pattern::Own } => write!(f, "{from}x{target}"),
            Turn::Kill { from, target, pattern: Pattern::Slave } => write!(f, "{from}~x{target}"),
            Turn::Enslave { from, target } => write!(f, "{from}^{target}"),
            Turn::TakeTribun { target } => write!(f, "x{target}#"),
            Turn::Decombine { from, parts } => write_parts(f, from, '>', parts),
            Turn::Combine { to, parts } => write_parts(f, to, '<', parts),
        }
    }
}

fn write_parts(f: &mut fmt::Formatter<'_>, hex: Hex, sign: char, parts: Parts) -> fmt::Result {
    write!(f, "{hex}{sign}")?;
    for (i, (place, count)) in parts.placed(hex).enumerate() {
        if i > 0 {
            f.write_char(',')?;
        }
        write!(f, "{place}:{count}")?;
    }
    Ok(())
}
