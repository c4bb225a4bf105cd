//! Ludarium: little-known abstract board games, brought to life.

// Released for Windows, it opens its window and no terminal beside it.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::env::consts;
use std::ffi::OsString;
use std::panic;
use std::path::PathBuf;
use std::process::ExitCode;

use bevy::app::AppExit;
use ludarium::cli::{Cli, OpeningError};
use ludarium::page;
use ludarium::script::{Journey, JourneyError};
use ludarium::self_test::{self, SelfTestError};

fn main() -> ExitCode {
    page::begin();
    let outcome = command_line().and_then(|(cli, opening, journey)| {
        // A page has no folders to play with.
        if cli.self_test && !page::IS_THERE {
            Ok(self_test::run().map(|()| AppExit::Success)?)
        } else {
            open_window(&cli, opening, journey)
        }
    });
    match outcome {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(error) => {
            page::stop(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// What `--version` says.
fn version() -> &'static str {
    let features = if cfg!(feature = "testing") { "testing" } else { "none" };
    let (number, commit) = (env!("CARGO_PKG_VERSION"), ludarium_commit::commit!());
    format!("{number} (commit {commit}, features: {features}, {}-{})", consts::ARCH, consts::OS).leak()
}

/// What the game is to begin with. An address that is not understood is no reason not to begin.
fn command_line() -> Result<(Cli, Opening, NamedJourney), StartError> {
    let prepared = match Cli::read(version(), page::arguments()) {
        Ok(cli) => prepare(cli),
        Err(error) if page::IS_THERE => Err(error.into()),
        Err(error) => error.exit(),
    };
    prepared.or_else(|error| {
        if !page::IS_THERE {
            return Err(error);
        }
        page::say(&error.to_string());
        Ok((Cli::default(), None, None))
    })
}

/// A journey and its name.
type NamedJourney = Option<(String, Journey)>;
type Opening = Option<ludarium_record::Match>;

/// Why the game cannot start or did not come to its end.
#[derive(Debug, thiserror::Error)]
enum StartError {
    #[error(transparent)]
    Arguments(#[from] clap::Error),
    #[error(transparent)]
    Opening(#[from] OpeningError),
    #[error(transparent)]
    Journey(#[from] JourneyError),
    #[error(transparent)]
    SelfTest(#[from] SelfTestError),
    #[error("{}: {error}", path.display())]
    CommandLine { path: PathBuf, error: JourneyError },
    #[error("{NO_DISPLAY}")]
    NoDisplay,
    #[error("{NO_GPU}")]
    NoGpu,
    #[error("{NO_DEVICE}")]
    NoDevice,
    #[error("an error inside the game ended it; every turn that was played is saved")]
    Panicked,
}

fn prepare(cli: Cli) -> Result<(Cli, Opening, NamedJourney), StartError> {
    let Some(path) = cli.script.clone() else {
        let opening = cli.opening()?;
        return Ok((cli, opening, None));
    };
    let journey = Journey::load(&path)?;
    let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let typed: Vec<OsString> = page::arguments().into_iter().skip(1).collect();
    let cli = journey.command_line(&typed).map_err(|error| StartError::CommandLine { path, error })?;
    let opening = cli.opening()?;
    Ok((cli, opening, Some((name, journey))))
}

const NO_DISPLAY: &str = "there is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY leads to one).
Everything but the window works without one: ludarium-lab knows the rules, counts, plays matches and measures;
see `ludarium-lab --help`. To see the game on a machine without a screen: xvfb-run -a ludarium";

#[cfg(target_os = "linux")]
const NO_GPU: &str = "no graphics driver was found that the game can use, not even one that draws in software.
Install your graphics card's Vulkan driver or a newer one, or Mesa's software renderer (Debian, Ubuntu: mesa-vulkan-drivers;
Fedora: mesa-vulkan-drivers; Arch: vulkan-swrast).";
#[cfg(not(target_os = "linux"))]
const NO_GPU: &str = "no graphics driver was found that the game can use.
Install the driver of your graphics card or a newer one, from its maker.";

const NO_DEVICE: &str = "the graphics driver was found, but it could not be used.
Install a newer driver of your graphics card.
Or try another way to it: set the environment variable WGPU_BACKEND to vulkan, dx12 (Windows), metal (macOS) or gl.";

fn open_window(cli: &Cli, opening: Opening, journey: NamedJourney) -> Result<AppExit, StartError> {
    if let Some(journey) = journey.clone().filter(|_| cli.unseen) {
        return Ok(ludarium::start::run_unseen(cli, opening, journey));
    }
    let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
    if cfg!(target_os = "linux") && unset("DISPLAY") && unset("WAYLAND_DISPLAY") {
        return Err(StartError::NoDisplay);
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
        explain(&text).unwrap_or(StartError::Panicked)
    })
}

/// What a panic of the window system or the renderer means for the player.
fn explain(panic: &str) -> Option<StartError> {
    if panic.contains("Failed to build event loop") {
        Some(StartError::NoDisplay)
    } else if panic.contains("Unable to find a GPU") {
        Some(StartError::NoGpu)
    } else if panic.contains("RequestDeviceError") {
        Some(StartError::NoDevice)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_renderer_cannot_do_is_explained_with_a_way_out() {
        let driver = "called `Result::unwrap()` on an `Err` value: RequestDeviceError { inner: Core(Device(Lost)) }";
        let told = explain(driver).map(|error| error.to_string());
        assert!(told.is_some_and(|words| words.contains("WGPU_BACKEND")));
        assert!(explain("index out of bounds").is_none());
    }
}
