//! What the last turn left and changed, marked on the board.

use std::collections::BTreeSet;

use bevy::prelude::*;
use ludarium_rules::Effect;

use super::marks::{Mark, MarkSource, Marks};
use crate::stage::MarkKind;
use crate::table::{PositionJumped, Table, TurnPlayed};

/// Marks the turn that led to the shown position.
pub fn plugin(app: &mut App) {
    app.add_observer(|_: On<TurnPlayed>, table: Option<Res<Table>>, marks: ResMut<Marks>| mark(table, marks))
        .add_observer(|_: On<PositionJumped>, table: Option<Res<Table>>, marks: ResMut<Marks>| mark(table, marks));
}

fn mark(table: Option<Res<Table>>, mut marks: ResMut<Marks>) {
    let effects = table.as_deref().map(|table| table.game().effects_at(table.shown()));
    Marks::set(&mut marks, MarkSource::LastTurn, marks_of(effects.unwrap_or_default()));
}

/// Where a turn has left and changed something. A cell that was both left and changed counts as changed.
fn marks_of(effects: &[Effect]) -> BTreeSet<Mark> {
    let (mut from, mut to) = (BTreeSet::new(), BTreeSet::new());
    for effect in effects {
        let (left, changed) = effect.ends();
        from.extend(left);
        to.extend(changed);
    }
    let left = from.difference(&to).map(|cell| (MarkKind::LastFrom, *cell));
    left.chain(to.iter().map(|cell| (MarkKind::LastTo, *cell))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{game, open, people, play, simulation_of};
    use ludarium_rules::GameId;

    #[test]
    fn a_growth_is_marked_where_it_came_from_and_where_it_went() {
        let mut app = simulation_of(GameId::Trees);
        app.init_resource::<Marks>().add_plugins(plugin);
        open(&mut app, people());
        play(&mut app, "d1>d2");
        let cell = |name| game(&app).position().cell_named(name).expect("a cell");
        let expected = BTreeSet::from([(MarkKind::LastFrom, cell("d1")), (MarkKind::LastTo, cell("d2"))]);
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), expected);
        crate::testing::send(&mut app, crate::table::Intent::Visit(0));
        assert_eq!(*app.world().resource::<Marks>().of(MarkSource::LastTurn), BTreeSet::new());
    }
}
