//! What happens at the board, in words, each thing once.

use bevy::prelude::*;
use ludarium_record::MatchResult;

use super::low_time::LowTime;
use super::news::{News, Sources};
use crate::hud::{result_reason, result_title};
use crate::table::{MatchEnded, MatchOpened, PositionJumped, Table, TurnChange, TurnSeen};
use crate::ui::Reader;
use crate::words::{self, LanguageChanged, text};

/// Which match it is. Its first position follows.
pub(super) fn open(_: On<MatchOpened>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    if let Some(table) = table.filter(|_| reader.is_on()) {
        reader.say(table.game().setup().game.title());
    }
}

/// Who has played what, as far as it may be known then.
pub(super) fn turn(seen: On<TurnSeen>, table: Option<Res<Table>>, mut reader: ResMut<Reader>) {
    let Some(table) = table.filter(|_| reader.is_on()) else { return };
    let said = match seen.change {
        TurnChange::Played | TurnChange::Replayed | TurnChange::VisitedForward => turn_words(&table, seen.position.ply),
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

/// Who has won, and why, is said when the last turn has been seen.
pub(super) fn end(ended: On<MatchEnded>, reader: Res<Reader>, mut said: ResMut<Said>) {
    said.result = Some(ended.result).filter(|_| reader.is_on());
}

/// What was said last, so that it is not said again.
#[derive(Resource, Default)]
pub(super) struct Said {
    times: u32,
    news: News,
    low: LowTime,
    /// How the match has ended, until it is said.
    result: Option<MatchResult>,
    /// What stands there has been said in another language.
    is_translated: bool,
}

/// What has been said is not said again in another language.
pub(super) fn translate(_: On<LanguageChanged>, mut said: ResMut<Said>) {
    said.is_translated = true;
}

/// Says what comes to the board, each thing once. Whoever begins to listen in the middle of a match hears where it stands,
/// and nothing of what came before. What is said to one of two who choose in secret is forgotten behind the curtain.
pub(super) fn follow(
    (table, sources): (Option<Res<Table>>, Sources),
    mut said: ResMut<Said>,
    mut reader: ResMut<Reader>,
) {
    let has_begun = reader.times() != said.times;
    if has_begun {
        *said = Said { times: reader.times(), ..Said::default() };
    }
    let is_secret = table.as_ref().is_some_and(|table| table.passes_the_seat()) && !sources.selection.hidden;
    if reader.is_on() && !is_secret {
        reader.forget_confided();
    }
    let mut is_known = std::mem::take(&mut said.is_translated);
    let Some(table) = table.filter(|_| reader.is_on()) else { return };
    // What a match opens with in this very frame has been said, and so has a turn that was played in it.
    if has_begun {
        let (title, is_told) = (table.game().setup().game.title(), reader.has_words());
        is_known = !reader.has_said(title);
        if is_known {
            reader.say(title);
        }
        // A turn that is just being shown is said when it has been seen.
        if !is_told && sources.unseen.is_none() {
            reader.say(&table.shown_turn_words());
        }
    }
    if let Some(result) = said.result.take_if(|_| sources.unseen.played == 0) {
        reader.say(&result_title(&result, &table));
        reader.say(&result_reason(&result, &table));
    }
    let before = std::mem::replace(&mut said.news, sources.news(&table));
    let pairs = said.news.iter().zip(before).filter(|_| !is_known);
    for item in pairs.filter_map(|(now, before)| now.as_ref().filter(|now| before.is_none_or(|it| !it.is_like(now)))) {
        if is_secret {
            reader.confide(&item.said());
        } else {
            reader.say(&item.said());
        }
    }
    for words in said.low.follow(&table) {
        reader.say(&words);
    }
}
