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

/// What twice as many positions are taken to gain, with an error.
///
/// In Tress, Tribun, Gess and Troop Chess both were measured, with 95 % confidence, in the calibration before this one: at
/// its places above 0.75, with the baseline search and up to 80 000 or 120 000 positions a turn. In Trees, Go-Chess and
/// Treason the noise shrank at the same time there, and both together gained 129, 119 and 106 points, so that nothing is
/// known of the positions alone: those values and errors are assumptions.
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
