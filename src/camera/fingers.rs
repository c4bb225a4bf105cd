//! Fingers on the board turn the view, or shift a flat board that is larger than its place.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::CameraView;
use super::flat::{fitting_scale, within};
use crate::stage::{Layout, Presentation};
use crate::ui::{FreeArea, ViewGesture};

/// Panels have their own fingers.
pub(super) fn steer(
    mut gestures: MessageReader<ViewGesture>,
    (area, presentation): (Res<FreeArea>, Option<Res<Presentation>>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut view: ResMut<CameraView>,
) {
    for gesture in gestures.read() {
        let flat = presentation.as_ref().filter(|presentation| presentation.flat.is_some());
        match flat.zip(window.as_ref()) {
            Some((flat, window)) => shift(&mut view, &flat.layout, area.rect(window.size()), gesture),
            None => turn(&mut view, gesture),
        }
    }
}

/// As the mouse does.
fn turn(view: &mut CameraView, gesture: &ViewGesture) {
    view.goal.go_round(gesture.moved);
    view.goal.yaw += gesture.twist;
    view.goal.come_nearer(gesture.spread);
}

/// What is below the fingers stays there, as far as the board reaches.
fn shift(view: &mut CameraView, layout: &Layout, free: Rect, gesture: &ViewGesture) {
    let (before, fitting) = (view.goal.zoom, fitting_scale(layout, free));
    view.goal.come_nearer(gesture.spread);
    let scale = fitting / view.goal.zoom;
    let below = gesture.at - free.center();
    let shown = view.aside + (below - gesture.moved) * (fitting / before) - below * scale;
    view.aside = within(shown, layout, free, scale);
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Side;

    use super::super::ZOOM;
    use super::super::flat::frame;
    use super::*;

    const ONE: ViewGesture =
        ViewGesture { fingers: 1, at: Vec2::ZERO, moved: vec2(50.0, 20.0), twist: 0.0, spread: 1.0 };

    #[test]
    fn fingers_turn_the_room_as_they_go() {
        let mut app = App::new();
        app.add_message::<ViewGesture>().init_resource::<CameraView>().init_resource::<FreeArea>();
        app.add_systems(Update, steer);
        let before = app.world().resource::<CameraView>().goal;
        app.world_mut().write_message(ONE);
        app.update();
        let turned = app.world().resource::<CameraView>().goal;
        assert!(turned.yaw < before.yaw && turned.pitch > before.pitch, "{turned:?}");
        let two = ViewGesture { fingers: 2, moved: Vec2::ZERO, twist: 0.3, spread: 1.5, ..ONE };
        app.world_mut().write_message_batch([two, two, two]);
        app.update();
        let twisted = app.world().resource::<CameraView>().goal;
        assert!((twisted.yaw - turned.yaw - 0.9).abs() < 1e-4, "{twisted:?}");
        assert!((twisted.zoom - ZOOM.1).abs() < 1e-4, "{twisted:?}");
    }

    #[test]
    fn what_is_below_two_fingers_stays_there_and_the_board_keeps_to_its_place() {
        let layout = Layout::squares(8, 8);
        let (window, free) = (Vec2::new(400.0, 800.0), Rect::new(0.0, 100.0, 400.0, 500.0));
        let mut view = CameraView::default();
        let place = |view: &CameraView, pixel: Vec2| {
            let (eye, scale) = frame(&layout, Side::White, (view.goal.zoom, view.aside), free, window);
            let local = (pixel - window / 2.0) * Vec2::new(1.0, -1.0) * scale;
            eye.transform_point(local.extend(0.0)).xz()
        };
        let (from, to) = (Vec2::new(120.0, 220.0), Vec2::new(130.0, 210.0));
        let below = place(&view, from);
        let gesture = ViewGesture { fingers: 2, at: to, moved: to - from, twist: 0.0, spread: 2.0 };
        shift(&mut view, &layout, free, &gesture);
        assert!(place(&view, to).distance(below) < 1e-3, "{} instead of {below}", place(&view, to));
        shift(&mut view, &layout, free, &ViewGesture { moved: Vec2::splat(1e4), ..ONE });
        let corner = place(&view, free.min);
        assert!((corner + layout.half).abs().max_element() < 0.2, "{corner}: the board's corner, and no more");
        shift(&mut view, &layout, free, &ViewGesture { spread: 0.1, ..gesture });
        assert_eq!(view.aside, Vec2::ZERO, "a board that fits does not move");
    }
}
