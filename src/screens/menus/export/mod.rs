//! The sheet on which one match is exported: as text, as a picture, as a film.

mod foot;
mod options;
mod preview;
mod sheet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use ludarium_record::Match;
use ludarium_rules::Side;

use super::{MenuContext, MenuSheet, sheet};
use crate::library::{DrawingsFound, ExportRequested, FetchedForExport, MatchLibrary, Previews};
use crate::power::{NOW_AND_THEN, want_frames};
use crate::rating::names_of;
use crate::schedule::{Menu, MenuStack};
use crate::settings::{Preferences, Still};
use crate::table::{Exploration, Table};
use crate::ui::{Sheet, WidgetContext, to_egui};
use crate::words::text;

use foot::Foot;
use sheet::{ExportSheet, Part};

/// Sheets with less room have the picture above the choices.
const BESIDE: f32 = 520.0;
/// How wide the picture is beside the choices, and at most above them.
const PICTURE: f32 = 270.0;
const PICTURE_ABOVE: f32 = 200.0;
/// Between the picture and the choices.
const GAP: f32 = 18.0;

/// What the sheet shows and changes.
#[derive(SystemParam)]
pub(super) struct ExportMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    library: ResMut<'w, MatchLibrary>,
    preferences: ResMut<'w, Preferences>,
    sheet: ResMut<'w, ExportSheet>,
    previews: ResMut<'w, Previews>,
}

/// What opens the sheet, and what happens when it is closed.
pub(super) fn plugin(app: &mut App) {
    want_frames(app, |sheet: Res<ExportSheet>| NOW_AND_THEN.filter(|_| sheet.is_playing()));
    app.init_resource::<ExportSheet>()
        .add_observer(open)
        .add_observer(open_fetched)
        .add_observer(|found: On<DrawingsFound>, mut sheet: ResMut<ExportSheet>| sheet.draw(found.0, found.1.clone()))
        .add_systems(OnExit(Menu::Export), close);
}

/// Opens the sheet with the match on the table, or asks the library for another one.
fn open(
    requested: On<ExportRequested>,
    table: Option<Res<Table>>,
    still: Res<Still>,
    (mut library, mut sheet, mut menus): (ResMut<MatchLibrary>, ResMut<ExportSheet>, ResMut<MenuStack>),
) {
    match (*requested, table) {
        (ExportRequested::OnTable, Some(table)) => {
            let near = table.only_human().unwrap_or(Side::White);
            sheet.begin(table.line().clone(), table.shown(), near, still.0);
            let study = table.exploration().map(Exploration::study).or(table.study_at_rest());
            match study {
                Some(study) => sheet.begin_study(table.game().clone(), study.clone()),
                None => library.look_for_drawings(table.game().id()),
            }
            menus.push(Menu::Export);
        }
        (ExportRequested::OnTable, None) => {}
        (ExportRequested::Kept(id), _) => library.fetch_for_export(id),
    }
}

/// Opens the sheet with a match of the library, if that is still open.
fn open_fetched(
    fetched: On<FetchedForExport>,
    still: Res<Still>,
    (mut library, mut sheet, mut menus): (ResMut<MatchLibrary>, ResMut<ExportSheet>, ResMut<MenuStack>),
) {
    if menus.top() == Menu::Library {
        let game = (*fetched.0).clone();
        let last = game.ply();
        library.look_for_drawings(game.id());
        sheet.begin(game, last, Side::White, still.0);
        menus.push(Menu::Export);
    }
}

fn close(mut sheet: ResMut<ExportSheet>, mut previews: ResMut<Previews>) {
    sheet.end();
    previews.clear();
}

pub(super) fn show(mut page: MenuSheet, mut menu: ExportMenu) -> Result {
    let body = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ExportMenu| {
        let mut changed = menu.preferences.clone();
        menu.body(ui, widgets, &mut changed);
        menu.preferences.set_if_neq(changed);
    };
    let foot = |ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut ExportMenu| {
        if let Some(order) = Foot::of(menu).show(ui, widgets) {
            menu.carry_out(order);
        }
    };
    let sheet = Sheet { steady: true, ..sheet("export", text!("export"), 760.0) };
    if page.show(sheet, &mut menu, body, foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

impl ExportMenu<'_, '_> {
    /// What is exported, its picture, and how it is to be.
    fn body(&mut self, ui: &mut Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
        let Some(game) = self.sheet.game().cloned() else { return };
        ui.label(RichText::new(about(&game)).color(to_egui(widgets.palette().panel.weak_text)));
        ui.horizontal_wrapped(|ui| {
            for (name, label, part) in [
                ("text", text!("export-text"), Part::Text),
                ("picture", text!("export-picture"), Part::Picture),
                ("film", text!("export-film"), Part::Film),
            ] {
                if widgets.choice(ui, &format!("part {name}"), self.sheet.part == part, &label) {
                    self.sheet.part = part;
                }
            }
        });
        ui.add_space(8.0);
        if ui.available_width() < BESIDE {
            let width = ui.available_width().min(PICTURE_ABOVE);
            ui.vertical_centered(|ui| {
                ui.set_max_width(width);
                preview::show(ui, widgets, self, preferences, width);
            });
            return options::show(ui, widgets, (&mut *self.sheet, &game), preferences);
        }
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(PICTURE);
                preview::show(ui, widgets, self, preferences, PICTURE);
            });
            ui.add_space(GAP);
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                options::show(ui, widgets, (&mut *self.sheet, &game), preferences);
            });
        });
    }
}

/// Who plays what, in one line.
fn about(game: &Match) -> String {
    let setup = game.setup();
    let [white, black] = names_of(setup.game, &setup.players);
    let players = text!("library-players", white = white, black = black);
    text!("export-about", players = players, game = setup.game.title(), turns = game.ply())
}
