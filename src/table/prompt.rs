//! What is asked before something is done that cannot be undone.

use bevy::prelude::*;
use ludarium_rules::Side;

use super::{MatchEnded, MatchOpened, PositionJumped, Table, TurnPlayed};

/// What cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A side gives the match up.
    Resign(Side),
    /// The match is left unfinished for good.
    Abandon,
}

/// What somebody is asked whether they really want it. The question is about the position in which it was asked: whatever
/// changes that takes the question back.
#[derive(Resource, Default)]
pub struct Prompt {
    asked: Option<Act>,
}

/// Whether a question stands at the foot of the board to which Escape says no.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct QuestionOpen(pub bool);

impl Prompt {
    /// Asks.
    pub fn ask(&mut self, act: Act) {
        self.asked = Some(act);
    }

    /// What is asked about.
    #[must_use]
    pub fn act(&self, table: &Table) -> Option<Act> {
        self.asked.filter(|act| match act {
            Act::Resign(side) => table.may_resign(*side),
            Act::Abandon => table.result().is_none() && !table.is_exercise(),
        })
    }

    /// Takes the question back.
    pub fn clear(&mut self) {
        self.asked = None;
    }
}

/// The question, and what takes it back.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Prompt>()
        .init_resource::<QuestionOpen>()
        .add_observer(clear_on::<TurnPlayed>)
        .add_observer(clear_on::<PositionJumped>)
        .add_observer(clear_on::<MatchOpened>)
        .add_observer(clear_on::<MatchEnded>);
}

fn clear_on<E: Event>(_: On<E>, mut prompt: ResMut<Prompt>) {
    prompt.clear();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Intent;
    use crate::testing::{open, people, play, send, settle, simulation};

    fn asked() -> App {
        let mut app = simulation();
        open(&mut app, people());
        app.world_mut().resource_mut::<Prompt>().ask(Act::Resign(Side::White));
        app.update();
        assert_eq!(act(&app), Some(Act::Resign(Side::White)), "nothing has been played yet");
        app
    }

    fn act(app: &App) -> Option<Act> {
        app.world().resource::<Prompt>().act(app.world().resource::<Table>())
    }

    #[test]
    fn a_turn_takes_the_question_back() {
        let mut app = asked();
        play(&mut app, "d2d3");
        assert_eq!(act(&app), None, "Black was asked instead");
        settle(&mut app);
        send(&mut app, Intent::Undo);
        settle(&mut app);
        assert_eq!(act(&app), None, "the undo asks again");
    }

    #[test]
    fn the_next_match_begins_without_the_question() {
        let mut app = asked();
        open(&mut app, people());
        assert_eq!(act(&app), None);
    }

    #[test]
    fn each_side_may_be_asked_whoever_is_to_move() {
        let mut app = asked();
        app.world_mut().resource_mut::<Prompt>().ask(Act::Resign(Side::Black));
        assert_eq!(act(&app), Some(Act::Resign(Side::Black)));
    }
}
