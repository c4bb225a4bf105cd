//! Small pictures of pieces, for captured pieces and for diagrams.

use bevy_egui::egui::{self, Sense, Ui, vec2};
use ludarium_rules::Piece;

use super::fonts;
use super::theme::to_egui;
use crate::stage::{Guide, Token};

/// More pieces of the same kind than this are shown as one token with a number.
const SINGLY: usize = 5;

/// Captured pieces as what they count as, in the order of their kinds, with how many of each one token stands for.
pub fn grouped(guide: &Guide, captured: &[Piece]) -> Vec<(Piece, usize)> {
    let mut counts: Vec<(Piece, usize)> = Vec::new();
    for piece in captured.iter().filter_map(|piece| (guide.counts_as)(*piece)) {
        match counts.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, count)) => *count += 1,
            None => counts.push((piece, 1)),
        }
    }
    counts.sort_unstable_by_key(|(piece, _)| piece.kind);
    let tokens = |(piece, count): (Piece, usize)| match count {
        few @ 1..=SINGLY => std::iter::repeat_n((piece, 1), few),
        many => std::iter::repeat_n((piece, many), 1),
    };
    counts.into_iter().flat_map(tokens).collect()
}

/// A token, with a number if it stands for several.
pub fn show(ui: &mut Ui, token: &Token, size: f32, number: usize) {
    let (rect, _) = ui.allocate_exact_size(vec2(size * 0.82, size), Sense::hover());
    paint(ui.painter(), token, rect.center(), size * 0.44);
    if number > 1 {
        ui.label(egui::RichText::new(format!("× {number}")).small());
    }
}

/// A token of this radius about a point.
pub fn paint(painter: &egui::Painter, token: &Token, centre: egui::Pos2, radius: f32) {
    painter.circle(
        centre,
        radius,
        to_egui(token.fill),
        egui::Stroke::new((radius * 0.23).max(1.0), to_egui(token.edge)),
    );
    if !token.sign.is_empty() {
        let size = if token.sign.len() > 1 { radius * 1.15 } else { radius * 1.5 };
        painter.text(centre, egui::Align2::CENTER_CENTER, token.sign, fonts::bold(size), to_egui(token.ink));
    }
}
