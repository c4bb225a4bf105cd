//! The turn so far in words, and the choices that are no cells, in a strip below the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use ludarium_rules::Step;

use super::panel::{PanelContext, strip};
use crate::games::guide;
use crate::input::{Offer, Offers, Pick, Selection, StepBack, curtain::confirmation};
use crate::motion::MotionQueue;
use crate::stage::Guide;
use crate::stage::guide::button_of;
use crate::table::Table;
use crate::ui::WidgetContext;
use crate::ui::theme::to_egui;

/// The height of the strip at normal size of text.
pub const HEIGHT: f32 = 40.0;

/// Between the parts of a line.
const SEPARATOR: &str = " · ";

/// Words that would be narrower than this at normal size of text are left out.
const LEAST_WORDS: f32 = 60.0;

/// The turn so far, what may follow, and the ways to say so.
#[derive(SystemParam)]
pub(super) struct Choices<'w> {
    selection: ResMut<'w, Selection>,
    offers: Res<'w, Offers>,
    picks: MessageWriter<'w, Pick>,
    back: MessageWriter<'w, StepBack>,
}

/// Shows the strip in games that have one, and in every game once a step is taken that the board cannot show.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    mut choices: Choices,
    queue: Res<MotionQueue>,
    mut buttons_width: Local<f32>,
) -> Result {
    let guide = guide(table.game().setup().game);
    if !guide.strip || table.human_to_move().is_none() || table.visiting() || choices.selection.hidden {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let place = panel.strip(&ctx);
    let mut considered = None;
    strip(&ctx, "choices", place, |ui| {
        // What can be chosen comes before what is said: words get the room that buttons leave.
        let room = place.width() - 44.0 - *buttons_width;
        if room > LEAST_WORDS {
            words(ui, room, &panel.widgets, guide, &table, &choices);
        }
        let start = ui.cursor().min.x;
        // While pieces travel, the choices of the next turn would come and go.
        if !queue.is_busy() {
            let all = all_offers(guide, &table, &choices);
            considered = buttons(ui, &mut panel.widgets, &all, &mut choices.picks);
            hand_over(ui, &mut panel.widgets, &table, &mut choices);
        }
        let used = ui.cursor().min.x - start;
        if (used - *buttons_width).abs() > 0.5 {
            *buttons_width = used;
            ui.ctx().request_repaint();
        }
    });
    if choices.selection.considered != considered {
        choices.selection.considered = considered;
    }
    Ok(())
}

fn words(ui: &mut egui::Ui, room: f32, widgets: &WidgetContext, guide: &Guide, table: &Table, choices: &Choices) {
    let selection = &choices.selection;
    let position = table.game().position();
    let held = selection.held.as_ref().and_then(|turn| position.spoken(turn).ok());
    let taken = match (&selection.tool, held) {
        (Some(tool), _) => vec![tool.says.clone()],
        (None, Some(held)) => vec![held],
        (None, None) => describe_path(guide, table, &selection.path),
    };
    let next = match &choices.offers.preview {
        Some(preview) => vec![preview.clone()],
        None if selection.tool.is_some() || selection.held.is_some() => Vec::new(),
        None => (guide.prompt)(position, &selection.path).parts().map(str::to_owned).collect(),
    };
    let [taken, next] = [taken, next].map(|parts| parts.join(SEPARATOR));
    let body = egui::TextStyle::Body.resolve(ui.style());
    let format = |color| egui::TextFormat { font_id: body.clone(), color, ..Default::default() };
    let mut text = egui::text::LayoutJob::default();
    if !taken.is_empty() {
        text.append(&taken, 0.0, format(to_egui(widgets.palette().panel.text)));
    }
    text.append(&next, if taken.is_empty() { 0.0 } else { 10.0 }, format(to_egui(widgets.palette().panel.weak_text)));
    text.wrap = egui::text::TextWrapping::truncate_at_width(room);
    // A label would lay the words out anew, for the whole width of what can be scrolled.
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(text));
    ui.label(galley).on_hover_text(format!("{taken} {next}"));
}

/// The steps taken, each in words, such as "e2", "2 stones" and "f3".
fn describe_path(guide: &Guide, table: &Table, path: &[Step]) -> Vec<String> {
    let position = table.game().position();
    let word = |(index, step): (usize, &Step)| match step.cell() {
        Some(cell) => position.cell_name(cell),
        None => (guide.label)(position, &path[..index], *step),
    };
    path.iter().enumerate().map(word).collect()
}

/// Shows the buttons; returns the choice on whose button the pointer is.
fn buttons(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    offers: &[Offer],
    picks: &mut MessageWriter<Pick>,
) -> Option<Step> {
    let mut considered = None;
    // In a narrow window many buttons go without the keys that stand for them.
    let roomy = ui.clip_rect().width() > 62.0 * offers.len() as f32;
    for (index, offer) in offers.iter().enumerate() {
        let label = if index < 9 && roomy { format!("{}  [{}]", offer.label, index + 1) } else { offer.label.clone() };
        let (clicked, hovered) = widgets.offer(ui, &offer.name, label, offer.why_not.as_deref());
        considered = considered.or(hovered.then_some(offer.pick.step));
        if clicked {
            picks.write(offer.pick.clone());
        }
    }
    considered
}

/// The buttons that end a choice or take the last one back.
fn hand_over(ui: &mut egui::Ui, widgets: &mut WidgetContext, table: &Table, choices: &mut Choices) {
    let selection = &choices.selection;
    if let Some(turn) = &selection.held
        && widgets.button(ui, "confirm", "Confirm  [Enter]")
    {
        choices.picks.write_batch(confirmation(table, turn));
    }
    let begun = !selection.path.is_empty() || selection.tool.is_some() || selection.held.is_some();
    if begun && widgets.button(ui, "step back", "Back") {
        choices.back.write(StepBack);
    }
}

/// What the tool in use offers, or else the choices of the rules that are no cells and the game's shortcuts.
fn all_offers(guide: &Guide, table: &Table, choices: &Choices) -> Vec<Offer> {
    let selection = &choices.selection;
    if let Some(tool) = &selection.tool {
        return tool.offers.clone();
    }
    let position = table.game().position();
    let offer = |step| Some(Offer::press(button_of(step)?, (guide.label)(position, &selection.path, step), step));
    selection.options().filter_map(offer).chain(choices.offers.shortcuts.iter().cloned()).collect()
}
