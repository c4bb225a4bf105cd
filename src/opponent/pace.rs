//! Watching two AIs: how fast they play, pauses, and single turns.

use std::time::Duration;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::{ActionValue, Fire, InputAction};

use crate::actions::{ChooseNumber, Confirm, PlayOneTurn};
use crate::settings::{Preferences, WATCH_SPEEDS};
use crate::table::Table;

/// How a match of two AIs goes on.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Pace {
    paused: bool,
    /// One turn is played although the match is paused.
    one_turn: bool,
    /// How long the board has stood still.
    still: Duration,
}

impl Pace {
    /// Whether nothing is played until somebody wants it.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether an AI may think.
    #[must_use]
    pub fn may_think(&self) -> bool {
        !self.paused || self.one_turn
    }

    /// Stops the match, or lets it go on.
    pub fn toggle(&mut self) {
        (self.paused, self.one_turn) = (!self.paused, false);
    }

    /// Plays one turn and pauses.
    pub fn step(&mut self) {
        (self.paused, self.one_turn) = (true, true);
    }

    /// Time passes; a board that moves has not stood still.
    pub fn pass(&mut self, elapsed: Duration, busy: bool) {
        self.still = if busy { Duration::ZERO } else { self.still.saturating_add(elapsed) };
    }

    /// Whether an answer may be played now, after a pause of the given length; one that may is counted as played.
    pub fn allows(&mut self, pause: Duration) -> bool {
        let due = if self.paused { self.one_turn } else { self.still >= pause };
        if due {
            (self.one_turn, self.still) = (false, Duration::ZERO);
        }
        due
    }
}

/// The keys of those who watch two AIs.
pub(super) fn keys(app: &mut App) {
    app.add_observer(watched::<Confirm>(|pace, _, _| pace.toggle()))
        .add_observer(watched::<PlayOneTurn>(|pace, _, _| pace.step()))
        .add_observer(watched::<ChooseNumber>(|_, preferences, number| {
            let speed = number as u32 - 1;
            if (speed as usize) < WATCH_SPEEDS.len() {
                preferences.watch_speed = speed;
            }
        }));
}

/// Does something with an action's value, if the match is one of two AIs.
fn watched<A: InputAction<Output: Into<ActionValue>>>(
    act: fn(&mut Pace, &mut Preferences, f32),
) -> impl FnMut(On<Fire<A>>, Option<Res<Table>>, ResMut<Pace>, ResMut<Preferences>) {
    move |fire, table, mut pace, mut preferences| {
        if table.is_some_and(|table| table.is_watched() && table.exploration().is_none()) {
            act(&mut pace, &mut preferences, fire.value.into().as_axis1d());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_come_after_the_pause() {
        let mut pace = Pace::default();
        let second = Duration::from_secs(1);
        assert!(pace.allows(Duration::ZERO) && !pace.allows(second));
        pace.pass(second, false);
        assert!(pace.allows(second) && !pace.allows(second), "the next one waits again");
        pace.pass(second, false);
        pace.pass(second, true);
        assert!(!pace.allows(second), "the board has just moved");
    }

    #[test]
    fn a_step_is_one_turn() {
        let mut pace = Pace::default();
        pace.toggle();
        assert!(pace.is_paused() && !pace.may_think() && !pace.allows(Duration::ZERO));
        pace.step();
        assert!(pace.may_think() && pace.allows(Duration::MAX) && !pace.allows(Duration::ZERO));
        assert!(pace.is_paused());
        pace.toggle();
        assert!(pace.may_think() && pace.allows(Duration::ZERO));
    }
}
