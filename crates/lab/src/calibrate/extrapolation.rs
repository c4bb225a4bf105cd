//! What more positions gain beyond the strongest place that is measured, where games would take too long.

use ludarium_ai::Strength;
use ludarium_rules::GameId;

/// How much the rating rises along the line, in Elo points from its weak to its strong end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// The points.
    pub elo: f64,
    /// Half the width of their 95 % interval.
    pub error: f64,
}

impl Gain {
    /// The gain along the line of a game, if every doubling of the positions gains as much as it did in earlier matches.
    pub fn along_line(game: GameId) -> Gain {
        let nodes = |strength: Strength| strength.params(game).nodes as f64;
        let doublings = (nodes(Strength::STRONGEST) / nodes(Strength::WEAKEST)).log2();
        let (elo, error) = of_doubling(game);
        Gain { elo: elo * doublings, error: error * doublings }
    }
}

/// What twice as many positions gained in matches of the same search between 8 000 and 120 000 positions a turn, with the
/// 95 % error. In Trees, Go-Chess and Treason the noise shrank at the same time, which gained 129, 119 and 106 points in
/// all; what is left for the positions alone is less certain.
const fn of_doubling(game: GameId) -> (f64, f64) {
    match game {
        GameId::Tress => (138.0, 25.0),
        GameId::Trees => (65.0, 65.0),
        GameId::Tribun => (153.0, 29.0),
        GameId::Gess => (161.0, 26.0),
        GameId::GoChess => (106.0, 40.0),
        GameId::Treason => (70.0, 40.0),
        GameId::TroopChess => (150.0, 31.0),
    }
}
