//! What stands at the board beside the turns is said when it comes, and once.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use ludarium_ai::ThinkError;
use ludarium_learn::lessons::LessonId;
use ludarium_record::{ClockSetting, Match, Setup};
use ludarium_rules::{GameId, Side};

use super::{app, cells_of, listen_anew, listening, press_first, words_of};
use crate::advice::{AnalysisCache, Guidance, Hint};
use crate::input::{HintRequested, Selection};
use crate::lessons::LessonRequested;
use crate::opponent::{Failures, Helper, Why};
use crate::table::{Act, Intent, Prompt, Table};
use crate::testing::{game, people, pick, play, selection, send, settle, wait_for};
use crate::ui::CellPressed;
use crate::words::{self, LanguageChanged};

/// How often something was said lately that has these words.
fn times(app: &App, part: &str) -> usize {
    words_of(app).into_iter().filter(|said| said.contains(part)).count()
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

fn ask(app: &mut App) {
    app.world_mut().resource_mut::<Prompt>().ask(Act::Resign(Side::White));
    frames(app, 3);
}

#[test]
fn a_question_is_said_once_with_the_number_of_its_answers() {
    let mut app = app(GameId::Tress);
    let asked = "give the match up? (2 answers)";
    ask(&mut app);
    assert_eq!(times(&app, asked), 1, "{:?}", words_of(&app));
    app.world_mut().resource_mut::<Prompt>().clear();
    frames(&mut app, 3);
    assert_eq!(times(&app, asked), 1);
    ask(&mut app);
    assert_eq!(times(&app, asked), 2, "it is asked anew");
}

#[test]
fn a_choice_that_is_opened_is_said_with_the_number_of_its_answers() {
    let mut app = app(GameId::Tribun);
    pick(&mut app, "c1");
    app.update();
    let selection = selection(&app);
    let answers = selection.tool.as_ref().map_or_else(|| selection.options().count(), |tool| tool.offers.len());
    assert!(answers > 0, "a unit of two can be split");
    let said = words_of(&app).pop().expect("something is said");
    assert!(said.contains(&format!("({answers} answer")), "{said}");
}

#[test]
fn a_hint_is_said_in_words() {
    let mut app = app(GameId::Tress);
    let table = app.world().resource::<Table>();
    let turn = table.game().position().turns().expect("a list")[0].clone();
    let spoken = words::say(&table.game().position().spoken(&turn).expect("a legal turn"));
    let hint = Hint::given(table, turn).expect("a legal turn");
    app.insert_resource(hint);
    frames(&mut app, 3);
    assert_eq!(times(&app, &format!("Hint: {spoken}: about even")), 1, "{:?}", words_of(&app));
}

#[test]
fn a_search_that_has_failed_is_said() {
    let mut app = app(GameId::Tress);
    let why = Why::Search(ThinkError::NoThread("none is left".to_owned()));
    app.world_mut().resource_mut::<Failures>().tell(Helper::Hint, why);
    frames(&mut app, 3);
    assert_eq!(times(&app, "There is no hint: "), 1, "{:?}", words_of(&app));
}

#[test]
fn a_piece_that_is_explained_is_named_and_not_again_in_another_language() {
    let mut app = app(GameId::Tress);
    let explain = |app: &mut App, cell: &str| {
        let cell = game(app).position().cell_named(cell);
        app.world_mut().resource_mut::<Selection>().explained = cell;
    };
    explain(&mut app, "b2");
    frames(&mut app, 3);
    assert_eq!(times(&app, "Knight, White, b2. "), 1, "{:?}", words_of(&app));
    // Other words for what stands there.
    explain(&mut app, "a2");
    app.world_mut().trigger(LanguageChanged);
    frames(&mut app, 3);
    assert_eq!(times(&app, "Knight, White, a2"), 0);
    explain(&mut app, "b2");
    frames(&mut app, 3);
    assert_eq!(times(&app, "Knight, White, b2. "), 2, "another one is explained");
}

#[test]
fn nothing_is_said_of_what_came_before_the_listener() {
    let mut app = app(GameId::Tress);
    ask(&mut app);
    pick(&mut app, "d4");
    assert!(selection(&app).notice.is_some(), "nothing can be chosen there");
    app.update();
    listen_anew(&mut app);
    frames(&mut app, 3);
    assert_eq!(words_of(&app), ["Tress", "The start of the match"]);
}

#[test]
fn a_lesson_says_what_is_to_be_done_and_what_was_wrong_once() {
    let mut app = listening(GameId::Tress);
    app.init_resource::<Guidance>().init_resource::<AnalysisCache>();
    app.add_plugins((crate::lessons::keep, crate::puzzles::keep, crate::exercise::plugin));
    let lesson = LessonId::new("home").expect("a name");
    app.world_mut().trigger(LessonRequested { game: GameId::Tress, lesson });
    app.update();
    settle(&mut app);
    let goal = "Home. Bring your Queen to your King, into the middle.";
    assert_eq!(words_of(&app), ["Tress", "The start of the match", goal]);
    app.world_mut().trigger(HintRequested);
    frames(&mut app, 3);
    let hint = "The King is home already. The Queen is the other crowned piece.";
    assert_eq!(times(&app, hint), 1, "{:?}", words_of(&app));
    play(&mut app, "d4d3");
    let mistake = "Now the King has left home. Let him wait, and bring the Queen.";
    wait_for(&mut app, "what was wrong", |app| times(app, mistake) > 0);
    wait_for(&mut app, "another try", |app| game(app).ply() == 0);
    settle(&mut app);
    frames(&mut app, 3);
    assert_eq!([hint, mistake].map(|words| times(&app, words)), [1, 1], "{:?}", words_of(&app));
}

/// What White's clock shows.
fn left(app: &App) -> Duration {
    game(app).clocks().expect("a clock")[0]
}

#[test]
fn a_clock_is_spoken_of_three_times_however_often_it_runs_low() {
    let mut app = listening(GameId::Tress);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    let clock = Some(ClockSetting::fischer(Duration::from_secs(90), Duration::from_secs(30)));
    let timed = Match::new(Setup { clock, ..Setup::new(GameId::Tress, people()) }).expect("valid");
    send(&mut app, Intent::Open(Box::new(timed)));
    let run_down = |app: &mut App| {
        for _ in 0..200 {
            if left(app) > Duration::from_secs(5) {
                app.update();
            }
        }
        assert!(left(app) <= Duration::from_secs(5), "the clock runs");
    };
    let low = |app: &App| words_of(app).into_iter().filter(|said| said.ends_with("seconds left")).collect::<Vec<_>>();
    let expected = [60, 20, 10].map(|seconds| format!("White has less than {seconds} seconds left"));
    run_down(&mut app);
    assert_eq!(low(&app), expected);
    play(&mut app, "dNd3");
    play(&mut app, "dNd6");
    assert!(left(&app) > Duration::from_secs(20), "the turn has given time");
    run_down(&mut app);
    assert_eq!(low(&app), expected);
}

#[test]
fn what_one_side_chooses_in_secret_is_not_found_by_the_other() {
    let mut app = app(GameId::GoChess);
    let chosen = press_first(&mut app).expect("a cell");
    let cell = chosen.split(',').next().expect("a name").to_owned();
    assert!(selection(&app).held.is_some(), "it waits to be confirmed");
    assert!(times(&app, &cell) > 0, "{:?}", words_of(&app));
    let place = cells_of(&app).iter().position(|read| read.starts_with(&format!("{cell},")));
    app.world_mut().trigger(CellPressed(place.expect("the same cell")));
    settle(&mut app);
    frames(&mut app, 3);
    assert_eq!(game(&app).ply(), 1);
    assert!(selection(&app).hidden, "the other side has not sat down");
    assert_eq!(times(&app, &cell), 0, "{:?}", words_of(&app));
    assert!(words_of(&app).iter().any(|said| said.contains("White")), "that White has chosen may be known");
}
