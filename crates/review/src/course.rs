//! The course of a match: its positions and turns, so far as they are revealed.

use ludarium_ai::Score;
use ludarium_record::{EndReason, Match, study};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Outcome, Side};

/// What is reviewed of a match.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// The first position, then the position after each turn.
    pub positions: Vec<AnyPosition>,
    pub turns: Vec<AnyTurn>,
    pub hashes: Vec<u64>,
    /// How many plies in a row had made no progress at each position.
    idle_plies: Vec<u32>,
    /// The value of the last position for the side to move, if the turns have ended the match there.
    pub end: Option<Score>,
}

impl Course {
    /// The course of a match up to its present position, without what is still secret.
    pub fn of(game: &Match) -> Course {
        let plies = game.revealed_plies();
        let positions: Vec<AnyPosition> = (0..=plies).filter_map(|ply| game.position_at(ply).cloned()).collect();
        let turns = game.turns().iter().take(plies).map(|played| played.turn.clone()).collect();
        let by_turns =
            |reason: EndReason| matches!(reason, EndReason::Rules(_) | EndReason::Threefold | EndReason::NoProgress);
        let result = game.result().filter(|result| plies == game.ply() && by_turns(result.reason));
        Course {
            hashes: positions.iter().map(AnyPosition::zobrist).collect(),
            idle_plies: (0..=plies).map(|ply| game.plies_without_progress_at(ply)).collect(),
            end: result.map(|result| decided(result.winner, game.side_to_move())),
            positions,
            turns,
        }
    }

    pub fn game(&self) -> GameId {
        self.positions[0].game()
    }

    pub fn plies(&self) -> usize {
        self.turns.len()
    }

    /// The plies without progress up to a position.
    pub fn idle_plies(&self, ply: usize) -> u32 {
        self.idle_plies[ply]
    }

    /// Whether the turn of that index, and what it leads to, can be searched: neither is a secret choice.
    pub fn is_open(&self, ply: usize) -> bool {
        let secret = |position: &AnyPosition| position.is_choice_secret() || position.choice_reveals();
        !self.positions[ply..=ply + 1].iter().any(secret)
    }
}

pub(crate) fn decided(winner: Option<Side>, to_move: Side) -> Score {
    match winner {
        None => Score::Centi(0),
        Some(winner) if winner == to_move => Score::WinIn(0),
        Some(_) => Score::LossIn(0),
    }
}

/// The value of a position that is over.
pub(crate) fn value_of(outcome: Outcome, to_move: Side) -> Score {
    decided(outcome.winner, to_move)
}

/// The value for the side to move as White sees it.
pub(crate) fn seen_by_white(score: Score, to_move: Side) -> study::Score {
    match score {
        Score::Centi(centi) => study::Score::Centi(if to_move == Side::White { centi } else { -centi }),
        Score::WinIn(plies) => study::Score::Win { side: to_move, plies },
        Score::LossIn(plies) => study::Score::Win { side: to_move.other(), plies },
    }
}

/// The value that White sees, for the side to move.
pub(crate) fn seen_by_mover(score: study::Score, to_move: Side) -> Score {
    match score {
        study::Score::Centi(centi) => Score::Centi(if to_move == Side::White { centi } else { -centi }),
        study::Score::Win { side, plies } if side == to_move => Score::WinIn(plies),
        study::Score::Win { plies, .. } => Score::LossIn(plies),
    }
}
