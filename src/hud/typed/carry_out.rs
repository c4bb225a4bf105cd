//! What comes of what was typed: an answer, a turn that goes the way of all choices, or a refusal.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_rules::{AnyPosition, TurnError, excerpt};

use super::answers;
use super::command::Typed;
use super::state::{LineTyped, TypedLine};
use crate::advice::Hint;
use crate::input::{HintRequested, Notice, Pick, Selection, curtain::confirmation, not_now};
use crate::stage::Sound;
use crate::table::Table;
use crate::ui::Reader;
use crate::words::{self, text};

/// So many of the turns are named that a text can mean.
const MOST_TURNS: usize = 5;

/// What a typed line is about, and what it can do.
#[derive(SystemParam)]
pub(super) struct Desk<'w, 's> {
    table: Option<Res<'w, Table>>,
    selection: ResMut<'w, Selection>,
    hint: Res<'w, Hint>,
    line: ResMut<'w, TypedLine>,
    reader: ResMut<'w, Reader>,
    picks: MessageWriter<'w, Pick>,
    sounds: MessageWriter<'w, Sound>,
    commands: Commands<'w, 's>,
}

/// Does what was typed.
pub(super) fn carry_out(typed: On<LineTyped>, mut desk: Desk) {
    match desk.outcome(&typed.0) {
        Outcome::Nothing => {}
        Outcome::Answer(words) => {
            desk.selection.forget_reply();
            desk.reader.say(&words);
            desk.line.set_answer(Some(words));
        }
        Outcome::Choice(pick) => {
            desk.line.set_answer(None);
            desk.picks.write(pick);
        }
        Outcome::AskForHint => {
            desk.selection.forget_reply();
            desk.line.set_answer(None);
            desk.commands.trigger(HintRequested);
        }
        Outcome::Refuse(why) => desk.refuse(why),
    }
}

/// What comes of a line.
enum Outcome {
    Nothing,
    Answer(String),
    Choice(Pick),
    AskForHint,
    Refuse(Notice),
}

impl Desk<'_, '_> {
    fn outcome(&self, typed: &str) -> Outcome {
        let Some(table) = self.table.as_deref() else { return Outcome::Nothing };
        match Typed::read(typed) {
            Typed::Nothing => self.confirmed(table),
            Typed::Help => Outcome::Answer(answers::help(table.shown_position())),
            Typed::LastTurn => Outcome::Answer(table.shown_turn_words()),
            Typed::Clocks => Outcome::Answer(answers::clocks(table)),
            Typed::Hint => self.advice(table),
            Typed::Pieces(name) => Outcome::Answer(answers::pieces(table.shown_position(), name)),
            Typed::Cell(name) => self.about_cell(table, name),
            Typed::Turn(text) => match not_now(table) {
                Some(why) => Outcome::Refuse(why.into()),
                None => choice(table.choice_position(), text).map_or_else(Outcome::Refuse, Outcome::Choice),
            },
        }
    }

    /// Enter alone confirms what is held.
    fn confirmed(&self, table: &Table) -> Outcome {
        let held = self.selection.held.as_ref();
        held.and_then(|turn| confirmation(table, turn)).map_or(Outcome::Nothing, Outcome::Choice)
    }

    /// A hint that is there is said once more; none is taken off the board.
    fn advice(&self, table: &Table) -> Outcome {
        match self.hint.visible_turn() {
            Some((_, hint)) => Outcome::Answer(hint.line()),
            None if self.hint.is_sought() => Outcome::Nothing,
            None if Hint::is_offered(table, &self.selection) && table.exploration().is_none() => Outcome::AskForHint,
            None => Outcome::Refuse(text!("typed-no-hint").into()),
        }
    }

    fn about_cell(&self, table: &Table, name: &str) -> Outcome {
        let position = table.shown_position();
        let cell = match name {
            "" => self.selection.cursor(),
            name => answers::cell_named(position, name),
        };
        match cell {
            Some(cell) => Outcome::Answer(answers::cell(table, cell)),
            None => Outcome::Refuse(answers::no_cell(position, name).into()),
        }
    }

    /// Says why not, in the same place as to a click.
    fn refuse(&mut self, why: Notice) {
        self.sounds.write(Sound::Refuse);
        // What stands there already is not read to anybody by itself.
        if self.selection.notice.as_ref().is_some_and(|said| said.words == why.words) {
            self.reader.say(&why.words);
        }
        self.selection.forget_reply();
        (self.selection.explained, self.selection.notice) = (None, Some(why));
        self.line.set_answer(None);
    }
}

/// The turn that a text means, as a choice of all its steps.
fn choice(position: &AnyPosition, text: &str) -> Result<Pick, Notice> {
    let turn = position.read_turn(text).map_err(|why| refusal(position, text, why))?;
    let steps = position.steps_of(&turn).map_err(|why| refusal(position, text, why))?;
    Pick::path(&steps).ok_or_else(|| unreadable(position, text, 1).into())
}

/// Why a text is no turn here.
fn refusal(position: &AnyPosition, text: &str, why: TurnError) -> Notice {
    match why {
        TurnError::Illegal { why, .. } => Notice::refusal(why),
        TurnError::Ambiguous { fits, .. } => ambiguous(text, &fits).into(),
        TurnError::Unreadable { column, .. } => unreadable(position, text, column).into(),
        // No text is a turn of another game, and a match that is over has been looked for before.
        TurnError::OtherGame { .. } | TurnError::Over { .. } => unreadable(position, text, 1).into(),
    }
}

/// From which letter on a text is not understood, and how turns are written.
fn unreadable(position: &AnyPosition, text: &str, column: usize) -> String {
    let rest: String = text.chars().skip(column.saturating_sub(1)).collect();
    let (said, turn) = (excerpt(text).to_string(), answers::example(position.game()));
    if rest.is_empty() {
        return text!("typed-unfinished", text = said, turn = turn);
    }
    text!("typed-unreadable", text = said, rest = excerpt(&rest).to_string(), place = column, turn = turn)
}

/// Which turns a text can mean.
fn ambiguous(text: &str, fits: &[String]) -> String {
    let more = (fits.len() > MOST_TURNS).then(|| "…".to_owned());
    let turns = words::list(fits.iter().take(MOST_TURNS).cloned().chain(more));
    text!("typed-ambiguous", text = excerpt(text).to_string(), turns = turns)
}
