//! The camera over a flat board: from straight above, without perspective, upright for one of the two sides.

use std::f32::consts::FRAC_PI_2;

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludarium_rules::Side;

use super::{CameraView, perspective};
use crate::look::palette::Palette;
use crate::look::room::{look_at_pictures, look_into_room};
use crate::motion::PieceAnimation;
use crate::pieces::PieceView;
use crate::quality::Quality;
use crate::schedule::TurnSet;
use crate::stage::flat::pose::upright;
use crate::stage::flat::{self, BoardPicture};
use crate::stage::{Layout, Presentation};
use crate::ui::FreeArea;

/// How high the eye is above the board, and how deep it looks; everything over a flat board is lower.
const HEIGHT: f32 = 5.0;
const DEPTH: f32 = 10.0;
/// How much of the free part of the window the board fills.
const FILLED: f32 = 0.985;

/// The systems of the camera over a flat board.
pub fn plugin(app: &mut App) {
    let shown = resource_exists_and_changed::<Presentation>;
    app.add_systems(
        Update,
        (
            change_lens.run_if(another_lens_is_due),
            (face, turn_pictures).chain().run_if(shown.or_else(resource_changed::<CameraView>)),
            place.run_if(resource_exists::<Presentation>),
        )
            .chain()
            .after(super::place)
            .in_set(TurnSet::Camera),
    );
}

/// Asked in every frame, so that no change is missed and none counts twice.
fn another_lens_is_due(presentation: Option<Res<Presentation>>, quality: Res<Quality>) -> bool {
    presentation.is_some_and(|presentation| presentation.is_changed() || quality.is_changed())
}

/// Pictures have the colours that they have; light becomes colour only in the room.
fn change_lens(
    presentation: Res<Presentation>,
    palette: Res<Palette>,
    quality: Res<Quality>,
    camera: Option<Single<(Entity, &mut Camera, &mut Projection)>>,
    mut commands: Commands,
) {
    let Some(camera) = camera else { return };
    let (entity, mut camera, mut projection) = camera.into_inner();
    let was_flat = matches!(*projection, Projection::Orthographic(_));
    if presentation.flat.is_some() {
        camera.clear_color = ClearColorConfig::Custom(palette.cloth());
        camera.sub_camera_view = None;
        *projection = Projection::Orthographic(OrthographicProjection {
            near: 0.0,
            far: DEPTH,
            scaling_mode: ScalingMode::WindowSize,
            ..OrthographicProjection::default_3d()
        });
        look_at_pictures(commands.entity(entity));
    } else if was_flat || quality.is_changed() {
        camera.clear_color = ClearColorConfig::Default;
        *projection = perspective();
        look_into_room(commands.entity(entity), quality.tier);
    }
}

/// Lets the board and all pieces at rest face the player.
fn face(
    view: Res<CameraView>,
    presentation: Option<ResMut<Presentation>>,
    mut pieces: Query<(&PieceView, &mut Transform), Without<PieceAnimation>>,
) {
    let Some(mut presentation) = presentation else { return };
    if flat::face(presentation.bypass_change_detection(), view.near_side()) {
        presentation.set_changed();
        for (view, mut place) in pieces.iter_mut().filter(|(view, _)| view.cell.is_some()) {
            *place = view.rest(&presentation);
        }
    }
}

fn turn_pictures(presentation: Option<Res<Presentation>>, mut pictures: Query<(&BoardPicture, &mut Visibility)>) {
    let near = presentation.and_then(|presentation| Some(presentation.flat?.near));
    for (picture, mut visibility) in &mut pictures {
        let seen = if near == Some(picture.0) { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(seen);
    }
}

/// Puts the camera over the board, so that all of it is in the free part of the window.
pub(super) fn place(
    view: Res<CameraView>,
    area: Res<FreeArea>,
    presentation: Res<Presentation>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&mut Projection, &mut Transform), With<Camera3d>>>,
) {
    let (Some(flat), Some(window), Some(camera)) = (presentation.flat, window, camera) else { return };
    let (mut projection, mut transform) = camera.into_inner();
    let size = window.size();
    if size.min_element() < 1.0 {
        return;
    }
    let (eye, scale) = frame(&presentation.layout, flat.near, (view.zoom, view.aside), area.rect(size), size);
    transform.set_if_neq(eye);
    if let Projection::Orthographic(lens) = projection.bypass_change_detection()
        && lens.scale != scale
    {
        lens.scale = scale;
        projection.set_changed();
    }
}

/// How long a pixel is on a board that just fits into the free part of the window.
pub(super) fn fitting_scale(layout: &Layout, free: Rect) -> f32 {
    (2.0 * layout.half / free.size().max(Vec2::ONE)).max_element() / FILLED
}

/// As far aside as there is something of the board to see.
pub(super) fn within(shown: Vec2, layout: &Layout, free: Rect, scale: f32) -> Vec2 {
    let most = (layout.half - free.size() * scale / 2.0).max(Vec2::ZERO);
    shown.clamp(-most, most)
}

/// Where the eye is, and how long a pixel is on the board.
pub(super) fn frame(
    layout: &Layout,
    near: Side,
    (zoom, shown): (f32, Vec2),
    free: Rect,
    window: Vec2,
) -> (Transform, f32) {
    let scale = fitting_scale(layout, free) / zoom;
    let rotation = upright(near) * Quat::from_rotation_x(-FRAC_PI_2);
    // The middle of the board, or what is shown in its place, is seen in the middle of the free part.
    let aside = (free.center() - window / 2.0) * scale - within(shown, layout, free, scale);
    let eye = Transform::from_rotation(rotation)
        .with_translation(rotation * Vec3::new(-aside.x, aside.y, 0.0) + Vec3::Y * HEIGHT);
    (eye, scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_board_is_inside_the_free_part_and_the_near_side_is_below() {
        let layout = Layout::squares(8, 8);
        let window = Vec2::new(1280.0, 720.0);
        let free = Rect::new(40.0, 10.0, 960.0, 660.0);
        for near in Side::ALL {
            let (eye, scale) = frame(&layout, near, (1.0, Vec2::ZERO), free, window);
            let pixel = |point: Vec3| {
                let local = eye.rotation.inverse() * (point - eye.translation);
                window / 2.0 + Vec2::new(local.x, -local.y) / scale
            };
            for corner in [Vec2::ONE, Vec2::NEG_ONE, Vec2::new(1.0, -1.0)].map(|sign| sign * layout.half) {
                assert!(free.contains(pixel(Vec3::new(corner.x, 0.0, corner.y))), "{corner} seen by {near:?}");
            }
            assert!(pixel(Vec3::ZERO).distance(free.center()) < 0.01);
            let own_edge = Vec3::Z * if near == Side::White { 4.0 } else { -4.0 };
            assert!(pixel(own_edge).y > free.center().y + 200.0, "{near:?} sits below");
        }
    }
}
