//! How the camera goes from one view to another.

use super::*;
use crate::testing::{open, people, play, simulation};

#[test]
fn the_camera_begins_and_ends_gently_and_does_not_swing() {
    let mut view = CameraView::default();
    view.turn_round();
    // The frame after a rest is long.
    view.go_on(0.25);
    assert!(view.yaw.abs() < 0.1, "{}", view.yaw);
    let mut yaws = vec![view.yaw];
    for _ in 0..40 {
        view.go_on(1.0 / 60.0);
        yaws.push(view.yaw);
    }
    let steps: Vec<f32> = yaws.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect();
    assert!(steps.iter().all(|step| *step < 0.35), "{steps:?}");
    assert!(view.left().abs().max_element() < 0.02 && steps.last().is_some_and(|step| *step < 0.01), "{view:?}");
    assert!(yaws.iter().all(|yaw| yaw.abs() <= PI + 1e-3), "{yaws:?}");
}

#[test]
fn without_motion_the_camera_is_there_at_once() {
    for still in [false, true] {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<Preferences>()
            .init_resource::<StageStyle>()
            .init_resource::<CameraView>()
            .insert_resource(Still(still))
            .add_systems(Update, follow);
        app.world_mut().resource_mut::<CameraView>().turn_round();
        app.update();
        let view = app.world().resource::<CameraView>();
        assert_eq!((view.is_moving(), view.yaw == view.goal.yaw), (!still, still), "{view:?}");
    }
}

#[test]
fn the_board_turns_when_the_turn_has_been_seen_and_a_breath_later() {
    let mut app = simulation();
    app.init_resource::<CameraView>()
        .insert_resource(GameRegistry(&crate::games::GAMES))
        .add_plugins(turning::plugin)
        .add_systems(Update, turning::turn_when_due.in_set(TurnSet::Camera));
    app.world_mut().resource_mut::<Preferences>().turn_board = BoardTurning::Turns as u32;
    open(&mut app, people());
    let near = |app: &App| app.world().resource::<CameraView>().near_side();
    app.update();
    assert_eq!(near(&app), Side::White);
    play(&mut app, "dNd3");
    let (mut seen, mut moving) = (0, 0);
    while near(&app) == Side::White {
        moving += usize::from(!app.world().resource::<Unseen>().is_none());
        seen += usize::from(app.world().resource::<Unseen>().is_none());
        assert!(moving + seen < 100, "it does not turn");
        app.update();
    }
    assert!(moving > 5 && seen > 8, "{moving} frames of the turn and {seen} after it");
}
