//! The life cycle of the stage: a game's stage is built once, away from the frame, and shown as often as the game is.

use std::collections::HashMap;
use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::picking::Pickable;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludarium_rules::{AnyPosition, Cell, GameId};

use super::lamps;
use crate::board::BoardCell;
use crate::job::{self, Job, JobFailure, News, Part};
use crate::look::bake_cache::BakeCache;
use crate::look::palette::{Palette, PaletteName};
use crate::look::picture::DrawPictures;
use crate::look::room::{LightAround, Painting, RoomLight, light_cameras};
use crate::motion::{MotionQueue, Timeline};
use crate::power::{FLOWING, want_frames};
use crate::quality::Quality;
use crate::schedule::TurnSet;
use crate::stage::{
    GameRegistry, GameUi, Presentation, PreviewBoard, PreviewGame, Scene, StageAssets, StageRetried, StageRoot,
    StageSet, StageShown, StageStyle, StageTrouble, flat,
};
use crate::table::{AwaitedMatch, MatchClosed, Table};

/// How long a journey waits for a stage at most.
const LONGEST_BUILD: Duration = Duration::from_secs(600);

/// Builds the room at start, and a game's stage when the game is shown.
pub fn plugin(app: &mut App) {
    want_frames(app, |awaited: Option<Res<AwaitedMatch>>| {
        FLOWING.filter(|_| awaited.is_some_and(|awaited| awaited.is_let_in()))
    });
    app.init_resource::<Stages>()
        .init_resource::<StageTrouble>()
        .init_resource::<BakeCache>()
        .init_resource::<StageStyle>()
        .add_systems(
            Update,
            (
                build_ahead.run_if(run_once),
                prepare.run_if(is_awaited),
                paint.run_if(after_the_first_pictures),
                change.run_if(may_be_seen.and_then(another_stage_is_due)),
                lamps::set.run_if(resource_exists_and_changed::<Presentation>),
                light_cameras.run_if(resource_exists::<RoomLight>.and_then(resource_exists_and_changed::<LightAround>)),
            )
                .chain()
                .in_set(StageSet)
                .in_set(TurnSet::Queue),
        )
        .add_observer(try_again)
        .add_observer(show_start_after::<StageShown>)
        .add_observer(show_start_after::<MatchClosed>);
}

/// Whether a match waits for the stage of its game.
fn is_awaited(awaited: Option<Res<AwaitedMatch>>) -> bool {
    awaited.is_some_and(|awaited| awaited.game().is_some())
}

/// A flat board needs no light.
fn may_be_seen(light: Option<Res<RoomLight>>, style: Res<StageStyle>) -> bool {
    light.is_some() || *style == StageStyle::Flat
}

/// The title's panel is on the screen, and can be used, before the board is shown and its shaders are compiled. With a
/// match on the table there is nothing to be used without its board.
fn after_the_first_pictures(
    (frames, style): (Res<FrameCount>, Res<StageStyle>),
    light: Option<Res<RoomLight>>,
    table: Option<Res<Table>>,
) -> bool {
    light.is_none() && *style == StageStyle::Room && (table.is_some() || frames.0 >= 2)
}

/// Paints the light of the room. Where anything can wait, the next frame does.
fn paint(baked: Res<BakeCache>, mut painting: Local<Option<Job<RoomLight>>>, mut commands: Commands) {
    let mut job = painting.take().unwrap_or_else(|| {
        let mut painting = Painting::new(&baked);
        Job::start_in_parts("light", move || painting.next().map_or(Part::More(Duration::ZERO), Part::Done))
    });
    let painted = if job::CAN_WAIT {
        job.wait(LONGEST_BUILD)
    } else {
        match job.hear() {
            None | Some(News::Progress(())) => return *painting = Some(job),
            Some(News::Done(painted)) => Ok(painted),
            Some(News::Failed(failure)) => Err(failure),
        }
    };
    commands.insert_resource(painted.unwrap_or_else(|failure| {
        error!("the room has no light: {failure:?}");
        RoomLight::default()
    }));
}

/// Begins to build the first stage while the first pictures are drawn.
fn build_ahead(world: &mut World) {
    let wanted = world.run_system_cached(|wanted: Wanted| wanted.next_stage().unwrap_or_else(|| wanted.stage()));
    let Ok(wanted) = wanted else { return };
    let ui = world.resource::<GameRegistry>().get(wanted.game);
    let building = Building::start(ui, wanted.drawn, world);
    world.resource_mut::<Stages>().building.insert(wanted, building);
}

/// A stage with all its assets; below its root stands what is shown of it now.
struct BuiltStage {
    root: Entity,
    presentation: Presentation,
    scene: Scene,
}

/// A stage that is being built beside the window.
struct Building {
    job: Job<Made>,
    root: Entity,
}

/// What a stage is made of.
type Made = Box<(Presentation, StageAssets)>;

/// Which stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct StageKey {
    game: GameId,
    drawn: Drawn,
}

/// How a stage is drawn, with everything that its assets depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Drawn {
    /// In the room, where another palette reaches what is built; as little as possible, or everything.
    Room {
        /// Whether as little as possible is drawn.
        low: bool,
    },
    /// As pictures in the colours of a palette, that of the board so many pixels wide.
    Flat(PaletteName, u32),
}

impl Drawn {
    const fn is_flat(self) -> bool {
        matches!(self, Drawn::Flat(..))
    }
}

/// The stage that is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct ShownStage(StageKey);

impl Building {
    fn start(ui: &'static GameUi, drawn: Drawn, world: &mut World) -> Building {
        let name = Name::new(format!("Stage of {}", ui.id));
        let root = world.spawn((name, Transform::default(), Visibility::default())).id();
        let mut assets = StageAssets::new(world, root);
        let build = if let Drawn::Flat(_, pixels) = drawn {
            assets.flat = Some(pixels);
            ui.build_flat
        } else {
            ui.build
        };
        let (mut planned, mut made) = (Some(assets), None::<Made>);
        let job = Job::start_in_parts("stage", move || {
            if let Some(mut assets) = planned.take() {
                let mut presentation = build(ui, &mut assets);
                if assets.flat.is_none() {
                    ui.place.furnish(&mut presentation, &mut assets);
                }
                presentation.variants = assets.variants();
                made = Some(Box::new((presentation, assets)));
            }
            // One picture at a time.
            made.take_if(|made| !made.1.paint_next()).map_or(Part::More(Duration::ZERO), Part::Done)
        });
        Building { job, root }
    }

    /// The stage, if it is built, or why it is not; `wait` waits until it is, where anything can wait.
    fn finish(mut self, wait: bool) -> Result<Result<Made, JobFailure>, Building> {
        if wait && job::CAN_WAIT {
            return Ok(self.job.wait(LONGEST_BUILD));
        }
        loop {
            match self.job.hear() {
                None => return Err(self),
                Some(News::Progress(())) => {}
                Some(News::Done(made)) => return Ok(Ok(made)),
                Some(News::Failed(failure)) => return Ok(Err(failure)),
            }
        }
    }
}

/// The stages that were built so far, and those that are being built.
#[derive(Resource, Default)]
struct Stages {
    built: HashMap<StageKey, BuiltStage>,
    building: HashMap<StageKey, Building>,
    /// Those that could not be built. They are tried again when somebody wants it.
    failed: HashMap<StageKey, JobFailure>,
}

impl Stages {
    /// A stage of a game. While it is being built there is none, unless the caller waits.
    fn get(&mut self, ui: &'static GameUi, drawn: Drawn, world: &mut World, wait: bool) -> Option<&BuiltStage> {
        let key = StageKey { game: ui.id, drawn };
        if !self.built.contains_key(&key) && !self.failed.contains_key(&key) {
            let building = self.building.remove(&key).unwrap_or_else(|| Building::start(ui, drawn, world));
            let root = building.root;
            match building.finish(wait) {
                Ok(Err(failure)) => {
                    world.entity_mut(root).despawn();
                    error!("the stage of {}: {failure:?}", ui.id);
                    self.failed.insert(key, failure);
                }
                Ok(Ok(made)) => {
                    let (presentation, assets) = *made;
                    let scene = assets.deliver(world);
                    self.built.insert(key, BuiltStage { root, presentation, scene });
                }
                Err(building) => {
                    self.building.insert(key, building);
                }
            }
        }
        self.built.get(&key)
    }

    /// Forgets the stages of a game that this one replaces: those of other palettes, sizes of the window and qualities.
    fn forget_replaced(&mut self, kept: StageKey, world: &mut World) {
        let replaced =
            |key: &StageKey| key.game == kept.game && *key != kept && key.drawn.is_flat() == kept.drawn.is_flat();
        for (_, stage) in self.built.extract_if(|key, _| replaced(key)) {
            world.entity_mut(stage.root).despawn();
        }
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

/// What decides which stage should be seen.
#[derive(SystemParam)]
struct Wanted<'w, 's> {
    table: Option<Res<'w, Table>>,
    preview_game: Res<'w, PreviewGame>,
    awaited: Option<Res<'w, AwaitedMatch>>,
    style: Res<'w, StageStyle>,
    palette: Res<'w, Palette>,
    quality: Res<'w, Quality>,
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
}

impl Wanted<'_, '_> {
    fn stage(&self) -> StageKey {
        let game = self.table.as_deref().map_or(self.preview_game.0, |table| table.game().setup().game);
        self.of(game)
    }

    /// The stage of the match that waits for it.
    fn next_stage(&self) -> Option<StageKey> {
        Some(self.of(self.awaited.as_ref()?.game()?))
    }

    fn of(&self, game: GameId) -> StageKey {
        let drawn = match *self.style {
            StageStyle::Room => Drawn::Room { low: self.quality.low() },
            StageStyle::Flat => {
                let smaller = self.window.as_ref().map_or(0.0, |window| window.physical_size().min_element() as f32);
                Drawn::Flat(self.palette.name, flat::pixels_for(smaller))
            }
        };
        StageKey { game, drawn }
    }
}

fn another_stage_is_due(wanted: Wanted, shown: Option<Res<ShownStage>>) -> bool {
    shown.is_none_or(|shown| shown.0 != wanted.stage())
}

/// Lets the match that is waited for in as soon as its stage is built.
fn prepare(world: &mut World) {
    let Ok(wanted) = world.run_system_cached(|wanted: Wanted| wanted.next_stage()) else { return };
    let Some(wanted) = wanted else { return };
    let ui = world.resource::<GameRegistry>().get(wanted.game);
    let is_built = world.resource_scope(|world, mut stages: Mut<Stages>| {
        let is_built = stages.get(ui, wanted.drawn, world, false).is_some();
        say_trouble(world, &stages, wanted);
        is_built
    });
    if is_built {
        world.resource_mut::<AwaitedMatch>().let_in();
    }
}

/// Says why a stage that is wanted does not stand.
fn say_trouble(world: &mut World, stages: &Stages, wanted: StageKey) {
    let trouble = stages.failed.get(&wanted).map(|why| (wanted.game, why.clone()));
    world.resource_mut::<StageTrouble>().set_if_neq(StageTrouble(trouble));
}

fn try_again(_: On<StageRetried>, mut stages: ResMut<Stages>, mut trouble: ResMut<StageTrouble>) {
    stages.failed.clear();
    trouble.0 = None;
}

/// Replaces the shown stage by the wanted one as soon as it is built; in a journey, which must not depend on how long that
/// takes, a match has its stage at once, and so has a table on which nothing stands yet.
fn change(world: &mut World) {
    let Ok(wanted) = world.run_system_cached(|wanted: Wanted| wanted.stage()) else { return };
    let shown = world.get_resource::<ShownStage>().copied();
    let has_table = world.contains_resource::<Table>();
    let wait = if world.contains_resource::<AwaitedMatch>() {
        // Only if the window has changed between the frame that let the match in and this one.
        has_table && shown.is_none_or(|shown| shown.0.game != wanted.game)
    } else {
        has_table || shown.is_none()
    };
    let ui = world.resource::<GameRegistry>().get(wanted.game);
    let key = StageKey { game: ui.id, ..wanted };
    world.resource_scope(|world, mut stages: Mut<Stages>| {
        if stages.get(ui, key.drawn, world, wait).is_none() {
            return say_trouble(world, &stages, key);
        }
        say_trouble(world, &stages, key);
        if let Some(old) = shown.and_then(|shown| stages.built.get(&shown.0)) {
            world.entity_mut(old.root).despawn_related::<Children>();
        }
        stages.forget_replaced(key, world);
        world.insert_resource(DrawPictures(key.drawn.is_flat()));
        if let Some(stage) = stages.built.get(&key) {
            stage.show(world);
        }
        world.insert_resource(ShownStage(wanted));
        world.trigger(StageShown);
    });
    if shown.is_some_and(|shown| shown.0.game == wanted.game) {
        set_up_again(world);
    }
}

/// Puts the pieces of the shown position on a stage that shows the same game in another way.
fn set_up_again(world: &mut World) {
    let preview = world.get_resource::<PreviewBoard>().map(|preview| preview.0.clone());
    let board = world.get_resource::<Table>().map(|table| table.shown_position().board_view()).or(preview);
    if let Some(board) = board {
        world.resource_mut::<MotionQueue>().restart(Timeline::jump(board));
    }
}

/// The command runs after every observer of the event: those of the motion queue clear it first.
fn show_start_after<E: Event>(_: On<E>, mut commands: Commands) {
    commands.run_system_cached(show_start);
}

/// While no match is on the table, the shown game stands in its starting position, or as it is set up.
fn show_start(
    table: Option<Res<Table>>,
    presentation: Option<Res<Presentation>>,
    (game, board): (Res<PreviewGame>, Option<Res<PreviewBoard>>),
    mut queue: ResMut<MotionQueue>,
) {
    let Some(presentation) = presentation.filter(|_| table.is_none()) else { return };
    let set_up = board.filter(|_| game.0 == presentation.game).map(|board| board.0.clone());
    let start = || AnyPosition::start(presentation.game, &[]).ok().map(|start| start.board_view());
    if let Some(board) = set_up.or_else(start) {
        queue.clear();
        queue.push(Timeline::jump(board));
    }
}

#[cfg(test)]
pub(super) mod tests;
