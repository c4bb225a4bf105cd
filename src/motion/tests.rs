//! Motion without a window.

use bevy::prelude::*;

use super::{BoardSettled, MotionQueue, MotionStarted, PieceAnimation, Timeline};
use crate::table::Intent;
use crate::testing::{open, people, play, send, settle, simulation};

#[derive(Resource, Default)]
struct Heard(Vec<&'static str>);

fn listening() -> App {
    let mut app = simulation();
    app.init_resource::<Heard>()
        .add_observer(|started: On<MotionStarted>, mut heard: ResMut<Heard>| {
            heard.0.push(if matches!(*started.timeline, Timeline::Jump(_)) { "jump" } else { "turn" });
        })
        .add_observer(|_: On<BoardSettled>, queue: Res<MotionQueue>, mut heard: ResMut<Heard>| {
            assert!(!queue.is_busy());
            heard.0.push("settled");
        });
    open(&mut app, people());
    app
}

fn heard(app: &mut App) -> Vec<&'static str> {
    std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
}

#[test]
fn the_board_settles_after_every_motion_and_every_jump() {
    let mut app = listening();
    assert_eq!(heard(&mut app), ["jump", "settled"]);
    for turn in ["dNd3", "dNd6"] {
        play(&mut app, turn);
        settle(&mut app);
    }
    assert_eq!(heard(&mut app), ["turn", "settled", "turn", "settled"]);
    send(&mut app, Intent::Visit(0));
    settle(&mut app);
    assert_eq!(heard(&mut app), ["jump", "settled"]);
}

#[test]
fn what_is_overtaken_settles_once() {
    let mut app = listening();
    heard(&mut app);
    play(&mut app, "dNd3");
    play(&mut app, "dNd6");
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(heard(&mut app), ["turn", "turn", "turn", "settled"]);
}

#[test]
fn only_pieces_that_act_are_animated_and_only_while_they_move() {
    let mut app = listening();
    let animated = |app: &mut App| app.world_mut().query::<&PieceAnimation>().iter(app.world()).count();
    assert_eq!(animated(&mut app), 0);
    play(&mut app, "dNd3");
    assert_eq!(animated(&mut app), 1);
    settle(&mut app);
    assert_eq!(animated(&mut app), 0);
}
