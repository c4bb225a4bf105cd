//! The ways from a refused choice to the rule behind it: its paragraph, and the lesson that teaches it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::input::Selection;
use crate::lessons::LessonRequested;
use crate::rulebook::{Heading, Rulebook};
use crate::table::Table;
use crate::ui::WidgetContext;
use crate::words::text;

/// In lines wider than this, in points, buttons name their keys.
const ROOMY: f32 = 560.0;

/// What was refused, and the rules.
#[derive(SystemParam)]
pub(super) struct WhyNot<'w, 's> {
    table: Res<'w, Table>,
    selection: Res<'w, Selection>,
    rulebook: Rulebook<'w, 's>,
}

/// Where the line at the foot of the board leads.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct RuleWays {
    heading: Option<Heading>,
    lesson: Option<LessonRequested>,
}

/// A way that is taken.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum RuleWay {
    Page(Heading),
    Lesson(LessonRequested),
}

impl WhyNot<'_, '_> {
    /// The ways from what was said to the last choice. An exercise is not left for another lesson.
    pub(super) fn ways(&mut self) -> RuleWays {
        let heading = self.rulebook.heading_of_notice(&self.table, &self.selection);
        let lesson = heading.as_ref().filter(|_| !self.table.is_exercise());
        let lesson = lesson.cloned().and_then(|heading| self.rulebook.lesson(&heading));
        RuleWays { heading, lesson }
    }

    pub(super) fn go(&mut self, way: RuleWay) {
        match way {
            RuleWay::Page(heading) => self.rulebook.open(Some(heading)),
            RuleWay::Lesson(lesson) => self.rulebook.play(lesson),
        }
    }
}

impl RuleWays {
    /// What is written on the buttons in a line of this width: with their keys where there is room for them.
    pub(super) fn labels(&self, width: f32) -> Vec<String> {
        let [page, lesson] = match width > ROOMY {
            true => [text!("why-rule-keyed"), text!("why-lesson-keyed")],
            false => [text!("why-rule"), text!("why-lesson")],
        };
        let page = self.heading.as_ref().map(|_| page);
        page.into_iter().chain(self.lesson.as_ref().map(|_| lesson)).collect()
    }

    /// Shows the buttons with these labels; returns the way that is taken.
    pub(super) fn show(&self, ui: &mut Ui, widgets: &mut WidgetContext, labels: &[String]) -> Option<RuleWay> {
        let [page_label, lesson_label] = [0, 1].map(|place| labels.get(place).map_or("", String::as_str));
        let mut way = None;
        if let Some(heading) = &self.heading
            && widgets.button(ui, "why rule", page_label)
        {
            way = Some(RuleWay::Page(heading.clone()));
        }
        if let Some(lesson) = &self.lesson
            && widgets.button(ui, "why lesson", lesson_label)
        {
            way = Some(RuleWay::Lesson(lesson.clone()));
        }
        way
    }
}
