//! All that can be put on the board, as small pictures.

use bevy_egui::egui::{Align2, Painter, Pos2, RichText, Stroke, Ui, Vec2, vec2};
use ludarium_rules::{Arrangement, Piece, Side};

use crate::editor::{Editor, Hand};
use crate::games;
use crate::look::palette::Palette;
use crate::ui::{WidgetContext, fonts, icon, side_of, to_egui, token};
use crate::words::{self, text};

/// The side of a tile, at most.
const TILE: f32 = 46.0;
/// Between tiles.
const GAP: f32 = 4.0;
/// What the bar takes that scrolls.
const BAR: f32 = 10.0;
/// The fewest tiles in a row.
const ROW: f32 = 4.0;

/// Shows what can be taken into the hand; returns what is.
pub(super) fn show(ui: &mut Ui, widgets: &mut WidgetContext, editor: &Editor) -> Option<Hand> {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let side = ((ui.available_width() - (ROW - 1.0) * GAP - BAR) / ROW).min(TILE);
    let side = side_of(ui.ctx(), side, GAP);
    let board = editor.arrangement();
    let accent = to_egui(widgets.palette().panel.accent);
    ui.label(RichText::new(text!("editor-pieces")).font(fonts::display(22.0)).color(accent));
    let mut taken = None;
    let (contents, tools): (Vec<Hand>, Vec<Hand>) =
        Hand::all(board).into_iter().partition(|hand| matches!(hand, Hand::Put(_)));
    ui.horizontal_wrapped(|ui| {
        for hand in &tools {
            let (name, sign, words) = tool(hand);
            let (response, rect) = widgets.tile(ui, Vec2::splat(side), editor.hand() == hand, name, &words);
            let ink = to_egui(widgets.palette().panel.text);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign, fonts::icons(side * 0.5), ink);
            if response.on_hover_text(&words).clicked() {
                taken = Some(hand.clone());
            }
        }
    });
    for owner in [Some(Side::White), Some(Side::Black), None] {
        let of_owner = contents.iter().filter(|hand| owner_of(hand) == owner);
        let of_owner: Vec<&Hand> = of_owner.collect();
        if of_owner.is_empty() {
            continue;
        }
        let caption = owner.map_or_else(|| text!("editor-nobody"), words::side);
        ui.add_space(3.0);
        ui.label(RichText::new(caption).small().weak());
        ui.horizontal_wrapped(|ui| {
            for hand in of_owner {
                if piece(ui, widgets, board, (hand, editor.hand() == hand), side) {
                    taken = Some(hand.clone());
                }
            }
        });
    }
    taken
}

/// The name of a tool for scripts, its sign and its words.
fn tool(hand: &Hand) -> (&'static str, &'static str, String) {
    match hand {
        Hand::Remove => ("hand remove", icon::ERASE, text!("editor-remove")),
        Hand::Grow => ("hand grow", icon::GROW, text!("editor-grow")),
        Hand::Move | Hand::Put(_) => ("hand move", icon::HAND, text!("editor-move")),
    }
}

fn owner_of(hand: &Hand) -> Option<Side> {
    if let Hand::Put(content) = hand { content.last()?.side } else { None }
}

/// A tile with what may stand on a cell; returns whether it is pressed.
fn piece(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    board: &Arrangement,
    (hand, is_chosen): (&Hand, bool),
    side: f32,
) -> bool {
    let Hand::Put(content) = hand else { return false };
    let name = format!("hand {}", board.content_text(content).unwrap_or_default());
    let words = called(board, content);
    let (response, rect) = widgets.tile(ui, Vec2::splat(side), is_chosen, &name, &words);
    paint(ui.painter(), widgets.palette(), board, content, (rect.center(), side));
    response.on_hover_text(&words).clicked()
}

/// What it is called: "White: Eques over Balista".
fn called(board: &Arrangement, content: &[Piece]) -> String {
    let names: Vec<String> = board.content_names(content).iter().map(words::named).collect();
    let unit = match &names[..] {
        [unit, below] => text!("editor-over-slave", unit = unit.as_str(), slave = below.as_str()),
        [unit] => unit.clone(),
        _ => String::new(),
    };
    match content.last().and_then(|piece| piece.side) {
        Some(side) => text!("editor-piece", side = words::side(side), piece = unit),
        None => unit,
    }
}

/// A piece as its token; a tower with the number of its pieces, and with those that it stands on below it.
fn paint(painter: &Painter, palette: &Palette, board: &Arrangement, content: &[Piece], (centre, side): (Pos2, f32)) {
    let Some(top) = content.last() else { return };
    let guide = games::guide(board.game());
    let own = content.iter().rev().take_while(|piece| piece.side == top.side).count();
    let held = content.len() - own;
    // What stands on others leaves room for them.
    let (place, radius) = if held > 0 { (centre - Vec2::splat(side * 0.1), 0.27) } else { (centre, 0.33) };
    let below = centre + Vec2::splat(side * 0.19);
    let slave = content.first().filter(|_| held > 0);
    if let Some(slave) = slave {
        token::paint(painter, &(guide.token)(*slave, palette), below, side * 0.22);
    }
    token::paint(painter, &(guide.token)(*top, palette), place, side * radius);
    if own > 1 {
        number(painter, palette, centre - Vec2::splat(side * 0.29), side, own);
    }
    if slave.is_some() {
        number(painter, palette, centre + Vec2::splat(side * 0.29), side, held);
    }
}

/// A number on a small plate.
fn number(painter: &Painter, palette: &Palette, centre: Pos2, side: f32, number: usize) {
    let colors = palette.panel;
    let edge = Stroke::new(1.0, to_egui(colors.accent));
    painter.circle(centre, side * 0.17, to_egui(colors.background), edge);
    let font = fonts::bold(side * 0.27);
    painter.text(centre, Align2::CENTER_CENTER, number.to_string(), font, to_egui(colors.text));
}
