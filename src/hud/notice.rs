//! A few lines at the foot of the board, where they cover no cell: refusals, remarks and hints.

use bevy::prelude::*;
use bevy_egui::egui;

use super::panel::PanelContext;
use crate::advice::Hint;
use crate::input::Selection;
use crate::table::Table;
use crate::ui::fonts;
use crate::ui::theme::to_egui;

/// Shows the lines, if there are any.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    (selection, hint): (Res<Selection>, Res<Hint>),
) -> Result {
    let ctx = panel.begin()?;
    let (free, palette) = (panel.board(&ctx), panel.widgets.palette());
    let visiting = || format!("Position after turn {}; End returns to the present.", table.shown());
    let refusal = selection.notice.clone();
    let remark = table.visiting().then(visiting).or(table.notice().map(str::to_owned));
    let claim = table.claim();
    let advice = advice(&hint);
    if refusal.is_none() && remark.is_none() && claim.is_none() && advice.is_none() {
        return Ok(());
    }
    let place = egui::pos2(free.center().x, free.max.y - 6.0);
    line(&ctx, "notice", place, egui::Align2::CENTER_BOTTOM, free.width(), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if let Some(claim) = &claim {
            let font = fonts::display(16.0);
            ui.label(egui::RichText::new("Second Wind").font(font).color(to_egui(palette.panel.accent)));
            ui.label(claim);
        }
        if let Some(remark) = &remark {
            ui.label(remark);
        }
        if let Some(advice) = &advice {
            ui.label(egui::RichText::new(advice).color(to_egui(palette.hint)));
        }
        if let Some(refusal) = &refusal {
            ui.label(egui::RichText::new(refusal).color(to_egui(palette.panel.bad)));
        }
    });
    Ok(())
}

/// The hint, or that the search for it is running.
fn advice(hint: &Hint) -> Option<String> {
    if hint.is_sought() {
        return Some("Thinking about a hint …".to_owned());
    }
    hint.visible_turn().map(|(_, hint)| format!("Hint: {}", hint.line))
}

fn line(
    ctx: &egui::Context,
    name: &str,
    place: egui::Pos2,
    pivot: egui::Align2,
    width: f32,
    content: impl FnOnce(&mut egui::Ui),
) {
    egui::Area::new(egui::Id::new(name)).fixed_pos(place).pivot(pivot).interactable(false).show(ctx, |ui| {
        let fill = ui.visuals().panel_fill.gamma_multiply(0.95);
        let frame = egui::Frame::new().fill(fill).corner_radius(6.0).inner_margin(egui::Margin::symmetric(14, 7));
        frame.stroke(ui.visuals().window_stroke).show(ui, |ui| {
            ui.set_max_width((width - 50.0).clamp(120.0, 760.0));
            ui.vertical_centered(content);
        });
    });
}
