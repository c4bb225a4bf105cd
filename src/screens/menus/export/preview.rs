//! The small picture of what is exported: the chosen position, or the film as it plays.

use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, vec2};
use ludarium_record::Match;

use super::ExportMenu;
use super::options::led_to;
use super::sheet::Part;
use crate::settings::Preferences;
use crate::ui::{WidgetContext, icon};
use crate::words::text;

/// How much taller than wide a picture with captions may be.
const TALL: f32 = 1.2;
/// The side of the tool below a film.
const TOOL: f32 = 28.0;
/// All of a texture.
const WHOLE: Rect = Rect { min: egui::pos2(0.0, 0.0), max: egui::pos2(1.0, 1.0) };

/// Shows the picture in a place that is so wide.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    menu: &mut ExportMenu,
    preferences: &Preferences,
    width: f32,
) {
    let Some(game) = menu.sheet.game().cloned() else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * TALL), Sense::hover());
    let pixels = (width * ui.ctx().pixels_per_point()).round() as u32;
    let now = ui.input(|input| input.time);
    let key = menu.sheet.preview(&game, preferences, (now, pixels));
    let ply = key.ply;
    // Never the text of a position, in which a secret might stand.
    let spoken = led_to(&game, ply);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &spoken));
    if let Some(texture) = menu.previews.get(ui.ctx(), &mut menu.library, &game, key) {
        let [wide, tall] = texture.size().map(|length| length as f32);
        let scale = (rect.width() / wide).min(rect.height() / tall);
        let place = Rect::from_center_size(rect.center(), vec2(wide, tall) * scale);
        ui.painter().image(texture.id(), place, WHOLE, Color32::WHITE);
    }
    if menu.sheet.part == Part::Film {
        screening(ui, widgets, menu, &game, preferences);
    }
}

/// Stops the film and lets it go on.
fn screening(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ExportMenu, game: &Match, preferences: &Preferences) {
    let now = ui.input(|input| input.time);
    let ply = menu.sheet.seen(game, preferences, now);
    let seconds = preferences.film_seconds();
    ui.horizontal(|ui| {
        let (sign, help) = if menu.sheet.screening.is_paused() {
            (icon::PLAY, text!("export-play"))
        } else {
            (icon::PAUSE, text!("export-pause"))
        };
        if widgets.tool(ui, TOOL, true, "screening", sign, &help) {
            let first = menu.sheet.first;
            menu.sheet.screening.toggle(ply, (now, first, seconds));
        }
        ui.label(text!("export-shown", ply = ply, last = menu.sheet.last));
    });
}
