//! Intents become changes of the match, and those become scenes of motion.

use bevy::prelude::*;
use bevy::window::WindowOccluded;
use ludarium_record::{EndReason, Match, MatchError};
use ludarium_rules::{AnyTurn, Outcome, Side};

use super::announce::{announcement, is_secret};
use super::{AiSeat, Archive, DrawReply, Intent, Table};
use crate::motion::{MotionQueue, Timeline};
use crate::schedule::Screen;
use crate::settings::Preferences;
use crate::sound::Sound;

/// Puts another match on the table.
pub fn open(
    mut intents: MessageReader<Intent>,
    mut serial: Local<u64>,
    mut queue: ResMut<MotionQueue>,
    mut screen: ResMut<NextState<Screen>>,
    mut archive: ResMut<Archive>,
    mut commands: Commands,
) {
    let Some(Intent::Open(game)) = intents.read().filter(|intent| matches!(intent, Intent::Open(_))).last() else {
        return;
    };
    *serial += 1;
    archive.begin(game);
    queue.clear();
    queue.push(Timeline::jump(game.position().board_view()));
    commands.insert_resource(Table::new((**game).clone(), *serial));
    // Setting the same state again would tear the table down and build it anew.
    NextState::set_if_neq(&mut screen, Screen::Table);
}

/// Leaves the table; what was played is already saved.
pub fn clear(mut queue: ResMut<MotionQueue>, mut seat: ResMut<AiSeat>, mut commands: Commands) {
    queue.clear();
    seat.stop();
    commands.remove_resource::<Table>();
}

/// Judges every intent.
pub fn resolve(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    mut queue: ResMut<MotionQueue>,
    mut seat: ResMut<AiSeat>,
    mut archive: ResMut<Archive>,
    mut sounds: MessageWriter<Sound>,
) {
    for intent in intents.read() {
        let before = table.result();
        let played = match intent {
            Intent::Open(_) => continue,
            Intent::Play(turn) => play(&mut table, &mut queue, turn),
            Intent::Answer { serial, ply, hash, turn } => {
                let position = table.game.position();
                let fresh = *serial == table.serial && *ply == table.game.ply() && *hash == position.zobrist();
                if !fresh {
                    debug!("dropped a stale answer of the AI");
                    continue;
                }
                play(&mut table, &mut queue, turn)
            }
            Intent::Undo => {
                undo(&mut table, &mut queue, &mut seat, &mut sounds);
                Ok(())
            }
            Intent::Redo => {
                redo(&mut table, &mut queue, &mut seat);
                Ok(())
            }
            Intent::Visit(ply) => {
                visit(&mut table, &mut queue, *ply);
                Ok(())
            }
            Intent::Resign(side) => table.game.resign(*side),
            Intent::Abandon => table.game.abandon(),
            Intent::OfferDraw(side) => offer_draw(&mut table, *side, &seat),
            Intent::AnswerDraw { by, accept } => answer_draw(&mut table, *by, *accept),
            Intent::PauseClocks(paused) => {
                pause_clocks(&mut table.game, *paused);
                Ok(())
            }
        };
        if let Err(error) = played {
            table.notice = Some(error.to_string());
            sounds.write(Sound::Refuse);
        }
        if matches!(intent, Intent::Visit(_)) {
            continue;
        }
        conclude(&mut table, before.is_some(), &mut queue, &mut seat);
        archive.store(&mut table);
    }
}

fn play(table: &mut Table, queue: &mut MotionQueue, turn: &AnyTurn) -> Result<(), MatchError> {
    return_to_present(table, queue);
    let effects = table.game.play(turn)?;
    table.shown = table.game.ply();
    // What both must know before they choose is said until both have chosen.
    if !is_secret(&effects) {
        table.notice = announcement(&effects, table.game.position());
    }
    queue.push(Timeline::turn(&effects));
    Ok(())
}

/// Against an AI, undo goes back to the person's own decision.
fn undo(table: &mut Table, queue: &mut MotionQueue, seat: &mut AiSeat, sounds: &mut MessageWriter<Sound>) {
    return_to_present(table, queue);
    if !table.can_undo() {
        table.notice = Some("There is no turn of yours to take back.".to_owned());
        return;
    }
    seat.stop();
    let alone = table.only_human();
    while table.game.can_undo() {
        let was_over_off_board = table.result().is_some() && table.game.position().outcome().is_none();
        let ply = table.game.ply();
        let scene = taken_back(table, ply);
        if !table.game.undo() {
            break;
        }
        sounds.write(Sound::Undo);
        if table.game.ply() < ply {
            queue.push(scene);
        }
        table.shown = table.game.ply();
        table.notice = None;
        let mine = alone.is_none_or(|side| side == table.game.position().side_to_move());
        if mine || was_over_off_board {
            break;
        }
    }
}

/// The turn that led to a ply, backwards.
fn taken_back(table: &Table, ply: usize) -> Timeline {
    let before = ply.checked_sub(1).and_then(|earlier| table.game.position_at(earlier));
    Timeline::taken_back(table.game.effects_at(ply), &before.map(|position| position.board_view()).unwrap_or_default())
}

fn redo(table: &mut Table, queue: &mut MotionQueue, seat: &mut AiSeat) {
    return_to_present(table, queue);
    seat.stop();
    let alone = table.only_human();
    while let Some(effects) = table.game.redo() {
        queue.push(Timeline::turn(&effects));
        table.shown = table.game.ply();
        if alone.is_none_or(|side| side == table.game.position().side_to_move()) {
            break;
        }
    }
}

/// Neighbouring plies are shown as the turn between them; others at once.
fn visit(table: &mut Table, queue: &mut MotionQueue, ply: usize) {
    let ply = ply.min(table.game.ply());
    let from = table.shown;
    if ply == from {
        return;
    }
    table.shown = ply;
    let scene = if ply == from + 1 {
        Timeline::turn(table.game.effects_at(ply))
    } else if ply + 1 == from {
        taken_back(table, from)
    } else {
        Timeline::jump(table.shown_position().board_view())
    };
    queue.push(scene);
}

fn return_to_present(table: &mut Table, queue: &mut MotionQueue) {
    if table.visiting() {
        table.shown = table.game.ply();
        queue.push(Timeline::jump(table.game.position().board_view()));
    }
}

/// The AI answers an offer at once, from what it last thought of its position.
fn offer_draw(table: &mut Table, side: Side, seat: &AiSeat) -> Result<(), MatchError> {
    table.game.offer_draw(side)?;
    let other = side.other();
    if table.is_human(other) {
        return Ok(());
    }
    if seat.draw_reply() == DrawReply::Accept {
        table.game.accept_draw(other)
    } else {
        table.game.decline_draw(other)?;
        table.notice = Some("The AI declines the draw: it likes its position.".to_owned());
        Ok(())
    }
}

fn answer_draw(table: &mut Table, by: Side, accept: bool) -> Result<(), MatchError> {
    if accept {
        return table.game.accept_draw(by);
    }
    table.game.decline_draw(by)?;
    table.notice = Some(format!("{by} declines the draw."));
    Ok(())
}

fn pause_clocks(game: &mut Match, paused: bool) {
    if paused {
        game.pause_clocks();
    } else {
        game.resume_clocks();
    }
}

/// Shows the end of a match that no turn brought about: resignation, agreement, time.
fn conclude(table: &mut Table, was_over: bool, queue: &mut MotionQueue, seat: &mut AiSeat) {
    let Some(result) = table.result() else { return };
    if was_over {
        return;
    }
    seat.stop();
    // What the board or its history decides is among the effects of the turn.
    if matches!(result.reason, EndReason::Resignation | EndReason::Agreement | EndReason::Time) {
        queue.push(Timeline::end(Outcome { winner: result.winner, reason: "" }));
    }
}

/// From here on (seconds), a clock is heard.
const LOW_TIME: u64 = 10;

/// What the side to move has left, in whole seconds.
fn seconds_left(table: &Table) -> Option<u64> {
    let side = table.game.position().side_to_move();
    table.game.clocks().map(|clocks| clocks[side.index()].as_secs())
}

/// Time passes for the side to move.
pub fn run_clocks(
    time: Res<Time<Real>>,
    virtual_time: Res<Time>,
    script: Option<Res<crate::script::Script>>,
    preferences: Res<Preferences>,
    selection: Option<Res<crate::input::Selection>>,
    mut occlusions: MessageReader<WindowOccluded>,
    mut hidden: Local<bool>,
    mut table: ResMut<Table>,
    mut queue: ResMut<MotionQueue>,
    mut seat: ResMut<AiSeat>,
    mut archive: ResMut<Archive>,
    menu: Res<State<crate::schedule::Menu>>,
    mut sounds: MessageWriter<Sound>,
) {
    if let Some(last) = occlusions.read().last() {
        *hidden = last.occluded;
    }
    // Nobody's time passes while the seat is changed behind the curtain.
    let passing = selection.is_some_and(|selection| selection.hidden);
    let stopped = passing || (*hidden && preferences.pause_hidden) || *menu.get() == crate::schedule::Menu::Pause;
    if table.game.clocks().is_none() || table.result().is_some() || stopped {
        return;
    }
    let elapsed = if script.is_some() { virtual_time.delta() } else { time.delta() };
    let before = seconds_left(&table);
    table.bypass_change_detection().game.advance(elapsed);
    if seconds_left(&table) < before && before <= Some(LOW_TIME) {
        sounds.write(Sound::LowTime);
    }
    if table.result().is_some() {
        conclude(&mut table, false, &mut queue, &mut seat);
        archive.store(&mut table);
    }
}
