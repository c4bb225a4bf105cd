//! Who stands better, for the bar beside the board: every position that is shown is looked at for a moment.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Score, Thinking};
use ludarium_record::MatchResult;
use ludarium_rules::{AnyPosition, Side};

use super::{AnalysisCache, Hint, certainty, search, share};
use crate::opponent::AiSeat;
use crate::settings::Preferences;
use crate::table::{PositionKey, Table};

/// How long a position is looked at.
const TIME: Duration = Duration::from_millis(700);
/// A thought that has not come this deep says too little to be shown.
const LEAST_DEPTH: u32 = 2;

/// What is thought of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Assessment {
    /// White's share of what the players may expect, from 0 to 1.
    pub white: f32,
    /// Who wins for certain, and in how many turns of its own; none once the match is over.
    pub certain: Option<(Side, Option<u32>)>,
}

/// Who stands better in the positions of a match.
#[derive(Resource, Default)]
pub struct Judgement {
    shown: Option<Assessment>,
    known: HashMap<PositionKey, Assessment>,
    search: Option<(PositionKey, Thinking)>,
}

impl Assessment {
    fn of(score: Score, position: &AnyPosition) -> Assessment {
        let side = position.side_to_move();
        let mine = share(score, position.game());
        let white = if side == Side::White { mine } else { 1.0 - mine };
        Assessment { white, certain: certainty(score, side).map(|(winner, turns)| (winner, Some(turns))) }
    }

    fn of_result(result: MatchResult) -> Assessment {
        let white = match result.winner {
            Some(Side::White) => 1.0,
            Some(Side::Black) => 0.0,
            None => 0.5,
        };
        Assessment { white, certain: result.winner.map(|winner| (winner, None)) }
    }
}

impl Judgement {
    /// What the bar shows; after a turn what was thought before it, until something is known.
    #[must_use]
    pub fn shown(&self) -> Option<Assessment> {
        self.shown
    }

    /// Whether a search is under way.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    fn learn(&mut self, about: PositionKey, verdict: Assessment) {
        self.known.insert(about, verdict);
        self.shown = Some(verdict);
    }
}

/// Whether a side has chosen something that the other may not know: then nothing is judged.
fn keeps_a_secret(position: &AnyPosition) -> bool {
    matches!(position, AnyPosition::GoChess(position) if position.kind_to_place().is_some())
        && position.side_to_move() == Side::Black
}

/// Looks at the position that is shown, unless it is known or somebody else is just looking at it.
pub fn judge(
    table: Res<Table>,
    preferences: Res<Preferences>,
    (seat, hint, analysis): (Res<AiSeat>, Res<Hint>, Res<AnalysisCache>),
    mut judgement: ResMut<Judgement>,
) {
    if !preferences.evaluation_bar {
        give_up(&mut judgement);
        return;
    }
    let judgement = judgement.bypass_change_detection();
    let about = table.about_shown();
    if judgement.search.as_ref().is_some_and(|(other, ..)| *other != about) {
        judgement.search = None;
    }
    if judgement.known.keys().next().is_some_and(|other| other.serial != about.serial) {
        *judgement = Judgement::default();
    }
    let position = table.shown_position();
    if let Some(result) = table.result().filter(|_| !table.visiting()) {
        judgement.search = None;
        judgement.shown = Some(Assessment::of_result(result));
    } else if keeps_a_secret(position) {
        judgement.search = None;
    } else if let Some((_, told)) = hint.visible_turn().filter(|(other, _)| *other == about) {
        judgement.search = None;
        judgement.learn(about, Assessment::of(told.score, position));
    } else if let Some(verdict) = judgement.known.get(&about) {
        judgement.shown = Some(*verdict);
    } else if seat.thinking_about() == Some(about) || hint.is_sought() {
        judgement.search = None;
        let own = seat.thought().filter(|thought| thought.depth >= LEAST_DEPTH && !hint.is_sought());
        judgement.shown = own.map(|thought| Assessment::of(thought.score, position)).or(judgement.shown);
    } else {
        look(judgement, &analysis, &table, about);
    }
}

/// There is no match any more.
pub fn forget(mut judgement: ResMut<Judgement>) {
    give_up(&mut judgement);
}

fn give_up(judgement: &mut ResMut<Judgement>) {
    if judgement.shown.is_some() || judgement.search.is_some() {
        **judgement = Judgement::default();
    }
}

fn look(judgement: &mut Judgement, analysis: &AnalysisCache, table: &Table, about: PositionKey) {
    let position = table.shown_position();
    let Some((_, thinking)) = &mut judgement.search else {
        let thinking = search(analysis, table, about.ply, TIME);
        judgement.search = thinking.map(|thinking| (about, thinking));
        return;
    };
    match thinking.poll() {
        Some(answer) => {
            judgement.search = None;
            match answer {
                Ok(thought) => judgement.learn(about, Assessment::of(thought.score, position)),
                // It is not tried again and again.
                Err(error) => {
                    warn!("a position could not be judged: {error}");
                    judgement.known.extend(judgement.shown.map(|verdict| (about, verdict)));
                }
            }
        }
        None => {
            let thought = thinking.progress().filter(|thought| thought.depth >= LEAST_DEPTH);
            judgement.shown = thought.map(|thought| Assessment::of(thought.score, position)).or(judgement.shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn verdicts_are_whites() {
        let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
        let turn = start.turns().expect("a list").into_iter().next().expect("a first turn");
        let black = start.play(&turn).expect("legal");
        let good = Assessment::of(Score::Centi(200), &black);
        assert!(good.white < 0.4 && good.certain.is_none());
        let won = Assessment::of(Score::WinIn(3), &black);
        assert_eq!((won.white, won.certain), (0.0, Some((Side::Black, Some(2)))));
        let lost = Assessment::of(Score::LossIn(2), &black);
        assert_eq!((lost.white, lost.certain), (1.0, Some((Side::White, Some(1)))));
    }

    #[test]
    fn while_white_has_chosen_in_secret_nothing_is_judged() {
        let start = AnyPosition::start(GameId::GoChess, &[]).expect("the defaults are valid");
        assert!(!keeps_a_secret(&start));
        let first = start.turns().expect("a list").into_iter().next().expect("a first turn");
        assert!(keeps_a_secret(&start.play(&first).expect("legal")));
        assert!(!keeps_a_secret(&AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid")));
    }
}
