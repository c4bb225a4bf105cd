//! Intents become changes of the match, and each change becomes an event.

use bevy::prelude::*;
use ludarium_record::{MatchError, Player};
use ludarium_rules::{AnyTurn, Effect, Side};

use super::intent::{AwaitedMatch, MatchIntent};
use super::notice::Notice;
use super::{
    Archive, DrawOffered, EndingWithdrawn, Intent, Leftovers, MatchClosed, MatchEnded, MatchOpened, PlayerReplaced,
    PositionJumped, PositionKey, Table, TurnChange, TurnPlayed, TurnRefused,
};
use crate::schedule::Screen;
use crate::settings::Preferences;

/// Decides on every intent. Those that come after the opening of another match were meant for the one that is gone.
pub(super) fn resolve(
    mut messages: MessageReader<MatchIntent>,
    table: Option<ResMut<Table>>,
    mut serial: Local<u64>,
    mut screen: ResMut<NextState<Screen>>,
    (mut archive, mut leftovers): (ResMut<Archive>, ResMut<Leftovers>),
    mut awaited: Option<ResMut<AwaitedMatch>>,
    preferences: Res<Preferences>,
    mut commands: Commands,
) {
    let let_in = awaited.as_mut().and_then(|awaited| awaited.bypass_change_detection().take());
    if messages.is_empty() && let_in.is_none() {
        return;
    }
    let mut intents: Vec<&MatchIntent> = messages.read().collect();
    if let Some(awaited) = &mut awaited {
        if let Some(index) = intents.iter().rposition(|message| is_opening(&message.intent)) {
            awaited.wait_for(intents[index]);
            intents.retain(|message| !is_opening(&message.intent));
        } else {
            intents.extend(let_in.as_ref());
        }
    }
    let opening = intents.iter().rposition(|message| is_opening(&message.intent));
    let replaced = table.as_ref().map(|table| table.serial);
    if let Some(mut table) = table {
        let (current, stale) = intents[..opening.unwrap_or(intents.len())]
            .iter()
            .partition::<Vec<&MatchIntent>, _>(|message| message.serial == Some(table.serial));
        for message in stale {
            debug!("dropped {:?}, which was meant for another match", message.intent);
        }
        for message in current {
            let asks = preferences.ask_to_undo;
            Resolver { table: &mut table, commands: &mut commands, asks }.resolve(&message.intent, &mut archive);
        }
        // A match that makes room for another is one to go on with, as if it had been left for the title.
        if opening.is_some() && table.result().is_none() {
            leftovers.follow(&table, &archive);
        }
    }
    if let Some(table) = opening.and_then(|index| opened(&intents[index].intent)) {
        *serial += 1;
        let table = Table { serial: *serial, ..table };
        archive.store(&table);
        commands.queue(close_match(replaced));
        commands.queue(open_match(table));
        // Setting the same state again would tear the table down and build it anew.
        NextState::set_if_neq(&mut screen, Screen::Table);
    }
}

fn is_opening(intent: &Intent) -> bool {
    matches!(intent, Intent::Open(_) | Intent::OpenAt { .. } | Intent::OpenExercise(_))
}

/// The table that an intent opens, if it opens one.
fn opened(intent: &Intent) -> Option<Table> {
    match intent {
        Intent::Open(game) => Some(Table::new((**game).clone(), 0)),
        Intent::OpenAt { game, ply } => {
            let mut table = Table::new((**game).clone(), 0);
            table.shown = table.shown.min(*ply);
            Some(table)
        }
        Intent::OpenExercise(game) => Some(Table::exercise((**game).clone(), 0)),
        _ => None,
    }
}

fn close_match(serial: Option<u64>) -> impl Command {
    move |world: &mut World| {
        if let Some(serial) = serial {
            world.trigger(MatchClosed { serial });
        }
    }
}

fn open_match(table: Table) -> impl Command {
    move |world: &mut World| {
        let (position, board) = (table.position_key(), table.shown_position().board_view());
        world.insert_resource(table);
        world.trigger(MatchOpened { position });
        world.trigger(PositionJumped { position, board });
    }
}

/// Leaves the table; what was played is already saved.
pub(super) fn close(
    table: Option<Res<Table>>,
    archive: Res<Archive>,
    mut leftovers: ResMut<Leftovers>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    leftovers.follow(&table, &archive);
    commands.remove_resource::<Table>();
    commands.trigger(MatchClosed { serial: table.serial });
}

/// Carries intents out and triggers the events of what changes.
pub(super) struct Resolver<'a, 'w, 's> {
    pub(super) table: &'a mut Table,
    pub(super) commands: &'a mut Commands<'w, 's>,
    /// Whether the other person is asked before something is taken back.
    asks: bool,
}

impl Resolver<'_, '_, '_> {
    fn resolve(&mut self, intent: &Intent, archive: &mut Archive) {
        if self.explore(intent) {
            return;
        }
        let was_over = self.table.result().is_some();
        if !leaves_question(intent) {
            self.table.undo_asked = None;
        }
        let refused = self.carry_out(intent).err();
        let is_refused = refused.is_some();
        if let Some(why) = refused {
            self.table.notice = Some(Notice::Refused(why.clone()));
            self.commands.trigger(TurnRefused { why });
        }
        if !matches!(intent, Intent::Visit(_)) {
            self.follow_match();
            conclude(self.table, was_over, self.commands);
            if !is_refused {
                archive.store(self.table);
            }
        }
    }

    fn carry_out(&mut self, intent: &Intent) -> Result<(), MatchError> {
        match intent {
            Intent::Play(turn) => return self.play(turn),
            Intent::Answer { about, turn } if *about == self.table.position_key() => return self.play(turn),
            Intent::Answer { .. } => debug!("dropped a stale answer of the AI"),
            Intent::Undo => self.undo(),
            Intent::AskUndo => self.ask_undo(),
            Intent::AnswerUndo(allowed) => self.answer_undo(*allowed),
            Intent::Redo => self.redo(),
            Intent::Visit(ply) => self.visit(*ply),
            Intent::Resign(side) => return self.table.game.resign(*side),
            Intent::Abandon => return self.table.game.abandon(),
            Intent::OfferDraw(side) => return self.offer_draw(*side),
            Intent::AnswerDraw { by, accept } => return self.answer_draw(*by, *accept),
            Intent::PauseClocks(true) => self.table.game.pause_clocks(),
            Intent::PauseClocks(false) => self.table.game.resume_clocks(),
            Intent::Seat { side, player } => self.seat(*side, player),
            // Another match is put on the table elsewhere, and the others are about the study.
            Intent::Open(_)
            | Intent::OpenAt { .. }
            | Intent::OpenExercise(_)
            | Intent::VisitPlayed(_)
            | Intent::Explore(_)
            | Intent::Try(_)
            | Intent::GoTo(_)
            | Intent::Edit(_) => {}
        }
        Ok(())
    }

    fn play(&mut self, turn: &AnyTurn) -> Result<(), MatchError> {
        self.return_to_present();
        let effects = self.table.game.play(turn)?;
        // What both must know before they choose is shown until both have chosen, and nothing else is.
        let is_secret = matches!(effects[..], [Effect::Chosen { .. }]);
        if !is_secret || !matches!(self.table.notice, Some(Notice::Turn(_))) {
            self.table.notice = Notice::of_turn(&self.table.game);
        }
        self.show(self.table.game.ply(), TurnChange::Played);
        Ok(())
    }

    /// Taking back concerns the other person, too.
    fn ask_undo(&mut self) {
        match self.table.undo_asks().filter(|_| self.asks) {
            Some(side) => {
                self.return_to_present();
                self.table.undo_asked = Some(side);
            }
            None => self.undo(),
        }
    }

    fn answer_undo(&mut self, allowed: bool) {
        match (self.table.undo_asked.take(), allowed) {
            (None, _) => {}
            (Some(_), true) => self.undo(),
            // What both must know is more than that.
            (Some(_), false) if matches!(self.table.notice, Some(Notice::Turn(_))) => {}
            (Some(by), false) => self.table.notice = Some(Notice::UndoDeclined(by.other())),
        }
    }

    /// Against an AI, undo goes back to the person's own decision.
    fn undo(&mut self) {
        self.return_to_present();
        if !self.table.can_undo() {
            self.table.notice = Some(Notice::NothingToUndo);
            return;
        }
        while self.table.game.can_undo() {
            let ply = self.table.game.ply();
            let was_over_off_board = self.table.result().is_some() && self.table.game.position().outcome().is_none();
            if !self.table.game.undo() {
                break;
            }
            let is_due = self.table.keeps_secrets();
            self.table.notice = Notice::of_turn(&self.table.game).filter(|_| is_due);
            if self.table.game.ply() == ply {
                self.commands.trigger(EndingWithdrawn { position: self.table.position_key() });
            } else {
                self.show(self.table.game.ply(), TurnChange::TakenBack);
            }
            if was_over_off_board || self.is_decision_of_person() {
                break;
            }
        }
    }

    /// In a task, what was taken back was a mistake.
    fn redo(&mut self) {
        self.return_to_present();
        if self.table.is_task() {
            return;
        }
        while self.table.game.redo().is_some() {
            self.show(self.table.game.ply(), TurnChange::Replayed);
            if self.is_decision_of_person() {
                break;
            }
        }
    }

    fn is_decision_of_person(&self) -> bool {
        self.table.only_human().is_none_or(|side| side == self.table.game.side_to_move())
    }

    /// Neighbouring plies are shown as the turn between them; others at once.
    pub(super) fn visit(&mut self, ply: usize) {
        let ply = ply.min(self.table.line().ply());
        match self.table.shown {
            from if ply == from => {}
            from if ply == from + 1 => self.show(ply, TurnChange::VisitedForward),
            from if ply + 1 == from => self.show(ply, TurnChange::VisitedBack),
            _ => self.jump(ply),
        }
    }

    fn return_to_present(&mut self) {
        if self.leave_study() || self.table.visiting() {
            self.jump(self.table.game.ply());
        }
    }

    /// Shows a position of the line that one turn forward or back has led to.
    pub(super) fn show(&mut self, ply: usize, change: TurnChange) {
        self.table.shown = ply;
        let turn = if change.is_forward() { ply } else { ply + 1 };
        let effects = self.table.line().effects_at(turn).to_vec();
        self.choose_line();
        self.commands.trigger(TurnPlayed {
            position: self.table.about_shown(),
            change,
            effects,
            board: self.table.shown_position().board_view(),
        });
    }

    pub(super) fn jump(&mut self, ply: usize) {
        self.table.shown = ply;
        self.choose_line();
        let board = self.table.shown_position().board_view();
        self.commands.trigger(PositionJumped { position: self.table.about_shown(), board });
    }

    fn seat(&mut self, side: Side, player: &Player) {
        match self.table.game.seat(side, player.clone()) {
            Ok(()) => self.commands.trigger(PlayerReplaced { side, position: self.table.position_key() }),
            // The window offers only players that there are.
            Err(error) => error!("{side} is still played by who did: {error}"),
        }
    }

    fn offer_draw(&mut self, by: Side) -> Result<(), MatchError> {
        self.table.game.offer_draw(by)?;
        if !self.table.is_human(by.other()) {
            self.commands.trigger(DrawOffered { by, position: self.table.position_key() });
        }
        Ok(())
    }

    fn answer_draw(&mut self, by: Side, accept: bool) -> Result<(), MatchError> {
        if accept {
            return self.table.game.accept_draw(by);
        }
        self.table.game.decline_draw(by)?;
        self.table.notice = Some(match self.table.game.setup().player(by) {
            Player::Human { .. } => Notice::DrawDeclined(by),
            Player::Ai { .. } | Player::Even { .. } => Notice::DrawDeclinedByAi,
            Player::Program { name } => Notice::DrawDeclinedByProgram(name.clone()),
        });
        Ok(())
    }
}

/// Whether somebody who waits for the answer to a question still does so after it.
fn leaves_question(intent: &Intent) -> bool {
    let of_draws = matches!(intent, Intent::OfferDraw(_) | Intent::AnswerDraw { accept: false, .. });
    of_draws || matches!(intent, Intent::Visit(_) | Intent::PauseClocks(_) | Intent::AskUndo | Intent::AnswerUndo(_))
}

/// Tells that the match has come to its end, if it was not over before.
pub(super) fn conclude(table: &Table, was_over: bool, commands: &mut Commands) {
    if let Some(result) = table.result().filter(|_| !was_over) {
        let position: PositionKey = table.position_key();
        commands.trigger(MatchEnded { position, result });
    }
}
