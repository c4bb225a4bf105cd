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
fn against_an_ai_there_is_no_curtain_but_choices_are_confirmed() {
    let [person, _] = people();
    let mut app = table_with([person, Player::Ai { level: 1 }]);
    assert_eq!(drawn(&app), None);
    pick(&mut app, 44);
    assert_eq!(ply(&app), 0);
    pick(&mut app, 44);
    assert!(ply(&app) >= 1);
}
