//! The options of a game's rules at the set-up of a match.

use bevy_egui::egui;
use ludarium_rules::{GameId, OptionSpec, Values};

use super::{caption, stepper};
use crate::ui::WidgetContext;
use crate::ui::widget::entry_field;
use crate::words::{self, text};

/// The option from which a game makes its board.
pub(super) const SEED: &str = "seed";

/// The number of the board: typed, or drawn anew.
fn seed(ui: &mut egui::Ui, widgets: &mut WidgetContext, present: &str) -> Option<String> {
    let mut typed = present.to_owned();
    let width = ui.spacing().interact_size.y * 6.0;
    // As many digits as every number of that length can have.
    let field = entry_field(ui, &mut typed).char_limit(19).desired_width(width);
    let response = ui.add(field);
    let changed = response.changed();
    widgets.remember(ui, "board number", &response);
    if widgets.button(ui, "new board", &text!("setup-new-board")) {
        return Some(random_seed());
    }
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    let number = digits.trim_start_matches('0');
    changed.then(|| if number.is_empty() { "0".to_owned() } else { number.to_owned() })
}

/// The option with which a game makes a new board by chance, if it has boards like that.
pub(in crate::screens) fn board_by_chance(game: GameId) -> Option<(String, String)> {
    game.options().iter().any(|spec| spec.key == SEED).then(|| (SEED.to_owned(), random_seed()))
}

fn random_seed() -> String {
    rand::random_range(1..1_000_000_u32).to_string()
}

/// Shows an option with its values.
pub(super) fn choose(
    ui: &mut egui::Ui,
    widgets: &mut WidgetContext,
    (game, spec): (GameId, &OptionSpec),
    chosen: &mut Vec<(String, String)>,
) {
    let present = chosen.iter().find(|(key, _)| key == spec.key).map_or(spec.default, |(_, value)| value).to_owned();
    ui.add_space(6.0);
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        caption(ui, &words::option_title(game, spec));
        match spec.values {
            Values::Words(words) => {
                for word in words {
                    if widgets.choice(
                        ui,
                        &format!("{} {word}", spec.key),
                        present == *word,
                        &words::option_value(game, spec, word),
                    ) {
                        wanted = Some((*word).to_owned());
                    }
                }
            }
            Values::Number(..) if spec.key == SEED => wanted = seed(ui, widgets, &present),
            Values::Number(low, high) => {
                let before: u64 = present.parse().unwrap_or(low);
                let number = stepper(ui, widgets, spec.key, before, low..=high, |number| number.to_string());
                wanted = (number != before).then(|| number.to_string());
            }
        }
    });
    ui.label(egui::RichText::new(words::option_help(game, spec)).small().weak());
    if let Some(value) = wanted {
        chosen.retain(|(key, _)| key != spec.key);
        if value != spec.default {
            chosen.push((spec.key.to_owned(), value));
        }
    }
}
