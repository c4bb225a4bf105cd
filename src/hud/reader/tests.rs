mod news;

use bevy::prelude::*;
use ludarium_rules::{GameId, Side};

use super::*;
use crate::advice::{Hint, Teaching};
use crate::input::RevealRequested;
use crate::kept::PlayerFolder;
use crate::pad::Pads;
use crate::puzzles::PuzzleProgress;
use crate::schedule::Screen;
use crate::table::Intent;
use crate::testing::{game, open, people, selection, send, settle, simulation_of};
use crate::ui::CellPressed;

/// The table of a game, before a match, and somebody who listens.
fn listening(of: GameId) -> App {
    let mut app = simulation_of(of);
    app.init_resource::<Reader>()
        .init_resource::<cells::BoardRead>()
        .init_resource::<spoken::Said>()
        .init_resource::<Hint>()
        .init_resource::<Teaching>()
        .init_resource::<PuzzleProgress>()
        .init_resource::<Pads>()
        .init_resource::<PlayerFolder>()
        .add_plugins(words)
        .add_systems(PostUpdate, (spoken::follow, cells::show).chain());
    app.world_mut().resource_mut::<Reader>().listen();
    app
}

/// A match of two people to whom it is read, behind the curtain where there is one.
fn opened(of: GameId) -> App {
    let mut app = listening(of);
    open(&mut app, people());
    app
}

/// The same with the board in sight.
fn app(of: GameId) -> App {
    let mut app = opened(of);
    lift(&mut app);
    app
}

fn lift(app: &mut App) {
    app.world_mut().write_message(RevealRequested);
    app.update();
    app.update();
}

/// Somebody else listens from now on.
fn listen_anew(app: &mut App) {
    app.insert_resource(Reader::default());
    for _ in 0..2 {
        app.world_mut().resource_mut::<Reader>().listen();
    }
}

fn words_of(app: &App) -> Vec<String> {
    app.world().resource::<Reader>().words().into_iter().map(str::to_owned).collect()
}

fn cells_of(app: &App) -> Vec<String> {
    app.world().resource::<Reader>().cells().into_iter().map(str::to_owned).collect()
}

/// Presses the first cell of which it is said that it can be chosen; returns what is said of it.
fn press_first(app: &mut App) -> Option<String> {
    let cells = cells_of(app);
    let place = cells.iter().position(|cell| cell.ends_with("can be chosen"))?;
    app.world_mut().trigger(CellPressed(place));
    app.update();
    app.update();
    Some(cells[place].clone())
}

#[test]
fn every_cell_of_every_game_is_read_once_and_some_can_be_chosen() {
    for of in GameId::ALL {
        let app = app(of);
        let (cells, position) = (cells_of(&app), game(&app).position());
        assert_eq!(cells.len(), usize::from(position.cell_count()), "{of}");
        for (place, cell) in cells.iter().enumerate() {
            let name = position.cell_name(ludarium_rules::Cell(place as u16));
            assert!(cell.starts_with(&format!("{name}, ")), "{of}: {cell}");
        }
        let next = selection(&app).next.iter().filter(|step| step.cell().is_some()).count();
        let chosen = cells.iter().filter(|cell| cell.ends_with(", can be chosen")).count();
        assert_eq!(chosen, next, "{of}");
        assert!(cells.iter().any(|cell| cell.contains(", empty")), "{of}");
    }
}

#[test]
fn a_turn_is_played_by_pressing_cells_and_said_once() {
    let mut app = app(GameId::Treason);
    assert_eq!(words_of(&app), ["Treason", "The start of the match"]);
    let before = cells_of(&app);
    for _ in 0..4 {
        if game(&app).ply() == 0 {
            press_first(&mut app).expect("a cell");
        }
    }
    assert_eq!(game(&app).ply(), 1);
    settle(&mut app);
    app.update();
    let white = words_of(&app).into_iter().filter(|said| said.starts_with("White: ")).count();
    assert_eq!(white, 1, "{:?}", words_of(&app));
    let changed = before.iter().zip(cells_of(&app)).filter(|(one, other)| *one != other).count();
    assert!(changed > 1 && changed < before.len(), "{changed}");
}

#[test]
fn whoever_begins_to_listen_while_a_turn_is_played_hears_which_game_it_is() {
    let mut app = app(GameId::Tress);
    app.update();
    let turn = game(&app).position().turns().expect("a list")[0].clone();
    listen_anew(&mut app);
    send(&mut app, Intent::Play(turn));
    app.update();
    assert!(words_of(&app).iter().all(|said| !said.starts_with("White: ")), "it is still to be seen");
    settle(&mut app);
    app.update();
    let words = words_of(&app);
    assert_eq!(words.iter().filter(|said| *said == "Tress").count(), 1, "{words:?}");
    assert_eq!(words.iter().filter(|said| said.starts_with("White: ")).count(), 1, "{words:?}");
}

#[test]
fn what_cannot_be_chosen_is_refused_in_words() {
    let mut app = app(GameId::Treason);
    let cells = cells_of(&app);
    let place = cells.iter().position(|cell| cell.ends_with(", empty")).expect("an empty cell");
    let count = words_of(&app).len();
    app.world_mut().trigger(CellPressed(place));
    app.update();
    app.update();
    assert_eq!(game(&app).ply(), 0);
    let refusal = selection(&app).notice.as_ref().map(|notice| notice.words.clone()).expect("a reason");
    assert_eq!(words_of(&app)[count..], [refusal]);
}

#[test]
fn the_end_and_what_is_taken_back_are_said() {
    let mut app = app(GameId::Tress);
    let turn = game(&app).position().turns().expect("a list")[0].clone();
    send(&mut app, Intent::Play(turn));
    settle(&mut app);
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert!(words_of(&app).iter().any(|said| said.starts_with("Taken back. ")), "{:?}", words_of(&app));
    send(&mut app, Intent::Resign(Side::White));
    app.update();
    assert!(words_of(&app).iter().any(|said| said == "Black wins"), "{:?}", words_of(&app));
}

#[test]
fn behind_the_curtain_and_away_from_the_board_nothing_is_read() {
    let mut app = opened(GameId::GoChess);
    assert!(selection(&app).hidden, "two people choose in secret");
    assert!(cells_of(&app).is_empty());
    lift(&mut app);
    assert!(!cells_of(&app).is_empty());
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    app.update();
    assert!(cells_of(&app).is_empty());
}
