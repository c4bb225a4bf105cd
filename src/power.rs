//! Idle, the machine is idle too: frames are drawn only when something moves or somebody acts.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use crate::advice::{Hint, Judgement};
use crate::camera::CameraView;
use crate::motion::MotionQueue;
use crate::motion::particles::Particle;
use crate::opponent::{AiSeat, Pace};
use crate::script::Script;
use crate::table::Table;

/// While nothing happens, a frame now and then keeps the window honest.
const IDLE: Duration = Duration::from_secs(60);
/// While the AI thinks, its progress is shown about this often.
const THINKING: Duration = Duration::from_millis(120);
/// Frames at the start, until fonts, meshes and shaders have arrived.
const WARM_UP: u32 = 8;

/// The system that chooses how often frames are drawn.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, choose);
}

fn choose(
    queue: Res<MotionQueue>,
    view: Res<CameraView>,
    (seat, pace): (Res<AiSeat>, Res<Pace>),
    (hint, judgement): (Res<Hint>, Res<Judgement>),
    table: Option<Res<Table>>,
    script: Option<Res<Script>>,
    particles: Query<(), With<Particle>>,
    mut frames: Local<u32>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let Some(mut settings) = settings else { return };
    *frames = frames.saturating_add(1);
    let moving = queue.is_busy() || view.is_moving() || script.is_some() || !particles.is_empty() || *frames < WARM_UP;
    let plays = seat.thinking_about().is_some() || (seat.thinking_for().is_some() && pace.may_think());
    let thinks = plays || hint.is_sought() || judgement.is_searching();
    let wait = if thinks { THINKING } else { clock_tick(table.as_deref()).unwrap_or(IDLE) };
    let mode = if moving { UpdateMode::Continuous } else { UpdateMode::reactive_low_power(wait) };
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
