//! The rings glow: a light inlaid below the eight stones and a circle in the hole.

use bevy::prelude::*;
use ludarium_rules::games::gess::{Gess, Options, Point};
use ludarium_rules::{AnyPosition, GameId, Position, Side};

use crate::board::{Overlay, OverlayItem, OverlayKey};
use crate::games::gess::{ACROSS, CELL};
use crate::look::{palette, texture};
use crate::motion::BoardSettled;
use crate::stage::Layout;
use crate::stage::StageAssets;
use crate::stage::shown;
use crate::table::Table;

/// How far the light reaches from the middle of a ring, in cells.
const REACH: f32 = 2.1;
/// The inlay lies on the wood, below every mark.
const INLAY_Y: f32 = 0.004;

/// Mesh and materials of the glow.
#[derive(Resource, Clone)]
pub struct RingLook {
    mesh: Handle<Mesh>,
    materials: [Handle<StandardMaterial>; 2],
}

/// A ring that glows: whose it is, and its middle.
type Ring = (Side, Point);

impl OverlayKey for Ring {
    const OF_MATCH: bool = false;
}

impl RingLook {
    pub fn build(assets: &mut StageAssets) -> RingLook {
        let mut light = |side: Side| {
            let paint = move || {
                texture::non_tiling(128, 128, |u, v| {
                    let away = Vec2::new(u - 0.5, v - 0.5) * 2.0 * REACH;
                    [1.0, 1.0, 1.0, strength(side, away)]
                })
            };
            let texture = assets.picture(paint);
            assets.materials.add(StandardMaterial {
                base_color: palette::RING_GLOW[side.index()],
                base_color_texture: Some(texture),
                unlit: true,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })
        };
        RingLook {
            materials: Side::ALL.map(&mut light),
            mesh: assets.meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(REACH * CELL))),
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

/// Brings the rings into line with the stones whenever the board has settled.
pub fn plugin(app: &mut App) {
    app.add_observer(show.run_if(shown(GameId::Gess).and_then(resource_exists::<RingLook>)));
}

/// Lets the rings of the shown position glow. Without a match that is the start.
fn show(_: On<BoardSettled>, table: Option<Res<Table>>, look: Res<RingLook>, mut overlay: Overlay<Ring>) {
    let rings = match table.as_deref().map(Table::shown_position) {
        Some(AnyPosition::Gess(position)) => rings(position),
        Some(_) => Vec::new(),
        None => rings(&Gess::start(Options::default())),
    };
    let layout = Layout::grid(ACROSS, ACROSS, CELL);
    overlay.show(rings.into_iter().map(|(side, middle)| {
        let place = Transform::from_translation(layout.world(middle.cell()) + Vec3::Y * INLAY_Y);
        ((side, middle), OverlayItem::new(&look.mesh, &look.materials[side.index()], place))
    }));
}

fn rings(position: &Gess) -> Vec<Ring> {
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
