//! Time passes for the side to move.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use super::resolve::conclude;
use super::sight::{self, WindowHidden};
use super::{Archive, Table, TimeRunsLow};
use crate::schedule::{ClockSet, Menu, TurnSet};
use crate::settings::Preferences;

/// From here on (seconds), a clock is heard.
const LOW_TIME: u64 = 10;

/// A frame takes no more than this from a clock. Frames come at least twice a second while one runs: whoever was away for
/// longer, because the machine slept or the program was stopped, has seen no more of it.
const LONGEST_FRAME: Duration = Duration::from_secs(1);

/// Clocks run while nothing lies over the board and somebody can see it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowHidden>()
        .configure_sets(
            Update,
            ClockSet
                .in_set(TurnSet::Resolve)
                .run_if(in_state(Menu::None).and_then(resource_exists::<Table>).and_then(not(rests_unseen))),
        )
        .add_systems(
            Update,
            sight::look
                .in_set(TurnSet::Resolve)
                .before(ClockSet)
                .run_if(on_message::<WindowOccluded>.or_else(a_clock_may_run)),
        )
        .add_systems(Update, run_clocks.in_set(ClockSet).after(super::resolve::resolve));
}

fn a_clock_may_run(table: Option<Res<Table>>) -> bool {
    table.is_some_and(|table| table.has_running_clocks())
}

fn rests_unseen(hidden: Res<WindowHidden>, preferences: Res<Preferences>) -> bool {
    hidden.is_hidden && preferences.pause_hidden
}

/// What the side to move has left, in whole seconds.
fn seconds_left(table: &Table) -> Option<u64> {
    let side = table.game.side_to_move();
    table.game.clocks().map(|clocks| clocks[side.index()].as_secs())
}

fn run_clocks(time: Res<Time<Real>>, mut table: ResMut<Table>, mut archive: ResMut<Archive>, mut commands: Commands) {
    if !table.has_running_clocks() {
        return;
    }
    let before = seconds_left(&table);
    table.bypass_change_detection().game.advance(time.delta().min(LONGEST_FRAME));
    if seconds_left(&table) < before && before <= Some(LOW_TIME) {
        commands.trigger(TimeRunsLow { side: table.game.side_to_move() });
    }
    if table.result().is_some() {
        conclude(&table, false, &mut commands);
        archive.store(&table);
    }
}
