//! The flash of a conversion: a line of light across the diagonal, from the Spy to the piece that changes sides.

use bevy::light::NotShadowReceiver;
use bevy::prelude::*;
use ludarium_rules::GameId;

use crate::board::OverlayPart;
use crate::board::figures::Laid;
use crate::games::treason::pieces;
use crate::look::mesh_builder::MeshBuilder;
use crate::look::palette;
use crate::look::polygon::rectangle;
use crate::motion::particles::ParticleBurst;
use crate::schedule::OverlaySet;
use crate::settings::{Preferences, Still};
use crate::stage::ParticleKind;
use crate::stage::{Presentation, StageAssets};

/// How long the light is seen, in seconds at normal speed.
const LIFE: f32 = 0.5;

/// A line of light with its age in seconds.
#[derive(Component, Default)]
#[require(OverlayPart, NotShadowReceiver)]
struct Streak(f32);

/// Mesh and material of the light.
#[derive(Resource, Clone)]
pub struct StreakLook(Handle<Mesh>, Handle<StandardMaterial>);

impl StreakLook {
    /// Builds mesh and material.
    pub fn build(assets: &mut StageAssets) -> StreakLook {
        let mut bar = MeshBuilder::new();
        bar.prism(&rectangle(Vec2::new(0.06, 0.5)), [0.0, 0.03], 0.0, false);
        let light = StandardMaterial { base_color: palette::FLASH, unlit: true, ..default() };
        StreakLook(assets.meshes.add(bar.mesh()), assets.materials.add(light))
    }
}

/// The systems.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fade, strike).chain().in_set(OverlaySet).run_if(resource_exists::<StreakLook>));
}

/// Every flash in Treason is a conversion; the Spy stands on the mirror cell.
fn strike(
    mut bursts: MessageReader<ParticleBurst>,
    presentation: Option<Res<Presentation>>,
    still: Res<Still>,
    look: Res<StreakLook>,
    mut commands: Commands,
) {
    let here = presentation.is_some_and(|presentation| presentation.game == GameId::Treason);
    for burst in bursts.read().filter(|burst| burst.kind == ParticleKind::Flash && here && !still.0) {
        let end = burst.at.with_y(pieces::HEIGHT);
        // The diagonal runs from the far left to the near right, so the mirror swaps the two directions.
        let place = Laid::between(0, Vec3::new(end.z, end.y, end.x), end).place();
        commands.spawn((Streak::default(), Mesh3d(look.0.clone()), MeshMaterial3d(look.1.clone()), place));
    }
}

fn fade(
    time: Res<Time>,
    (preferences, still): (Res<Preferences>, Res<Still>),
    mut streaks: Query<(Entity, &mut Streak, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut streak, mut transform) in &mut streaks {
        streak.0 += time.delta_secs() * preferences.speed.max(0.5);
        let left = 1.0 - streak.0 / LIFE;
        if left <= 0.0 || still.0 {
            commands.entity(entity).despawn();
        } else {
            transform.scale.x = 2.0 * left * left;
        }
    }
}
