//! The review of the match on the table: made in the background from its last turn to its first, and kept beside the saved
//! matches.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{Fire, InputAction};
use ludarium_ai::{SharedMemory, Thinking};
use ludarium_record::Match;
use ludarium_review::{Review, ReviewError, ReviewQuestion, ReviewSettings, ReviewedPly, Reviewer};
use ludarium_rules::Side;

use super::{AnalysisSet, Replay, may_analyse};
use crate::actions::{NextMistake, PreviousMistake};
use crate::kept::{PlayerFolder, What, read_review};
use crate::schedule::TableMode;
use crate::settings::Preferences;
use crate::table::{EndingWithdrawn, Intent, IntentWriter, MatchClosed, MatchEnded, Table, TurnChange, TurnPlayed};
use crate::words::{self, text};

/// Where reviews are kept: beside the saved matches.
#[derive(Resource, Clone, Default)]
pub(super) struct ReviewFolder(pub(super) PlayerFolder);

impl ReviewFolder {
    fn file_of(&self, game: &Match) -> Option<PathBuf> {
        self.0.path().map(|folder| folder.join("reviews").join(format!("{:016x}.json", game.id())))
    }
}

/// The review of the match on the table is to be made, or to go on.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewWanted;

/// The review that is under way.
struct Running {
    reviewer: Reviewer,
    /// The position that is searched.
    search: Option<Thinking>,
    /// What the searches remember.
    memory: SharedMemory,
    /// Where it is kept, if it is.
    place: Option<(PlayerFolder, PathBuf)>,
    /// Whether all that was found is kept.
    is_kept: bool,
}

/// The review of the match on the table.
#[derive(Resource, Default)]
pub struct Report {
    review: Option<Review>,
    running: Option<Running>,
    failure: Option<ReviewError>,
}

impl Report {
    /// Why the review came to no end, as the player reads it.
    #[must_use]
    pub fn trouble(&self) -> Option<String> {
        let why = match self.failure.as_ref()? {
            ReviewError::Search { why, .. } => words::no_answer(why),
            why => why.to_string(),
        };
        Some(text!("review-failed", why = why))
    }

    /// What is known so far.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// How many turns of how many are reviewed, while the review is under way.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.running.as_ref().map(|running| running.reviewer.progress())
    }

    /// Stops the review; what is known stays.
    pub fn stop(&mut self) {
        self.keep();
        self.running = None;
    }

    /// Whether there are turns that are not yet reviewed.
    #[must_use]
    pub fn is_partial(&self) -> bool {
        self.review.as_ref().is_none_or(|review| review.plies().first().is_none_or(|first| first.ply > 0))
    }

    /// Reviews a match, or goes on with its review.
    pub(super) fn begin(&mut self, game: &Match, folder: &ReviewFolder) {
        self.stop();
        let file = folder.file_of(game);
        let known = self.review.take().filter(|review| review.is_of(game) && !review.plies().is_empty());
        let known = known.or_else(|| file.as_deref().and_then(|file| read_review(file, game)));
        let review = known.unwrap_or_else(|| Review::new(game, ReviewSettings::default()));
        self.running = Some(Running {
            reviewer: Reviewer::resume(game, &review),
            search: None,
            memory: SharedMemory::default(),
            place: file.map(|file| (folder.0.clone(), file)),
            is_kept: true,
        });
        (self.review, self.failure) = (Some(review), None);
    }

    /// Another turn is reviewed.
    fn add(&mut self, ply: ReviewedPly) {
        if let (Some(running), Some(review)) = (&mut self.running, &mut self.review) {
            review.add(ply);
            running.is_kept = false;
        }
    }

    /// Writes what the running review has found since it was written last.
    fn keep(&mut self) {
        if let (Some(running), Some(review)) = (&mut self.running, &self.review)
            && let Some((folder, file)) = running.place.as_ref().filter(|_| !running.is_kept)
        {
            folder.write(What::Review, file, &review.to_text());
            running.is_kept = true;
        }
    }

    fn end(&mut self, failure: Option<ReviewError>) {
        self.stop();
        self.failure = failure;
        if let Some(failure) = &self.failure {
            error!("the review: {failure}");
        }
    }

    fn forget(&mut self) {
        if self.review.is_some() || self.running.is_some() || self.failure.is_some() {
            self.stop();
            *self = Report::default();
        }
    }

    /// The position before the next mistake after a ply, or before the last one before it.
    #[must_use]
    pub fn mistake_from(&self, shown: usize, forward: bool) -> Option<usize> {
        let mut plies = self.review.as_ref()?.mistakes().map(|mistake| mistake.ply);
        if forward { plies.find(|ply| *ply > shown) } else { plies.take_while(|ply| *ply < shown).last() }
    }
}

/// The systems of the review.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Report>()
        .init_resource::<ReviewFolder>()
        .add_observer(begin_by_itself)
        .add_observer(begin_when_wanted)
        .add_observer(|_: On<MatchClosed>, mut report: ResMut<Report>| report.forget())
        .add_observer(|_: On<EndingWithdrawn>, mut report: ResMut<Report>| report.stop())
        .add_observer(stop_with_play)
        .add_observer(go_to::<NextMistake>(true))
        .add_observer(go_to::<PreviousMistake>(false))
        .add_systems(OnEnter(TableMode::Analyse), begin_with_analysis.run_if(resource_exists::<Table>))
        .add_systems(Update, go_on.in_set(AnalysisSet).run_if(|report: Res<Report>| report.running.is_some()));
}

/// A match that has come to its end is reviewed while the players still look at it.
fn begin_by_itself(
    _: On<MatchEnded>,
    table: Res<Table>,
    (preferences, folder): (Res<Preferences>, Res<ReviewFolder>),
    mut report: ResMut<Report>,
) {
    if preferences.review_matches && may_analyse(&table) {
        report.begin(table.game(), &folder);
    }
}

/// Whoever analyses wants the review, unless it is there or under way.
fn begin_with_analysis(table: Res<Table>, folder: Res<ReviewFolder>, mut report: ResMut<Report>) {
    let is_there = report.review.as_ref().is_some_and(|review| review.is_of(table.game()));
    if !is_there || (report.running.is_none() && report.is_partial()) {
        report.begin(table.game(), &folder);
    }
}

fn begin_when_wanted(
    _: On<ReviewWanted>,
    table: Option<Res<Table>>,
    folder: Res<ReviewFolder>,
    mut report: ResMut<Report>,
) {
    if let Some(table) = table.filter(|table| may_analyse(table)) {
        report.begin(table.game(), &folder);
    }
}

/// While people play on, the processor is theirs and the opponent's.
fn stop_with_play(turn: On<TurnPlayed>, mut report: ResMut<Report>) {
    if matches!(turn.change, TurnChange::Played | TurnChange::Replayed | TurnChange::TakenBack) {
        report.forget();
    }
}

/// How accurate a side has played, if it has played at all.
#[must_use]
pub fn accuracy_words(review: &Review, table: &Table, side: Side) -> Option<String> {
    let accuracy = review.accuracy(side)?;
    Some(text!("review-accuracy", side = table.called(side), accuracy = format!("{accuracy:.0}")))
}

/// A mistake with its turn, and what was wrong with it, in one line.
#[must_use]
pub fn mistake_words(game: &Match, mistake: &ReviewedPly) -> Option<String> {
    let (number, turn) = game.turn_number(mistake.ply).zip(game.visible_turn(mistake.ply))?;
    let head = format!("{number} {}{}", turn.notation, mistake.judgement?.glyph());
    Some(format!("{head}  {}", explanation(game, mistake)))
}

/// What was wrong with a turn, in one line.
#[must_use]
pub fn explanation(game: &Match, mistake: &ReviewedPly) -> String {
    let best = game.position_at(mistake.ply).and_then(|position| position.notation(&mistake.best).ok());
    let percent = |chance: f32| (chance * 100.0).round() as u32;
    let loss = text!(
        "review-loss",
        best = best.unwrap_or_default(),
        before = percent(mistake.chance_before),
        after = percent(mistake.chance_after)
    );
    let reasons = mistake.reasons.iter().map(|reason| words::sentence(&words::say_alone(reason)));
    std::iter::once(loss).chain(reasons).collect::<Vec<_>>().join(" ")
}

/// Shows the position before another mistake.
fn go_to<A: InputAction>(
    forward: bool,
) -> impl FnMut(On<Fire<A>>, Option<Res<Table>>, Res<Report>, ResMut<Replay>, IntentWriter) {
    move |_, table, report, mut replay, mut intents| {
        let ply = table.and_then(|table| report.mistake_from(table.shown_of_match(), forward));
        if let Some(ply) = ply {
            replay.stop();
            intents.write(Intent::VisitPlayed(ply));
        }
    }
}

/// Goes on with the review as far as that needs no waiting. What is found is kept, also when it is stopped.
fn go_on(mut report: ResMut<Report>) {
    loop {
        let Some(running) = &mut report.bypass_change_detection().running else { return };
        let Some(search) = &mut running.search else {
            let Some(ReviewQuestion { request, is_anew }) = running.reviewer.question() else {
                return report.end(None);
            };
            if is_anew {
                running.memory = SharedMemory::default();
            }
            running.search = Some(Thinking::start_in(&running.memory, request));
            // Nothing waits for the disk while the search runs.
            if is_anew {
                report.bypass_change_detection().keep();
            }
            continue;
        };
        let Some(answer) = search.poll() else { return };
        running.search = None;
        match running.reviewer.hear(answer) {
            None => {}
            Some(Ok(ply)) => report.add(ply),
            Some(Err(why)) => return report.end(Some(why)),
        }
    }
}
