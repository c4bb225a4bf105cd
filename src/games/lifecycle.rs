//! The life cycle of the stage: a game's stage is built once, away from the frame, and shown as often as the game is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use bevy::diagnostic::FrameCount;
use bevy::picking::Pickable;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use ludarium_rules::{AnyPosition, Cell, GameId};

use crate::Quality;
use crate::board::BoardCell;
use crate::look::room;
use crate::motion::{MotionQueue, Timeline};
use crate::schedule::TurnSet;
use crate::stage::{
    GameRegistry, GameUi, Presentation, PreviewGame, Scene, StageAssets, StageRoot, StageSet, StageShown,
};
use crate::table::{MatchClosed, Table};

/// Builds the room at start, and a game's stage when the game is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<Stages>()
        .add_systems(
            Update,
            (furnish.run_if(after_the_first_pictures), change.run_if(furnished.and_then(another_game_is_due)))
                .chain()
                .in_set(StageSet)
                .in_set(TurnSet::Queue),
        )
        .add_observer(show_start_after::<StageShown>)
        .add_observer(show_start_after::<MatchClosed>);
}

/// Present once the room has been built.
#[derive(Resource)]
struct Furnished;

fn furnished(room: Option<Res<Furnished>>) -> bool {
    room.is_some()
}

/// The title's panel is on the screen, and can be used, before the board is built and its shaders are compiled.
fn after_the_first_pictures(frames: Res<FrameCount>, room: Option<Res<Furnished>>) -> bool {
    frames.0 >= 2 && room.is_none()
}

fn furnish(
    (mut meshes, mut materials): (ResMut<Assets<Mesh>>, ResMut<Assets<StandardMaterial>>),
    mut images: ResMut<Assets<Image>>,
    quality: Res<Quality>,
    mut commands: Commands,
) {
    room::spawn(&mut commands, &mut meshes, &mut materials, &mut images, quality.low);
    commands.insert_resource(Furnished);
}

/// A stage with all its assets; below its root stands what is shown of it now.
struct BuiltStage {
    root: Entity,
    presentation: Presentation,
    scene: Scene,
}

/// A stage that is being built on another thread.
struct Building {
    task: Task<()>,
    result: Arc<Mutex<Option<(Presentation, StageAssets)>>>,
}

impl Building {
    fn start(ui: &'static GameUi, world: &mut World) -> Building {
        let name = Name::new(format!("Stage of {}", ui.id));
        let root = world.spawn((name, Transform::default(), Visibility::default())).id();
        let mut assets = StageAssets::new(world, root);
        let proxy = world.get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
        let result = Arc::new(Mutex::new(None));
        let slot = result.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let presentation = (ui.build)(ui, &mut assets);
            if let Ok(mut slot) = slot.lock() {
                *slot = Some((presentation, assets));
            }
            // An idle window draws no frame by itself. A loop that has ended needs no waking.
            let _ = proxy.map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
        });
        Building { task, result }
    }

    /// The stage, if it is built; `wait` waits until it is.
    fn finish(mut self, wait: bool) -> Result<(Presentation, StageAssets), Building> {
        if wait && !self.task.is_finished() {
            block_on(&mut self.task);
        }
        let made = self.result.lock().ok().and_then(|mut made| made.take());
        made.ok_or(self)
    }
}

/// The stages that were built so far, and those that are being built.
#[derive(Resource, Default)]
struct Stages {
    built: HashMap<GameId, BuiltStage>,
    building: HashMap<GameId, Building>,
}

impl Stages {
    /// The stage of a game. While it is being built there is none, unless the caller waits.
    fn get(&mut self, ui: &'static GameUi, world: &mut World, wait: bool) -> Option<&BuiltStage> {
        if !self.built.contains_key(&ui.id) {
            let building = self.building.remove(&ui.id).unwrap_or_else(|| Building::start(ui, world));
            match building.finish(wait) {
                Ok((presentation, assets)) => {
                    let root = assets.root;
                    let scene = assets.deliver(world);
                    self.built.insert(ui.id, BuiltStage { root, presentation, scene });
                }
                Err(building) => {
                    self.building.insert(ui.id, building);
                }
            }
        }
        self.built.get(&ui.id)
    }
}

impl BuiltStage {
    /// Puts scenery and cells below the root.
    fn show(&self, world: &mut World) {
        let mut commands = world.commands();
        self.scene.show(&mut commands, self.root);
        for index in 0..self.presentation.layout.count() {
            let cell = Cell(index);
            let (mesh, material, turn) = (self.presentation.cell_mesh)(cell);
            let place = Transform::from_translation(self.presentation.layout.world(cell))
                .with_rotation(Quat::from_rotation_y(turn));
            let looks = (Mesh3d(mesh), MeshMaterial3d(material), place);
            commands.spawn((BoardCell(cell), looks, Pickable::default(), ChildOf(self.root)));
        }
        commands.insert_resource(StageRoot(self.root));
        commands.insert_resource(self.presentation.clone());
        world.flush();
    }
}

/// The game that should be seen.
fn wanted(table: Option<&Table>, preview_game: &PreviewGame) -> GameId {
    table.map_or(preview_game.0, |table| table.game().setup().game)
}

fn another_game_is_due(
    table: Option<Res<Table>>,
    preview_game: Res<PreviewGame>,
    presentation: Option<Res<Presentation>>,
) -> bool {
    let game = wanted(table.as_deref(), &preview_game);
    presentation.is_none_or(|presentation| presentation.game != game)
}

/// Replaces the shown stage by that of the wanted game. A match needs its stage at once, and so does a table on which
/// nothing stands yet; a game that is only looked at on the title is shown as soon as it is built.
fn change(world: &mut World) {
    let table = world.get_resource::<Table>();
    let game = wanted(table, world.resource::<PreviewGame>());
    let wait = table.is_some() || !world.contains_resource::<Presentation>();
    let ui = world.resource::<GameRegistry>().get(game);
    world.resource_scope(|world, mut stages: Mut<Stages>| {
        if stages.get(ui, world, wait).is_none() {
            return;
        }
        let old = world.remove_resource::<Presentation>().and_then(|old| stages.built.get(&old.game));
        if let Some(old) = old {
            world.entity_mut(old.root).despawn_related::<Children>();
        }
        if let Some(stage) = stages.built.get(&ui.id) {
            stage.show(world);
        }
        world.trigger(StageShown);
    });
}

/// The command runs after every observer of the event: those of the motion queue clear it first.
fn show_start_after<E: Event>(_: On<E>, mut commands: Commands) {
    commands.run_system_cached(show_start);
}

/// While no match is on the table, the shown game stands in its starting position.
fn show_start(table: Option<Res<Table>>, presentation: Option<Res<Presentation>>, mut queue: ResMut<MotionQueue>) {
    let Some(presentation) = presentation.filter(|_| table.is_none()) else { return };
    if let Ok(start) = AnyPosition::start(presentation.game, &[]) {
        queue.clear();
        queue.push(Timeline::jump(start.board_view()));
    }
}

#[cfg(test)]
pub(super) mod tests;
