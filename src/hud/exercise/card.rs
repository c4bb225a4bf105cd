//! The card of an exercise in the place of the players' plates.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, FontId, RichText, Ui};
use ludarium_learn::lessons::LessonText;

use super::line::{self, has_words_beside, tone};
use crate::exercise::{Exercise, MatchLeft, Order, PuzzleTask, TEACHER, Task};
use crate::games;
use crate::hud::layout::Places;
use crate::lessons::LessonProgress;
use crate::library::LinkWanted;
use crate::puzzles::PuzzleProgress;
use crate::rating::points;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::table::Table;
use crate::ui::portrait::{self, Portrait};
use crate::ui::star::stars;
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{WidgetContext, fit, fonts, icon, to_egui};
use crate::words::{self, text};

/// The width of a star.
const STAR: f32 = 15.0;
/// The side of a tool on a card that is one line.
const TOOL: f32 = 38.0;
/// The least sizes of the letters of title and goal there.
const LEAST: [f32; 2] = [12.0, 11.0];
/// The sizes of the letters of title, goal and what is said beside the board, and the least of the title.
const LARGE: [f32; 3] = [27.0, 20.0, 19.0];
const LEAST_TITLE: f32 = 15.0;

/// Between words that share a line.
const SEPARATOR: &str = " · ";

/// What the card shows and does.
#[derive(SystemParam)]
pub(in crate::hud) struct ExerciseCard<'w, 's> {
    exercise: Option<Res<'w, Exercise>>,
    left: Res<'w, MatchLeft>,
    progress: Res<'w, LessonProgress>,
    puzzles: Res<'w, PuzzleProgress>,
    table: Res<'w, Table>,
    menus: ResMut<'w, MenuStack>,
    screen: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

/// What the card says.
struct Words {
    /// Where the exercise comes from.
    place: String,
    title: String,
    goal: String,
}

impl Words {
    fn of(task: &Task, is_over: bool) -> Words {
        let game = games::ui(task.game()).short_name;
        match task {
            Task::Lesson(run) => {
                let said = |text| words::lesson(run.lesson(), text);
                let place = text!("lesson-place", game = game, number = run.lesson().number);
                Words { place, title: said(LessonText::Title), goal: said(LessonText::Goal) }
            }
            Task::Puzzle(task) => {
                let (title, goal) = task.goal();
                let place = match task.mistake() {
                    Some(_) => text!("mistake-place", game = game),
                    None => text!("puzzle-place", game = game),
                };
                let goal = if is_over && task.mistake().is_none() { about(task) } else { goal };
                Words { place, title, goal }
            }
            Task::Free(_) => {
                let place = text!("puzzle-place", game = game);
                Words { place, title: text!("puzzle-free"), goal: text!("puzzle-free-goal") }
            }
        }
    }
}

/// What is to be done, for those who hear it.
pub(in crate::hud) fn goal(task: &Task) -> String {
    let Words { title, goal, .. } = Words::of(task, false);
    text!("reader-titled", title = title, words = goal)
}

/// How hard a puzzle is, and what it is about: what would give it away before.
fn about(task: &PuzzleTask) -> String {
    let puzzle = task.puzzle();
    let rating = match puzzle.rating {
        Some(rating) => text!("puzzle-rated", rating = points(puzzle.game, rating.elo.into())),
        None => text!("puzzle-unrated"),
    };
    let themes = puzzle.themes.iter().map(|theme| words::theme(*theme));
    std::iter::once(rating).chain(themes).collect::<Vec<_>>().join(SEPARATOR)
}

impl ExerciseCard<'_, '_> {
    /// Whether an exercise is on the table, so that this card stands in the place of the players' plates.
    pub(in crate::hud) fn is_due(&self) -> bool {
        self.table.is_exercise() && self.exercise.as_ref().is_some_and(|exercise| exercise.is_about(&self.table))
    }

    /// Shows the card.
    pub(in crate::hud) fn show(&mut self, ctx: &egui::Context, widgets: &mut WidgetContext, places: &Places) {
        let room = if places.beside { places.far.union(places.near) } else { places.far };
        let place = CardPlace { name: "exercise", room, at_foot: false, surface: Surface::LitLeather };
        let colors = widgets.palette().panel;
        let rect = theme::card(ctx, &colors, place, |ui| {
            if places.beside { self.column(ui, widgets) } else { self.row(ui, widgets) }
        });
        widgets.cover(ctx, rect);
    }

    fn column(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let Some(exercise) = &self.exercise else { return };
        let words = Words::of(exercise.task(), exercise.is_over());
        let weak = to_egui(widgets.palette().panel.weak_text);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(44.0), egui::Sense::hover());
            portrait::paint(ui.painter(), rect.center(), 21.0, Portrait::Opponent(TEACHER));
            ui.vertical(|ui| {
                ui.label(RichText::new(&words.place).small().color(weak));
                if let Some(lesson) = exercise.lesson() {
                    stars(ui, self.progress.stars().stars(lesson.game, &lesson.id).count(), STAR, weak);
                }
            });
        });
        if !has_words_beside(ui.ctx()) {
            let body = egui::TextStyle::Body.resolve(ui.style()).size;
            task(ui, widgets, &words, [LEAST_TITLE, body]);
            ui.add_space(6.0);
            return self.ways(ui, widgets, true);
        }
        let [title, goal, said] = LARGE;
        ui.add_space(6.0);
        let colors = widgets.palette().panel;
        fit::label(ui, &words.title, &fonts::bold(title), LEAST_TITLE, to_egui(colors.accent));
        fit::label(ui, &words.goal, &FontId::proportional(goal), goal, to_egui(colors.text));
        if let Some(words) = exercise.words() {
            ui.separator();
            if let Some(count) = line::stars(exercise) {
                line::show_stars(ui, count, line::STAR, weak);
            }
            let color = to_egui(tone(exercise.said(), widgets.palette()));
            fit::label(ui, &words, &FontId::proportional(said), said, color);
        }
        if let Some(words) = exercise.puzzle().and_then(|task| line::rating(task, &self.puzzles)) {
            ui.label(RichText::new(words).color(weak));
        }
        ui.add_space(8.0);
        self.ways(ui, widgets, true);
    }

    fn row(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let Some(exercise) = &self.exercise else { return };
        let words = Words::of(exercise.task(), exercise.is_over());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(40.0), egui::Sense::hover());
            portrait::paint(ui.painter(), rect.center(), 19.0, Portrait::Opponent(TEACHER));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                self.ways(ui, widgets, false);
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    task(ui, widgets, &words, LEAST);
                });
            });
        });
    }

    /// What can be asked of the exercise, and all exercises of its kind. When it is over, a card without room leaves what
    /// follows to the line at the foot of the board.
    fn ways(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, is_column: bool) {
        let Some(exercise) = &self.exercise else { return };
        let button = |ui: &mut Ui, widgets: &mut WidgetContext, name: &str, sign: &str, label: &str| {
            if is_column { widgets.small(ui, name, label) } else { widgets.tool(ui, TOOL, true, name, sign, label) }
        };
        let leads_on = has_words_beside(ui.ctx());
        let is_over = exercise.is_over();
        let orders = if is_over && !leads_on { Vec::new() } else { Order::all_of(exercise, &self.left) };
        for order in orders {
            let is_chosen = match order {
                Order::Next if leads_on => widgets.primary(ui, order.name(), &line::label(order, exercise)),
                _ => button(ui, widgets, order.name(), sign(order), &order.label(exercise)),
            };
            if is_chosen {
                self.commands.trigger(order);
            }
        }
        let (name, sign, label, menu) = match exercise.task() {
            Task::Lesson(_) => ("lessons", icon::LESSONS, text!("lessons"), Menu::Lessons),
            Task::Puzzle(_) | Task::Free(_) => ("puzzles", icon::PUZZLES, text!("puzzles"), Menu::Puzzles),
        };
        if button(ui, widgets, name, sign, &label) {
            self.menus.push(menu);
        }
        if !is_over || !leads_on {
            return;
        }
        if let Some(link) = exercise.link().filter(|_| widgets.small(ui, "link exercise", &text!("link-copy"))) {
            self.commands.trigger(LinkWanted(link));
        }
        if widgets.small(ui, "title", &text!("result-shelf")) {
            self.screen.set(Screen::Title);
        }
    }
}

/// The sign of an order, where there is no room for words.
fn sign(order: Order) -> &'static str {
    match order {
        Order::Anew => icon::AGAIN,
        Order::Next => icon::NEXT,
        Order::Practise => icon::PUZZLES,
        Order::Show => icon::LOOK,
        Order::Explore => icon::PLAY,
        Order::Return => icon::UNDO,
        Order::Leave => icon::QUIT,
    }
}

/// The title and the goal in one line each, in letters of no less than these sizes.
fn task(ui: &mut Ui, widgets: &WidgetContext, words: &Words, [title, goal]: [f32; 2]) {
    let colors = widgets.palette().panel;
    fit::label(ui, &words.title, &fonts::bold(19.0), title, to_egui(colors.accent));
    let font = egui::TextStyle::Body.resolve(ui.style());
    fit::label(ui, &words.goal, &font, goal, to_egui(colors.text));
}
