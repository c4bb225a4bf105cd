//! The cards around the board: players, turns, tools.

use bevy::prelude::*;
use ludarium_rules::GameId;

use super::analysis::AnalysisCard;
use super::captions;
use super::controls::Controls;
use super::evaluation;
use super::exercise::ExerciseCard;
use super::layout::{Column, Places};
use super::panel::{PanelContext, forget_tallest_line, tallest_line};
use super::players::Plates;
use super::turns::TurnList;
use super::unkept;
use crate::kept::PlayerFolder;
use crate::schedule::TableMode;
use crate::settings::Preferences;
use crate::table::Table;
use crate::ui::theme::{self, CardPlace, Surface};
use crate::ui::{FreeArea, Scale, target};

/// Finds out what the cards leave to the board.
pub(super) fn arrange(
    mut contexts: bevy_egui::EguiContexts,
    preferences: Res<Preferences>,
    (scale, mode, table): (Res<Scale>, Res<State<TableMode>>, Res<Table>),
    folder: Res<PlayerFolder>,
    mut area: ResMut<FreeArea>,
    mut game: Local<Option<GameId>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // The lines of another game need other room.
    let now = Some(table.game().setup().game);
    if std::mem::replace(&mut *game, now) != now {
        forget_tallest_line(ctx);
    }
    let size = ctx.content_rect().size();
    let mut free = Places::with(size, Column::of(*mode.get(), &table), target(ctx)).area;
    free.top += unkept::height(&folder, size.x - free.left - free.right);
    free.top += captions::height(&preferences, size.y);
    free.strip = free.strip.max(tallest_line(ctx));
    free.closed = if *mode.get() == TableMode::Analyse { free.left } else { 0.0 };
    free.left += if preferences.evaluation_bar { evaluation::WIDTH } else { 0.0 };
    area.set_if_neq(free.times(scale.0));
    Ok(())
}

/// Shows the cards around the board.
pub(super) fn show(
    mut panel: PanelContext,
    (plates, mut turns, mut cards): (Plates, TurnList, ParamSet<(Controls, ExerciseCard, AnalysisCard)>),
    (mode, table): (Res<State<TableMode>>, Res<Table>),
) -> Result {
    let ctx = panel.begin()?;
    let places = Places::with(ctx.content_rect().size(), Column::of(*mode.get(), &table), target(&ctx));
    let colors = panel.widgets.palette().panel;
    let card = |name, room, at_foot| CardPlace { name, room, at_foot, surface: Surface::Leather };
    let near = cards.p0().near_player(plates.game());
    let mut appeal = None;
    if cards.p2().is_due() {
        cards.p2().show(&ctx, &mut panel.widgets, &places);
    } else if cards.p1().is_due() {
        cards.p1().show(&ctx, &mut panel.widgets, &places);
    } else {
        for (place, side) in
            [(card("far player", places.far, false), near.other()), (card("near player", places.near, true), near)]
        {
            let surface = if plates.is_to_move(side) { Surface::LitLeather } else { Surface::Leather };
            let rect = theme::card(&ctx, &colors, CardPlace { surface, ..place }, |ui| {
                let asked = plates.show(ui, &mut panel.widgets, side, places.beside);
                appeal = appeal.or(asked);
            });
            panel.widgets.cover(&ctx, rect);
        }
    }
    let mut controls = cards.p0();
    let mut visited = None;
    let place = card("turns", turns.room(&places), !places.beside);
    let rect = theme::card(&ctx, &colors, place, |ui| visited = turns.show(ui, &mut panel.widgets, places.beside));
    panel.widgets.cover(&ctx, rect);
    controls.order(visited);
    appeal.into_iter().for_each(|appeal| controls.grant(appeal));
    let place = card("tools", places.tools, true);
    let rect = theme::card(&ctx, &colors, place, |ui| controls.show(ui, &mut panel.widgets, places.columns));
    panel.widgets.cover(&ctx, rect);
    Ok(())
}
