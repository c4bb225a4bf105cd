//! A stage is built once, and looking at it again costs no assets.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::state::app::StatesPlugin;

use super::*;
use crate::games::GAMES;
use crate::job::Fault;
use crate::look::light::LightMaterial;
use crate::look::palette;
use crate::schedule;
use crate::testing::wait_for;

/// An app with nothing but the stage.
pub fn app(games: &'static [GameUi]) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Mesh>()
        .init_asset::<Image>()
        .init_asset::<StandardMaterial>()
        .init_asset::<LightMaterial>()
        .init_resource::<Quality>()
        .init_resource::<MotionQueue>()
        .insert_resource(GameRegistry(games))
        .insert_resource(PreviewGame(games[0].id))
        .add_plugins((schedule::plugin, palette::plugin, plugin));
    palette::follow::<LightMaterial>(&mut app);
    app
}

/// Looks at a game on the title until its board stands.
pub fn look_at(app: &mut App, game: GameId) {
    app.insert_resource(PreviewGame(game));
    app.update();
    wait_for(app, &format!("the stage of {game} is built"), |app| {
        app.world().get_resource::<Presentation>().is_some_and(|presentation| presentation.game == game)
    });
}

/// How many meshes, textures and materials were ever added.
fn added(app: &mut App) -> [usize; 3] {
    fn of<A: Asset>(app: &mut App) -> usize {
        let mut events = app.world_mut().resource_mut::<Messages<AssetEvent<A>>>();
        events.drain().filter(|event| matches!(event, AssetEvent::Added { .. })).count()
    }
    app.update();
    [of::<Mesh>(app), of::<Image>(app), of::<StandardMaterial>(app)]
}

pub fn cells(app: &mut App) -> usize {
    app.world_mut().query::<&BoardCell>().iter(app.world()).count()
}

/// The colours of all materials and lights, sorted: the room and a stage are made at the same time.
fn colours(app: &App) -> Vec<[u32; 4]> {
    let materials = app.world().resource::<Assets<StandardMaterial>>().iter();
    let lights = app.world().resource::<Assets<LightMaterial>>().iter();
    let all =
        materials.map(|(_, material)| material.base_color.to_linear()).chain(lights.map(|(_, light)| light.colour()));
    let mut colours: Vec<[u32; 4]> = all.map(|colour| colour.to_f32_array().map(f32::to_bits)).collect();
    colours.sort_unstable();
    colours
}

#[test]
fn another_palette_reaches_every_material_of_a_stage_that_stands() {
    for game in &GAMES {
        let mut early = app(&GAMES);
        look_at(&mut early, game.id);
        let before = colours(&early);
        early.insert_resource(palette::HIGH_CONTRAST);
        early.update();
        let mut late = app(&GAMES);
        late.insert_resource(palette::HIGH_CONTRAST);
        look_at(&mut late, game.id);
        assert_eq!(colours(&early), colours(&late), "{}", game.id);
        assert_ne!(colours(&early), before, "{}: some material means something", game.id);
    }
}

#[test]
fn another_palette_reaches_a_stage_that_is_not_shown() {
    let mut app = app(&GAMES);
    look_at(&mut app, GameId::Gess);
    let before = colours(&app);
    look_at(&mut app, GameId::Treason);
    app.insert_resource(palette::COLOUR_SAFE);
    app.update();
    assert_ne!(colours(&app)[..before.len()], before);
}

#[test]
fn looking_at_two_games_in_turn_builds_each_once() {
    let mut app = app(&GAMES);
    look_at(&mut app, GameId::Treason);
    look_at(&mut app, GameId::TroopChess);
    assert_eq!(cells(&mut app), 81);
    added(&mut app);
    for _ in 0..3 {
        look_at(&mut app, GameId::Treason);
        assert_eq!(cells(&mut app), 42);
        look_at(&mut app, GameId::TroopChess);
        assert_eq!(cells(&mut app), 81);
    }
    assert_eq!(added(&mut app), [0; 3]);
}

#[test]
fn the_game_that_is_looked_at_is_set_up() {
    let mut app = app(&GAMES);
    look_at(&mut app, GameId::Treason);
    assert!(app.world().resource::<MotionQueue>().is_busy(), "its start position waits to be shown");
}

#[test]
fn a_stage_that_is_only_looked_at_is_built_away_from_the_frame() {
    /// Set when the stage may be built.
    static MAY_BUILD: AtomicBool = AtomicBool::new(false);
    /// Builds nothing before it may.
    fn slow(ui: &'static GameUi, assets: &mut StageAssets) -> Presentation {
        while !MAY_BUILD.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        (GAMES[5].build)(ui, assets)
    }
    static SLOW: [GameUi; 2] = [
        GameUi::new(GameId::Gess, GAMES[3].guide),
        GameUi { build: slow, ..GameUi::new(GameId::Treason, GAMES[5].guide) },
    ];
    let mut app = app(&SLOW);
    look_at(&mut app, GameId::Gess);
    app.insert_resource(PreviewGame(GameId::Treason));
    for _ in 0..6 {
        app.update();
    }
    assert_eq!(app.world().resource::<Presentation>().game, GameId::Gess, "frames go on meanwhile");
    MAY_BUILD.store(true, Ordering::Relaxed);
    look_at(&mut app, GameId::Treason);
}

/// A title on which matches wait for their stages.
fn awaiting(games: &'static [GameUi]) -> App {
    let mut app = app(games);
    app.init_resource::<AwaitedMatch>();
    app
}

fn trouble(app: &App) -> Option<GameId> {
    app.world().resource::<StageTrouble>().0.as_ref().map(|(game, _)| *game)
}

#[test]
fn a_stage_that_cannot_be_built_is_named_and_built_when_somebody_wants_it() {
    for fault in [Fault::Panic, Fault::NotStarted, Fault::Vanish] {
        let mut app = awaiting(&GAMES);
        look_at(&mut app, GameId::Treason);
        fault.arm("stage");
        app.insert_resource(PreviewGame(GameId::Gess));
        wait_for(&mut app, "the failure", |app| trouble(app) == Some(GameId::Gess));
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(app.world().resource::<Presentation>().game, GameId::Treason, "{fault:?}: what stood stands");
        assert!(app.world().resource::<Stages>().building.is_empty(), "{fault:?}: it is not tried again by itself");
        app.world_mut().trigger(StageRetried);
        look_at(&mut app, GameId::Gess);
        assert_eq!(trouble(&app), None);
    }
}
