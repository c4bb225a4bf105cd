//! Particles: sparks, dust, leaves, a flash.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;
use strum::IntoEnumIterator;

use crate::look::palette;
use crate::power::{FLOWING, want_frames};
use crate::quality::Quality;
use crate::schedule::OverlaySet;
use crate::settings::{Preferences, Still};
use crate::stage::ParticleKind;

/// Something bursts here.
#[derive(Message, Clone, Copy, Debug)]
pub struct ParticleBurst {
    /// Where, in the world.
    pub at: Vec3,
    /// What.
    pub kind: ParticleKind,
}

/// One particle.
#[derive(Component)]
pub struct Particle {
    kind: ParticleKind,
    velocity: Vec3,
    spin: Vec3,
    age: f32,
    life: f32,
    size: f32,
}

/// Meshes and materials of particles, by kind: all of a kind are drawn together.
#[derive(Resource)]
struct ParticleLooks {
    meshes: Vec<Handle<Mesh>>,
    materials: Vec<Handle<StandardMaterial>>,
}

/// The systems of particles; they need meshes and materials.
pub fn plugin(app: &mut App) {
    want_frames(app, |particles: Query<(), With<Particle>>| FLOWING.filter(|_| !particles.is_empty()));
    app.add_systems(Startup, make_looks)
        .add_systems(Update, (fly, burst).chain().in_set(OverlaySet).run_if(resource_exists::<ParticleLooks>));
}

fn make_looks(
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut commands: Commands,
) {
    let plain = |color: Color, lit: bool| StandardMaterial {
        base_color: color,
        unlit: !lit,
        double_sided: true,
        cull_mode: None,
        perceptual_roughness: 0.9,
        ..default()
    };
    let leaf = || Mesh::from(Rhombus::new(1.0, 0.55));
    let mut mesh = |kind| match kind {
        ParticleKind::Sparks => meshes.add(Cuboid::new(0.3, 1.0, 0.3)),
        ParticleKind::Dust => {
            meshes.add(Sphere::new(0.5).mesh().ico(1).unwrap_or_else(|_| Mesh::from(Cuboid::default())))
        }
        ParticleKind::Leaves | ParticleKind::DryLeaves => meshes.add(leaf()),
        ParticleKind::Flash => meshes
            .add(Mesh::from(Annulus::new(0.42, 0.5)).rotated_by(Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2))),
    };
    let mut material = |kind| {
        materials.add(match kind {
            ParticleKind::Sparks => plain(palette::SPARK, false),
            ParticleKind::Dust => plain(palette::DUST, true),
            ParticleKind::Leaves => plain(palette::LEAF, true),
            ParticleKind::DryLeaves => plain(palette::DRY_LEAF, true),
            ParticleKind::Flash => plain(palette::FLASH, false),
        })
    };
    commands.insert_resource(ParticleLooks {
        meshes: ParticleKind::iter().map(&mut mesh).collect(),
        materials: ParticleKind::iter().map(&mut material).collect(),
    });
}

/// How many particles a burst of this kind has.
fn count(kind: ParticleKind, low: bool) -> u32 {
    let full = match kind {
        ParticleKind::Sparks => 18,
        ParticleKind::Dust => 9,
        ParticleKind::Leaves | ParticleKind::DryLeaves => 10,
        ParticleKind::Flash => return 1,
    };
    if low { full / 2 } else { full }
}

fn burst(
    mut bursts: MessageReader<ParticleBurst>,
    looks: Res<ParticleLooks>,
    quality: Res<Quality>,
    still: Res<Still>,
    mut variation: Local<u32>,
    mut commands: Commands,
) {
    for burst in bursts.read().filter(|_| !still.0) {
        let index = burst.kind as usize;
        for _ in 0..count(burst.kind, quality.low()) {
            let mut random = || {
                *variation = variation.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (*variation >> 8) as f32 / (1 << 24) as f32
            };
            let outward = Vec2::from_angle(random() * std::f32::consts::TAU) * (0.4 + 0.6 * random());
            let particle = particle(burst.kind, outward, random(), random());
            let place = Transform::from_translation(burst.at + Vec3::Y * 0.12).with_scale(Vec3::splat(particle.size));
            commands.spawn((
                particle,
                Mesh3d(looks.meshes[index].clone()),
                MeshMaterial3d(looks.materials[index].clone()),
                place,
                Pickable::IGNORE,
                NotShadowCaster,
                NotShadowReceiver,
            ));
        }
    }
}

/// One particle of a burst; `outward` is a direction on the board of length 0.4 to 1, `up` and `turn` are from 0 to 1.
fn particle(kind: ParticleKind, outward: Vec2, up: f32, turn: f32) -> Particle {
    let flat = Vec3::new(outward.x, 0.0, outward.y);
    let spin = Vec3::new(turn - 0.5, up - 0.5, 0.5 - turn) * 9.0;
    let (velocity, spin, life, size) = match kind {
        ParticleKind::Sparks => (flat * 2.6 + Vec3::Y * (1.4 + 2.2 * up), spin, 0.28 + 0.2 * turn, 0.05),
        ParticleKind::Dust => (flat * 0.8 + Vec3::Y * (0.25 + 0.3 * up), Vec3::ZERO, 0.45 + 0.2 * turn, 0.09),
        ParticleKind::Leaves => (flat * 0.7 + Vec3::Y * (0.9 + 0.8 * up), spin * 0.5, 0.7 + 0.4 * turn, 0.13),
        ParticleKind::DryLeaves => (flat * 0.6 + Vec3::Y * (0.4 + 0.5 * up), spin * 0.5, 0.7 + 0.4 * turn, 0.12),
        ParticleKind::Flash => (Vec3::ZERO, Vec3::ZERO, 0.45, 0.4),
    };
    Particle { kind, velocity, spin, age: 0.0, life, size }
}

fn fly(
    time: Res<Time>,
    (preferences, still): (Res<Preferences>, Res<Still>),
    mut particles: Query<(Entity, &mut Particle, &mut Transform)>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * preferences.speed.max(0.5);
    for (entity, mut particle, mut transform) in &mut particles {
        particle.age += step;
        let left = 1.0 - particle.age / particle.life;
        if left <= 0.0 || still.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let gravity = match particle.kind {
            ParticleKind::Sparks => 6.0,
            ParticleKind::Leaves | ParticleKind::DryLeaves => 1.6,
            ParticleKind::Dust | ParticleKind::Flash => 0.0,
        };
        particle.velocity.y -= gravity * step;
        transform.translation += particle.velocity * step;
        transform.rotate(Quat::from_scaled_axis(particle.spin * step));
        let size =
            if particle.kind == ParticleKind::Flash { 0.4 + 1.6 * (1.0 - left) } else { particle.size * left.sqrt() };
        transform.scale = Vec3::new(size, if particle.kind == ParticleKind::Flash { 1.0 } else { size }, size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_motion_nothing_flies() {
        let mut app = App::new();
        let kinds = ParticleKind::iter().count();
        app.add_message::<ParticleBurst>()
            .init_resource::<Time>()
            .init_resource::<Quality>()
            .init_resource::<Preferences>()
            .init_resource::<Still>()
            .insert_resource(ParticleLooks {
                meshes: vec![Handle::default(); kinds],
                materials: vec![Handle::default(); kinds],
            })
            .add_systems(Update, (fly, burst).chain());
        let mut flying = |still: bool| {
            app.insert_resource(Still(still));
            app.world_mut().write_message(ParticleBurst { at: Vec3::ZERO, kind: ParticleKind::Sparks });
            app.update();
            app.world_mut().query::<&Particle>().iter(app.world()).count()
        };
        let first = flying(false);
        assert!(first > 0);
        assert_eq!(flying(true), 0, "what flies is gone, and nothing follows");
        assert_eq!(flying(false), first);
    }
}
