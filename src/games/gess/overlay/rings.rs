//! The rings glow: a light inlaid below the eight stones and a circle in the hole.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use ludarium_rules::games::gess::{Gess, Options, Point};
use ludarium_rules::{AnyPosition, GameId, Position, Side};

use crate::games::gess::{ACROSS, CELL};
use crate::look::{palette, texture};
use crate::motion::MotionQueue;
use crate::schedule::TurnSet;
use crate::stage::Layout;
use crate::stage::StageAssets;
use crate::stage::shown;
use crate::table::Table;

/// How far the light reaches from the middle of a ring, in cells.
const REACH: f32 = 2.1;
/// The inlay lies on the wood, below every mark.
const INLAY_Y: f32 = 0.004;

/// Mesh and materials of the glow, and the rings that glow now.
#[derive(Resource, Clone)]
pub struct RingLook {
    root: Entity,
    mesh: Handle<Mesh>,
    materials: [Handle<StandardMaterial>; 2],
    standing: Vec<(Side, Point)>,
    /// The match and ply whose rings were looked for last; no match is the start position.
    about: Option<Option<(u64, usize)>>,
}

/// The light of a ring.
#[derive(Component)]
struct Glow;

impl RingLook {
    pub fn build(assets: &mut StageAssets, root: Entity) -> RingLook {
        let mut light = |side: Side| {
            let texture = texture::board_view(128, 128, |u, v| {
                let away = Vec2::new(u - 0.5, v - 0.5) * 2.0 * REACH;
                [1.0, 1.0, 1.0, strength(side, away)]
            });
            assets.materials.add(StandardMaterial {
                base_color: palette::RING_GLOW[side.index()],
                base_color_texture: Some(assets.images.add(texture)),
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })
        };
        RingLook {
            root,
            materials: Side::ALL.map(&mut light),
            mesh: assets.meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(REACH * CELL))),
            standing: Vec::new(),
            about: None,
        }
    }
}

/// How bright a ring's light is at a place about its middle, in cells: a halo that fades outward, and in the hole a
/// circle, whole for White and broken in eight for Black.
fn strength(side: Side, away: Vec2) -> f32 {
    let radius = away.length();
    let halo = 0.62 * (1.0 - (radius / REACH).powi(2)).max(0.0);
    let line = 1.0 - ((radius - 0.40).abs() / 0.075).min(1.0);
    let broken = side == Side::Black && (away.to_angle() / std::f32::consts::FRAC_PI_4).rem_euclid(1.0) < 0.35;
    let line = if broken { 0.0 } else { (line * 2.0).min(1.0) };
    let hole = if radius < 0.32 { 0.45 } else { 1.0 };
    (halo * hole).max(line)
}

/// The glow's system.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        shine.in_set(TurnSet::Present).run_if(shown(GameId::Gess).and_then(resource_exists::<RingLook>)),
    );
}

/// When the board has come to rest, its rings glow.
fn shine(
    table: Option<Res<Table>>,
    queue: Res<MotionQueue>,
    mut look: ResMut<RingLook>,
    glows: Query<Entity, With<Glow>>,
    mut commands: Commands,
) {
    if queue.is_busy() {
        return;
    }
    let now = table.as_deref().map(|table| (table.serial(), table.shown()));
    if look.about == Some(now) {
        return;
    }
    look.about = Some(now);
    let rings = match table.as_deref().map(Table::shown_position) {
        Some(AnyPosition::Gess(position)) => rings(position),
        Some(_) => Vec::new(),
        None => rings(&Gess::start(Options::default())),
    };
    if rings == look.standing {
        return;
    }
    glows.iter().for_each(|glow| commands.entity(glow).despawn());
    let layout = Layout::grid(ACROSS, ACROSS, CELL);
    for (side, middle) in &rings {
        commands.spawn((
            Glow,
            Mesh3d(look.mesh.clone()),
            MeshMaterial3d(look.materials[side.index()].clone()),
            Transform::from_translation(layout.world(middle.cell()) + Vec3::Y * INLAY_Y),
            NotShadowCaster,
            NotShadowReceiver,
            Pickable::IGNORE,
            ChildOf(look.root),
        ));
    }
    look.standing = rings;
}

fn rings(position: &Gess) -> Vec<(Side, Point)> {
    Side::ALL.into_iter().flat_map(|side| position.rings(side).map(move |middle| (side, middle))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_have_a_ring_at_the_start_and_it_shines_below_the_stones() {
        let found = rings(&Gess::start(Options::default()));
        assert_eq!(found.len(), 2);
        for side in Side::ALL {
            assert!(strength(side, Vec2::new(1.5, 0.0)) > 0.2);
            assert_eq!(strength(side, Vec2::splat(1.6)), 0.0, "nothing shines beyond the halo");
        }
    }
}
