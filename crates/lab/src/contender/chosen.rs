//! A turn with what its player says about it.

use std::time::Duration;

use ludarium_ai::{Score, Thought};
use ludarium_rules::AnyTurn;

/// A turn with what its player says about it.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The turn.
    pub turn: AnyTurn,
    /// Its value for the side to move, and the depth of the search, if the player says so.
    pub said: Option<(Score, u32)>,
}

impl Chosen {
    /// A comment as chess programs write it: `+0.31/12 0.05s`, `+M5/12 0.05s` for a win in five plies, or the time alone.
    pub fn comment(&self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        match self.said {
            None => format!("{seconds:.3}s"),
            Some((Score::Centi(centi), depth)) => format!("{:+.2}/{depth} {seconds:.3}s", f64::from(centi) / 100.0),
            Some((Score::WinIn(plies), depth)) => format!("+M{plies}/{depth} {seconds:.3}s"),
            Some((Score::LossIn(plies), depth)) => format!("-M{plies}/{depth} {seconds:.3}s"),
        }
    }
}

impl From<AnyTurn> for Chosen {
    fn from(turn: AnyTurn) -> Chosen {
        Chosen { turn, said: None }
    }
}

impl From<Thought> for Chosen {
    fn from(thought: Thought) -> Chosen {
        // Without a search, as in the placement of Go-Chess, there is nothing to say.
        let said = (thought.depth > 0).then_some((thought.score, thought.depth));
        Chosen { turn: thought.turn, said }
    }
}

#[cfg(test)]
mod tests {
    use ludarium_rules::{AnyPosition, GameId};

    use super::*;

    #[test]
    fn comments_are_those_of_chess_programs() {
        let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        let turn = start.read_turn("dNd3").expect("a legal first turn");
        let comment = |said| Chosen { turn: turn.clone(), said }.comment(Duration::from_millis(51));
        assert_eq!(comment(Some((Score::Centi(31), 12))), "+0.31/12 0.051s");
        assert_eq!(comment(Some((Score::Centi(-140), 3))), "-1.40/3 0.051s");
        assert_eq!(comment(Some((Score::WinIn(5), 7))), "+M5/7 0.051s");
        assert_eq!(comment(Some((Score::LossIn(4), 7))), "-M4/7 0.051s");
        assert_eq!(comment(None), "0.051s");
    }
}
