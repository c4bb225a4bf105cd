//! What is said at the foot of the board instead of the prompt: refusals, hints, remarks and claims.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use ludarium_learn::lessons::LessonText;

use super::exercise;
use crate::advice::Hint;
use crate::exercise::{Exercise, Feedback};
use crate::input::Selection;
use crate::look::palette::Palette;
use crate::pad::Pads;
use crate::table::{Table, Unseen};
use crate::words::{self, text};

/// Where remarks come from.
#[derive(SystemParam)]
pub(super) struct Remarks<'w> {
    selection: Res<'w, Selection>,
    hint: Res<'w, Hint>,
    palette: Res<'w, Palette>,
    exercise: Option<Res<'w, Exercise>>,
    pads: Res<'w, Pads>,
    unseen: Res<'w, Unseen>,
}

impl Remarks<'_> {
    /// What is to be said now in a window, and in which colour: only what matters most.
    pub(super) fn line(&self, table: &Table, ctx: &egui::Context) -> Option<(String, Color)> {
        let colors = self.palette.panel;
        let visiting = || text!("notice-visiting", turn = table.shown());
        let refusal = self.selection.notice.clone().map(|notice| (notice.words, colors.bad));
        let advice = || self.advice().map(|words| (words, self.palette.hint));
        let told = self.unseen.is_none();
        let remark = || table.visiting().then(visiting).or_else(|| table.notice().filter(|_| told));
        let claim = || table.claim().filter(|_| told).map(|words| (words, colors.accent));
        let loss = self.pads.loss().map(|words| (words, colors.bad));
        loss.or(refusal)
            .or_else(|| self.exercise(table).filter(|_| !table.is_exercise() || !exercise::has_words_beside(ctx)))
            .or_else(advice)
            .or_else(|| remark().map(|words| (words, colors.text)))
            .or_else(claim)
            .or_else(|| self.goal(table))
    }

    /// What a lesson or a puzzle says of the last turn or the next.
    fn exercise(&self, table: &Table) -> Option<(String, Color)> {
        let exercise = self.exercise.as_ref().filter(|exercise| exercise.is_about(table) && !exercise.is_over())?;
        // Whoever begins anew after a mistake is told how to go on.
        let is_past = matches!(exercise.said(), Feedback::Mistake(_)) && !self.selection.path.is_empty();
        let words = exercise.words().filter(|_| !is_past)?;
        Some((words, exercise::tone(exercise.said(), &self.palette)))
    }

    /// What a match is about that is a lesson, and so has no card, while nothing is chosen.
    fn goal(&self, table: &Table) -> Option<(String, Color)> {
        let exercise = self.exercise.as_ref().filter(|exercise| exercise.is_about(table) && !table.is_exercise())?;
        let lesson = exercise.lesson().filter(|_| self.selection.path.is_empty() && table.result().is_none())?;
        Some((words::lesson(lesson, LessonText::Goal), self.palette.panel.text))
    }

    /// The hint, or that the search for it is running.
    fn advice(&self) -> Option<String> {
        if self.hint.is_sought() {
            return Some(text!("hint-sought"));
        }
        self.hint.visible_turn().map(|(_, hint)| hint.line())
    }
}
