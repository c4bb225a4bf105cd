//! The free camera of the photo mode: round the board, up and down, near and far, and aside.

use std::f32::consts::PI;

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll};
use bevy::prelude::*;

use super::fit::{Shot, frame};
use super::viewfinder::Viewfinder;
use super::{CameraView, DRAWN, FIELD, NEARER, TOP, in_the_room, scrolled_lines};
use crate::look::room::TABLE_Y;
use crate::schedule::{Menu, TurnSet};
use crate::ui::ViewGesture;

/// The lowest height of the eye, in radians above the board.
const LOWEST: f32 = 0.06;
/// How near and how far the eye may go; 1 shows the whole board.
const ZOOM: (f32, f32) = (0.35, 9.0);
/// How far from the middle of the board the eye may look, in world units.
const REACH: f32 = 9.0;
/// How far the eye looks aside for each pixel of a drag, as a part of its distance.
const PAN: f32 = 0.0011;

/// From where the free camera looks.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct FreeView {
    yaw: f32,
    pitch: f32,
    zoom: f32,
    /// What it looks at, from the middle of the picture of the whole board.
    aside: Vec3,
}

/// The free camera, as long as the photo mode lasts.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeView>().add_systems(OnEnter(Menu::Photo), begin).add_systems(
        Update,
        (steer, place)
            .chain()
            .before(super::steer)
            .in_set(TurnSet::Camera)
            .run_if(in_state(Menu::Photo).and_then(in_the_room)),
    );
}

/// It begins where the player looked from.
fn begin(view: Res<CameraView>, mut free: ResMut<FreeView>) {
    *free = FreeView { yaw: view.yaw, pitch: view.pitch, zoom: view.zoom, aside: Vec3::ZERO };
}

/// Dragging goes round; with the middle button, with Shift or with two fingers it looks aside. The wheel comes nearer, and so
/// do two fingers that part.
fn steer(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    motion: Res<AccumulatedMouseMotion>,
    scroll: Res<AccumulatedMouseScroll>,
    mut gestures: MessageReader<ViewGesture>,
    mut free: ResMut<FreeView>,
) {
    gestures.read().for_each(|gesture| free.follow(gesture));
    let lines = scrolled_lines(&scroll);
    if lines != 0.0 {
        free.zoom = (free.zoom * NEARER.powf(lines)).clamp(ZOOM.0, ZOOM.1);
    }
    let middle = buttons.pressed(MouseButton::Middle);
    let shifted = middle || keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let dragged = middle || buttons.any_pressed([MouseButton::Left, MouseButton::Right]);
    if !dragged || motion.delta == Vec2::ZERO {
        return;
    }
    if shifted {
        free.look_aside(motion.delta);
    } else {
        free.go_round(motion.delta);
    }
}

impl FreeView {
    fn rotation(&self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }

    fn go_round(&mut self, by: Vec2) {
        self.yaw = (self.yaw - by.x * DRAWN).rem_euclid(2.0 * PI);
        self.pitch = (self.pitch + by.y * DRAWN).clamp(LOWEST, TOP);
    }

    fn follow(&mut self, gesture: &ViewGesture) {
        if gesture.fingers < 2 {
            return self.go_round(gesture.moved);
        }
        self.zoom = (self.zoom * gesture.spread).clamp(ZOOM.0, ZOOM.1);
        self.yaw = (self.yaw + gesture.twist).rem_euclid(2.0 * PI);
        self.look_aside(gesture.moved);
    }

    /// What is seen follows the pointer.
    fn look_aside(&mut self, by: Vec2) {
        let step = self.rotation() * Vec3::new(-by.x, by.y, 0.0) * PAN * 20.0 / self.zoom;
        self.aside = (self.aside + step).clamp(Vec3::splat(-REACH), Vec3::splat(REACH));
    }
}

/// Puts the camera where the free view wants it: the window is all its own.
fn place(free: Res<FreeView>, mut viewfinder: Viewfinder) {
    let Some((layout, size)) = viewfinder.scene() else { return };
    let shot = Shot { yaw: free.yaw, pitch: free.pitch, field: FIELD };
    let framed = frame(layout, shot, Rect::from_corners(Vec2::ZERO, size), size);
    let mut eye = framed.transform;
    let target = eye.translation + eye.forward() * framed.distance + free.aside;
    eye.translation = target - eye.forward() * (framed.distance / free.zoom);
    // The eye stays above the table.
    eye.translation.y = eye.translation.y.max(TABLE_Y + 0.6);
    viewfinder.aim(eye, None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_follows_the_pointer_and_stays_on_the_table() {
        let mut free = FreeView { yaw: 0.0, pitch: TOP, zoom: 1.0, aside: Vec3::ZERO };
        free.look_aside(Vec2::new(100.0, 0.0));
        assert!(free.aside.x < -0.5 && free.aside.z.abs() < 0.01, "{}", free.aside);
        for _ in 0..50 {
            free.look_aside(Vec2::new(100.0, 80.0));
        }
        assert!(free.aside.abs().max_element() <= REACH);
    }
    #[test]
    fn one_finger_goes_round_and_two_look_aside_and_nearer() {
        let mut free = FreeView { yaw: 1.0, pitch: 0.5, zoom: 1.0, aside: Vec3::ZERO };
        let one = ViewGesture { fingers: 1, at: Vec2::ZERO, moved: Vec2::splat(20.0), twist: 0.0, spread: 1.0 };
        free.follow(&one);
        assert!(free.yaw < 1.0 && free.pitch > 0.5 && free.aside == Vec3::ZERO, "{free:?}");
        let round = (free.yaw, free.pitch);
        free.follow(&ViewGesture { fingers: 2, spread: 2.0, ..one });
        assert!((free.yaw, free.pitch) == round && free.zoom == 2.0 && free.aside != Vec3::ZERO, "{free:?}");
    }
}
