//! The puzzles of a game: how the player stands, and the ways to choose one.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use ludarium_learn::puzzles::{Difficulty, Theme};
use ludarium_rules::GameId;

use super::learn::{ShownGame, your_rating};
use super::{MenuContext, MenuSheet, no_foot, sheet};
use crate::kept::{InWords, PlayerFolder, What};
use crate::puzzles::{Gathering, MistakeWish, Overview, Practice, PuzzleRequested, Wish};
use crate::ui::{WidgetContext, fonts, to_egui};
use crate::words::{self, text};

/// What the menu shows.
#[derive(SystemParam)]
pub(super) struct PuzzleMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    shown: ResMut<'w, ShownGame>,
    practice: Practice<'w, 's>,
    gathering: Res<'w, Gathering>,
    folder: Res<'w, PlayerFolder>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: PuzzleMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut PuzzleMenu| menu.body(ui, widgets);
    if page.show(sheet("puzzles", text!("puzzles"), 720.0), &mut menu, body, no_foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl PuzzleMenu<'_, '_> {
    /// How the player stands in the puzzles of a game, and the ways to one.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let game = self.shown.choose(ui, widgets, "puzzles", self.context.game());
        let overview = self.practice.overview(game);
        let wish = if self.practice.puzzles(game).puzzles().is_empty() {
            ui.label(text!("puzzle-none"));
            None
        } else {
            standing(ui, widgets, game, &overview);
            let chosen = ways(ui, widgets, &overview);
            let themes = self.practice.puzzles(game).themes();
            chosen.or(by_theme(ui, widgets, themes))
        };
        let unread = self.folder.unread();
        let unread = unread.iter().filter(|unread| unread.what == What::Mistakes).map(|unread| unread.words());
        for trouble in unread.chain(self.gathering.trouble()) {
            ui.label(RichText::new(trouble).small().color(to_egui(widgets.palette().panel.bad)));
        }
        for trouble in self.practice.puzzles(game).troubles() {
            ui.label(RichText::new(trouble.to_string()).small().color(to_egui(widgets.palette().panel.bad)));
        }
        if let Some(wish) = wish {
            self.context.ask(PuzzleRequested { game, wish });
        }
    }
}

/// The player's rating, and what was solved.
fn standing(ui: &mut Ui, widgets: &WidgetContext, game: GameId, overview: &Overview) {
    let colors = widgets.palette().panel;
    let rating = your_rating(game, overview.rating.elo, overview.rating.is_provisional());
    ui.label(RichText::new(rating).font(fonts::bold(19.0)).color(to_egui(colors.accent)));
    let tries = text!("puzzle-tries", solved = overview.solved, failed = overview.failed);
    ui.label(RichText::new(tries).color(to_egui(colors.weak_text)));
    ui.add_space(6.0);
}

/// The ways to a puzzle without a theme.
fn ways(ui: &mut Ui, widgets: &mut WidgetContext, overview: &Overview) -> Option<Wish> {
    let mut chosen = None;
    let daily = if overview.is_daily_done { text!("puzzle-daily-done") } else { text!("puzzle-daily") };
    ui.horizontal_wrapped(|ui| {
        for (name, label, difficulty) in [
            ("puzzle even", text!("puzzle-next"), Difficulty::Even),
            ("puzzle easier", text!("puzzle-easier"), Difficulty::Easier),
            ("puzzle harder", text!("puzzle-harder"), Difficulty::Harder),
        ] {
            let is_chosen = match difficulty {
                Difficulty::Even => widgets.leading(ui, name, &label),
                Difficulty::Easier | Difficulty::Harder => widgets.button(ui, name, &label),
            };
            chosen = chosen.or(is_chosen.then_some(Wish::Rated(difficulty)));
        }
        if widgets.button(ui, "puzzle daily", &daily) {
            chosen = Some(Wish::Daily);
        }
        let review = text!("puzzle-review", count = overview.due);
        if widgets.possible(ui, overview.due > 0, "puzzle review", &review) {
            chosen = Some(Wish::Review);
        }
        let mistakes = text!("puzzle-mistakes", count = overview.mistakes);
        if widgets.possible(ui, overview.all_mistakes > 0, "puzzle mistakes", &mistakes) {
            chosen = Some(Wish::Mistake(MistakeWish { of: None, after: None }));
        }
    });
    chosen
}

/// A button for every theme but one: that a turn is quiet says what it is not.
fn by_theme(ui: &mut Ui, widgets: &mut WidgetContext, themes: &[(Theme, usize)]) -> Option<Wish> {
    if themes.is_empty() {
        return None;
    }
    let mut chosen = None;
    ui.add_space(8.0);
    ui.label(RichText::new(text!("puzzle-by-theme")).color(to_egui(widgets.palette().panel.weak_text)));
    ui.horizontal_wrapped(|ui| {
        for (theme, count) in themes.iter().filter(|(theme, _)| *theme != Theme::Quiet) {
            let label = text!("puzzle-theme", theme = words::theme(*theme), count = count);
            let name = format!("theme {theme}");
            if widgets.explained(ui, &name, &label, &words::theme_help(*theme)) {
                chosen = Some(Wish::Theme(*theme));
            }
        }
    });
    chosen
}
