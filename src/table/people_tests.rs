//! The clocks, and what concerns both people at the board.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_record::{ClockSetting, Match, Setup};
use ludarium_rules::{GameId, Side};

use super::{Intent, Table};
use crate::settings::Preferences;
use crate::testing::{game, open, people, play, send, settle, simulation};

fn timed() -> App {
    let mut app = simulation();
    let clock = Some(ClockSetting::fischer(Duration::from_secs(300), Duration::from_secs(3)));
    let game = Match::new(Setup { clock, ..Setup::new(GameId::Tress, people()) }).expect("valid");
    send(&mut app, Intent::Open(Box::new(game)));
    settle(&mut app);
    app
}

fn clocks(app: &App) -> [Duration; 2] {
    game(app).clocks().expect("clocks")
}

/// One frame after so much time.
fn pass(app: &mut App, time: Duration) {
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(time));
    app.update();
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
}

#[test]
fn a_program_that_was_stopped_or_a_machine_that_slept_costs_nobody_the_match() {
    let mut app = timed();
    play(&mut app, "dNd3");
    let before = clocks(&app);
    for away in [45, 60, 100_000] {
        pass(&mut app, Duration::from_secs(away));
    }
    let after = clocks(&app);
    assert_eq!(after[0], before[0]);
    assert!(before[1] - after[1] <= Duration::from_secs(3), "one second a frame at most: {before:?} {after:?}");
    assert_eq!(game(&app).result(), None);
}

#[test]
fn clocks_rest_while_the_window_is_hidden() {
    let mut app = timed();
    let occluded = |app: &mut App, occluded| {
        app.world_mut().write_message(bevy::window::WindowOccluded { window: Entity::PLACEHOLDER, occluded });
        app.update();
    };
    occluded(&mut app, true);
    let before = clocks(&app);
    (0..20).for_each(|_| pass(&mut app, Duration::from_millis(500)));
    assert_eq!(clocks(&app), before);
    app.world_mut().resource_mut::<Preferences>().pause_hidden = false;
    pass(&mut app, Duration::from_millis(500));
    assert_eq!(before[0] - clocks(&app)[0], Duration::from_millis(500), "somebody wants it otherwise");
    app.world_mut().resource_mut::<Preferences>().pause_hidden = true;
    occluded(&mut app, false);
    let before = clocks(&app);
    pass(&mut app, Duration::from_millis(500));
    assert_eq!(before[0] - clocks(&app)[0], Duration::from_millis(500));
}

/// What happens at the table in any order: each clock shows what it began with and its increments, less the time for
/// which it ran.
#[test]
fn the_seconds_of_both_add_up_at_the_table() {
    let mut app = timed();
    let frame = |app: &mut App, time: Duration| {
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(time));
        app.update();
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    };
    frame(&mut app, Duration::ZERO);
    let begun = clocks(&app);
    let (mut ran, mut turns) = ([Duration::ZERO; 2], [0_u32; 2]);
    let step = Duration::from_millis(400);
    let deeds = [
        Intent::OfferDraw(Side::Black),
        Intent::AskUndo,
        Intent::AnswerUndo(false),
        Intent::AskUndo,
        Intent::AnswerUndo(true),
        Intent::Redo,
        Intent::AnswerDraw { by: Side::White, accept: false },
        Intent::Visit(0),
        Intent::PauseClocks(true),
        Intent::PauseClocks(false),
        Intent::Undo,
        Intent::Redo,
        Intent::Resign(Side::White),
        Intent::Undo,
    ];
    for turn in ["dNd3", "dNd6", "eNe3", "eNe6"] {
        turns[game(&app).side_to_move().index()] += 1;
        play(&mut app, turn);
        for deed in &deeds {
            send(&mut app, deed.clone());
            let (side, runs) = (game(&app).side_to_move(), app.world().resource::<Table>().has_running_clocks());
            frame(&mut app, step);
            if runs {
                ran[side.index()] += step;
            }
            let due = Side::ALL
                .map(|side| begun[side.index()] + Duration::from_secs(3) * turns[side.index()] - ran[side.index()]);
            assert_eq!(clocks(&app), due, "{deed:?} after {turn}");
        }
        assert_eq!(game(&app).ply() as u32, turns[0] + turns[1]);
    }
    assert!(ran.iter().all(|time| *time > Duration::from_secs(3)), "{ran:?}");
}

#[test]
fn taking_back_asks_the_other_person() {
    let mut app = simulation();
    open(&mut app, people());
    play(&mut app, "dNd3");
    send(&mut app, Intent::AskUndo);
    let asker = |app: &App| app.world().resource::<Table>().undo_asker();
    assert_eq!((game(&app).ply(), asker(&app)), (1, Some(Side::White)), "whoever played the turn asks");
    send(&mut app, Intent::AnswerUndo(false));
    assert_eq!((game(&app).ply(), asker(&app)), (1, None));
    assert_eq!(
        app.world().resource::<Table>().notice().as_deref(),
        Some("Black does not agree: nothing is taken back.")
    );
    send(&mut app, Intent::AskUndo);
    play(&mut app, "dNd6");
    assert_eq!(asker(&app), None, "whoever plays on does not agree");
    send(&mut app, Intent::AskUndo);
    send(&mut app, Intent::AnswerUndo(true));
    assert_eq!((game(&app).ply(), asker(&app)), (1, None));
    send(&mut app, Intent::Resign(Side::Black));
    send(&mut app, Intent::AskUndo);
    assert_eq!(asker(&app), Some(Side::Black), "whoever has lost asks");
    send(&mut app, Intent::AnswerUndo(true));
    assert_eq!(game(&app).result(), None);
    app.world_mut().resource_mut::<Preferences>().ask_to_undo = false;
    send(&mut app, Intent::AskUndo);
    assert_eq!(game(&app).ply(), 0, "nobody wants to be asked");
}

#[test]
fn an_offer_of_a_draw_is_answered_by_the_other_on_their_turn() {
    let mut app = simulation();
    open(&mut app, people());
    play(&mut app, "dNd3");
    let table = |app: &App| app.world().resource::<Table>().draw_answerer();
    send(&mut app, Intent::OfferDraw(Side::Black));
    assert_eq!(table(&app), None, "Black is to move, and would answer the offer of Black");
    assert!(!app.world().resource::<Table>().may_offer_draw(Side::White), "there is one");
    play(&mut app, "dNd6");
    assert_eq!(table(&app), Some(Side::White));
    play(&mut app, "eNe3");
    assert_eq!((table(&app), game(&app).offer()), (None, None), "whoever plays on declines");
    send(&mut app, Intent::OfferDraw(Side::White));
    assert_eq!(table(&app), Some(Side::Black), "White may offer at any time");
}
