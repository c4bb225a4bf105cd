//! Idle, the machine is idle too: frames are drawn only when something moves or somebody acts.

use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::analysis::{Replay, Report};
use crate::camera::CameraView;
use crate::drawing_speed::warms_up;
use crate::exercise::Exercise;
use crate::library::MatchLibrary;
use crate::motion::MotionQueue;
use crate::motion::particles::Particle;
use crate::opponent::{AnalysisRuns, Pace, Seat};
use crate::programs::Trial;
use crate::quality::Quality;
use crate::screens::ExportSheet;
use crate::script::Script;
use crate::table::Table;

/// While nothing happens, a frame now and then keeps the window honest.
const IDLE: Duration = Duration::from_secs(60);
/// While the AI thinks, its progress is shown about this often.
const THINKING: Duration = Duration::from_millis(120);

/// The system that chooses how often frames are drawn.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, choose);
}

/// What needs frames one after the other.
#[derive(SystemParam)]
struct Motion<'w, 's> {
    queue: Res<'w, MotionQueue>,
    view: Res<'w, CameraView>,
    script: Option<Res<'w, Script>>,
    particles: Query<'w, 's, (), With<Particle>>,
    frames: Res<'w, FrameCount>,
    quality: Res<'w, Quality>,
}

impl Motion<'_, '_> {
    fn is_going_on(&self) -> bool {
        let pieces = self.queue.is_busy() || !self.particles.is_empty();
        pieces || self.view.is_moving() || self.script.is_some() || warms_up(&self.frames, &self.quality)
    }
}

/// What goes on in the background, and is shown now and then.
#[derive(SystemParam)]
struct Thoughts<'w> {
    seat: Res<'w, Seat>,
    trial: Res<'w, Trial>,
    pace: Res<'w, Pace>,
    analysis: Res<'w, AnalysisRuns>,
    exercise: Option<Res<'w, Exercise>>,
    replay: Res<'w, Replay>,
    report: Res<'w, Report>,
    library: Res<'w, MatchLibrary>,
    export: Res<'w, ExportSheet>,
}

impl Thoughts<'_> {
    fn are_going_on(&self) -> bool {
        self.trial.is_waiting()
            || self.seat.is_at_work(&self.pace)
            || self.analysis.0
            || self.replay.is_playing()
            || self.report.progress().is_some()
            || self.library.is_busy()
            || self.export.is_playing()
            || self.exercise.as_ref().is_some_and(|exercise| exercise.is_going_on())
    }
}

fn choose(motion: Motion, thoughts: Thoughts, table: Option<Res<Table>>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings else { return };
    let mode = if motion.is_going_on() {
        UpdateMode::Continuous
    } else if thoughts.are_going_on() {
        UpdateMode::reactive_low_power(THINKING)
    } else {
        UpdateMode::reactive_low_power(clock_tick(table.as_deref()).unwrap_or(IDLE))
    };
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}

/// How soon a running clock changes its face.
fn clock_tick(table: Option<&Table>) -> Option<Duration> {
    let game = table?.game();
    if game.clocks_paused() || game.result().is_some() {
        return None;
    }
    let left = game.clocks()?[game.position().side_to_move().index()];
    Some(if left < Duration::from_secs(20) { Duration::from_millis(100) } else { Duration::from_millis(500) })
}
