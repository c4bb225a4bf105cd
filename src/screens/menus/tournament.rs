//! A tournament: who takes part, who meets whom, and how everybody stands.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Grid, RichText, Ui};
use ludarium_record::Match;
use ludarium_rules::GameId;

use super::super::setup::clock::{self, ClockChoice};
use super::super::setup::options::board_by_chance;
use super::{MenuContext, MenuSheet, sheet};
use crate::games::{self, GAMES};
use crate::table::Intent;
use crate::tournament::{Pairing, Row, Score, Tournament, TournamentFault, words_of};
use crate::ui::{WidgetContext, fonts, to_egui};
use crate::words::{self, text};

/// The longest name.
const LETTERS: usize = 24;
/// Between the columns of the table, and between its lines.
const GAPS: [f32; 2] = [18.0, 6.0];

/// A tournament that is being set up.
#[derive(Resource)]
pub(super) struct Draft {
    names: Vec<String>,
    games: Vec<GameId>,
    clock: ClockChoice,
    fault: Option<TournamentFault>,
    /// Whether the one that goes on is to end, and it is asked once more.
    ends: bool,
}

impl Default for Draft {
    fn default() -> Draft {
        let names = vec![String::new(); Tournament::LEAST_PLAYERS + 1];
        Draft { names, games: Vec::new(), clock: ClockChoice::default(), fault: None, ends: false }
    }
}

#[derive(SystemParam)]
pub(super) struct TournamentMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    tournament: ResMut<'w, Tournament>,
    draft: ResMut<'w, Draft>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: TournamentMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut TournamentMenu| menu.body(ui, widgets);
    let foot = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut TournamentMenu| menu.foot(ui, widgets);
    if page.show(sheet("tournament", text!("tournament"), 720.0), &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl TournamentMenu<'_, '_> {
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if self.tournament.players().is_empty() {
            self.draft(ui, widgets);
        } else {
            self.verdict(ui, widgets);
            self.table(ui, widgets);
            ui.add_space(10.0);
            self.matches(ui, widgets);
            self.end(ui, widgets);
        }
    }

    /// The one button that leads on: it begins the tournament, or the next match.
    fn foot(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if self.tournament.players().is_empty() {
            if widgets.primary(ui, "begin tournament", &text!("tournament-begin")) {
                let Draft { names, games, clock, .. } = &*self.draft;
                self.draft.fault = self.tournament.begin(names, games, clock.setting).err();
            }
        } else if let Some(next) = self.tournament.next() {
            let label = self.pairing_words(&self.tournament.pairings()[next]);
            if widgets.primary(ui, "play next", &text!("tournament-play", pairing = label)) {
                self.play(next);
            }
        }
    }

    fn draft(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let shown = self.context.game();
        let Draft { names, games, clock, fault, .. } = &mut *self.draft;
        if games.is_empty() && fault.is_none() {
            games.push(shown);
        }
        ui.label(text!("tournament-what"));
        for (number, name) in (1..).zip(names.iter_mut()) {
            let number: usize = number;
            let label = text!("tournament-player", number = number);
            widgets.field(ui, &format!("player {number}"), &label, (name, LETTERS));
        }
        if names.len() < Tournament::MOST_PLAYERS && widgets.button(ui, "add player", &text!("tournament-add")) {
            names.push(String::new());
        }
        ui.add_space(8.0);
        ui.label(RichText::new(text!("tournament-games")).font(fonts::bold(17.0)));
        ui.horizontal_wrapped(|ui| {
            for game in GAMES.iter() {
                let chosen = games.contains(&game.id);
                if widgets.choice(ui, &format!("with {}", game.id.name()), chosen, game.short_name) {
                    if chosen {
                        games.retain(|other| *other != game.id);
                        // The one of the table does not come back by itself.
                        *fault = games.is_empty().then_some(TournamentFault::NoGame);
                    } else {
                        games.push(game.id);
                        *fault = None;
                    }
                }
            }
        });
        clock::choose(ui, widgets, clock);
        if let Some(fault) = fault {
            ui.label(RichText::new(words_of(*fault)).color(to_egui(widgets.palette().panel.bad)));
        }
    }

    /// Who has won, once everything is played.
    fn verdict(&self, ui: &mut Ui, widgets: &WidgetContext) {
        if self.tournament.next().is_some() {
            return;
        }
        let first = self.tournament.table().into_iter().filter(|row| row.rank == 1);
        let names: Vec<String> = first.map(|row| self.name(row.player)).collect();
        let words = match names.as_slice() {
            [name] => text!("tournament-winner", name = name.as_str()),
            _ => text!("tournament-shared", names = words::list(names)),
        };
        ui.label(text!("tournament-over"));
        ui.label(RichText::new(words).font(fonts::display(22.0)).color(to_egui(widgets.palette().panel.accent)));
        ui.add_space(6.0);
    }

    fn table(&self, ui: &mut Ui, widgets: &WidgetContext) {
        let colors = widgets.palette().panel;
        Grid::new("table of points").num_columns(6).spacing(GAPS).striped(true).show(ui, |ui| {
            for head in [
                String::new(),
                text!("tournament-name"),
                text!("tournament-played"),
                text!("tournament-won"),
                text!("tournament-drawn"),
                text!("tournament-points"),
            ] {
                ui.label(RichText::new(head).small().color(to_egui(colors.weak_text)));
            }
            ui.end_row();
            for row in self.tournament.table() {
                let Row { player, rank, played, won, drawn, halves } = row;
                ui.label(format!("{rank}."));
                ui.label(RichText::new(self.name(player)).font(fonts::bold(17.0)));
                for number in [played, won, drawn] {
                    ui.label(number.to_string());
                }
                ui.label(RichText::new(points(halves)).font(fonts::bold(17.0)).color(to_egui(colors.accent)));
                ui.end_row();
            }
        });
    }

    /// All pairings in the order of play; those that were not played can be played, in any order.
    fn matches(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.label(RichText::new(text!("tournament-order")).font(fonts::bold(17.0)));
        let mut wanted = None;
        for (place, pairing) in self.tournament.pairings().iter().enumerate() {
            let words = self.pairing_words(pairing);
            match pairing.score() {
                Some(score) => {
                    ui.label(format!("{}. {words}   {}", place + 1, score_text(score)));
                }
                None => {
                    let name = format!("pairing {}", place + 1);
                    wanted = wanted.or(widgets.button(ui, &name, &format!("{}. {words}", place + 1)).then_some(place));
                }
            }
        }
        if let Some(place) = wanted {
            self.play(place);
        }
    }

    /// The way out, which is asked once more.
    fn end(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        ui.add_space(10.0);
        if !self.draft.ends {
            self.draft.ends = widgets.button(ui, "end tournament", &text!("tournament-end"));
            return;
        }
        ui.label(RichText::new(text!("tournament-end-help")).small());
        if widgets.button(ui, "end tournament for sure", &text!("tournament-end-sure")) {
            self.tournament.end();
            self.draft.ends = false;
        }
    }

    fn play(&mut self, place: usize) {
        let Some(mut setup) = self.tournament.setup(place) else { return };
        setup.options.extend(board_by_chance(setup.game));
        match Match::new(setup) {
            Ok(game) => self.context.order(Intent::Open(Box::new(game))),
            Err(error) => error!("{error}"),
        }
    }

    fn name(&self, player: usize) -> String {
        self.tournament.players().get(player).map(|name| words::foreign(name, words::NAME)).unwrap_or_default()
    }

    fn pairing_words(&self, pairing: &Pairing) -> String {
        let game = pairing.game().map_or("", |game| games::ui(game).short_name);
        let [white, black] = pairing.players.map(|player| self.name(player));
        text!("tournament-pairing", game = game, white = white, black = black)
    }
}

/// Points in halves as they are written: 2½.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

const fn score_text(score: Score) -> &'static str {
    match score {
        Score::White => "1 – 0",
        Score::Black => "0 – 1",
        Score::Draw => "½ – ½",
    }
}
