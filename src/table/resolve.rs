//! Intents become changes of the match, and those become scenes of motion.

use bevy::prelude::*;
use bevy::window::WindowOccluded;
use ludarium_record::{EndReason, Match, MatchError};
use ludarium_rules::{Outcome, Side, TurnText};

use super::announce::{announcement, is_secret};
use super::{AiSeat, Archive, Intent, Table, Verdict};
use crate::motion::{MotionQueue, Scene};
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
    let Some(Intent::Open(the_match)) = intents.read().filter(|intent| matches!(intent, Intent::Open(_))).last() else {
        return;
    };
    *serial += 1;
    archive.begin(the_match);
    queue.clear();
    queue.push(Scene::jump(the_match.position().picture()));
    commands.insert_resource(Table::new((**the_match).clone(), *serial));
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
                let position = table.the_match.position();
                let fresh = *serial == table.serial && *ply == table.the_match.ply() && *hash == position.zobrist();
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
            Intent::Resign(side) => table.the_match.resign(*side),
            Intent::Abandon => table.the_match.abandon(),
            Intent::OfferDraw(side) => offer_draw(&mut table, *side, &seat),
            Intent::AnswerDraw { by, accept } => answer_draw(&mut table, *by, *accept),
            Intent::PauseClocks(paused) => {
                pause_clocks(&mut table.the_match, *paused);
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

fn play(table: &mut Table, queue: &mut MotionQueue, turn: &TurnText) -> Result<(), MatchError> {
    return_to_present(table, queue);
    let effects = table.the_match.play(turn)?;
    table.shown = table.the_match.ply();
    // What both must know before they choose is said until both have chosen.
    if !is_secret(&effects) {
        table.notice = announcement(&effects, table.the_match.position());
    }
    queue.push(Scene::turn(&effects));
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
    while table.the_match.can_undo() {
        let was_over_off_board = table.result().is_some() && table.the_match.position().outcome().is_none();
        let ply = table.the_match.ply();
        let scene = taken_back(table, ply);
        if !table.the_match.undo() {
            break;
        }
        sounds.write(Sound::Undo);
        if table.the_match.ply() < ply {
            queue.push(scene);
        }
        table.shown = table.the_match.ply();
        table.notice = None;
        let mine = alone.is_none_or(|side| side == table.the_match.position().side_to_move());
        if mine || was_over_off_board {
            break;
        }
    }
}

/// The turn that led to a ply, backwards.
fn taken_back(table: &Table, ply: usize) -> Scene {
    let before = ply.checked_sub(1).and_then(|earlier| table.the_match.position_at(earlier));
    Scene::taken_back(table.the_match.effects_at(ply), &before.map(|position| position.picture()).unwrap_or_default())
}

fn redo(table: &mut Table, queue: &mut MotionQueue, seat: &mut AiSeat) {
    return_to_present(table, queue);
    seat.stop();
    let alone = table.only_human();
    while let Some(effects) = table.the_match.redo() {
        queue.push(Scene::turn(&effects));
        table.shown = table.the_match.ply();
        if alone.is_none_or(|side| side == table.the_match.position().side_to_move()) {
            break;
        }
    }
}

/// Neighbouring plies are shown as the turn between them; others at once.
fn visit(table: &mut Table, queue: &mut MotionQueue, ply: usize) {
    let ply = ply.min(table.the_match.ply());
    let from = table.shown;
    if ply == from {
        return;
    }
    table.shown = ply;
    let scene = if ply == from + 1 {
        Scene::turn(table.the_match.effects_at(ply))
    } else if ply + 1 == from {
        taken_back(table, from)
    } else {
        Scene::jump(table.shown_position().picture())
    };
    queue.push(scene);
}

fn return_to_present(table: &mut Table, queue: &mut MotionQueue) {
    if table.visiting() {
        table.shown = table.the_match.ply();
        queue.push(Scene::jump(table.the_match.position().picture()));
    }
}

/// The AI answers an offer at once, from what it last thought of its position.
fn offer_draw(table: &mut Table, side: Side, seat: &AiSeat) -> Result<(), MatchError> {
    table.the_match.offer_draw(side)?;
    let other = side.other();
    if table.is_human(other) {
        return Ok(());
    }
    if seat.verdict_on_draw() == Verdict::Accept {
        table.the_match.accept_draw(other)
    } else {
        table.the_match.decline_draw(other)?;
        table.notice = Some("The AI declines the draw: it likes its position.".to_owned());
        Ok(())
    }
}

fn answer_draw(table: &mut Table, by: Side, accept: bool) -> Result<(), MatchError> {
    if accept {
        return table.the_match.accept_draw(by);
    }
    table.the_match.decline_draw(by)?;
    table.notice = Some(format!("{by} declines the draw."));
    Ok(())
}

fn pause_clocks(the_match: &mut Match, paused: bool) {
    if paused {
        the_match.pause_clocks();
    } else {
        the_match.resume_clocks();
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
        queue.push(Scene::end(Outcome { winner: result.winner, reason: "" }));
    }
}

/// From here on (seconds), a clock is heard.
const LOW_TIME: u64 = 10;

/// What the side to move has left, in whole seconds.
fn seconds_left(table: &Table) -> Option<u64> {
    let side = table.the_match.position().side_to_move();
    table.the_match.clocks().map(|clocks| clocks[side.index()].as_secs())
}

/// Time passes for the side to move.
pub fn run_clocks(
    time: Res<Time<Real>>,
    virtual_time: Res<Time>,
    script: Option<Res<crate::script::Script>>,
    preferences: Res<Preferences>,
    hand: Option<Res<crate::input::Hand>>,
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
    let passing = hand.is_some_and(|hand| hand.hidden);
    let stopped = passing || (*hidden && preferences.pause_hidden) || *menu.get() == crate::schedule::Menu::Pause;
    if table.the_match.clocks().is_none() || table.result().is_some() || stopped {
        return;
    }
    let elapsed = if script.is_some() { virtual_time.delta() } else { time.delta() };
    let before = seconds_left(&table);
    table.bypass_change_detection().the_match.advance(elapsed);
    if seconds_left(&table) < before && before <= Some(LOW_TIME) {
        sounds.write(Sound::LowTime);
    }
    if table.result().is_some() {
        conclude(&mut table, false, &mut queue, &mut seat);
        archive.store(&mut table);
    }
}
