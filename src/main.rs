//! Ludarium: little-known abstract board games, brought to life.

use std::panic;
use std::process::ExitCode;

use bevy::app::AppExit;
use clap::Parser;
use ludarium::cli::Cli;
use ludarium::script::Journey;

fn main() -> ExitCode {
    match prepare(Cli::parse()).and_then(|(cli, opening, journey)| open_window(&cli, opening, journey)) {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(why) => {
            eprintln!("ludarium: {why}");
            ExitCode::FAILURE
        }
    }
}

type Journeying = Option<(String, Journey)>;
type Opening = Option<ludarium_record::Match>;

fn prepare(cli: Cli) -> Result<(Cli, Opening, Journeying), String> {
    let Some(path) = cli.script.clone() else {
        let opening = cli.opening().map_err(|error| error.to_string())?;
        return Ok((cli, opening, None));
    };
    let journey = Journey::load(&path).map_err(|error| error.to_string())?;
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let cli = journey.command_line(cli).map_err(|error| format!("{}: {error}", path.display()))?;
    let opening = cli.opening().map_err(|error| error.to_string())?;
    Ok((cli, opening, Some((name, journey))))
}

const NO_DISPLAY: &str = "there is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY leads to one).
Everything but the window works without one: ludarium-lab knows the rules, counts, plays matches and measures;
see `ludarium-lab --help`. To see the game on a machine without a screen: xvfb-run -a ludarium";

const NO_GPU: &str = "no graphics driver was found, not even one that draws in software.
Install your graphics card's Vulkan driver, or Mesa's software renderer (Debian, Ubuntu: mesa-vulkan-drivers;
Fedora: mesa-vulkan-drivers; Arch: vulkan-swrast).";

fn open_window(cli: &Cli, opening: Opening, journey: Journeying) -> Result<AppExit, String> {
    if let Some(journey) = journey.clone().filter(|_| cli.unseen) {
        return Ok(ludarium::start::run_unseen(cli, opening, journey));
    }
    let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
    if cfg!(target_os = "linux") && unset("DISPLAY") && unset("WAYLAND_DISPLAY") {
        return Err(NO_DISPLAY.to_owned());
    }
    // The window system and the renderer report a missing display or driver by panicking.
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if explain(info.payload_as_str().unwrap_or_default()).is_none() {
            usual(info);
        }
    }));
    panic::catch_unwind(panic::AssertUnwindSafe(|| ludarium::start::run(cli, opening, journey))).map_err(|payload| {
        let text = payload.downcast_ref::<String>().cloned();
        let text = text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default();
        explain(&text).unwrap_or("an error inside the game ended it; every turn that was played is saved").to_owned()
    })
}

/// What a panic of the window system or the renderer means for the player.
fn explain(panic: &str) -> Option<&'static str> {
    if panic.contains("Failed to build event loop") {
        Some(NO_DISPLAY)
    } else if panic.contains("Unable to find a GPU") {
        Some(NO_GPU)
    } else {
        None
    }
}
