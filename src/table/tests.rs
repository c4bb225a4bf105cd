//! Turn resolution without a window.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_record::{ClockSetting, Match, Setup};
use ludarium_rules::{GameId, Side, Step};

use super::{
    Archive, AwaitedMatch, EndingWithdrawn, Intent, Leftovers, MatchEnded, MatchOpened, PositionJumped, PositionKey,
    Table, TurnChange, TurnPlayed, TurnRefused, send_intent,
};
use crate::schedule::{Menu, Screen};
use crate::testing::{game, meddle, open, people, pick, play, selection, send, settle, simulation, simulation_of};

#[test]
fn clicks_make_a_turn_and_the_board_shows_it() {
    let mut app = simulation();
    open(&mut app, people());
    pick(&mut app, "d2");
    assert!(selection(&app).next.contains(&Step::Cell(game(&app).position().cell_named("d3").expect("a cell"))));
    pick(&mut app, "d3");
    settle(&mut app);
    assert_eq!(game(&app).turns()[0].notation, "dNd3");
}

#[test]
fn a_refused_click_says_why_and_changes_nothing() {
    let mut app = simulation();
    open(&mut app, people());
    pick(&mut app, "d7");
    assert!(
        selection(&app).notice.as_ref().is_some_and(|why| why.words.contains("Black")),
        "{:?}",
        selection(&app).notice
    );
    pick(&mut app, "d2");
    pick(&mut app, "d5");
    assert!(selection(&app).notice.is_some());
    assert_eq!(selection(&app).path.len(), 1, "the piece stays chosen");
    assert_eq!(game(&app).ply(), 0);
}

#[test]
fn an_answer_about_another_position_is_dropped() {
    let mut app = simulation();
    open(&mut app, people());
    let table = app.world().resource::<Table>();
    let turn = table.game().position().read_turn("dNd3").expect("legal");
    let (serial, hash) = (table.serial(), table.game().position().zobrist());
    for (serial, ply, hash) in [(serial + 1, 0, hash), (serial, 1, hash), (serial, 0, hash ^ 1)] {
        send(&mut app, Intent::Answer { about: PositionKey { serial, ply, hash }, turn: turn.clone() });
        assert_eq!(game(&app).ply(), 0, "{serial} {ply} {hash}");
    }
    send(&mut app, Intent::Answer { about: PositionKey { serial, ply: 0, hash }, turn });
    assert_eq!(game(&app).ply(), 1);
}

#[test]
fn a_visit_changes_nothing_and_play_returns_to_the_present() {
    let mut app = simulation();
    open(&mut app, people());
    for turn in ["dNd3", "dNd6", "Gf3"] {
        play(&mut app, turn);
    }
    send(&mut app, Intent::Visit(1));
    settle(&mut app);
    assert!(app.world().resource::<Table>().visiting());
    pick(&mut app, "e7");
    assert!(
        selection(&app).notice.as_ref().is_some_and(|why| why.words.contains("earlier")),
        "{:?}",
        selection(&app).notice
    );
    send(&mut app, Intent::Visit(99));
    settle(&mut app);
    assert!(!app.world().resource::<Table>().visiting());
    assert_eq!(game(&app).ply(), 3);
}

/// Random turns, undo, redo, visits, skips and speeds, at any moment of any motion: whenever the board comes to rest it
/// shows the position.
#[test]
fn every_board_shows_the_position_whatever_happens() {
    for game in GameId::ALL {
        println!("{game}");
        meddle(&mut simulation_of(game), 600);
    }
}

#[test]
fn what_was_meant_for_the_old_match_leaves_the_new_one_alone() {
    let mut app = simulation();
    open(&mut app, people());
    let next = Match::new(Setup::new(GameId::Tress, people())).expect("valid");
    let (old, new) = (game(&app).id(), next.id());
    send_intent(app.world_mut(), Intent::Open(Box::new(next)));
    send_intent(app.world_mut(), Intent::Resign(Side::White));
    app.update();
    assert_ne!(old, new);
    assert_eq!((game(&app).id(), game(&app).result()), (new, None));
}

#[test]
fn what_comes_before_another_match_is_opened_still_counts_for_the_old_one() {
    #[derive(Resource, Default)]
    struct Ended(Vec<u64>);
    let mut app = simulation();
    open(&mut app, people());
    let old = app.world().resource::<Table>().serial();
    app.init_resource::<Ended>();
    app.add_observer(|end: On<MatchEnded>, mut ended: ResMut<Ended>| ended.0.push(end.position.serial));
    let next = Match::new(Setup::new(GameId::Tress, people())).expect("valid");
    send_intent(app.world_mut(), Intent::Resign(Side::White));
    send_intent(app.world_mut(), Intent::Open(Box::new(next)));
    app.update();
    assert_eq!((&app.world().resource::<Ended>().0, game(&app).result()), (&vec![old], None));
}

#[test]
fn clocks_rest_while_any_menu_is_open() {
    let mut app = simulation();
    let clock = Some(ClockSetting::fischer(Duration::from_secs(60), Duration::ZERO));
    let timed = Match::new(Setup { clock, ..Setup::new(GameId::Tress, people()) }).expect("valid");
    send(&mut app, Intent::Open(Box::new(timed)));
    settle(&mut app);
    let left = |app: &App| game(app).clocks().expect("clocks")[0];
    for menu in [Menu::Pause, Menu::Settings, Menu::Rules, Menu::Credits] {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        app.update();
        let before = left(&app);
        (0..10).for_each(|_| app.update());
        assert_eq!(left(&app), before, "{menu:?}");
    }
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.update();
    let before = left(&app);
    app.update();
    assert!(left(&app) < before);
}

fn leave(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    assert!(!app.world().contains_resource::<Table>());
}

fn unfinished(app: &App) -> Option<u64> {
    app.world().resource::<Leftovers>().unfinished.as_ref().map(Match::id)
}

#[test]
fn a_match_left_for_the_shelf_can_be_gone_on_with() {
    let mut app = simulation();
    open(&mut app, people());
    leave(&mut app);
    assert_eq!(unfinished(&app), None, "nothing was played");
    open(&mut app, people());
    play(&mut app, "dNd3");
    let left = game(&app).id();
    leave(&mut app);
    assert_eq!(unfinished(&app), Some(left));
    let again = app.world().resource::<Leftovers>().unfinished.clone().expect("a match");
    send(&mut app, Intent::Open(Box::new(again)));
    send(&mut app, Intent::Resign(Side::Black));
    leave(&mut app);
    assert_eq!(unfinished(&app), None, "it is over");
}

#[test]
fn after_the_newest_match_the_one_before_it_is_offered() {
    let folder = std::env::temp_dir().join(format!("ludarium-leftovers-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(&folder));
    let mut left = Vec::new();
    for _ in 0..2 {
        open(&mut app, people());
        play(&mut app, "dNd3");
        left.push(game(&app).id());
        leave(&mut app);
    }
    assert_eq!(unfinished(&app), Some(left[1]));
    let newest = app.world_mut().resource_mut::<Leftovers>().unfinished.take().expect("a match");
    send(&mut app, Intent::Open(Box::new(newest)));
    send(&mut app, Intent::Abandon);
    leave(&mut app);
    assert_eq!(unfinished(&app), Some(left[0]));
    let _ = std::fs::remove_dir_all(&folder);
}

/// Whatever is written now would be refused, and said.
#[test]
fn only_changes_are_saved() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(home.path()));
    let clock = Some(ClockSetting::fischer(Duration::from_secs(60), Duration::ZERO));
    let timed = Match::new(Setup { clock, ..Setup::new(GameId::Tress, people()) }).expect("valid");
    send(&mut app, Intent::Open(Box::new(timed)));
    play(&mut app, "dNd3");
    settle(&mut app);
    let folder = app.world().resource::<Archive>().folder().clone();
    ludarium_record::refusal::refuse(home.path(), None, std::io::ErrorKind::StorageFull);
    let played = game(&app).turns()[0].turn.clone();
    send(&mut app, Intent::Play(played));
    send(&mut app, Intent::AnswerDraw { by: Side::White, accept: true });
    send(&mut app, Intent::Redo);
    send(&mut app, Intent::Visit(0));
    settle(&mut app);
    assert_eq!(folder.refusal(), None, "nothing of the match has changed");
    send(&mut app, Intent::PauseClocks(true));
    assert!(folder.refusal().is_some());
    ludarium_record::refusal::relent(home.path());
    folder.try_again();
    let game = game(&app).clone();
    ludarium_record::refusal::refuse(home.path(), None, std::io::ErrorKind::StorageFull);
    leave(&mut app);
    send(&mut app, Intent::Open(Box::new(game)));
    assert_eq!(folder.refusal(), None, "it is as it was saved");
    send(&mut app, Intent::Undo);
    assert!(folder.refusal().is_some());
    ludarium_record::refusal::relent(home.path());
}

/// Against the computer the next turn comes at once: what could not be saved is still said then.
#[test]
fn what_could_not_be_saved_is_said_until_it_is() {
    let home = tempfile::tempdir().expect("a folder");
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(home.path()));
    open(&mut app, people());
    assert!(!home.path().join("matches").exists(), "nothing is played");
    let folder = app.world().resource::<Archive>().folder().clone();
    let is_kept = |app: &App| app.world().resource::<Archive>().is_kept(app.world().resource::<Table>());
    ludarium_record::refusal::refuse(home.path(), None, std::io::ErrorKind::StorageFull);
    for turn in ["dNd3", "dNd6"] {
        play(&mut app, turn);
        settle(&mut app);
        assert!(!is_kept(&app) && folder.refusal().is_some() && !folder.is_all_safe(), "{turn}");
    }
    ludarium_record::refusal::relent(home.path());
    play(&mut app, "Gf3");
    assert!(is_kept(&app) && folder.refusal().is_none() && folder.is_all_safe());
}

#[test]
fn a_folder_that_has_vanished_is_said_and_not_made_anew() {
    let outside = tempfile::tempdir().expect("a folder");
    let home = outside.path().join("data");
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(&home));
    open(&mut app, people());
    let folder = app.world().resource::<Archive>().folder().clone();
    std::fs::rename(&home, outside.path().join("away")).expect("renamed");
    play(&mut app, "dNd3");
    settle(&mut app);
    assert!(!home.exists() && !folder.is_all_safe());
    std::fs::rename(outside.path().join("away"), &home).expect("it is back");
    play(&mut app, "dNd6");
    assert!(folder.is_all_safe() && home.join("matches").is_dir());
}

#[test]
fn an_exercise_is_not_kept() {
    let folder = std::env::temp_dir().join(format!("ludarium-exercise-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(&folder));
    let exercise = Match::new(Setup::new(GameId::Tress, people())).expect("valid");
    send(&mut app, Intent::OpenExercise(Box::new(exercise)));
    play(&mut app, "dNd3");
    assert!(app.world().resource::<Table>().is_exercise());
    assert_eq!(game(&app).ply(), 1);
    leave(&mut app);
    assert_eq!(unfinished(&app), None);
    let files = std::fs::read_dir(folder.join("matches")).into_iter().flatten();
    let matches = files.filter_map(Result::ok).filter(|file| file.path().extension().is_some_and(|end| end == "toml"));
    assert_eq!(matches.count(), 0);
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn every_change_of_what_is_shown_is_an_event_once_and_in_order() {
    #[derive(Resource, Default)]
    struct Heard(Vec<(&'static str, usize)>);
    let mut app = simulation();
    app.init_resource::<Heard>();
    app.add_observer(|e: On<MatchOpened>, mut heard: ResMut<Heard>| heard.0.push(("opened", e.position.ply)))
        .add_observer(|e: On<PositionJumped>, mut heard: ResMut<Heard>| heard.0.push(("jumped", e.position.ply)))
        .add_observer(|e: On<MatchEnded>, mut heard: ResMut<Heard>| heard.0.push(("ended", e.position.ply)))
        .add_observer(|e: On<EndingWithdrawn>, mut heard: ResMut<Heard>| heard.0.push(("withdrawn", e.position.ply)))
        .add_observer(|_: On<TurnRefused>, mut heard: ResMut<Heard>| heard.0.push(("refused", 0)))
        .add_observer(|e: On<TurnPlayed>, mut heard: ResMut<Heard>| {
            let name = match e.change {
                TurnChange::Played => "played",
                TurnChange::Replayed => "replayed",
                TurnChange::TakenBack => "taken back",
                TurnChange::VisitedForward => "forward",
                TurnChange::VisitedBack => "back",
            };
            heard.0.push((name, e.position.ply));
        });
    let heard = |app: &mut App| std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0);
    open(&mut app, people());
    assert_eq!(heard(&mut app), [("opened", 0), ("jumped", 0)]);
    play(&mut app, "dNd3");
    play(&mut app, "dNd6");
    send(&mut app, Intent::Visit(1));
    send(&mut app, Intent::Visit(1));
    send(&mut app, Intent::Visit(0));
    send(&mut app, Intent::Visit(1));
    send(&mut app, Intent::Undo);
    assert_eq!(
        heard(&mut app),
        [("played", 1), ("played", 2), ("back", 1), ("back", 0), ("forward", 1), ("jumped", 2), ("taken back", 1)]
    );
    send(&mut app, Intent::Redo);
    send(&mut app, Intent::Resign(Side::White));
    send(&mut app, Intent::Resign(Side::White));
    send(&mut app, Intent::Undo);
    assert_eq!(heard(&mut app), [("replayed", 2), ("ended", 2), ("refused", 0), ("withdrawn", 2)]);
}

#[test]
fn a_match_waits_until_the_stage_of_its_game_stands() {
    let game = || Box::new(Match::new(Setup::new(GameId::Tress, people())).expect("the defaults are valid"));
    for opening in [Intent::Open(game()), Intent::OpenAt { game: game(), ply: 0 }, Intent::OpenExercise(game())] {
        let mut app = simulation();
        app.init_resource::<AwaitedMatch>();
        send(&mut app, opening);
        app.update();
        assert!(app.world().get_resource::<Table>().is_none());
        assert_eq!(app.world().resource::<AwaitedMatch>().game(), Some(GameId::Tress));
        app.world_mut().resource_mut::<AwaitedMatch>().let_in();
        app.update();
        assert!(app.world().get_resource::<Table>().is_some());
        assert_eq!(app.world().resource::<AwaitedMatch>().game(), None, "it is opened once");
    }
}

/// How many matches are saved in the folder of a player.
fn saved(folder: &std::path::Path) -> usize {
    let files = std::fs::read_dir(folder.join("matches")).into_iter().flatten().filter_map(Result::ok);
    files.filter(|file| file.path().extension().is_some_and(|end| end == "toml")).count()
}

#[test]
fn a_match_without_a_turn_is_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = simulation();
    app.insert_resource(Archive::in_folder(folder.path()));
    open(&mut app, people());
    send(&mut app, Intent::PauseClocks(true));
    send(&mut app, Intent::Resign(Side::White));
    leave(&mut app);
    assert_eq!(saved(folder.path()), 0);
    open(&mut app, people());
    play(&mut app, "dNd3");
    send(&mut app, Intent::Undo);
    assert_eq!(saved(folder.path()), 1, "what was taken back is kept");
}
