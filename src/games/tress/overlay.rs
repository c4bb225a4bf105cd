//! The zones that may decide the match, marked.

use bevy::prelude::*;
use ludarium_rules::{AnyPosition, Position as _, ZoneState, games::tress as rules};

use super::ZoneShown;
use crate::schedule::{Screen, TurnSet};
use crate::table::Table;

/// Marks what threatens while a match is on the table.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, threaten.in_set(TurnSet::Present).run_if(resource_exists_and_changed::<Table>))
        .add_systems(OnExit(Screen::Table), calm);
}

/// Marks the zones of an open claim strongly, and those of a side that is one zone short of domination faintly.
fn threaten(table: Res<Table>, mut zones: Query<&mut ZoneShown>) {
    let AnyPosition::Tress(position) = table.shown_position() else { return };
    let claim = position.claim();
    for mut shown in &mut zones {
        let zone = usize::from(shown.zone);
        let ZoneState::Controlled(owner) = position.zone_state(zone) else {
            set_threat(&mut shown, 0.0);
            continue;
        };
        let held = (0..rules::ZONES.len()).filter(|other| position.zone_state(*other) == ZoneState::Controlled(owner));
        let held = held.count();
        let claimed = claim.is_some() && owner != position.side_to_move();
        let strength = match held {
            5.. if claimed => 1.0,
            _ if claimed && zone == rules::FORTRESS => 1.0,
            4 => 0.45,
            _ => 0.0,
        };
        set_threat(&mut shown, strength);
    }
}

fn set_threat(shown: &mut Mut<ZoneShown>, threat: f32) {
    if shown.threat != threat {
        shown.threat = threat;
    }
}

fn calm(mut zones: Query<&mut ZoneShown>) {
    for mut shown in &mut zones {
        set_threat(&mut shown, 0.0);
    }
}
