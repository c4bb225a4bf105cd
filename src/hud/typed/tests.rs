use bevy::prelude::*;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{GameId, Side, TurnError};

use super::TypedLine;
use super::carry_out::carry_out;
use super::state::{LineTyped, forgetting};
use crate::advice::Hint;
use crate::input::{HintRequested, RevealRequested, Rule, not_now};
use crate::table::{Intent, Table};
use crate::testing::{game, open, people, play, selection, send, settle, simulation_of};
use crate::ui::Reader;
use crate::words;

/// How often somebody has asked for a hint.
#[derive(Resource, Default)]
struct Hints(u32);

/// A match of two people, with the board in sight, to whom it is read.
fn app(of: GameId) -> App {
    let mut app = simulation_of(of);
    app.init_resource::<Reader>()
        .init_resource::<TypedLine>()
        .init_resource::<Hint>()
        .init_resource::<Hints>()
        .add_plugins(forgetting)
        .add_observer(carry_out)
        .add_observer(|_: On<HintRequested>, mut hints: ResMut<Hints>| hints.0 += 1);
    app.world_mut().resource_mut::<Reader>().listen();
    open(&mut app, people());
    lift(&mut app);
    app
}

fn lift(app: &mut App) {
    app.world_mut().write_message(RevealRequested);
    app.update();
    app.update();
}

fn typed(app: &mut App, text: &str) {
    app.world_mut().trigger(LineTyped(text.to_owned()));
    app.update();
    app.update();
}

fn answer(app: &mut App, text: &str) -> String {
    typed(app, text);
    app.world().resource::<TypedLine>().answer().map(str::to_owned).unwrap_or_default()
}

fn refusal(app: &mut App, text: &str) -> String {
    typed(app, text);
    selection(app).notice.as_ref().map(|notice| notice.words.clone()).unwrap_or_default()
}

fn times_said(app: &App, words: &str) -> usize {
    app.world().resource::<Reader>().words().into_iter().filter(|said| *said == words).count()
}

#[test]
fn turns_are_played_in_both_notations() {
    for of in GameId::ALL.into_iter().filter(|of| *of != GameId::GoChess) {
        let mut app = app(of);
        for number in 0..4 {
            let position = game(&app).position().clone();
            let turn = position.nth_turn(0).expect("the match goes on");
            let notation = position.notation(&turn).expect("it is legal");
            typed(&mut app, &if number % 2 == 0 { turn.as_str().to_owned() } else { format!(" {notation} ") });
            assert_eq!(game(&app).ply(), number + 1, "{of}: {turn}");
            assert_eq!(Ok(game(&app).position().clone()), position.play(&turn), "{of}: {turn}");
            settle(&mut app);
        }
    }
}

#[test]
fn a_secret_choice_is_held_until_enter_confirms_it_and_none_is_made_behind_the_curtain() {
    let mut app = app(GameId::GoChess);
    let turn = game(&app).position().nth_turn(0).expect("there are some");
    typed(&mut app, turn.as_str());
    assert_eq!((game(&app).ply(), selection(&app).held.as_ref()), (0, Some(&turn)));
    typed(&mut app, "");
    assert_eq!(game(&app).ply(), 1);
    let other = game(&app).position().nth_turn(1).expect("there are some");
    typed(&mut app, other.as_str());
    typed(&mut app, "");
    assert!(selection(&app).hidden && selection(&app).held.is_none() && game(&app).ply() == 1);
    lift(&mut app);
    typed(&mut app, other.as_str());
    assert_eq!(selection(&app).held.as_ref(), Some(&other));
}

#[test]
fn what_is_not_legal_is_refused_as_by_hand_and_said_each_time() {
    let mut app = app(GameId::Tress);
    let Err(TurnError::Illegal { why, .. }) = game(&app).position().read_turn("b1b5") else { panic!("it is legal") };
    let words = refusal(&mut app, "b1b5");
    assert_eq!(words, words::say_alone(&why));
    let notice = selection(&app).notice.clone().expect("a notice");
    assert_eq!(notice.rule, Some(Rule::Refusal(why)));
    assert_eq!(times_said(&app, &words), 0, "what is new there is said by whoever follows the foot of the board");
    assert_eq!(refusal(&mut app, "b1b5"), words);
    assert_eq!((times_said(&app, &words), game(&app).ply()), (1, 0));
}

#[test]
fn what_cannot_be_read_says_from_where_on() {
    let mut app = app(GameId::Tress);
    let words = refusal(&mut app, "  dNz3");
    assert!(words.contains("“dNz3”") && words.contains("“z3”") && words.contains("character 3"), "{words}");
    let words = refusal(&mut app, "dN");
    assert!(words.contains("“dN”") && words.contains("too early"), "{words}");
    // What is repeated of a long text is short.
    let words = refusal(&mut app, &"x".repeat(200));
    assert!(words.chars().count() < 200, "{words}");
    assert_eq!(game(&app).ply(), 0);
}

#[test]
fn what_can_mean_several_turns_names_them() {
    let mut app = app(GameId::Tress);
    let words = refusal(&mut app, "Nc3");
    assert!(words.contains("b2c3, d2c3"), "{words}");
}

#[test]
fn questions_about_every_game_are_answered_and_change_nothing() {
    for of in GameId::ALL {
        let mut app = app(of);
        let name = game(&app).position().cell_name(ludarium_rules::Cell(0));
        for question in ["?", "l", "c", "p", &format!("m {name}"), &format!("m {}", name.to_lowercase())] {
            let words = answer(&mut app, question);
            assert!(!words.is_empty() && times_said(&app, &words) > 0, "{of}: {question}: {words}");
            assert!(!question.starts_with('m') || words.starts_with(&name), "{of}: {question}: {words}");
        }
        assert!(answer(&mut app, "?").contains(super::answers::example(of).as_str()), "{of}");
        assert!(game(&app).turns().is_empty() && selection(&app).held.is_none(), "{of}");
        let words = refusal(&mut app, "m nowhere");
        assert!(words.contains("“nowhere”"), "{of}: {words}");
    }
}

#[test]
fn pieces_are_named_with_their_cells() {
    let mut app = app(GameId::Tress);
    let words = answer(&mut app, "p knight");
    assert!(words.starts_with("White, Knight: a2, b2, d2, e2, g2, h2. Black, Knight: "), "{words}");
    assert_eq!(answer(&mut app, "p KNIGHTS"), words);
    assert!(answer(&mut app, "p").contains("White, King: h1."), "{words}");
    let words = answer(&mut app, "p bear");
    assert!(words.contains("“bear”") && words.contains("Guardian"), "{words}");
}

#[test]
fn a_cell_says_what_it_holds_and_where_that_can_go() {
    let mut app = app(GameId::Tress);
    let words = answer(&mut app, "m d2");
    assert!(words.starts_with("d2, White, Knight, can be chosen. Then: ") && words.contains("d3"), "{words}");
    assert!(answer(&mut app, "m D2") == words, "capitals are typed by themselves on some devices");
    let words = answer(&mut app, "m c4");
    assert!(words.starts_with("c4, empty. ") && words.len() > 12, "it says why nothing goes from there: {words}");
}

#[test]
fn nothing_is_played_on_the_turn_of_another_or_after_the_end() {
    let mut app = app(GameId::Tress);
    let [_, person] = people();
    let of_ai = Match::new(Setup::new(GameId::Tress, [Player::Ai { level: 1 }, person])).expect("valid");
    send(&mut app, Intent::Open(Box::new(of_ai)));
    // The frame in which the match comes: nobody has thought yet.
    refuses(&mut app, "dNd3");
    open(&mut app, people());
    send(&mut app, Intent::Resign(Side::White));
    settle(&mut app);
    assert!(app.world().resource::<Table>().result().is_some());
    refuses(&mut app, "dNd3");
}

/// Nothing is played, and the words are those that a click is answered with.
fn refuses(app: &mut App, text: &str) {
    app.world_mut().trigger(LineTyped(text.to_owned()));
    let said = selection(app).notice.as_ref().map(|notice| notice.words.clone());
    let why = not_now(app.world().resource::<Table>());
    assert!(said.is_some() && said == why && game(app).ply() == 0, "{said:?}, not {why:?}");
}

#[test]
fn a_hint_is_asked_for_and_never_taken_off_the_board() {
    let mut app = app(GameId::Tress);
    typed(&mut app, "h");
    assert_eq!(app.world().resource::<Hints>().0, 1);
    play(&mut app, "dNd3");
    settle(&mut app);
    send(&mut app, Intent::Visit(0));
    settle(&mut app);
    assert!(refusal(&mut app, "h").contains("no hint"));
    assert_eq!(app.world().resource::<Hints>().0, 1);
}

#[test]
fn an_answer_is_about_its_position() {
    let mut app = app(GameId::Tress);
    assert!(!answer(&mut app, "p").is_empty());
    play(&mut app, "dNd3");
    assert_eq!(app.world().resource::<TypedLine>().answer(), None);
    assert!(answer(&mut app, "l").contains("d3"));
}
