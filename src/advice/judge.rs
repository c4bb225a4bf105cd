//! Who stands better, for the bar beside the board: every position that is shown is searched for a moment.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Score, ThinkError, Thinking};
use ludarium_record::MatchResult;
use ludarium_rules::{AnyPosition, Side};

use super::{AnalysisCache, Consulted, Hint, certainty, search, share};
use crate::opponent::{Failures, Helper, Seat, Why};
use crate::settings::Preferences;
use crate::table::{PositionKey, Table};

/// How long a position is searched.
const TIME: Duration = Duration::from_millis(700);
/// A search that has not reached this depth says too little to be shown.
const LEAST_DEPTH: u32 = 2;

/// The assessment of a position.
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
    search: Option<Thinking>,
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
    /// What the bar shows; after a turn the previous assessment, until the next one is known.
    #[must_use]
    pub fn shown(&self) -> Option<Assessment> {
        self.shown
    }

    /// Whether a search is under way.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    fn learn(&mut self, about: PositionKey, assessment: Assessment) {
        self.known.insert(about, assessment);
        self.shown = Some(assessment);
    }
}

/// Another position is shown: the search about the last one is no longer needed.
pub(super) fn stop_search<E: Event>(_: On<E>, mut judgement: ResMut<Judgement>) {
    if judgement.search.is_some() {
        judgement.search = None;
    }
}

/// Nothing is known of another match.
pub(super) fn forget<E: Event>(_: On<E>, judgement: ResMut<Judgement>) {
    give_up(judgement);
}

/// Without the bar, nothing is judged.
pub(super) fn stop_without_bar(
    preferences: Res<Preferences>,
    mut failures: ResMut<Failures>,
    judgement: ResMut<Judgement>,
) {
    if !preferences.evaluation_bar {
        failures.bypass_change_detection().forget(Helper::Bar);
        give_up(judgement);
    }
}

/// Whether the bar is shown, so that positions are judged.
pub(super) fn is_bar_shown(preferences: Res<Preferences>) -> bool {
    preferences.evaluation_bar
}

/// Searches the shown position, unless its assessment is known or another search is running.
pub(super) fn judge(
    table: Res<Table>,
    (seat, hint, analysis, consulted): (Res<Seat>, Res<Hint>, Res<AnalysisCache>, Res<Consulted>),
    mut failures: ResMut<Failures>,
    mut judgement: ResMut<Judgement>,
) {
    let judgement = judgement.bypass_change_detection();
    let about = table.about_shown();
    let position = table.shown_position();
    if let Some(result) = table.result().filter(|_| !table.visiting()) {
        judgement.search = None;
        judgement.shown = Some(Assessment::of_result(result));
    } else if position.choice_reveals() || table.is_task() {
        // The other side has made a choice that this side must not learn of; or it would give the answer away.
        (judgement.search, judgement.shown) = (None, judgement.shown.filter(|_| !table.is_task()));
    } else if consulted.about == Some(about) {
        judgement.search = None;
        if let Some(score) = consulted.score {
            judgement.learn(about, Assessment::of(score, position));
        }
    } else if let Some((_, turn)) = hint.visible_turn().filter(|(other, _)| *other == about) {
        judgement.search = None;
        judgement.learn(about, Assessment::of(turn.score, position));
    } else if let Some(assessment) = judgement.known.get(&about) {
        judgement.shown = Some(*assessment);
    } else if seat.thinking_about() == Some(about) || hint.is_sought() {
        // The processor is needed elsewhere. What the AI thinks is not shown: it errs, and has contempt for draws.
        judgement.search = None;
    } else if failures.stands(Helper::Bar) {
        // Nobody knows who stands better, and it is not tried again before somebody wants it.
        (judgement.search, judgement.shown) = (None, None);
    } else if let Some(Err(why)) = look(judgement, &analysis, &table, about) {
        failures.tell(Helper::Bar, Why::Search(why));
    }
}

fn give_up(mut judgement: ResMut<Judgement>) {
    if judgement.shown.is_some() || judgement.search.is_some() || !judgement.known.is_empty() {
        *judgement = Judgement::default();
    }
}

/// Begins the search or goes on with it; what has become of it, if it has just ended.
fn look(
    judgement: &mut Judgement,
    analysis: &AnalysisCache,
    table: &Table,
    about: PositionKey,
) -> Option<Result<(), ThinkError>> {
    let position = table.shown_position();
    let Some(thinking) = &mut judgement.search else {
        judgement.search = search(analysis, table, about.ply, TIME);
        return None;
    };
    let Some(answer) = thinking.poll() else {
        let thought = thinking.progress().filter(|thought| thought.depth >= LEAST_DEPTH);
        judgement.shown = thought.map(|thought| Assessment::of(thought.score, position)).or(judgement.shown);
        return None;
    };
    judgement.search = None;
    Some(answer.map(|thought| judgement.learn(about, Assessment::of(thought.score, position))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{open, people, play, simulation, wait_for};
    use ludarium_rules::GameId;

    #[test]
    fn assessments_are_whites() {
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
    fn a_search_ends_with_the_position_that_it_is_about() {
        let mut app = simulation();
        app.add_plugins(crate::advice::judging).init_resource::<Hint>().init_resource::<AnalysisCache>();
        app.world_mut().resource_mut::<Preferences>().evaluation_bar = true;
        open(&mut app, people());
        app.update();
        assert!(app.world().resource::<Judgement>().is_searching());
        play(&mut app, "dNd3");
        app.update();
        let known = &app.world().resource::<Judgement>().known;
        assert!(known.keys().all(|about| about.ply == 1), "what is found now is about the new position: {known:?}");
        app.world_mut().resource_mut::<Preferences>().evaluation_bar = false;
        app.update();
        assert!(!app.world().resource::<Judgement>().is_searching());
    }

    #[cfg(feature = "testing")]
    #[test]
    fn a_search_that_fails_is_said_and_begun_again_only_if_wanted() {
        use ludarium_ai::{Failure, fail_searches, failed_searches};
        for failure in [Failure::Panic, Failure::NoThread] {
            let mut app = simulation();
            app.add_plugins(crate::advice::judging).init_resource::<Hint>().init_resource::<AnalysisCache>();
            app.world_mut().resource_mut::<Preferences>().evaluation_bar = true;
            fail_searches(Some(failure));
            open(&mut app, people());
            let stands = |app: &App| app.world().resource::<Failures>().stands(Helper::Bar);
            wait_for(&mut app, "a word about it", stands);
            play(&mut app, "dNd3");
            (0..50).for_each(|_| app.update());
            assert!(stands(&app) && failed_searches() == 1, "{failure:?}: {}", failed_searches());
            let judgement = app.world().resource::<Judgement>();
            assert!(judgement.shown().is_none() && !judgement.is_searching());
            fail_searches(None);
            app.world_mut().resource_mut::<Failures>().forget(Helper::Bar);
            wait_for(&mut app, "an assessment", |app| app.world().resource::<Judgement>().shown().is_some());
        }
    }
}
