use bevy::prelude::*;
use ludarium_learn::lessons::{Assets, Catalogue, Lesson, LessonId, LessonText, Replies};
use ludarium_record::{Link, Match, Setup};
use ludarium_rules::GameId;

use super::{app_of, click, said, wait};
use crate::advice::Guidance;
use crate::exercise::{Ending, Exercise, Feedback, Order};
use crate::input::HintRequested;
use crate::lessons::{LessonProgress, LessonRequested};
use crate::library::LinkFollowed;
use crate::table::{Intent, Table, send_intent};
use crate::testing::{game, open, people, pick, play, send, settle};
use crate::words;

/// A lesson of Tress, on the table.
fn lesson(name: &str) -> App {
    let mut app = app_of(GameId::Tress);
    begin(&mut app, name);
    app
}

fn begin(app: &mut App, name: &str) {
    let lesson = LessonId::new(name).expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Tress, lesson });
    app.update();
    settle(app);
}

fn is_solved(app: &App) -> bool {
    matches!(said(app), Feedback::Over(Ending::Learned(_)))
}

#[test]
fn a_lesson_is_answered_solved_and_kept_for_next_time() {
    let mut app = lesson("home");
    assert!(app.world().resource::<Table>().is_exercise());
    assert!(!app.world().resource::<Guidance>().0.spots.is_empty(), "what the lesson is about is ringed");
    play(&mut app, "Qc4");
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    assert!(!app.world().resource::<Guidance>().0.spots.is_empty(), "as long as the goal speaks of it");
    play(&mut app, "Qd5");
    wait(&mut app, is_solved);
    app.update();
    assert!(app.world().resource::<Guidance>().0.spots.is_empty());
    let Feedback::Over(Ending::Learned(stars)) = said(&app) else { panic!("it is solved") };
    assert_eq!(stars.count(), 3);
    assert!(app.world().resource::<Exercise>().words().is_some_and(|words| !words.is_empty()));
    let home = LessonId::new("home").expect("a name");
    assert_eq!(app.world().resource::<LessonProgress>().stars().stars(GameId::Tress, &home).count(), 3);
    let moves = game(&app).ply();
    (0..200).for_each(|_| app.update());
    assert_eq!(game(&app).ply(), moves, "nobody plays on");
}

/// What a monkey found: the lesson followed the other match, and did not understand its turns.
#[test]
fn a_lesson_keeps_to_its_own_match() {
    let mut app = app_of(GameId::Tress);
    let other = Match::new(Setup::new(GameId::Tress, people())).expect("the defaults are valid");
    // Both in one frame, the other match first.
    send_intent(app.world_mut(), Intent::Open(Box::new(other.clone())));
    begin(&mut app, "home");
    let is_about = |app: &App| {
        let exercise = app.world().get_resource::<Exercise>();
        exercise.is_some_and(|exercise| exercise.is_about(app.world().resource::<Table>()))
    };
    assert!(app.world().resource::<Table>().is_exercise() && is_about(&app));
    // And the other match last.
    let lesson = LessonId::new("home").expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Tress, lesson });
    send_intent(app.world_mut(), Intent::Open(Box::new(other)));
    app.update();
    settle(&mut app);
    assert!(!app.world().resource::<Table>().is_exercise() && !is_about(&app));
}

#[test]
fn a_mistake_is_explained_and_taken_back() {
    let mut app = lesson("monarchs");
    play(&mut app, "Pb5");
    wait(&mut app, |app| game(app).ply() == 2);
    wait(&mut app, |app| matches!(said(app), Feedback::Mistake(_)));
    assert!(app.world().resource::<Exercise>().is_going_on(), "frames are needed until it has been taken back");
    wait(&mut app, |app| game(app).ply() == 0);
    settle(&mut app);
    let exercise = app.world().resource::<Exercise>();
    assert_eq!(*exercise.said(), Feedback::Mistake(Some(1)), "it can be read on");
    let lesson = exercise.lesson().expect("a lesson");
    assert_eq!(exercise.words(), Some(words::lesson(lesson, LessonText::Mistake(1))));
    // It is the learner's turn again.
    play(&mut app, "Pxc6");
    wait(&mut app, |app| game(app).ply() == 2);
    assert_eq!(said(&app), Feedback::Nothing);
    // What was taken back before the other side has answered is forgotten too.
    settle(&mut app);
    play(&mut app, "Pxf3");
    wait(&mut app, is_solved);
}

#[test]
fn a_mistake_that_has_been_read_is_taken_back_by_a_press() {
    let mut app = lesson("monarchs");
    app.init_resource::<ButtonInput<MouseButton>>();
    play(&mut app, "Pb5");
    wait(&mut app, |app| matches!(said(app), Feedback::Mistake(_)));
    settle(&mut app);
    (0..5).for_each(|_| app.update());
    assert_eq!(game(&app).ply(), 2, "nobody has had the time to read it");
    app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
    app.update();
    assert_eq!(game(&app).ply(), 0);
    assert_eq!(said(&app), Feedback::Mistake(Some(1)), "it can be read on");
}

#[test]
fn hints_come_in_two_steps_and_cost_a_star() {
    let mut app = lesson("home");
    for step in 0..2 {
        app.world_mut().trigger(HintRequested);
        app.update();
        app.update();
        assert!(matches!(said(&app), Feedback::Hint(hint) if !hint.cells.is_empty()), "step {step}");
        assert!(!app.world().resource::<Guidance>().0.spots.is_empty());
    }
    play(&mut app, "Qc4");
    assert_eq!(said(&app), Feedback::Nothing);
    wait(&mut app, |app| game(app).ply() == 2);
    settle(&mut app);
    play(&mut app, "Qd5");
    wait(&mut app, |app| matches!(said(app), Feedback::Over(Ending::Learned(stars)) if stars.count() == 2));
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
    assert_eq!(
        app.world().resource::<Exercise>().lesson().map(|lesson| lesson.id.to_string()),
        Some("monarchs".to_owned())
    );
    open(&mut app, people());
    assert!(!app.world().contains_resource::<Exercise>());
    assert!(!app.world().resource::<Table>().is_exercise());
}

#[test]
fn a_lesson_that_there_is_not_changes_nothing() {
    let mut app = lesson("home");
    let before = app.world().resource::<Table>().serial();
    begin(&mut app, "nowhere");
    assert_eq!(app.world().resource::<Table>().serial(), before);
}

/// The learner's turns of a stored solution, one after the other; the first one only where the other side is free.
fn solve(app: &mut App, lesson: &Lesson, solution: &[String]) {
    let is_free = lesson.replies == Replies::Free;
    for text in solution.iter().take(if is_free { 1 } else { usize::MAX }) {
        let turn = game(app).position().read_turn(text).expect("a legal turn");
        click(app, &turn);
        let learner = lesson.learner();
        wait(app, |app| {
            let answered = game(app).position().side_to_move() == learner;
            is_solved(app) || (answered && app.world().resource::<Exercise>().is_idle())
        });
        settle(app);
        assert!(!matches!(said(app), Feedback::Mistake(_)), "{text}: {:?}", said(app));
    }
    assert!(is_free || is_solved(app), "{solution:?} does not solve it");
}

/// Plays the lessons of a game as their stored solutions do.
fn play_all_lessons_of(id: GameId) {
    let catalogue = Catalogue::load(&Assets::BuiltIn, id);
    assert!(catalogue.errors().is_empty() && catalogue.lessons().len() >= 8, "{id}: {:?}", catalogue.errors());
    let mut app = app_of(id);
    for lesson in catalogue.lessons() {
        println!("{id} {}", lesson.id);
        for solution in &lesson.solutions {
            app.world_mut().trigger(LessonRequested { game: id, lesson: lesson.id.clone() });
            app.update();
            settle(&mut app);
            solve(&mut app, lesson, solution);
        }
    }
}

#[test]
fn what_a_lesson_does_not_teach_is_not_asked() {
    let mut app = app_of(GameId::Trees);
    let lesson = LessonId::new("ground").expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Trees, lesson });
    app.update();
    settle(&mut app);
    play(&mut app, "b2>c3");
    wait(&mut app, |app| game(app).ply() == 2 && app.world().resource::<Exercise>().is_idle());
    settle(&mut app);
    // A chain runs, so that the turn says in which order it happens.
    pick(&mut app, "b1");
    pick(&mut app, "c3");
    wait(&mut app, is_solved);
}

macro_rules! lessons_by_clicks {
    ($($name:ident $game:ident;)*) => { $(
        #[test]
        fn $name() {
            play_all_lessons_of(GameId::$game);
        }
    )* };
}

lessons_by_clicks! {
    the_lessons_of_tress_by_clicks Tress;
    the_lessons_of_trees_by_clicks Trees;
    the_lessons_of_tribun_by_clicks Tribun;
    the_lessons_of_gess_by_clicks Gess;
    the_lessons_of_go_chess_by_clicks GoChess;
    the_lessons_of_treason_by_clicks Treason;
    the_lessons_of_troop_chess_by_clicks TroopChess;
}

#[test]
fn the_first_match_is_kept_as_any_other() {
    let app = lesson("first-match");
    assert!(!app.world().resource::<Table>().is_exercise());
    assert!(app.world().contains_resource::<Exercise>());
}

#[test]
fn a_mini_match_has_the_hints_of_the_board_and_stays_lost() {
    let mut app = app_of(GameId::Trees);
    let lesson = LessonId::new("small-clearing").expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Trees, lesson });
    app.update();
    settle(&mut app);
    let table = app.world().resource::<Table>();
    assert!(!table.is_exercise() && table.game().setup().start.is_some(), "it is kept, and does not count");
    app.world_mut().trigger(HintRequested);
    app.update();
    assert_eq!(said(&app), Feedback::Nothing);
    // The only huckleberry is given up.
    play(&mut app, "-e1");
    wait(&mut app, |app| matches!(said(app), Feedback::Mistake(_)));
    (0..600).for_each(|_| app.update());
    assert!(game(&app).ply() == 1 && game(&app).result().is_some(), "nothing takes it back");
    assert!(!app.world().resource::<Exercise>().is_going_on(), "no frames are needed for it any more");
}

#[cfg(feature = "testing")]
#[test]
fn a_lesson_whose_opponent_finds_no_answer_says_so_and_goes_on_when_asked_again() {
    use crate::opponent::Seat;
    use ludarium_ai::{Failure, fail_searches, failed_searches};
    // Lessons in which the opponent answers by itself.
    let catalogue = Catalogue::load(&Assets::BuiltIn, GameId::Tress);
    let free = catalogue.lessons().iter().filter(|lesson| lesson.replies == Replies::Free);
    let mut count = 0;
    for lesson in free {
        count += 1;
        let mut app = self::lesson(&lesson.id.to_string());
        fail_searches(Some(Failure::Panic));
        let turn = match lesson.solutions.first().and_then(|solution| solution.first()) {
            Some(text) => game(&app).position().read_turn(text).expect("legal"),
            None => game(&app).position().turns().expect("a list")[0].clone(),
        };
        click(&mut app, &turn);
        let trouble = |app: &App| app.world().resource::<Seat>().trouble(app.world().resource::<Table>()).is_some();
        wait(&mut app, trouble);
        (0..50).for_each(|_| app.update());
        assert_eq!(failed_searches(), 1, "{}", lesson.id);
        fail_searches(None);
        app.world_mut().resource_mut::<Seat>().ask_again();
        wait(&mut app, |app| game(app).ply() == 2);
    }
    assert!(count > 0);
}

#[test]
fn a_link_to_a_lesson_opens_it_and_the_match_is_found_again() {
    let mut app = app_of(GameId::Tress);
    app.add_plugins(crate::library::keep);
    open(&mut app, people());
    play(&mut app, "dNd3");
    let own = game(&app).id();
    let link = Link::Lesson { game: GameId::Tress, name: "home".to_owned() };
    app.world_mut().trigger(LinkFollowed(link.clone()));
    app.update();
    settle(&mut app);
    assert!(app.world().resource::<Table>().is_exercise());
    assert_eq!(app.world().resource::<Exercise>().link(), Some(link));
    app.world_mut().trigger(Order::Leave);
    app.update();
    assert_eq!((game(&app).id(), game(&app).ply()), (own, 1));
}
