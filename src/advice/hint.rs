//! The hint: what a strong player would do now, for somebody who asks.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Score, Thinking, Thought};
use ludarium_rules::{AnyPosition, AnyTurn};

use super::{AnalysisCache, Sketch, search, sentence};
use crate::input::Selection;
use crate::sound::Sound;
use crate::table::{PositionKey, Table};

/// How long a hint is thought about.
const TIME: Duration = Duration::from_millis(1000);

/// Somebody asks for a hint, or no longer wants the one that is shown.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint;

/// The hint for the person to move.
#[derive(Resource, Default)]
pub struct Hint(Option<HintStage>);

enum HintStage {
    Sought { about: PositionKey, thinking: Thinking },
    Given { about: PositionKey, told: VisibleTurn },
}

/// A hint as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct VisibleTurn {
    /// The turn.
    pub turn: AnyTurn,
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
        matches!(self.0, Some(HintStage::Sought { .. }))
    }

    /// The hint, with the position that it is about.
    #[must_use]
    pub fn visible_turn(&self) -> Option<(PositionKey, &VisibleTurn)> {
        match &self.0 {
            Some(HintStage::Given { about, told }) => Some((*about, told)),
            _ => None,
        }
    }

    fn position_key(&self) -> Option<PositionKey> {
        match &self.0 {
            Some(HintStage::Sought { about, .. } | HintStage::Given { about, .. }) => Some(*about),
            None => None,
        }
    }

    /// Whether somebody is there who may ask: a person is to move, sees the board and looks at the present.
    #[must_use]
    pub fn is_offered(table: &Table, selection: &Selection) -> bool {
        table.human_to_move().is_some() && !table.visiting() && !selection.hidden && selection.awaiting_reveal.is_none()
    }
}

/// Seeks a hint, gives it, and takes it back when it is no longer about what is on the table.
pub fn answer(
    mut asked: MessageReader<AskHint>,
    table: Res<Table>,
    selection: Res<Selection>,
    analysis: Res<AnalysisCache>,
    mut hint: ResMut<Hint>,
    mut sounds: MessageWriter<Sound>,
) {
    let offered = Hint::is_offered(&table, &selection);
    if hint.position_key().is_some_and(|about| !offered || about != table.position_key()) {
        hint.0 = None;
    }
    if asked.read().count() % 2 == 1 {
        hint.0 = match (&hint.0, offered) {
            (None, true) => sought(&analysis, &table),
            (None, false) => {
                sounds.write(Sound::Refuse);
                None
            }
            (Some(_), _) => None,
        };
    }
    if let Some(thought) = found(&mut hint) {
        let stage =
            tell(table.game().position(), &thought).map(|told| HintStage::Given { about: table.position_key(), told });
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

fn sought(analysis: &AnalysisCache, table: &Table) -> Option<HintStage> {
    let thinking = search(analysis, table, table.game().ply(), TIME)?;
    Some(HintStage::Sought { about: table.position_key(), thinking })
}

/// The answer of the search, if it has just come. A search without an answer is given up.
fn found(hint: &mut ResMut<Hint>) -> Option<Thought> {
    let Some(HintStage::Sought { thinking, .. }) = &mut hint.bypass_change_detection().0 else { return None };
    match thinking.poll()? {
        Ok(thought) => Some(thought),
        Err(error) => {
            error!("there is no hint: {error}");
            hint.0 = None;
            None
        }
    }
}

fn tell(position: &AnyPosition, thought: &Thought) -> Option<VisibleTurn> {
    let turn = thought.turn.clone();
    let notation = position.notation(&turn).ok()?;
    let line = format!("{notation}: {}", sentence(thought.score, position.side_to_move(), position.game()));
    Some(VisibleTurn { sketch: Sketch::of(position, &turn).ok()?, turn, score: thought.score, line })
}
