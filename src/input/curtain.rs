//! The curtain before the board: while a choice is secret and two people share the screen, it hides what the other may
//! not see, and both lift it together.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_rules::{AnyTurn, Side, Step};

use super::{Pick, PickHandlerAppExt, PickResponse, PickStage, Selection, SelectionSet};
use crate::actions::Confirm;
use crate::motion::{MotionQueue, MotionSet};
use crate::schedule::{ClockSet, InputSet, TurnSet};
use crate::stage::{Recording, Sound};
use crate::table::{Intent, IntentWriter, PositionKey, Table};

/// Whether somebody has lifted the curtain to choose.
#[derive(Resource, Default)]
pub struct Curtain {
    /// The position that `lifted` is about.
    about: Option<PositionKey>,
    lifted: bool,
    /// What the curtain was doing in the last frame.
    before: Option<CurtainState>,
}

/// Where the curtain is drawn.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CurtainSet;

/// What the curtain hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CurtainState {
    /// This side chooses next and has still to take its seat. There is no secret on the board yet, so after a reveal
    /// both may look at it.
    Passing {
        /// Who chooses next.
        side: Side,
        /// Whether the board may be seen meanwhile.
        open: bool,
    },
    /// Both have chosen, and both look when it is lifted.
    Both,
}

/// Somebody lifts the curtain.
#[derive(Message, Clone, Copy, Debug)]
pub struct RevealRequested;

impl CurtainState {
    /// The name of the button that lifts the curtain.
    #[must_use]
    pub fn button(self) -> &'static str {
        match self {
            CurtainState::Passing { .. } => "curtain",
            CurtainState::Both => "reveal",
        }
    }

    /// Whether the board is covered.
    #[must_use]
    pub fn covers(self) -> bool {
        !matches!(self, CurtainState::Passing { open: true, .. })
    }
}

impl Curtain {
    /// What the curtain hides now, if it is drawn.
    #[must_use]
    pub fn drawn(&self, table: &Table, selection: &Selection) -> Option<CurtainState> {
        if !table.passes_the_seat() {
            return None;
        }
        if selection.awaiting_reveal.is_some() {
            return Some(CurtainState::Both);
        }
        let lifted = self.lifted && self.about == Some(table.position_key());
        let passing = CurtainState::Passing {
            side: table.game().position().side_to_move(),
            // Who chooses first has no secret of the other side before him.
            open: !table.brings_to_light(),
        };
        (!lifted).then_some(passing)
    }
}

/// The curtain's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .add_message::<RevealRequested>()
        .add_pick_handler(PickStage::Curtain, keep_covered)
        // Nobody's time passes while the seat is changed.
        .configure_sets(Update, ClockSet.run_if(|selection: Res<Selection>| !selection.hidden))
        .add_systems(Update, lift.in_set(InputSet::People).before(SelectionSet).run_if(resource_exists::<Table>))
        .add_systems(
            Update,
            follow.in_set(CurtainSet).in_set(TurnSet::Queue).after(MotionSet::Begin).run_if(resource_exists::<Table>),
        );
}

/// The observer of the key that lifts the curtain.
pub fn keys(app: &mut App) {
    app.add_observer(confirm);
}

/// Lifts the curtain, or confirms what is held when the keyboard is on no cell.
fn confirm(
    _: On<Fire<Confirm>>,
    table: Option<Res<Table>>,
    (selection, curtain): (Res<Selection>, Res<Curtain>),
    mut lifts: MessageWriter<RevealRequested>,
    mut picks: MessageWriter<Pick>,
) {
    let Some(table) = table.filter(|table| !table.visiting()) else { return };
    if curtain.drawn(&table, &selection).is_some() {
        lifts.write(RevealRequested);
    } else if selection.cursor().is_none() {
        picks.write_batch(selection.held.as_ref().and_then(|turn| confirmation(&table, turn)));
    }
}

/// Choosing once more what is held confirms it.
#[must_use]
pub fn confirmation(table: &Table, turn: &AnyTurn) -> Option<Pick> {
    let steps: Vec<Step> = table.game().position().steps_of(turn).ok()?;
    Pick::path(&steps)
}

/// Nothing is chosen on a board that is hidden.
fn keep_covered(In(pick): In<Pick>, mut selection: ResMut<Selection>, mut queue: ResMut<MotionQueue>) -> PickResponse {
    if !selection.hidden {
        return PickResponse::Pass(pick);
    }
    queue.skip();
    selection.forget_reply();
    PickResponse::Done
}

/// Lifts the curtain: for the one who chooses, or for both.
pub(super) fn lift(
    mut lifts: MessageReader<RevealRequested>,
    table: Res<Table>,
    mut selection: ResMut<Selection>,
    mut curtain: ResMut<Curtain>,
    mut intents: IntentWriter,
) {
    if lifts.read().count() == 0 {
        return;
    }
    match curtain.drawn(&table, &selection) {
        Some(CurtainState::Passing { .. }) => (curtain.about, curtain.lifted) = (Some(table.position_key()), true),
        Some(CurtainState::Both) => {
            intents.write_batch(selection.awaiting_reveal.take().map(Intent::Play));
        }
        None => {}
    }
}

/// Keeps the hand hidden while the curtain is drawn, and forgets where pointer and cursor were: that would tell.
fn follow(
    table: Res<Table>,
    queue: Res<MotionQueue>,
    mut selection: ResMut<Selection>,
    mut curtain: ResMut<Curtain>,
    mut sounds: MessageWriter<Sound>,
) {
    if curtain.about != Some(table.position_key()) {
        (curtain.about, curtain.lifted) = (Some(table.position_key()), false);
    }
    let drawn = curtain.drawn(&table, &selection);
    if curtain.before != drawn {
        let moves = curtain.before.is_some_and(CurtainState::covers) != drawn.is_some_and(CurtainState::covers);
        if moves && !queue.is_busy() {
            sounds.write(Sound::Board(Recording::Curtain, 0.0, 1.0));
        }
        curtain.before = drawn;
    }
    let is_drawn_now = !selection.hidden && drawn.is_some();
    if selection.hidden != drawn.is_some() {
        selection.hidden = drawn.is_some();
    }
    let was_told = selection.refused.is_some() || selection.notice.is_some() || selection.explained.is_some();
    if selection.hidden && (selection.points() || was_told || is_drawn_now) {
        selection.forget_pointer();
        selection.forget_reply();
        selection.explained = None;
    }
}

#[cfg(test)]
mod tests;
