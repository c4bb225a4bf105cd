//! Motion without a window.

use std::collections::HashMap;

use bevy::prelude::*;
use ludarium_rules::{AnyTurn, Effect, GameId, Side};

use super::{BoardSettled, LightLevel, MotionQueue, MotionStarted, PieceAnimation, TimedEvent, Timeline};
use crate::pieces::{Captured, CapturedPlaces, CapturedRows, PieceView};
use crate::settings::{Preferences, ReducedMotion};
use crate::stage::{Ending, Presentation, VisualEvent};
use crate::table::Intent;
use crate::testing::{compare, game, open, people, play, send, settle, simulation, simulation_of};

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
fn the_frame_after_a_rest_does_not_swallow_the_motion() {
    let mut app = listening();
    let was = std::time::Duration::from_millis(240);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(was));
    app.update();
    play(&mut app, "dNd3");
    let moved = |app: &mut App| {
        let mut pieces = app.world_mut().query_filtered::<(&Transform, &PieceView), With<PieceAnimation>>();
        let presentation = app.world().resource::<Presentation>();
        let left =
            pieces.iter(app.world()).map(|(place, view)| place.translation - view.rest(presentation).translation);
        left.map(Vec3::length).collect::<Vec<_>>()
    };
    let left = moved(&mut app);
    assert!(left.len() == 1 && left[0] > 0.9, "{left:?}");
    app.update();
    assert!(moved(&mut app).is_empty(), "the next frame is as long as it is");
}

#[test]
fn a_piece_that_is_promoted_where_it_leaps_to_leaps() {
    let start = ["g1f3", "b8c6", "f3d4"];
    let mut app = listening();
    app.world_mut().resource_mut::<Presentation>().ui = crate::games::ui(ludarium_rules::GameId::Tress);
    for turn in start {
        settle(&mut app);
        play(&mut app, turn);
    }
    let mut highest = 0.0_f32;
    while app.world().resource::<MotionQueue>().is_busy() {
        let mut pieces = app.world_mut().query_filtered::<&Transform, With<PieceAnimation>>();
        highest = pieces.iter(app.world()).map(|place| place.translation.y).fold(highest, f32::max);
        app.update();
    }
    let leap = app.world().resource::<Presentation>().ui.hop_height;
    let guardian = leap(ludarium_rules::games::tress::GUARDIAN, 2.0);
    assert!(highest > 0.8 * guardian, "{highest} of {guardian}");
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

#[test]
fn the_end_is_shown_as_long_as_the_last_position_is() {
    let mut app = listening();
    let ending = |app: &App| app.world().resource::<Presentation>().ending;
    play(&mut app, "dNd3");
    settle(&mut app);
    send(&mut app, Intent::Resign(Side::Black));
    assert_eq!(ending(&app), None, "the scene has only begun");
    settle(&mut app);
    assert_eq!(ending(&app), Some(Ending { winner: Side::White }));
    for (ply, wanted) in [(0, None), (1, Some(Ending { winner: Side::White }))] {
        send(&mut app, Intent::Visit(ply));
        settle(&mut app);
        assert_eq!(ending(&app), wanted, "at ply {ply}");
    }
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!((ending(&app), game(&app).ply()), (None, 1), "the resignation is withdrawn, the turn is not");
}

#[test]
fn what_is_taken_lies_beside_the_board_until_it_comes_back() {
    let mut app = listening();
    app.insert_resource(CapturedPlaces {
        rows: Some([CapturedRows { origin: Vec3::X * 9.0, along: Vec3::X, across: Vec3::Z }; 2]),
        per_row: 4,
        scale: 0.5,
    });
    let lying = |app: &mut App| {
        let mut pieces = app.world_mut().query::<(&Captured, &Transform)>();
        pieces.iter(app.world()).map(|(captured, place)| (captured.by, place.translation.x)).collect::<Vec<_>>()
    };
    let mut plies = 0;
    while lying(&mut app).is_empty() {
        let position = game(&app).position();
        let turns = position.turns().expect("a list");
        let takes = |turn: &&AnyTurn| {
            let effects = position.effects(turn).expect("it is legal");
            effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }))
        };
        let turn = turns.iter().find(takes).unwrap_or(&turns[plies * 7 % turns.len()]).as_str().to_owned();
        play(&mut app, &turn);
        settle(&mut app);
        plies += 1;
        assert!(plies < 60, "nothing can be taken");
    }
    let by = game(&app).turns()[plies - 1].side;
    assert_eq!(lying(&mut app), [(by, 9.0)]);
    send(&mut app, Intent::Visit(0));
    settle(&mut app);
    assert_eq!(lying(&mut app), []);
    send(&mut app, Intent::Visit(plies));
    settle(&mut app);
    assert_eq!(lying(&mut app), [(by, 9.0)]);
    send(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(lying(&mut app), []);
}

fn choose(app: &mut App, motion: ReducedMotion) {
    app.world_mut().resource_mut::<Preferences>().set_reduced_motion(motion);
    app.update();
}

/// Of the pieces that act: how many are neither where they were nor where one of their acts leaves them.
fn on_their_way(app: &mut App, before: &HashMap<Entity, Transform>) -> usize {
    let mut pieces = app.world_mut().query::<(Entity, &PieceAnimation, &Transform, &Visibility)>();
    let is_on_its_way = |(entity, animation, place, seen): &(Entity, &PieceAnimation, &Transform, &Visibility)| {
        let mut rests = before.get(entity).into_iter().chain(animation.acts.iter().map(|act| &act.goal));
        **seen != Visibility::Hidden && rests.all(|rest| rest != *place)
    };
    pieces.iter(app.world()).filter(is_on_its_way).count()
}

#[test]
fn without_motion_pieces_are_where_they_were_or_where_they_will_be() {
    for (motion, moves) in [(ReducedMotion::Off, true), (ReducedMotion::On, false)] {
        for id in GameId::ALL {
            let mut app = simulation_of(id);
            choose(&mut app, motion);
            open(&mut app, people());
            let mut moved = 0;
            for number in 0..16 {
                let turns = game(&app).position().turns().expect("a list");
                let Some(turn) = turns.get(number * 7 % turns.len().max(1)).filter(|_| game(&app).result().is_none())
                else {
                    break;
                };
                let turn = turn.clone();
                let mut pieces = app.world_mut().query_filtered::<(Entity, &Transform), With<PieceView>>();
                let before = pieces.iter(app.world()).map(|(entity, place)| (entity, *place)).collect();
                send(&mut app, if number % 5 == 4 { Intent::Undo } else { Intent::Play(turn) });
                while app.world().resource::<MotionQueue>().is_busy() {
                    moved += on_their_way(&mut app, &before);
                    app.update();
                }
                compare(&mut app);
            }
            assert_eq!(moved > 0, moves, "{id} with {motion:?}: {moved}");
        }
    }
}

#[test]
fn without_motion_the_light_is_steady() {
    for (motion, is_steady) in [(ReducedMotion::Off, false), (ReducedMotion::On, true)] {
        let mut app = listening();
        choose(&mut app, motion);
        let claim = TimedEvent::new(0.0, 0.7, VisualEvent::Claim);
        app.world_mut().resource_mut::<MotionQueue>().push(Timeline::Events(vec![claim]));
        let mut levels = Vec::new();
        while app.world().resource::<MotionQueue>().is_busy() {
            app.update();
            levels.push(*app.world().resource::<LightLevel>());
        }
        assert!(levels.len() > 10, "{levels:?}");
        assert_eq!(levels.iter().all(|level| *level == LightLevel(1.0)), is_steady, "{levels:?}");
    }
}
