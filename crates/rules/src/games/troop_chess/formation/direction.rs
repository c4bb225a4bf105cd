//! The eight directions.

use crate::Name;

/// One of the eight directions of the board.
///
/// ```
/// use ludarium_rules::games::troop_chess::Direction;
/// assert_eq!(Direction::NORTH.name().english, "north");
/// assert_eq!(Direction::NORTH.opposite().files_and_ranks(), (0, -1));
/// assert_eq!(Direction::ALL[1].name().english, "north-east");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Direction(u8);

impl Direction {
    /// Up the board as White sees it.
    pub const NORTH: Direction = Direction(0);

    /// All directions clockwise, north first.
    pub const ALL: [Direction; 8] = [
        Direction(0),
        Direction(1),
        Direction(2),
        Direction(3),
        Direction(4),
        Direction(5),
        Direction(6),
        Direction(7),
    ];

    /// The place in [`Direction::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(4)
    }

    /// The direction some eighths of a turn clockwise from this one.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::Direction;
    /// assert_eq!(Direction::NORTH.turned(7).name().english, "north-west");
    /// ```
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Direction {
        Direction((self.0 + (eighths & 7)) & 7)
    }

    /// One step: files to the right and ranks up, each -1, 0 or 1.
    #[must_use]
    pub const fn files_and_ranks(self) -> (i8, i8) {
        const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        STEPS[self.index()]
    }

    /// The direction of a step by files and ranks, each -1, 0 or 1 and not both 0.
    ///
    /// ```
    /// use ludarium_rules::games::troop_chess::Direction;
    /// assert_eq!(Direction::of_step(0, 1), Some(Direction::NORTH));
    /// assert_eq!(Direction::of_step(0, 2), None);
    /// ```
    #[must_use]
    pub fn of_step(files: i8, ranks: i8) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.files_and_ranks() == (files, ranks))
    }

    /// Its name, as in "two steps north-east".
    #[must_use]
    pub const fn name(self) -> Name {
        const NAMES: [&str; 8] =
            ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
        Name { domain: "troop-chess", english: NAMES[self.index()] }
    }

    pub(crate) const fn bits(self) -> i8 {
        let (files, ranks) = self.files_and_ranks();
        ranks * super::STRIDE + files
    }
}
