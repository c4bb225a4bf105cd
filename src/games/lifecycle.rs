//! Sets the stage: the room, and in it the board and the cells of the game that is shown.

use bevy::diagnostic::FrameCount;
use bevy::picking::Pickable;
use bevy::prelude::*;
use ludarium_rules::{AnyPosition, Cell, GameId};

use super::build;
use crate::board::BoardCell;
use crate::look::room;
use crate::motion::{MotionQueue, Timeline};
use crate::schedule::{Screen, TurnSet};
use crate::stage::{Presentation, PreviewGame, StageAssets, StageSet};
use crate::table::Table;

/// Everything of the game that is shown: its root is taken away when another game comes.
#[derive(Component)]
struct StageRoot;

/// Builds the room at start, and a game's stage when the game is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<PreviewGame>()
        .add_systems(Update, furnish.run_if(after_the_first_pictures))
        .add_systems(Update, (change, show_start).chain().in_set(StageSet).in_set(TurnSet::Queue).run_if(furnished));
}

/// The room stands.
#[derive(Resource)]
struct Furnished;

fn furnished(room: Option<Res<Furnished>>) -> bool {
    room.is_some()
}

/// The title's panel is on the screen, and can be used, before the board is built and its shaders are compiled.
fn after_the_first_pictures(frames: Res<FrameCount>, room: Option<Res<Furnished>>) -> bool {
    frames.0 >= 2 && room.is_none()
}

fn furnish(mut assets: StageAssets, mut commands: Commands) {
    let low = assets.quality.low;
    room::spawn(&mut commands, &mut assets.meshes, &mut assets.materials, &mut assets.images, low);
    commands.insert_resource(Furnished);
}

/// The game that should be seen.
fn wanted(table: Option<&Table>, preview_game: &PreviewGame) -> GameId {
    table.map_or(preview_game.0, |table| table.game().setup().game)
}

/// Takes one stage away and builds the next when another game is to be seen.
fn change(
    table: Option<Res<Table>>,
    preview_game: Res<PreviewGame>,
    presentation: Option<Res<Presentation>>,
    old: Query<Entity, With<StageRoot>>,
    mut assets: StageAssets,
    mut commands: Commands,
) {
    let game = wanted(table.as_deref(), &preview_game);
    if presentation.is_some_and(|presentation| presentation.game == game) {
        return;
    }
    for stage in &old {
        commands.entity(stage).despawn();
    }
    let root = commands.spawn((StageRoot, Name::new("Stage"), Transform::default(), Visibility::default())).id();
    let presentation = build(game, &mut assets, &mut commands, root);
    for index in 0..presentation.layout.count() {
        let cell = Cell(index);
        let (mesh, material, turn) = (presentation.cell_mesh)(cell);
        let place =
            Transform::from_translation(presentation.layout.world(cell)).with_rotation(Quat::from_rotation_y(turn));
        commands.spawn((
            BoardCell(cell),
            Mesh3d(mesh),
            MeshMaterial3d(material),
            place,
            Pickable::default(),
            ChildOf(root),
        ));
    }
    commands.insert_resource(presentation);
}

/// While no match is on the table, the game stands there set up, ready to begin.
fn show_start(
    screen: Res<State<Screen>>,
    table: Option<Res<Table>>,
    presentation: Option<Res<Presentation>>,
    mut queue: ResMut<MotionQueue>,
    mut shown: Local<Option<GameId>>,
) {
    let Some(presentation) = presentation else { return };
    if table.is_some() || *screen.get() == Screen::Table {
        *shown = None;
        return;
    }
    if shown.replace(presentation.game) == Some(presentation.game) {
        return;
    }
    if let Ok(start) = AnyPosition::start(presentation.game, &[]) {
        queue.clear();
        queue.push(Timeline::jump(start.board_view()));
    }
}
