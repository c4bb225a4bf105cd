//! What happens at the board, in words, each thing once.

use bevy::prelude::*;

use crate::games::guide;
use crate::hud::{result_reason, result_title};
use crate::input::Selection;
use crate::table::{MatchEnded, MatchOpened, PositionJumped, PositionKey, Table, TurnChange, TurnPlayed};
use crate::ui::Reader;
use crate::words::{self, text};

/// Which match it is. Its first position follows.
pub(super) fn open(_: On<MatchOpened>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    if let Some(table) = table.filter(|_| reader.is_on()) {
        reader.say(table.game().setup().game.title());
    }
}

/// Who has played what, as far as it may be known then.
pub(super) fn turn(played: On<TurnPlayed>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    let Some(table) = table.filter(|_| reader.is_on()) else { return };
    let said = match played.change {
        TurnChange::Played | TurnChange::Replayed | TurnChange::VisitedForward => {
            turn_words(&table, played.position.ply)
        }
        TurnChange::TakenBack => Some(text!("reader-taken-back", now = table.shown_turn_words())),
        TurnChange::VisitedBack => Some(table.shown_turn_words()),
    };
    reader.say(&said.unwrap_or_default());
}

/// The turn that led to the position after so many turns: "White: e3 to d3".
fn turn_words(table: &Table, ply: usize) -> Option<String> {
    let (line, index) = (table.line(), ply.checked_sub(1)?);
    let turn = line.visible_turn_at(index, ply)?;
    let said = words::say(&turn.spoken);
    // What is secret says itself whose it is.
    let side = line.turns().get(index).map(|turn| turn.side).filter(|_| !turn.secret);
    Some(
        side.map_or_else(|| said.clone(), |side| text!("reader-turn", side = table.called(side), turn = said.as_str())),
    )
}

/// Which position is shown now.
pub(super) fn jump(_: On<PositionJumped>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    if let Some(table) = table.filter(|_| reader.is_on()) {
        reader.say(&table.shown_turn_words());
    }
}

/// Who has won, and why.
pub(super) fn end(ended: On<MatchEnded>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    if let Some(table) = table.filter(|_| reader.is_on()) {
        reader.say(&result_title(&ended.result, &table));
        reader.say(&result_reason(&ended.result, &table));
    }
}

/// What was said last, so that it is not said again.
#[derive(Default)]
pub(super) struct Said {
    times: u32,
    refusal: Option<String>,
    remark: Option<(PositionKey, String)>,
    choice: Option<String>,
}

/// What is said at the foot of the board: why a choice was refused, what the last turn has brought about, what has been
/// chosen of the next one. Whoever begins to listen in the middle of a match hears where it stands.
pub(super) fn follow(
    (table, selection): (Option<Res<Table>>, Res<Selection>),
    mut said: Local<Said>,
    mut reader: ResMut<Reader>,
) {
    let has_begun = reader.times() != said.times;
    if has_begun {
        *said = Said { times: reader.times(), ..Said::default() };
    }
    let Some(table) = table.filter(|_| reader.is_on()) else { return };
    // What a match opens with in this very frame has been said, and so has a turn that was played in it.
    if has_begun {
        let (title, is_told) = (table.game().setup().game.title(), reader.has_words());
        if !reader.has_said(title) {
            reader.say(title);
        }
        if !is_told {
            reader.say(&table.shown_turn_words());
        }
    }
    let remark = table.notice().or_else(|| table.claim()).map(|words| (table.about_shown(), words));
    let refusal = selection.notice.as_ref().map(|notice| notice.words.clone());
    let choice = choice_words(&table, &selection);
    let is_new = [
        remark.as_ref().map(|(_, words)| words).filter(|_| remark != said.remark),
        refusal.as_ref().filter(|_| refusal != said.refusal),
        choice.as_ref().filter(|_| choice != said.choice),
    ];
    for words in is_new.into_iter().flatten() {
        reader.say(words);
    }
    *said = Said { times: said.times, refusal, remark, choice };
}

/// What may follow what has been chosen of a turn; nothing before its first step and behind a curtain.
fn choice_words(table: &Table, selection: &Selection) -> Option<String> {
    if !selection.has_begun() || selection.hidden || !table.may_choose() {
        return None;
    }
    let position = table.choice_position();
    if let Some(turn) = &selection.held {
        return position.spoken(turn).ok().map(|turn| words::say(&turn));
    }
    if let Some(tool) = &selection.tool {
        return Some(tool.says.clone());
    }
    let name = table.called(position.side_to_move());
    let prompt = (guide(table.game().setup().game).prompt)(position, &selection.path, &name);
    let cell = selection.path.last().and_then(ludarium_rules::Step::cell).map(|cell| position.cell_name(cell));
    Some(words::list(cell.into_iter().chain(prompt.parts().map(str::to_owned))))
}
