use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::input::touch::{TouchInput, TouchPhase, TouchPhase::*};
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::{InteractionPlugin, PickingPlugin, PickingSystems};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;

use super::*;
use crate::board::{BoardCell, Sketched};
use crate::input::pointer;
use crate::testing::{game, open, people, selection, simulation};
use crate::ui::{Buttons, FreeArea, ViewGesture, fingers_alone};

/// How wide a cell is, in a row of them.
const WIDE: f32 = 40.0;

#[derive(Resource, Default)]
struct Explained(Vec<Cell>);

#[derive(Resource, Default)]
struct Turned(usize);

/// A match of Tress on a board whose cells lie in a row.
fn table() -> App {
    let mut app = simulation();
    app.add_message::<TouchInput>()
        .add_message::<RequestRedraw>()
        .init_resource::<Buttons>()
        .init_resource::<FreeArea>()
        .init_resource::<EguiWantsInput>()
        .init_resource::<AccumulatedMouseMotion>()
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Sketched>()
        .init_resource::<Explained>()
        .init_resource::<Turned>()
        .insert_resource(LastDevice::Touch)
        .add_plugins((PickingPlugin, InteractionPlugin, fingers_alone, pointer::hands))
        .add_observer(|asked: On<ExplanationRequested>, mut all: ResMut<Explained>| all.0.push(asked.0))
        .add_systems(PreUpdate, hit.in_set(PickingSystems::Backend))
        .add_systems(Update, |mut gestures: MessageReader<ViewGesture>, mut turned: ResMut<Turned>| {
            turned.0 += gestures.read().count();
        });
    app.world_mut().spawn(PointerId::Mouse);
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    open(&mut app, people());
    let cells = game(&app).position().cell_count();
    app.world_mut().spawn_batch((0..cells).map(|cell| BoardCell(Cell(cell))));
    app.update();
    app
}

fn hit(
    pointers: Query<(&PointerId, &PointerLocation)>,
    cells: Query<(Entity, &BoardCell)>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, place) in &pointers {
        let Some(point) = place.location().map(|place| place.position).filter(|point| point.min_element() >= 0.0)
        else {
            continue;
        };
        let below = cells.iter().find(|(_, cell)| cell.0 == Cell((point.x / WIDE) as u16));
        hits.write_batch(
            below.map(|(entity, _)| {
                PointerHits::new(*pointer, vec![(entity, HitData::new(entity, 0.0, None, None))], 0.0)
            }),
        );
    }
}

fn touch(app: &mut App, id: u64, phase: TouchPhase, cell: Cell) {
    let position = vec2((f32::from(cell.0) + 0.5) * WIDE, 20.0);
    app.world_mut().write_message(TouchInput { phase, position, window: Entity::PLACEHOLDER, force: None, id });
}

fn rest(app: &mut App) {
    (0..6).for_each(|_| app.update());
}

fn tap(app: &mut App, cell: Cell) {
    touch(app, 1, Started, cell);
    touch(app, 1, Ended, cell);
    rest(app);
}

/// A finger that rests long, and goes.
fn hold(app: &mut App, cell: Cell) {
    touch(app, 1, Started, cell);
    (0..40).for_each(|_| app.update());
    touch(app, 1, Ended, cell);
    rest(app);
}

fn drag(app: &mut App, from: Cell, to: Cell) {
    touch(app, 1, Started, from);
    touch(app, 1, Moved, to);
    touch(app, 1, Ended, to);
    rest(app);
}

/// Two pieces that can move, the first of them to a cell where its turn is over.
fn pieces(app: &App) -> (Cell, Cell, Cell) {
    let position = game(app).position();
    let is_free = |cell: &Cell| position.choices(&[Step::Cell(*cell)]).is_ok_and(|choices| choices.next.len() > 1);
    let first: Vec<Cell> = selection(app).next.iter().filter_map(Step::cell).filter(is_free).collect();
    let (from, to) = first
        .iter()
        .find_map(|from| {
            let next = position.choices(&[Step::Cell(*from)]).expect("it can move").next;
            let ends =
                |to: &Cell| position.choices(&[*from, *to].map(Step::Cell)).is_ok_and(|choices| choices.turn.is_some());
            Some((*from, next.iter().filter_map(Step::cell).find(ends)?))
        })
        .expect("a turn of two steps");
    let other = first.into_iter().find(|cell| *cell != from).expect("another piece");
    (from, to, other)
}

/// An empty cell where this piece cannot go.
fn empty(app: &App, from: Cell) -> Cell {
    let position = game(app).position();
    let board = position.board_view();
    let led_to = position.choices(&[Step::Cell(from)]).expect("it can move").next;
    let is_free = |cell: &Cell| board.top(*cell).is_none() && !led_to.contains(&Step::Cell(*cell));
    (0..position.cell_count()).map(Cell).find(is_free).expect("an empty cell")
}

fn path(app: &App) -> Vec<Cell> {
    selection(app).path.iter().filter_map(Step::cell).collect()
}

#[test]
fn two_taps_play_a_turn() {
    let mut app = table();
    let (from, to, other) = pieces(&app);
    tap(&mut app, other);
    assert_eq!(path(&app), [other]);
    tap(&mut app, other);
    assert_eq!(path(&app), [], "a second tap puts it back");
    tap(&mut app, from);
    assert_eq!((path(&app), selection(&app).hover()), (vec![from], None));
    tap(&mut app, to);
    assert_eq!(game(&app).ply(), 1);
}

#[test]
fn a_drag_plays_a_turn_also_of_what_was_chosen_already() {
    for is_chosen in [false, true] {
        let mut app = table();
        let (from, to, _) = pieces(&app);
        if is_chosen {
            tap(&mut app, from);
        }
        drag(&mut app, from, to);
        assert_eq!(game(&app).ply(), 1, "{is_chosen}");
        assert_eq!(app.world().resource::<Turned>().0, 0);
    }
}

#[test]
fn a_second_finger_and_the_system_take_a_drag_back() {
    for (id, phase) in [(2, Started), (1, Canceled)] {
        for chosen in [false, true] {
            let mut app = table();
            let (from, to, other) = pieces(&app);
            if chosen {
                tap(&mut app, other);
            }
            let before = path(&app);
            touch(&mut app, 1, Started, from);
            touch(&mut app, 1, Moved, to);
            rest(&mut app);
            assert_eq!(path(&app), [from], "it is in the hand");
            touch(&mut app, id, phase, to);
            rest(&mut app);
            assert_eq!(path(&app), before, "{phase:?}");
            touch(&mut app, 1, Ended, to);
            touch(&mut app, 2, Ended, to);
            rest(&mut app);
            assert_eq!((game(&app).ply(), path(&app)), (0, before));
        }
    }
}

#[test]
fn a_finger_that_rests_explains_shows_and_takes_back_but_does_not_choose() {
    let mut app = table();
    let (from, to, _) = pieces(&app);
    hold(&mut app, from);
    assert_eq!((path(&app), &*app.world().resource::<Explained>().0), (vec![], &[from][..]));
    tap(&mut app, from);
    hold(&mut app, to);
    assert_eq!((game(&app).ply(), path(&app)), (0, vec![from]), "what is possible is only looked at");
    assert_eq!(selection(&app).hover(), Some(to), "and still is when the finger has gone");
    let elsewhere = empty(&app, from);
    hold(&mut app, elsewhere);
    assert_eq!(path(&app), [], "as a right click does");
    assert_eq!(app.world().resource::<Explained>().0.len(), 1);
}

#[test]
fn a_finger_beside_the_pieces_turns_the_view_and_so_does_one_on_a_goal() {
    let mut app = table();
    let (from, to, _) = pieces(&app);
    let elsewhere = empty(&app, from);
    drag(&mut app, elsewhere, to);
    assert!(app.world().resource::<Turned>().0 > 0);
    assert!(selection(&app).notice.is_none() && path(&app).is_empty());
    tap(&mut app, from);
    drag(&mut app, to, elsewhere);
    assert_eq!((game(&app).ply(), path(&app)), (0, vec![from]), "a finger that slips plays nothing");
}

#[test]
fn two_fingers_choose_nothing() {
    let mut app = table();
    let (from, to, _) = pieces(&app);
    touch(&mut app, 1, Started, from);
    touch(&mut app, 2, Started, to);
    touch(&mut app, 2, Moved, from);
    touch(&mut app, 1, Ended, from);
    touch(&mut app, 2, Ended, from);
    rest(&mut app);
    assert_eq!((game(&app).ply(), path(&app)), (0, vec![]));
    assert!(app.world().resource::<Turned>().0 > 0);
}
