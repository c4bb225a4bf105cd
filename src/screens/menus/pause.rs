//! The pause menu: back to the board, other menus, and the ways out.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use ludarium_rules::Side;

use super::{MenuContext, MenuSheet, no_foot, sheet};
use crate::analysis::{AnalysisWanted, may_analyse};
use crate::editor::EditorRequested;
use crate::exercise::{Exercise, MatchLeft, Order as ExerciseOrder};
use crate::hud::TypingRequested;
use crate::library::{ExportRequested, LinkWanted};
use crate::page;
use crate::rating::player_name;
use crate::schedule::{Menu, QuitRequested, Screen};
use crate::screens::setup::MatchSetup;
use crate::table::{Act, Archive, Intent, Prompt, Table};
use crate::ui::WidgetContext;
use crate::words::text;

/// What can be asked of the table.
#[derive(Clone)]
enum Wish {
    Intent(Intent),
    /// What is asked about first.
    Sure(Act),
}

/// The name of a button for scripts, what is written on it, what it asks of the table.
type Order = (String, String, Wish);

/// What the menu shows and leads to.
#[derive(SystemParam)]
pub(super) struct PauseMenu<'w, 's> {
    context: MenuContext<'w, 's>,
    prompt: ResMut<'w, Prompt>,
    setup: ResMut<'w, MatchSetup>,
    archive: Res<'w, Archive>,
    exercise: Option<Res<'w, Exercise>>,
    left: Res<'w, MatchLeft>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: PauseMenu) -> Result {
    if page.show(sheet("pause", text!("pause"), 400.0), &mut menu, body, no_foot)? {
        menu.context.menus.pop();
    }
    Ok(())
}

fn body(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut PauseMenu) {
    let PauseMenu { context, prompt, .. } = menu;
    back(ui, widgets, context);
    clocks(ui, widgets, context);
    let orders = context.table.as_ref().map(|table| orders(table)).unwrap_or_default();
    // What two people can ask for stands side by side.
    let two = if context.table.as_ref().is_some_and(|table| table.has_two_people()) { 2 } else { 1 };
    let mut wish = None;
    for row in orders.chunk_by(|(one, ..), (other, ..)| one.get(1..) == other.get(1..)) {
        ui.columns(row.len().clamp(1, two), |columns| {
            for (ui, (name, label, wanted)) in columns.iter_mut().zip(row) {
                if widgets.wide(ui, name, label) {
                    wish = Some(wanted.clone());
                }
            }
        });
    }
    match wish {
        None => {}
        Some(Wish::Intent(intent)) => context.order(intent),
        Some(Wish::Sure(act)) => {
            context.menus.clear();
            prompt.ask(act);
        }
    }
    exercise(ui, widgets, menu);
    begin(ui, widgets, menu);
    let context = &mut menu.context;
    if context.table.as_ref().is_some_and(|table| may_analyse(table))
        && widgets.wide(ui, "analyse", &text!("pause-analyse"))
    {
        context.menus.clear();
        context.commands.trigger(AnalysisWanted(true));
    }
    if context.table.is_some() {
        ui.columns(2, |columns| {
            if widgets.wide(&mut columns[0], "export", &text!("export-open")) {
                context.commands.trigger(ExportRequested::OnTable);
            }
            if widgets.wide(&mut columns[1], "photo", &text!("pause-photos")) {
                context.menus.clear();
                context.menus.push(Menu::Photo);
            }
        });
    }
    let menus = [
        ("rules", text!("pause-rules"), Menu::Rules),
        ("settings", text!("settings"), Menu::Settings),
        ("library", text!("library"), Menu::Library),
        ("lessons", text!("lessons"), Menu::Lessons),
        ("puzzles", text!("puzzles"), Menu::Puzzles),
        ("credits", text!("credits"), Menu::Credits),
    ];
    // Two beside each other, so that the ways out are seen without scrolling.
    for pair in menus.chunks(2) {
        ui.columns(2, |columns| {
            for (ui, (name, label, menu)) in columns.iter_mut().zip(pair) {
                if widgets.wide(ui, name, label) {
                    context.menus.push(*menu);
                }
            }
        });
    }
    if widgets.wide(ui, "title", &text!("pause-shelf")) {
        context.leave_to(Screen::Title);
    }
    // A page is closed by the browser.
    if !page::IS_THERE && widgets.wide(ui, "quit", &words_of_quit(menu)) {
        menu.context.commands.trigger(QuitRequested);
    }
}

/// The ways back to the board: as it is, or to type a turn where one may be played.
fn back(ui: &mut Ui, widgets: &mut WidgetContext, context: &mut MenuContext) {
    let goes_on = |table: &Table| table.result().is_none() || table.exploration().is_some();
    let may_type = context.table.as_ref().is_some_and(|table| goes_on(table));
    ui.columns(if may_type { 2 } else { 1 }, |columns| {
        if widgets.primary(&mut columns[0], "resume", &text!("pause-resume")) {
            context.menus.clear();
        }
        if let Some(ui) = columns.get_mut(1)
            && widgets.wide(ui, "type", &text!("pause-type"))
        {
            context.menus.clear();
            context.commands.trigger(TypingRequested);
        }
    });
}

/// What is written on the way out: whether the match is saved, where there is one that can be.
fn words_of_quit(menu: &PauseMenu) -> String {
    match menu.context.table.as_deref().filter(|table| !table.is_exercise()) {
        None => text!("quit"),
        Some(table) if menu.archive.is_kept(table) => text!("pause-quit"),
        Some(_) => text!("pause-quit-unsaved"),
    }
}

/// Another match, and beside it the set-up of the shown position, where it may be taken over.
fn begin(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut PauseMenu) {
    let PauseMenu { context, setup, .. } = menu;
    let shown = context.table.as_ref().filter(|table| may_set_up(table)).map(|table| table.shown_position().clone());
    ui.columns(if shown.is_some() { 2 } else { 1 }, |columns| {
        if widgets.wide(&mut columns[0], "new match", &text!("pause-new-match")) {
            let game = context.game();
            setup.choose(game);
            context.leave_to(Screen::Setup);
        }
        if let Some((ui, position)) = columns.get_mut(1).zip(shown)
            && widgets.wide(ui, "set up", &text!("setup-set-up"))
        {
            let position = Box::new(position);
            context.commands.trigger(EditorRequested { position, resumes: false, back: Screen::Title });
        }
    });
}

fn clocks(ui: &mut Ui, widgets: &mut WidgetContext, context: &mut MenuContext) {
    let Some(paused) = context.table.as_ref().and_then(|table| table.are_clocks_paused()) else { return };
    let label = if paused { text!("pause-start-clocks") } else { text!("pause-stop-clocks") };
    if widgets.wide(ui, "clocks", &label) {
        context.intents.write(Intent::PauseClocks(!paused));
    }
}

/// Whether the shown position may be taken over to the set-up: it is no exercise, which would be lost, and shows nothing
/// that is secret.
fn may_set_up(table: &Table) -> bool {
    !table.is_exercise() && !table.keeps_secrets() && !table.brings_to_light()
}

/// What can be asked of the exercise on the table.
fn exercise(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut PauseMenu) {
    let (mut asked, mut linked) = (None, None);
    if let (Some(exercise), Some(table)) = (&menu.exercise, &menu.context.table)
        && table.is_exercise()
        && exercise.is_about(table)
    {
        for order in ExerciseOrder::all_of(exercise, &menu.left) {
            if widgets.wide(ui, order.name(), &order.label(exercise)) {
                asked = Some(order);
            }
        }
        linked = exercise.link().filter(|_| widgets.wide(ui, "link exercise", &text!("link-copy")));
    }
    if let Some(order) = asked {
        menu.context.ask(order);
    }
    if let Some(link) = linked {
        menu.context.ask(LinkWanted(link));
    }
}

/// The draw, resignation and leaving, in a match that is not over. An exercise is only left, and what is analysed is not
/// played.
fn orders(table: &Table) -> Vec<Order> {
    let mut orders = Vec::new();
    if table.is_exercise() || table.exploration().is_some() {
        return orders;
    }
    let mut add = |name: &str, label, wish| orders.push((name.to_owned(), label, wish));
    if let Some(by) = table.draw_answerer() {
        let answer = |accept| Wish::Intent(Intent::AnswerDraw { by, accept });
        add("menu accept", text!("pause-accept-draw"), answer(true));
        add("menu decline", text!("pause-decline-draw"), answer(false));
    }
    for side in Side::ALL.into_iter().filter(|side| table.may_offer_draw(*side)) {
        let label = match table.has_two_people() {
            true => text!("pause-offer-draw-of", name = player_name(table, side)),
            false => text!("pause-offer-draw"),
        };
        add(&named("menu offer", table, side), label, Wish::Intent(Intent::OfferDraw(side)));
    }
    for side in Side::ALL.into_iter().filter(|side| table.may_resign(*side)) {
        let label = match table.has_two_people() {
            true => text!("pause-resign-of", name = player_name(table, side)),
            false => text!("pause-resign"),
        };
        add(&named("menu resign", table, side), label, Wish::Sure(Act::Resign(side)));
    }
    if table.result().is_none() {
        add("abandon", text!("pause-abandon"), Wish::Sure(Act::Abandon));
    }
    orders
}

/// The name of a button: of two people each has one.
fn named(name: &str, table: &Table, side: Side) -> String {
    if table.has_two_people() { format!("{} {name}", side.letter()) } else { name.to_owned() }
}
