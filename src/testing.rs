//! Apps for tests, without a window: the match, the board's entities and their motion, but nothing drawn.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyPosition, GameId, Step};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::games::guide;
use crate::input::{Pick, Selection};
use crate::motion::MotionQueue;
use crate::pieces::disagreements;
use crate::schedule::Screen;
use crate::settings::{self, Preferences, ReducedMotion};
use crate::stage::{GameUi, Layout, Presentation, Sound};
use crate::table::{Intent, Table, send_intent};
use crate::{games, input, motion, opponent, run_on_one_thread, schedule, table};

/// One frame of the simulation.
const FRAME: Duration = Duration::from_millis(20);

/// The table of Tress with its motion and the player's selection; time goes on by 20 ms a frame, nothing is saved.
pub fn simulation() -> App {
    simulation_of(GameId::Tress)
}

/// The table of any game.
pub fn simulation_of(game: GameId) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .init_resource::<Preferences>()
        .add_message::<Sound>()
        .add_message::<bevy::window::WindowOccluded>()
        .insert_resource(presentation(game))
        .add_plugins(settings::motion_alone)
        .add_plugins((schedule::plugin, motion::plugin, table::play, opponent::plugin, games::views, input::steps));
    // As in the window; a test can say how searches fail that are begun on its thread.
    run_on_one_thread(&mut app, Update);
    app.update();
    app
}

/// Pieces with one empty part, which the check of the board asks for, on cells in one row.
fn presentation(game: GameId) -> Presentation {
    let cells = AnyPosition::start(game, &[]).map_or(0, |start| start.cell_count());
    let ui = Box::leak(Box::new(GameUi::new(game, guide(game))));
    let part = || (Handle::default(), Handle::default(), 0.0);
    Presentation::new(ui, Layout::squares(cells, 1), move |_| vec![part()], move |_| part())
}

/// Two people.
pub fn people() -> [Player; 2] {
    [(); 2].map(|()| Player::Human { name: String::new() })
}

/// Puts a match on the table.
pub fn open(app: &mut App, players: [Player; 2]) {
    let game = app.world().resource::<Presentation>().game;
    let game = Match::new(Setup::new(game, players)).expect("the defaults are valid");
    send(app, Intent::Open(Box::new(game)));
    settle(app);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Table);
}

/// Puts a match on the table that begins with a position.
pub fn open_from(app: &mut App, start: &str) {
    let game = app.world().resource::<Presentation>().game;
    let setup = Setup { start: Some(start.to_owned()), ..Setup::new(game, people()) };
    send(app, Intent::Open(Box::new(Match::new(setup).expect("a position"))));
    settle(app);
}

/// Sends an intent and lets one frame pass.
pub fn send(app: &mut App, intent: Intent) {
    send_intent(app.world_mut(), intent);
    app.update();
}

/// Plays a turn in any notation.
pub fn play(app: &mut App, text: &str) {
    let turn = game(app).position().read_turn(text).expect("a legal turn");
    send(app, Intent::Play(turn));
}

/// Chooses a cell as a click does.
pub fn pick(app: &mut App, name: &str) {
    let cell = game(app).position().cell_named(name).expect("a cell");
    app.world_mut().write_message(Pick::press(Step::Cell(cell)));
    app.update();
}

/// How long anything may take on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lets frames pass until something holds that takes time of its own, such as a search.
pub fn wait_for(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let since = Instant::now();
    while !holds(app) {
        assert!(since.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
}

/// Lets frames pass until nothing moves, then compares the board with the position.
pub fn settle(app: &mut App) {
    for _ in 0..600 {
        app.update();
        if !app.world().resource::<MotionQueue>().is_busy() {
            return compare(app);
        }
    }
    panic!("the board does not come to rest");
}

/// What stands on the board must be the position that is shown.
pub fn compare(app: &mut App) {
    let board = app.world().resource::<Table>().shown_position().board_view();
    assert_eq!(disagreements(app.world_mut(), &board), Vec::<String>::new());
}

/// The match on the table.
pub fn game(app: &App) -> &Match {
    app.world().resource::<Table>().game()
}

/// The player's selection.
pub fn selection(app: &App) -> &Selection {
    app.world().resource::<Selection>()
}

/// Random turns, undo, redo, visits, skips and speeds, at any moment of any motion: whenever the board comes to rest it
/// shows the position.
pub fn meddle(app: &mut App, steps: usize) {
    open(app, people());
    let mut random = SmallRng::seed_from_u64(9);
    for step in 0..steps {
        match random.random_range(0..20) {
            0..=11 => {
                let turns = game(app).position().turns().expect("a list");
                let over = game(app).result().is_some();
                match turns.get(random.random_range(0..turns.len().max(1))) {
                    Some(turn) if !over => send(app, Intent::Play(turn.clone())),
                    _ => open(app, people()),
                }
            }
            12 | 13 => send(app, Intent::Undo),
            14 => send(app, Intent::Redo),
            15 => send(app, Intent::Visit(random.random_range(0..20))),
            16 => app.world_mut().resource_mut::<MotionQueue>().skip(),
            17 => app.world_mut().resource_mut::<Preferences>().speed = [0.0, 0.5, 1.0, 2.0][step % 4],
            18 => {
                let motion = [ReducedMotion::On, ReducedMotion::Off][step % 2];
                app.world_mut().resource_mut::<Preferences>().set_reduced_motion(motion);
            }
            _ => settle(app),
        }
        if !app.world().resource::<MotionQueue>().is_busy() {
            compare(app);
        }
    }
}
