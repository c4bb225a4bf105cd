//! What the last turn left and changed, marked on the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_diagram::TurnTrace;
use ludarium_rules::Cell;

use super::marks::{Mark, MarkSource, Marks};
use super::trails::Trails;
use crate::stage::MarkKind;
use crate::table::{PositionJumped, Table, TurnPlayed};

/// The most parts of ways that are shown.
const MOST_LEGS: usize = 64;

/// Marks the turn that led to the shown position.
pub fn plugin(app: &mut App) {
    app.add_observer(|_: On<TurnPlayed>, table: Option<Res<Table>>, marks: ResMut<Marks>, trails: ResMut<Trails>| {
        mark(table, marks, trails);
    })
    .add_observer(
        |_: On<PositionJumped>, table: Option<Res<Table>>, marks: ResMut<Marks>, trails: ResMut<Trails>| {
            mark(table, marks, trails);
        },
    );
}

fn mark(table: Option<Res<Table>>, mut marks: ResMut<Marks>, mut trails: ResMut<Trails>) {
    let trace = table.as_deref().map_or_else(TurnTrace::default, trace);
    Marks::set(&mut marks, MarkSource::LastTurn, marks_of(&trace));
    let legs = trace.ways.iter().flat_map(|way| way.windows(2).map(|leg| [leg[0], leg[1]]));
    trails.set_if_neq(Trails(legs.take(MOST_LEGS).collect()));
}

/// What the turn that led to the shown position left, changed and took; it holds nothing that is secret.
fn trace(table: &Table) -> TurnTrace {
    let (game, shown) = (table.line(), table.shown());
    let played = shown.checked_sub(1).and_then(|ply| Some((game.position_at(ply)?, game.turns().get(ply)?)));
    let steps = played.and_then(|(position, played)| position.steps_of(&played.turn).ok());
    let chosen: Vec<Cell> = steps.into_iter().flatten().filter_map(|step| step.cell()).collect();
    TurnTrace::of_effects(game.effects_at(shown), &chosen)
}

fn marks_of(trace: &TurnTrace) -> BTreeSet<Mark> {
    let TurnTrace { from, to, taken, .. } = trace;
    let of = |kind, cells: &[Cell]| cells.iter().map(|cell| (kind, *cell)).collect::<Vec<_>>();
    // Where something stands now, the frame says enough.
    let taken: Vec<Cell> = taken.iter().filter(|cell| !to.contains(cell)).copied().collect();
    [of(MarkKind::LastFrom, from), of(MarkKind::LastTo, to), of(MarkKind::LastTaken, &taken)]
        .concat()
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, open, people, play, simulation_of};
    use ludarium_rules::GameId;

    #[test]
    fn a_growth_is_marked_where_it_came_from_and_where_it_went() {
        let mut app = simulation_of(GameId::Trees);
        app.init_resource::<Marks>().init_resource::<Trails>().add_plugins(plugin);
        open(&mut app, people());
        play(&mut app, "d1>d2");
        let cell = |name| game(&app).position().cell_named(name).expect("a cell");
        let expected = BTreeSet::from([(MarkKind::LastFrom, cell("d1")), (MarkKind::LastTo, cell("d2"))]);
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), expected);
        assert_eq!(*app.world().resource::<Trails>(), Trails(vec![[cell("d1"), cell("d2")]]));
        crate::testing::send(&mut app, crate::table::Intent::Visit(0));
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), BTreeSet::new());
        assert_eq!(*app.world().resource::<Trails>(), Trails::default());
    }
}
