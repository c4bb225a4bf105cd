//! The question before a resignation.

use bevy::prelude::*;
use ludarium_rules::Side;

use crate::table::{MatchEnded, MatchOpened, PositionJumped, Table, TurnPlayed};

/// Who has been asked whether they really resign. The question is about the position in which it was asked: whatever
/// changes that takes the question back.
#[derive(Resource, Default)]
pub struct ResignationPrompt {
    asked: Option<Side>,
}

impl ResignationPrompt {
    /// Asks a side.
    pub fn ask(&mut self, side: Side) {
        self.asked = Some(side);
    }

    /// The side that is asked.
    #[must_use]
    pub fn side(&self, table: &Table) -> Option<Side> {
        self.asked.filter(|side| table.speaker() == Some(*side))
    }

    /// Takes the question back.
    pub fn clear(&mut self) {
        self.asked = None;
    }
}

/// The question, and what takes it back.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResignationPrompt>()
        .add_observer(clear_on::<TurnPlayed>)
        .add_observer(clear_on::<PositionJumped>)
        .add_observer(clear_on::<MatchOpened>)
        .add_observer(clear_on::<MatchEnded>);
}

fn clear_on<E: Event>(_: On<E>, mut prompt: ResMut<ResignationPrompt>) {
    prompt.clear();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Intent;
    use crate::testing::{open, people, play, send, settle, simulation};

    fn asked() -> App {
        let mut app = simulation();
        app.add_plugins(plugin);
        open(&mut app, people());
        app.world_mut().resource_mut::<ResignationPrompt>().ask(Side::White);
        app.update();
        assert_eq!(side(&app), Some(Side::White), "nothing has been played yet");
        app
    }

    fn side(app: &App) -> Option<Side> {
        app.world().resource::<ResignationPrompt>().side(app.world().resource::<Table>())
    }

    #[test]
    fn a_turn_takes_the_question_back() {
        let mut app = asked();
        play(&mut app, "d2d3");
        assert_eq!(side(&app), None, "Black was asked instead");
        settle(&mut app);
        send(&mut app, Intent::Undo);
        settle(&mut app);
        assert_eq!(side(&app), None, "the undo asks again");
    }

    #[test]
    fn the_next_match_begins_without_the_question() {
        let mut app = asked();
        open(&mut app, people());
        assert_eq!(side(&app), None);
    }
}
