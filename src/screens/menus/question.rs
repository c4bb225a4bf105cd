//! Questions before what cannot be undone. Escape and the cross answer no.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use bevy_egui::egui::{RichText, Ui};

use super::MenuContext;
use super::files::FileWish;
use crate::kept::PlayerFolder;
use crate::library::MatchLibrary;
use crate::schedule::{Menu, MenuStack, QuitRequested};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the buttons of a question do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// Nothing happens.
    No,
    /// What could not be written is written again.
    TryAgain,
    /// It is written into another folder.
    SaveElsewhere,
    /// The game is closed all the same.
    Quit,
}

/// The ways in to the questions.
pub(in crate::screens) fn plugin(app: &mut App) {
    app.add_observer(quit).add_systems(
        PreUpdate,
        (|mut commands: Commands| commands.trigger(QuitRequested)).run_if(on_message::<WindowCloseRequested>),
    );
}

/// Closes the game, unless something would be lost: then the player is asked.
fn quit(
    _: On<QuitRequested>,
    (folder, library): (Res<PlayerFolder>, Res<MatchLibrary>),
    mut menus: ResMut<MenuStack>,
    mut exits: MessageWriter<AppExit>,
) {
    if folder.is_all_safe() && library.filmed().is_none() {
        exits.write(AppExit::Success);
    } else {
        menus.push(Menu::Unkept);
    }
}

/// What is lost, and why; how much is done of a film that is being made, from 0 to 1.
pub(super) fn show_unkept(ui: &mut Ui, widgets: &mut WidgetContext, folder: &PlayerFolder, filmed: Option<f32>) {
    let colors = widgets.palette().panel;
    let unwritten = folder.unwritten();
    if unwritten.is_empty() && filmed.is_none() {
        match folder.refusal() {
            Some(refusal) => ui.label(text!("unkept-sign", why = refusal.words())),
            None => ui.label(text!("unkept-none")),
        };
        return;
    }
    ui.label(text!("unkept-help"));
    ui.add_space(6.0);
    if let Some(share) = filmed {
        let percent = (share * 100.0).round() as u32;
        let said = text!("unkept-film", percent = percent);
        ui.label(RichText::new(said).color(to_egui(colors.bad)));
    }
    for one in &unwritten {
        let said = text!("unkept-one", what = one.what.words(), why = one.why.words());
        ui.label(RichText::new(said).color(to_egui(colors.bad)));
    }
    if let Some(refusal) = folder.not_elsewhere() {
        ui.add_space(6.0);
        let said = text!("unkept-not-elsewhere", why = refusal.words());
        ui.label(RichText::new(said).color(to_egui(colors.bad)));
    }
    if let Some(path) = folder.elsewhere() {
        ui.add_space(6.0);
        let said = text!("unkept-elsewhere", path = path.display().to_string());
        ui.label(RichText::new(said).color(to_egui(colors.accent)));
    }
}

/// The ways out of what cannot be kept.
pub(super) fn unkept_foot(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    folder: &PlayerFolder,
    filmed: Option<f32>,
) -> Option<Answer> {
    ui.add_space(8.0);
    let is_safe = folder.is_all_safe() && filmed.is_none();
    let quit = if is_safe { text!("quit") } else { text!("unkept-quit") };
    let mut buttons = Vec::new();
    if folder.may_try_again() && folder.refusal().is_some() {
        buttons.push(("try again", text!("unkept-try-again"), Answer::TryAgain));
    }
    if !folder.unwritten().is_empty() {
        buttons.push(("save elsewhere", text!("unkept-save-elsewhere"), Answer::SaveElsewhere));
    }
    buttons.push(("quit all the same", quit, Answer::Quit));
    buttons.push(("back", text!("unkept-back"), Answer::No));
    row(ui, widgets, buttons)
}

fn row(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    buttons: impl IntoIterator<Item = (&'static str, String, Answer)>,
) -> Option<Answer> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (name, label, answer) in buttons {
            if widgets.button(ui, name, &label) {
                pressed = Some(answer);
            }
        }
    });
    pressed
}

impl Answer {
    pub(super) fn carry_out(self, context: &mut MenuContext) {
        match self {
            Answer::No => _ = context.menus.pop(),
            Answer::TryAgain => {
                context.folder.try_again();
                if context.folder.refusal().is_none() {
                    context.menus.pop();
                }
            }
            Answer::SaveElsewhere => {
                context.wish.set(FileWish::FolderForUnkept);
                context.menus.push(Menu::Files);
            }
            Answer::Quit => _ = context.exit.write(AppExit::Success),
        }
    }
}
