//! Who holds the zones, as it is shown: at once after a jump, in motion with a turn.

use bevy::prelude::*;
use ludarium_rules::{BoardView, Outcome, ZoneState};

use crate::motion::{MotionQueue, MotionSet, MotionStarted, Timeline};
use crate::pieces::AddBoardCheck;
use crate::settings::Still;
use crate::stage::VisualEvent;

/// How a zone is shown at this moment; banners and frames are drawn by it.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ZoneShown {
    /// The zone's number in the rules.
    pub zone: u8,
    /// Who holds it, or soon will.
    pub state: ZoneState,
    /// How far the change from `previous` to `state` has come; 1 is at rest.
    pub change: f32,
    /// Who held it before.
    pub previous: ZoneState,
}

impl ZoneShown {
    /// A zone at rest.
    #[must_use]
    pub const fn at_rest(zone: u8, state: ZoneState) -> Self {
        Self { zone, state, change: 1.0, previous: state }
    }
}

/// Lets the zones follow the timeline, and the board be checked with them.
pub fn plugin(app: &mut App) {
    app.add_observer(show_at_once)
        .add_systems(Update, change_hands.in_set(MotionSet::Follow))
        .add_board_check(disagreements);
}

fn show_at_once(started: On<MotionStarted>, mut zones: Query<&mut ZoneShown>) {
    let Timeline::Jump(board) = &*started.timeline else { return };
    for mut shown in &mut zones {
        let state = state_of(board, shown.zone);
        if shown.state != state || shown.change < 1.0 {
            (shown.previous, shown.state, shown.change) = (state, state, 1.0);
        }
    }
}

fn change_hands(queue: Res<MotionQueue>, still: Res<Still>, mut zones: Query<&mut ZoneShown>) {
    for (event, progress) in queue.running() {
        let progress = if still.0 { 1.0 } else { progress };
        match event {
            VisualEvent::Zone { zone, from, to } => {
                for mut shown in zones.iter_mut().filter(|shown| shown.zone == *zone) {
                    (shown.previous, shown.state, shown.change) = (*from, *to, progress);
                }
            }
            // The winner's banners are drawn up, and fall again.
            VisualEvent::End(Outcome { winner: Some(winner), .. }) => {
                let won = zones.iter_mut().filter(|shown| shown.state == ZoneState::Controlled(*winner));
                won.into_iter().for_each(|mut shown| (shown.previous, shown.change) = (shown.state, progress));
            }
            _ => {}
        }
    }
}

fn state_of(board: &BoardView, zone: u8) -> ZoneState {
    board.zones.get(usize::from(zone)).copied().unwrap_or(ZoneState::Neutral)
}

/// The zones that are not shown as the board says.
fn disagreements(world: &mut World, board: &BoardView) -> Vec<String> {
    let mut zones = world.query::<&ZoneShown>();
    let wrong = zones.iter(world).filter(|shown| shown.change < 1.0 || shown.state != state_of(board, shown.zone));
    wrong
        .map(|shown| format!("zone {} shows {:?}, not {:?}", shown.zone, shown.state, state_of(board, shown.zone)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Preferences, ReducedMotion};
    use crate::table::Intent;
    use crate::testing::{meddle, open, people, play, send, settle, simulation};

    fn with_zones() -> App {
        let mut app = simulation();
        for zone in 0..super::super::ZONES as u8 {
            app.world_mut().spawn(ZoneShown::at_rest(zone, ZoneState::Neutral));
        }
        app
    }

    fn held(app: &mut App) -> usize {
        let mut zones = app.world_mut().query::<&ZoneShown>();
        zones.iter(app.world()).filter(|shown| shown.state != ZoneState::Neutral).count()
    }

    #[test]
    fn zones_change_hands_with_a_turn_and_at_once_after_a_jump() {
        let mut app = with_zones();
        open(&mut app, people());
        let before = held(&mut app);
        let mut turns = 0;
        while held(&mut app) == before {
            let list = crate::testing::game(&app).position().turns().expect("a list");
            let turn = list[turns * 7 % list.len()].as_str().to_owned();
            play(&mut app, &turn);
            settle(&mut app);
            turns += 1;
        }
        assert!(turns > 1, "the first turn takes no zone");
        send(&mut app, Intent::Visit(0));
        settle(&mut app);
        assert_eq!(held(&mut app), before);
    }

    #[test]
    fn without_motion_zones_change_hands_at_once() {
        for (motion, at_once) in [(ReducedMotion::Off, false), (ReducedMotion::On, true)] {
            let mut app = with_zones();
            app.world_mut().resource_mut::<Preferences>().set_reduced_motion(motion);
            open(&mut app, people());
            let (mut turns, mut changes) = (0, Vec::new());
            let before = held(&mut app);
            while held(&mut app) == before {
                assert!(turns < 60, "no zone is taken");
                let list = crate::testing::game(&app).position().turns().expect("a list");
                play(&mut app, list[turns * 7 % list.len()].as_str());
                while app.world().resource::<MotionQueue>().is_busy() {
                    changes.extend(app.world_mut().query::<&ZoneShown>().iter(app.world()).map(|shown| shown.change));
                    app.update();
                }
                turns += 1;
            }
            assert_eq!(changes.iter().all(|change| *change == 1.0), at_once, "{motion:?}");
        }
    }

    #[test]
    fn zones_show_the_position_whatever_happens() {
        meddle(&mut with_zones(), 600);
    }
}
