//! Time passes for the side to move.

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use super::resolve::conclude;
use super::{Archive, Table, TimeRunsLow};
use crate::schedule::{ClockSet, Menu, TurnSet};
use crate::settings::Preferences;

/// From here on (seconds), a clock is heard.
const LOW_TIME: u64 = 10;

/// Whether the window was hidden when last heard of.
#[derive(Resource, Default)]
struct WindowHidden(bool);

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
            note_occlusion.in_set(TurnSet::Resolve).before(ClockSet).run_if(on_message::<WindowOccluded>),
        )
        .add_systems(Update, run_clocks.in_set(ClockSet).after(super::resolve::resolve));
}

fn note_occlusion(mut occlusions: MessageReader<WindowOccluded>, mut hidden: ResMut<WindowHidden>) {
    if let Some(last) = occlusions.read().last() {
        hidden.0 = last.occluded;
    }
}

fn rests_unseen(hidden: Res<WindowHidden>, preferences: Res<Preferences>) -> bool {
    hidden.0 && preferences.pause_hidden
}

/// What the side to move has left, in whole seconds.
fn seconds_left(table: &Table) -> Option<u64> {
    let side = table.game.side_to_move();
    table.game.clocks().map(|clocks| clocks[side.index()].as_secs())
}

fn run_clocks(time: Res<Time<Real>>, mut table: ResMut<Table>, mut archive: ResMut<Archive>, mut commands: Commands) {
    if table.game.clocks().is_none() || table.result().is_some() {
        return;
    }
    let before = seconds_left(&table);
    table.bypass_change_detection().game.advance(time.delta());
    if seconds_left(&table) < before && before <= Some(LOW_TIME) {
        commands.trigger(TimeRunsLow { side: table.game.side_to_move() });
    }
    if table.result().is_some() {
        conclude(&table, false, &mut commands);
        archive.store(&table);
    }
}
