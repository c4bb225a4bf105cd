//! What the opponent has seen, in its own words.

use ludarium_ai::{Score, Theme, Thought, fit};
use ludarium_review::missing;
use ludarium_rules::{AnyPosition, AnyTurn, Message, Side};

use super::Warning;
use crate::table::Table;
use crate::words::{self, text};

/// How many turns of a line are played before positions are compared.
const PLIES: usize = 4;

/// What the opponent has seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saw {
    /// It wins, in so many turns of its own.
    Win(u32),
    /// It takes pieces of the person's: each kind with how many.
    Prey(Vec<Message>),
    /// The person could have won, in so many turns of theirs.
    MissedWin(u32),
    /// What it gains most by its evaluation.
    Gain(Theme),
}

impl Saw {
    /// What there is to see after the last turn: `before` is what was found in the position before it, `after` the answer
    /// to it, `instead` the answer to the best turn.
    pub(super) fn of(table: &Table, before: &Thought, after: &Thought, instead: Option<&Thought>) -> Saw {
        let position = table.game().position();
        match (before.score, after.score) {
            (_, Score::WinIn(plies)) => return Saw::Win(plies.div_ceil(2).max(1)),
            (Score::WinIn(plies), _) => return Saw::MissedWin(plies.div_ceil(2).max(1)),
            _ => {}
        }
        let prey = prey(position, &after.turn);
        if !prey.is_empty() {
            return Saw::Prey(prey);
        }
        let earlier = table.game().ply().checked_sub(1).and_then(|ply| table.game().position_at(ply));
        let best = earlier.and_then(|earlier| earlier.play(&before.turn).ok());
        let better = best.map(|best| played_on(&best, instead.map_or(&[][..], |thought| &thought.line)));
        Saw::Gain(better.map_or(Theme::Worth, |better| gain(&better, &played_on(position, &after.line))))
    }
}

/// The pieces of the side that has just moved which the answer takes, by kinds.
fn prey(position: &AnyPosition, answer: &AnyTurn) -> Vec<Message> {
    let side = position.side_to_move().other();
    position.play(answer).map_or_else(|_| Vec::new(), |next| missing(side, position, &next))
}

/// The position after the first turns of a line, as long as the game goes on.
fn played_on(from: &AnyPosition, line: &[AnyTurn]) -> AnyPosition {
    let mut position = from.clone();
    for turn in line.iter().take(PLIES) {
        match position.play(turn) {
            Ok(next) if next.outcome().is_none() => position = next,
            _ => break,
        }
    }
    position
}

/// The theme in which the opponent is better off in `worse` than in `better`; the side to move in neither matters.
fn gain(better: &AnyPosition, worse: &AnyPosition) -> Theme {
    let game = worse.game();
    let (terms, weights) = (fit::terms(game), fit::weights(game));
    let (then, now) = (fit::counts(better), fit::counts(worse));
    // The person has moved last in the position that is judged, an even number of plies before these.
    let sign = if worse.side_to_move() == Side::White { 1 } else { -1 };
    let of = |theme: Theme| -> i64 {
        let changes = terms.iter().zip(weights).zip(now.iter().zip(&then)).filter(|((term, _), _)| term.theme == theme);
        changes.map(|((_, weight), (now, then))| i64::from(sign * weight) * i64::from(now - then)).sum()
    };
    let themes = [Theme::Worth, Theme::Attack, Theme::Build, Theme::Trick];
    themes.into_iter().max_by_key(|theme| of(*theme)).unwrap_or(Theme::Worth)
}

impl Warning {
    /// What the opponent of that name says of the turn.
    #[must_use]
    pub fn words(&self, name: &str) -> String {
        let turn = self.notation.as_str();
        match self.saw.clone() {
            Saw::Win(turns) => text!("teach-wins", name = name, turn = turn, turns = turns),
            Saw::MissedWin(turns) => text!("teach-missed", name = name, turn = turn, turns = turns),
            Saw::Prey(prey) => {
                let pieces = words::list(prey.iter().map(words::say));
                text!("teach-takes", name = name, turn = turn, pieces = pieces)
            }
            Saw::Gain(Theme::Worth) => text!("teach-worth", name = name, turn = turn),
            Saw::Gain(Theme::Attack) => text!("teach-attack", name = name, turn = turn),
            Saw::Gain(Theme::Build) => text!("teach-build", name = name, turn = turn),
            Saw::Gain(Theme::Trick) => text!("teach-trick", name = name, turn = turn),
        }
    }

    /// How much the person's chance falls.
    #[must_use]
    pub fn loss(&self) -> String {
        let percent = |chance: f32| (100.0 * chance).round() as i32;
        text!("teach-chance", before = percent(self.before), after = percent(self.after))
    }
}
