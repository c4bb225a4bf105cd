//! Menus over a screen: pause, settings, rules, credits.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::egui_wants_any_keyboard_input;
use bevy_egui::{EguiContexts, egui};

use super::{backdrop, page, sheet};
use crate::games::guide;
use crate::look::palette::PaletteName;
use crate::schedule::{Menu, Screen};
use crate::settings::Preferences;
use crate::stage::PreviewGame;
use crate::table::{Intent, IntentWriter, Table};
use crate::ui::widget::WidgetContext;

const CREDITS: &str = include_str!("../../assets/CREDITS.md");

const KEYS: [(&str, &str); 15] = [
    ("Arrows, Enter", "move on the board and choose"),
    ("1 to 9", "the choices below the board"),
    ("Tab", "go round everything that can be chosen"),
    ("Escape, right click", "one step back; then the pause menu"),
    ("U, R", "undo, redo (also Ctrl+Z, Ctrl+Y)"),
    ("Page up, Page down", "one turn back or on"),
    ("Home, End", "to the start, to the present"),
    ("H", "a hint, and away with it"),
    ("M", "the AI moves now"),
    ("Space, N, 1 to 3", "two AIs: pause, one turn, how fast"),
    ("T", "from straight above, and back"),
    ("F", "to the other side of the board"),
    ("Ctrl+arrows, right drag", "turn and tilt the camera"),
    ("+ and -, wheel", "closer and farther; 0 shows the whole board"),
    ("F1", "these rules"),
];

/// What the menus do.
#[derive(SystemParam)]
pub struct MenuContext<'w> {
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    intents: IntentWriter<'w>,
    exit: MessageWriter<'w, AppExit>,
    at: Res<'w, State<Screen>>,
    preview_game: Res<'w, PreviewGame>,
    table: Option<Res<'w, Table>>,
}

impl MenuContext<'_> {
    /// Where a menu that was opened from another one leads back to.
    fn close(&mut self, from: Menu) {
        let inside = *self.at.get() == Screen::Table && from != Menu::Pause;
        self.menu.set(if inside && from != Menu::Rules { Menu::Pause } else { Menu::None });
    }
}

/// Shows the menu that is open.
pub fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut menus: MenuContext,
    mut preferences: ResMut<Preferences>,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    widgets.set_enabled(true);
    backdrop(&ctx);
    let game = menus.table.as_ref().map_or(menus.preview_game.0, |table| table.game().setup().game);
    let guide = guide(game);
    match menu.get() {
        Menu::None => {}
        Menu::Pause => sheet(&ctx, &mut widgets, "pause", 300.0, |ui, widgets| pause(ui, widgets, &mut menus)),
        Menu::Settings => {
            let mut changed = preferences.clone();
            sheet(&ctx, &mut widgets, "settings", 470.0, |ui, widgets| {
                close_button(ui, widgets, &mut menus, Menu::Settings);
                settings(ui, widgets, &mut changed);
            });
            preferences.set_if_neq(changed);
        }
        Menu::Rules => sheet(&ctx, &mut widgets, "rules", 680.0, |ui, widgets| {
            close_button(ui, widgets, &mut menus, Menu::Rules);
            page::show(ui, &widgets.palette().clone(), guide.rules, Some(game));
            ui.add_space(8.0);
            ui.heading("Keys");
            egui::Grid::new("keys").num_columns(2).spacing([18.0, 4.0]).show(ui, |ui| {
                for (key, what) in KEYS {
                    ui.strong(key);
                    ui.label(what);
                    ui.end_row();
                }
            });
        }),
        Menu::Credits => sheet(&ctx, &mut widgets, "credits", 640.0, |ui, widgets| {
            close_button(ui, widgets, &mut menus, Menu::Credits);
            page::show(ui, &widgets.palette().clone(), CREDITS, None);
        }),
    }
    Ok(())
}

/// Escape closes the menu, or leaves the set-up.
pub fn escape(
    keys: Res<ButtonInput<KeyCode>>,
    menu: Res<State<Menu>>,
    mut menus: MenuContext,
    wants: Res<bevy_egui::input::EguiWantsInput>,
) {
    // The press that opened the pause menu must not close it again.
    let fresh = menu.is_changed();
    if !keys.just_pressed(KeyCode::Escape) || fresh || egui_wants_any_keyboard_input(wants) {
        return;
    }
    match menu.get() {
        Menu::None if *menus.at.get() == Screen::Setup => menus.screen.set(Screen::Title),
        Menu::None => {}
        open => menus.close(*open),
    }
}

fn close_button(ui: &mut egui::Ui, widgets: &mut WidgetContext, menus: &mut MenuContext, from: Menu) {
    if widgets.primary(ui, "close", "Close") {
        menus.close(from);
    }
}

fn pause(ui: &mut egui::Ui, widgets: &mut WidgetContext, menus: &mut MenuContext) {
    ui.vertical_centered(|ui| ui.heading("Pause"));
    if widgets.primary(ui, "resume", "Back to the board") {
        menus.menu.set(Menu::None);
    }
    let clocks = menus.table.as_ref().map(|table| (table.game().clocks().is_some(), table.game().clocks_paused()));
    if let Some((true, paused)) = clocks {
        let label = if paused { "Start the clocks" } else { "Stop the clocks" };
        if widgets.wide(ui, "clocks", label) {
            menus.intents.write(Intent::PauseClocks(!paused));
        }
    }
    for (name, label, intent) in ways_out(menus) {
        if widgets.wide(ui, name, label) {
            menus.intents.write(intent);
            menus.menu.set(Menu::None);
        }
    }
    let open = menus.table.as_ref().is_some_and(|table| table.result().is_none());
    if open && widgets.wide(ui, "abandon", "Leave this match unfinished for good") {
        menus.intents.write(Intent::Abandon);
        menus.menu.set(Menu::None);
    }
    if widgets.wide(ui, "new match", "New match") {
        menus.screen.set(Screen::Setup);
    }
    for (name, label, menu) in [
        ("rules", "Rules and keys", Menu::Rules),
        ("settings", "Settings", Menu::Settings),
        ("credits", "Credits", Menu::Credits),
    ] {
        if widgets.wide(ui, name, label) {
            menus.menu.set(menu);
        }
    }
    if widgets.wide(ui, "title", "Back to the shelf") {
        menus.screen.set(Screen::Title);
    }
    if widgets.wide(ui, "quit", "Quit (the match is saved)") {
        menus.exit.write(AppExit::Success);
    }
}

/// Draw and resignation, for those who play by keyboard.
fn ways_out(menus: &MenuContext) -> Vec<(&'static str, &'static str, Intent)> {
    let Some(table) = menus.table.as_ref() else { return Vec::new() };
    let Some(side) = table.speaker() else { return Vec::new() };
    let mut ways = vec![("menu resign", "Resign", Intent::Resign(side))];
    match table.game().offer() {
        Some(from) if table.is_human(from.other()) => {
            let by = from.other();
            ways.insert(0, ("menu decline", "Decline the draw", Intent::AnswerDraw { by, accept: false }));
            ways.insert(0, ("menu accept", "Accept the draw", Intent::AnswerDraw { by, accept: true }));
        }
        Some(_) => {}
        None => ways.insert(0, ("menu offer", "Offer a draw", Intent::OfferDraw(side))),
    }
    ways
}

fn settings(ui: &mut egui::Ui, widgets: &mut WidgetContext, preferences: &mut Preferences) {
    ui.heading("Settings");
    let volumes = [
        ("Pieces and events", &mut preferences.effects_volume),
        ("Room", &mut preferences.ambience_volume),
        ("Buttons and hints", &mut preferences.interface_volume),
    ];
    egui::Grid::new("volumes").num_columns(2).show(ui, |ui| {
        for (label, volume) in volumes {
            ui.label(format!("Volume: {label}"));
            ui.add(egui::Slider::new(volume, 0.0..=1.0).show_value(false));
            ui.end_row();
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label("Motion");
        for (label, speed) in [("At once", 0.0), ("Slow", 0.5), ("Normal", 1.0), ("Fast", 2.0)] {
            if widgets.choice(ui, &format!("speed {speed}"), preferences.speed == speed, label) {
                preferences.speed = speed;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label("Size of text");
        for percent in [80, 100, 125, 150, 200] {
            let size = percent as f32 / 100.0;
            if widgets.choice(ui, &format!("text {percent}"), preferences.text_scale == size, &format!("{percent} %")) {
                preferences.text_scale = size;
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label("Colours");
        for (index, palette) in PaletteName::ALL.into_iter().enumerate() {
            let chosen = preferences.palette() == palette;
            if widgets.choice(ui, &format!("palette {index}"), chosen, palette.label()) {
                preferences.palette = index as u32;
            }
        }
    });
    for (flag, label) in [
        (&mut preferences.reduced_motion, "Reduced motion: nothing travels, only fades"),
        (&mut preferences.turn_board, "Two people: the board turns to the side to move"),
        (&mut preferences.top_down, "New matches begin with the view from straight above"),
        (&mut preferences.show_movable, "Mark the pieces that can act"),
        (&mut preferences.finish_forced, "Take the only possible step by itself"),
        (&mut preferences.evaluation_bar, "A bar beside the board shows who stands better"),
        (&mut preferences.ponder, "The AI also thinks on your time (not with simple graphics)"),
        (&mut preferences.confirm_resign, "Ask before resigning"),
        (&mut preferences.pause_hidden, "Clocks stop while the window is hidden"),
    ] {
        let response = ui.checkbox(flag, label);
        widgets.remember(ui, label, response.rect);
    }
}
