//! Screens around the table: the title, the set-up, and the menus over them.

mod drop;
mod editor;
mod menus;
mod miniature;
mod opponents;
mod page;
mod paste;
mod setup;
mod shelf;
mod shelf_card;
mod title;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub use menus::{ExportSheet, greet, greet_again};

use crate::editor::{Editor, PositionChosen};
use crate::schedule::{Menu, Screen};
use crate::ui::PanelSet;
use crate::words::LanguageChanged;

/// The screens' systems.
pub fn plugin(app: &mut App) {
    app.init_resource::<setup::MatchSetup>()
        .init_resource::<page::Pages>()
        .init_resource::<menus::ProgramForm>()
        .init_resource::<menus::Substitute>()
        .init_resource::<menus::ShownGame>()
        .init_resource::<menus::LibraryView>()
        .add_plugins((menus::export_plugin, menus::files_plugin, drop::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                title::show.run_if(in_state(Screen::Title).and_then(in_state(Menu::None))),
                setup::show.run_if(in_state(Screen::Setup).and_then(in_state(Menu::None))),
                editor::show.run_if(in_state(Screen::Editor).and_then(resource_exists::<Editor>)),
            )
                .chain()
                .in_set(PanelSet::Screen),
        )
        .add_systems(
            EguiPrimaryContextPass,
            menus::show
                .run_if(not(in_state(Menu::None).or_else(in_state(Menu::Photo)).or_else(in_state(Menu::Files))))
                .in_set(PanelSet::Menu),
        )
        .add_systems(
            EguiPrimaryContextPass,
            paste::listen.run_if(drop::is_possible).in_set(PanelSet::Menu).after(menus::show),
        )
        .add_systems(OnExit(Screen::Editor), editor::leave)
        .add_observer(|chosen: On<PositionChosen>, mut setup: ResMut<setup::MatchSetup>| setup.begin_with(&chosen.0))
        .add_systems(OnExit(Menu::Lessons), menus::forget_game)
        .add_systems(OnExit(Menu::Puzzles), menus::forget_game)
        .add_systems(OnExit(Menu::Library), menus::forget_view)
        .add_systems(OnExit(Menu::Welcome), menus::remember_welcome)
        .add_systems(OnExit(Menu::Programs), menus::forget_trial)
        // At the board, the keyboard is the board's.
        .add_observer(menus::close)
        .add_observer(|_: On<LanguageChanged>, mut pages: ResMut<page::Pages>| pages.forget());
}

/// Veils what is behind a menu and keeps clicks from it.
fn backdrop(ctx: &egui::Context, veil: egui::Color32) {
    let rect = ctx.content_rect();
    egui::Area::new(egui::Id::new("backdrop")).fixed_pos(rect.min).order(egui::Order::Middle).show(ctx, |ui| {
        ui.painter().rect_filled(rect, 0.0, veil.gamma_multiply(0.62));
        ui.allocate_rect(rect, egui::Sense::click());
    });
}
