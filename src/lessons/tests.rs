use bevy::prelude::*;
use ludarium_learn::lessons::{LessonId, LessonText};
use ludarium_rules::GameId;

use super::{Course, LessonProgress, LessonRequested, Said};
use crate::advice::Guidance;
use crate::input::HintRequested;
use crate::table::{Intent, Table};
use crate::testing::{game, open, people, play, send, settle, simulation};
use crate::words;

/// The first lesson of Tress, on the table.
fn lesson(name: &str) -> App {
    let mut app = simulation();
    app.init_resource::<Guidance>().add_plugins(super::teach);
    begin(&mut app, name);
    app
}

fn begin(app: &mut App, name: &str) {
    let lesson = LessonId::new(name).expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Tress, lesson });
    app.update();
    settle(app);
}

fn said(app: &App) -> Said {
    app.world().resource::<Course>().said().clone()
}

/// Lets frames pass until the teacher has said something and the learner is to move, or the lesson is over.
fn wait(app: &mut App, what: impl Fn(&App) -> bool) {
    for _ in 0..900 {
        app.update();
        if what(app) {
            return;
        }
    }
    panic!("the lesson stands still: {:?}, ply {}", said(app), game(app).ply());
}

#[test]
fn a_lesson_is_answered_solved_and_kept_for_next_time() {
    let mut app = lesson("home");
    assert!(app.world().resource::<Table>().is_exercise());
    assert!(!app.world().resource::<Guidance>().0.spots.is_empty(), "what the lesson is about is ringed");
    play(&mut app, "Qc4");
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    assert!(app.world().resource::<Guidance>().0.spots.is_empty());
    play(&mut app, "Qd5");
    wait(&mut app, |app| matches!(said(app), Said::Solved { .. }));
    let Said::Solved { words, stars } = said(&app) else { panic!("it is solved") };
    assert_eq!(stars.count(), 3);
    assert!(!words.is_empty());
    let home = LessonId::new("home").expect("a name");
    assert_eq!(app.world().resource::<LessonProgress>().stars.stars(GameId::Tress, &home).count(), 3);
    let moves = game(&app).ply();
    (0..200).for_each(|_| app.update());
    assert_eq!(game(&app).ply(), moves, "nobody plays on");
}

#[test]
fn a_mistake_is_explained_and_taken_back() {
    let mut app = lesson("monarchs");
    play(&mut app, "Pb5");
    wait(&mut app, |app| game(app).ply() == 2);
    wait(&mut app, |app| matches!(said(app), Said::Mistake(_)));
    wait(&mut app, |app| game(app).ply() == 0);
    settle(&mut app);
    let course = app.world().resource::<Course>();
    assert_eq!(
        *course.said(),
        Said::Mistake(words::lesson(course.lesson(), LessonText::Mistake(1))),
        "it can be read on"
    );
    // It is the learner's turn again.
    play(&mut app, "Pxc6");
    wait(&mut app, |app| game(app).ply() == 2);
    assert_eq!(said(&app), Said::Nothing);
    // What was taken back before the other side has answered is forgotten too.
    settle(&mut app);
    play(&mut app, "Pxf3");
    wait(&mut app, |app| matches!(said(app), Said::Solved { .. }));
}

#[test]
fn hints_come_in_two_steps_and_cost_a_star() {
    let mut app = lesson("home");
    for step in 0..2 {
        app.world_mut().trigger(HintRequested);
        app.update();
        app.update();
        assert!(matches!(said(&app), Said::Hint(words) if !words.is_empty()), "step {step}");
        assert!(!app.world().resource::<Guidance>().0.spots.is_empty());
    }
    play(&mut app, "Qc4");
    assert_eq!(said(&app), Said::Nothing);
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    play(&mut app, "Qd5");
    wait(&mut app, |app| matches!(said(app), Said::Solved { stars, .. } if stars.count() == 2));
}

#[test]
fn what_the_learner_takes_back_is_taken_back_in_the_lesson() {
    let mut app = lesson("home");
    play(&mut app, "Qc4");
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    send(&mut app, Intent::Redo);
    assert_eq!(game(&app).ply(), 0, "nothing is played again in a lesson");
    play(&mut app, "Qc5");
    wait(&mut app, |app| game(app).ply() == 2);
}

#[test]
fn another_match_ends_the_lesson_and_another_lesson_takes_its_place() {
    let mut app = lesson("home");
    begin(&mut app, "monarchs");
    assert_eq!(app.world().resource::<Course>().lesson().id.as_str(), "monarchs");
    open(&mut app, people());
    assert!(!app.world().contains_resource::<Course>());
    assert!(!app.world().resource::<Table>().is_exercise());
}

#[test]
fn a_lesson_that_there_is_not_changes_nothing() {
    let mut app = lesson("home");
    let before = app.world().resource::<Table>().serial();
    begin(&mut app, "nowhere");
    assert_eq!(app.world().resource::<Table>().serial(), before);
}
