//! The hint: what a strong player would do now, for somebody who asks.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Score, Thinking, Thought};
use ludarium_rules::{AnyPosition, TurnText};

use super::{Sketch, Study, search, sentence};
use crate::input::Hand;
use crate::sound::Sound;
use crate::table::{About, Table};

/// How long a hint is thought about.
const TIME: Duration = Duration::from_millis(1000);

/// Somebody asks for a hint, or no longer wants the one that is shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint;

/// The hint for the person to move.
#[derive(Resource, Default)]
pub struct Hint(Option<Stage>);

enum Stage {
    Sought { about: About, thinking: Thinking },
    Given { about: About, told: Told },
}

/// A hint as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The turn.
    pub turn: TurnText,
    /// What it is worth for the side to move.
    pub score: Score,
    /// The turn and who stands better, in one line.
    pub line: String,
    /// The turn as lines on the board.
    pub sketch: Sketch,
}

impl Hint {
    /// Whether a search for one is under way.
    #[must_use]
    pub fn is_sought(&self) -> bool {
        matches!(self.0, Some(Stage::Sought { .. }))
    }

    /// The hint, with the position that it is about.
    #[must_use]
    pub fn told(&self) -> Option<(About, &Told)> {
        match &self.0 {
            Some(Stage::Given { about, told }) => Some((*about, told)),
            _ => None,
        }
    }

    fn about(&self) -> Option<About> {
        match &self.0 {
            Some(Stage::Sought { about, .. } | Stage::Given { about, .. }) => Some(*about),
            None => None,
        }
    }

    /// Whether somebody is there who may ask: a person is to move, sees the board and looks at the present.
    #[must_use]
    pub fn is_offered(table: &Table, hand: &Hand) -> bool {
        table.human_to_move().is_some() && !table.visiting() && !hand.hidden && hand.sealed.is_none()
    }
}

/// Seeks a hint, gives it, and takes it back when it is no longer about what is on the table.
pub fn answer(
    mut asked: MessageReader<AskHint>,
    table: Res<Table>,
    hand: Res<Hand>,
    study: Res<Study>,
    mut hint: ResMut<Hint>,
    mut sounds: MessageWriter<Sound>,
) {
    let offered = Hint::is_offered(&table, &hand);
    if hint.about().is_some_and(|about| !offered || about != table.about()) {
        hint.0 = None;
    }
    if asked.read().count() % 2 == 1 {
        hint.0 = match (&hint.0, offered) {
            (None, true) => sought(&study, &table),
            (None, false) => {
                sounds.write(Sound::Refuse);
                None
            }
            (Some(_), _) => None,
        };
    }
    if let Some(thought) = found(&mut hint) {
        let stage =
            tell(table.the_match().position(), &thought).map(|told| Stage::Given { about: table.about(), told });
        hint.0 = stage.inspect(|_| {
            sounds.write(Sound::Select);
        });
    }
}

/// There is no match any more.
pub fn forget(mut hint: ResMut<Hint>) {
    if hint.0.is_some() {
        hint.0 = None;
    }
}

fn sought(study: &Study, table: &Table) -> Option<Stage> {
    let thinking = search(study, table, table.the_match().ply(), TIME)?;
    Some(Stage::Sought { about: table.about(), thinking })
}

/// The answer of the search, if it has just come. A search without an answer is given up.
fn found(hint: &mut ResMut<Hint>) -> Option<Thought> {
    let Some(Stage::Sought { thinking, .. }) = &mut hint.bypass_change_detection().0 else { return None };
    match thinking.poll()? {
        Ok(thought) => Some(thought),
        Err(error) => {
            error!("there is no hint: {error}");
            hint.0 = None;
            None
        }
    }
}

fn tell(position: &AnyPosition, thought: &Thought) -> Option<Told> {
    let turn = thought.turn.clone();
    let notation = position.notation(&turn).ok()?;
    let line = format!("{notation}: {}", sentence(thought.score, position.side_to_move(), position.game()));
    Some(Told { sketch: Sketch::of(position, &turn).ok()?, turn, score: thought.score, line })
}
