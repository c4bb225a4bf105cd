//! What the other side has seen in its answer to a turn.

use ludarium_ai::{Score, Theme, Thought, fit};
use ludarium_rules::{AnyPosition, AnyTurn, Message, Side};

use super::Case;
use crate::missing;

/// How many turns of a line are played before positions are compared.
const PLIES: usize = 4;

/// What the other side has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saw {
    /// It wins, in so many turns of its own.
    Win(u32),
    /// It takes pieces: each kind with how many ([`Pieces`](crate::Pieces)).
    Prey(Vec<Message>),
    /// The side that has moved could have won, in so many turns of its own.
    MissedWin(u32),
    /// What it gains most by its evaluation.
    Gain(Theme),
}

impl Case<'_> {
    /// What there is to see after the turn: `after` is the answer to it, `instead` what would have followed the best turn.
    pub(super) fn saw(&self, after: &Thought, instead: &[AnyTurn]) -> Saw {
        match (self.before.score, after.score) {
            (_, Score::WinIn(plies)) => return Saw::Win(plies.div_ceil(2).max(1)),
            (Score::WinIn(plies), _) => return Saw::MissedWin(plies.div_ceil(2).max(1)),
            _ => {}
        }
        let prey = prey(self.now, &after.turn);
        if !prey.is_empty() {
            return Saw::Prey(prey);
        }
        let theme = |best: AnyPosition| {
            let end = |from, line| positions(from, line, PLIES).pop().unwrap_or_else(|| from.clone());
            gain(&end(&best, instead), &end(self.now, &after.line), self.now.side_to_move())
        };
        Saw::Gain(self.position.play(&self.before.turn).map_or(Theme::Worth, theme))
    }
}

/// The pieces of the side that has just moved which the answer takes, by kinds.
pub(super) fn prey(position: &AnyPosition, answer: &AnyTurn) -> Vec<Message> {
    let side = position.side_to_move().other();
    position.play(answer).map_or_else(|_| Vec::new(), |next| missing(side, position, &next))
}

/// A position and those after each of the first turns of a line, as long as the game goes on.
pub(super) fn positions(from: &AnyPosition, line: &[AnyTurn], plies: usize) -> Vec<AnyPosition> {
    let mut positions = vec![from.clone()];
    for turn in line.iter().take(plies) {
        match positions[positions.len() - 1].play(turn) {
            Ok(next) if next.outcome().is_none() => positions.push(next),
            _ => break,
        }
    }
    positions
}

/// The theme in which a side is better off in `now` than in `then`; the side to move in neither matters.
fn gain(then: &AnyPosition, now: &AnyPosition, side: Side) -> Theme {
    let (terms, weights) = (fit::terms(now.game()), fit::weights(now.game()));
    let (then, now) = (fit::counts(then), fit::counts(now));
    let sign = if side == Side::White { 1 } else { -1 };
    let of = |theme: Theme| -> i64 {
        let changes = terms.iter().zip(weights).zip(now.iter().zip(&then)).filter(|((term, _), _)| term.theme == theme);
        changes.map(|((_, weight), (now, then))| i64::from(sign * weight) * i64::from(now - then)).sum()
    };
    let themes = [Theme::Worth, Theme::Attack, Theme::Build, Theme::Trick];
    themes.into_iter().max_by_key(|theme| of(*theme)).unwrap_or(Theme::Worth)
}
