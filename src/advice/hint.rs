//! The hint: what a strong player would do now, for somebody who asks.

use std::time::Duration;

use bevy::prelude::*;
use ludarium_ai::{Score, ThinkError, Thinking, Thought};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Message, Side};

use super::purpose::PurposeSearch;
use super::{AnalysisCache, Sketch, advice, search};
use crate::input::{HintRequested, Selection};
use crate::opponent::{Failures, Helper, Why};
use crate::stage::Sound;
use crate::table::{PositionKey, Table};
use crate::words::{self, text};

/// How long the search for a hint takes.
const TIME: Duration = Duration::from_millis(1000);

/// The hint for the person to move.
#[derive(Resource, Default)]
pub struct Hint(Option<HintStage>);

enum HintStage {
    /// The best turn is sought.
    Sought { about: PositionKey, thinking: Thinking },
    /// It is found, and it is sought what it is for.
    Explained { about: PositionKey, turn: VisibleTurn, purpose: Box<PurposeSearch> },
    /// It is shown.
    Given { about: PositionKey, turn: VisibleTurn },
}

/// A hint as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct VisibleTurn {
    /// The turn.
    pub turn: AnyTurn,
    /// What it is worth for the side to move.
    pub score: Score,
    notation: String,
    /// The turn in words.
    spoken: Message,
    /// What it is for.
    why: Option<Message>,
    /// The side to move, and the game.
    side: Side,
    game: GameId,
    /// The turn as lines on the board.
    pub sketch: Sketch,
}

impl VisibleTurn {
    /// The turn, what it is for and who stands better, in one line.
    #[must_use]
    pub fn line(&self) -> String {
        let turn = self.notation.as_str();
        let turn = match &self.why {
            Some(why) => text!("hint-turn", turn = turn, why = words::say(why)),
            None => turn.to_owned(),
        };
        advice(&turn, self.score, self.side, self.game)
    }

    /// The same for those who hear it: the turn in words.
    #[must_use]
    pub fn spoken_line(&self) -> String {
        let parts = [Some(&self.spoken), self.why.as_ref()].into_iter().flatten().map(words::say);
        advice(&words::list(parts), self.score, self.side, self.game)
    }

    fn of(position: &AnyPosition, turn: AnyTurn, score: Score) -> Option<VisibleTurn> {
        let (notation, spoken) = (position.notation(&turn).ok()?, position.spoken(&turn).ok()?);
        let (sketch, side, game) = (Sketch::of(position, &turn).ok()?, position.side_to_move(), position.game());
        Some(VisibleTurn { turn, score, notation, spoken, why: None, side, game, sketch })
    }
}

impl Hint {
    /// Whether a search for one is under way.
    #[must_use]
    pub fn is_sought(&self) -> bool {
        matches!(self.0, Some(HintStage::Sought { .. } | HintStage::Explained { .. }))
    }

    /// The hint, with the position that it is about.
    #[must_use]
    pub fn visible_turn(&self) -> Option<(PositionKey, &VisibleTurn)> {
        match &self.0 {
            Some(HintStage::Given { about, turn }) => Some((*about, turn)),
            _ => None,
        }
    }

    /// A hint that has been found.
    #[cfg(test)]
    #[must_use]
    pub fn given(table: &Table, turn: AnyTurn) -> Option<Hint> {
        let turn = VisibleTurn::of(table.game().position(), turn, Score::Centi(0))?;
        Some(Hint(Some(HintStage::Given { about: table.position_key(), turn })))
    }

    /// Whether a person may ask: they are to move, see the board and look at the present position.
    #[must_use]
    pub fn is_offered(table: &Table, selection: &Selection) -> bool {
        table.human_to_move().is_some() && !table.visiting() && !selection.hidden && selection.awaiting_reveal.is_none()
    }
}

/// The shown position has changed, so the hint no longer applies.
pub(super) fn forget<E: Event>(_: On<E>, mut hint: ResMut<Hint>, mut failures: ResMut<Failures>) {
    failures.forget(Helper::Hint);
    if hint.0.is_some() {
        hint.0 = None;
    }
}

/// No hint is shown to a player who must not see the board.
pub(super) fn withdraw(table: Res<Table>, selection: Res<Selection>, mut hint: ResMut<Hint>) {
    if hint.0.is_some() && !Hint::is_offered(&table, &selection) {
        hint.0 = None;
    }
}

/// Starts the search for a hint; a second request withdraws the hint.
pub(super) fn ask(
    _: On<HintRequested>,
    table: Option<Res<Table>>,
    (selection, analysis): (Res<Selection>, Res<AnalysisCache>),
    (mut hint, mut failures): (ResMut<Hint>, ResMut<Failures>),
    mut sounds: MessageWriter<Sound>,
) {
    let Some(table) = table.filter(|table| !table.is_task()) else { return };
    failures.forget(Helper::Hint);
    if hint.0.take().is_some() {
        return;
    }
    if Hint::is_offered(&table, &selection) {
        hint.0 = sought(&analysis, &table);
    } else {
        sounds.write(Sound::Refuse);
    }
}

/// Shows the hint when the searches have found it, and what it is for.
pub(super) fn give(
    (table, analysis): (Res<Table>, Res<AnalysisCache>),
    (mut hint, mut failures): (ResMut<Hint>, ResMut<Failures>),
    mut sounds: MessageWriter<Sound>,
) {
    match found(&mut hint) {
        None => {}
        Some((about, Ok(thought))) => hint.0 = explained(about, table.game().position(), &thought),
        Some((_, Err(why))) => {
            hint.0 = None;
            return failures.tell(Helper::Hint, Why::Search(why));
        }
    }
    if let Some(given) = understood(&mut hint, &analysis) {
        hint.0 = Some(given);
        sounds.write(Sound::Select);
    }
}

fn sought(analysis: &AnalysisCache, table: &Table) -> Option<HintStage> {
    let thinking = search(analysis, table, table.game().ply(), TIME)?;
    Some(HintStage::Sought { about: table.position_key(), thinking })
}

/// What has become of the search, if it has just ended.
fn found(hint: &mut ResMut<Hint>) -> Option<(PositionKey, Result<Thought, ThinkError>)> {
    let Some(HintStage::Sought { about, thinking }) = &mut hint.bypass_change_detection().0 else { return None };
    Some((*about, thinking.poll()?))
}

/// The turn that was found, of which it is now sought what it is for.
fn explained(about: PositionKey, position: &AnyPosition, thought: &Thought) -> Option<HintStage> {
    let turn = VisibleTurn::of(position, thought.turn.clone(), thought.score)?;
    let purpose = Box::new(PurposeSearch::new(position, &thought.line));
    Some(HintStage::Explained { about, turn, purpose })
}

/// The hint, if it has just become known what it is for.
fn understood(hint: &mut ResMut<Hint>, analysis: &AnalysisCache) -> Option<HintStage> {
    let Some(HintStage::Explained { about, turn, purpose }) = &mut hint.bypass_change_detection().0 else {
        return None;
    };
    let why = purpose.poll(&analysis.0)?;
    Some(HintStage::Given { about: *about, turn: VisibleTurn { why, ..turn.clone() } })
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use ludarium_ai::{Failure, fail_searches, failed_searches};

    use super::*;
    use crate::testing::{open, people, play, simulation, wait_for};

    #[test]
    fn a_hint_that_cannot_be_found_is_said_until_the_position_changes_or_somebody_asks_again() {
        let mut app = simulation();
        app.add_plugins(crate::advice::hints);
        let stands = |app: &App| app.world().resource::<Failures>().stands(Helper::Hint);
        for failure in [Failure::Panic, Failure::NoThread] {
            open(&mut app, people());
            fail_searches(Some(failure));
            app.world_mut().trigger(HintRequested);
            wait_for(&mut app, "a word about it", stands);
            (0..50).for_each(|_| app.update());
            let hint = app.world().resource::<Hint>();
            assert!(!hint.is_sought() && hint.visible_turn().is_none() && failed_searches() == 1);
            let words = app.world().resource::<Failures>().words();
            assert!(words.as_ref().is_some_and(|words| words.contains("no hint")), "{words:?}");
            fail_searches(None);
            app.world_mut().trigger(HintRequested);
            assert!(!stands(&app), "it is tried again");
            wait_for(&mut app, "the hint", |app| app.world().resource::<Hint>().visible_turn().is_some());
            fail_searches(Some(failure));
            play(&mut app, "dNd3");
            app.world_mut().trigger(HintRequested);
            wait_for(&mut app, "a word about it", stands);
            play(&mut app, "dNd6");
            app.update();
            assert!(!stands(&app), "another position");
            fail_searches(None);
        }
    }
}
