//! The AI at a table without a window.

use bevy::prelude::*;
use ludarium_ai::Score;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{GameId, Side};

use super::built_in::is_losing;
use super::{DrawReply, Insight, Seat};
use crate::settings::Preferences;
use crate::table::{Intent, Table};
use crate::testing::{game, open, people, play, send, settle, simulation, wait_for};

#[test]
fn against_the_ai_undo_goes_back_to_ones_own_decision() {
    let mut app = simulation();
    let [white, _] = people();
    open(&mut app, [white, Player::Ai { level: 1 }]);
    play(&mut app, "dNd3");
    wait_for(&mut app, "the AI answers", |app| game(app).ply() == 2);
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    send(&mut app, Intent::Undo);
    assert!(app.world().resource::<Table>().notice().is_some(), "there is nothing more to take back");
}

#[test]
fn a_new_match_while_the_ai_thinks_gets_no_answer_for_the_old_one() {
    let mut app = simulation();
    // A position that no opening book knows.
    let start = Some("q3p1gk/nn1n3n/2g4n/2n3p1/3N4/6N1/N2NN1N1/QG1PP1GK w".to_owned());
    let players = [Player::Ai { level: 10 }, Player::Human { name: String::new() }];
    let setup = Setup { start, ..Setup::new(GameId::Tress, players) };
    send(&mut app, Intent::Open(Box::new(Match::new(setup).expect("a match"))));
    app.update();
    assert_eq!(app.world().resource::<Seat>().thinking_for(), Some(Side::White));
    open(&mut app, people());
    for _ in 0..100 {
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert_eq!(game(&app).ply(), 0);
    assert_eq!(app.world().resource::<Seat>().thinking_for(), None);
}

#[test]
fn the_ai_thinks_on_the_persons_time_and_no_longer() {
    let mut app = simulation();
    app.world_mut().resource_mut::<Preferences>().ponder = true;
    let [white, black] = people();
    let ponders = |app: &App| app.world().resource::<Seat>().is_pondering();
    open(&mut app, [white.clone(), black]);
    assert!(!ponders(&app), "nobody is there who could");
    open(&mut app, [white, Player::Ai { level: 10 }]);
    app.update();
    assert!(ponders(&app));
    play(&mut app, "dNd3");
    app.update();
    assert!(!ponders(&app));
    assert_eq!(app.world().resource::<Seat>().thinking_for(), Some(Side::Black));
    send(&mut app, Intent::Undo);
    app.update();
    assert!(ponders(&app), "the person decides again");
    app.world_mut().resource_mut::<Preferences>().ponder = false;
    app.update();
    assert!(!ponders(&app));
}

#[test]
fn what_the_ai_thought_of_the_last_match_says_nothing_of_the_next() {
    let mut app = simulation();
    let [white, _] = people();
    let players = [white, Player::Ai { level: 1 }];
    open(&mut app, players.clone());
    app.world_mut().resource_mut::<Seat>().remember(Side::Black, losing());
    send(&mut app, Intent::Resign(Side::White));
    open(&mut app, players);
    send(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    assert_eq!(game(&app).result(), None);
    let notice = app.world().resource::<Table>().notice();
    assert!(notice.as_ref().is_some_and(|notice| notice.contains("declines")), "{notice:?}");
}

#[test]
fn the_ai_takes_a_draw_when_it_is_losing() {
    let mut app = simulation();
    let [white, _] = people();
    open(&mut app, [white, Player::Ai { level: 1 }]);
    app.world_mut().resource_mut::<Seat>().remember(Side::Black, losing());
    send(&mut app, Intent::OfferDraw(Side::White));
    app.update();
    assert_eq!(game(&app).result().map(|result| result.winner), Some(None));
}

/// What is thought by who believes to be losing.
fn losing() -> Insight {
    Insight { depth: None, nodes: None, score: None, is_losing: true }
}

/// Seventy hundredths of the smallest piece are much in Tress, and next to nothing in Tribun.
#[test]
fn what_counts_as_losing_is_a_chance_and_not_a_number_of_hundredths() {
    assert!(is_losing(Score::Centi(-70), GameId::Tress) && !is_losing(Score::Centi(-70), GameId::Tribun));
    for game in GameId::ALL {
        let found = [Score::LossIn(2), Score::Centi(0)].map(|score| is_losing(score, game));
        assert_eq!(found, [true, false], "{game}");
    }
    assert_eq!(Seat::default().draw_reply(Side::White), DrawReply::Decline, "nothing has been thought of");
}
