use std::time::Duration;

use ludarium_record::{ClockSetting, Match, Setup};
use ludarium_rules::{GameId, Side};

use super::*;
use crate::advice::{Consulted, Guidance, Sketch};
use crate::kept::PlayerFolder;
use crate::table::Intent;
use crate::testing::{open, people, play, send, settle, simulation, wait_for};

const TURNS: [&str; 4] = ["d2d3", "e7e6", "Gf3", "d7d6"];

fn ended() -> App {
    let mut app = simulation();
    app.add_plugins(systems);
    open(&mut app, people());
    for turn in TURNS {
        play(&mut app, turn);
        settle(&mut app);
    }
    send(&mut app, Intent::Resign(Side::White));
    app
}

pub(super) fn want(app: &mut App, analysis: bool) {
    app.world_mut().trigger(AnalysisWanted(analysis));
    app.update();
    app.update();
}

fn mode(app: &App) -> TableMode {
    *app.world().resource::<State<TableMode>>().get()
}

fn engine(app: &App) -> &Engine {
    app.world().resource::<Engine>()
}

fn table(app: &App) -> &Table {
    app.world().resource::<Table>()
}

#[test]
fn what_is_over_or_shared_is_analysed_and_an_exercise_never() {
    let mut app = simulation();
    app.add_plugins(systems);
    open(&mut app, people());
    want(&mut app, true);
    assert_eq!(mode(&app), TableMode::Play, "nothing has been played");
    play(&mut app, "d2d3");
    settle(&mut app);
    want(&mut app, true);
    assert_eq!(mode(&app), TableMode::Analyse, "two people may look together");
    play(&mut app, "e7e6");
    app.update();
    assert_eq!(mode(&app), TableMode::Play, "they play on");
    let clock = ClockSetting::fischer(Duration::from_secs(60), Duration::ZERO);
    let timed = Setup { clock: Some(clock), ..Setup::new(GameId::Tress, people()) };
    let mut timed = Match::new(timed).expect("valid");
    let turn = timed.position().read_turn("d2d3").expect("legal");
    timed.play(&turn).expect("legal");
    assert!(!may_analyse(&Table::new(timed.clone(), 1)), "the clocks run");
    timed.resign(Side::Black).expect("the match goes on");
    assert!(may_analyse(&Table::new(timed.clone(), 1)));
    assert!(!may_analyse(&Table::exercise(timed, 1)), "that would be the answer");
}

#[test]
fn the_engine_speaks_of_what_is_shown_and_is_silent_when_it_is_off() {
    let mut app = ended();
    let shown = |app: &App| engine(app).found(table(app).about_shown()).is_some();
    for _ in 0..5 {
        app.update();
    }
    assert!(!engine(&app).is_searching(), "nobody analyses");
    want(&mut app, true);
    wait_for(&mut app, "the last position", shown);
    assert_ne!(app.world().resource::<Guidance>().0, Sketch::default(), "the best turn is an arrow");
    send(&mut app, Intent::Visit(1));
    settle(&mut app);
    assert!(!shown(&app) || engine(&app).found(table(&app).about_shown()).is_some_and(|found| found.depth > 0));
    wait_for(&mut app, "an earlier position", shown);
    let key = table(&app).about_shown();
    assert_eq!(app.world().resource::<Consulted>().about, Some(key), "the bar asks nobody else");
    wait_for(&mut app, "three lines", |app| engine(app).found(key).is_some_and(|found| found.lines.len() == 3));
    let lines = &engine(&app).found(key).expect("found").lines;
    assert!(lines.iter().all(|line| !line.turns.is_empty()));
    assert!(lines.windows(2).all(|pair| pair[0].score.value() >= pair[1].score.value()), "the best comes first");
    let arrow = app.world().resource::<Guidance>().0.clone();
    app.world_mut().resource_mut::<Engine>().point_at(Some(2));
    app.update();
    assert_ne!(app.world().resource::<Guidance>().0, arrow, "another line is drawn");
    app.world_mut().resource_mut::<Engine>().toggle();
    app.update();
    assert!(!engine(&app).is_searching() && engine(&app).found(key).is_none());
    assert_eq!(app.world().resource::<Guidance>().0, Sketch::default());
    app.world_mut().resource_mut::<Engine>().toggle();
    app.update();
    assert!(engine(&app).found(key).is_some(), "what was found is still known");
    want(&mut app, false);
    assert!(!engine(&app).is_searching());
    assert_eq!(app.world().resource::<Guidance>().0, Sketch::default());
    assert_eq!(app.world().resource::<Consulted>(), &Consulted::default());
}

#[test]
fn a_replay_shows_every_position_and_stops_at_the_end() {
    let mut app = ended();
    want(&mut app, true);
    app.world_mut().resource_mut::<crate::settings::Preferences>().watch_speed = 2;
    app.world_mut().resource_mut::<Replay>().begin();
    send(&mut app, Intent::Visit(0));
    let mut seen = vec![table(&app).shown()];
    for _ in 0..2000 {
        app.update();
        let shown = table(&app).shown();
        if seen.last() != Some(&shown) {
            seen.push(shown);
        }
        if !app.world().resource::<Replay>().is_playing() {
            break;
        }
    }
    assert_eq!(seen, [0, 1, 2, 3, 4]);
    assert!(!app.world().resource::<Replay>().is_playing());
}

#[test]
fn an_ending_that_is_withdrawn_leads_back_to_play() {
    let mut app = ended();
    want(&mut app, true);
    assert_eq!(mode(&app), TableMode::Analyse);
    send(&mut app, Intent::Undo);
    app.update();
    assert_eq!(mode(&app), TableMode::Analyse, "two people may still look");
    send(&mut app, Intent::Undo);
    app.update();
    assert_eq!(mode(&app), TableMode::Play, "a turn was taken back");
}

fn report(app: &App) -> &Report {
    app.world().resource::<Report>()
}

#[test]
fn a_match_that_ends_is_reviewed_and_the_review_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = simulation();
    app.add_plugins(systems).insert_resource(report::ReviewFolder(PlayerFolder::at(folder.path())));
    open(&mut app, people());
    for turn in TURNS {
        play(&mut app, turn);
        settle(&mut app);
    }
    assert!(report(&app).review().is_none(), "nobody has asked for one");
    send(&mut app, Intent::Resign(Side::White));
    assert!(report(&app).progress().is_some(), "it begins by itself");
    wait_for(&mut app, "the review", |app| report(app).progress().is_none());
    assert!(!report(&app).is_partial());
    let review = report(&app).review().expect("made").clone();
    assert_eq!(review.plies().len(), TURNS.len());
    assert!(Side::ALL.iter().all(|side| review.accuracy(*side).is_some()));
    let plies: Vec<usize> = review.mistakes().map(|mistake| mistake.ply).collect();
    let first = plies.first().copied();
    let after_first: Vec<usize> = std::iter::successors(first, |ply| report(&app).mistake_from(*ply, true)).collect();
    assert_eq!(after_first, plies, "one mistake leads to the next");
    let back: Vec<usize> =
        std::iter::successors(plies.last().copied(), |ply| report(&app).mistake_from(*ply, false)).collect();
    assert!(back.iter().rev().eq(&plies), "and back");
    let kept = || std::fs::read_dir(folder.path().join("reviews")).map_or(0, Iterator::count);
    wait_for(&mut app, "the file", |_| kept() == 1);
    send(&mut app, Intent::Undo);
    send(&mut app, Intent::Undo);
    assert!(report(&app).review().is_none(), "it was of another match");
}

#[test]
fn a_review_can_be_stopped_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = ended();
    app.insert_resource(report::ReviewFolder(PlayerFolder::at(folder.path())));
    assert!(report(&app).progress().is_some());
    app.world_mut().resource_mut::<Report>().stop();
    app.update();
    assert!(report(&app).progress().is_none());
    app.world_mut().trigger(ReviewWanted);
    let found = |app: &App| report(app).review().map_or(0, |review| review.plies().len());
    let before = found(&app);
    wait_for(&mut app, "a turn", |app| found(app) > before);
    app.world_mut().resource_mut::<Report>().stop();
    assert_eq!(std::fs::read_dir(folder.path().join("reviews")).expect("a folder").count(), 1, "what is found is kept");
    want(&mut app, true);
    wait_for(&mut app, "the rest", |app| !report(app).is_partial());
    assert_eq!(report(&app).review().expect("made").plies().len(), TURNS.len());
}

#[cfg(feature = "testing")]
#[test]
fn a_search_that_fails_is_said_where_it_failed_and_begun_again_if_wanted() {
    use ludarium_ai::{Failure, fail_searches, failed_searches};
    for failure in [Failure::Panic, Failure::NoThread] {
        let mut app = ended();
        fail_searches(Some(failure));
        want(&mut app, true);
        let has_failed = |app: &App| engine(app).failure(table(app).about_shown()).is_some();
        wait_for(&mut app, "a word about it", has_failed);
        (0..50).for_each(|_| app.update());
        // The engine's own, and that of the review.
        assert!(has_failed(&app) && !engine(&app).is_searching() && failed_searches() == 2, "{failure:?}");
        assert!(engine(&app).found(table(&app).about_shown()).is_none());
        send(&mut app, Intent::Visit(1));
        settle(&mut app);
        wait_for(&mut app, "a word about another position", has_failed);
        assert_eq!(failed_searches(), 3);
        fail_searches(None);
        app.world_mut().resource_mut::<Engine>().look_again();
        wait_for(&mut app, "the best turn", |app| engine(app).found(table(app).about_shown()).is_some());
        assert!(!has_failed(&app));
    }
}

#[cfg(feature = "testing")]
#[test]
fn a_review_that_fails_says_so_and_can_be_asked_for_again() {
    use ludarium_ai::{Failure, fail_searches, failed_searches};
    for failure in [Failure::Panic, Failure::NoThread] {
        fail_searches(Some(failure));
        let mut app = ended();
        wait_for(&mut app, "the end", |app| report(app).progress().is_none());
        (0..50).for_each(|_| app.update());
        assert!(report(&app).trouble().is_some_and(|words| !words.is_empty()), "{failure:?}");
        assert_eq!(failed_searches(), 1, "{failure:?}: it is not begun again by itself");
        assert!(report(&app).is_partial(), "{failure:?}: the button is there");
        fail_searches(None);
        app.world_mut().trigger(ReviewWanted);
        app.update();
        assert_eq!(report(&app).trouble(), None);
        wait_for(&mut app, "the rest", |app| !report(app).is_partial());
    }
}

#[test]
fn a_review_that_cannot_be_kept_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let no_folder = folder.path().join("reviews");
    std::fs::write(&no_folder, "a file").expect("written");
    let mut app = simulation();
    let player = PlayerFolder::at(folder.path());
    app.add_plugins(systems).insert_resource(report::ReviewFolder(player.clone()));
    open(&mut app, people());
    play(&mut app, TURNS[0]);
    send(&mut app, Intent::Resign(Side::Black));
    wait_for(&mut app, "the review", |app| report(app).progress().is_none());
    assert!(player.refusal().is_some() && !player.is_all_safe(), "it is said above the board");
    assert!(!report(&app).is_partial(), "it is made all the same");
}
