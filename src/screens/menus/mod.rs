//! Menus over a screen: pause, settings, rules, credits and others, each with a system of its own.

mod ending;
mod everything;
mod export;
mod files;
mod keys;
mod learn;
mod lessons;
mod library;
mod notes;
mod pause;
mod programs;
mod progress;
mod puzzles;
mod question;
mod rules;
pub(super) mod settings;
mod substitute;
mod tournament;
mod welcome;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use bevy_enhanced_input::prelude::Fire;
use ludarium_rules::GameId;

pub(super) use files::show as show_files;
pub use welcome::{greet, greet_again};

use super::backdrop;
use crate::actions::Close;
use crate::editor::EditorOrder;
use crate::library::Everything;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::stage::PreviewGame;
use crate::table::{Intent, IntentWriter, Table};
use crate::ui::{PanelSet, Sheet, WidgetContext, to_egui};
use programs::ProgramForm;

/// What most menus show and lead to.
#[derive(SystemParam)]
struct MenuContext<'w, 's> {
    menus: ResMut<'w, MenuStack>,
    screen: ResMut<'w, NextState<Screen>>,
    intents: IntentWriter<'w>,
    table: Option<Res<'w, Table>>,
    preview_game: Res<'w, PreviewGame>,
    commands: Commands<'w, 's>,
}

impl MenuContext<'_, '_> {
    /// The game that the menus are about: the one on the table, or the one that the title shows.
    fn game(&self) -> GameId {
        self.table.as_ref().map_or(self.preview_game.0, |table| table.game().setup().game)
    }

    /// Closes all menus and goes to another screen.
    fn leave_to(&mut self, screen: Screen) {
        self.menus.clear();
        self.screen.set(screen);
    }

    /// Closes all menus and asks the table for something.
    fn order(&mut self, intent: Intent) {
        self.menus.clear();
        self.intents.write(intent);
    }

    /// Closes all menus and asks for an exercise, or something of the one on the table.
    fn ask<'e>(&mut self, event: impl Event<Trigger<'e>: Default>) {
        self.menus.clear();
        self.commands.trigger(event);
    }
}

/// Where a menu is shown.
#[derive(SystemParam)]
struct MenuSheet<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    widgets: WidgetContext<'w, 's>,
}

impl MenuSheet<'_, '_> {
    /// Shows a menu, of which `state` is what its body and its foot show and change; returns whether its cross is pressed.
    fn show<S>(
        &mut self,
        sheet: Sheet,
        state: &mut S,
        body: impl FnOnce(&mut Ui, &mut WidgetContext, &mut S),
        foot: impl FnOnce(&mut Ui, &mut WidgetContext, &mut S),
    ) -> Result<bool> {
        let ctx = self.contexts.ctx_mut()?.clone();
        self.widgets.set_enabled(true);
        backdrop(&ctx, to_egui(self.widgets.palette().panel.widget));
        Ok(sheet.show(&ctx, &mut self.widgets, state, body, foot))
    }
}

/// A menu of that name and title, so many points wide.
fn sheet(name: &'static str, title: String, width: f32) -> Sheet {
    Sheet { name, title, width, cross: "close", steady: false }
}

/// The foot of a menu that has none.
fn no_foot<S>(_: &mut Ui, _: &mut WidgetContext, _: &mut S) {}

/// The menus: each is shown while it is the topmost one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<programs::ProgramForm>()
        .init_resource::<substitute::Substitute>()
        .init_resource::<learn::ShownGame>()
        .init_resource::<library::LibraryView>()
        .init_resource::<tournament::Draft>()
        .init_resource::<settings::keys::KeyNews>()
        .add_observer(settings::keys::choose)
        .add_plugins((export::plugin, files::plugin, question::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                ending::show.run_if(in_state(Menu::Ending)),
                everything::show.run_if(in_state(Menu::Everything)),
                export::show.run_if(in_state(Menu::Export)),
                lessons::show.run_if(in_state(Menu::Lessons)),
                library::show.run_if(in_state(Menu::Library)),
                notes::show.run_if(in_state(Menu::Notes)),
                pause::show.run_if(in_state(Menu::Pause)),
                programs::show.run_if(in_state(Menu::Programs)),
                progress::show.run_if(in_state(Menu::Progress)),
                puzzles::show.run_if(in_state(Menu::Puzzles)),
                question::show.run_if(in_state(Menu::Unkept)),
                rules::show.run_if(in_state(Menu::Rules)),
                rules::show_credits.run_if(in_state(Menu::Credits)),
                settings::show.run_if(in_state(Menu::Settings)),
                substitute::show.run_if(in_state(Menu::Substitute)),
                tournament::show.run_if(in_state(Menu::Tournament)),
                welcome::show.run_if(in_state(Menu::Welcome)),
                files::show.run_if(in_state(Menu::Files)),
            )
                .chain()
                .in_set(PanelSet::Menu),
        )
        .add_systems(OnEnter(Menu::None), learn::forget_game)
        .add_systems(OnExit(Menu::Library), library::forget_view)
        .add_systems(OnExit(Menu::Welcome), welcome::remember)
        .add_systems(OnExit(Menu::Programs), programs::forget_trial)
        // At the board, the keyboard is the board's.
        .add_observer(close);
}

/// Escape closes the topmost menu, or leaves the set-up of a match or of a position. To a question it says no.
fn close(
    _: On<Fire<Close>>,
    (mut menus, mut form): (ResMut<MenuStack>, ResMut<ProgramForm>),
    (screen, mut next_screen): (Res<State<Screen>>, ResMut<NextState<Screen>>),
    everything: Res<Everything>,
    mut commands: Commands,
) {
    if menus.top() == Menu::Everything && everything::is_held_open(&everything) {
        return;
    }
    if menus.top() == Menu::Programs && form.decline() || menus.pop() != Menu::None {
        return;
    }
    match screen.get() {
        Screen::Setup => next_screen.set(Screen::Title),
        Screen::Editor => commands.trigger(EditorOrder::Leave),
        Screen::Title | Screen::Table => {}
    }
}
