//! The opponent that teaches: a turn of a person that throws much away is explained and offered again, before the
//! opponent answers it. All of it is about the shown match only, and nothing of it is written into the match.

mod judge;
#[cfg(test)]
mod tests;
mod words;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_review::coach::{Finding, Saw};
use ludarium_rules::{AnyPosition, AnyTurn, Message};

use super::{Guidance, Sketch};
use crate::actions::MoveNow;
use crate::opponent::{Failures, Helper, Why};
use crate::schedule::{InputSet, TurnSet};
use crate::settings::Preferences;
use crate::table::{Intent, IntentWriter, MatchClosed, MatchOpened, PositionKey, Table};
use judge::{Judge, Verdict};

/// What the opponent that teaches is doing.
#[derive(Resource, Default)]
pub struct Teaching {
    judge: Judge,
    /// The position after a person's turn with which nothing is wrong, or with which the match goes on.
    settled: Option<PositionKey>,
    warning: Option<Warning>,
    /// Whether the person has asked for a better turn.
    asks: bool,
    /// What the board shows.
    shown: Shown,
}

/// What the board shows of a warning.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Shown {
    /// Nothing.
    #[default]
    Nothing,
    /// What the opponent would answer.
    Answer,
    /// The better turn.
    Better,
}

/// A turn of a person that throws much away.
#[derive(Clone, PartialEq, Debug)]
pub struct Warning {
    /// The position after it.
    pub about: PositionKey,
    /// What the opponent would answer.
    pub refutation: AnyTurn,
    /// The answer as players write it.
    pub notation: String,
    /// What the opponent has seen.
    pub saw: Saw,
    /// What the person could have expected of the game, from 0 to 1.
    pub before: f32,
    /// What they can expect after the turn.
    pub after: f32,
    /// A better turn.
    pub better: BetterTurn,
    /// The answer as lines on the board.
    sketch: Sketch,
}

/// A better turn than the one that was warned of.
#[derive(Clone, PartialEq, Debug)]
pub struct BetterTurn {
    /// The turn.
    pub turn: AnyTurn,
    /// The turn as players write it.
    pub notation: String,
    /// What it is for.
    why: Option<Message>,
    /// The turn as lines on the board.
    sketch: Sketch,
}

impl BetterTurn {
    /// The first turn of a line from the position before the last turn, and what it is for.
    fn of(position: &AnyPosition, line: &[AnyTurn], why: Option<Message>) -> Option<BetterTurn> {
        let turn = line.first()?.clone();
        let (notation, sketch) = (position.notation(&turn).ok()?, Sketch::of(position, &turn).ok()?);
        Some(BetterTurn { turn, notation, why, sketch })
    }
}

/// What is to be done in a match with teaching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// Nothing.
    Nothing,
    /// A person is to move: the position is looked at.
    Look,
    /// A person has played the last turn, which is judged before it is answered.
    Verdict,
}

impl Due {
    fn of(table: &Table) -> Due {
        let game = table.game();
        // Nothing is said of secret choices.
        let is_open = |position: &AnyPosition| !position.is_choice_secret() && !position.choice_reveals();
        if !game.setup().teaches || table.is_exercise() || table.result().is_some() || !is_open(game.position()) {
            return Due::Nothing;
        }
        if table.human_to_move().is_some() {
            return Due::Look;
        }
        let before = game.ply().checked_sub(1);
        let by_person = before.and_then(|ply| game.turns().get(ply)).is_some_and(|played| table.is_human(played.side));
        let was_open = before.and_then(|ply| game.position_at(ply)).is_some_and(is_open);
        if by_person && was_open { Due::Verdict } else { Due::Nothing }
    }
}

impl Teaching {
    /// The warning about the position that is played, if there is one.
    #[must_use]
    pub fn warning(&self, table: &Table) -> Option<&Warning> {
        self.warning.as_ref().filter(|warning| warning.about == table.position_key())
    }

    /// The match goes on with the turn that was warned of.
    pub fn go_on(&mut self) {
        self.settled = self.warning.take().map(|warning| warning.about).or(self.settled);
    }

    /// The board shows the better turn in place of the answer.
    pub fn show_better(&mut self) {
        self.asks = true;
    }

    /// Whether the person has asked for the better turn.
    #[must_use]
    pub fn shows_better(&self) -> bool {
        self.asks
    }

    /// Whether a search is under way.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.judge.is_searching()
    }

    fn conclude(&mut self, about: PositionKey, verdict: Verdict, failures: &mut Failures) -> bool {
        let warns = matches!(verdict, Verdict::Warn(_));
        match verdict {
            Verdict::Warn(warning) => self.warning = Some(*warning),
            Verdict::Nothing => self.settled = Some(about),
            Verdict::Unknown(why) => {
                self.settled = Some(about);
                failures.tell(Helper::Teaching, Why::Search(why));
            }
        }
        warns
    }
}

/// Where turns are judged.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TeachingSet;

/// The systems of the opponent that teaches.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Teaching>()
        .add_observer(forget::<MatchOpened>)
        .add_observer(forget::<MatchClosed>)
        .add_observer(go_on)
        .configure_sets(Update, InputSet::Ai.run_if(not(holds)))
        .add_systems(
            Update,
            follow
                .in_set(TeachingSet)
                .in_set(TurnSet::Input)
                .after(InputSet::People)
                .before(InputSet::Ai)
                .run_if(resource_exists::<Table>),
        );
}

/// Another match knows nothing of this one.
fn forget<E: Event>(_: On<E>, mut teaching: ResMut<Teaching>, mut guidance: ResMut<Guidance>) {
    if teaching.shown != Shown::Nothing {
        guidance.0 = Sketch::default();
    }
    *teaching = Teaching::default();
}

/// The opponent is told to move.
fn go_on(_: On<Fire<MoveNow>>, table: Option<Res<Table>>, mut teaching: ResMut<Teaching>, mut intents: IntentWriter) {
    if table.is_some_and(|table| teaching.warning(&table).is_some()) {
        teaching.go_on();
        intents.write(Intent::PauseClocks(false));
    }
}

/// Whether the opponent waits with its answer: the last turn is being judged, or is offered again.
fn holds(table: Option<Res<Table>>, teaching: Res<Teaching>) -> bool {
    table.is_some_and(|table| Due::of(&table) == Due::Verdict && teaching.settled != Some(table.position_key()))
}

/// Looks at positions in which a person is to move, and judges what they play.
fn follow(
    table: Res<Table>,
    preferences: Res<Preferences>,
    (mut teaching, mut failures): (ResMut<Teaching>, ResMut<Failures>),
    mut guidance: ResMut<Guidance>,
    mut intents: IntentWriter,
) {
    let about = table.position_key();
    let teaching = teaching.bypass_change_detection();
    teaching.judge.least_loss = preferences.teach_from().least_loss();
    if teaching.warning.take_if(|warning| warning.about != about).is_some() {
        // The turn was taken back, and the clocks stood only for the question.
        intents.write(Intent::PauseClocks(false));
    }
    match Due::of(&table) {
        Due::Nothing => teaching.judge.stop(),
        Due::Look => teaching.judge.look(&table),
        Due::Verdict if teaching.settled == Some(about) || teaching.warning.is_some() => {}
        Due::Verdict => {
            if let Some(verdict) = teaching.judge.verdict(&table)
                && teaching.conclude(about, verdict, &mut failures)
                && table.game().clocks().is_some()
            {
                intents.write(Intent::PauseClocks(true));
            }
        }
    }
    teaching.asks &= teaching.warning.is_some();
    let shown = match &teaching.warning {
        None => Shown::Nothing,
        Some(_) if teaching.asks => Shown::Better,
        Some(_) => Shown::Answer,
    };
    if teaching.shown != shown {
        teaching.shown = shown;
        let sketch = teaching.warning.as_ref().map(|warning| match shown {
            Shown::Better => warning.better.sketch.clone(),
            _ => warning.sketch.clone(),
        });
        guidance.0 = sketch.unwrap_or_default();
    }
}

/// A warning about the position that is played, with what was found for it, and what the better turn is for.
fn warning(table: &Table, before: &AnyPosition, finding: &Finding, why: Option<Message>) -> Option<Warning> {
    let position = table.game().position();
    let refutation = finding.refutation.clone();
    let notation = position.notation(&refutation).ok()?;
    let sketch = Sketch::of(position, &refutation).ok()?;
    let better = BetterTurn::of(before, &finding.better, why)?;
    let Finding { saw, before, after, .. } = finding.clone();
    Some(Warning { about: table.position_key(), refutation, notation, saw, before, after, better, sketch })
}
