//! The zones that may decide the match, marked.

use bevy::prelude::*;
use ludarium_rules::AnyPosition;
use ludarium_rules::games::tress::ZoneThreat;

use super::{ThreatSet, ZoneShown};
use crate::board::Moving;
use crate::schedule::{OverlaySet, Screen};
use crate::table::Table;

/// Marks what threatens while a match is on the table: when the position changes, and when the zones come.
pub fn plugin(app: &mut App) {
    let due = zones_came.or_else(resource_exists_and_changed::<Moving>);
    app.add_systems(
        Update,
        threaten.in_set(ThreatSet).in_set(OverlaySet).run_if(resource_exists::<Table>.and_then(due)),
    )
    .add_systems(OnExit(Screen::Table), calm);
}

fn zones_came(zones: Query<(), Added<ZoneShown>>) -> bool {
    !zones.is_empty()
}

/// Marks the zones of an open claim strongly, and those of a side that is one zone short of domination faintly.
fn threaten(table: Res<Table>, mut zones: Query<&mut ZoneShown>) {
    let AnyPosition::Tress(position) = table.shown_position() else { return };
    let threats = position.zone_threats();
    for mut shown in &mut zones {
        let strength = match threats.get(usize::from(shown.zone)) {
            Some(ZoneThreat::Claimed) => 1.0,
            Some(ZoneThreat::Near) => 0.45,
            Some(ZoneThreat::None) | None => 0.0,
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

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use ludarium_record::{Match, Setup};
    use ludarium_rules::{GameId, ZoneState};

    use super::*;
    use crate::schedule;
    use crate::testing::people;

    /// How strongly each zone threatens, in their order.
    fn threats(app: &mut App) -> Vec<f32> {
        let world = app.world_mut();
        let mut zones = world.query::<&ZoneShown>();
        let mut threats: Vec<(u8, f32)> = zones.iter(world).map(|shown| (shown.zone, shown.threat)).collect();
        threats.sort_by_key(|(zone, _)| *zone);
        threats.into_iter().map(|(_, threat)| threat).collect()
    }

    #[test]
    fn zones_that_come_after_the_match_show_what_they_threaten() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, schedule::plugin, plugin));
        let start = Some("7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w".to_owned());
        let setup = Setup { start, ..Setup::new(GameId::Tress, people()) };
        app.insert_resource(Table::new(Match::new(setup).expect("a position"), 1));
        app.update();
        app.update();
        for zone in 0..7 {
            app.world_mut().spawn(ZoneShown::at_rest(zone, ZoneState::Neutral));
        }
        app.update();
        assert_eq!(threats(&mut app), [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]);
    }
}
