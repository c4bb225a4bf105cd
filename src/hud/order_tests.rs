//! Whatever tells of a turn waits until the turn has been seen, in every game.

use std::collections::HashMap;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use ludarium_rules::{AnyTurn, Effect, GameId};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::players::Plates;
use super::turns;
use crate::board::{MarkSource, Marks, last_turn_alone};
use crate::input::Pick;
use crate::look::palette::Palette;
use crate::motion::{MotionQueue, PieceAnimation};
use crate::pieces::{Captured, PieceView};
use crate::settings::{Preferences, ReducedMotion};
use crate::stage::{Presentation, VisualEvent};
use crate::table::{Intent, Table, TurnSeen, Unseen};
use crate::testing::{game, open, open_from, people, send, settle, simulation_of};

/// The turns that were said to have been seen.
#[derive(Resource, Default)]
struct Heard(Vec<usize>);

fn app(id: GameId) -> App {
    let mut app = simulation_of(id);
    app.init_resource::<Heard>()
        .init_resource::<Palette>()
        .add_plugins(last_turn_alone)
        .add_observer(|seen: On<TurnSeen>, mut heard: ResMut<Heard>| heard.0.push(seen.position.ply));
    open(&mut app, people());
    app
}

/// Everything that is told: by the list, the cards, the marks and the remarks.
fn told(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut told = world.run_system_once(turns::told).expect("the list");
    told.extend(world.run_system_once(|plates: Plates| plates.told()).expect("the cards"));
    told.push(format!("{:?}", world.resource::<Marks>().of(MarkSource::LastTurn)));
    told.push(world.resource::<Heard>().0.len().to_string());
    told
}

/// Everything on the board is where the turn leaves it.
fn has_arrived(app: &mut App) -> bool {
    let presentation = app.world().resource::<Presentation>().clone();
    let mut pieces =
        app.world_mut().query::<(&PieceView, &Transform, &Visibility, Option<&Captured>, Has<PieceAnimation>)>();
    let is_there =
        |(view, place, seen, captured, acts): (&PieceView, &Transform, &Visibility, Option<&Captured>, bool)| {
            let rest = view.rest(&presentation);
            let stands = place.translation.distance(rest.translation) < 0.02
                && place.scale.distance(rest.scale) < 0.05
                && *seen != Visibility::Hidden;
            match view.cell {
                Some(_) => stands,
                // Without rows beside the board, what is taken shrinks, or falls, until it is gone.
                None => captured.is_some() && !acts || *seen == Visibility::Hidden || place.scale.min_element() < 0.45,
            }
        };
    pieces.iter(app.world()).all(is_there)
}

fn kind(effect: &Effect) -> String {
    let shown = format!("{effect:?}");
    shown.split([' ', '(']).next().unwrap_or_default().to_owned()
}

fn choose(app: &App, seen: &HashMap<String, usize>, random: &mut SmallRng) -> Option<AnyTurn> {
    let position = game(app).position();
    let turns = position.turns().expect("a list");
    if game(app).result().is_some() || turns.is_empty() {
        return None;
    }
    let rated = (0..60).map(|_| {
        let turn = &turns[random.random_range(0..turns.len())];
        let effects = position.effects(turn).expect("it is legal");
        let rare = effects.iter().map(|effect| 40 / (1 + seen.get(&kind(effect)).copied().unwrap_or(0))).max();
        let takes = effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }));
        (rare.unwrap_or(0) + 4 * usize::from(takes), turn)
    });
    rated.max_by_key(|(rate, _)| *rate).map(|(_, turn)| turn.clone())
}

fn is_busy(app: &App) -> bool {
    app.world().resource::<MotionQueue>().is_busy()
}

fn is_closing(app: &App) -> bool {
    app.world().resource::<MotionQueue>().running().any(|(event, _)| matches!(event, VisualEvent::End(_)))
}

/// A trunk grows into another, and what that one bore withers.
const FOREST: &str = "bA,bB,bC,bD,wG,bF,bG,bH/bA,bA,bA,bA,bA,bA,wH,bH/bh,bh,wB,wG,bh,wG,wH,wH/wB,wG,wB,wG,wB,wH,wH,wH/bg,bg,bg,bg,bg,bg,bg,wH/wh,wB,wG,wh,wh,wB,wG,wH/wG,wu,wu,wB,wG,wu,wF,wH/wA,wB,wC,wD,wh,wF,wG,wH b c6>a7,h7>h6 -";
/// A man can be converted.
const MIRROR: &str = "1b1bbbb/3bb1b/3b1B1/www4/1www3/w1w4 b";

/// Plays turns and looks at every frame.
fn nothing_tells_ahead(id: GameId, start: Option<&str>, needs: &[&str]) {
    let mut app = app(id);
    if let Some(start) = start {
        open_from(&mut app, start);
    }
    let (mut seen, mut random) = (HashMap::new(), SmallRng::seed_from_u64(11));
    for _ in 0..45 {
        let Some(turn) = choose(&app, &seen, &mut random) else {
            open(&mut app, people());
            continue;
        };
        let effects = game(&app).position().effects(&turn).expect("it is legal");
        effects.iter().for_each(|effect| *seen.entry(kind(effect)).or_default() += 1);
        let text = turn.as_str().to_owned();
        let before = told(&mut app);
        send(&mut app, Intent::Play(turn));
        // A choice that nobody sees moves nothing; its sign takes its time all the same.
        let (mut arrived, mut frame, mut waited) = (false, 0, 0);
        while is_busy(&app) {
            // The closing scene begins when all else is over.
            arrived |= has_arrived(&mut app) || is_closing(&app);
            let now = told(&mut app);
            assert!(arrived || now == before, "{id} {text}, frame {frame}: {now:?} is told, where {before:?} is seen");
            waited += usize::from(now == before);
            frame += 1;
            app.update();
        }
        let after = told(&mut app);
        assert!(after != before && waited > 4, "{id} {text}: {after:?} after {waited} frames of {frame}");
        assert!(app.world().resource::<Unseen>().is_none());
    }
    for need in needs {
        assert!(seen.contains_key(*need), "{id} has shown only {:?}", seen.keys());
    }
}

#[test]
fn nothing_tells_ahead_in_tress() {
    nothing_tells_ahead(GameId::Tress, None, &["Captured", "Promoted", "ZoneChanged"]);
}

#[test]
fn nothing_tells_ahead_in_trees() {
    nothing_tells_ahead(GameId::Trees, Some(FOREST), &["Grew", "Withered"]);
}

#[test]
fn nothing_tells_ahead_in_tribun() {
    nothing_tells_ahead(GameId::Tribun, None, &["Captured", "Attacked", "Stacked"]);
}

#[test]
fn nothing_tells_ahead_in_gess() {
    nothing_tells_ahead(GameId::Gess, None, &["Captured", "Carried"]);
}

#[test]
fn nothing_tells_ahead_in_go_chess() {
    nothing_tells_ahead(GameId::GoChess, None, &["Chosen", "Revealed"]);
}

#[test]
fn nothing_tells_ahead_in_treason() {
    nothing_tells_ahead(GameId::Treason, Some(MIRROR), &["Captured", "Converted"]);
}

#[test]
fn nothing_tells_ahead_in_troop_chess() {
    nothing_tells_ahead(GameId::TroopChess, None, &["Captured", "Carried", "Collided"]);
}

fn unseen(app: &App) -> Unseen {
    *app.world().resource::<Unseen>()
}

#[test]
fn where_nothing_moves_everything_is_told_at_once() {
    for is_reduced in [true, false] {
        let mut app = app(GameId::Tress);
        {
            let mut preferences = app.world_mut().resource_mut::<Preferences>();
            if is_reduced { preferences.set_reduced_motion(ReducedMotion::On) } else { preferences.speed = 0.0 }
        }
        app.update();
        for (ply, turn) in ["dNd3", "dNd6"].into_iter().enumerate() {
            crate::testing::play(&mut app, turn);
            assert_eq!(unseen(&app), Unseen::default());
            assert_eq!(app.world().resource::<Heard>().0.len(), ply + 1);
        }
    }
}

#[test]
fn jumps_and_what_is_taken_back_are_told_at_once_and_nothing_is_told_twice() {
    let mut app = app(GameId::Tress);
    crate::testing::play(&mut app, "dNd3");
    assert_eq!(unseen(&app), Unseen { shown: 1, played: 1 });
    // Whoever acts again ends the motion before, and what it showed is told.
    crate::testing::play(&mut app, "dNd6");
    assert_eq!(unseen(&app), Unseen { shown: 1, played: 1 });
    send(&mut app, Intent::Undo);
    assert_eq!((unseen(&app), app.world().resource::<Table>().shown()), (Unseen::default(), 1));
    settle(&mut app);
    assert_eq!(app.world().resource::<Heard>().0, [1, 2, 1]);
    send(&mut app, Intent::Visit(0));
    assert_eq!(unseen(&app), Unseen::default());
    settle(&mut app);
    // What is visited stands in the list, which was asked for it; marks and counters follow the pieces.
    send(&mut app, Intent::Visit(1));
    assert_eq!(unseen(&app), Unseen { shown: 1, played: 0 });
    settle(&mut app);
    crate::testing::play(&mut app, "dNd6");
    send(&mut app, Intent::Visit(0));
    assert_eq!(unseen(&app), Unseen::default());
    open(&mut app, people());
    assert_eq!(unseen(&app), Unseen::default());
}

#[test]
fn whoever_is_to_move_chooses_as_soon_as_the_turn_is_played() {
    let mut app = app(GameId::Tress);
    crate::testing::play(&mut app, "dNd3");
    assert!(!unseen(&app).is_none() && app.world().resource::<Table>().may_choose());
    let position = game(&app).position();
    let turn = position.turns().expect("a list")[0].clone();
    let first = position.steps_of(&turn).expect("it is legal")[0];
    app.world_mut().write_message(Pick::press(first));
    app.update();
    assert!(crate::testing::selection(&app).has_begun(), "Black has taken a piece up while White's still moves");
    app.update();
    assert!(unseen(&app).is_none(), "the click has ended the motion");
}
