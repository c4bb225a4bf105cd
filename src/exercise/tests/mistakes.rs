use bevy::prelude::*;
use ludarium_ai::Stop;
use ludarium_learn::puzzles::{Day, PuzzleId};
use ludarium_record::{Match, Pasted, Setup, paste};
use ludarium_review::{Review, ReviewSettings, Reviewer};
use ludarium_rules::GameId;

use super::{app_of, said, wait};
use crate::exercise::feedback::Worth;
use crate::exercise::{Ending, Exercise, Feedback, Order};
use crate::puzzles::{MistakeWish, Mistakes, PuzzleProgress, PuzzleRequested, Today, Wish, count_mistakes};
use crate::table::Intent;
use crate::testing::{game, open, people, play, send, settle};

/// The King could go to the Fortress; the Queen can be given away.
const START: &str = "3q4/8/1g4k1/3NQ3/8/8/6K1/8 w";

const TODAY: Day = 20_000;

/// A match in which White does not win, and its review.
fn reviewed() -> (Match, Review) {
    let setup = Setup { start: Some(START.to_owned()), ..Setup::new(GameId::Tress, people()) };
    let mut game = Match::new(setup).expect("valid");
    let turn = game.position().read_turn("e5f6").expect("legal");
    game.play(&turn).expect("legal");
    let settings = ReviewSettings { nodes_per_position: 5000 };
    let (mut reviewer, mut review) = (Reviewer::new(&game, settings), Review::new(&game, settings));
    while let Some(ply) = reviewer.next(&Stop::new()) {
        review.add(ply.expect("nobody stops it"));
    }
    assert_eq!(review.mistakes().count(), 1);
    (game, review)
}

/// The mistake of that match on the table.
fn mistake() -> (App, u64, PuzzleId) {
    let mut app = app_of(GameId::Tress);
    let (game, review) = reviewed();
    app.insert_resource(Today { insisted: Some(TODAY) });
    let number = game.id();
    open(&mut app, people());
    app.world_mut().resource_mut::<Mistakes>().learn(&review, &game);
    begin(&mut app, Wish::Mistake(MistakeWish { of: Some(number), after: None }));
    let task = app.world().resource::<Exercise>().puzzle().expect("it is on the table");
    let id = task.puzzle().id;
    assert!(task.mistake().is_some());
    (app, number, id)
}

fn begin(app: &mut App, wish: Wish) {
    app.world_mut().trigger(PuzzleRequested { game: GameId::Tress, wish });
    app.update();
    settle(app);
}

fn due(app: &App, day: Day) -> Vec<PuzzleId> {
    app.world().resource::<PuzzleProgress>().of(GameId::Tress).reviews.due(day).collect()
}

fn is_over(app: &App) -> bool {
    app.world().resource::<Exercise>().is_over()
}

fn unsolved(app: &App) -> usize {
    app.world().resource::<Mistakes>().unsolved(GameId::Tress)
}

#[test]
fn the_better_turn_solves_it_and_what_was_played_does_not() {
    let (mut app, ..) = mistake();
    let (title, goal) = app.world().resource::<Exercise>().puzzle().expect("one").goal();
    assert!(!title.is_empty() && goal.contains("f6"), "{goal}");
    play(&mut app, "e5f6");
    wait(&mut app, |app| matches!(said(app), Feedback::Refuted(_)));
    let Feedback::Refuted(refutation) = said(&app) else { panic!("it is refuted") };
    assert!(matches!(refutation.worth, Worth::Chance { before, after } if before > after), "{refutation:?}");
    wait(&mut app, |app| game(app).ply() == 0 && app.world().resource::<Exercise>().is_idle());
    settle(&mut app);
    play(&mut app, "g2f3");
    wait(&mut app, is_over);
    assert_eq!(said(&app), Feedback::Over(Ending::Solved));
    assert_eq!((due(&app, TODAY + 1).len(), unsolved(&app)), (1, 1), "not at the first try: it comes back");
}

#[test]
fn any_turn_that_gives_nothing_away_is_accepted() {
    let (mut app, ..) = mistake();
    // The Queen takes, which wins as well.
    let others = game(&app).position().turns().expect("a list");
    let better = others.iter().map(|turn| turn.as_str().to_owned()).filter(|turn| turn != "g2f3" && turn != "e5f6");
    let mut accepted = 0;
    for turn in better.collect::<Vec<_>>().into_iter().take(12) {
        play(&mut app, &turn);
        wait(&mut app, |app| is_over(app) || matches!(said(app), Feedback::Refuted(_)));
        if is_over(&app) {
            accepted += 1;
            assert_eq!(said(&app), Feedback::Over(Ending::Solved));
            send(&mut app, Intent::Undo);
            settle(&mut app);
        } else {
            wait(&mut app, |app| game(app).ply() == 0 && app.world().resource::<Exercise>().is_idle());
            settle(&mut app);
        }
    }
    println!("{accepted} others are accepted");
}

#[test]
fn what_is_solved_at_once_does_not_come_back() {
    let (mut app, _, id) = mistake();
    play(&mut app, "g2f3");
    wait(&mut app, is_over);
    assert_eq!((due(&app, TODAY + 1).len(), unsolved(&app)), (0, 0));
    assert_eq!(app.world().resource::<Mistakes>().count(GameId::Tress), 1);
    assert!(app.world().resource::<PuzzleProgress>().last_try(id).is_some_and(|last| last.before == last.after));
}

#[test]
fn what_is_given_up_is_shown_and_comes_back() {
    let (mut app, _, id) = mistake();
    app.world_mut().trigger(Order::Show);
    wait(&mut app, is_over);
    assert_eq!(said(&app), Feedback::Over(Ending::Shown));
    assert!(game(&app).ply() >= 1, "the better turn is on the board");
    assert_eq!(due(&app, TODAY + 1), [id]);
    // On its day it is the one that has waited longest.
    app.insert_resource(Today { insisted: Some(TODAY + 1) });
    begin(&mut app, Wish::Review);
    let task = app.world().resource::<Exercise>().puzzle().expect("it is on the table");
    assert_eq!((task.puzzle().id, task.mistake().is_some()), (id, true));
    play(&mut app, "g2f3");
    wait(&mut app, is_over);
    assert_eq!((due(&app, TODAY + 1).len(), unsolved(&app)), (0, 0));
    app.world_mut().trigger(Order::Next);
    app.update();
    settle(&mut app);
    assert!(!is_over(&app), "another puzzle follows");
}

#[cfg(feature = "testing")]
#[test]
fn a_turn_that_cannot_be_judged_does_not_count() {
    use ludarium_ai::{Failure, fail_searches};
    for failure in [Failure::Panic, Failure::NoThread] {
        let (mut app, ..) = mistake();
        // Not the better turn that is known, so that a search has to say what it is worth.
        let others = game(&app).position().turns().expect("a list");
        let other = others.iter().find(|turn| !["g2f3", "e5f6"].contains(&turn.as_str())).expect("one").to_string();
        fail_searches(Some(failure));
        play(&mut app, &other);
        wait(&mut app, |app| matches!(said(app), Feedback::Unanswered(_)));
        let words = app.world().resource::<Exercise>().words().expect("it is said");
        assert!(words.contains("does not count"), "{words}");
        wait(&mut app, |app| game(app).ply() == 0 && app.world().resource::<Exercise>().is_idle());
        assert!(matches!(said(&app), Feedback::Unanswered(_)), "it is said until the next turn");
        settle(&mut app);
        play(&mut app, "e5f6");
        wait(&mut app, |app| matches!(said(app), Feedback::Unanswered(_)));
        let words = app.world().resource::<Exercise>().words().expect("it is said");
        assert!(words.contains("is not it"), "what was played is known to be wrong: {words}");
        wait(&mut app, |app| game(app).ply() == 0 && app.world().resource::<Exercise>().is_idle());
        settle(&mut app);
        fail_searches(None);
    }
}

#[cfg(feature = "testing")]
#[test]
fn what_could_not_be_judged_leaves_the_first_try_open() {
    use ludarium_ai::{Failure, fail_searches};
    let (mut app, ..) = mistake();
    let others = game(&app).position().turns().expect("a list");
    let other = others.iter().find(|turn| !["g2f3", "e5f6"].contains(&turn.as_str())).expect("one").to_string();
    fail_searches(Some(Failure::Panic));
    play(&mut app, &other);
    wait(&mut app, |app| matches!(said(app), Feedback::Unanswered(_)));
    wait(&mut app, |app| game(app).ply() == 0 && app.world().resource::<Exercise>().is_idle());
    settle(&mut app);
    fail_searches(None);
    play(&mut app, "g2f3");
    wait(&mut app, is_over);
    assert_eq!((due(&app, TODAY + 1).len(), unsolved(&app)), (0, 0), "solved at the first try that counts");
}

#[test]
fn nothing_is_to_be_learned_from_a_match_that_nobody_here_has_played() {
    let (game, review) = reviewed();
    assert_eq!(count_mistakes(&review, &game), 1);
    let text = game.to_text();
    let Ok(Pasted::Save(pasted)) = paste(&text, None) else { panic!("it is a save") };
    assert_eq!(count_mistakes(&review, &pasted), 0, "\"Human\" stands in it, as it does for whoever is not named");
}
