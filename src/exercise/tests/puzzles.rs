use bevy::prelude::*;
use ludarium_learn::puzzles::{Catalogue, Day, Difficulty, PuzzleId};
use ludarium_record::Link;
use ludarium_rules::{AnyTurn, GameId};

use super::{app_of, click, said, wait};
use crate::advice::Guidance;
use crate::exercise::feedback::Worth;
use crate::exercise::{Ending, Exercise, Feedback, MatchLeft, Order, Task};
use crate::input::HintRequested;
use crate::library::LinkFollowed;
use crate::puzzles::{PuzzleProgress, PuzzleRequested, Puzzles, Today, Wish};
use crate::table::{Intent, Table};
use crate::testing::{game, open, people, play, send, settle};

/// The King goes to the Fortress, where the Queen waits.
const LINE: &str = "039719f3 | win 3 | 900 70 | quiet,escort | g2f3 b6a4 f3e4 | 3q4/8/1g4k1/3NQ3/8/8/6K1/8 w | -";

const TODAY: Day = 20_000;

/// The most puzzles of a game that are played through.
const MOST: usize = 12;

/// A table with one puzzle of Tress on it.
fn puzzle() -> App {
    let mut app = app_of(GameId::Tress);
    let text = format!("puzzles 1 tress seed 1 games 8\n{LINE}\n");
    app.world_mut().resource_mut::<Puzzles>().replace(GameId::Tress, Catalogue::parse("t".to_owned(), text.into()));
    app.insert_resource(Today { insisted: Some(TODAY) });
    begin(&mut app, GameId::Tress, Wish::Rated(Difficulty::Even));
    app
}

fn begin(app: &mut App, game: GameId, wish: Wish) {
    app.world_mut().trigger(PuzzleRequested { game, wish });
    app.update();
    settle(app);
}

fn order(app: &mut App, order: Order) {
    app.world_mut().trigger(order);
    app.update();
}

/// How many puzzles were solved, failed, and wait to come back.
fn tries(app: &App) -> (u32, u32, usize) {
    let player = app.world().resource::<PuzzleProgress>().of(GameId::Tress);
    (player.solved, player.failed, player.reviews.len())
}

fn is_over(app: &App) -> bool {
    app.world().resource::<Exercise>().is_over()
}

fn is_idle(app: &App) -> bool {
    app.world().resource::<Exercise>().is_idle()
}

/// Whether frames are needed although nobody does anything.
fn is_going_on(app: &App) -> bool {
    app.world().resource::<Exercise>().is_going_on()
}

fn orders(app: &App) -> Vec<Order> {
    Order::all_of(app.world().resource::<Exercise>(), app.world().resource::<MatchLeft>())
}

#[test]
fn right_turns_are_answered_and_what_is_solved_counts_once() {
    let mut app = puzzle();
    assert!(app.world().resource::<Table>().is_exercise());
    assert_eq!(orders(&app), [Order::Show]);
    play(&mut app, "g2f3");
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    assert_eq!(tries(&app), (0, 0, 0));
    play(&mut app, "f3e4");
    wait(&mut app, is_over);
    assert_eq!((said(&app), tries(&app)), (Feedback::Over(Ending::Solved), (1, 0, 0)));
    assert!(!is_going_on(&app));
    let id: PuzzleId = "039719f3".parse().expect("a name");
    let last = app.world().resource::<PuzzleProgress>().last_try(id).expect("it counts");
    assert!(last.after > last.before);
    // Taking it back and playing it again changes nothing.
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert!(!is_over(&app) && is_idle(&app));
    play(&mut app, "f3e4");
    wait(&mut app, is_over);
    assert_eq!(tries(&app), (1, 0, 0));
}

#[test]
fn a_wrong_turn_is_refuted_taken_back_and_counts_once() {
    let mut app = puzzle();
    for _ in 0..2 {
        assert!(!is_going_on(&app));
        play(&mut app, "e5f6");
        wait(&mut app, |app| !is_going_on(app) || matches!(said(app), Feedback::Refuted(_)));
        assert_eq!(tries(&app), (0, 1, 1), "it counts once its answer is known, and only the first time");
        assert_eq!(game(&app).ply(), 2, "the answer is on the board");
        assert!(is_going_on(&app), "frames are needed until it has been taken back");
        let Feedback::Refuted(refutation) = said(&app) else { panic!("it is refuted") };
        assert!(refutation.reply.is_some());
        let words = app.world().resource::<Exercise>().words().expect("something is said");
        assert!(words.contains(&refutation.turn), "{words}");
        wait(&mut app, |app| game(app).ply() == 0);
        settle(&mut app);
        assert!(is_idle(&app));
    }
    play(&mut app, "g2f3");
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    play(&mut app, "f3e4");
    wait(&mut app, is_over);
    assert_eq!(tries(&app), (0, 1, 1));
}

#[test]
fn a_turn_that_wins_later_may_be_tried_without_loss() {
    let mut app = puzzle();
    play(&mut app, "g2f2");
    wait(&mut app, |app| !is_going_on(app) || matches!(said(app), Feedback::Refuted(_)));
    let Feedback::Refuted(refutation) = said(&app) else { panic!("it is answered") };
    assert_eq!(refutation.worth, Worth::Late);
    assert_eq!(tries(&app), (0, 0, 0));
    wait(&mut app, |app| game(app).ply() == 0);
    settle(&mut app);
    play(&mut app, "g2f3");
    wait(&mut app, |app| said(app) == Feedback::Right);
    assert_eq!(game(&app).ply(), 2, "the answer is on the board");
    settle(&mut app);
    play(&mut app, "f3e4");
    wait(&mut app, is_over);
    assert_eq!(tries(&app), (1, 0, 0));
}

#[test]
fn a_wrong_turn_can_be_taken_back_while_its_answer_is_sought() {
    let mut app = puzzle();
    play(&mut app, "g2g3");
    app.update();
    assert!(app.world().resource::<Exercise>().puzzle().is_some_and(|task| task.is_refuting()));
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert!(is_idle(&app) && game(&app).ply() == 0);
    (0..100).for_each(|_| app.update());
    assert_eq!(game(&app).ply(), 0, "no answer comes any more");
}

#[test]
fn a_hint_shows_first_the_piece_then_the_place_and_the_puzzle_comes_back() {
    let mut app = puzzle();
    let mut shown = Vec::new();
    for _ in 0..2 {
        app.world_mut().trigger(HintRequested);
        app.update();
        app.update();
        let spots = app.world().resource::<Guidance>().0.spots.clone();
        shown.extend(spots.iter().map(|cell| game(&app).position().cell_name(*cell)));
    }
    assert_eq!(shown, ["g2", "f3"]);
    assert_eq!(tries(&app), (0, 1, 1));
    play(&mut app, "g2f3");
    app.update();
    assert!(app.world().resource::<Guidance>().0.spots.is_empty());
}

#[test]
fn the_solution_is_shown_turn_by_turn_and_can_be_stepped_through() {
    let mut app = puzzle();
    order(&mut app, Order::Show);
    assert_eq!((tries(&app), orders(&app)), ((0, 1, 1), vec![]));
    wait(&mut app, is_over);
    assert_eq!((said(&app), game(&app).ply()), (Feedback::Over(Ending::Shown), 3));
    for ply in [2, 1, 0, 3] {
        send(&mut app, Intent::Visit(ply));
        settle(&mut app);
        assert_eq!(app.world().resource::<Table>().shown(), ply);
    }
    assert!(is_over(&app));
}

#[test]
fn giving_up_after_a_wrong_turn_takes_it_back_first() {
    let mut app = puzzle();
    play(&mut app, "g2g3");
    order(&mut app, Order::Show);
    wait(&mut app, is_over);
    assert_eq!(game(&app).turns().iter().map(|ply| ply.turn.as_str()).collect::<Vec<_>>(), ["g2f3", "b6a4", "f3e4"]);
    assert_eq!(tries(&app), (0, 1, 1));
}

#[test]
fn whoever_plays_while_the_solution_is_shown_goes_on_to_solve() {
    let mut app = puzzle();
    order(&mut app, Order::Show);
    wait(&mut app, |app| game(app).ply() == 2);
    play(&mut app, "f3e4");
    wait(&mut app, is_over);
    assert_eq!((game(&app).ply(), tries(&app)), (3, (0, 1, 1)));
}

#[test]
fn both_sides_are_free_afterwards_and_the_way_back_shows_the_solution() {
    let mut app = puzzle();
    order(&mut app, Order::Show);
    wait(&mut app, is_over);
    send(&mut app, Intent::Visit(1));
    settle(&mut app);
    order(&mut app, Order::Explore);
    settle(&mut app);
    assert!(matches!(app.world().resource::<Exercise>().task(), Task::Free(_)));
    let table = app.world().resource::<Table>();
    assert!(table.is_exercise() && !table.is_task() && table.human_to_move().is_some());
    for _ in 0..3 {
        let turn = game(&app).position().nth_turn(0).expect("the game goes on");
        send(&mut app, Intent::Play(turn));
        settle(&mut app);
    }
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 2, "one turn at a time");
    send(&mut app, Intent::Redo);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 3, "it can be played again");
    order(&mut app, Order::Return);
    settle(&mut app);
    assert!(is_over(&app) && game(&app).ply() == 3);
    assert_eq!(tries(&app), (0, 1, 1), "nothing counts twice");
}

#[test]
fn what_was_failed_comes_back_until_it_has_been_solved_four_times() {
    let mut app = puzzle();
    order(&mut app, Order::Show);
    wait(&mut app, is_over);
    for day in [TODAY + 1, TODAY + 4, TODAY + 11, TODAY + 32] {
        app.insert_resource(Today { insisted: Some(day) });
        begin(&mut app, GameId::Tress, Wish::Review);
        play(&mut app, "g2f3");
        wait(&mut app, |app| game(app).ply() == 2);
        settle(&mut app);
        play(&mut app, "f3e4");
        wait(&mut app, is_over);
    }
    assert_eq!(tries(&app), (4, 1, 0));
}

#[test]
fn the_next_puzzle_takes_the_place_of_the_last() {
    let mut app = puzzle();
    order(&mut app, Order::Show);
    wait(&mut app, is_over);
    let before = app.world().resource::<Table>().serial();
    order(&mut app, Order::Next);
    settle(&mut app);
    assert!(app.world().resource::<Table>().serial() > before);
    assert!(is_idle(&app) && game(&app).ply() == 0);
}

#[test]
fn a_game_without_puzzles_changes_nothing() {
    let mut app = puzzle();
    let before = app.world().resource::<Table>().serial();
    let text = "puzzles 1 gess seed 1 games 8\n";
    app.world_mut().resource_mut::<Puzzles>().replace(GameId::Gess, Catalogue::parse("g".to_owned(), text.into()));
    begin(&mut app, GameId::Gess, Wish::Daily);
    assert_eq!(app.world().resource::<Table>().serial(), before);
    assert!(is_idle(&app));
}

#[test]
fn only_the_puzzles_of_the_game_that_is_asked_for_are_read() {
    let mut app = app_of(GameId::Treason);
    begin(&mut app, GameId::Treason, Wish::Daily);
    begin(&mut app, GameId::Treason, Wish::Rated(Difficulty::Harder));
    assert_eq!(app.world().resource::<Puzzles>().read(), [GameId::Treason]);
}

/// The stored solutions of puzzles of a game, by the clicks of a person.
fn solve_puzzles_of(id: GameId) {
    let puzzles = Catalogue::built_in(id).puzzles().to_vec();
    let mut app = app_of(id);
    for puzzle in puzzles.iter().step_by(puzzles.len() / MOST + 1) {
        println!("{id} {}", puzzle.id);
        begin(&mut app, id, Wish::Named(puzzle.id));
        let line = puzzle.open().expect("it holds");
        for ply in line.plies.iter().step_by(2) {
            let before = game(&app).ply();
            click(&mut app, &ply.turns[0]);
            wait(&mut app, |app| is_over(app) || game(app).ply() == before + 2);
            settle(&mut app);
        }
        assert_eq!(said(&app), Feedback::Over(Ending::Solved), "{}", puzzle.id);
    }
    let player = app.world().resource::<PuzzleProgress>().of(id);
    assert_eq!((player.failed, player.solved > 0), (0, !puzzles.is_empty()));
}

/// A turn that is not right is answered and taken back, in a puzzle of a game.
fn fail_a_puzzle_of(id: GameId) {
    let Some(puzzle) = Catalogue::built_in(id).puzzles().first().cloned() else { return };
    let mut app = app_of(id);
    begin(&mut app, id, Wish::Named(puzzle.id));
    let right = puzzle.open().expect("it holds").plies[0].turns.clone();
    let is_wrong = |turn: &AnyTurn| !right.contains(turn);
    let wrong = game(&app).position().turns().expect("a list").into_iter().find(is_wrong).expect("one is not right");
    send(&mut app, Intent::Play(wrong));
    wait(&mut app, |app| matches!(said(app), Feedback::Refuted(_)));
    let Feedback::Refuted(refutation) = said(&app) else { panic!("it is answered") };
    wait(&mut app, |app| game(app).ply() == 0);
    settle(&mut app);
    assert!(is_idle(&app));
    let player = app.world().resource::<PuzzleProgress>().of(id);
    // What would win too, only later, is not held against the player.
    let counted = if refutation.worth == Worth::Late { 0 } else { 1 };
    assert_eq!((player.failed, player.reviews.len()), (counted, counted as usize));
}

macro_rules! puzzles_by_clicks {
    ($($name:ident $game:ident;)*) => { $(
        #[test]
        fn $name() {
            solve_puzzles_of(GameId::$game);
            fail_a_puzzle_of(GameId::$game);
        }
    )* };
}

puzzles_by_clicks! {
    puzzles_of_tress_by_clicks Tress;
    puzzles_of_trees_by_clicks Trees;
    puzzles_of_tribun_by_clicks Tribun;
    puzzles_of_gess_by_clicks Gess;
    puzzles_of_go_chess_by_clicks GoChess;
    puzzles_of_treason_by_clicks Treason;
    puzzles_of_troop_chess_by_clicks TroopChess;
}

#[cfg(feature = "testing")]
#[test]
fn a_wrong_turn_whose_answer_cannot_be_found_is_still_taken_back() {
    use ludarium_ai::{Failure, fail_searches};
    for failure in [Failure::Panic, Failure::NoThread] {
        let mut app = puzzle();
        fail_searches(Some(failure));
        play(&mut app, "e5f6");
        wait(&mut app, |app| matches!(said(app), Feedback::Unanswered(_)));
        let words = app.world().resource::<Exercise>().words().expect("it is said");
        assert!(words.contains("could not be shown"), "{words}");
        wait(&mut app, |app| game(app).ply() == 0 && is_idle(app));
        assert!(!is_going_on(&app) && tries(&app).1 == 1);
        settle(&mut app);
        fail_searches(None);
        play(&mut app, "g2f3");
        wait(&mut app, |app| game(app).ply() == 2);
    }
}

#[test]
fn a_link_to_a_puzzle_opens_it() {
    let mut app = puzzle();
    let link = app.world().resource::<Exercise>().link().expect("it can be sent");
    assert_eq!(link, Link::Puzzle { game: GameId::Tress, name: "039719f3".to_owned() });
    app.add_plugins(crate::library::keep);
    open(&mut app, people());
    play(&mut app, "dNd3");
    let own = game(&app).id();
    app.world_mut().trigger(LinkFollowed(link.clone()));
    app.update();
    settle(&mut app);
    assert_eq!(app.world().resource::<Exercise>().link(), Some(link));
    assert!(app.world().resource::<Table>().is_exercise());
    order(&mut app, Order::Leave);
    assert_eq!((game(&app).id(), game(&app).ply()), (own, 1));
}
