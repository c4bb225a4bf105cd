//! What the computer says of a position to people: the hint that somebody asks for, and who stands better. Both search
//! beside the picture, and neither is ever written into the match.

mod hint;
mod judge;
mod sketch;
mod words;

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Level, Limits, Request, SharedMemory, Thinking};

pub use hint::{AskHint, Hint, VisibleTurn};
pub use judge::{Assessment, Judgement};
pub use sketch::Sketch;
pub use words::{certainty, sentence, share};

use crate::opponent::AnalysisRuns;
use crate::schedule::TurnSet;
use crate::table::Table;

/// The systems that give advice.
pub fn plugin(app: &mut App) {
    app.init_resource::<AnalysisCache>()
        .init_resource::<Hint>()
        .init_resource::<Judgement>()
        .add_message::<AskHint>()
        // After the turn is resolved, so that advice about the position before it is gone at once.
        .add_systems(Update, (hint::answer, judge::judge).chain().in_set(TurnSet::Queue).run_if(at_the_table))
        .add_systems(Update, report_analysis.in_set(TurnSet::Animate))
        .add_systems(Update, (hint::forget, judge::forget).in_set(TurnSet::Queue).run_if(not(at_the_table)));
}

/// Lets the AI know that the processor is needed for the people at the board.
fn report_analysis(hint: Res<Hint>, judgement: Res<Judgement>, mut runs: ResMut<AnalysisRuns>) {
    runs.set_if_neq(AnalysisRuns(hint.is_sought() || judgement.is_searching()));
}

fn at_the_table(table: Option<Res<Table>>) -> bool {
    table.is_some()
}

/// What hints and judgements find out, so that the next ones know it.
#[derive(Resource, Default)]
pub struct AnalysisCache(SharedMemory);

/// Begins a search for the best turn after so many turns of the match.
fn search(analysis: &AnalysisCache, table: &Table, ply: usize, time: Duration) -> Option<Thinking> {
    let game = table.game();
    let position = game.position_at(ply)?.clone();
    let mut history = game.hashes();
    history.truncate(ply);
    let limits = Limits { time: Some(time), ..Limits::default() };
    let no_progress_plies = if ply == game.ply() { game.plies_without_progress() } else { 0 };
    let request =
        Request { history, no_progress_plies, limits: Some(limits), ..Request::new(position, Level::HIGHEST) };
    Some(Thinking::start_in(&analysis.0, request))
}
