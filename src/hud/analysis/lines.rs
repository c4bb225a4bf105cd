//! The lines of the engine: what each is worth, and its turns.

use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};
use ludarium_ai::Score;
use ludarium_rules::{GameId, Side};

use crate::advice::share;
use crate::analysis::EngineLine;
use crate::ui::{WidgetContext, fonts, least, to_egui};
use crate::words::{self, text};

/// The height of a line, and of the two rows in it.
pub(super) const HEIGHT: f32 = 42.0;
const MARGIN: f32 = 7.0;
/// Between turns.
const GAP: f32 = 6.0;
/// The size of the letters of turns.
const TURNS: f32 = 13.0;

/// What a line is worth, from White's point of view.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Worth {
    /// The evaluation in a few signs: `+1.3`, `-#4`.
    pub signs: String,
    /// White's chance of winning, in percent.
    pub chance: u32,
    /// The same in words.
    pub words: String,
}

impl Worth {
    pub(super) fn of(score: Score, side: Side, game: GameId) -> Worth {
        let score = if side == Side::White { score } else { score.reversed() };
        let chance = (share(score, game) * 100.0).round() as u32;
        let (signs, words) = match score {
            Score::Centi(centi) => {
                let black = 100_u32.saturating_sub(chance);
                let words = text!("evaluation-shares", white = chance, black = black);
                (words::signed_decimal(f64::from(centi) / 100.0), words)
            }
            Score::WinIn(plies) => certain(Side::White, plies),
            Score::LossIn(plies) => certain(Side::Black, plies),
        };
        Worth { signs, chance, words }
    }
}

/// A win in so many plies.
fn certain(winner: Side, plies: u32) -> (String, String) {
    let turns = plies.div_ceil(2).max(1);
    let sign = if winner == Side::White { '+' } else { '-' };
    (format!("{sign}#{turns}"), text!("evaluation-wins", side = words::side(winner), turns = turns))
}

/// Shows a line; what somebody points at or has in focus is returned as such.
pub(super) fn show(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    (number, line): (usize, &EngineLine),
    worth: &Worth,
    chosen: bool,
) -> bool {
    let size = vec2(ui.available_width(), least(ui).y.max(HEIGHT));
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let name = format!("line {}", number + 1);
    let spoken = text!("analysis-line", words = worth.words.as_str(), turns = line.turns.join(" "));
    let response = widgets.bare_entry(ui, rect, chosen, &name, &spoken);
    let colors = widgets.palette().panel;
    let (painter, inner) = (ui.painter(), rect.shrink2(vec2(MARGIN, 3.0)));
    let head = inner.min.y + 9.0;
    let strong = to_egui(if number == 0 { colors.accent } else { colors.text });
    painter.text(pos2(inner.min.x, head), Align2::LEFT_CENTER, &worth.signs, fonts::bold(15.0), strong);
    let chance = text!("analysis-chance", chance = worth.chance);
    let font = egui::FontId::proportional(TURNS);
    painter.text(pos2(inner.max.x, head), Align2::RIGHT_CENTER, chance, font.clone(), to_egui(colors.weak_text));
    turns(ui, inner.with_min_y(head + 9.0), &line.turns, font, to_egui(colors.text));
    let pointed = response.hovered() || response.has_focus();
    response.on_hover_text(spoken);
    pointed
}

/// As many turns as there is room for: all of them are said under the pointer.
fn turns(ui: &Ui, room: Rect, turns: &[String], font: egui::FontId, color: egui::Color32) {
    let mut left = room.min.x;
    for (index, turn) in turns.iter().enumerate() {
        let mut galley = ui.painter().layout_no_wrap(turn.clone(), font.clone(), color);
        if index == 0 && galley.size().x > room.width() {
            let smaller = egui::FontId { size: (font.size * room.width() / galley.size().x).max(9.0), ..font.clone() };
            galley = ui.painter().layout_no_wrap(turn.clone(), smaller, color);
        }
        if left + galley.size().x > room.max.x + 0.5 {
            break;
        }
        let next = left + galley.size().x + GAP;
        ui.painter().galley(pos2(left, room.center().y - galley.size().y / 2.0), galley, color);
        left = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_whites() {
        let worth = |score, side| Worth::of(score, side, GameId::Tress);
        let good = worth(Score::Centi(150), Side::Black);
        assert_eq!((good.signs.as_str(), good.chance < 50), ("-1.5", true));
        let won = worth(Score::WinIn(5), Side::Black);
        assert_eq!((won.signs.as_str(), won.chance, won.words.as_str()), ("-#3", 0, "Black wins in 3"));
        assert_eq!(worth(Score::LossIn(4), Side::Black).signs, "+#2");
    }
}
