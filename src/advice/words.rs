//! Scores in plain words.

use ludarium_ai::{Curve, Score};
use ludarium_rules::{GameId, Side};

use crate::words::{self, text};

/// What a side may expect of the game, from 0 to 1, by a score for it.
#[must_use]
pub fn share(score: Score, game: GameId) -> f32 {
    Curve::of(game).chance(score)
}

/// Who wins for certain and in how many turns of its own, by a score for a side.
#[must_use]
pub fn certainty(score: Score, side: Side) -> Option<(Side, u32)> {
    match score {
        Score::WinIn(plies) => Some((side, plies.div_ceil(2).max(1))),
        Score::LossIn(plies) => Some((side.other(), (plies / 2).max(1))),
        Score::Centi(_) => None,
    }
}

/// A turn and who stands better, by the score for the side to move: "Hint: e2e4: a little better for White".
#[must_use]
pub fn advice(turn: &str, score: Score, side: Side, game: GameId) -> String {
    let Some((winner, turns)) = certainty(score, side) else { return estimate(turn, share(score, game), side) };
    let name = words::side(winner);
    match turns {
        _ if winner != side => text!("hint-wins-anyway", turn = turn, side = name, turns = turns),
        1 => text!("hint-wins-at-once", turn = turn, side = name),
        _ => text!("hint-wins", turn = turn, side = name, turns = turns),
    }
}

fn estimate(turn: &str, share: f32, side: Side) -> String {
    let (better, share) = if share < 0.5 { (side.other(), 1.0 - share) } else { (side, share) };
    let side = words::side(better);
    match share {
        ..0.54 => text!("hint-even", turn = turn),
        ..0.66 => text!("hint-little-better", turn = turn, side = side),
        ..0.82 => text!("hint-better", turn = turn, side = side),
        ..0.94 => text!("hint-much-better", turn = turn, side = side),
        _ => text!("hint-nearly-won", turn = turn, side = side),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_become_words() {
        let said = |score| advice("Nd3", score, Side::Black, GameId::Tress);
        assert_eq!(said(Score::Centi(0)), "Hint: Nd3: about even");
        assert_eq!(said(Score::Centi(20)), "Hint: Nd3: a little better for Black");
        assert_eq!(said(Score::Centi(-50)), "Hint: Nd3: better for White");
        assert_eq!(said(Score::Centi(-100)), "Hint: Nd3: much better for White");
        assert_eq!(said(Score::Centi(-2000)), "Hint: Nd3: nearly won for White");
        assert_eq!(said(Score::WinIn(1)), "Hint: Nd3: Black wins at once");
        assert_eq!(said(Score::WinIn(5)), "Hint: Nd3: Black wins in 3");
        assert_eq!(said(Score::LossIn(4)), "Hint: Nd3: White wins in 2, whatever is tried");
    }
}
