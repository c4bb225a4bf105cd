//! The six ways to a neighbour.

/// One of the six ways to a neighbour, seen by White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Direction {
    /// One rank up on the same file.
    Up,
    /// To the file on the right, upward.
    UpRight,
    /// To the file on the right, downward.
    DownRight,
    /// One rank down on the same file.
    Down,
    /// To the file on the left, downward.
    DownLeft,
    /// To the file on the left, upward.
    UpLeft,
}

impl Direction {
    /// The six directions, clockwise from up; every second one makes 120 degrees.
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::UpRight,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::UpLeft,
    ];

    /// How q and r change in one step.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Direction;
    /// assert_eq!(Direction::ALL.map(Direction::vector), [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]);
    /// ```
    #[must_use]
    pub const fn vector(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, -1),
            Direction::UpRight => (1, -1),
            Direction::DownRight => (1, 0),
            Direction::Down => (0, 1),
            Direction::DownLeft => (-1, 1),
            Direction::UpLeft => (-1, 0),
        }
    }

    /// The way back.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Direction;
    /// assert_eq!(Direction::UpRight.opposite(), Direction::DownLeft);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The name, such as `up-left`.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Direction;
    /// assert_eq!(Direction::DownRight.name(), "down-right");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::UpRight => "up-right",
            Direction::DownRight => "down-right",
            Direction::Down => "down",
            Direction::DownLeft => "down-left",
            Direction::UpLeft => "up-left",
        }
    }

    /// The direction of a name.
    ///
    /// ```
    /// use ludarium_rules::board::hex::Direction;
    /// assert_eq!(Direction::named("up"), Some(Direction::Up));
    /// assert_eq!(Direction::named("left"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.name() == name)
    }
}
