//! What a camera of the room is aimed with.

use bevy::camera::SubCameraView;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::stage::{Layout, Presentation};

/// The board, the window and the camera, as far as they are there.
#[derive(SystemParam)]
pub(super) struct Viewfinder<'w, 's> {
    presentation: Option<Res<'w, Presentation>>,
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
    camera: Option<Single<'w, 's, (&'static mut Camera, &'static mut Transform), With<Camera3d>>>,
}

impl Viewfinder<'_, '_> {
    /// The board that is to be seen and the size of the window in logical pixels; none while there is nothing to be seen,
    /// or nothing to see it with.
    pub fn scene(&self) -> Option<(&Layout, Vec2)> {
        let size = self.window.as_ref()?.size();
        (size.min_element() >= 1.0).then_some((&self.presentation.as_ref()?.layout, size))
    }

    /// Puts the eye there, and shows that part of what it sees.
    pub fn aim(&mut self, eye: Transform, part: Option<SubCameraView>) {
        let Some(camera) = &mut self.camera else { return };
        let (camera, place) = &mut **camera;
        place.set_if_neq(eye);
        if camera.sub_camera_view != part {
            camera.sub_camera_view = part;
        }
    }
}
