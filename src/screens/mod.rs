//! Screens around the table: the title, the set-up, and the menus over them.

mod drop;
mod editor;
mod menus;
mod miniature;
mod opponents;
mod page;
mod said;
mod setup;
mod shelf;
mod shelf_card;
mod stage_sign;
mod title;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub use menus::{greet, greet_again};

use crate::editor::{Editor, PositionChosen};
use crate::path::MatchProposed;
use crate::schedule::{Menu, Screen};
use crate::settings::Preferences;
use crate::stage::PreviewGame;
use crate::table::{MatchOpened, Table};
use crate::ui::{PanelSet, ground_sense};
use crate::words::LanguageChanged;

/// The screens' systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<setup::MatchSetup>()
        .init_resource::<page::Pages>()
        .add_plugins((menus::plugin, drop::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title).and_then(not(stage_sign::is_first_match_awaited))),
                setup::show.run_if(in_state(Screen::Setup).and_then(in_state(Menu::None))),
                editor::show.run_if(in_state(Screen::Editor).and_then(resource_exists::<Editor>)),
                stage_sign::show.run_if(stage_sign::is_due),
            )
                .chain()
                .in_set(PanelSet::Screen),
        )
        .add_systems(
            EguiPrimaryContextPass,
            said::show.run_if(said::is_due).in_set(PanelSet::Menu).after(menus::show_files).before(drop::show),
        )
        .add_systems(OnExit(Screen::Editor), editor::leave)
        .add_observer(|chosen: On<PositionChosen>, mut setup: ResMut<setup::MatchSetup>| setup.begin_with(&chosen.0))
        .add_observer(follow_table)
        .add_observer(set_up_proposed)
        .add_systems(Startup, show_last_game)
        .add_observer(|_: On<LanguageChanged>, mut pages: ResMut<page::Pages>| pages.forget());
}

/// The shelf begins with the game that was on the table last.
fn show_last_game(preferences: Res<Preferences>, mut preview: ResMut<PreviewGame>) {
    if let Some(game) = preferences.last_game() {
        preview.set_if_neq(PreviewGame(game));
    }
}

/// Sets up the match that is proposed as the next step.
fn set_up_proposed(
    proposed: On<MatchProposed>,
    mut setup: ResMut<setup::MatchSetup>,
    mut preview: ResMut<PreviewGame>,
    mut screen: ResMut<NextState<Screen>>,
) {
    setup.take(*proposed);
    preview.set_if_neq(PreviewGame(proposed.game));
    screen.set(Screen::Setup);
}

/// The title shows the game that was on the table last, and "New match" begins another one of it.
fn follow_table(
    _: On<MatchOpened>,
    table: Res<Table>,
    mut setup: ResMut<setup::MatchSetup>,
    mut preview: ResMut<PreviewGame>,
    mut preferences: ResMut<Preferences>,
) {
    let game = table.game().setup().game;
    if preferences.last_game() != Some(game) {
        game.name().clone_into(&mut preferences.last_game);
    }
    if setup.game != game {
        setup.choose(game);
    }
    preview.set_if_neq(PreviewGame(game));
}

/// Veils what is behind a menu and keeps clicks from it.
fn backdrop(ctx: &egui::Context, veil: egui::Color32) {
    let rect = ctx.content_rect();
    let sense = ground_sense(ctx);
    let ground = egui::Area::new(egui::Id::new("backdrop")).order(egui::Order::Middle).sense(sense);
    ground.fixed_pos(rect.min).show(ctx, |ui| {
        ui.painter().rect_filled(rect, 0.0, veil.gamma_multiply(0.62));
        ui.allocate_rect(rect, sense);
    });
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;
    use crate::testing::{open, people, simulation_of};

    #[test]
    fn the_title_and_the_set_up_have_the_game_that_was_on_the_table_last() {
        let mut app = simulation_of(GameId::Tribun);
        app.init_resource::<setup::MatchSetup>().insert_resource(PreviewGame(GameId::Tress)).add_observer(follow_table);
        open(&mut app, people());
        assert_eq!(app.world().resource::<setup::MatchSetup>().game, GameId::Tribun);
        assert_eq!(*app.world().resource::<PreviewGame>(), PreviewGame(GameId::Tribun));
    }
}
