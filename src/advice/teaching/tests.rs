//! The opponent that teaches, at a table without a window.

use bevy::prelude::*;
use ludarium_record::{Match, Player, Setup};
use ludarium_review::Judgement;
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

use super::*;
use crate::testing::{game, people, play, send, settle, simulation_of, wait_for};

/// A position with its best turn and one that throws away more than a third of the game.
fn blunder(game: GameId) -> (AnyPosition, AnyTurn, AnyTurn) {
    let (text, best, blunder) = match game {
        GameId::Tress => ("q3p1gk/nn1n3n/2g4n/2n3p1/3N4/6N1/N2NN1N1/QG1PP1GK w", "d2c3", "d2c1"),
        _ => ("2bbbbb/2bbbbb/3b3/w6/1wwwww1/wwww1w1 w", "F3-F4", "B2-C3"),
    };
    let position = AnyPosition::parse(game, text, &[]).expect("a position");
    let [best, blunder] = [best, blunder].map(|turn| position.read_turn(turn).expect("legal"));
    (position, best, blunder)
}

/// A match of a person against an opponent, from a position in which the person is to move.
fn table(position: &AnyPosition, teaches: bool) -> App {
    let mut app = simulation_of(position.game());
    app.init_resource::<Guidance>().add_plugins(plugin);
    let mut players = people();
    players[position.side_to_move().other().index()] = Player::Ai { level: 1 };
    let start = Some(position.to_string());
    let setup = Setup { start, teaches, ..Setup::new(position.game(), players) };
    send(&mut app, Intent::Open(Box::new(Match::new(setup).expect("a match"))));
    settle(&mut app);
    app
}

fn warning(app: &App) -> Option<Warning> {
    app.world().resource::<Teaching>().warning(app.world().resource::<Table>()).cloned()
}

fn points(app: &App) -> bool {
    app.world().resource::<Guidance>().0 != Sketch::default()
}

#[test]
fn the_player_chooses_from_how_bad_a_mistake_on_something_is_said() {
    let (position, ..) = blunder(GameId::Treason);
    let mut app = table(&position, true);
    for (choice, judgement) in [Judgement::Blunder, Judgement::Mistake, Judgement::Inaccuracy].into_iter().enumerate() {
        app.world_mut().resource_mut::<Preferences>().teach_from = choice as u32;
        app.update();
        assert_eq!(app.world().resource::<Teaching>().judge.least_loss, judgement.least_loss());
    }
}

#[test]
fn a_blunder_is_explained_and_offered_again_and_a_good_turn_is_answered() {
    for id in [GameId::Treason, GameId::Tress] {
        let (position, best, blunder) = blunder(id);
        let mut app = table(&position, true);
        play(&mut app, blunder.as_str());
        wait_for(&mut app, "the blunder is seen", |app| warning(app).is_some());
        let seen = warning(&app).expect("it was just there");
        assert!(seen.before - seen.after >= Judgement::Mistake.least_loss(), "{id}: {seen:?}");
        assert!(points(&app) && game(&app).ply() == 1, "{id}: the answer is shown and not played");
        assert!(!seen.words("Wren").is_empty() && seen.loss().contains('%'));
        send(&mut app, Intent::Undo);
        settle(&mut app);
        assert!(warning(&app).is_none() && !points(&app) && game(&app).ply() == 0, "{id}: it is taken back");
        play(&mut app, best.as_str());
        wait_for(&mut app, "the best turn is answered", |app| game(app).ply() == 2 || warning(app).is_some());
        assert!(warning(&app).is_none(), "{id}: {best:?}");
    }
}

#[test]
fn a_better_turn_is_shown_when_somebody_asks() {
    let (position, _, blunder) = blunder(GameId::Tress);
    let mut app = table(&position, true);
    play(&mut app, blunder.as_str());
    wait_for(&mut app, "the blunder is seen", |app| warning(app).is_some());
    let seen = warning(&app).expect("it was just there");
    assert!(seen.better.turn != blunder && position.play(&seen.better.turn).is_ok());
    assert!(seen.better_words().contains(&seen.better.notation));
    let shown = |app: &App| app.world().resource::<Guidance>().0.clone();
    assert_eq!(shown(&app), seen.sketch);
    app.world_mut().resource_mut::<Teaching>().show_better();
    app.update();
    assert_eq!(shown(&app), seen.better.sketch);
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert!(!points(&app) && !app.world().resource::<Teaching>().shows_better());
}

#[test]
fn nobody_is_forced_to_take_a_turn_back() {
    let (position, _, blunder) = blunder(GameId::Treason);
    let mut app = table(&position, true);
    play(&mut app, blunder.as_str());
    wait_for(&mut app, "the blunder is seen", |app| warning(app).is_some());
    app.world_mut().resource_mut::<Teaching>().go_on();
    wait_for(&mut app, "the blunder is answered", |app| game(app).ply() == 2);
    assert!(warning(&app).is_none() && !points(&app));
}

#[test]
fn without_teaching_nothing_is_judged() {
    let (position, _, blunder) = blunder(GameId::Treason);
    let mut app = table(&position, false);
    app.update();
    assert!(!app.world().resource::<Teaching>().is_searching());
    play(&mut app, blunder.as_str());
    wait_for(&mut app, "the blunder is answered", |app| game(app).ply() == 2);
    assert!(warning(&app).is_none());
}

#[test]
fn a_match_that_is_left_is_judged_no_more() {
    let (position, _, blunder) = blunder(GameId::Treason);
    let mut app = table(&position, true);
    app.update();
    assert!(app.world().resource::<Teaching>().is_searching(), "the position is looked at");
    play(&mut app, blunder.as_str());
    wait_for(&mut app, "the blunder is seen", |app| warning(app).is_some());
    let other = Match::new(Setup::new(GameId::Treason, people())).expect("a match");
    send(&mut app, Intent::Open(Box::new(other)));
    settle(&mut app);
    let teaching = app.world().resource::<Teaching>();
    assert!(teaching.warning.is_none() && !teaching.is_searching());
    assert!(!points(&app));
}

#[test]
fn secret_choices_are_never_judged() {
    let start = AnyPosition::start(GameId::GoChess, &[]).expect("the defaults are valid");
    let mut app = table(&start, true);
    assert!(start.is_choice_secret());
    app.update();
    assert!(!app.world().resource::<Teaching>().is_searching());
    let turn = start.turns().expect("a list").remove(0);
    play(&mut app, turn.as_str());
    wait_for(&mut app, "the other side chooses too", |app| game(app).ply() == 2);
    assert!(warning(&app).is_none());
}

#[cfg(feature = "testing")]
#[test]
fn a_turn_that_cannot_be_judged_is_answered_and_that_is_said() {
    use ludarium_ai::{Failure, fail_searches, failed_searches};
    let (position, _, blunder) = blunder(GameId::Treason);
    for failure in [Failure::Panic, Failure::NoThread] {
        fail_searches(Some(failure));
        let mut app = table(&position, true);
        app.world_mut().resource_mut::<crate::settings::Preferences>().ponder = false;
        (0..50).for_each(|_| app.update());
        assert_eq!(failed_searches(), 1, "{failure:?}: it is not looked at again every frame");
        play(&mut app, blunder.as_str());
        wait_for(&mut app, "a word about it", |app| app.world().resource::<Failures>().stands(Helper::Teaching));
        let trouble = |app: &App| {
            app.world().resource::<crate::opponent::Seat>().trouble(app.world().resource::<Table>()).is_some()
        };
        wait_for(&mut app, "the opponent finds no turn either", trouble);
        fail_searches(None);
        app.world_mut().resource_mut::<crate::opponent::Seat>().ask_again();
        wait_for(&mut app, "the blunder is answered", |app| game(app).ply() == 2);
        assert!(warning(&app).is_none());
        let words = app.world().resource::<Failures>().words().expect("it is still said");
        assert!(words.contains("could not be judged"), "{words}");
    }
}
