//! What the opponents know of a game beside the search is read before their first turn, so that it does not wait for that.
//! Where it cannot be, they play without, and that is said.

use bevy::prelude::*;
use ludarium_ai::{KnowledgeFault, load_knowledge};
use ludarium_rules::GameId;

use super::{Failures, Helper, Seat, Why};
use crate::job::{Job, News};
use crate::page;
use crate::schedule::TurnSet;
use crate::table::{MatchOpened, Table, TurnPlayed};

/// The name of the job.
pub(super) const READING: &str = "knowledge";

/// The reading that is under way, and what has been found and said in this match.
#[derive(Resource, Default)]
struct Reading {
    job: Option<(GameId, Job<Vec<KnowledgeFault>>)>,
    told: Vec<KnowledgeFault>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .add_observer(begin)
        .add_observer(look_again)
        .add_systems(Update, hear.in_set(TurnSet::Animate).run_if(|reading: Res<Reading>| reading.job.is_some()));
}

fn begin(_: On<MatchOpened>, table: Res<Table>, mut reading: ResMut<Reading>) {
    let game = table.game().setup().game;
    *reading = Reading { job: Some((game, Job::start(READING, move |_| read(game)))), told: Vec::new() };
}

fn hear(mut reading: ResMut<Reading>, mut failures: ResMut<Failures>) {
    let Some((game, job)) = &mut reading.bypass_change_detection().job else { return };
    let game = *game;
    let news = match job.hear() {
        None | Some(News::Progress(())) => return,
        Some(news) => news,
    };
    reading.job = None;
    match news {
        News::Done(faults) => tell(&mut reading, &mut failures, game, faults),
        News::Failed(failure) => failures.tell(Helper::Knowledge, Why::Unread(game, failure)),
        News::Progress(()) => {}
    }
}

/// What of it cannot be read. In a page, those who play have it to themselves, and the window has none of it.
fn read(game: GameId) -> Vec<KnowledgeFault> {
    if page::IS_THERE { Vec::new() } else { load_knowledge(game) }
}

/// An endgame table is read when a search asks for it; the rest is there by then, so that this takes no time.
fn look_again(
    _: On<TurnPlayed>,
    table: Res<Table>,
    seat: Res<Seat>,
    mut reading: ResMut<Reading>,
    mut failures: ResMut<Failures>,
) {
    let game = table.game().setup().game;
    if reading.job.is_none() && seat.is_taken() {
        tell(&mut reading, &mut failures, game, read(game));
    }
}

/// Says what has not been said in this match.
fn tell(reading: &mut Reading, failures: &mut ResMut<Failures>, game: GameId, faults: Vec<KnowledgeFault>) {
    for fault in faults {
        if !reading.told.contains(&fault) {
            reading.told.push(fault.clone());
            failures.tell(Helper::Knowledge, Why::Unusable(game, fault));
        }
    }
}
