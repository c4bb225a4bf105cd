//! The result of the match, and what to do next.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use ludarium_record::{EndReason, Match, MatchResult, Player};

use crate::motion::MotionQueue;
use crate::rating::{LastChange, Ratings};
use crate::schedule::{Menu, Screen};
use crate::table::{Intent, IntentWriter, Table};
use crate::ui::theme::{Scale, to_egui};
use crate::ui::widget::WidgetContext;
use crate::ui::{FreeArea, fonts};

/// Shows the result when the board has come to rest.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    table: Res<Table>,
    queue: Res<MotionQueue>,
    area: Res<FreeArea>,
    scale: Res<Scale>,
    menu: Res<State<Menu>>,
    (mut ratings, change): (ResMut<Ratings>, Res<LastChange>),
    mut screen: ResMut<NextState<Screen>>,
    mut intents: IntentWriter,
    mut dismissed: Local<Option<(u64, usize)>>,
) -> Result {
    let Some(result) = table.result() else {
        *dismissed = None;
        return Ok(());
    };
    let about = (table.serial(), table.game().ply());
    if queue.is_busy() || *menu.get() != Menu::None || *dismissed == Some(about) || table.visiting() {
        return Ok(());
    }
    widgets.set_enabled(true);
    let ctx = contexts.ctx_mut()?.clone();
    let size = ctx.content_rect().size();
    let free = area.rect(Vec2::new(size.x, size.y));
    let place = egui::pos2(free.center().x, free.min.y + free.height() * 0.34);
    let (title, reason) = (title(&result), reason(&result, &table));
    let next_board = table.game().next_round();
    egui::Area::new(egui::Id::new("result")).fixed_pos(place).pivot(egui::Align2::CENTER_CENTER).show(&ctx, |ui| {
        let frame = egui::Frame::window(ui.style()).inner_margin(18.0);
        frame.show(ui, |ui| {
            ui.set_max_width((free.width() - 60.0).clamp(200.0, 380.0));
            ui.vertical_centered(|ui| {
                let font = fonts::display(30.0 * scale.0);
                ui.label(egui::RichText::new(title).font(font).color(to_egui(widgets.palette().panel.accent)));
                ui.label(reason);
                if let Some((before, after)) = change.of(table.game()) {
                    let line =
                        format!("You play at about {:.0} now ({:+.0}).", after.rating, after.rating - before.rating);
                    ui.label(egui::RichText::new(line).small().weak());
                }
                ui.add_space(6.0);
                if let Some(next) = &next_board
                    && widgets.primary(ui, "next board", "On to the next board")
                {
                    if ratings.is_even(table.game()) {
                        ratings.begin_even(next);
                        ratings.save_aloud();
                    }
                    intents.write(Intent::Open(Box::new(next.clone())));
                }
                if widgets.primary(ui, "rematch", "Play again, colours swapped") {
                    intents.write_batch(rematch(&table, &mut ratings).map(|next| Intent::Open(Box::new(next))));
                }
                if widgets.wide(ui, "look", "Look at the board") {
                    *dismissed = Some(about);
                }
                if widgets.wide(ui, "title", "Back to the shelf") {
                    screen.set(Screen::Title);
                }
            });
        });
    });
    Ok(())
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
