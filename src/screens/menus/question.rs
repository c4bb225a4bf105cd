//! Questions before what cannot be undone. Escape and the cross answer no.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use bevy_egui::egui::{RichText, Ui};

use super::files::{FilePicker, FileWish};
use super::{MenuSheet, sheet};
use crate::kept::{InWords, PlayerFolder};
use crate::library::MatchLibrary;
use crate::schedule::{Menu, MenuStack, QuitRequested};
use crate::ui::{WidgetContext, to_egui};
use crate::words::text;

/// What the buttons of a question do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
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
pub(super) fn plugin(app: &mut App) {
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

/// What the question is about, and what answers lead to.
#[derive(SystemParam)]
pub(super) struct UnkeptMenu<'w> {
    folder: Res<'w, PlayerFolder>,
    library: Res<'w, MatchLibrary>,
    picker: ResMut<'w, FilePicker>,
    menus: ResMut<'w, MenuStack>,
    exits: MessageWriter<'w, AppExit>,
}

pub(super) fn show(mut page: MenuSheet, mut menu: UnkeptMenu) -> Result {
    if page.show(sheet("unkept", text!("unkept"), 560.0), &mut menu, body, foot)? {
        menu.menus.pop();
    }
    Ok(())
}

/// What is lost, and why.
fn body(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut UnkeptMenu) {
    let (folder, filmed) = (&menu.folder, menu.library.filmed());
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
fn foot(ui: &mut Ui, widgets: &mut WidgetContext, menu: &mut UnkeptMenu) {
    let (folder, filmed) = (&menu.folder, menu.library.filmed());
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
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (name, label, answer) in buttons {
            if widgets.button(ui, name, &label) {
                pressed = Some(answer);
            }
        }
    });
    if let Some(answer) = pressed {
        menu.carry_out(answer);
    }
}

impl UnkeptMenu<'_> {
    fn carry_out(&mut self, answer: Answer) {
        match answer {
            Answer::No => _ = self.menus.pop(),
            Answer::TryAgain => {
                self.folder.try_again();
                if self.folder.refusal().is_none() {
                    self.menus.pop();
                }
            }
            Answer::SaveElsewhere => {
                self.picker.set(FileWish::FolderForUnkept);
                self.menus.push(Menu::Files);
            }
            Answer::Quit => _ = self.exits.write(AppExit::Success),
        }
    }
}
