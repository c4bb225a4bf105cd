//! The curtain before the board: while a choice is secret and two people share the screen, it hides what the other may
//! not see, and both lift it together.

use bevy::prelude::*;
use ludarium_rules::{Side, Step, TurnText};

use super::{Hand, Pick, keyboard::KeyboardSet};
use crate::motion::MotionQueue;
use crate::schedule::{AtBoard, TurnSet};
use crate::sound::{Recording, Sound};
use crate::table::{Intent, Table};

/// Whether somebody has lifted the curtain to choose.
#[derive(Resource, Default)]
pub struct Curtain {
    /// The match and ply that `lifted` is about.
    about: Option<(u64, usize)>,
    lifted: bool,
    /// What the curtain was doing in the last frame.
    before: Option<Drawn>,
}

/// What the curtain hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
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
pub struct Lift;

impl Drawn {
    /// The name of the button that lifts the curtain.
    #[must_use]
    pub fn button(self) -> &'static str {
        match self {
            Drawn::Passing { .. } => "curtain",
            Drawn::Both => "reveal",
        }
    }

    /// Whether the board is covered.
    #[must_use]
    pub fn covers(self) -> bool {
        !matches!(self, Drawn::Passing { open: true, .. })
    }
}

impl Curtain {
    /// What the curtain hides now, if it is drawn.
    #[must_use]
    pub fn drawn(&self, table: &Table, hand: &Hand) -> Option<Drawn> {
        if !table.passes_the_seat() {
            return None;
        }
        if hand.sealed.is_some() {
            return Some(Drawn::Both);
        }
        let lifted = self.lifted && self.about == Some(about(table));
        let passing = Drawn::Passing {
            side: table.the_match().position().side_to_move(),
            // Who chooses first has no secret of the other side before him.
            open: !table.brings_to_light(),
        };
        (!lifted).then_some(passing)
    }
}

fn about(table: &Table) -> (u64, usize) {
    (table.serial(), table.the_match().ply())
}

/// The curtain's systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .add_message::<Lift>()
        .add_systems(Update, lift.in_set(TurnSet::Input).after(KeyboardSet).run_if(resource_exists::<Table>))
        .add_systems(Update, follow.in_set(TurnSet::Queue).run_if(resource_exists::<Table>));
}

/// The system that reads the keyboard.
pub fn keyboard(app: &mut App) {
    app.add_systems(
        Update,
        keys.in_set(TurnSet::Input).before(KeyboardSet).run_if(in_state(AtBoard).and_then(resource_exists::<Table>)),
    );
}

/// Enter and Space lift the curtain, or confirm what is held when the keyboard is on no cell.
fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    table: Res<Table>,
    hand: Res<Hand>,
    curtain: Res<Curtain>,
    mut lifts: MessageWriter<Lift>,
    mut picks: MessageWriter<Pick>,
) {
    if !keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]) || table.visiting() {
        return;
    }
    if curtain.drawn(&table, &hand).is_some() {
        lifts.write(Lift);
    } else if hand.cursor.is_none() {
        picks.write_batch(hand.held.as_ref().and_then(|turn| confirmation(&table, turn)));
    }
}

/// Choosing once more what is held confirms it.
#[must_use]
pub fn confirmation(table: &Table, turn: &TurnText) -> Option<Pick> {
    let steps: Vec<Step> = table.the_match().position().steps_of(turn).ok()?;
    Pick::path(&steps)
}

/// Lifts the curtain: for the one who chooses, or for both.
fn lift(
    mut lifts: MessageReader<Lift>,
    table: Res<Table>,
    mut hand: ResMut<Hand>,
    mut curtain: ResMut<Curtain>,
    mut intents: MessageWriter<Intent>,
) {
    if lifts.read().count() == 0 {
        return;
    }
    match curtain.drawn(&table, &hand) {
        Some(Drawn::Passing { .. }) => (curtain.about, curtain.lifted) = (Some(about(&table)), true),
        Some(Drawn::Both) => {
            intents.write_batch(hand.sealed.take().map(Intent::Play));
        }
        None => {}
    }
}

/// Keeps the hand hidden while the curtain is drawn, and forgets where pointer and cursor were: that would tell.
fn follow(
    table: Res<Table>,
    queue: Res<MotionQueue>,
    mut hand: ResMut<Hand>,
    mut curtain: ResMut<Curtain>,
    mut sounds: MessageWriter<Sound>,
) {
    if curtain.about != Some(about(&table)) {
        (curtain.about, curtain.lifted) = (Some(about(&table)), false);
    }
    let drawn = curtain.drawn(&table, &hand);
    if curtain.before != drawn {
        let moves = curtain.before.is_some_and(Drawn::covers) != drawn.is_some_and(Drawn::covers);
        if moves && !queue.is_busy() {
            sounds.write(Sound::Board(Recording::Curtain, 0.0, 1.0));
        }
        curtain.before = drawn;
    }
    if hand.hidden != drawn.is_some() {
        hand.hidden = drawn.is_some();
    }
    let leaves_traces = hand.cursor.is_some() || hand.refused.is_some() || hand.notice.is_some();
    if hand.hidden && leaves_traces {
        (hand.cursor, hand.hover, hand.refused, hand.notice) = (None, None, None, None);
    }
}

#[cfg(test)]
mod tests;
