//! The sign above the board while something is not kept: it stays until that is mended.

use bevy::prelude::*;

use super::panel::{PanelContext, show_line};
use super::words::Line;
use crate::kept::{InWords, PlayerFolder};
use crate::schedule::{Menu, MenuStack};
use crate::words::text;

/// The height of the sign, in points, and of one where words need more lines.
const HEIGHT: f32 = 38.0;
const NARROW_HEIGHT: f32 = 60.0;
/// Below this width words need more lines.
const NARROW: f32 = 520.0;

/// How much of the board's place the sign takes, if there is one, in a place of this width.
pub(super) fn height(folder: &PlayerFolder, width: f32) -> f32 {
    match folder.refusal() {
        None => 0.0,
        Some(_) if width < NARROW => NARROW_HEIGHT,
        Some(_) => HEIGHT,
    }
}

/// Shows the sign, with the way to what can be done about it.
pub(super) fn show(mut panel: PanelContext, folder: Res<PlayerFolder>, mut menus: ResMut<MenuStack>) -> Result {
    let Some(refusal) = folder.refusal() else { return Ok(()) };
    let ctx = panel.begin()?;
    let board = panel.board(&ctx);
    let tall = height(&folder, board.width());
    let place = board.with_min_y(board.min.y - tall).with_max_y(board.min.y);
    let colors = panel.widgets.palette().panel;
    let said = vec![(text!("unkept-sign", why = refusal.words()), colors.bad)];
    // While another window has the folder, there is nothing to be done here.
    let labels = if folder.is_in_use() { Vec::new() } else { vec![text!("unkept-more")] };
    let line = Line { said, labels: labels.clone(), ..Line::default() };
    let moved = show_line(&ctx, "unkept_sign", place, &colors, &line, |ui| {
        for label in &labels {
            if panel.widgets.button(ui, "unkept", label) {
                menus.push(Menu::Unkept);
            }
        }
    });
    panel.widgets.follow(&ctx, moved);
    Ok(())
}
