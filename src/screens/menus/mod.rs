//! Menus over a screen: pause, settings, rules, credits.

mod export;
mod files;
mod learn;
mod lessons;
mod library;
mod notes;
mod pause;
mod programs;
mod puzzles;
mod question;
mod rules;
mod settings;
mod substitute;
mod welcome;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use bevy_enhanced_input::prelude::Fire;
use ludarium_rules::GameId;

pub(super) use export::plugin as export_plugin;
pub(super) use files::{plugin as files_plugin, show as show_files};
pub(super) use learn::{ShownGame, forget_game};
pub(super) use library::{LibraryView, forget_view};
pub(super) use programs::{ProgramForm, forget_trial};
pub(super) use question::plugin as question_plugin;
pub(super) use substitute::Substitute;
pub(super) use welcome::remember as remember_welcome;
pub use welcome::{greet, greet_again};

use super::backdrop;
use super::page::{Page, Pages};
use super::setup::MatchSetup;
use crate::actions::Close;
use crate::editor::EditorOrder;
use crate::exercise::{Exercise, MatchLeft};
use crate::kept::PlayerFolder;
use crate::rulebook::MarkedHeading;
use crate::schedule::{Menu, MenuStack, Screen};
use crate::settings::Preferences;
use crate::sound::SoundNotices;
use crate::stage::PreviewGame;
use crate::table::{Archive, Intent, IntentWriter, Prompt, Table};
use crate::ui::{Sheet, WidgetContext, to_egui};
use crate::words::text;

/// What menus open, leave and do.
#[derive(SystemParam)]
pub struct MenuContext<'w, 's> {
    menus: ResMut<'w, MenuStack>,
    screen: ResMut<'w, NextState<Screen>>,
    intents: IntentWriter<'w>,
    prompt: ResMut<'w, Prompt>,
    setup: ResMut<'w, MatchSetup>,
    exit: MessageWriter<'w, AppExit>,
    archive: Res<'w, Archive>,
    folder: Res<'w, PlayerFolder>,
    wish: ResMut<'w, files::FilePicker>,
    preview_game: Res<'w, PreviewGame>,
    table: Option<Res<'w, Table>>,
    sound: Res<'w, SoundNotices>,
    programs: programs::ProgramMenu<'w>,
    substitute: substitute::SubstituteMenu<'w>,
    lessons: lessons::LessonMenu<'w>,
    puzzles: puzzles::PuzzleMenu<'w, 's>,
    library: library::LibraryMenu<'w>,
    export: export::ExportMenu<'w>,
    notes: notes::NotesMenu<'w>,
    shown_game: ResMut<'w, ShownGame>,
    exercise: Option<Res<'w, Exercise>>,
    left: Res<'w, MatchLeft>,
    commands: Commands<'w, 's>,
    marked: Res<'w, MarkedHeading>,
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

/// Shows the topmost menu.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut context: MenuContext,
    mut preferences: ResMut<Preferences>,
    mut pages: ResMut<Pages>,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    widgets.set_enabled(true);
    backdrop(&ctx, to_egui(widgets.palette().panel.background));
    let game = context.game();
    let palette = *widgets.palette();
    let Some(sheet) = sheet_of(*menu.get()) else { return Ok(()) };
    let mut changed = preferences.clone();
    let orders = context.programs.orders();
    let library_foot = context.library.foot(context.table.as_deref());
    let export_foot = context.export.foot(&context.library.library, context.table.as_deref());
    let (mut library_order, mut export_order) = (None, None);
    let folder = PlayerFolder::clone(&context.folder);
    let filmed = context.library.library.filmed();
    let (mut lesson, mut puzzle, mut noted) = (None, None, None);
    let body = |ui: &mut egui::Ui, widgets: &mut WidgetContext| match menu.get() {
        Menu::None | Menu::Photo | Menu::Files => {}
        Menu::Pause => pause::show(ui, widgets, &mut context),
        Menu::Settings => settings::show(ui, widgets, &mut changed, (&context.sound, &mut context.menus)),
        Menu::Programs => context.programs.show(ui, widgets),
        Menu::Substitute => context.substitute.show(ui, widgets, game),
        Menu::Lessons => lesson = context.lessons.show(ui, widgets, &mut context.shown_game, game),
        Menu::Puzzles => puzzle = context.puzzles.show(ui, widgets, &mut context.shown_game, game),
        Menu::Library => context.library.show(ui, widgets, context.table.as_deref()),
        Menu::Export => context.export.show(ui, widgets, &mut context.library.library, &mut changed),
        Menu::Unkept => question::show_unkept(ui, widgets, &folder, filmed),
        Menu::Notes => noted = context.notes.show(ui, widgets, context.table.as_deref()),
        Menu::Rules => {
            let marked = rules::marked(&context, game);
            pages.show(ui, &palette, Page::Rules(game), marked, |ui| lesson = rules::lesson(ui, widgets, &mut context));
            rules::keys(ui);
        }
        Menu::Credits => pages.show(ui, &palette, Page::Credits, None, |_| {}),
        Menu::Welcome => welcome::show(ui, widgets, &mut changed),
    };
    let (mut leads_on, mut order, mut plays_on, mut is_noted) = (None, None, false, false);
    let mut answer = None;
    let foot = |ui: &mut egui::Ui, widgets: &mut WidgetContext| match menu.get() {
        Menu::Library => library_order = library_foot.show(ui, widgets),
        Menu::Export => export_order = export_foot.show(ui, widgets),
        Menu::Welcome => leads_on = welcome::foot(ui, widgets),
        Menu::Notes => is_noted = notes::foot(ui, widgets),
        Menu::Programs => order = programs::foot(ui, widgets, orders),
        Menu::Unkept => answer = question::unkept_foot(ui, widgets, &folder, filmed),
        Menu::Substitute => plays_on = substitute::foot(ui, widgets),
        _ => {}
    };
    if sheet.show(&ctx, &mut widgets, body, foot) || is_noted {
        context.menus.pop();
    }
    if let Some(answer) = answer {
        answer.carry_out(&mut context);
    }
    if let Some(wanted) = noted {
        context.intents.write_batch(wanted.intent);
        if wanted.closes {
            context.menus.pop();
        }
    }
    if let Some(lesson) = lesson {
        context.ask(lesson);
    }
    if let Some(puzzle) = puzzle {
        context.ask(puzzle);
    }
    if let Some(way) = leads_on {
        way.go(&mut context);
    }
    if let Some(order) = order {
        context.programs.carry_out(order);
    }
    if let Some(order) = library_order {
        let MenuContext { library, commands, menus, .. } = &mut context;
        library.carry_out(order, (&mut **menus, commands));
    }
    if let Some(order) = export_order {
        let MenuContext { export, library, menus, .. } = &mut context;
        export.carry_out(order, (&mut *library.library, &mut **menus), &changed);
    }
    if plays_on {
        let intent = context.table.as_deref().and_then(|table| context.substitute.intent(table));
        context.menus.clear();
        context.intents.write_batch(intent);
    }
    preferences.set_if_neq(changed);
    Ok(())
}

fn sheet_of(menu: Menu) -> Option<Sheet> {
    let (name, title, width) = match menu {
        Menu::None | Menu::Photo | Menu::Files => return None,
        Menu::Pause => ("pause", text!("pause"), 400.0),
        Menu::Settings => ("settings", text!("settings"), 620.0),
        Menu::Rules => ("rules", text!("page-rules"), 720.0),
        Menu::Credits => ("credits", text!("credits"), 680.0),
        Menu::Programs => ("programs", text!("programs"), 620.0),
        Menu::Substitute => ("substitute", text!("substitute"), 930.0),
        Menu::Lessons => ("lessons", text!("lessons"), 720.0),
        Menu::Puzzles => ("puzzles", text!("puzzles"), 720.0),
        Menu::Library => ("library", text!("library"), 760.0),
        Menu::Export => ("export", text!("export"), 760.0),
        Menu::Unkept => ("unkept", text!("unkept"), 560.0),
        Menu::Notes => ("notes", text!("study-note"), 520.0),
        Menu::Welcome => ("welcome", text!("welcome"), 660.0),
    };
    let steady = matches!(menu, Menu::Library | Menu::Export);
    Some(Sheet { name, title, width, cross: "close", steady })
}

/// Escape closes the topmost menu, or leaves the set-up of a match or of a position. To a question it says no.
pub fn close(
    _: On<Fire<Close>>,
    (mut menus, mut form): (ResMut<MenuStack>, ResMut<ProgramForm>),
    (screen, mut next_screen): (Res<State<Screen>>, ResMut<NextState<Screen>>),
    mut commands: Commands,
) {
    if menus.top() == Menu::Programs && form.decline() || menus.pop() != Menu::None {
        return;
    }
    match screen.get() {
        Screen::Setup => next_screen.set(Screen::Title),
        Screen::Editor => commands.trigger(EditorOrder::Leave),
        Screen::Title | Screen::Table => {}
    }
}
