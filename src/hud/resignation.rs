//! The question before a resignation.

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::table::{PositionKey, Table};

/// Who has been asked whether they really resign, and in which position. The question is about that position only: once
/// anything is played, taken back or opened, it is gone.
#[derive(Resource, Default)]
pub struct ResignationPrompt {
    asked: Option<(Side, PositionKey)>,
}

impl ResignationPrompt {
    /// Asks a side.
    pub fn ask(&mut self, side: Side, table: &Table) {
        self.asked = Some((side, table.position_key()));
    }

    /// The side that is asked, if the question still stands.
    #[must_use]
    pub fn side(&self, table: &Table) -> Option<Side> {
        let (side, position) = self.asked?;
        (position == table.position_key() && table.speaker() == Some(side)).then_some(side)
    }

    /// Takes the question back.
    pub fn clear(&mut self) {
        self.asked = None;
    }
}

/// Takes a question back for good that stands no more, so that an undo does not ask it again.
pub(super) fn forget(mut prompt: ResMut<ResignationPrompt>, table: Res<Table>) {
    if prompt.asked.is_some() && prompt.side(&table).is_none() {
        prompt.clear();
    }
}

#[cfg(test)]
mod tests {
    use ludarium_record::Player;

    use super::*;
    use crate::table::Intent;
    use crate::testing::{open, people, play, send, settle, simulation};

    fn asked(people: [Player; 2]) -> App {
        let mut app = simulation();
        app.init_resource::<ResignationPrompt>().add_systems(Last, forget.run_if(resource_exists_and_changed::<Table>));
        open(&mut app, people);
        app.world_mut().resource_scope(|world, mut prompt: Mut<ResignationPrompt>| {
            prompt.ask(Side::White, world.resource::<Table>());
        });
        app.update();
        assert_eq!(side(&app), Some(Side::White), "nothing has been played yet");
        app
    }

    fn side(app: &App) -> Option<Side> {
        app.world().resource::<ResignationPrompt>().side(app.world().resource::<Table>())
    }

    #[test]
    fn a_turn_takes_the_question_back() {
        let mut app = asked(people());
        play(&mut app, "d2d3");
        assert_eq!(side(&app), None, "Black was asked instead");
        settle(&mut app);
        send(&mut app, Intent::Undo);
        settle(&mut app);
        assert_eq!(side(&app), None, "the undo asks again");
    }

    #[test]
    fn the_next_match_begins_without_the_question() {
        let mut app = asked(people());
        open(&mut app, people());
        assert_eq!(side(&app), None);
    }
}
