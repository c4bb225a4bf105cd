//! No two systems of the game may touch the same data in an order that nobody has chosen.

use std::collections::HashMap;

use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleBuildSettings, SystemKey};
use bevy::prelude::*;

use crate::cli::Cli;
use crate::script::Journey;
use crate::start::unseen_app;
use crate::testing::simulation;

/// The pairs of the game's own systems whose order is left open although they touch the same data, with that data.
fn open_orders(app: &mut App) -> Vec<String> {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        // Where commands are applied must not be what puts two systems in order.
        let settings = ScheduleBuildSettings { auto_insert_apply_deferred: false, ..default() };
        schedule.set_build_settings(settings);
    }
    app.finish();
    app.cleanup();
    let schedules = app.world().resource::<Schedules>();
    let labels: Vec<InternedScheduleLabel> = schedules.iter().map(|(_, schedule)| schedule.label()).collect();
    labels.into_iter().flat_map(|label| open_orders_in(app.world_mut(), label)).collect()
}

fn open_orders_in(world: &mut World, label: InternedScheduleLabel) -> Vec<String> {
    let conflicts = world.schedule_scope(label, |world, schedule| {
        schedule.initialize(world).expect("the schedule can be built");
        let systems = schedule.systems().expect("it was built").map(|(key, system)| (key, system.name().to_string()));
        let names: HashMap<SystemKey, String> = systems.collect();
        let pairs = schedule.graph().conflicting_systems().0.iter();
        pairs.map(|(one, other, data)| (names[one].clone(), names[other].clone(), data.clone())).collect::<Vec<_>>()
    });
    let own = |name: &str| name.starts_with("ludarium::");
    let described = conflicts.into_iter().filter(|(one, other, _)| own(one) && own(other)).map(|(one, other, data)| {
        let data = data.iter().filter_map(|id| world.components().get_name(*id)).map(|name| name.to_string());
        format!("{label:?}: {one} and {other}: {}", data.collect::<Vec<_>>().join(", "))
    });
    described.collect()
}

fn assert_none(open: &[String]) {
    assert!(open.is_empty(), "{} pairs of systems in no order:\n{}", open.len(), open.join("\n"));
}

#[test]
fn the_order_of_the_simulation_is_fixed() {
    assert_none(&open_orders(&mut simulation()));
}

#[test]
fn the_order_of_the_whole_game_is_fixed() {
    let journey = Journey { with: Vec::new(), steps: Vec::new() };
    let mut app = unseen_app(&Cli::default(), None, ("order".to_owned(), journey));
    assert_none(&open_orders(&mut app));
}
