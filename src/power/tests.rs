//! Frames are counted as the event loop draws them: one after every event, and one wherever another one is asked for.

use bevy::window::{CursorMoved, RequestRedraw, WindowResized};

use super::*;

/// A room that wishes for frames.
#[derive(Resource, Default)]
struct Room(Option<Duration>);

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, plugin)).init_resource::<Room>();
    want_frames(&mut app, |room: Res<Room>| room.0);
    app.update();
    app
}

/// How many frames are drawn until nothing more is asked for.
fn frames_until_rest(app: &mut App) -> usize {
    (1..=100)
        .find(|_| {
            app.update();
            app.world().resource::<Messages<RequestRedraw>>().is_empty()
        })
        .expect("it comes to rest")
}

#[test]
fn what_happens_is_followed_by_one_frame_more_and_then_there_is_rest() {
    let window = Entity::PLACEHOLDER;
    let events: [fn(Entity) -> WindowEvent; 2] = [
        |window| WindowResized { window, width: 800.0, height: 500.0 }.into(),
        |window| CursorMoved { window, position: Vec2::ONE, delta: None }.into(),
    ];
    let mut app = app();
    for event in events {
        app.world_mut().write_message(event(window));
        assert_eq!(frames_until_rest(&mut app), 2, "{:?}", event(window));
        assert_eq!(frames_until_rest(&mut app), 1, "nothing more is drawn");
    }
    app.world().resource::<Frames>().follow();
    assert_eq!(frames_until_rest(&mut app), 2, "what a job tells");
}

#[test]
fn frames_flow_while_something_moves_and_no_longer() {
    let mut app = app();
    app.insert_resource(Room(FLOWING));
    for _ in 0..5 {
        app.update();
        assert!(!app.world().resource::<Messages<RequestRedraw>>().is_empty());
        assert!(app.world().resource::<Frames>().flow());
    }
    app.insert_resource(Room(None));
    assert_eq!(frames_until_rest(&mut app), 1);
    assert!(!app.world().resource::<Frames>().flow());
}

#[test]
fn a_wish_for_later_draws_nothing_now() {
    let mut app = app();
    app.insert_resource(Room(NOW_AND_THEN));
    assert_eq!(frames_until_rest(&mut app), 1);
}

#[test]
fn the_soonest_wish_counts() {
    let mut frames = Frames::default();
    assert_eq!(frames.take(), None);
    [700, 300, 500].into_iter().for_each(|wait| frames.want(Duration::from_millis(wait)));
    assert_eq!(frames.take(), Some(Duration::from_millis(300)));
    assert_eq!(frames.take(), None, "wishes are made anew in every frame");
}
