use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{Cell, GameId};

use super::*;
use crate::table::send_intent;
use crate::testing::{people, simulation};

/// A match of Go-Chess on the table.
fn table_with(players: [Player; 2]) -> App {
    let mut app = simulation();
    let setup = Setup {
        game: GameId::GoChess,
        options: vec![("blocked".to_owned(), "0".to_owned())],
        start: None,
        players,
        clock: None,
        teaches: false,
    };
    let game = Match::new(setup).expect("a match");
    send_intent(app.world_mut(), Intent::Open(Box::new(game)));
    rest(&mut app);
    app
}

fn rest(app: &mut App) {
    for _ in 0..60 {
        app.update();
    }
}

fn drawn(app: &App) -> Option<CurtainState> {
    let world = app.world();
    world.resource::<Curtain>().drawn(world.resource::<Table>(), world.resource::<Selection>())
}

fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
    app.update();
}

fn pick(app: &mut App, cell: u16) {
    send(app, Pick::press(Step::Cell(Cell(cell))));
}

/// Takes the seat, chooses and confirms.
fn choose(app: &mut App, cell: u16) {
    send(app, RevealRequested);
    pick(app, cell);
    pick(app, cell);
}

fn ply(app: &App) -> usize {
    app.world().resource::<Table>().game().ply()
}

#[test]
fn two_people_choose_behind_the_curtain_and_lift_it_together() {
    let mut app = table_with(people());
    assert_eq!(drawn(&app), Some(CurtainState::Passing { side: Side::White, open: true }));
    pick(&mut app, 44);
    assert!(app.world().resource::<Selection>().held.is_none(), "nobody has taken the seat");
    send(&mut app, RevealRequested);
    assert_eq!(drawn(&app), None);
    pick(&mut app, 44);
    assert!(app.world().resource::<Selection>().held.is_some());
    assert_eq!(ply(&app), 0, "a choice must be confirmed");
    pick(&mut app, 45);
    assert_eq!(ply(&app), 0, "another square is another choice");
    pick(&mut app, 45);
    assert_eq!(ply(&app), 1);
    assert_eq!(drawn(&app), Some(CurtainState::Passing { side: Side::Black, open: false }));
    let selection = app.world().resource::<Selection>();
    assert!(
        selection.hidden && selection.held.is_none() && selection.cursor().is_none(),
        "nothing of White's choice is left"
    );
    choose(&mut app, 54);
    assert_eq!((ply(&app), drawn(&app)), (1, Some(CurtainState::Both)), "Black's choice waits for both");
    send(&mut app, RevealRequested);
    assert_eq!(ply(&app), 2);
    rest(&mut app);
    assert_eq!(drawn(&app), Some(CurtainState::Passing { side: Side::White, open: true }));
}

#[test]
fn a_choice_that_is_taken_back_draws_the_curtain_again() {
    let mut app = table_with(people());
    choose(&mut app, 44);
    send(&mut app, RevealRequested);
    assert_eq!((ply(&app), drawn(&app)), (1, None), "Black sits at the board");
    send_intent(app.world_mut(), Intent::Undo);
    app.update();
    app.update();
    assert_eq!((ply(&app), drawn(&app)), (0, Some(CurtainState::Passing { side: Side::White, open: true })));
    assert!(app.world().resource::<Selection>().hidden);
}

#[test]
fn a_clash_is_explained() {
    let mut app = table_with(people());
    choose(&mut app, 44);
    choose(&mut app, 44);
    send(&mut app, RevealRequested);
    let table = app.world().resource::<Table>();
    assert_eq!(table.notice().as_deref(), Some("Both chose e5: both choose again, not e5."));
}

#[test]
fn what_both_must_know_is_said_until_both_have_chosen_and_no_longer() {
    let mut app = table_with(people());
    let said = |app: &App| app.world().resource::<Table>().notice();
    choose(&mut app, 44);
    choose(&mut app, 44);
    send(&mut app, RevealRequested);
    rest(&mut app);
    let clash = said(&app);
    assert!(clash.is_some());
    choose(&mut app, 45);
    rest(&mut app);
    assert_eq!(said(&app), clash, "Black has not read it yet");
    choose(&mut app, 54);
    send(&mut app, RevealRequested);
    rest(&mut app);
    assert_eq!(said(&app), None);
}

#[test]
fn nothing_of_the_pointer_is_left_at_the_next_seat() {
    let mut app = table_with(people());
    send(&mut app, RevealRequested);
    let selection = |app: &mut App, change: fn(&mut Selection)| {
        change(&mut app.world_mut().resource_mut::<Selection>());
        app.update();
    };
    selection(&mut app, |selection| selection.move_pointer(Some(Cell(44))));
    pick(&mut app, 44);
    pick(&mut app, 44);
    assert_eq!((ply(&app), app.world().resource::<Selection>().hover()), (1, None), "while the cloth falls");
    // Black lifts the curtain by a key: the pointer still lies on White's square, and comes to be above it again.
    send(&mut app, RevealRequested);
    selection(&mut app, |selection| selection.point_at(Some(Cell(44))));
    let here = app.world().resource::<Selection>();
    assert_eq!((here.hidden, here.hover(), here.focus()), (false, None, None));
    selection(&mut app, |selection| selection.move_pointer(Some(Cell(45))));
    assert_eq!(app.world().resource::<Selection>().hover(), Some(Cell(45)));
}

#[test]
fn against_an_ai_there_is_no_curtain_but_choices_are_confirmed() {
    let [person, _] = people();
    let mut app = table_with([person, Player::Ai { level: 1 }]);
    assert_eq!(drawn(&app), None);
    pick(&mut app, 44);
    assert_eq!(ply(&app), 0);
    pick(&mut app, 44);
    assert!(ply(&app) >= 1);
}
