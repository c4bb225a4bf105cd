//! What the last turn left and changed, marked on the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_diagram::TurnTrace;
use ludarium_rules::Cell;

use super::marks::{Mark, MarkSource, Marks};
use super::trails::Trails;
use crate::stage::MarkKind;
use crate::table::{PositionJumped, Table, TurnSeen, Unseen};

/// The most parts of ways that are shown.
const MOST_LEGS: usize = 64;

/// Marks the turn that led to the shown position, once it has been seen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Unseen>()
        .add_observer(mark_after::<TurnSeen>)
        // What is shown at once has been seen.
        .add_observer(mark_after::<PositionJumped>);
}

fn mark_after<E: Event>(
    _: On<E>,
    (table, unseen): (Option<Res<Table>>, Res<Unseen>),
    mut marks: ResMut<Marks>,
    mut trails: ResMut<Trails>,
) {
    let trace = table.as_deref().map_or_else(TurnTrace::default, |table| trace(table, unseen.shown_seen(table)));
    Marks::set(&mut marks, MarkSource::LastTurn, marks_of(&trace));
    let legs = trace.ways.iter().flat_map(|way| way.windows(2).map(|leg| [leg[0], leg[1]]));
    trails.set_if_neq(Trails(legs.take(MOST_LEGS).collect()));
}

/// What the turn that led to the position after so many turns left, changed and took; it holds nothing that is secret.
fn trace(table: &Table, shown: usize) -> TurnTrace {
    let game = table.line();
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
    use crate::testing::{game, open, people, play, settle, simulation_of};
    use ludarium_rules::GameId;

    #[test]
    fn a_growth_is_marked_where_it_came_from_and_where_it_went() {
        let mut app = simulation_of(GameId::Trees);
        app.init_resource::<Marks>().init_resource::<Trails>().add_plugins(plugin);
        open(&mut app, people());
        play(&mut app, "d1>d2");
        assert_eq!(
            *app.world().resource::<Marks>().of(MarkSource::LastTurn),
            BTreeSet::new(),
            "it is still to be seen"
        );
        settle(&mut app);
        let cell = |name| game(&app).position().cell_named(name).expect("a cell");
        let expected = BTreeSet::from([(MarkKind::LastFrom, cell("d1")), (MarkKind::LastTo, cell("d2"))]);
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), expected);
        assert_eq!(*app.world().resource::<Trails>(), Trails(vec![[cell("d1"), cell("d2")]]));
        crate::testing::send(&mut app, crate::table::Intent::Visit(0));
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), BTreeSet::new());
        assert_eq!(*app.world().resource::<Trails>(), Trails::default());
    }
}
