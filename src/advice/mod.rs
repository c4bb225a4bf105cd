//! What the computer says about a position to people: the hint that somebody asks for, who stands better, and what a turn
//! throws away. All search in the background, and nothing of it is ever written into the match.

mod hint;
mod judge;
mod purpose;
mod ribbons;
mod sketch;
mod teaching;
mod words;

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Level, Limits, Request, Score, SharedMemory, Thinking};

pub use hint::Hint;
pub use judge::{Assessment, Judgement};
pub use ribbons::Guidance;
pub use sketch::Sketch;
pub use teaching::{Teaching, TeachingSet, Warning};
pub use words::{advice, certainty, share};

use crate::input::{CurtainSet, Selection};
use crate::opponent::AnalysisRuns;
use crate::schedule::TurnSet;
use crate::settings::Preferences;
use crate::stage::StageSet;
use crate::table::{MatchClosed, MatchEnded, MatchOpened, PositionJumped, PositionKey, Table, TurnPlayed, all_is_seen};

/// The systems that give advice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Guidance>()
        .add_plugins((hints, judging))
        .add_plugins((ribbons::plugin, teaching::plugin))
        .add_systems(Update, report_analysis.in_set(TurnSet::Animate));
}

/// The systems that give hints.
fn hints(app: &mut App) {
    app.init_resource::<AnalysisCache>()
        .init_resource::<Hint>()
        .add_observer(hint::ask)
        .add_observer(hint::forget::<TurnPlayed>)
        .add_observer(hint::forget::<PositionJumped>)
        .add_observer(hint::forget::<MatchEnded>)
        .add_observer(hint::forget::<MatchClosed>)
        .add_systems(
            Update,
            (
                hint::withdraw.run_if(resource_changed::<Selection>),
                hint::give.run_if(|hint: Res<Hint>| hint.is_sought()),
            )
                .chain()
                .before(judge::stop_without_bar)
                .after(CurtainSet)
                .in_set(TurnSet::Queue)
                .run_if(resource_exists::<Table>),
        );
}

/// The systems that judge what is shown.
fn judging(app: &mut App) {
    app.init_resource::<Judgement>()
        .init_resource::<Consulted>()
        .add_observer(judge::stop_search::<TurnPlayed>)
        .add_observer(judge::stop_search::<PositionJumped>)
        .add_observer(judge::forget::<MatchOpened>)
        .add_observer(judge::forget::<MatchClosed>)
        .add_systems(
            Update,
            (
                judge::stop_without_bar.run_if(resource_changed::<Preferences>),
                // The bar tells no more than what has been seen.
                judge::judge.run_if(judge::is_bar_shown.and_then(resource_exists::<Table>).and_then(all_is_seen)),
            )
                .chain()
                .after(StageSet)
                .in_set(TurnSet::Queue),
        );
}

/// What a longer search at the table says, beside which nothing else is searched.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Consulted {
    /// The position that it is about, while there is such a search.
    pub about: Option<PositionKey>,
    /// What it has found so far, for the side to move.
    pub score: Option<Score>,
    /// Whether it is under way.
    pub is_searching: bool,
}

/// Tells the AI that the processor is needed for the people at the board.
fn report_analysis(
    (hint, judgement, teaching, consulted): (Res<Hint>, Res<Judgement>, Res<Teaching>, Res<Consulted>),
    mut runs: ResMut<AnalysisRuns>,
) {
    let asked = hint.is_sought() || judgement.is_searching() || teaching.is_searching();
    runs.set_if_neq(AnalysisRuns(asked || consulted.is_searching));
}

/// The search memory that hints and assessments share.
#[derive(Resource, Default)]
pub struct AnalysisCache(SharedMemory);

/// Begins a search for the best turn after so many turns of the shown line.
pub fn search(analysis: &AnalysisCache, table: &Table, ply: usize, time: Duration) -> Option<Thinking> {
    search_lines(analysis, table, ply, time, (1, 1))
}

/// The same for so many best turns, on so many threads.
pub fn search_lines(
    analysis: &AnalysisCache,
    table: &Table,
    ply: usize,
    time: Duration,
    (lines, threads): (usize, usize),
) -> Option<Thinking> {
    let game = table.line();
    let position = game.position_at(ply)?.clone();
    let mut history = game.hashes();
    history.truncate(ply);
    let limits = Limits { time: Some(time), ..Limits::default() };
    let no_progress_plies = if ply == game.ply() { game.plies_without_progress() } else { 0 };
    let request = Request {
        history,
        no_progress_plies,
        limits: Some(limits),
        player: None,
        lines,
        threads,
        ..Request::new(position, Level::HIGHEST)
    };
    Some(Thinking::start_in(&analysis.0, request))
}
