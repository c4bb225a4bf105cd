use ludarium_record::{Link, Match, Setup};
use ludarium_rules::{AnyPosition, GameId, Side};

use super::*;
use crate::library::{LinkFollowed, TextReady};
use crate::pieces::PieceView;
use crate::schedule::Menu;
use crate::stage::{PreviewBoard, PreviewGame};
use crate::table::{Intent, Table, send_intent};
use crate::testing::{people, simulation_of};

/// What has been chosen as the beginning of a match.
#[derive(Resource, Default)]
struct Chosen(Vec<AnyPosition>);

/// What was put into the clipboard last.
#[derive(Resource, Default)]
struct Copied(String);

fn start(game: GameId) -> AnyPosition {
    AnyPosition::start(game, &[]).expect("the defaults are valid")
}

/// The window at the set-up of a position of a game, and how it came there.
fn set_up(game: GameId) -> App {
    let mut app = simulation_of(game);
    app.init_resource::<Chosen>()
        .insert_resource(PreviewGame(game))
        .add_plugins((orders::plugin, show::plugin))
        .add_observer(|chosen: On<PositionChosen>, mut all: ResMut<Chosen>| all.0.push((*chosen.0).clone()));
    request(&mut app, start(game), false);
    app
}

/// Lets what was asked for happen.
fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

fn request(app: &mut App, position: AnyPosition, resumes: bool) {
    let position = Box::new(position);
    app.world_mut().trigger(EditorRequested { position, resumes, back: Screen::Setup });
    settle(app);
    assert_eq!(screen(app), Screen::Editor);
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn editor(app: &mut App) -> Mut<'_, Editor> {
    app.world_mut().resource_mut::<Editor>()
}

fn order(app: &mut App, order: EditorOrder) {
    app.world_mut().trigger(order);
    settle(app);
}

fn cell(app: &mut App, name: &str) -> Cell {
    editor(app).arrangement.cell_named(name).expect("a cell")
}

fn take(app: &mut App, text: &str) {
    let content = editor(app).arrangement.content_named(text).expect("it is offered");
    editor(app).take(Hand::Put(content));
}

fn press(app: &mut App, name: &str) {
    let cell = cell(app, name);
    let mut editor = editor(app);
    editor.press(cell);
    editor.release(Some(cell));
}

/// How many pieces are on the board of the window.
fn shown(app: &mut App) -> usize {
    settle(app);
    app.world_mut().query::<&PieceView>().iter(app.world()).count()
}

#[test]
fn what_is_in_the_hand_is_put_drawn_and_taken_away() {
    let mut app = set_up(GameId::Gess);
    order(&mut app, EditorOrder::Clear);
    assert_eq!(shown(&mut app), 0);
    take(&mut app, "w");
    let [c3, d3, e3] = ["c3", "d3", "e3"].map(|name| cell(&mut app, name));
    editor(&mut app).press(c3);
    editor(&mut app).point_at(Some(d3));
    editor(&mut app).point_at(Some(e3));
    editor(&mut app).release(Some(e3));
    // The button is up: pointing changes nothing any more.
    let f3 = cell(&mut app, "f3");
    editor(&mut app).point_at(Some(f3));
    assert_eq!(shown(&mut app), 3);
    // Over a stone of the same kind the stroke takes away.
    editor(&mut app).press(c3);
    editor(&mut app).point_at(Some(d3));
    editor(&mut app).release(Some(d3));
    assert_eq!(shown(&mut app), 1);
    editor(&mut app).remove(Some(e3));
    assert_eq!(shown(&mut app), 0);
    // Nothing is there: the stone in the hand is put away.
    editor(&mut app).remove(Some(e3));
    assert_eq!(editor(&mut app).hand, Hand::Move);
}

#[test]
fn pieces_are_moved_by_two_presses_and_by_dragging() {
    let mut app = set_up(GameId::Tress);
    let before = editor(&mut app).arrangement.text();
    press(&mut app, "d2");
    press(&mut app, "d4");
    let [d4, d5] = ["d4", "d5"].map(|name| cell(&mut app, name));
    editor(&mut app).press(d4);
    editor(&mut app).release(Some(d5));
    assert!(editor(&mut app).arrangement.board().top(d5).is_some() && editor(&mut app).held.is_none());
    order(&mut app, EditorOrder::Undo);
    order(&mut app, EditorOrder::Undo);
    assert_eq!(editor(&mut app).arrangement.text(), before);
    order(&mut app, EditorOrder::Redo);
    assert!(editor(&mut app).arrangement.board().top(d4).is_some());
}

/// "At most one King and one Queen a side."
#[test]
fn what_breaks_a_rule_is_said_and_leads_nowhere() {
    let mut app = set_up(GameId::Tress);
    take(&mut app, "K");
    press(&mut app, "a4");
    let said = editor(&mut app).verdict.words();
    assert_eq!(said, "White may have at most one King");
    assert_eq!(editor(&mut app).verdict.cells().len(), 1);
    order(&mut app, EditorOrder::Play);
    order(&mut app, EditorOrder::Analyse);
    assert_eq!(screen(&app), Screen::Editor);
    assert!(app.world().resource::<Chosen>().0.is_empty());
    order(&mut app, EditorOrder::CopyCode);
    assert_eq!(editor(&mut app).said, Some(LibraryNotice::Failed(said)));
    // "What lies over the edge is lost": nothing lies on the rim.
    let mut app = set_up(GameId::Gess);
    take(&mut app, "b");
    let rim = Cell(0);
    editor(&mut app).press(rim);
    assert_eq!(editor(&mut app).refused, Some(rim));
    assert!(matches!(&editor(&mut app).said, Some(LibraryNotice::Failed(why)) if why.contains("a1")));
}

#[test]
fn from_a_board_one_plays_analyses_or_comes_back_to_it() {
    let mut app = set_up(GameId::Treason);
    order(&mut app, EditorOrder::ChangeSide);
    let position = editor(&mut app).arrangement.position().expect("only the side has changed");
    assert_eq!(position.side_to_move(), Side::Black);
    order(&mut app, EditorOrder::Play);
    assert_eq!((screen(&app), app.world().resource::<Chosen>().0.clone()), (Screen::Setup, vec![position.clone()]));
    assert!(!app.world().contains_resource::<PreviewBoard>());
    // Whoever comes back finds the board as it was left, and can still take back.
    request(&mut app, start(GameId::Treason), true);
    assert_eq!(editor(&mut app).arrangement.position(), Ok(position.clone()));
    order(&mut app, EditorOrder::Undo);
    assert_eq!(editor(&mut app).arrangement.position(), Ok(start(GameId::Treason)));
    order(&mut app, EditorOrder::Redo);
    order(&mut app, EditorOrder::Leave);
    assert_eq!(screen(&app), Screen::Setup);
    request(&mut app, start(GameId::Treason), true);
    order(&mut app, EditorOrder::Analyse);
    assert_eq!((screen(&app), *app.world().resource::<State<Menu>>().get()), (Screen::Table, Menu::None));
    assert_eq!(app.world().resource::<Table>().game().position(), &position);
}

/// A match may be opened from elsewhere, as by a file that is dropped, in the very frame in which the board is changed.
#[test]
fn a_match_that_is_opened_while_the_board_changes_is_shown() {
    let mut app = set_up(GameId::Gess);
    let game = Match::new(Setup::new(GameId::Gess, people())).expect("the defaults are valid");
    send_intent(app.world_mut(), Intent::Open(Box::new(game)));
    let c3 = cell(&mut app, "c3");
    editor(&mut app).remove(Some(c3));
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    crate::testing::settle(&mut app);
}

#[test]
fn a_board_is_kept_when_something_else_is_opened_and_a_link_leads_to_it() {
    let mut app = set_up(GameId::Gess);
    app.add_plugins(crate::library::keep)
        .init_resource::<Copied>()
        .add_observer(|ready: On<TextReady>, mut copied: ResMut<Copied>| copied.0 = ready.0.clone());
    order(&mut app, EditorOrder::ChangeSide);
    let board = editor(&mut app).arrangement.position().expect("only the side has changed");
    order(&mut app, EditorOrder::CopyLink);
    assert!(matches!(editor(&mut app).said, Some(LibraryNotice::LinkCopied { .. })));
    let link = Link::find(&app.world().resource::<Copied>().0).expect("a link").expect("a good one");
    assert_eq!(link, Link::Position(Box::new(board.clone())));
    app.world_mut().trigger(LinkFollowed(Link::Position(Box::new(start(GameId::Gess)))));
    settle(&mut app);
    assert_eq!(
        (screen(&app), app.world().resource::<Table>().game().position()),
        (Screen::Table, &start(GameId::Gess))
    );
    request(&mut app, start(GameId::Gess), true);
    assert_eq!(editor(&mut app).arrangement.position(), Ok(board));
    // A board that breaks a rule has no link, and says why.
    order(&mut app, EditorOrder::Clear);
    let said = editor(&mut app).verdict.words();
    order(&mut app, EditorOrder::CopyLink);
    assert_eq!(editor(&mut app).said, Some(LibraryNotice::Failed(said)));
}

#[test]
fn texts_of_all_kinds_are_read_and_others_refused_in_one_line() {
    let start = start(GameId::Tress);
    assert_eq!(orders::read(&start.to_string(), GameId::Tress), Ok(start));
    let played = orders::read("1. dNd3 dNd6", GameId::Tress).expect("turns");
    assert_eq!(played.side_to_move(), Side::White);
    for wrong in ["", "no position at all", "qg1pp1gk/9 b"] {
        let said = orders::read(wrong, GameId::Tress).expect_err("it is wrong");
        assert!(said.is_trouble() && !said.words().contains('\n'), "{said:?}");
    }
    assert!(orders::read(&"x".repeat(2 << 20), GameId::Tress).is_err());
}

#[test]
fn all_hands_come_in_a_circle() {
    let mut app = set_up(GameId::Trees);
    let all = Hand::all(&editor(&mut app).arrangement);
    assert!(all.contains(&Hand::Grow));
    for hand in all.iter().skip(1).chain(&all[..1]) {
        editor(&mut app).take_next(false);
        assert_eq!(&editor(&mut app).hand, hand);
    }
    editor(&mut app).take_next(true);
    assert_eq!(editor(&mut app).hand, all[all.len() - 1]);
}

#[test]
fn a_drag_that_is_taken_back_moves_nothing_and_only_what_stands_somewhere_can_be_dragged() {
    let mut app = set_up(GameId::Tress);
    let (from, free) = (cell(&mut app, "b1"), cell(&mut app, "b4"));
    let before = editor(&mut app).arrangement.board().clone();
    editor(&mut app).point_at(Some(free));
    assert!(!editor(&mut app).can_drag());
    editor(&mut app).point_at(Some(from));
    assert!(editor(&mut app).can_drag());
    let mut board = editor(&mut app);
    board.press(from);
    board.let_go();
    board.press(free);
    board.release(Some(free));
    assert_eq!((board.held, board.arrangement.board()), (None, &before));
    board.take(Hand::Remove);
    board.press(from);
    board.let_go();
    board.point_at(Some(free));
    assert!(board.can_drag() && board.stroke.is_none(), "nothing more is taken away");
}
