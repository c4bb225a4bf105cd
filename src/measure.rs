//! What the game costs: the time of its own systems in every frame, and what there is to draw.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use bevy::diagnostic::{Diagnostic, DiagnosticPath, Diagnostics, RegisterDiagnostic};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::schedule::TurnSet;
use crate::ui::PanelSet;

/// The time of the game's own systems in a frame, in milliseconds, among Bevy's diagnostics.
pub const OWN_SYSTEMS: DiagnosticPath = DiagnosticPath::const_new("ludarium/own_systems");

/// How long the game's own systems took in the frames since measuring began.
#[derive(Resource, Default)]
pub struct Costs {
    began: Option<Instant>,
    /// The time spent so far in the present frame.
    spent: Duration,
    frames: Vec<Duration>,
    measuring: bool,
}

impl Costs {
    /// Starts to record the cost of each frame.
    pub fn begin(&mut self) {
        self.frames.clear();
        self.measuring = true;
    }

    /// The cost that this per cent of the frames do not exceed.
    fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.frames.clone();
        sorted.sort_unstable();
        let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
        sorted.get(index).copied().unwrap_or_default()
    }
}

impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [half, most, longest] = [50, 99, 100].map(|percent| self.percentile(percent).as_secs_f64() * 1000.0);
        let frames = self.frames.len();
        write!(f, "own systems in {frames} frames: median {half:.3} ms, 99 % {most:.3} ms, longest {longest:.3} ms")
    }
}

/// What there is to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    entities: u32,
    meshes: usize,
    batches: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { entities, meshes, batches } = self;
        write!(f, "{entities} entities, {meshes} meshes to draw in {batches} batches of equal mesh and material")
    }
}

/// Counts the entities, and the meshes by what is drawn together.
pub fn counts(world: &mut World) -> Counts {
    let mut meshes = world.query::<(&Mesh3d, Option<&MeshMaterial3d<StandardMaterial>>, &ViewVisibility)>();
    let mut batches = HashSet::new();
    let mut count = 0;
    for (mesh, material, visible) in meshes.iter(world) {
        if visible.get() {
            count += 1;
            batches.insert((mesh.id(), material.map(|material| material.id())));
        }
    }
    Counts { entities: world.entities().count_spawned(), meshes: count, batches: batches.len() }
}

/// The memory that the process holds, in KiB, where the system tells (Linux).
#[must_use]
pub fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Measures all sets of the game's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Costs>()
        .register_diagnostic(Diagnostic::new(OWN_SYSTEMS).with_suffix(" ms"))
        .add_systems(Update, (start.before(TurnSet::Input), stop.after(TurnSet::Present)))
        .add_systems(EguiPrimaryContextPass, (start.before(PanelSet::Begin), stop.after(PanelSet::Menu)))
        .add_systems(Last, close);
}

fn start(mut costs: ResMut<Costs>) {
    costs.began = Some(Instant::now());
}

fn stop(mut costs: ResMut<Costs>) {
    if let Some(began) = costs.began.take() {
        costs.spent += began.elapsed();
    }
}

fn close(mut costs: ResMut<Costs>, mut diagnostics: Diagnostics) {
    let spent = std::mem::take(&mut costs.spent);
    diagnostics.add_measurement(&OWN_SYSTEMS, || spent.as_secs_f64() * 1000.0);
    if costs.measuring {
        costs.frames.push(spent);
    }
}
