//! Searches that fail at a table without a window: somebody is told each time, nothing is asked again by itself, and the
//! match can go on.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Failure, fail_searches, failed_searches};
use ludarium_record::{ClockSetting, Match, Player, Setup};
use ludarium_rules::{GameId, Side};

use super::*;
use crate::job::Fault;
use crate::table::Intent;
use crate::testing::{game, open, people, play, send, settle, simulation, wait_for};

const FAILURES: [Failure; 2] = [Failure::Panic, Failure::NoThread];

fn against_a_level(level: u8) -> [Player; 2] {
    let [white, _] = people();
    [white, Player::Ai { level }]
}

fn trouble(app: &App) -> Option<Troubled> {
    let world = app.world();
    world.resource::<Seat>().trouble(world.resource::<Table>()).cloned()
}

fn failures(app: &App) -> &Failures {
    app.world().resource::<Failures>()
}

/// Tress against a level whose searches fail like this, after the person's first turn.
fn in_trouble(failure: Failure) -> App {
    let mut app = simulation();
    app.world_mut().resource_mut::<Preferences>().ponder = false;
    open(&mut app, against_a_level(1));
    fail_searches(Some(failure));
    play(&mut app, "dNd3");
    wait_for(&mut app, "trouble", |app| trouble(app).is_some());
    app
}

#[test]
fn a_search_that_fails_is_said_once_and_not_asked_again_by_itself() {
    for failure in FAILURES {
        let mut app = in_trouble(failure);
        (0..50).for_each(|_| app.update());
        assert_eq!(failed_searches(), 1, "{failure:?}: nobody asks again every frame");
        let seat = app.world().resource::<Seat>();
        assert!(seat.thinking_for().is_none() && !seat.is_at_work(&Pace::default()), "nothing says that it thinks");
        let trouble = trouble(&app).expect("it lasts");
        assert!(trouble.side == Side::Black && trouble.why.leaves_it_running() && !trouble.why.is_of_program());
        let said = if failure == Failure::Panic { "broke off" } else { "could not be started" };
        assert!(trouble.words().starts_with("Wren") && trouble.words().contains(said), "{}", trouble.words());
        assert_eq!(game(&app).ply(), 1, "the match is kept");
        fail_searches(None);
    }
}

#[test]
fn after_a_failed_search_the_match_goes_on_as_a_person_decides() {
    for failure in FAILURES {
        let mut app = in_trouble(failure);
        app.world_mut().resource_mut::<Seat>().ask_again();
        wait_for(&mut app, "trouble once more", |app| trouble(app).is_some());
        assert_eq!(failed_searches(), 2);
        fail_searches(None);
        app.world_mut().resource_mut::<Seat>().ask_again();
        wait_for(&mut app, "the answer", |app| game(app).ply() == 2);
        assert!(trouble(&app).is_none());

        let mut app = in_trouble(failure);
        let [person, _] = people();
        send(&mut app, Intent::Seat { side: Side::Black, player: person });
        app.update();
        assert!(trouble(&app).is_none());
        play(&mut app, "dNd6");
        assert_eq!(game(&app).ply(), 2);

        let mut app = in_trouble(failure);
        fail_searches(None);
        send(&mut app, Intent::Seat { side: Side::Black, player: Player::Ai { level: 2 } });
        wait_for(&mut app, "the answer of another level", |app| game(app).ply() == 2);

        let mut app = in_trouble(failure);
        send(&mut app, Intent::Undo);
        settle(&mut app);
        assert!(game(&app).ply() == 0 && trouble(&app).is_none());
        send(&mut app, Intent::Abandon);
        assert!(game(&app).result().is_some());
        fail_searches(None);
    }
}

#[test]
fn nobody_loses_time_by_a_search_that_fails() {
    let mut app = simulation();
    let clock = ClockSetting::fischer(Duration::from_secs(60), Duration::ZERO);
    let setup = Setup { clock: Some(clock), ..Setup::new(GameId::Tress, against_a_level(1)) };
    send(&mut app, Intent::Open(Box::new(Match::new(setup).expect("valid"))));
    settle(&mut app);
    fail_searches(Some(Failure::Panic));
    play(&mut app, "dNd3");
    wait_for(&mut app, "trouble", |app| trouble(app).is_some());
    let left = game(&app).clocks();
    (0..50).for_each(|_| app.update());
    assert_eq!(game(&app).clocks(), left);
    fail_searches(None);
}

#[test]
fn pondering_that_fails_is_said_and_tried_again_only_if_wanted() {
    for failure in FAILURES {
        let mut app = simulation();
        app.world_mut().resource_mut::<Preferences>().ponder = true;
        fail_searches(Some(failure));
        open(&mut app, against_a_level(10));
        wait_for(&mut app, "a word about it", |app| failures(app).stands(Helper::Pondering));
        (0..50).for_each(|_| app.update());
        assert_eq!(failed_searches(), 1);
        assert!(failures(&app).words().is_some_and(|words| words.contains("on your time")));
        assert!(!app.world().resource::<Seat>().is_pondering());
        app.world_mut().resource_mut::<Failures>().forget(Helper::Pondering);
        wait_for(&mut app, "a word about it", |app| failures(app).stands(Helper::Pondering));
        assert_eq!(failed_searches(), 2);
        fail_searches(None);
        app.world_mut().resource_mut::<Failures>().forget(Helper::Pondering);
        app.update();
        assert!(app.world().resource::<Seat>().is_pondering() && failures(&app).first().is_none());
        open(&mut app, people());
    }
}

#[test]
fn what_the_opponents_know_is_missed_aloud() {
    for fault in [Fault::NotStarted, Fault::Panic, Fault::Vanish] {
        let mut app = simulation();
        fault.arm(knowledge::READING);
        open(&mut app, against_a_level(1));
        wait_for(&mut app, "a word about it", |app| failures(app).stands(Helper::Knowledge));
        assert!(failures(&app).words().is_some_and(|words| words.contains("Tress")), "{:?}", failures(&app));
        play(&mut app, "dNd3");
        wait_for(&mut app, "the answer", |app| game(app).ply() == 2);
        assert!(failures(&app).stands(Helper::Knowledge), "it lasts");
        open(&mut app, people());
        assert!(!failures(&app).stands(Helper::Knowledge), "another match");
    }
}

#[test]
fn a_search_that_never_ends_is_given_up_when_it_is_told_to_move() {
    let mut app = simulation();
    app.world_mut().resource_mut::<Preferences>().ponder = false;
    open(&mut app, against_a_level(1));
    fail_searches(Some(Failure::Hang));
    play(&mut app, "dNd3");
    app.update();
    assert_eq!(app.world().resource::<Seat>().thinking_for(), Some(Side::Black));
    app.world().resource::<Seat>().hurry();
    wait_for(&mut app, "trouble", |app| trouble(app).is_some());
    assert!(trouble(&app).is_some_and(|trouble| trouble.words().contains("come to an end")));
    fail_searches(None);
    app.world_mut().resource_mut::<Seat>().ask_again();
    wait_for(&mut app, "the answer of a search that does", |app| game(app).ply() == 2);
}
