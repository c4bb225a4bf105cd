//! The line at the foot of the board that says that an exercise is over, and what may follow.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui};

use crate::exercise::{Ending, Exercise, Feedback, MatchLeft, Order, PuzzleTask};
use crate::hud::layout::{Column, Places};
use crate::hud::panel::{PanelContext, show_line};
use crate::hud::words::Line;
use crate::look::palette::Palette;
use crate::motion::MotionQueue;
use crate::puzzles::PuzzleProgress;
use crate::rating::{points, points_gained};
use crate::schedule::Screen;
use crate::table::Table;
use crate::ui::star::paint_stars;
use crate::ui::{target, to_egui};
use crate::words::text;

/// The width of a star.
pub(super) const STAR: f32 = 24.0;
/// The same in a line that is narrower than this, so that a button has room beside the stars.
const SMALL_STAR: f32 = 18.0;
const NARROW: f32 = 320.0;

/// Whether that line is to be seen.
pub(in crate::hud) fn is_over(exercise: Option<&Exercise>, table: &Table) -> bool {
    let is_over = |exercise: &Exercise| exercise.is_about(table) && exercise.is_over();
    table.is_exercise() && !table.visiting() && exercise.is_some_and(is_over)
}

/// Where the line leads.
#[derive(SystemParam)]
pub(in crate::hud) struct Ways<'w, 's> {
    left: Res<'w, MatchLeft>,
    screen: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

/// Shows that an exercise is over, and what may follow, where its card has no room for that.
pub(in crate::hud) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    (exercise, progress): (Option<Res<Exercise>>, Res<PuzzleProgress>),
    mut ways: Ways,
) -> Result {
    let Some(exercise) = exercise.filter(|exercise| is_over(Some(exercise), &table)) else { return Ok(()) };
    if queue.is_busy() || panel.is_below_menu() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    if has_words_beside(&ctx) {
        return Ok(());
    }
    let (place, colors) = (panel.strip(&ctx), panel.widgets.palette().panel);
    let orders = Order::all_of(&exercise, &ways.left);
    let mut labels: Vec<String> = orders.iter().map(|order| label(*order, &exercise)).collect();
    labels.push(text!("result-shelf"));
    let mut said = vec![(exercise.words().unwrap_or_default(), colors.text)];
    said.extend(exercise.puzzle().and_then(|task| rating(task, &progress)).map(|words| (words, colors.weak_text)));
    let stars = stars(&exercise);
    let star = if place.width() < NARROW { SMALL_STAR } else { STAR };
    let signs = stars.map_or(0.0, |_| 3.0 * star * 1.15 + 8.0);
    let line = Line { said, labels: labels.clone(), signs, ..Line::default() };
    let widgets = &mut panel.widgets;
    let moved = show_line(&ctx, "over", place, &colors, &line, |ui| {
        if let Some(count) = stars {
            show_stars(ui, count, star, to_egui(colors.weak_text));
        }
        for (order, label) in orders.iter().zip(&labels) {
            let is_chosen = match order {
                Order::Next => widgets.leading(ui, order.name(), label),
                _ => widgets.button(ui, order.name(), label),
            };
            if is_chosen {
                ways.commands.trigger(*order);
            }
        }
        if widgets.button(ui, "title", &labels[orders.len()]) {
            ways.screen.set(Screen::Title);
        }
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}

/// What is written on the button of an order; the one that leads on has a key.
pub(super) fn label(order: Order, exercise: &Exercise) -> String {
    let label = order.label(exercise);
    if order == Order::Next { text!("exercise-next", label = label) } else { label }
}

/// The stars of a lesson.
pub(in crate::hud) fn stars(exercise: &Exercise) -> Option<u8> {
    match exercise.said() {
        Feedback::Over(Ending::Learned(stars)) => Some(stars.count()),
        _ => None,
    }
}

pub(super) fn show_stars(ui: &mut Ui, count: u8, star: f32, outline: egui::Color32) {
    let size = egui::vec2(3.3 * star, star);
    let (rect, _): (Rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let first = rect.left_center() + egui::vec2(star / 2.0, 0.0);
    paint_stars(ui.painter(), first, count, star, outline);
}

/// What the puzzle has made of the player's rating.
pub(in crate::hud) fn rating(task: &PuzzleTask, progress: &PuzzleProgress) -> Option<String> {
    let last = progress.last_try(task.puzzle().id)?;
    let game = task.puzzle().game;
    let (rating, change) = (points(game, last.after), points_gained(game, last.before, last.after));
    task.puzzle().rating.map(|_| match last.is_provisional {
        true => text!("puzzle-rating-provisional", rating = rating, change = change),
        false => text!("puzzle-rating", rating = rating, change = change),
    })
}

/// Whether the card says everything: it stands beside the board, where there is room for large letters.
pub(in crate::hud) fn has_words_beside(ctx: &egui::Context) -> bool {
    let size = ctx.content_rect().size();
    Places::with(size, Column::Exercise, target(ctx)).has_words_beside(size)
}

/// The colour in which something is said.
pub(in crate::hud) fn tone(said: &Feedback, palette: &Palette) -> Color {
    match said {
        Feedback::Nothing => palette.panel.weak_text,
        Feedback::Hint(_) => palette.hint,
        Feedback::Mistake(_) | Feedback::Refuted(_) | Feedback::Unanswered(_) => palette.panel.bad,
        Feedback::Right => palette.panel.good,
        Feedback::Over(_) => palette.panel.text,
    }
}
