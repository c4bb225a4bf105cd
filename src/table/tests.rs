//! Turn resolution without a window.

use bevy::prelude::App;
use ludarium_record::Player;
use ludarium_rules::{GameId, Side, Step};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{Intent, PositionKey, Table};
use crate::motion::MotionQueue;
use crate::opponent::AiSeat;
use crate::settings::Preferences;
use crate::testing::{compare, game, open, people, pick, play, selection, send, settle, simulation, simulation_of};

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
    assert!(selection(&app).notice.as_deref().is_some_and(|why| why.contains("Black")), "{:?}", selection(&app).notice);
    pick(&mut app, "d2");
    pick(&mut app, "d5");
    assert!(selection(&app).notice.is_some());
    assert_eq!(selection(&app).path.len(), 1, "the piece stays in the hand");
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
fn against_the_ai_undo_goes_back_to_ones_own_decision() {
    let mut app = simulation();
    let [white, _] = people();
    open(&mut app, [white, Player::Ai { level: 1 }]);
    play(&mut app, "dNd3");
    for _ in 0..4000 {
        app.update();
        if game(&app).ply() == 2 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert_eq!(game(&app).ply(), 2, "the AI has answered");
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    send(&mut app, Intent::Undo);
    assert!(app.world().resource::<Table>().notice().is_some(), "there is nothing more to take back");
}

#[test]
fn a_new_match_while_the_ai_thinks_gets_no_answer_for_the_old_one() {
    let mut app = simulation();
    open(&mut app, [Player::Ai { level: 10 }, Player::Human { name: String::new() }]);
    app.update();
    assert_eq!(app.world().resource::<AiSeat>().thinking_for(), Some(Side::White));
    open(&mut app, people());
    for _ in 0..100 {
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert_eq!(game(&app).ply(), 0);
    assert_eq!(app.world().resource::<AiSeat>().thinking_for(), None);
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
        selection(&app).notice.as_deref().is_some_and(|why| why.contains("earlier")),
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
fn every_board_tells_the_truth_whatever_happens() {
    for game in GameId::ALL {
        println!("{game}");
        meddle(&mut simulation_of(game), 600);
    }
}

fn meddle(app: &mut App, steps: usize) {
    open(app, people());
    let mut random = SmallRng::seed_from_u64(9);
    for step in 0..steps {
        match random.random_range(0..20) {
            0..=11 => {
                let turns = game(app).position().turns().expect("a list");
                let over = game(app).result().is_some();
                match turns.get(random.random_range(0..turns.len().max(1))) {
                    Some(turn) if !over => send(app, Intent::Play(turn.clone())),
                    _ => open(app, people()),
                }
            }
            12 | 13 => send(app, Intent::Undo),
            14 => send(app, Intent::Redo),
            15 => send(app, Intent::Visit(random.random_range(0..20))),
            16 => app.world_mut().resource_mut::<MotionQueue>().skip(),
            17 => app.world_mut().resource_mut::<Preferences>().speed = [0.0, 0.5, 1.0, 2.0][step % 4],
            18 => app.world_mut().resource_mut::<Preferences>().reduced_motion = step % 2 == 0,
            _ => settle(app),
        }
        if !app.world().resource::<MotionQueue>().is_busy() {
            compare(app);
        }
    }
}

#[test]
fn the_ai_thinks_on_the_persons_time_and_no_longer() {
    let mut app = simulation();
    app.world_mut().resource_mut::<Preferences>().ponder = true;
    let [white, black] = people();
    let ponders = |app: &App| app.world().resource::<AiSeat>().is_pondering();
    open(&mut app, [white.clone(), black]);
    assert!(!ponders(&app), "nobody is there who could");
    open(&mut app, [white, Player::Ai { level: 10 }]);
    app.update();
    assert!(ponders(&app));
    play(&mut app, "dNd3");
    app.update();
    assert!(!ponders(&app));
    assert_eq!(app.world().resource::<AiSeat>().thinking_for(), Some(Side::Black));
    send(&mut app, Intent::Undo);
    app.update();
    assert!(ponders(&app), "the person decides again");
    app.world_mut().resource_mut::<Preferences>().ponder = false;
    app.update();
    assert!(!ponders(&app));
}
