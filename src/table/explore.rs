//! Intents that are about the study of the match, and never change the match itself.

use std::mem;

use bevy::prelude::error;
use ludarium_record::study::{NodeId, Study, StudyError};
use ludarium_rules::AnyTurn;

use super::exploration::{StudyState, is_open};
use super::notice::Notice;
use super::resolve::Resolver;
use super::{Exploration, Intent, StudyChanged, StudyEdit, StudyRefusal, Table, TurnChange};

impl Resolver<'_, '_, '_> {
    /// Carries out an intent that is about the study; `false` for all others.
    pub(super) fn explore(&mut self, intent: &Intent) -> bool {
        let before = self.table.exploration().map(Exploration::revision);
        let done = match intent {
            Intent::Explore(Some(study)) => {
                self.begin(study);
                return true;
            }
            Intent::Explore(None) => {
                self.end();
                return true;
            }
            Intent::Visit(ply) if self.table.exploration().is_some() => {
                self.visit(*ply);
                Ok(())
            }
            Intent::VisitPlayed(ply) => {
                self.visit_played(*ply);
                Ok(())
            }
            Intent::Try(turn) => self.try_turn(turn),
            Intent::GoTo(node) => {
                self.go_to(*node);
                Ok(())
            }
            Intent::Edit(edit) => self.edit(edit),
            _ => return false,
        };
        self.table.notice = done.err().map(Notice::StudyRefused);
        if self.table.exploration().map(Exploration::revision) != before {
            self.commands.trigger(StudyChanged { serial: self.table.serial });
        }
        true
    }

    fn begin(&mut self, study: &Study) {
        match Exploration::new(study.clone(), &self.table.game) {
            Ok(exploration) => {
                self.table.study = StudyState::Open(exploration);
                self.choose_line();
            }
            Err(why) => error!("the match has no study: {why}"),
        }
    }

    /// Back to the match, where the shown line has left it.
    fn end(&mut self) {
        self.table.notice = None;
        if self.leave_study() {
            self.jump(self.table.shown);
        }
    }

    /// Lays the study down; returns whether a position was shown that is not one of the match.
    pub(super) fn leave_study(&mut self) -> bool {
        let (ply, is_off) = (self.table.shown_of_match(), self.table.is_off_match());
        if self.table.exploration().is_some() {
            self.table.shown = ply;
        }
        self.table.study = match mem::take(&mut self.table.study) {
            StudyState::Open(exploration) => StudyState::AtRest(exploration.into_study()),
            other => other,
        };
        is_off
    }

    fn visit_played(&mut self, ply: usize) {
        let node = self.table.exploration().and_then(|exploration| exploration.played().get(ply).copied());
        match node {
            Some(node) => self.go_to(node),
            None => self.visit(ply),
        }
    }

    fn try_turn(&mut self, turn: &AnyTurn) -> Result<(), StudyRefusal> {
        if self.table.exploration().is_none() {
            return Ok(());
        }
        let is_open = is_open(self.table.shown_position());
        let at = self.table.shown_node().filter(|_| is_open).ok_or(StudyRefusal::Secret)?;
        let Some(exploration) = self.table.exploration_mut() else { return Ok(()) };
        let node = exploration.try_turn(at, turn)?;
        self.go_to(node);
        Ok(())
    }

    /// Shows a position of the study: one turn on or back as that turn, others at once.
    fn go_to(&mut self, node: NodeId) {
        let Some(exploration) = self.table.exploration() else { return };
        let Some(wanted) = exploration.study().node(node).filter(|_| exploration.study().is_part(node)) else { return };
        let (ply, parent, shown) = (wanted.ply(), wanted.parent(), self.table.shown_node());
        if exploration.line().get(ply) == Some(&node) {
            return self.visit(ply);
        }
        self.show_line_through(node);
        if parent.is_some() && parent == shown {
            self.show(ply, TurnChange::VisitedForward);
        } else {
            self.jump(ply);
        }
    }

    fn edit(&mut self, edit: &StudyEdit) -> Result<(), StudyRefusal> {
        let Some(at) = self.table.shown_node() else { return Ok(()) };
        let Some(exploration) = self.table.exploration_mut() else { return Ok(()) };
        let node = exploration.edit(at, edit)?;
        if node == at {
            self.show_line_through(node);
        } else if self.table.shown_study_node().and_then(|shown| shown.parent()) == Some(node) {
            self.show(self.table.shown - 1, TurnChange::VisitedBack);
        } else {
            self.go_to(node);
        }
        Ok(())
    }

    /// Lets the line be the one through a node.
    fn show_line_through(&mut self, node: NodeId) {
        let Table { study: StudyState::Open(exploration), game, .. } = &mut *self.table else { return };
        if let Err(why) = exploration.show_line_through(node, game) {
            self.drop_study(&why);
        }
    }

    /// The line goes on from the shown position: from one of the main line along it.
    pub(super) fn choose_line(&mut self) {
        if let Some(node) = self.table.shown_node() {
            self.show_line_through(node);
        }
    }

    /// The study takes in what has happened in the match.
    pub(super) fn follow_match(&mut self) {
        let Table { study: StudyState::Open(exploration), game, .. } = &mut *self.table else { return };
        if let Err(why) = exploration.follow(game) {
            self.drop_study(&why);
        }
        self.choose_line();
    }

    /// Leaves the match without its study, which no longer fits it.
    fn drop_study(&mut self, why: &StudyError) {
        error!("the match has no study any more: {why}");
        self.table.study = StudyState::None;
        self.table.shown = self.table.shown.min(self.table.game.ply());
    }
}
