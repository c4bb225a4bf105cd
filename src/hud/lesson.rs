//! The card of a lesson in the place of the players' plates, and the line that says that it is solved.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, RichText, Ui};
use ludarium_learn::lessons::{LessonId, LessonText};
use ludarium_rules::GameId;

use super::layout::Places;
use super::panel::{PanelContext, show_line};
use super::words::Line;
use crate::games::ui;
use crate::lessons::{Course, LessonProgress, LessonRequested, Lessons, Said, WayBack};
use crate::motion::MotionQueue;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::table::Table;
use crate::ui::portrait::{self, Portrait};
use crate::ui::star::{paint_stars, stars};
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{WidgetContext, fit, fonts, to_egui};
use crate::words::{self, text};

/// The level that teaches.
const TEACHER: Portrait = Portrait::Opponent(1);

/// The width of a star on the card, and in the line.
const SMALL_STAR: f32 = 15.0;
const LARGE_STAR: f32 = 24.0;

/// What the card shows and does.
#[derive(SystemParam)]
pub(super) struct LessonCard<'w, 's> {
    course: Option<Res<'w, Course>>,
    progress: Res<'w, LessonProgress>,
    table: Res<'w, Table>,
    menus: ResMut<'w, MenuStack>,
    back: WayBack<'w>,
    commands: Commands<'w, 's>,
}

impl LessonCard<'_, '_> {
    /// Whether an exercise is on the table, so that this card stands in the place of the players' plates.
    pub(super) fn is_due(&self) -> bool {
        self.table.is_exercise() && self.course.as_ref().is_some_and(|course| course.is_about(&self.table))
    }

    /// Shows the card.
    pub(super) fn show(&mut self, ctx: &egui::Context, widgets: &mut WidgetContext, places: &Places) {
        let room = if places.beside { places.far.union(places.near) } else { places.far };
        let place = CardPlace { name: "lesson", room, at_foot: false, surface: Surface::LitLeather };
        let colors = widgets.palette().panel;
        let rect = theme::card(ctx, &colors, place, |ui| {
            if places.beside { self.column(ui, widgets) } else { self.row(ui, widgets) }
        });
        widgets.cover(ctx, rect);
    }

    fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let colors = widgets.palette().panel;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(44.0), egui::Sense::hover());
            portrait::paint(ui.painter(), rect.center(), 21.0, TEACHER);
            ui.vertical(|ui| {
                ui.label(RichText::new(self.place()).small().color(to_egui(colors.weak_text)));
                stars(ui, self.earned(), SMALL_STAR, to_egui(colors.weak_text));
            });
        });
        self.words(ui, widgets, 1.0);
        ui.add_space(6.0);
        self.ways(ui, widgets, true);
    }

    fn row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(40.0), egui::Sense::hover());
            portrait::paint(ui.painter(), rect.center(), 19.0, TEACHER);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                self.ways(ui, widgets, false);
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| self.words(ui, widgets, 0.75));
            });
        });
    }

    /// The title and the goal, in letters of no less than this part of their usual size.
    fn words(&self, ui: &mut Ui, widgets: &WidgetContext, least: f32) {
        let Some(course) = &self.course else { return };
        let colors = widgets.palette().panel;
        let said = |text| words::lesson(course.lesson(), text);
        fit::label(ui, &said(LessonText::Title), &fonts::bold(19.0), 15.0, to_egui(colors.accent));
        let font = egui::TextStyle::Body.resolve(ui.style());
        fit::label(ui, &said(LessonText::Goal), &font, font.size * least, to_egui(colors.text));
    }

    /// "Tress · 3".
    fn place(&self) -> String {
        let Some(course) = &self.course else { return String::new() };
        let lesson = course.lesson();
        text!("lesson-place", game = ui_name(lesson.game), number = lesson.number)
    }

    fn earned(&self) -> u8 {
        let lesson = self.course.as_ref().map(|course| course.lesson());
        lesson.map_or(0, |lesson| self.progress.stars.stars(lesson.game, &lesson.id).count())
    }

    /// Once more from the beginning, and all lessons.
    fn ways(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, is_column: bool) {
        let Some(course) = &self.course else { return };
        let again = LessonRequested { game: course.lesson().game, lesson: course.lesson().id.clone() };
        let (anew, all) = (text!("lesson-anew"), text!("lessons"));
        // In a row, there is room either for these or for the way back.
        let (begins_anew, leaves) = match (is_column, self.back.is_open()) {
            (true, _) => (widgets.small(ui, "lesson anew", &anew), widgets.small(ui, "lessons", &all)),
            (false, false) => (widgets.button(ui, "lesson anew", &anew), widgets.button(ui, "lessons", &all)),
            (false, true) => (false, false),
        };
        if begins_anew {
            self.commands.trigger(again);
        }
        if self.back.is_open() {
            let label = text!("lesson-back");
            let goes = if is_column {
                widgets.small(ui, "back to match", &label)
            } else {
                widgets.button(ui, "back to match", &label)
            };
            if goes {
                self.back.go();
            }
        }
        if leaves {
            self.menus.push(Menu::Lessons);
        }
    }
}

fn ui_name(game: GameId) -> &'static str {
    ui(game).short_name
}

/// Whether the line that says that a lesson is solved is to be seen.
pub(super) fn is_solved(course: Option<&Course>, table: &Table) -> bool {
    let is_solved = |course: &Course| course.is_about(table) && matches!(course.said(), Said::Solved { .. });
    table.is_exercise() && !table.visiting() && course.is_some_and(is_solved)
}

/// How it goes on after a lesson.
#[derive(SystemParam)]
pub(super) struct NextLesson<'w, 's> {
    lessons: ResMut<'w, Lessons>,
    screen: ResMut<'w, NextState<Screen>>,
    back: WayBack<'w>,
    commands: Commands<'w, 's>,
}

impl NextLesson<'_, '_> {
    fn after(&mut self, course: &Course) -> Option<LessonId> {
        let number = course.lesson().number;
        let lessons = self.lessons.of(course.lesson().game).lessons();
        lessons.iter().find(|lesson| lesson.number > number).map(|lesson| lesson.id.clone())
    }
}

/// Shows that a lesson is solved, and what may follow.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    course: Option<Res<Course>>,
    mut next: NextLesson,
) -> Result {
    let Some(course) = course.filter(|course| is_solved(Some(course), &table)) else { return Ok(()) };
    let Said::Solved { words, stars: earned } = course.said() else { return Ok(()) };
    if queue.is_busy() || panel.is_below_menu() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    let (game, following) = (course.lesson().game, next.after(&course));
    let labels = [text!("lesson-again"), text!("result-shelf")];
    let goes_back = next.back.is_open().then(|| text!("lesson-back"));
    let leads_on = following.as_ref().map(|_| text!("lesson-next"));
    let line = Line {
        said: vec![(words.clone(), colors.text)],
        labels: leads_on.iter().chain(&labels).chain(&goes_back).cloned().collect(),
        signs: 3.0 * LARGE_STAR * 1.15 + 8.0,
        ..Line::default()
    };
    let widgets = &mut panel.widgets;
    let moved = show_line(&ctx, "solved", place, &colors, &line, |ui| {
        let size = egui::vec2(3.3 * LARGE_STAR, LARGE_STAR);
        let (rect, _): (Rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let first = rect.left_center() + egui::vec2(LARGE_STAR / 2.0, 0.0);
        paint_stars(ui.painter(), first, earned.count(), LARGE_STAR, to_egui(colors.weak_text));
        if let (Some(label), Some(lesson)) = (&leads_on, following)
            && widgets.leading(ui, "next lesson", label)
        {
            next.commands.trigger(LessonRequested { game, lesson });
        }
        if widgets.button(ui, "same lesson", &labels[0]) {
            next.commands.trigger(LessonRequested { game, lesson: course.lesson().id.clone() });
        }
        if widgets.button(ui, "title", &labels[1]) {
            next.screen.set(Screen::Title);
        }
        if goes_back.is_some_and(|label| widgets.button(ui, "back to match", &label)) {
            next.back.go();
        }
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}
