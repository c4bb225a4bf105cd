//! The result of the match, and what to do next.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;
use ludarium_record::{EndReason, Match, MatchResult, Player};

use super::panel::PanelContext;
use crate::motion::MotionQueue;
use crate::rating::{LastChange, Ratings};
use crate::schedule::Screen;
use crate::table::{EndingWithdrawn, Intent, IntentWriter, MatchEnded, MatchOpened, Table};
use crate::ui::theme::{self, to_egui};
use crate::ui::{WidgetContext, fonts};

/// Whether the player has put the result aside to look at the board. Every match, and every end of one, shows it anew.
#[derive(Resource, Default)]
pub(super) struct ResultCard {
    is_dismissed: bool,
}

/// The card, and what shows it again.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultCard>()
        .add_observer(show_again_on::<MatchOpened>)
        .add_observer(show_again_on::<MatchEnded>)
        .add_observer(show_again_on::<EndingWithdrawn>);
}

fn show_again_on<E: Event>(_: On<E>, mut card: ResMut<ResultCard>) {
    card.is_dismissed = false;
}

/// What may follow a match.
#[derive(SystemParam)]
pub(super) struct Sequel<'w> {
    ratings: ResMut<'w, Ratings>,
    intents: IntentWriter<'w>,
    screen: ResMut<'w, NextState<Screen>>,
}

/// Shows the result when the board has come to rest.
pub(super) fn show(
    mut panel: PanelContext,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    change: Res<LastChange>,
    mut card: ResMut<ResultCard>,
    mut sequel: Sequel,
) -> Result {
    let Some(result) = table.result() else { return Ok(()) };
    if queue.is_busy() || panel.is_below_menu() || card.is_dismissed || table.visiting() {
        return Ok(());
    }
    let ctx = panel.begin()?;
    let free = panel.board(&ctx);
    let place = egui::pos2(free.center().x, free.min.y + free.height() * 0.34);
    egui::Area::new(egui::Id::new("result")).fixed_pos(place).pivot(egui::Align2::CENTER_CENTER).show(&ctx, |ui| {
        let colors = panel.widgets.palette().panel;
        theme::framed(ui, theme::Surface::LitLeather, &colors, |ui| {
            ui.set_max_width((free.width() - 60.0).clamp(200.0, 360.0));
            ui.vertical_centered(|ui| {
                words(ui, &panel.widgets, &result, &table, &change);
                ui.add_space(6.0);
                buttons(ui, &mut panel.widgets, &table, &mut card, &mut sequel);
            });
        });
    });
    Ok(())
}

/// Who has won and why, and what that makes of the player's rating.
fn words(ui: &mut egui::Ui, widgets: &WidgetContext, result: &MatchResult, table: &Table, change: &LastChange) {
    let accent = to_egui(widgets.palette().panel.accent);
    ui.label(egui::RichText::new(title(result)).font(fonts::display(30.0)).color(accent));
    ui.label(reason(result, table));
    if let Some((before, after)) = change.of(table.game()) {
        let line = format!("You play at about {:.0} now ({:+.0}).", after.rating, after.rating - before.rating);
        ui.label(egui::RichText::new(line).small().weak());
    }
}

fn buttons(ui: &mut egui::Ui, widgets: &mut WidgetContext, table: &Table, card: &mut ResultCard, sequel: &mut Sequel) {
    if let Some(next) = table.game().next_round()
        && widgets.primary(ui, "next board", "On to the next board")
    {
        sequel.go_on(table, next);
    }
    if widgets.primary(ui, "rematch", "Play again, colours swapped") {
        sequel.play_again(table);
    }
    if widgets.wide(ui, "look", "Look at the board") {
        card.is_dismissed = true;
    }
    if widgets.wide(ui, "title", "Back to the shelf") {
        sequel.screen.set(Screen::Title);
    }
}

impl Sequel<'_> {
    /// Opens the next round of a match; it is even if the last was.
    fn go_on(&mut self, table: &Table, next: Match) {
        if self.ratings.is_even(table.game()) {
            self.ratings.begin_even(&next);
            self.ratings.save_aloud();
        }
        self.intents.write(Intent::Open(Box::new(next)));
    }

    /// Opens the same match with the colours swapped.
    fn play_again(&mut self, table: &Table) {
        let next = rematch(table, &mut self.ratings);
        self.intents.write_batch(next.map(|next| Intent::Open(Box::new(next))));
    }
}

/// Who has won, in large letters.
fn title(result: &MatchResult) -> String {
    match result.winner {
        Some(side) => format!("{side} wins"),
        None if result.reason == EndReason::Abandoned => "Unfinished".to_owned(),
        None => "Draw".to_owned(),
    }
}

/// Why, in a sentence. The title has said who.
fn reason(result: &MatchResult, table: &Table) -> String {
    let position = table.game().position();
    match (result.winner, result.reason) {
        (None, EndReason::Threefold | EndReason::Agreement | EndReason::Abandoned) => result.sentence(position),
        _ => format!("{}.", result.cause(position)),
    }
}

/// The same set-up with the players' colours swapped; an even game goes on against the level that is even now.
fn rematch(table: &Table, ratings: &mut Ratings) -> Option<Match> {
    let mut setup = table.game().setup().clone();
    setup.players.swap(0, 1);
    let is_even = ratings.is_even(table.game());
    if is_even {
        let even = ratings.level(setup.game).number();
        for player in &mut setup.players {
            if let Player::Ai { level } = player {
                *level = even;
            }
        }
    }
    let next = Match::new(setup).inspect_err(|error| error!("{error}")).ok()?;
    if is_even {
        ratings.begin_even(&next);
        ratings.save_aloud();
    }
    Some(next)
}

#[cfg(test)]
mod tests {
    use ludarium_rules::Side;

    use super::*;
    use crate::testing::{open, people, send, simulation};

    fn is_dismissed(app: &App) -> bool {
        app.world().resource::<ResultCard>().is_dismissed
    }

    fn dismiss(app: &mut App) {
        app.world_mut().resource_mut::<ResultCard>().is_dismissed = true;
        app.update();
        assert!(is_dismissed(app), "nothing has happened");
    }

    #[test]
    fn every_end_of_a_match_is_shown() {
        let mut app = simulation();
        app.add_plugins(plugin);
        open(&mut app, people());
        send(&mut app, Intent::Resign(Side::White));
        dismiss(&mut app);
        send(&mut app, Intent::Undo);
        assert!(!is_dismissed(&app), "the resignation is withdrawn");
        dismiss(&mut app);
        send(&mut app, Intent::Resign(Side::Black));
        assert!(!is_dismissed(&app), "another end");
        dismiss(&mut app);
        open(&mut app, people());
        assert!(!is_dismissed(&app), "another match");
    }
}
