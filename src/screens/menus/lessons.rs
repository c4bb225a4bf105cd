//! The lessons of a game: what each is called, and the stars that it has brought.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, FontId, RichText, Ui, vec2};
use ludarium_learn::lessons::{Lesson, LessonId, LessonText};
use ludarium_rules::GameId;

use super::learn::ShownGame;
use super::{MenuContext, MenuSheet, no_foot, sheet};
use crate::lessons::{LessonProgress, LessonRequested, Lessons};
use crate::ui::star::paint_stars;
use crate::ui::{WidgetContext, card, fonts, to_egui};
use crate::words::{self, text};

/// The size of a tile, and the gap between tiles.
const TILE: bevy_egui::egui::Vec2 = vec2(150.0, 92.0);
const GAP: f32 = 8.0;
/// The width of a star.
const STAR: f32 = 15.0;

/// What the menu shows and does.
#[derive(SystemParam)]
pub(super) struct LessonMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    shown: ResMut<'w, ShownGame>,
    lessons: ResMut<'w, Lessons>,
    progress: Res<'w, LessonProgress>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: LessonMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut LessonMenu| menu.body(ui, widgets);
    if page.show(sheet("lessons", text!("lessons"), 720.0), &mut menu, body, no_foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl LessonMenu<'_, '_> {
    /// The lessons of a game, to choose one.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let game = self.shown.choose(ui, widgets, "lessons", self.context.game());
        let chosen = self.tiles(ui, widgets, game);
        let errors = self.lessons.of(game).errors();
        for error in errors {
            ui.label(RichText::new(error.to_string()).small().color(to_egui(widgets.palette().panel.bad)));
        }
        if let Some(lesson) = chosen {
            self.context.ask(LessonRequested { game, lesson });
        }
    }

    fn tiles(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, game: GameId) -> Option<LessonId> {
        let room = ui.available_width();
        let columns = (((room + GAP) / (TILE.x + GAP)).floor().max(1.0)) as usize;
        let size = vec2((room + GAP) / columns as f32 - GAP, TILE.y);
        let catalogue = self.lessons.of(game);
        let (lessons, mini_matches) = (catalogue.lessons().to_vec(), catalogue.mini_matches().to_vec());
        let course: Vec<_> = catalogue.course().cloned().collect();
        let stars = |lesson: &Lesson| self.progress.stars().stars(game, &lesson.id).count();
        // The first that is not solved is the one to go on with.
        let due = course.iter().find(|lesson| stars(lesson) == 0).map(|lesson| lesson.id.clone());
        let mut chosen = None;
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for (is_mini, part) in [(false, lessons), (true, mini_matches)] {
            if is_mini && !part.is_empty() {
                ui.label(RichText::new(text!("lesson-mini")).font(fonts::bold(17.0)));
            }
            for row in part.chunks(columns) {
                ui.horizontal(|ui| {
                    for lesson in row {
                        let is_due = due.as_ref() == Some(&lesson.id);
                        if tile(ui, widgets, size, (lesson, is_mini), stars(lesson), is_due) {
                            chosen = Some(lesson.id.clone());
                        }
                    }
                });
            }
        }
        chosen
    }
}

fn tile(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    size: bevy_egui::egui::Vec2,
    (lesson, is_mini): (&Lesson, bool),
    stars: u8,
    is_due: bool,
) -> bool {
    let title = words::lesson(lesson, LessonText::Title);
    let spoken = text!("lesson-spoken", number = lesson.number, title = title.as_str(), stars = stars);
    let name = if is_mini { format!("mini {}", lesson.number) } else { format!("lesson {}", lesson.number) };
    let (response, rect) = widgets.tile(ui, size, is_due, &name, &spoken);
    let colors = widgets.palette().panel;
    let [text, weak] = [colors.text, colors.weak_text].map(to_egui);
    let number = if is_due { to_egui(colors.accent) } else { weak };
    let corner = rect.min + vec2(12.0, 8.0);
    ui.painter().text(corner, Align2::LEFT_TOP, lesson.number.to_string(), fonts::display(20.0), number);
    let first = rect.right_top() + vec2(-12.0 - 2.8 * STAR, 20.0);
    paint_stars(ui.painter(), first, stars, STAR, weak);
    let middle = rect.center() + vec2(0.0, 16.0);
    let galley = ui.painter().layout(title.clone(), fonts::bold(16.0), text, size.x - 16.0);
    if galley.rows.len() > 2 {
        card::caption(ui.painter(), middle, size.x - 16.0, &title, FontId::proportional(15.0), text);
    } else {
        let place = middle - galley.size() / 2.0;
        ui.painter().galley(place, galley, text);
    }
    let clicked = response.clicked();
    response.on_hover_text(words::lesson(lesson, LessonText::Goal));
    clicked
}
