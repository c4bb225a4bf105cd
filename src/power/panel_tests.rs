//! Panels are whole in the very frame in which something about them has changed.

use bevy::app::PluginsState;
use bevy::tasks::tick_global_task_pools_on_main_thread;
use bevy::window::{PrimaryWindow, WindowResized};

use bevy_egui::{EguiContexts, EguiManagedTextures, EguiPrimaryContextPass, egui};

use super::*;
use crate::cli::Cli;
use crate::kept::PlayerFolder;
use crate::library::MatchLibrary;
use crate::look::bake_cache::BakeCache;
use crate::script::{Journey, Step};
use crate::start::unseen_app;
use crate::ui::{PanelSet, Scale};

/// What a panel of the test shows, and the room that it had.
#[derive(Resource, Default)]
struct Panel {
    text: &'static str,
    room: Vec2,
}

fn show(mut contexts: EguiContexts, mut panel: ResMut<Panel>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let room = ctx.content_rect().size();
    panel.room = Vec2::new(room.x, room.y);
    egui::Area::new(egui::Id::new("a test")).show(ctx, |ui| ui.label(panel.text));
    Ok(())
}

/// The title, at rest, with the panel; nothing of the player's own is read or written.
fn app() -> App {
    let journey = Journey { with: Vec::new(), steps: vec![Step::Frames(u32::MAX)] };
    let mut app = unseen_app(&Cli::default(), None, ("panels".to_owned(), journey));
    app.insert_resource(MatchLibrary::of(None, &PlayerFolder::default()))
        .insert_resource(BakeCache::default())
        .init_resource::<Panel>()
        .add_systems(EguiPrimaryContextPass, show.after(PanelSet::Menu));
    while app.plugins_state() == PluginsState::Adding {
        tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    for _ in 0..8 {
        app.update();
    }
    app
}

/// How many of egui's textures are given to the renderer with this frame.
fn textures_of_frame(app: &mut App) -> usize {
    app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>().drain().count();
    app.update();
    let events: Vec<_> = app.world_mut().resource_mut::<Messages<AssetEvent<Image>>>().drain().collect();
    let textures: Vec<_> =
        app.world().resource::<EguiManagedTextures>().values().map(|texture| texture.handle.id()).collect();
    let is_new = |event: &&AssetEvent<Image>| match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => textures.contains(id),
        _ => false,
    };
    events.iter().filter(is_new).count()
}

#[test]
fn a_letter_that_is_drawn_first_reaches_the_renderer_in_its_frame() {
    let mut app = app();
    textures_of_frame(&mut app);
    assert_eq!(textures_of_frame(&mut app), 0, "nothing is new at rest");
    app.world_mut().resource_mut::<Panel>().text = "ЖЩю";
    assert!(textures_of_frame(&mut app) > 0, "not one frame later");
    assert_eq!(textures_of_frame(&mut app), 0);
}

#[test]
fn panels_have_the_room_of_the_window_in_the_frame_of_its_new_size() {
    let mut app = app();
    for (width, height) in [(600.0, 400.0), (800.0, 500.0), (1920.0, 1080.0)] {
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one");
        let mut of_window = app.world_mut().get_mut::<Window>(window).expect("a window");
        of_window.resolution.set(width, height);
        app.world_mut().write_message(WindowResized { window, width, height });
        app.update();
        let (room, scale) = (app.world().resource::<Panel>().room, app.world().resource::<Scale>().0);
        assert!((room * scale).abs_diff_eq(Vec2::new(width, height), 1.0), "{width} x {height}: {room} at {scale}");
    }
}
