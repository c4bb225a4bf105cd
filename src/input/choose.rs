//! What a choice of the player comes to: a turn, a longer path towards one, or a refusal.

use bevy::prelude::*;
use ludarium_record::Player;
use ludarium_rules::{AnyPosition, AnyTurn, Choices, Step};

use super::{Notice, Pick, PickMode, PickResponse, Selection};
use crate::motion::MotionQueue;
use crate::settings::Preferences;
use crate::stage::Sound;
use crate::table::{Intent, IntentWriter, Table};
use crate::words::{self, text};

/// Carries out a choice.
pub fn choose(
    In(pick): In<Pick>,
    table: Res<Table>,
    preferences: Res<Preferences>,
    mut selection: ResMut<Selection>,
    mut queue: ResMut<MotionQueue>,
    mut intents: IntentWriter,
    mut sounds: MessageWriter<Sound>,
) -> PickResponse {
    // No motion delays input: a click ends it and counts.
    queue.skip();
    selection.explained = None;
    selection.forget_reply();
    match judge(&pick, &table, &selection, preferences.finish_forced) {
        Choice::Play(turn) => {
            play(turn, &table, &mut selection, &mut intents);
            if selection.held.is_some() {
                sounds.write(Sound::Select);
            }
        }
        Choice::Path(path, next) => {
            let shorter = path.len() < selection.path.len();
            sounds.write(if path.is_empty() || shorter { Sound::Deselect } else { Sound::Select });
            selection.take(path, next);
        }
        Choice::Refuse(why) => {
            sounds.write(Sound::Refuse);
            (selection.refused, selection.notice) = (pick.step.cell(), Some(why));
        }
        Choice::Nothing => {}
    }
    PickResponse::Done
}

/// A secret choice waits to be confirmed, which choosing it again does; what brings two people's secrets to light waits
/// for both. Everything else is played at once.
///
/// While the match is analysed, a turn is only tried.
fn play(turn: AnyTurn, table: &Table, selection: &mut Selection, intents: &mut IntentWriter) {
    if table.exploration().is_some() {
        selection.finish();
        return intents.write(Intent::Try(turn));
    }
    if table.keeps_secrets() && selection.held.as_ref() != Some(&turn) {
        selection.held = Some(turn);
        return;
    }
    if table.passes_the_seat() && table.brings_to_light() {
        (selection.held, selection.awaiting_reveal) = (None, Some(turn));
        return;
    }
    selection.finish();
    intents.write(Intent::Play(turn));
}

enum Choice {
    Play(AnyTurn),
    Path(Vec<Step>, Vec<Step>),
    Refuse(Notice),
    Nothing,
}

fn judge(pick: &Pick, table: &Table, selection: &Selection, finish_forced: bool) -> Choice {
    let dropped = pick.mode == PickMode::Drop;
    if let Some(why) = not_now(table) {
        return if dropped { Choice::Nothing } else { Choice::Refuse(why.into()) };
    }
    let position = table.choice_position();
    if let Some(choice) = whole_path(pick, position) {
        return choice;
    }
    let longer = [&selection.path[..], &[pick.step]].concat();
    match position.choices(&longer) {
        Ok(choices) => go_on(position, longer, choices, finish_forced),
        Err(_) if selection.path.contains(&pick.step) => {
            if dropped {
                Choice::Nothing
            } else {
                without(position, &selection.path, pick.step)
            }
        }
        Err(error) => match position.choices(&[pick.step]) {
            Ok(other) if !selection.path.is_empty() && !dropped => Choice::Path(vec![pick.step], other.next),
            _ => Choice::Refuse(Notice::refusal(error.why)),
        },
    }
}

/// A choice that comes with the steps before it, from a drag or from a game's own tools.
fn whole_path(pick: &Pick, position: &AnyPosition) -> Option<Choice> {
    let before = pick.after.as_ref()?;
    let path = [&before[..], &[pick.step]].concat();
    Some(match position.choices(&path) {
        Ok(choices) => choices.turn.map_or_else(|| Choice::Path(path, choices.next), Choice::Play),
        Err(error) => Choice::Refuse(Notice::refusal(error.why)),
    })
}

/// The path with one more step, and with those that follow of themselves if the player likes that.
fn go_on(position: &AnyPosition, mut path: Vec<Step>, mut choices: Choices<AnyTurn>, finish_forced: bool) -> Choice {
    while finish_forced && choices.turn.is_none() && choices.next.len() == 1 {
        path.extend(&choices.next);
        match position.choices(&path) {
            Ok(further) => choices = further,
            Err(error) => return Choice::Refuse(Notice::refusal(error.why)),
        }
    }
    choices.turn.map_or_else(|| Choice::Path(path, choices.next), Choice::Play)
}

/// A step that is chosen again is taken out of the path, together with what cannot stay without it.
fn without(position: &AnyPosition, path: &[Step], step: Step) -> Choice {
    let others: Vec<Step> = path.iter().copied().filter(|other| *other != step).collect();
    let before: Vec<Step> = path.iter().copied().take_while(|other| *other != step).collect();
    for shorter in [others, before, Vec::new()] {
        if let Ok(choices) = position.choices(&shorter)
            && choices.turn.is_none()
        {
            return Choice::Path(shorter, choices.next);
        }
    }
    Choice::Nothing
}

/// Why nothing can be chosen at all.
#[must_use]
pub fn not_now(table: &Table) -> Option<String> {
    if table.exploration().is_some() {
        let is_over = table.shown_position().outcome().is_some();
        let why = if is_over { text!("refusal-line-over") } else { text!("study-secret") };
        return table.choice_side().is_none().then_some(why);
    }
    if let Some(result) = table.result() {
        return Some(text!(
            "refusal-over",
            result = words::say_named(&result.sentence(table.game().position()), &|side| table.called(side))
        ));
    }
    if table.visiting() {
        return Some(text!("refusal-visiting"));
    }
    let side = table.game().position().side_to_move();
    match table.game().setup().player(side) {
        Player::Human { .. } => None,
        Player::Ai { .. } | Player::Even { .. } => Some(text!("refusal-other-side", side = table.called(side))),
        Player::Program { name } => Some(text!("refusal-program", side = words::side(side), name = name.as_str())),
    }
}
