//! Apps for tests, without a window: the match, the board's entities and their motion, but nothing drawn.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{AnyPosition, GameId, Step, ZoneState};

use crate::games::tress::ZoneShown;
use crate::input::{Pick, Selection};
use crate::motion::MotionQueue;
use crate::pieces::disagreements;
use crate::schedule::Screen;
use crate::settings::Preferences;
use crate::sound::Sound;
use crate::stage::PieceMotions;
use crate::stage::{Layout, default_mark};
use crate::stage::{Presentation, default_sound, upright};
use crate::table::{Intent, Table, send_intent};
use crate::{input, motion, opponent, schedule, table};

/// One frame of the simulation.
const FRAME: Duration = Duration::from_millis(20);

/// The table of Tress with its motion and the player's hand; time goes on by 20 ms a frame, nothing is saved.
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
        .add_plugins((schedule::plugin, motion::plugin, table::play, opponent::plugin, input::steps));
    let zones = if game == GameId::Tress { 7 } else { 0 };
    for zone in 0..zones {
        app.world_mut().spawn(ZoneShown::at_rest(zone, ZoneState::Neutral));
    }
    app.update();
    app
}

/// Pieces that wear one empty part, so that the check of the board can see them dressed, on cells in one row.
fn presentation(game: GameId) -> Presentation {
    let cells = AnyPosition::start(game, &[]).map_or(0, |start| start.cell_count());
    Presentation {
        game,
        layout: Layout::squares(cells, 1),
        piece_meshes: Box::new(|_| vec![(Handle::default(), Handle::default(), 0.0)]),
        cell_mesh: Box::new(|_| (Handle::default(), Handle::default(), 0.0)),
        hop_height: |_, _| 0.2,
        pose: upright,
        mark: default_mark,
        motions: PieceMotions::default(),
        sound_for: default_sound,
    }
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
    let picture = app.world().resource::<Table>().shown_position().board_view();
    assert_eq!(disagreements(app.world_mut(), &picture), Vec::<String>::new());
}

/// The match on the table.
pub fn game(app: &App) -> &Match {
    app.world().resource::<Table>().game()
}

/// The player's hand.
pub fn selection(app: &App) -> &Selection {
    app.world().resource::<Selection>()
}
