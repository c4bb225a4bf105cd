//! From the command line to a running window.

use std::time::Duration;

use bevy::app::{PluginGroupBuilder, ScheduleRunnerPlugin};
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
#[cfg(not(target_arch = "wasm32"))]
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::WinitPlugin;
use ludarium_record::Match;

use crate::cli::{Cli, Opened};
use crate::library::{FilesChosen, LinkFollowed};
use crate::look::palette::Palette;
use crate::pad::ReadPads;
use crate::page;
use crate::quality::{InsistedTier, Tier};
use crate::schedule::TurnSet;
use crate::screens;
use crate::script::{Journey, Script};
use crate::settings::{AskSystem, InsistedLanguage, Preferences};
use crate::table::{AwaitedMatch, Intent, IntentWriter};

/// One frame of a journey.
const SCRIPT_FRAME: Duration = Duration::from_millis(80);

/// Runs the game until the player leaves it.
#[must_use]
pub fn run(cli: &Cli, opening: Option<Match>, journey: Option<(String, Journey)>) -> AppExit {
    let mut app = App::new();
    app.add_plugins(
        one_thread_renders(DefaultPlugins.build())
            .set(window_plugin(cli))
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .set(log()),
    );
    assemble(&mut app, cli, opening, journey.map(|(name, journey)| Script::new(name, journey)));
    app.run()
}

/// Runs a journey with everything of the game but the window system and the renderer, so as fast as its systems can:
/// for tests that need no pictures and no display.
#[must_use]
pub fn run_unseen(cli: &Cli, opening: Option<Match>, journey: (String, Journey)) -> AppExit {
    unseen_app(cli, opening, journey).run()
}

/// The game without window system and renderer.
pub(crate) fn unseen_app(cli: &Cli, opening: Option<Match>, (name, journey): (String, Journey)) -> App {
    let mut app = App::new();
    let nothing = WgpuSettings { backends: None, ..default() };
    app.add_plugins(
        one_thread_renders(DefaultPlugins.build())
            .set(window_plugin(cli))
            .set(RenderPlugin { render_creation: nothing.into(), ..default() })
            // Libraries need not say at every frame that there is no window and no renderer.
            .set(LogPlugin {
                filter: format!("{},bevy_egui=error,bevy_render=off,bevy_gizmos=off", log().filter),
                ..log()
            })
            .disable::<WinitPlugin>(),
    )
    .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO));
    assemble(&mut app, cli, opening, Some(Script::new(name, journey).unseen()));
    // Nothing is drawn; and what has been given to a renderer cannot be taken back where there is none.
    app.insert_resource(InsistedTier(Some(Tier::Low)));
    // What there is to hear with is no part of a journey.
    crate::sound::keep_silent(&mut app);
    app
}

/// Nearly all systems have so little to do that to hand them to another thread would take longer.
struct OneThreadRuns;

impl Plugin for OneThreadRuns {
    fn build(&self, _: &mut App) {}

    /// When all schedules are there.
    fn cleanup(&self, app: &mut App) {
        for world in app.sub_apps_mut().iter_mut().map(SubApp::world_mut) {
            let Some(mut schedules) = world.get_resource_mut::<Schedules>() else { continue };
            for (_, schedule) in schedules.iter_mut() {
                schedule.set_executor(SingleThreadedExecutor::new());
            }
        }
    }
}

/// Frames are few and must be complete; a second render thread would only add latency. A browser has none.
fn one_thread_renders(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    #[cfg(not(target_arch = "wasm32"))]
    let plugins = plugins.disable::<PipelinedRenderingPlugin>();
    plugins
}

/// What the game says of itself on the terminal: warnings, and of the libraries only errors.
fn log() -> LogPlugin {
    // A system without a language, such as that of the locale C, is no fault.
    let filter = "warn,wgpu=error,naga=error,bevy_kira_audio=error,egui_extras=error,i18n_embed=off";
    LogPlugin { filter: filter.to_owned(), ..default() }
}

/// The rooms of the game, and what it begins with.
fn assemble(app: &mut App, cli: &Cli, opening: Option<Match>, script: Option<Script>) {
    app.insert_resource(crate::opponent::ThinkingTime(cli.think.map(std::time::Duration::from_secs)))
        .insert_resource(InsistedTier::of_start(cli.low))
        .insert_resource(InsistedLanguage::of_start(cli.language.as_deref(), script.is_some()))
        .add_systems(PreStartup, choose_palette)
        .add_systems(Update, choose_palette.before(TurnSet::Input).run_if(resource_changed::<Preferences>))
        .add_systems(Last, (report_first_frame, show_in_page));
    app.add_plugins((crate::plugin, OneThreadRuns));
    if cli.welcome {
        app.add_systems(PostStartup, screens::greet_again);
    } else if script.is_none() && opening.is_none() && cli.opened.is_none() {
        app.add_systems(PostStartup, screens::greet);
    }
    if script.is_none() {
        app.init_resource::<AwaitedMatch>();
        // A journey has hands of its own, and is the same on every machine.
        app.add_systems(PostStartup, |mut commands: Commands| {
            commands.trigger(ReadPads);
            commands.trigger(AskSystem);
        });
    }
    if let Some(script) = script {
        app.insert_resource(script).insert_resource(TimeUpdateStrategy::ManualDuration(SCRIPT_FRAME));
    }
    if let Some(game) = opening {
        app.add_systems(PostStartup, move |mut intents: IntentWriter| {
            intents.write(Intent::Open(Box::new(game.clone())));
        });
    }
    if let Some(opened) = cli.opened.clone() {
        app.add_systems(PostStartup, move |mut commands: Commands| match opened.clone() {
            Opened::Link(link) => commands.trigger(LinkFollowed(link)),
            Opened::File(path) => commands.trigger(FilesChosen(vec![path])),
        });
    }
}

/// The window is closed by whoever asks first whether everything is kept.
fn window_plugin(cli: &Cli) -> WindowPlugin {
    WindowPlugin { primary_window: Some(window(cli)), close_when_requested: false, ..default() }
}

fn window(cli: &Cli) -> Window {
    let (width, height) = cli.window.map_or((1280, 720), |size| (size.width, size.height));
    Window {
        title: "Ludarium".to_owned(),
        name: Some("ludarium".to_owned()),
        // In a browser.
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // The page keeps the keys that would scroll it; all others are the browser's as well.
        prevent_default_event_handling: false,
        resolution: WindowResolution::new(width, height),
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints { min_width: 320.0, min_height: 240.0, ..default() },
        ..default()
    }
}

fn choose_palette(preferences: Res<Preferences>, mut palette: ResMut<Palette>) {
    palette.set_if_neq(preferences.palette().palette());
}

/// What was loaded behind a picture is shown when there is a frame of it.
fn show_in_page(mut frames: Local<u32>) {
    *frames = frames.saturating_add(1);
    if *frames == 2 {
        page::show();
    }
}

/// With `LUDARIUM_TIMING` set, tells how long the first frames took.
fn report_first_frame(mut frame: Local<u32>, mut begin: Local<Option<Instant>>) {
    *frame += 1;
    if *frame > 10 || std::env::var_os("LUDARIUM_TIMING").is_none() {
        return;
    }
    let since_start = process_age().unwrap_or_default();
    let last = begin.replace(Instant::now()).map(|last| last.elapsed());
    eprintln!("frame {}: {} ms after start, took {:?}", *frame, since_start.as_millis(), last.unwrap_or_default());
}

/// How long this process has existed, where the system tells (Linux).
fn process_age() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Field 22 counts from the closing bracket of the name: clock ticks (1/100 s) since boot.
    let started: f64 = stat.rsplit_once(')')?.1.split_whitespace().nth(19)?.parse().ok()?;
    let up: f64 = std::fs::read_to_string("/proc/uptime").ok()?.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_secs_f64((up - started / 100.0).max(0.0)))
}
