//! That somebody thinks, how far it has come, and the button that ends it.

use std::time::Duration;

use bevy_egui::egui::{self, Sense, TextStyle, Ui, vec2};
use ludarium_record::Player;
use ludarium_rules::Side;

use super::{ONE_LINE, Plates, SEPARATOR};
use crate::opponent::Insight;
use crate::ui::{WidgetContext, fit, to_egui};
use crate::words::text;

/// A search that has lasted this long is shown.
const CALM: Duration = Duration::from_millis(350);

impl Plates<'_> {
    /// When the AI of this side began to think, if that is long ago enough to be shown: quick answers do not make the
    /// sign and the button flicker.
    pub(super) fn thinking_since(&self, side: Side) -> Option<Duration> {
        self.seat.thinking_since().filter(|since| self.is_to_move(side) && *since > CALM)
    }

    /// Shows that the AI or a program is thinking, and how far it has come.
    pub(super) fn thinking(&self, ui: &mut Ui, since: Duration) {
        let phase = if self.still.0 { None } else { Some(since.as_secs_f32()) };
        let colors = self.palette.panel;
        dots(ui, phase, to_egui(colors.accent));
        let (words, help) = self.progress();
        let font = TextStyle::Small.resolve(ui.style());
        fit::label(ui, &words, &font, ONE_LINE, to_egui(colors.weak_text)).on_hover_text(help);
    }

    /// How far the thinking has come, in few words and in more.
    pub(super) fn progress(&self) -> (String, String) {
        if self.seat.is_starting() {
            return (text!("players-program-starts"), text!("players-program-starts-help"));
        }
        let idle = || (text!("players-thinking"), text!("players-thinking-help"));
        let Some((side, thought)) = self.seat.thinking_now() else { return idle() };
        if matches!(self.player(side), Player::Program { .. }) {
            let words = thought_words(thought).join(SEPARATOR);
            let help = || text!("players-program-thinks-help", thought = words.as_str());
            return if words.is_empty() { idle() } else { (words.clone(), help()) };
        }
        let (depth, nodes) = (thought.depth.unwrap_or_default(), thousands(thought.nodes.unwrap_or_default()));
        let words = text!("players-depth", depth = depth, nodes = nodes.as_str());
        (words, text!("players-depth-help", depth = depth, nodes = nodes.as_str()))
    }

    /// The button that ends the thinking.
    pub(super) fn hurry(&self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if widgets.small(ui, "hurry", &text!("players-hurry")) {
            self.seat.hurry();
        }
    }
}

/// What a program has thought, as far as it says so: "depth 12" and "+0.35".
pub(super) fn thought_words(thought: Insight) -> Vec<String> {
    let depth = thought.depth.map(|depth| text!("players-program-depth", depth = depth));
    let score = thought.score.map(|score| match score {
        ludarium_ugi::Score::Centi(centi) => {
            let (sign, size) = (if centi < 0 { "−" } else { "+" }, centi.unsigned_abs());
            let hundredths = format!("{:02}", size % 100);
            text!("players-program-score", sign = sign, whole = (size / 100).to_string(), hundredths = hundredths)
        }
        ludarium_ugi::Score::Mate(plies) if plies > 0 => text!("players-program-wins", plies = plies),
        ludarium_ugi::Score::Mate(plies) => text!("players-program-loses", plies = plies.unsigned_abs()),
    });
    depth.into_iter().chain(score).collect()
}

fn thousands(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => text!("players-thousands", number = (number / 1000).to_string()),
        _ => {
            let (whole, tenths) = ((number / 1_000_000).to_string(), number / 100_000 % 10);
            text!("players-millions", whole = whole, tenths = tenths)
        }
    }
}

/// Three dots that light up one after the other, twice in three seconds; all alike without motion.
fn dots(ui: &mut Ui, phase: Option<f32>, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(26.0, 10.0), Sense::hover());
    for dot in 0..3 {
        let light = phase.map_or(0.7, |seconds| {
            let wave = (seconds / 1.5 - dot as f32 * 0.16) * std::f32::consts::TAU;
            0.3 + 0.35 * (1.0 + wave.sin())
        });
        let place = rect.left_center() + vec2(5.0 + 8.0 * dot as f32, 0.0);
        ui.painter().circle_filled(place, 2.6, color.gamma_multiply(light));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        assert_eq!([9_999, 10_000, 999_999, 2_398_000].map(thousands), ["9999", "10 k", "999 k", "2.3 M"]);
    }
}
