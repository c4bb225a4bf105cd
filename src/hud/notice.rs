//! What is said at the foot of the board instead of the prompt: refusals, hints, remarks and claims.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::advice::Hint;
use crate::input::Selection;
use crate::lessons::{Course, Said};
use crate::look::palette::Palette;
use crate::table::Table;
use crate::words::text;

/// Where remarks come from.
#[derive(SystemParam)]
pub(super) struct Remarks<'w> {
    selection: Res<'w, Selection>,
    hint: Res<'w, Hint>,
    palette: Res<'w, Palette>,
    course: Option<Res<'w, Course>>,
}

impl Remarks<'_> {
    /// What is to be said now, and in which colour: only what matters most.
    pub(super) fn line(&self, table: &Table) -> Option<(String, Color)> {
        let colors = self.palette.panel;
        let visiting = || text!("notice-visiting", turn = table.shown());
        let refusal = self.selection.notice.clone().map(|notice| (notice.words, colors.bad));
        let advice = || self.advice().map(|words| (words, self.palette.hint));
        let remark = || table.visiting().then(visiting).or(table.notice());
        let claim = || table.claim().map(|words| (words, colors.accent));
        refusal
            .or_else(|| self.lesson(table))
            .or_else(advice)
            .or_else(|| remark().map(|words| (words, colors.text)))
            .or_else(claim)
    }

    /// What a lesson says of the last turn or the next.
    fn lesson(&self, table: &Table) -> Option<(String, Color)> {
        let course = self.course.as_ref().filter(|course| course.is_about(table))?;
        match course.said() {
            Said::Hint(words) => Some((words.clone(), self.palette.hint)),
            Said::Mistake(words) => Some((words.clone(), self.palette.panel.bad)),
            Said::Nothing | Said::Solved { .. } => None,
        }
    }

    /// The hint, or that the search for it is running.
    fn advice(&self) -> Option<String> {
        if self.hint.is_sought() {
            return Some(text!("hint-sought"));
        }
        self.hint.visible_turn().map(|(_, hint)| hint.line())
    }
}
